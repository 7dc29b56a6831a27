import { useEffect, useRef, type RefObject } from 'react';

/** Whether a key or a finger is held down on the page. */
export function useHeld(): RefObject<boolean> {
  const held = useRef(false);
  useEffect(() => {
    const down = new Set<string | number>();
    const tell = (): void => void (held.current = down.size > 0);
    const listening = new AbortController();
    const listen = <E extends keyof WindowEventMap>(name: E, heard: (event: WindowEventMap[E]) => void): void =>
      window.addEventListener(
        name,
        (event) => {
          heard(event);
          tell();
        },
        { capture: true, signal: listening.signal },
      );
    listen('keydown', ({ code }) => down.add(code));
    listen('keyup', ({ code }) => down.delete(code));
    listen('pointerdown', ({ pointerId }) => down.add(pointerId));
    listen('pointerup', ({ pointerId }) => down.delete(pointerId));
    listen('pointercancel', ({ pointerId }) => down.delete(pointerId));
    listen('blur', () => down.clear()); // what goes up over another window is not heard
    return () => {
      listening.abort();
      held.current = false;
    };
  }, []);
  return held;
}
