"""How cards stand in arrays: as bits; needs NumPy alone."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Longs: TypeAlias = NDArray[np.int64]
Whole: TypeAlias = NDArray[np.int32]
Small: TypeAlias = NDArray[np.int8]
Real: TypeAlias = NDArray[np.float32]

NONE: Final = -1
ZEROS: Final = 56
"""Cards are bits by their places in the deck; from this bit on the 0s are counted."""
RANKED: Final = (1 << ZEROS) - 1
