"""The last rounds of a Matcha set, solved exactly; needs the extra `strong`."""
