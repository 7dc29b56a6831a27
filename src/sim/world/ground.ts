import type { Seat } from '../ids.ts';
import type { Layout, PadPlacement } from '../layout.ts';
import { sinCosDeg } from '../maths/trig.ts';
import { PAD_LENGTH_MM, PAD_WIDTH_MM } from '../settings.ts';

const MM = 1e-3;

/**
 * The ground under a piece: the plane y = 0, everywhere. A pad is a card of a quarter of a millimetre; for standing on,
 * it is let into the table, so that its top is the surface itself, with the same grip (a pad's top is as the surface
 * under it). Contact with it is measured against its true thickness. A raised pad was measured first: the engine lets
 * the rim join a manifold across a gap and lets friction act at the middle of both, so that a pivot within 5 mm of the
 * rim crept by 1 to 3 mm. No card does that.
 */
export interface Ground {
  /** The owner of the pad under the point, null for none. Metres. */
  padAt(x: number, z: number): Seat | null;
  /** Whether the point is over a pad. Metres. */
  overPad(x: number, z: number): boolean;
  /** Whether the point is over the table's square top. */
  onTable(x: number, z: number): boolean;
}

export function groundOf(layout: Layout): Ground {
  const pads = layout.pads.map((pad) => ({ seat: pad.seat, covers: coverOf(pad) }));
  const padAt = (x: number, z: number): Seat | null => pads.find(({ covers }) => covers(x, z))?.seat ?? null;
  const half = (layout.tableMm / 2) * MM;
  return {
    padAt,
    overPad: (x, z) => padAt(x, z) !== null,
    onTable: (x, z) => Math.abs(x) <= half && Math.abs(z) <= half,
  };
}

function coverOf(pad: PadPlacement): (x: number, z: number) => boolean {
  const { sin, cos } = sinCosDeg(pad.yawDeg);
  const halfLength = (PAD_LENGTH_MM / 2) * MM;
  const halfWidth = (PAD_WIDTH_MM / 2) * MM;
  return (x, z) => {
    const dx = x - pad.xMm * MM;
    const dz = z - pad.zMm * MM;
    return Math.abs(dx * cos - dz * sin) <= halfLength && Math.abs(dx * sin + dz * cos) <= halfWidth;
  };
}
