import { texts } from '#play/texts.ts';
import { useRules, useTitle } from './rulesSheet.ts';

/** A mark that leads from a sentence to its clause; without rules that could be opened it is the clause's number. */
export function ClauseMark({ clause }: { readonly clause: string }) {
  const open = useRules();
  const title = texts.referee.clause(clause, useTitle(clause));
  if (open === null) return <abbr title={title}>{clause}</abbr>;
  return (
    <button type="button" className="clause-mark" title={title} aria-label={title} onClick={() => open(clause)}>
      {texts.referee.clauseMark}
    </button>
  );
}
