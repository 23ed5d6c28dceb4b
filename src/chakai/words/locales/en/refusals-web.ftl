### Refusals of the server. The part after "refusal-" is the stable code.

refusal-unknown-table = There is no such table. It may have been deleted; the link may be incomplete.
refusal-unknown-page = There is no such page.
refusal-unknown-invitation = This invitation is not one of ours. The link may be incomplete; ask for it again.
refusal-unknown-seat-key = This link brings back no seat. It may be incomplete, or the game has been deleted.
refusal-forged-pass = This browser’s pass was not issued here, so you are a newcomer. A private seat link brings a seat back.
refusal-foreign-origin = This was not sent from a page of this server and is not taken.
refusal-not-your-seat = This seat is not yours. If it was, its private link brings it back.
refusal-only-watching = You are watching; only who sits at the table can do that.
refusal-not-finished = This game is not finished; its replay opens when it is.
refusal-no-free-seat = There is no free seat at this table.
refusal-already-seated = You already sit at this table.
refusal-game-running = This game is still running and somebody else plays it too. Resign first.
refusal-post-too-long = That is too long: more than { $longest } bytes.
refusal-too-fast = That was too much at once. Wait a moment.
refusal-foreign-host = This server is not known by the name it was asked under. Whoever runs it can allow the name with --allow-host.
refusal-too-many-waiting = { $most ->
    [one] { $most } table of yours is already waiting for somebody. Delete it first.
   *[other] { $most } tables of yours are already waiting for somebody. Delete one first.
}
refusal-too-many-links = { $most ->
    [one] { $most } private link has been made for this table, and that is enough.
   *[other] { $most } private links have been made for this table, and that is enough.
}
refusal-talk-full = { $most ->
    [one] { $most } line has been said at this table; there is no room for more.
   *[other] { $most } lines have been said at this table; there is no room for more.
}
refusal-metrics-address = “{ $given }” is not an address with a port, such as 127.0.0.1:9100.
refusal-metrics-busy = The figures cannot be shown at { $host }, port { $port }: { $detail }
refusal-trusted-proxy = “{ $given }” is not the address of a proxy, such as 127.0.0.1 or 10.0.0.0/8.
refusal-our-fault = Something went wrong here, and it was not your doing. Nothing is lost; try again.
refusal-request-unreadable = The request could not be understood.
refusal-message-too-long = That message is too long: more than { $longest } characters.
refusal-message-unreadable = The message could not be understood.
refusal-not-begun = The game has not begun.
refusal-busy = The table is busy. Try again.
refusal-rematch-early = The game is not over yet.
refusal-rematch-set = The next game is already set.
refusal-name-empty = A name is needed: one letter is enough.
refusal-name-too-long = The name is too long: at most { $longest } characters.
refusal-database-unusable = The database { $database } cannot be used: { $detail }
refusal-database-address = “{ $database }” is neither a file nor a PostgreSQL address such as postgresql://user@host/name.
refusal-database-driver = PostgreSQL needs one more package; install it with: pip install 'chakai[postgres]' ({ $detail })
refusal-unknown-host = There is no address “{ $host }” to listen on.
refusal-no-free-port = No port is free at { $host } from { $port } on: { $detail }
refusal-public-url = The public address must begin with http:// or https://, unlike “{ $given }”.
refusal-wait-your-turn = It is not your turn.
refusal-rematch-alone = The other player has given up this table; set a new one.
refusal-key-too-short = The key in { $place } is too short to sign with: it needs at least { $shortest } bytes.
refusal-database-forgets = The database { $database } would lose moves in a power cut: its setting fsync is off. Turn it on in postgresql.conf.
refusal-backup-over-other = { $file } is no backup of chakai and stays as it is; give another name.
refusal-backup-schema = The tables of { $database } are not those of this version. Start the server once with it, then make the backup.
refusal-backup-not-one = { $file } is not a backup made by: chakai backup
refusal-backup-damaged = { $file } is damaged. Nothing has been changed; take another backup.
refusal-backup-newer = { $file } was made by a newer chakai. Install that version, then restore.
refusal-restore-not-empty = { $database } is not empty and stays as it is. To lose what is in it, add --replace
refusal-restore-other-key = { $file } holds another key than the backup and stays as it is. To lose it, add --replace
refusal-workers-need-postgresql = Several processes ({ $workers }) can share tables only on PostgreSQL; give its address with --database, or leave --workers out.
refusal-other-key = Another process serves these tables and signs with another key. Start all of them with the same CHAKAI_SECRET.
