/** A label on the screen, CSS pixels from the top left: what it is about is under the middle of its lower edge. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
}

/** Between two labels, CSS pixels (house value). */
const GAP_PX = 2;

/**
 * How far to the right and up each label goes from its place, CSS pixels, so that none lies on another and none sticks
 * out at a side of the window. The lowest keeps its place; others move up, as far as it takes.
 */
export function spread(
  labels: readonly Label[],
  windowWide: number,
): readonly { readonly right: number; readonly up: number }[] {
  const placed: Label[] = [];
  const moved = new Map<Label, Label>();
  for (const label of labels.toSorted((a, b) => b.y - a.y)) {
    const half = Math.min(label.wide, windowWide) / 2;
    let at: Label = { ...label, x: Math.max(half, Math.min(windowWide - half, label.x)) };
    for (let under = overlapped(at, placed); under !== undefined; under = overlapped(at, placed))
      at = { ...at, y: under.y - under.tall - GAP_PX };
    placed.push(at);
    moved.set(label, at);
  }
  return labels.map((label) => {
    const { x, y } = moved.get(label) ?? label;
    return { right: x - label.x, up: label.y - y };
  });
}

const overlapped = (label: Label, placed: readonly Label[]): Label | undefined =>
  placed.find(
    (other) =>
      2 * Math.abs(label.x - other.x) < label.wide + other.wide &&
      label.y > other.y - other.tall &&
      other.y > label.y - label.tall,
  );
