/** Sentences about positions that are judged. */
export const say = {
  atOnce: 'At once:',
} as const;
