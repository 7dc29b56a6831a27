import { chanceBy, type Draws } from '#engine/random.ts';
import { steadinessOf } from '#engine/seats.ts';
import { ownHandOf, USUAL_HAND, type OwnHand } from '#sim/hand/ownHand.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { Intent } from './perform.ts';
import type { TractionMatch } from './traction.ts';

/** The steadiness of a seat's hand in this match: its handicap; a usual hand trembles where the house wants it so. */
export function steadinessIn({ seats, setup }: BeforeAction['header'], seat: number): Steadiness {
  const agreed = steadinessOf(seats[seat]);
  return agreed === 'usual' && setup.options.hands === 'trembling' ? 'shaky' : agreed;
}

/** The part of a match that a hand's tremor follows from. */
export interface BeforeAction {
  readonly header: Pick<TractionMatch['header'], 'seats' | 'setup'>;
  readonly random: Draws;
  readonly log: { readonly length: number };
}

/**
 * The hand that does what is meant in the match as it stands: its seat's, with the handicap agreed on. The tremor
 * follows from the match's generator and the action's place in the log, and goes into the gesture, which is all that is
 * recorded.
 */
export function seatHand({ header, random, log }: BeforeAction, intent: Intent): OwnHand {
  const seat = intent.do === 'disturb' ? intent.by : ownerOf(intent.piece);
  if (seat === null) return USUAL_HAND; // a bumped table
  return ownHandOf(steadinessIn(header, seat), (stroke) => chanceBy(random)(log.length, stroke));
}
