/** A raycast for marks, which no ray hits: a pointer reaches the things under them. */
export const untouchable = (): null => null;
