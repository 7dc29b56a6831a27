import { useEffect, useState, type RefObject } from 'react';

/** Whether a pointer is down on the element; it may go up anywhere. */
export function usePressed(root: RefObject<HTMLElement | null>): boolean {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const down = new Set<number>();
    const tell = (): void => setPressed(down.size > 0);
    const begin = ({ pointerId }: PointerEvent): void => {
      down.add(pointerId);
      tell();
    };
    const end = ({ pointerId }: PointerEvent): void => {
      if (down.delete(pointerId)) tell();
    };
    /** Its end was missed: it went up over another window. */
    const move = (event: PointerEvent): void => {
      if (event.buttons === 0) end(event);
    };
    const stop = new AbortController();
    // Before the table's hands, which keep the pointers that they take from everybody else.
    const early = { capture: true, signal: stop.signal };
    element.addEventListener('pointerdown', begin, early);
    window.addEventListener('pointermove', move, early);
    window.addEventListener('pointerup', end, early);
    window.addEventListener('pointercancel', end, early);
    return () => stop.abort();
  }, [root]);
  return isPressed;
}
