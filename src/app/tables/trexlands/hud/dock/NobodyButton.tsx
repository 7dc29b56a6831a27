import type { ReactNode } from 'react';
import { useHint, type Part } from '../hint/useHint.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { useCommands } from '../useTable.ts';

export interface NobodyButtonProps {
  /** The thing that nobody wants to do. */
  readonly does: 'interrupts' | 'bids' | 'places' | 'challenges';
  readonly primary?: boolean;
  /** The action for which a hint marks it; null, or left out, where it speaks for several. */
  readonly hint?: Part | null;
  readonly children: ReactNode;
}

/** All who are still to be asked say no, with one press. */
export function NobodyButton({ does, primary = false, hint = null, children }: NobodyButtonProps) {
  const { nobody } = useCommands();
  const marked = useHint();
  return (
    <button
      type="button"
      className={primary ? 'button primary' : 'button'}
      data-nobody={does}
      title={gameTexts.exchange.forAll}
      onClick={() => nobody()}
      {...(hint === null ? {} : marked(hint))}
    >
      {children}
    </button>
  );
}
