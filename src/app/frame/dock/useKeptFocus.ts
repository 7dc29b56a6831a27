import { useEffect, type RefObject } from 'react';

/**
 * A pressed button is often gone afterwards. While the keyboard or the pointer is in there, the focus then goes to the
 * panel that has come, and not back to the beginning of the page.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let inside = false;
    const moved = ({ target }: Event): void => {
      inside = target instanceof Node && element.contains(target);
    };
    const keep = (): void => {
      if (inside && document.activeElement === document.body)
        element.querySelector<HTMLElement>('.choice-dock')?.focus({ preventScroll: true });
    };
    const watching = new MutationObserver(keep);
    watching.observe(element, { childList: true, subtree: true });
    document.addEventListener('focusin', moved);
    document.addEventListener('pointerdown', moved, { capture: true });
    return () => {
      watching.disconnect();
      document.removeEventListener('focusin', moved);
      document.removeEventListener('pointerdown', moved, { capture: true });
    };
  }, [place]);
}
