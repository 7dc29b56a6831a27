import { createContext, useContext, useEffect, useState } from 'react';
import { texts } from '#play/texts.ts';

/** Opens the rules over the page, at a clause or (null) at their beginning. */
export type OpenRules = (clause: string | null) => void;

/** The rules of the game at this table. */
export interface Rulebook {
  readonly open: OpenRules;
  /** The clauses of all chapters: they are loaded when the first of them is named. */
  readonly load: () => Promise<readonly NamedClause[]>;
}

interface NamedClause {
  readonly id: string;
  readonly title: string;
}

export const RulesContext = createContext<Rulebook | null>(null);

/** Null where there are no rules to be opened. */
export const useRules = (): OpenRules | null => useContext(RulesContext)?.open ?? null;

/** The title of a clause, once it is known. */
export function useTitle(clause: string): string | null {
  const load = useContext(RulesContext)?.load;
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    let asks = true;
    const tell = (clauses: readonly NamedClause[]): void => {
      if (asks) setTitle(clauses.find(({ id }) => id === clause)?.title ?? null);
    };
    // Where they cannot be loaded its number names it.
    load?.().then(tell, () => undefined);
    return () => {
      asks = false;
    };
  }, [load, clause]);
  return title;
}

/** Opens the rules; `onOpen`: the panel around the button makes way. */
export function RulesButton({ onOpen }: { readonly onOpen: () => void }) {
  const open = useRules();
  if (open === null) return null;
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        onOpen();
        open(null);
      }}
    >
      {texts.rules.title}
    </button>
  );
}

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
