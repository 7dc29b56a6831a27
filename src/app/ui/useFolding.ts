import { useEffect, useState, type RefObject } from 'react';
import { useCompact } from './useCompact.ts';

export interface Folding {
  readonly folded: boolean;
  readonly unfold: () => void;
}

/**
 * On a phone a card that lies over the table folds into a line when anything outside of it is touched or a key pressed.
 * Something new comes unfolded, unless it `comes` folded and waits to be asked for.
 */
export function useFolding(
  what: unknown,
  card: RefObject<HTMLElement | null>,
  comes: 'unfolded' | 'folded' = 'unfolded',
): Folding {
  const compact = useCompact();
  const [last, setLast] = useState<{ readonly what: unknown; readonly folded: boolean } | null>(null);
  const folded = compact && (last !== null && last.what === what ? last.folded : comes === 'folded');
  useEffect(() => {
    if (!compact || folded) return;
    const goOn = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key === 'Tab') return; // on the way to it
      const { target } = event;
      const inside = target instanceof Node && card.current?.contains(target) === true;
      if (!inside && card.current !== null) setLast({ what, folded: true });
    };
    window.addEventListener('pointerdown', goOn, { capture: true });
    window.addEventListener('keydown', goOn, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', goOn, { capture: true });
      window.removeEventListener('keydown', goOn, { capture: true });
    };
  }, [compact, folded, what, card]);
  return { folded, unfold: () => setLast({ what, folded: false }) };
}
