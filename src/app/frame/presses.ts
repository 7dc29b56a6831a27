import { useRef, type MouseEvent, useLayoutEffect } from 'react';

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

/** A finger that was on its way to another button takes about this long to land (house value). */
const FRESH_MS = 400;

/**
 * Stops a finger's press that comes so soon after other buttons have taken the place of those before that it was meant
 * for one of those.
 *
 * @param shown names the buttons that are there now; another name, other buttons
 * @returns for `onClickCapture` around all of them
 */
export function useFreshButtons(shown: string): (press: MouseEvent) => void {
  const last = useRef(shown);
  const since = useRef(-Infinity);
  useLayoutEffect(() => {
    if (last.current !== shown) since.current = performance.now();
    last.current = shown;
  }, [shown]);
  return (press) => {
    if (!isFinger(press.nativeEvent) || press.timeStamp - since.current >= FRESH_MS || !isButton(press.target)) return;
    press.preventDefault();
    press.stopPropagation();
  };
}

const isFinger = (press: Event): boolean => 'pointerType' in press && press.pointerType === 'touch';
