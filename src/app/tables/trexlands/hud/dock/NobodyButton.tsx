import type { ReactNode } from 'react';
import { useCommands } from '../../session/SessionContext.tsx';
import { gameTexts } from '../../texts.ts';

export interface NobodyButtonProps {
  /** The thing that nobody wants to do. */
  readonly does: 'interrupts' | 'bids' | 'places' | 'challenges';
  readonly primary?: boolean;
  readonly children: ReactNode;
}

/** All who are still to be asked say no, with one press. */
export function NobodyButton({ does, primary = false, children }: NobodyButtonProps) {
  const { nobody } = useCommands();
  return (
    <button
      type="button"
      className={primary ? 'button primary' : 'button'}
      data-nobody={does}
      title={gameTexts.exchange.forAll}
      onClick={() => nobody()}
    >
      {children}
    </button>
  );
}
