// Texts of a saved match that is not there. The page opens with them.

export const noMatch = {
  here: 'There is no saved match under this address in this browser.',
  anyMore: 'This match has been deleted meanwhile.',
} as const;
