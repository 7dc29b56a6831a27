import { signedDistance } from '../geometry/contactSet.ts';
import { separatedBeyond } from '../geometry/separatedBeyond.ts';
import type { BodyId, Tick } from '../ids.ts';
import { hundredth } from '../maths/quantise.ts';
import type { TableWorld, WorldPiece } from '../world/tableWorld.ts';
import { padSolid, pieceSolid, refresh, touchesOf, type Solid } from './contacts.ts';
import type { Feature } from './events.ts';
import { thresholdsOf } from './thresholds.ts';

/** Things that never come nearer than this are not told. */
export const NEAR_MM = 10;

/** The closest that the mover came to another piece or to a pad; 0 where it touched it. */
export interface Nearest {
  readonly id: BodyId;
  readonly mm: number; // to 0.01
  readonly tick: Tick; // the first at which it was so near
  readonly feature: Feature | null; // of the mover's; null where no single place is the nearest
  readonly otherFeature: Feature | null;
}

interface Approached {
  readonly solid: Solid;
  best: Nearest | null;
}

const SLACK_MM = 0.01; // places this close to the nearest one are as near as can be told

/** Follows how near the mover comes to every other piece and to every pad. */
export class NearestTracker {
  private readonly others: readonly Approached[];
  private readonly own: Solid;
  private readonly contactMm: number;

  constructor(
    table: TableWorld,
    private readonly mover: WorldPiece,
  ) {
    const { pieces, layout } = table;
    this.contactMm = thresholdsOf(layout).contactMm;
    this.own = pieceSolid(mover);
    const solids = [
      ...pieces.filter((piece) => piece !== mover).map(pieceSolid),
      ...layout.pads.map((pad) => padSolid(table, pad)),
    ];
    this.others = solids.map((solid) => ({ solid, best: null }));
  }

  observe(tick: Tick): void {
    refresh(this.own, this.mover);
    for (const other of this.others) this.approach(tick, other);
  }

  /** Nearest first. */
  measured(): readonly Nearest[] {
    const found = this.others.flatMap(({ best }) => (best === null ? [] : [best]));
    return found.sort((a, b) => a.mm - b.mm || (a.id < b.id ? -1 : 1));
  }

  private approach(tick: Tick, other: Approached): void {
    const { solid, best } = other;
    if (solid.piece && !solid.piece.body.isSleeping()) refresh(solid, solid.piece);
    const mostMm = best?.mm ?? NEAR_MM + SLACK_MM;
    if (mostMm === 0 || separatedBeyond(this.own.shape, solid.shape, mostMm * 1e-3)) return;
    const distanceMm = signedDistance(this.own.shape, solid.shape) * 1000;
    const mm = distanceMm <= this.contactMm ? 0 : hundredth(distanceMm); // TR-51
    if (mm >= mostMm) return;
    const [touch] = touchesOf(this.own, solid, Math.max(this.contactMm, distanceMm + SLACK_MM) * 1e-3);
    other.best = { id: solid.id, mm, tick, feature: touch?.feature ?? null, otherFeature: touch?.otherFeature ?? null };
  }
}
