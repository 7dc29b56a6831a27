import type { Frame } from '#app/scene/framing.ts';

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;

/**
 * How much of a window lies under panels, CSS pixels: each takes the strip along one edge that costs the least. Padding
 * (scene/covered.ts) knows where panels are meant to be; this asks where they are, because a moment is seen from so
 * near that a few lines of text more would hide it.
 */
export function coveredBy(
  panels: readonly Box[],
  { width, height }: { readonly width: number; readonly height: number },
): Frame['covered'] {
  const covered = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const { top, right, bottom, left } of panels) {
    const strips = [
      { edge: 'top', far: bottom, cost: bottom * width },
      { edge: 'right', far: width - left, cost: (width - left) * height },
      { edge: 'bottom', far: height - top, cost: (height - top) * width },
      { edge: 'left', far: right, cost: right * height },
    ] as const;
    const { edge, far } = strips.reduce((best, next) => (next.cost < best.cost ? next : best));
    covered[edge] = Math.max(covered[edge], far);
  }
  return covered;
}

/** A panel within another covers nothing more, and might seem to lie along another edge. */
const PANELS = '.hud .panel:not(.panel .panel), .hud .camera';

/** Everything that is laid over the table in its element, as it lies now, from the table's own corner. */
export function panelsAround(table: Element): readonly Box[] {
  const from = table.getBoundingClientRect();
  const panels = [...(table.closest('.tableside')?.querySelectorAll(PANELS) ?? [])].map((panel) =>
    panel.getBoundingClientRect(),
  );
  return panels
    .filter(({ width, height }) => width * height > 0)
    .map(({ top, right, bottom, left }) => ({
      top: top - from.top,
      right: right - from.left,
      bottom: bottom - from.top,
      left: left - from.left,
    }));
}
