import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sweep } from '#games/traction/forecast.ts';
import { aheadOf, isClear } from '#play/traction/words/ahead.ts';
import { laneBetween } from '#play/traction/words/between.ts';
import { neighboursOf } from '#play/traction/words/nearest.ts';
import { reachOf } from '#play/traction/words/reach.ts';
import type { Situation } from '#play/traction/words/situation.ts';
import { tacklesOf } from '#play/traction/words/tackles.ts';
import { viewOf } from '#play/traction/words/view.ts';
import { wayTowards } from '#play/traction/words/way.ts';
import { checkCommand, type TackleCommand } from '#games/traction/commands.ts';
import { makeCommand, parseCommand } from '#games/traction/notation.ts';
import { setUp } from '#games/traction/setup.ts';
import type { TractionState } from '#games/traction/state.ts';
import {
  overlapDepth,
  pointPolygonDistance,
  polygonDistance,
  type Point2,
  type Polygon2,
} from '#sim/geometry/footprint.ts';
import { pieceId, seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import { setupOf } from '../../../games/traction/support.ts';
import { runs } from '../../../effort.ts';

const NAMES = ['L1', 'L2', 'M1', 'M2', 'S1', 'S2'].flatMap((name) => [pieceId(`0-${name}`), pieceId(`1-${name}`)]);
const RIVALS = { seat: seat(1), xMm: 0, zMm: -150, yawDeg: 180 };
const PADS = [{ seat: seat(0), xMm: 0, zMm: 150, yawDeg: 0 }, RIVALS];
const hundredths = (most: number): fc.Arbitrary<number> =>
  fc.integer({ min: -most * 100, max: most * 100 }).map((n) => n / 100 + 0);
const placement = (id: PiecePlacement['id']): fc.Arbitrary<PiecePlacement> =>
  fc.record({
    id: fc.constant(id),
    xMm: hundredths(110),
    zMm: hundredths(150),
    yawDeg: hundredths(179),
    pose: fc.constantFrom('upright' as const, 'upright' as const, 'upright' as const, 'flat' as const),
  });

/** Crowded positions that could stand on a table: pieces come one after the other wherever there is room. */
const positions: fc.Arbitrary<TractionState> = fc.tuple(...NAMES.map(placement)).map((pieces) => {
  const room: PiecePlacement[] = [];
  let state: TractionState | null = null;
  for (const piece of pieces) {
    const next = setUp(
      { ...setupOf(), table: { tableMm: 600, pads: PADS }, position: { seat: seat(0), pieces: [...room, piece] } },
      2,
      { integer: () => 0 },
    );
    if (!next.ok) continue;
    room.push(piece);
    state = next.value;
  }
  if (state === null) throw new Error('not even one piece has room');
  return state;
});

/** The tip-over of L1 about C grazes M2 for three degrees on its way to the rival's L1. */
function grazing(): TractionState {
  const upright = (id: string, xMm: number, zMm: number, yawDeg: number): PiecePlacement => ({
    id: pieceId(id),
    xMm,
    zMm,
    yawDeg,
    pose: 'upright',
  });
  const pieces = [
    upright('0-L1', 0, 0, -61.98),
    upright('0-M2', 0, 30.18, -46.64),
    upright('1-L1', 21.83, -34, -33.57),
  ];
  const made = setUp({ ...setupOf(), table: { tableMm: 600, pads: PADS }, position: { seat: seat(0), pieces } }, 2, {
    integer: () => 0,
  });
  if (!made.ok) throw new Error(made.fault.message);
  return made.value;
}

const SAMPLED_MM = 0.2;
const RIVALS_PAD = outlineOfPad(RIVALS);
const middleToPad = ({ xMm, zMm }: PiecePlacement): number => pointPolygonDistance({ x: xMm, z: zMm }, RIVALS_PAD);

const situation = (state: TractionState): Situation => ({ state, view: viewOf(state, 0), underWay: null });

/** Places along the sides of a polygon, so far apart at the most. */
function* along(polygon: Polygon2, stepMm = SAMPLED_MM): Generator<Point2> {
  for (const [i, a] of polygon.entries()) {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    const count = Math.ceil(Math.hypot(b.x - a.x, b.z - a.z) / stepMm);
    for (let n = 0; n <= count; n += 1)
      yield { x: a.x + ((b.x - a.x) * n) / count, z: a.z + ((b.z - a.z) * n) / count };
  }
}

const nearestOf = (polygon: Polygon2, to: Point2): number =>
  Math.min(...[...along(polygon)].map((p) => Math.hypot(p.x - to.x, p.z - to.z)));

/** The least distance of what is sampled: never less than the true one, and by less than a sample's distance more. */
function sampledDistance(a: Polygon2, b: Polygon2): number {
  return Math.min(...a.map((corner) => nearestOf(b, corner)), ...b.map((corner) => nearestOf(a, corner)));
}

/** Everything that the tipped base meets at the first degree at which it meets anything. */
function metFirst(
  state: TractionState,
  piece: PiecePlacement,
  { corner, swivelDeg }: TackleCommand,
): readonly string[] {
  for (let deg = 0; deg <= Math.abs(swivelDeg); deg += 1) {
    const outline = sweep(piece.id, piece, corner, Math.sign(swivelDeg) * deg).at(-1)?.outline ?? [];
    const met = state.pieces.filter((other) => other !== piece && overlapDepth(outline, outlineOfPiece(other)) > 0);
    if (met.length > 0) return met.map(({ id }) => id);
  }
  return [];
}

describe('in any crowded position', () => {
  it('distances are those of the outlines', () => {
    fc.assert(
      fc.property(positions, (state) => {
        const [first] = state.pieces;
        if (first === undefined) return;
        const neighbours = neighboursOf(situation(state), { piece: first.id });
        expect(neighbours.map(({ piece }) => piece).sort()).toEqual(
          state.pieces
            .slice(1)
            .map(({ id }) => id)
            .sort(),
        );
        for (const { piece, mm } of neighbours.slice(0, 3)) {
          const other = state.pieces.find(({ id }) => id === piece) ?? first;
          const sampled = sampledDistance(outlineOfPiece(first), outlineOfPiece(other));
          expect(mm).toBeLessThanOrEqual(sampled + 1e-9);
          if (mm > 0) expect(mm).toBeGreaterThan(sampled - SAMPLED_MM);
          // bases overlap by 0.1 mm at the most
          else if (first.pose === 'upright' && other.pose === 'upright') expect(sampled).toBeLessThan(2 * SAMPLED_MM);
        }
      }),
      { numRuns: runs(12, 1000) },
    );
  });

  it('every way that is suggested can be typed, is legal, brings the base’s middle nearer, and meets nothing by the forecast', () => {
    fc.assert(
      fc.property(positions, (state) => {
        for (const piece of state.pieces.filter(({ id }) => id.startsWith('0-')).slice(0, 2)) {
          const way = wayTowards(situation(state), piece.id, seat(1));
          if (way === null) continue;
          const typed = parseCommand(makeCommand(way.command), seat(0));
          expect(typed).toEqual({ ok: true, value: way.command });
          expect(checkCommand(state, way.command).ok).toBe(true);
          const ahead = aheadOf(situation(state), way.command);
          expect(ahead?.steps.every(isClear)).toBe(true);
          const landing = ahead?.landing ?? piece;
          expect(middleToPad(landing)).toBeLessThan(middleToPad(piece));
          // Where a base turns about the corner that is nearest, its edge keeps its distance: that need not be less.
          const edges = [piece, landing].map((at) => polygonDistance(outlineOfPiece(at), RIVALS_PAD));
          expect([way.beforeMm, way.afterMm]).toEqual(edges);
          expect(way.touches).toEqual(overlapDepth(RIVALS_PAD, outlineOfPiece(landing)) > 0 ? [RIVALS.seat] : []);
        }
      }),
      { numRuns: runs(12, 1000) },
    );
  });

  it('every tackle that is suggested can be typed, is legal, and meets a rival’s piece by the forecast', () => {
    fc.assert(
      fc.property(positions, (state) => {
        for (const { id } of state.pieces.filter((piece) => piece.id.startsWith('0-')).slice(0, 3)) {
          for (const { victim, command } of tacklesOf(situation(state), id)) {
            expect(parseCommand(makeCommand(command), seat(0))).toEqual({ ok: true, value: command });
            expect(checkCommand(state, command).ok).toBe(true);
            expect(victim.startsWith('1-')).toBe(true);
            expect(aheadOf(situation(state), command)?.steps[0]?.hits).toContain(victim);
            expect(reachOf(situation(state), id)?.targets.map(({ piece }) => piece)).toContain(victim);
          }
        }
      }),
      { numRuns: runs(12, 1000) },
    );
  });

  it('what a suggested tackle meets first, degree by degree, is what it is meant to hit', () => {
    fc.assert(
      fc.property(positions, (state) => {
        for (const piece of state.pieces.filter(({ id }) => id.startsWith('0-')).slice(0, 3)) {
          for (const { victim, command } of tacklesOf(situation(state), piece.id))
            expect(metFirst(state, piece, command), makeCommand(command)).toEqual([victim]);
        }
      }),
      { numRuns: runs(12, 1000), examples: [[grazing()]] },
    );
  });

  it('no walk comes to a pad in fewer steps than are told', () => {
    const bare: fc.Arbitrary<TractionState> = positions.map((state) => ({
      ...state,
      pieces: state.pieces.filter(({ id, pose }) => id.startsWith('0-') && pose === 'upright').slice(0, 1),
    }));
    fc.assert(
      fc.property(bare, (state) => {
        const [piece] = state.pieces;
        if (piece === undefined) return;
        const least = reachOf(situation(state), piece.id)?.pads[0]?.steps ?? 0;
        const way = wayTowards(
          situation({ ...state, options: { ...state.options, ranges: [8, 8, 8] } }),
          piece.id,
          seat(1),
        );
        if (way !== null && way.touches.length > 0) expect(way.command.steps.length).toBeGreaterThanOrEqual(least);
      }),
      { numRuns: runs(12, 1000) },
    );
  });

  it('a lane has whatever sticks into it, and nothing else', () => {
    fc.assert(
      fc.property(positions, (state) => {
        const [first, second] = state.pieces.filter(({ pose }) => pose === 'upright');
        const lane = first && second && laneBetween(situation(state), { piece: first.id }, { piece: second.id });
        if (!first || !second || !lane) return;
        const far = Math.hypot(second.xMm - first.xMm, second.zMm - first.zMm);
        const [ux, uz] = [(second.xMm - first.xMm) / far, (second.zMm - first.zMm) / far];
        const told = lane.obstacles.map(({ piece }) => piece);
        const inLane = (piece: PiecePlacement, slackMm: number): boolean =>
          [...along(outlineOfPiece(piece), 0.3)].some(({ x, z }) => {
            const on = (x - first.xMm) * ux + (z - first.zMm) * uz;
            const off = (z - first.zMm) * ux - (x - first.xMm) * uz;
            return on > -slackMm && on < far + slackMm && Math.abs(off) < lane.widthMm / 2 + slackMm;
          });
        for (const piece of state.pieces.filter((other) => other !== first && other !== second)) {
          if (told.includes(piece.id)) expect(inLane(piece, 0.4)).toBe(true);
          else expect(inLane(piece, -0.1)).toBe(false);
        }
      }),
      { numRuns: runs(12, 1000) },
    );
  });
});
