import type { TractionAction } from '#games/traction/actions.ts';
import { forecastStep } from '#games/traction/forecast.ts';
import { nameOf } from '#games/traction/pieces.ts';
import type { PieceId } from '#sim/ids.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import type { Offer } from '#play/game/offer.ts';
import { lastOf } from '#play/table/lastOf.ts';
import { couldTackle, expectedOf } from './session/expected.ts';
import type { SessionState } from './session/sessionTypes.ts';
import { gameTexts } from './texts.ts';

/** A choice at a step that comes to a rival's piece: a tackle of it, or the same swing that stops before it. */
export interface AtRival {
  readonly kind: 'tackle' | 'short';
  readonly piece: PieceId;
}

export type GhostOffer = Offer<AtRival, SessionState, TractionAction>;

const READ = ['match', 'intent', 'aim', 'forecast', 'stepsTaken', 'stage', 'spectating'] as const;

/** Asked at the ghost of a walk that would touch one rival's piece, which could be tackled. */
export const offersOf = lastOf(found, (a: SessionState, b: SessionState) => READ.every((key) => a[key] === b[key]));

function found(told: SessionState): readonly GhostOffer[] {
  const expected = expectedOf(told);
  const { aim, spectating } = told;
  if (aim === null || spectating || expected?.kind !== 'touches' || !couldTackle(told, expected)) return [];
  const [piece] = expected.pieces;
  if (piece === undefined) return [];
  const short = stoppedShort(told);
  return [
    {
      at: { kind: 'tackle', piece },
      badge: gameTexts.action.tackleIt(nameOf(piece)),
      next: { picks: { verb: 'tackle' } },
    },
    ...(short === null
      ? []
      : [
          { at: { kind: 'short', piece } as const, badge: gameTexts.action.stopShort, next: { picks: { aim: short } } },
        ]),
  ];
}

/** So far before the piece the swing stops, mm: outlines are no surer, and a hand is not either (house value). */
const CLEARANCE_MM = 2;

/** The longest swing over the same corner that touches nothing; null where none does. */
export function stoppedShort({ match, intent, aim }: SessionState): StepCommand | null {
  if (match === null || intent === null || aim === null || intent.do === 'disturb') return null;
  const { state } = match;
  const from = state.pieces.find(({ id }) => id === intent.piece);
  if (from === undefined) return null;
  const way = Math.sign(aim.swivelDeg);
  for (let deg = Math.ceil(Math.abs(aim.swivelDeg)) - 1; deg > 0; deg -= 1) {
    const { hits, offTable, tooFar } = forecastStep(state, intent.piece, from, aim.corner, way * deg, CLEARANCE_MM);
    if (hits.length === 0 && !offTable && !tooFar) return { ...aim, swivelDeg: way * deg };
  }
  return null;
}
