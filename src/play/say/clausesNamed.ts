const IN_BRACKETS = / \(([A-Z]{2}-\d+)(?:, [A-Z]{2}-\d+)*\)/g;

export interface WithoutClauses {
  readonly text: string;
  /** The first clause that the sentence named; null if none. */
  readonly clause: string | null;
}

/** A sentence of the rules without the numbers of its clauses, for a page where a mark leads to the clause. */
export function withoutClauses(sentence: string): WithoutClauses {
  const [first] = sentence.matchAll(IN_BRACKETS);
  return { text: sentence.replace(IN_BRACKETS, ''), clause: first?.[1] ?? null };
}
