import { useLayoutEffect, type RefObject } from 'react';
import { coveredBy } from '../../../replay/evidence/coveredBy.ts';

const AROUND = '.hud-head, .hud-left, .hud-right, .hud-foot';
/** A panel that grows by a line does not move the eye: what is covered counts in strides (house value, CSS pixels). */
const STRIDE_PX = 36;

const EDGES = ['top', 'right', 'bottom', 'left'] as const;

/** Tells the camera what panels cover of the picture now: their height follows what the match asks. */
export function useUncovered(view: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = view.current;
    const around = element?.closest('.tableside');
    if (!element || !around) return;
    const look = (): void => {
      const window = element.getBoundingClientRect();
      const boxes = [...around.querySelectorAll(AROUND)].flatMap((part) => [...part.children].map((child) => child.getBoundingClientRect())).filter(({ width, height }) => width > 1 && height > 1);
      const covered = coveredBy(boxes, window);
      for (const edge of EDGES) element.style.setProperty(`padding-${edge}`, `${Math.ceil(covered[edge] / STRIDE_PX) * STRIDE_PX}px`);
    };
    const sizes = new ResizeObserver(look);
    const follow = (): void => {
      sizes.disconnect();
      for (const part of around.querySelectorAll(AROUND)) {
        sizes.observe(part);
        for (const child of part.children) sizes.observe(child);
      }
      look();
    };
    const panels = new MutationObserver(follow);
    for (const part of around.querySelectorAll('.hud')) panels.observe(part, { childList: true, subtree: true });
    follow();
    return () => {
      sizes.disconnect();
      panels.disconnect();
    };
  }, [view]);
}
