import { hypot } from '#sim/maths/trig.ts';
import { pieceOn } from '#games/traction/board.ts';
import type { TackleCommand } from '#games/traction/commands.ts';
import { mayTackle as sizeMayTackle, sizeOf } from '#games/traction/pieces.ts';
import type { TractionState } from '#games/traction/state.ts';
import { variantsOf, MOST_SWIVEL_DEG } from '#games/traction/variants.ts';
import { overlapDepth, type Polygon2 } from '#sim/geometry/footprint.ts';
import { CORNERS, type Corner } from '#sim/gesture/gesture.ts';
import type { PieceId } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { outlineOfPiece } from '#sim/world/outline.ts';
import { tippedOutline } from '#games/traction/forecast.ts';
import type { Situation } from './situation.ts';

/** A tackle worth trying, by outlines: an estimate, never a ruling. */
export interface TackleAhead {
  readonly victim: PieceId;
  readonly command: TackleCommand;
}

/**
 * Sides lean away from a base edge that is a few millimetres up: the hand goes on so far after outlines meet (house
 * value).
 */
const FOLLOW_THROUGH_DEG = 12;
const ROUND_DEG = 5;
/** A piece met so soon after the first may be hit before it (house value). */
const LEAD_DEG = 4;
/**
 * No two pieces meet that are further apart, mm: the largest comes 18 from its middle to its corner and 36 on across
 * its base; another lies 46 long. Rounded up.
 */
const REACH_MM = 105;
/** Outlines that overlap less may miss each other on the table, mm (house value). */
const SURE_MM = 2;

/** For every rival's piece that the base can meet first, the shortest swivel that does; the shortest of all first. */
export function tacklesOf({ state }: Situation, id: PieceId): readonly TackleAhead[] {
  const piece = pieceOn(state, id);
  if (piece === undefined || piece.pose === 'flat') return [];
  const tries = CORNERS.flatMap((corner) => [1, -1].flatMap((sign) => tackleOn(state, piece, corner, sign) ?? []));
  const shortest = tries.sort((a, b) => Math.abs(a.command.swivelDeg) - Math.abs(b.command.swivelDeg));
  return shortest.filter(({ victim }, i) => shortest.findIndex((other) => other.victim === victim) === i);
}

/** The piece that the base meets first on its way around the corner, if it may be tackled and nothing else is near. */
function tackleOn(state: TractionState, piece: PiecePlacement, corner: Corner, sign: number): TackleAhead | null {
  const outline = tippedOutline(piece.id, piece, corner);
  const tipped = (deg: number): Polygon2 => outline(sign * deg);
  const within = state.pieces.filter((other) => other.id !== piece.id && distanceMm(piece, other) < REACH_MM);
  const metDeg = firstMeeting(within, tipped);
  if (metDeg === null) return null;
  const soon = Array.from({ length: LEAD_DEG + 1 }, (_, i) => tipped(metDeg + i));
  const [victim, ...others] = within.filter((other) => soon.some((at) => touched([other], at).length > 0));
  if (victim === undefined || others.length > 0 || !mayTackle(state, piece.id, victim.id)) return null;
  const toDeg = Math.min(
    variantsOf(state.options).mostSwivelDeg,
    Math.ceil((metDeg + FOLLOW_THROUGH_DEG) / ROUND_DEG) * ROUND_DEG,
  );
  if (overlapDepth(tipped(toDeg), outlineOfPiece(victim)) < SURE_MM) return null;
  return {
    victim: victim.id,
    command: { do: 'tackle', piece: piece.id, corner, swivelDeg: sign * toDeg, hand: 'careful' },
  };
}

/**
 * How far around the corner the tipped base meets anything. Every degree is looked at: between two looks six degrees
 * apart a corner can graze a piece and be past it.
 */
function firstMeeting(within: readonly PiecePlacement[], tipped: (deg: number) => Polygon2): number | null {
  for (let deg = 0; deg <= MOST_SWIVEL_DEG; deg += 1) if (touched(within, tipped(deg)).length > 0) return deg;
  return null;
}

const touched = (pieces: readonly PiecePlacement[], outline: Polygon2): readonly PiecePlacement[] =>
  pieces.filter((other) => overlapDepth(outline, outlineOfPiece(other)) > 0);

const distanceMm = (a: PiecePlacement, b: PiecePlacement): number => hypot(a.xMm - b.xMm, a.zMm - b.zMm);

const mayTackle = ({ options }: TractionState, tackler: PieceId, victim: PieceId): boolean =>
  ownerOf(victim) !== ownerOf(tackler) && sizeMayTackle(options.tackling, sizeOf(tackler), sizeOf(victim));
