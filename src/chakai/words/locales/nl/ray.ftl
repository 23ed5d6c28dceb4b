cli-ray = Werk op het Ray-cluster op dit adres (HOST:PORT, auto, ray://HOST:PORT); met local wordt er een gestart. --jobs begrenst dan hoeveel processoren ervan worden gebruikt.
refusal-ray-missing = Ray is hier niet geïnstalleerd; installeer chakai[ray] of laat --ray weg.
refusal-ray-address = ‘{ $address }’ is geen adres van een Ray-cluster. Mogelijk: HOST:PORT, auto, ray://HOST:PORT, local.
refusal-ray-unreachable = Op { $address } antwoordt geen Ray-cluster: { $detail }. Met --ray local start je er een op deze computer.
refusal-ray-version = Een knooppunt van het Ray-cluster heeft een andere chakai ({ $there }; hier { $here }); dezelfde startwaarde geeft daar misschien andere partijen.
refusal-ray-no-chakai = Een knooppunt van het Ray-cluster kan chakai niet importeren; installeer het daar, in de Python waarop Ray draait.
refusal-ray-bot = Een knooppunt van het Ray-cluster kan de bot ‘{ $bot }’ niet starten: { $detail }. De opdracht moet op elk knooppunt bestaan.
