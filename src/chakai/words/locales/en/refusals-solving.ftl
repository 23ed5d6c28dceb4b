### Refusals of the solver.

refusal-ranges-empty = No deal lets both players hold cards of their ranges: give each at least one hand that leaves room for the other’s.
