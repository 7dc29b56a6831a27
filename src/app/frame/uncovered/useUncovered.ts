import { useLayoutEffect, type RefObject } from 'react';
import type { Frame } from '#app/scene/framing.ts';
import { coveredBetween, ARENA, type Box } from './freeWindow.ts';

/** Panels that stay while a question is asked, words of the end, and panels that are read and go. */
const STAYING = '.hud-head, .hud-foot, .end';
const PASSING = '.hud-left, .hud-right';
/** A note about what is pointed at comes and goes with the pointer, and a sheet covers all: the eye stays. */
const UNCOUNTED = '.about-note, dialog';

/** Selectors of the page's element around the table, by which a game says what the table is about. */
export interface Sight {
  /** Something is thrown there, and looked at. */
  readonly thrown: string;
  /** A place on the table is chosen: the picture keeps still under the pointer until the next question. */
  readonly choosing: string;
}
/** A panel that grows by a line does not move the eye: what is covered counts in strides (house value, CSS pixels). */
const STRIDE_PX = 4;

/** Ways of a person to begin: from then on notes that come, go or fold lie over the picture, or leave it free. */
const BEGINNINGS = ['pointermove', 'pointerdown', 'keydown'] as const;

const EDGES = ['top', 'right', 'bottom', 'left'] as const;

/**
 * Tells the camera what panels cover of the picture now: their height follows what the match asks. `sight`: null where
 * style sheets say that.
 */
export function useUncovered(view: RefObject<HTMLElement | null>, sight: Sight | null): void {
  useLayoutEffect(() => {
    const element = view.current;
    const around = element?.closest('.tableside');
    if (!element || !around || sight === null) return;
    let frame = 0;
    let kept: string | null = null;
    let now: { readonly of: string; readonly covered: Frame['covered'] } | null = null;
    const look = (): void => {
      const question = questionIn(around, sight);
      if (question !== null && question === kept) return;
      kept = null;
      const { width, height } = element.getBoundingClientRect();
      const panels = [boxesIn(around, STAYING), boxesIn(around, PASSING)] as const;
      const isThrown = around.matches(sight.thrown);
      const of = [isThrown, width, height].join(' ');
      const before = now?.of === of ? now.covered : null;
      const covered = coveredBetween(...panels, { width, height }, isThrown ? ARENA : undefined, before);
      now = { of, covered };
      for (const edge of EDGES)
        element.style.setProperty(`padding-${edge}`, `${Math.ceil(covered[edge] / STRIDE_PX) * STRIDE_PX}px`);
    };
    /** Now, and once everything has found its place: a panel that is only moved by others fires no event. */
    const lookTwice = (): void => {
      look();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    /** Panels that were there before the person began are framed around; those that come of it are not. */
    const keep = (): void => {
      const question = questionIn(around, sight);
      if (question === null || question === kept) return;
      look();
      kept = question;
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
    panels.observe(around, { childList: true, attributeFilter: ['data-actions', 'data-stage', 'data-phase'] });
    follow();
    for (const begun of BEGINNINGS) window.addEventListener(begun, keep, { capture: true });
    return () => {
      for (const begun of BEGINNINGS) window.removeEventListener(begun, keep, { capture: true });
      cancelAnimationFrame(frame);
      sizes.disconnect();
      panels.disconnect();
    };
  }, [view, sight]);
}

/**
 * Names the question while it is one about places on the board, in this window and beside the lists that are open; else
 * null.
 */
const questionIn = (around: Element, { choosing }: Sight): string | null =>
  around instanceof HTMLElement && around.matches(choosing)
    ? [
        around.dataset['actions'],
        window.innerWidth,
        window.innerHeight,
        around.querySelector('.hud-right > *') !== null,
      ].join(' ')
    : null;

/** Where the panels of these parts lie; the picture begins in the window's corner. */
const boxesIn = (around: Element, parts: string): readonly Box[] =>
  [...around.querySelectorAll(parts)]
    .flatMap((part) => [...part.children].filter((child) => !child.matches(UNCOUNTED)))
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
