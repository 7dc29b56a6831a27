import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { isButton } from './useDoublePresses.ts';

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
