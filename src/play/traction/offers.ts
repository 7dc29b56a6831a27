import type { TractionAction } from '#games/traction/actions.ts';
import { forecastStep } from '#games/traction/forecast.ts';
import { beyondTackleMm } from '#games/traction/reach.ts';
import { afterSteps } from '#games/traction/standing.ts';
import type { PieceId } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import type { Offer } from '#play/game/offer.ts';
import { lastOfParts } from '#play/table/lastOf.ts';
import { ontoRival } from './ontoRival.ts';
import { couldTackle, expectedOf } from './session/expected.ts';
import type { Session, SessionState } from './session/sessionTypes.ts';
import { gameTexts } from './texts.ts';

/**
 * A choice at a step that comes to a rival's piece: a tackle of it, or the same swing that stops before it; and at a
 * tackle that would miss it, a walk.
 */
export interface AtRival {
  readonly kind: 'tackle' | 'short' | 'walk';
  readonly piece: PieceId;
}

export type GhostOffer = Offer<AtRival, SessionState, TractionAction>;

const READ = ['match', 'intent', 'path', 'aim', 'forecast', 'stepsTaken', 'stage', 'spectating'] as const;

/** Asked at the ghost of a walk that comes to one rival's piece, which could be tackled, and of a tackle. */
export const offersOf = lastOfParts(found, READ);

function found(told: SessionState): readonly GhostOffer[] {
  const expected = expectedOf(told);
  if (told.aim === null || expected === null || told.spectating || told.stage !== 'aiming') return [];
  switch (expected.kind) {
    case 'misses':
      return [offer('walk', expected.piece)];
    case 'hits':
      return shortOf(told, expected.piece);
    case 'touches': {
      const [piece] = expected.pieces;
      if (piece === undefined || !couldTackle(told, expected)) return [];
      return [...(tackleStep(told, piece) === null ? [] : [offer('tackle', piece)]), ...shortOf(told, piece)];
    }
    default:
      return [];
  }
}

/** Whether the step that is aimed at would be a tackle, if it were meant as one. */
export const mayTackle = (told: SessionState): boolean => offersOf(told).some(({ at }) => at.kind === 'tackle');

/** The one step of a tackle (TR-12): the aimed one, or for a walk of several one from where the piece stands. */
function tackleStep({ match, intent, path, aim }: SessionState, victim: PieceId): StepCommand | null {
  if (match === null || intent === null || aim === null || intent.do === 'disturb') return null;
  if (path.length === 0) return aim;
  const { state } = match;
  const from = state.pieces.find(({ id }) => id === intent.piece);
  if (from === undefined || beyondTackleMm(state, intent.piece, victim) !== null) return null;
  return ontoRival(state, intent.piece, from, path[0] ?? aim, victim);
}

const shortOf = (told: SessionState, piece: PieceId): readonly GhostOffer[] =>
  stoppedShort(told) === null ? [] : [offer('short', piece)];

const offer = (kind: AtRival['kind'], piece: PieceId): GhostOffer => ({
  at: { kind, piece },
  badge: gameTexts.action.atRival[kind],
  next: { picks: { verb: kind === 'tackle' ? kind : 'walk' } },
});

/** An offer is taken up: a step that was ordered already is done at once. */
export function answer({ commands, store }: Session, { kind, piece }: AtRival): void {
  const told = store.getState();
  const short = kind === 'short' ? stoppedShort(told) : null;
  const tackle = kind === 'tackle' && told.path.length > 0 ? tackleStep(told, piece) : null;
  const verb = kind === 'tackle' ? kind : 'walk';
  if (told.verb !== verb) commands.setVerb(verb);
  if (short !== null) commands.setAim(short.corner, short.swivelDeg, told.path);
  if (tackle !== null) commands.setAim(tackle.corner, tackle.swivelDeg);
  if (told.foulHeld) commands.performAim();
}

/** So far before the piece the swing stops, mm: outlines are no surer, and a hand is not either (house value). */
const CLEARANCE_MM = 2;

/** The longest swing over the same corner that touches nothing; null where none does. */
export function stoppedShort({ match, intent, path, aim }: SessionState): StepCommand | null {
  if (match === null || intent === null || aim === null || intent.do === 'disturb') return null;
  const { state } = match;
  const stands = state.pieces.find(({ id }) => id === intent.piece);
  if (stands === undefined) return null;
  const from = afterSteps(pyramidOf(intent.piece), stands, path);
  const way = Math.sign(aim.swivelDeg);
  for (let deg = Math.ceil(Math.abs(aim.swivelDeg)) - 1; deg > 0; deg -= 1) {
    const { hits, offTable, tooFar } = forecastStep(state, intent.piece, from, aim.corner, way * deg, CLEARANCE_MM);
    if (hits.length === 0 && !offTable && !tooFar) return { ...aim, swivelDeg: way * deg };
  }
  return null;
}
