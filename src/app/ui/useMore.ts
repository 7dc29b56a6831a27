import { useEffect, useState, type RefObject, useRef } from 'react';

export interface Folding {
  readonly folded: boolean;
  readonly unfold: () => void;
}

/**
 * A card that lies over the table folds into a line when anything outside of it is touched or a key pressed. Something
 * new comes unfolded, unless it `comes` folded and waits to be asked for.
 */
export function useFolding(
  what: unknown,
  card: RefObject<HTMLElement | null>,
  comes: 'unfolded' | 'folded' = 'unfolded',
): Folding {
  const [last, setLast] = useState<{ readonly what: unknown; readonly folded: boolean } | null>(null);
  const folded = last !== null && last.what === what ? last.folded : comes === 'folded';
  useEffect(() => {
    if (folded) return;
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
  }, [folded, what, card]);
  return { folded, unfold: () => setLast({ what, folded: false }) };
}

/** A row is pushed along by a mouse's wheel, too; a list scrolls by itself. */
export type Kind = 'row' | 'list';

/**
 * For what scrolls: `data-more` on it says on which sides there is more (`before`, `after`), so that its edge can show
 * it. `onMore`: whether there is any after it, whenever that may have changed; the same function every time.
 */
export function useMore<E extends HTMLElement>(kind: Kind, onMore?: (after: boolean) => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  // After every picture of it: its parts may be others.
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const tell = (): void => {
      const more = moreOf(lengthsOf(element, kind));
      element.dataset['more'] = more;
      onMore?.(more.includes('after'));
    };
    const push = (event: WheelEvent): void => {
      const by = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? 0 : event.deltaY;
      if (by === 0 || element.scrollWidth <= element.clientWidth) return;
      event.preventDefault();
      element.scrollBy({ left: by });
    };
    const sized = new ResizeObserver(tell);
    sized.observe(element);
    for (const part of element.children) sized.observe(part);
    element.addEventListener('scroll', tell, { passive: true });
    if (kind === 'row') element.addEventListener('wheel', push, { passive: false });
    tell();
    return () => {
      sized.disconnect();
      element.removeEventListener('scroll', tell);
      element.removeEventListener('wheel', push);
    };
  });
  return ref;
}

interface Lengths {
  readonly whole: number;
  readonly shown: number;
  readonly passed: number;
}

const lengthsOf = (element: HTMLElement, kind: Kind): Lengths =>
  kind === 'row'
    ? { whole: element.scrollWidth, shown: element.clientWidth, passed: element.scrollLeft }
    : { whole: element.scrollHeight, shown: element.clientHeight, passed: element.scrollTop };

/** A row's own padding is no more of it, px. */
const LEAST_PX = 6;

/** The sides on which it goes on: `before`, `after`, both or none. */
export function moreOf({ whole, shown, passed }: Lengths): string {
  const before = passed > LEAST_PX ? ['before'] : [];
  const after = whole - shown - passed > LEAST_PX ? ['after'] : [];
  return [...before, ...after].join(' ');
}
