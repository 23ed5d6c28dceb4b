### Levels: what each is like to play against, and whether it can play.

level-name-novice = Novice
level-name-regular = Regular
level-name-strong = Strong
level-name-master = Master

level-matcha-novice = thinks of this round only, forgets cards and the loop, falls for bluffs; good for a first game
level-matcha-regular = plays with a plan, but forgets some of the cards that are gone and believes most bluffs
level-matcha-strong = remembers every card and takes the best that it sees; you can outguess it
level-matcha-master = weighs everything that you may hold and is hard to read; forgets nothing and never cheats
level-genmaicha-novice = takes whatever comes; good for a first game
level-genmaicha-regular = brews exactly and bids with sense
level-genmaicha-strong = thinks the whole round through and mixes its bids

refusal-level-warming = Still warming the water (a minute or two on a machine’s first start). You can sit down already.
refusal-level-failed = This level cannot play here: getting it ready failed. The server’s log says more.
web-bot-warming = { $name } is still warming the water. On a machine’s first start that takes a minute or two; then the game goes on by itself.
web-bot-cannot = { $name } cannot play here. { $reason }

terminal-warming = { $name } is warming the water: on this machine’s first game that takes a minute or two.
terminal-level = { $name }: { $line }.
terminal-levels = Other levels: { $levels } (chakai play --bots …, chakai bots).
cli-play-levels = Levels of { $game }
