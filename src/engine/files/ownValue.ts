/**
 * The table's own value for a word from outside (a file, a link, a saved record, an address). `table[word]` would also
 * find inherited properties such as "constructor".
 */
export const ownValue = <V>(table: Readonly<Partial<Record<string, V>>>, word: string): V | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
