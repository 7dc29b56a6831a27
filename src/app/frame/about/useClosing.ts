import { useEffect, useRef, type RefObject } from 'react';

/** Closes at once on Escape, and as soon as anything outside of it is touched. */
export function useClosing(card: RefObject<Node | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') latest.current();
    };
    const onTouch = ({ target }: PointerEvent): void => {
      if (card.current?.contains(target as Node | null) !== true) latest.current();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('pointerdown', onTouch, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('pointerdown', onTouch, { capture: true });
    };
  }, [card]);
}
