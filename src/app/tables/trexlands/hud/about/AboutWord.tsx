import type { ReactNode } from 'react';
import { whatIs, type Subject } from '#play/trexlands/words/whatIs.ts';
import { useAsking } from './About.tsx';
import { useTells } from './useTells.ts';
import { useNames, useView } from '../useTable.ts';

export interface AboutWordProps {
  readonly subject: Subject;
  /** It stands within a sentence. */
  readonly inText?: boolean;
  readonly children: ReactNode;
}

/** A word that says what it means: in a note, and to a screen reader at once. */
export function AboutWord({ subject, inText = false, children }: AboutWordProps) {
  const { ask } = useAsking();
  const view = useView();
  const names = useNames();
  return (
    <button
      type="button"
      className={inText ? 'about-word in-text' : 'about-word'}
      // Of every role since ARIA 1.3; the rule knows 1.2.
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props
      aria-description={whatIs(view, subject, names).text}
      {...useTells(subject)}
      onClick={() => ask(subject)}
    >
      {children}
    </button>
  );
}
