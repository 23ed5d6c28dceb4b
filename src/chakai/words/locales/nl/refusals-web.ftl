### Refusals of the server. The part after "refusal-" is the stable code.

refusal-unknown-table = Deze tafel bestaat niet. Misschien is hij verwijderd, of de link is niet compleet.
refusal-unknown-page = Deze pagina bestaat niet.
refusal-unknown-invitation = Deze uitnodiging komt niet van ons. Misschien is de link niet compleet; vraag er opnieuw om.
refusal-unknown-seat-key = Met deze link krijg je geen stoel terug. Misschien is hij niet compleet, of de partij is verwijderd.
refusal-forged-pass = Het toegangsbewijs van deze browser is niet hier uitgegeven; daarom kom je hier als nieuwkomer binnen. Met de privélink van een stoel krijg je die stoel terug.
refusal-foreign-origin = Dit is niet vanaf een pagina van deze server verstuurd en wordt niet aangenomen.
refusal-not-your-seat = Deze stoel is niet van jou. Was hij dat wel, dan krijg je hem terug met de privélink.
refusal-only-watching = Je kijkt toe; dat kan alleen wie aan tafel zit.
refusal-not-finished = Deze partij is nog niet afgelopen; daarna kun je haar terugkijken.
refusal-no-free-seat = Aan deze tafel is geen stoel vrij.
refusal-already-seated = Je zit al aan deze tafel.
refusal-game-running = Deze partij is nog bezig en er speelt nog iemand mee. Geef eerst op.
refusal-post-too-long = Dat is te lang: meer dan { $longest } bytes.
refusal-too-fast = Dat was te veel tegelijk. Wacht even.
refusal-foreign-host = Deze server is niet bekend onder de naam waarmee hij werd aangesproken. Wie hem beheert, kan die naam toestaan met --allow-host.
refusal-too-many-waiting = { $most ->
    [one] Er wacht al { $most } tafel van jou op iemand. Verwijder die eerst.
   *[other] Er wachten al { $most } tafels van jou op iemand. Verwijder er eerst een.
}
refusal-too-many-links = { $most ->
    [one] Voor deze tafel is al { $most } privélink gemaakt; meer kan niet.
   *[other] Voor deze tafel zijn al { $most } privélinks gemaakt; meer kan niet.
}
refusal-talk-full = { $most ->
    [one] Aan deze tafel is al { $most } bericht gestuurd; voor meer is geen ruimte.
   *[other] Aan deze tafel zijn al { $most } berichten gestuurd; voor meer is geen ruimte.
}
refusal-metrics-address = ‘{ $given }’ is geen adres met een poort, zoals 127.0.0.1:9100.
refusal-metrics-busy = De cijfers kunnen niet worden getoond op { $host }, poort { $port }: { $detail }
refusal-trusted-proxy = ‘{ $given }’ is geen adres van een proxy, zoals 127.0.0.1 of 10.0.0.0/8.
refusal-our-fault = Er ging hier iets mis, en dat lag niet aan jou. Er is niets verloren gegaan; probeer het opnieuw.
refusal-request-unreadable = Het verzoek was niet te begrijpen.
refusal-message-too-long = Dat bericht is te lang: meer dan { $longest } tekens.
refusal-message-unreadable = Het bericht was niet te begrijpen.
refusal-not-begun = De partij is nog niet begonnen.
refusal-busy = De tafel is even bezig. Probeer het opnieuw.
refusal-rematch-early = De partij is nog niet afgelopen.
refusal-rematch-set = De volgende partij staat al klaar.
refusal-name-empty = Er is een naam nodig: één letter is genoeg.
refusal-name-too-long = De naam is te lang: hoogstens { $longest } tekens.
refusal-database-unusable = De database { $database } is niet te gebruiken: { $detail }
refusal-database-address = ‘{ $database }’ is geen bestand en ook geen PostgreSQL-adres zoals postgresql://user@host/name.
refusal-database-driver = PostgreSQL heeft nog één pakket nodig; installeer het met: pip install 'chakai[postgres]' ({ $detail })
refusal-unknown-host = Er is geen adres ‘{ $host }’ om op te luisteren.
refusal-no-free-port = Op { $host } is vanaf poort { $port } geen poort vrij: { $detail }
refusal-public-url = Het openbare adres moet met http:// of https:// beginnen; ‘{ $given }’ doet dat niet.
refusal-wait-your-turn = Je bent nu niet aan de beurt.
refusal-rematch-alone = De andere speler heeft deze partij verwijderd. Begin een nieuwe partij.
refusal-key-too-short = De sleutel in { $place } is te kort om mee te ondertekenen: er zijn minstens { $shortest } bytes nodig.
refusal-database-forgets = De database { $database } zou bij stroomuitval zetten kwijtraken: de instelling fsync staat uit. Zet die aan in postgresql.conf.
refusal-backup-over-other = { $file } is geen back-up van chakai en blijft zoals het is; geef een andere naam op.
refusal-backup-schema = De tabellen van { $database } zijn niet die van deze versie. Start de server er één keer mee en maak dan de back-up.
refusal-backup-not-one = { $file } is geen back-up die is gemaakt met: chakai backup
refusal-backup-damaged = { $file } is beschadigd. Er is niets veranderd; gebruik een andere back-up.
refusal-backup-newer = { $file } is gemaakt met een nieuwere versie van chakai. Installeer die versie en zet de back-up dan terug.
refusal-restore-not-empty = { $database } is niet leeg en blijft zoals die is. Mag de inhoud verloren gaan, voeg dan --replace toe
refusal-restore-other-key = { $file } bevat een andere sleutel dan de back-up en blijft zoals het is. Mag die sleutel verloren gaan, voeg dan --replace toe
refusal-workers-need-postgresql = Meerdere processen ({ $workers }) kunnen alleen met PostgreSQL tafels delen; geef het adres op met --database, of laat --workers weg.
refusal-other-key = Een ander proces bedient deze tafels en ondertekent met een andere sleutel. Start ze allemaal met dezelfde CHAKAI_SECRET.
