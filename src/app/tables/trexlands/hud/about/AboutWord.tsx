import type { ReactNode } from 'react';
import type { Subject } from '../../words/whatIs.ts';
import { useAsking } from './About.tsx';
import { useTells } from './useTells.ts';

/** A word that says what it means. */
export function AboutWord({ subject, children }: { readonly subject: Subject; readonly children: ReactNode }) {
  const { ask } = useAsking();
  return (
    <button type="button" className="about-word" {...useTells(subject)} onClick={() => ask(subject)}>
      {children}
    </button>
  );
}
