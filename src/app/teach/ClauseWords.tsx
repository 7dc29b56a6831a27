import { clauseOf } from './lessons.ts';

/** What the clause says, beside what happened. */
export function ClauseWords({ clause }: { readonly clause: string }) {
  const help = clauseOf(clause);
  return help === undefined ? null : <p className="note">{help.words}</p>;
}
