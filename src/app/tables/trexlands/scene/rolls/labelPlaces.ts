/** An area of the screen, CSS pixels from the top left. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A label on the screen, CSS pixels from the top left: its place is the middle of its lower edge. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  /** The truck that it is about. */
  readonly about: Area;
}

/** Between two labels, CSS pixels (house value). */
const GAP_PX = 2;

/**
 * How far to the right and up each label goes from its place, CSS pixels, so that none lies on another and none sticks
 * out at a side of the window. The lowest keeps its place; others move up, as far as it takes. One that would lie on
 * another truck, as if it were about that, stands under or beside its own, where there is room.
 */
export function spread(
  labels: readonly Label[],
  windowWide: number,
): readonly { readonly right: number; readonly up: number }[] {
  const placed: Label[] = [];
  const moved = new Map<Label, Label>();
  for (const label of labels.toSorted((a, b) => b.y - a.y)) {
    const half = Math.min(label.wide, windowWide) / 2;
    const within = (x: number, y: number): Label => ({
      ...label,
      x: Math.max(half, Math.min(windowWide - half, x)),
      y,
    });
    let over = within(label.x, label.y);
    for (let under = overlapped(over, placed); under !== undefined; under = overlapped(over, placed))
      over = { ...over, y: under.y - under.tall - GAP_PX };
    const { left, top, right, bottom } = label.about;
    const level = (top + bottom + label.tall) / 2;
    const others = labels.flatMap((other) => (other === label ? [] : [other.about]));
    const at =
      [
        over,
        within(label.x, bottom + GAP_PX + label.tall),
        within(left - GAP_PX - half, level),
        within(right + GAP_PX + half, level),
      ].find((place) => overlapped(place, placed) === undefined && !others.some((truck) => lies(place, truck))) ?? over;
    placed.push(at);
    moved.set(label, at);
  }
  return labels.map((label) => {
    const { x, y } = moved.get(label) ?? label;
    return { right: x - label.x, up: label.y - y };
  });
}

const areaOf = ({ x, y, wide, tall }: Label): Area => ({
  left: x - wide / 2,
  top: y - tall,
  right: x + wide / 2,
  bottom: y,
});

function lies(label: Label, on: Area): boolean {
  const { left, top, right, bottom } = areaOf(label);
  return left < on.right && on.left < right && top < on.bottom && on.top < bottom;
}

const overlapped = (label: Label, placed: readonly Label[]): Label | undefined =>
  placed.find((other) => lies(label, areaOf(other)));
