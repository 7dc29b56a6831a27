// Words and endings that sentences in every room above need.

export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** `A`, `A and B`, `A, B and C`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** A sentence within another one. */
export const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '');
