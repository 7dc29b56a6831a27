import { useRef, type MouseEvent } from 'react';

/**
 * Lets a press through unless it is the second of a double press whose first has changed what is asked: where a button
 * was, another may be by then, or the same one for the next player. What counts as a double press the system says
 * (`detail` of a click); keys have none.
 *
 * @param asked names what is asked now; another name, another question
 * @returns for `onClickCapture` around all buttons
 */
export function useDoublePresses(asked: string): (press: MouseEvent) => void {
  const first = useRef(asked);
  return (press) => {
    if (press.detail <= 1) first.current = asked;
    if (first.current === asked || !isButton(press.target)) return;
    press.preventDefault();
    press.stopPropagation();
  };
}

export const isButton = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, label') !== null;
