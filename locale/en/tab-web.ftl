# The house in a browser tab: what differs from a server, and what a person can meet there.
web-refused-no-webassembly = This browser cannot run the games: WebAssembly is missing or turned off. Another browser, or another setting, can.
web-refused-old-browser = This browser is too old to run the games. A newer one can; nothing that is kept here is lost.
web-refused-no-engine = The games could not be loaded. They have to come over the network once; after that none is needed.
web-refused-storage-full = The browser has no room left, so this was not done. Delete finished games or other data, then try again.
web-refused-storage-failed = The browser did not keep this, so it was not done. Try again.
web-refused-error = Something went wrong here, so this was not done. Try again, or load the page anew; what was kept is still there.
web-refused-conflict = This table has changed in another window. Look again and choose.
web-refused-not-here = That takes a server. Here are only the people at this device.
web-refused-bad-file = This is not a file of games that Quayside has kept.
web-refused-several-people = A game of several people at one device stays in the browser where they played it.
web-refused-dealt-elsewhere = A game that goes on from a position of another one stays in the browser where it was played.
web-refused-not-played = Only games that have begun and were not given up can be moved.
web-tab-hero = Start against bots in a few seconds, or share this device. No server, no account.
web-tab-share = Play at one device
web-tab-bots = Here bots search in the browser for less than a second: from expert up they are weaker than on a server, a grandmaster plays as a master does, and neither is much better than an expert.
web-tab-here = In this browser
web-tab-kept = Every move is kept here as you make it. Closing the page loses nothing.
web-tab-not-kept = This browser keeps nothing, as in a private window: games end when the page is closed. Save them as a file first.
web-tab-offline = Everything is here now: the next game needs no network.
web-tab-online = The games are being kept here for later, without a network.
web-tab-no-offline = This browser does not keep the pages, or the address is not a secure one (https): games are kept, but each visit needs the network.
web-tab-save = Save all games as a file
web-tab-bring = Bring games from a file
web-tab-clear = Delete finished games
web-tab-brought = { $count ->
    [0] No game in it that was not here already.
    [one] One game was brought.
   *[other] { $count } games were brought.
}
web-tab-name = Name
web-tab-pass = { $name } is next
web-tab-pass-more = Pass the device on. Nothing of anybody's hand can be seen now.
web-tab-who = Who has the device?
web-tab-take = I am { $name }
web-tab-without = Without a connection
web-tab-without-more = Keep the games in this browser, about 10 MB, and play against bots when the server cannot be reached.
web-tab-without-kept = The games are kept in this browser: you can play against bots, learn and practise without the server.
web-tab-keep = Keep the games here
web-tab-leave = Play without the server now
web-tab-away = You are playing without the server. Your tables there wait for you; games you play here move there when you come back.
web-tab-come-back = Back to the server
web-tab-moved = { $count ->
    [one] One game that you played without the server is here now.
   *[other] { $count } games that you played without the server are here now.
}
