import { chanceFor, seedRandom } from '#engine/random.ts';
import { hashOf } from '#engine/hash.ts';
import type { Hand } from '#sim/assist/assist.ts';
import { ownHandOf, type OwnHand } from '#sim/hand/ownHand.ts';
import { radians } from '#sim/maths/trig.ts';
import type { TractionState } from '../state.ts';
import type { HandGrip, HandInFile, TackleCommand, WalkCommand } from './scenario.ts';

/** Which of the practised hands it is; what else a file says of it may make it shakier. */
export const nameOfHand = (hand: HandInFile): Hand => (typeof hand === 'string' ? hand : (hand.name ?? 'careful'));

/** The hand that carries an action out, as the table needs it. */
export interface HandAtWork {
  readonly hand: Hand;
  readonly grip: HandGrip;
  readonly own: OwnHand;
}

/**
 * The hand that a file asks for. Its tremor is drawn from the pieces on the table and the action, so that the same file
 * trembles in the same way for ever; its title and its expectations make no difference.
 */
export function handIn(state: TractionState, action: WalkCommand | TackleCommand): HandAtWork {
  const { hand } = action;
  const { steadiness = 'usual', grip = 'finger', tiltDeg } = typeof hand === 'string' ? {} : hand;
  const seed = seedOf(state, action);
  const own = ownHandOf(steadiness, (stroke) => chanceFor(seedRandom(seed), stroke));
  return { hand: nameOfHand(hand), grip, own: tiltDeg === undefined ? own : { ...own, tiltRad: radians(tiltDeg) } };
}

const SEED_DIGITS = 8; // hex: 32 bits

const seedOf = ({ tableMm, surface, pads, pieces }: TractionState, action: object): number =>
  Number.parseInt(hashOf({ tableMm, surface, pads, pieces, action }).slice(0, SEED_DIGITS), 16);
