import { steadinessOf, type SeatInfo } from '#engine/seats.ts';
import type { TractionState } from '#games/traction/state.ts';
import { STEADINESSES, type Steadiness } from '#sim/hand/steadiness.ts';
import type { Seat } from '#sim/ids.ts';
import { Race } from './race.ts';
import { CLEAR_MM } from './steady.ts';

/** Leads of more turns of the race are evened out by one step of a hand, and by two (house values). */
const LEADS = [1, 3] as const;

/** A match that is over, by how much it was won, and hands that would have made it more even. */
export interface Evened {
  readonly winner: Seat;
  /** The one that came nearest to the winner. */
  readonly second: Seat;
  /** By so many turns of the race the second was behind; null where it had no piece left to run with. */
  readonly lead: number | null;
  /** One for each seat. */
  readonly hands: readonly Steadiness[];
}

/** Null where nobody has won alone, where it was close, and where the hands cannot be more unequal. */
export function evened(state: TractionState, seats: readonly SeatInfo[]): Evened | null {
  const { outcome } = state;
  const [winner, ...others] = outcome?.winners ?? [];
  if (outcome === null || winner === undefined || others.length > 0) return null;
  const race = new Race(state, CLEAR_MM);
  const rivals = state.pads.map(({ seat }) => seat).filter((seat) => seat !== winner);
  const [second] = rivals.toSorted((a, b) => (race.nearest(a) < race.nearest(b) ? -1 : 1));
  if (second === undefined) return null;
  const lead = race.nearest(second) - (outcome.by === 'pad-contact' ? 0 : race.nearest(winner));
  const hands = handsFor(seats.map(steadinessOf), winner, second, LEADS.filter((least) => lead > least).length);
  return hands === null ? null : { winner, second, lead: Number.isFinite(lead) ? lead : null, hands };
}

const USUAL = STEADINESSES.indexOf('usual');

/** A handicap that the second had is taken from it first; then the winner's hand trembles more. Null: no change. */
function handsFor(
  before: readonly Steadiness[],
  winner: Seat,
  second: Seat,
  steps: number,
): readonly Steadiness[] | null {
  const ranks = before.map((hand) => STEADINESSES.indexOf(hand));
  for (let step = 0; step < steps; step += 1) {
    const [theirs = USUAL, own = USUAL] = [ranks[second], ranks[winner]];
    if (theirs > USUAL) ranks[second] = theirs - 1;
    else if (own < STEADINESSES.length - 1) ranks[winner] = own + 1;
    else if (theirs > 0) ranks[second] = theirs - 1;
  }
  const hands = ranks.map((rank) => STEADINESSES[rank] ?? 'usual');
  return hands.every((hand, seat) => hand === before[seat]) ? null : hands;
}
