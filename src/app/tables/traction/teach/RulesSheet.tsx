import { useState, type ReactNode } from 'react';
import { RulesContext } from '#app/teach/rulesSheet.tsx';
import { late } from '#app/late/late.ts';
import { laterDialog } from '#app/late/laterDialog.tsx';

/** The words of all clauses are loaded when one is opened first. */
export const LateRules = laterDialog(async () => (await import('./rules.tsx')).RulesDialog);

interface Asked {
  readonly clause: string | null;
}

export const loadClauses = () =>
  late(async () =>
    (await import('#play/traction/teach/lessons.ts')).LESSONS.chapters.flatMap(({ clauses }) => clauses),
  );

/** Lets everything below open the rules over the page. */
export function RulesSheet({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [rulebook] = useState(() => ({
    open: (clause: string | null) => setAsked({ clause }),
    load: loadClauses,
  }));
  return (
    <RulesContext value={rulebook}>
      {children}
      {asked !== null && <LateRules key={asked.clause} clause={asked.clause} onClose={() => setAsked(null)} />}
    </RulesContext>
  );
}
