import { texts } from '../texts.ts';
import { useRules } from './rulesSheet.ts';

/** The clause of a sentence; where there are rules to be opened, it opens them there. */
export function ClauseChip({ clause }: { readonly clause: string }) {
  const open = useRules();
  const title = texts.referee.clause(clause);
  if (open === null) return <abbr title={title}>{clause}</abbr>;
  return (
    <button
      type="button"
      className="clause"
      title={title}
      aria-label={texts.referee.clauseHelp(clause)}
      onClick={() => open(clause)}
    >
      {clause}
    </button>
  );
}
