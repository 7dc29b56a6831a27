import { Ear } from '#app/tables/traction/sound/ear.ts';
import type { Heard, Scrape, Strike } from '#app/audio/heard.ts';
import type { MovedPiece } from '#play/traction/session/tickNews.ts';
import type { Grip } from '#sim/gesture/gesture.ts';
import { pieceId, seat, type PieceId } from '#sim/ids.ts';
import type { Layout, PiecePlacement, Surface } from '#sim/layout.ts';
import { Performance } from '#sim/performance.ts';
import type { Physics } from '#sim/physics.ts';
import { SURFACES } from '#sim/surfaces.ts';
import type { TraceEvent } from '#sim/trace/events.ts';
import { poseOf } from '#sim/world/pose.ts';

export const MOVER = pieceId('0-L1');

export function surface(id: string): Surface {
  const found = SURFACES.find((preset) => preset.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

export const standing = (id: string, xMm: number, zMm: number): PiecePlacement => ({
  id: pieceId(id),
  xMm,
  zMm,
  yawDeg: 0,
  pose: 'upright',
});

/** A large piece in the middle of a table, and whatever else. */
export const layoutOn = (on: Surface, others: readonly PiecePlacement[] = [], pads: Layout['pads'] = []): Layout => ({
  tableMm: 1600,
  surface: on,
  pads,
  pieces: [standing(MOVER, 0, 0), ...others],
});

export const PAD_UNDER_IT: Layout['pads'] = [{ seat: seat(0), xMm: 0, zMm: 0, yawDeg: 0 }];

/** An action with an ear at its table: what a live match and a replay have in common. */
class HeardPerformance extends Performance {
  readonly heard: Heard[] = [];
  private readonly ear = new Ear();
  private last = new Map<PieceId, MovedPiece['after']>();

  override advance(): readonly TraceEvent[] {
    const events = super.advance();
    const pieces = new Map(
      this.table.pieces.map(({ id, body }) => {
        const after = poseOf(body);
        const before = this.last.get(id) ?? after;
        this.last.set(id, after);
        return [id, { before, after }] as const;
      }),
    );
    this.heard.push(...this.ear.hear({ layout: this.table.layout, mover: this.piece, events, pieces }));
    return events;
  }
}

/** Everything that is heard of an action. */
export function heardOf(
  physics: Physics,
  layout: Layout,
  grip: Grip,
  act: (performance: Performance) => unknown,
  mover = MOVER,
): Heard[] {
  const performance = new HeardPerformance(physics, layout, mover, grip);
  act(performance);
  performance.table.free();
  return performance.heard;
}

export const strikesOf = (heard: readonly Heard[]): Strike[] => heard.filter((h) => h.kind === 'strike');
export const scrapesOf = (heard: readonly Heard[]): Scrape[] => heard.filter((h) => h.kind === 'scrape');
