import { beyondTackleMm, strideMm } from '#games/traction/reach.ts';
import type { TractionState } from '#games/traction/state.ts';
import { mayTackle, sizeOf } from '#games/traction/pieces.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { SessionState } from './sessionTypes.ts';
import { piecesLeft } from '#games/traction/turn.ts';
import { variantsOf } from '#games/traction/variants.ts';

/**
 * The likely outcome of the aimed step, by outlines: an estimate, never a ruling. `clear`: it touches nothing, and
 * stands so far before a pad that it is for, where that is near, mm. `reaches`, and not `sure`: it may just miss.
 * `touches`: what it comes to first, and must not touch. `hits` and `misses`: a tackle; the nearest rival's piece and
 * how near, mm. `lackSteps`: a walk comes, or is pulled, to a rival's piece that is so much too far for a tackle.
 */
export type Expected =
  | { readonly kind: 'clear'; readonly shortMm?: number; readonly lackSteps: number | null }
  | { readonly kind: 'off-table' | 'too-far' }
  | { readonly kind: 'touches'; readonly pieces: readonly PieceId[]; readonly lackSteps: number | null }
  | { readonly kind: 'reaches'; readonly pads: readonly Seat[]; readonly sure: boolean }
  | { readonly kind: 'hits'; readonly piece: PieceId }
  | { readonly kind: 'misses'; readonly piece: PieceId; readonly mm: number };

/** Null without an aim. */
export function expectedOf({
  forecast,
  intent,
  match,
  towards = null,
}: Pick<SessionState, 'forecast' | 'intent' | 'match'> & Partial<Pick<SessionState, 'towards'>>): Expected | null {
  if (forecast === null || intent === null || intent.do === 'disturb' || match === null) return null;
  const { first: met, nearest, offTable, tooFar, pads } = forecast;
  if (offTable) return { kind: 'off-table' };
  if (tooFar) return { kind: 'too-far' };
  const [first] = met;
  if (first !== undefined) {
    const { tackling } = match.state.options;
    const alone = met.length === 1 && ownerOf(first) !== ownerOf(intent.piece);
    const tackles = intent.do === 'tackle' && alone && mayTackle(tackling, sizeOf(intent.piece), sizeOf(first));
    if (tackles) return { kind: 'hits', piece: first };
    return { kind: 'touches', pieces: met, lackSteps: alone ? lackingSteps(match.state, intent.piece, first) : null };
  }
  if (pads.length > 0) return { kind: 'reaches', pads, sure: forecast.onPadMm > SURE_ON_PAD_MM };
  if (intent.do === 'tackle' && nearest !== null) return { kind: 'misses', ...nearest };
  const lackSteps = towards === null ? null : lackingSteps(match.state, intent.piece, towards);
  return -forecast.onPadMm < SAID_SHORT_MM
    ? { kind: 'clear', shortMm: -forecast.onPadMm, lackSteps }
    : { kind: 'clear', lackSteps };
}

/** The longest steps that a tackle would have to begin nearer. */
function lackingSteps(state: TractionState, tackler: PieceId, victim: PieceId): number | null {
  const mm = beyondTackleMm(state, tackler, victim);
  return mm === null ? null : Math.ceil(mm / strideMm(tackler));
}

/**
 * A walk ends short of its outlines by up to 0.9 mm (measured: 60 walks of 1 to 4 steps, the most by four half turns,
 * whose pivots slip by 0.23 mm each); twice that is sure.
 */
export const SURE_ON_PAD_MM = 2;
/** A step that ends before a pad by less is told how much is missing: about a step of a small piece (house value). */
const SAID_SHORT_MM = 25;

/** Whether the touch that a walk would come to could be a tackle instead: one rival's piece, before the first step. */
export function couldTackle({ intent, match, stepsTaken }: SessionState, expected: Expected | null): boolean {
  if (expected?.kind !== 'touches' || intent?.do !== 'walk' || match === null || stepsTaken > 0) return false;
  const [victim, ...others] = expected.pieces;
  const rivals = victim !== undefined && others.length === 0 && ownerOf(victim) !== ownerOf(intent.piece);
  return rivals && mayTackle(match.state.options.tackling, sizeOf(intent.piece), sizeOf(victim));
}

/** An outline is no surer than this of what a base misses, mm (house value). */
const SURE_MM = 2;

/** Whether the player is asked before the step is done: it looks like a foul, or like a tackle of nothing. */
export const isDoubtful = (expected: Expected | null): boolean => looksLikeFoul(expected) || missesSurely(expected);

const missesSurely = (expected: Expected | null): boolean => expected?.kind === 'misses' && expected.mm > SURE_MM;

export const looksLikeFoul = (expected: Expected | null): boolean =>
  expected !== null && (expected.kind === 'touches' || expected.kind === 'off-table' || expected.kind === 'too-far');

/** The price of a foul by the chosen piece, or of a tackle that hits nothing, by the rules of this match. */
export interface FoulCost {
  readonly piece: PieceId;
  /** It is no foul: a tackle misses, and the piece stays where it is set down, or (`back`) where it stood (TR-11). */
  readonly miss: 'stays' | 'back' | null;
  /** Coming turns of its owner that it misses, lying flat on its pad (TR-22, TR-23); with none it goes back upright. */
  readonly missesTurns: number;
  /** Whether it is the last piece that acts in this turn. */
  readonly endsTurn: boolean;
}

/** Null where no piece of the player is chosen. */
export function foulCostOf(session: Pick<SessionState, 'forecast' | 'intent' | 'match'>): FoulCost | null {
  const { intent, match } = session;
  if (intent === null || intent.do === 'disturb' || match === null) return null;
  const { state } = match;
  const stays = variantsOf(state.options).freeStepAfterMiss;
  return {
    piece: intent.piece,
    miss: expectedOf(session)?.kind === 'misses' ? (stays ? 'stays' : 'back') : null,
    missesTurns: variantsOf(state.options).penaltyTurns,
    endsTurn: piecesLeft(state) === 1,
  };
}
