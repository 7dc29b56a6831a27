import { useEffect, useRef, type FocusEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { Subject } from '#play/trexlands/words/whatIs.ts';
import { useAsking } from './About.tsx';

/** A finger that rests so long asks, and does not press (house value). */
const LONG_PRESS_MS = 500;

export interface TellProps {
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

export interface TellOptions {
  /** False where a mouse passes over it on its way to something else. */
  readonly byMouse?: boolean;
}

/** Says what it is while a mouse rests on it, while a keyboard has it, or after a finger has rested there. */
export function useTells(subject: Subject, { byMouse = true }: TellOptions = {}): TellProps {
  const { ask } = useAsking();
  const timer = useRef<number | null>(null);
  const rested = useRef(false);
  const pointed = useRef(false);
  useEffect(() => () => clear(timer), []);
  const lift = (): void => clear(timer);
  const rest = (): void => {
    rested.current = true;
    ask(subject);
  };
  return {
    // A word that comes under a mouse at rest is not pointed at: no note opens until the mouse moves on it.
    onPointerMove: ({ pointerType }) => {
      if (!byMouse || pointerType !== 'mouse' || pointed.current) return;
      pointed.current = true;
      ask(subject);
    },
    onPointerLeave: ({ pointerType }) => {
      lift();
      pointed.current = false;
      if (pointerType === 'mouse') ask(null);
    },
    onPointerDown: ({ pointerType }) => {
      rested.current = false;
      if (pointerType !== 'mouse') timer.current = window.setTimeout(rest, LONG_PRESS_MS);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onFocus: ({ target }) => target.matches(':focus-visible') && ask(subject),
    onBlur: () => ask(null),
    onClickCapture: (event) => {
      if (!rested.current) return;
      rested.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function clear(timer: RefObject<number | null>): void {
  if (timer.current !== null) window.clearTimeout(timer.current);
  timer.current = null;
}
