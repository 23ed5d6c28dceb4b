cli-ray = Work on the Ray cluster at this address (HOST:PORT, auto, ray://HOST:PORT); local starts one. --jobs then limits how many of its processors are used.
refusal-ray-missing = Ray is not installed here; install chakai[ray], or leave --ray out.
refusal-ray-address = “{ $address }” is no address of a Ray cluster. Possible: HOST:PORT, auto, ray://HOST:PORT, local.
refusal-ray-unreachable = No Ray cluster answers at { $address }: { $detail }. --ray local starts one on this machine.
refusal-ray-version = A node of the Ray cluster has another chakai ({ $there }, here { $here }); the same seed might not give the same games there.
refusal-ray-no-chakai = A node of the Ray cluster cannot import chakai; install it there, in the Python that Ray runs.
refusal-ray-bot = A node of the Ray cluster cannot start the bot { $bot }: { $detail }. The command must exist on every node.
