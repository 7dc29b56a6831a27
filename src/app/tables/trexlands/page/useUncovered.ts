import { useLayoutEffect, type RefObject } from 'react';
import { coveredBetween, LEAST_ARENA, type Box } from './freeWindow.ts';

/** Panels that stay while a question is asked, and panels that are read and go. */
const STAYING = '.hud-head, .hud-foot';
const PASSING = '.hud-left, .hud-left > .told, .hud-right';
/** A note about what is pointed at comes and goes with the pointer: the eye stays. Cards of `.told` count singly. */
const UNCOUNTED = '.about-note, .told';
/** While trucks are thrown and called. */
const AT_ARENA = ':not([data-stage=choosing])';
/** A hint that stands in lines over the table, at a desk: what it is about is seen whole. */
const HINT = '.told:has(> .guide)';
/** A panel that grows by a line does not move the eye: what is covered counts in strides (house value, CSS pixels). */
const STRIDE_PX = 4;

const EDGES = ['top', 'right', 'bottom', 'left'] as const;

/** Tells the camera what panels cover of the picture now: their height follows what the match asks. */
export function useUncovered(view: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = view.current;
    const around = element?.closest('.tableside');
    if (!element || !around) return;
    let frame = 0;
    const look = (): void => {
      const { width, height } = element.getBoundingClientRect();
      const least = around.matches(AT_ARENA) || standsOver(around.querySelector(HINT)) ? LEAST_ARENA : undefined;
      const covered = coveredBetween(boxesIn(around, STAYING), boxesIn(around, PASSING), { width, height }, least);
      for (const edge of EDGES)
        element.style.setProperty(`padding-${edge}`, `${Math.ceil(covered[edge] / STRIDE_PX) * STRIDE_PX}px`);
    };
    /** Now, and once everything has found its place: a panel that is only moved by others fires no event. */
    const lookTwice = (): void => {
      look();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const sizes = new ResizeObserver(lookTwice);
    const follow = (): void => {
      sizes.disconnect();
      sizes.observe(element);
      for (const part of around.querySelectorAll(`${STAYING}, ${PASSING}`)) {
        sizes.observe(part);
        for (const child of part.children) sizes.observe(child);
      }
      lookTwice();
    };
    const panels = new MutationObserver(follow);
    for (const part of around.querySelectorAll('.hud')) panels.observe(part, { childList: true, subtree: true });
    follow();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      panels.disconnect();
    };
  }, [view]);
}

const standsOver = (hint: Element | null): boolean => hint !== null && getComputedStyle(hint).position === 'fixed';

/** Where the panels of these parts lie; the picture begins in the window's corner. */
const boxesIn = (around: Element, parts: string): readonly Box[] =>
  [...around.querySelectorAll(parts)]
    .flatMap((part) => [...part.children].filter((child) => !child.matches(UNCOUNTED)))
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
