/** A few words over a picture, with the place in their middle, CSS pixels. */
export interface Badge {
  readonly at: Point;
  readonly size: { readonly width: number; readonly height: number };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Between two badges, and from the picture's edge, CSS pixels (house value). */
const GAP_PX = 2;

/**
 * The left upper corner of each badge: around its place where there is room, else as little as possible above or below
 * it, so that none lies over another; never over the left or right edge of a picture that is so wide.
 */
export function apart(badges: readonly Badge[], wide: number): readonly Point[] {
  const order = [...badges.keys()].toSorted((a, b) => (badges[a]?.at.y ?? 0) - (badges[b]?.at.y ?? 0));
  const placed: Box[] = [];
  const corners = new Map<number, Point>();
  for (const i of order) {
    const badge = badges[i];
    if (badge === undefined) continue;
    const box = freeBox(badge, wide, placed);
    placed.push(box);
    corners.set(i, { x: box.left, y: box.top });
  }
  return badges.map((_, i) => corners.get(i) ?? { x: 0, y: 0 });
}

function freeBox({ at, size: { width, height } }: Badge, wide: number, placed: readonly Box[]): Box {
  const left = Math.max(GAP_PX, Math.min(at.x - width / 2, wide - width - GAP_PX));
  const beside = placed.filter((box) => box.left < left + width + GAP_PX && left < box.right + GAP_PX);
  const wanted = at.y - height / 2;
  const [top = wanted] = [wanted, ...beside.flatMap((box) => [box.bottom + GAP_PX, box.top - height - GAP_PX])]
    .filter((y) => beside.every((box) => y + height + GAP_PX <= box.top || y >= box.bottom + GAP_PX))
    .toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return { left, top, right: left + width, bottom: top + height };
}
