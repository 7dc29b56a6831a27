import { lazy, Suspense, useState, type ReactNode } from 'react';
import { RulesContext } from '../../../teach/rulesSheet.ts';

/** The words of all clauses are loaded when one is opened first. */
const RulesDialog = lazy(async () => ({ default: (await import('./RulesDialog.tsx')).RulesDialog }));

interface Asked {
  readonly clause: string | null;
}

/** Lets everything below open the rules over the page. */
export function RulesSheet({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open] = useState(() => (clause: string | null) => setAsked({ clause }));
  return (
    <RulesContext value={open}>
      {children}
      {asked !== null && (
        <Suspense fallback={null}>
          <RulesDialog key={asked.clause} clause={asked.clause} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </RulesContext>
  );
}
