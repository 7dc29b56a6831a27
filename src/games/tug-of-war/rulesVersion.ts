/**
 * Raise it whenever the same actions of a match of Tug of War give another match. Matches of other versions are not
 * played, but can be read as text.
 */
export const RULES_VERSION = 2;
