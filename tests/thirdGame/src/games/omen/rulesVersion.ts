/** Raised whenever a match would come out otherwise. */
export const RULES_VERSION = 1;
