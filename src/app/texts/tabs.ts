// Texts of a match that is open in more than one tab.

export const tabs = {
  parted: 'This match was played on in another tab as well: what is played here goes on as a match of its own, and both are kept.',
} as const;
