### Refusals of those who draw positions that a seat cannot tell from the one on the table.

refusal-resample-spectator = Stellingen van { $game } worden alleen voor een stoel getrokken: een toeschouwer heeft geen hand gezien.
refusal-resample-answered = Stoelen “{ $seats }” kunnen niet allemaal al geantwoord hebben: dat kunnen alleen anderen aan wie nu iets gevraagd wordt, en minstens één antwoord moet nog ontbreken.
refusal-resample-too-many = Wat niet gezien is, kan in één set op { $cases } manieren liggen; hoogstens { $most } worden opgeteld. Met zo’n stapel en kaarten die vele sets lang gehouden worden, wordt geen stelling getrokken.
