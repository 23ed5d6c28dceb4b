cli-ray = Werk op het Ray-cluster op dit adres (HOST:PORT, auto, ray://HOST:PORT); local start er zelf een. --jobs begrenst dan hoeveel processoren ervan worden gebruikt.
refusal-ray-missing = Ray is hier niet geïnstalleerd; installeer chakai[ray] of laat --ray weg.
refusal-ray-unreachable = Geen Ray-cluster antwoordt op { $address }: { $detail }. --ray local start er een op deze machine.
refusal-ray-version = Een knooppunt van het Ray-cluster heeft chakai { $there }, deze machine { $here }; met verschillende versies kan dezelfde startwaarde andere partijen geven.
refusal-ray-no-chakai = Een knooppunt van het Ray-cluster kan chakai niet importeren; installeer het daar, in de Python waarmee Ray draait.
refusal-ray-bot = Een knooppunt van het Ray-cluster kan de bot { $bot } niet starten: { $detail }. Het commando moet op elk knooppunt bestaan.
