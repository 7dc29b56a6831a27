/**
 * What a table has under a word from outside (a file, a link, a saved record, an address): only what somebody put
 * there.
 * `table[word]` would also find what every object has, such as "constructor".
 */
export const ownValue = <V>(table: Readonly<Partial<Record<string, V>>>, word: string): V | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
