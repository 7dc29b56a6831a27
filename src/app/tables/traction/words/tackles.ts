import { pieceOn } from '../../../../games/traction/board.ts';
import type { TackleCommand } from '../../../../games/traction/commands.ts';
import { beats, sizeOf } from '../../../../games/traction/pieces.ts';
import type { TractionState } from '../../../../games/traction/state.ts';
import { overlapDepth } from '../../../../sim/geometry/footprint.ts';
import { CORNERS, type Corner } from '../../../../sim/gesture/gesture.ts';
import type { PieceId } from '../../../../sim/ids.ts';
import type { PiecePlacement } from '../../../../sim/layout.ts';
import { ownerOf } from '../../../../sim/pyramid.ts';
import { outlineOfPiece } from '../../../../sim/world/outline.ts';
import { sweep, type SweptOutline } from '../../../match/forecast.ts';
import type { Situation } from './situation.ts';

/** A tackle worth trying, by outlines: an estimate, never a ruling. */
export interface TackleAhead {
  readonly victim: PieceId;
  readonly command: TackleCommand;
}

/** TR-08. */
const MOST_SWIVEL_DEG = 360;
/** Sides lean away from a base edge that is a few millimetres up: the hand goes on so far after outlines meet (house value). */
const FOLLOW_THROUGH_DEG = 12;
const ROUND_DEG = 5;
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

/** What the base meets first on its way around the corner, if it may be tackled. */
function tackleOn(state: TractionState, piece: PiecePlacement, corner: Corner, sign: number): TackleAhead | null {
  const way = sweep(piece.id, piece, corner, sign * MOST_SWIVEL_DEG);
  const first = way.findIndex(({ outline }) => touched(state, piece.id, outline).length > 0);
  const [victim, ...others] = touched(state, piece.id, way[first]?.outline ?? []);
  if (victim === undefined || others.length > 0 || !mayTackle(state, piece.id, victim.id)) return null;
  const swivelDeg = sign * Math.min(MOST_SWIVEL_DEG, roundUp(Math.abs(way[first]?.swivelDeg ?? 0) + FOLLOW_THROUGH_DEG));
  if (!isSure(way, first, swivelDeg, victim)) return null;
  return { victim: victim.id, command: { do: 'tackle', piece: piece.id, corner, swivelDeg, hand: 'careful' } };
}

const touched = (state: TractionState, id: PieceId, outline: SweptOutline['outline']): readonly PiecePlacement[] =>
  state.pieces.filter((other) => other.id !== id && outline.length > 0 && overlapDepth(outline, outlineOfPiece(other)) > 0);

const mayTackle = ({ options }: TractionState, tackler: PieceId, victim: PieceId): boolean =>
  ownerOf(victim) !== ownerOf(tackler) && (options.tackling === 'any' || beats(sizeOf(tackler), sizeOf(victim)));

const roundUp = (deg: number): number => Math.ceil(deg / ROUND_DEG) * ROUND_DEG;

/** Whether outlines overlap by more than rounding of any kind before the swivel ends. */
const isSure = (way: readonly SweptOutline[], first: number, swivelDeg: number, victim: PiecePlacement): boolean =>
  way.slice(first).some((at) => Math.abs(at.swivelDeg) <= Math.abs(swivelDeg) && overlapDepth(at.outline, outlineOfPiece(victim)) >= SURE_MM);
