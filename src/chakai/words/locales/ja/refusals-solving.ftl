### Refusals of the solver.

refusal-ranges-empty = 双方が指定範囲の手札を同時に持てる配り方がありません。相手の手札と両立する手札を、双方に1つ以上指定してください。
