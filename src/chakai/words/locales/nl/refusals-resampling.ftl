### Refusals of those who draw positions that a seat cannot tell from the one on the table.

refusal-resample-spectator = Stellingen van { $game } kunnen alleen voor een stoel worden getrokken: een toeschouwer heeft geen hand gezien.
refusal-resample-answered = De stoelen ‘{ $seats }’ kunnen niet allemaal al hebben geantwoord: dat kunnen alleen anderen aan wie nu iets wordt gevraagd, en minstens één antwoord moet nog ontbreken.
refusal-resample-too-many = De ongeziene kaarten kunnen in één set op { $cases } manieren verdeeld zijn; er worden er hoogstens { $most } opgeteld. Met zo’n stapel en kaarten die vele sets lang worden gehouden, wordt er geen stelling getrokken.
