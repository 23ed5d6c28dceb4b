### Refusals of the solver.

refusal-ranges-empty = どのように配っても、両者が指定の範囲の手札を同時に持つことはありません。互いに両立する手札を、それぞれ少なくとも一つ指定してください。
