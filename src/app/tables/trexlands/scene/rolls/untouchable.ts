/** Of marks: a line of sight goes through them to what they are about. */
export const untouchable = (): null => null;
