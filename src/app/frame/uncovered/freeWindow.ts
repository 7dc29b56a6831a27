import type { Frame } from '#app/scene/framing.ts';

export type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A thing that is framed, and when it is rather framed under what only passes than around it. */
export interface Framing {
  /** It is so much wider than high as it is seen (measured in pictures). */
  readonly wider: number;
  /** Rather than with a smaller share of its size, or in fewer CSS pixels. */
  readonly share: number;
  readonly px: number;
}

/** A board with its Camps (house values). */
const BOARD: Framing = { wider: 1.9, share: 0.7, px: 150 };
/**
 * An arena with what waits beside it. It is large, and its trucks are what one looks at: it is rather small than under
 * a note (house values).
 */
export const ARENA: Framing = { wider: 1.3, share: 0.4, px: 80 };

/** The table stays where it is rather than move for less than this much more of it (house value). */
const STAYS = 0.85;

/**
 * The space to leave free at each edge of a window, CSS pixels, so that the table is seen largest between panels. Those
 * that `pass` (notes, a list that was opened) are framed around while there is room enough; else they lie over it.
 * `now`: what is left free before that; it stays so while no panel lies there and hardly more could be seen elsewhere.
 */
export function coveredBetween(
  staying: readonly Box[],
  passing: readonly Box[],
  window: Size,
  framing = BOARD,
  now: Frame['covered'] | null = null,
): Frame['covered'] {
  const around = largestFree([...staying, ...passing], window, framing);
  const under = largestFree(staying, window, framing);
  const isAround = around.size >= Math.max(framing.px, framing.share * under.size);
  const { box, size } = isAround ? around : under;
  if (now !== null) {
    const held = { top: now.top, right: window.width - now.right, bottom: window.height - now.bottom, left: now.left };
    const isFree = !(isAround ? [...staying, ...passing] : staying).some((panel) => overlap(panel, held));
    if (isFree && sizeOf(held.right - held.left, held.bottom - held.top, framing.wider) >= STAYS * size) return now;
  }
  const { top, right, bottom, left } = towardsMiddle(box, size * framing.wider, window.width);
  return { top, right: window.width - right, bottom: window.height - bottom, left };
}

/** Where a box is wider than what it frames, it gives so much at one side as brings that to the window's middle. */
function towardsMiddle(box: Box, wide: number, width: number): Box {
  const spare = Math.max(0, box.right - box.left - wide);
  const off = box.left + box.right - width;
  return {
    ...box,
    left: box.left + Math.min(spare, Math.max(0, -off)),
    right: box.right - Math.min(spare, Math.max(0, off)),
  };
}

interface Free {
  readonly box: Box;
  readonly size: number;
}

/** The largest rectangle that no panel touches; the whole window where there is none. */
function largestFree(panels: readonly Box[], { width, height }: Size, { wider }: Framing): Free {
  const within = panels.filter(
    ({ top, right, bottom, left }) => right > 0 && left < width && bottom > 0 && top < height,
  );
  const edges = (all: readonly number[], of: number): readonly number[] =>
    [...new Set(all)].filter((at) => at >= 0 && at <= of);
  const [lefts, rights] = [
    edges([0, ...within.map(({ right }) => right)], width),
    edges([width, ...within.map(({ left }) => left)], width),
  ];
  const [tops, bottoms] = [
    edges([0, ...within.map(({ bottom }) => bottom)], height),
    edges([height, ...within.map(({ top }) => top)], height),
  ];
  let best: Free = { box: { top: 0, right: width, bottom: height, left: 0 }, size: 0 };
  for (const left of lefts)
    for (const right of rights)
      for (const top of tops)
        for (const bottom of bottoms) {
          const size = sizeOf(right - left, bottom - top, wider);
          if (size <= best.size) continue;
          const box = { top, right, bottom, left };
          if (!within.some((panel) => overlap(panel, box))) best = { box, size };
        }
  return best;
}

/** How large the table is in it; of two that are alike the one with more room around. */
const sizeOf = (wide: number, high: number, wider: number): number =>
  wide <= 0 || high <= 0 ? 0 : Math.min(wide / wider, high) + (wide + high) / 1000;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
