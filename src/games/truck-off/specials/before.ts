import { withPaid, withVenue } from '../changes.ts';
import type { Paid } from '../events.ts';
import { ownerOf, type Sides } from '../ids.ts';
import { trucksAt } from '../queries.ts';
import type { TruckOffState, Venue } from '../state.ts';
import { forEach, applied, type Applied } from '../applied.ts';
import type { Special } from './specials.ts';
import { activeIn, dieOf } from './window.ts';

/** Daily Specials with the keyword "before", and "instead of" the throw (TO-44). Those of payouts: `payout.ts`. */

/** Before trucks are selected. */
export const beforeTrucks = (state: TruckOffState): Applied =>
  forEach(state, activeIn(state, 'before', 'trucks'), (s, { special }) =>
    paidBy(s, special, [{ owner: s.first, amount: special.amount }]),
  );

/** Before actions are executed: trucks at the venue earn something. */
export const beforeExecute = (state: TruckOffState): Applied =>
  forEach(state, activeIn(state, 'before', 'execute'), (s, { venue, special }) =>
    paidBy(
      s,
      special,
      trucksAt(s, venue.sides).map(({ id }) => ({ owner: ownerOf(id), amount: special.amount })),
    ),
  );

export const paidBy = (state: TruckOffState, special: Special, paid: readonly Paid[]): Applied =>
  applied(withPaid(state, paid), { type: 'special-paid', special: special.id, paid });

/** Instead of the throw: these dice are turned to a number. */
export const insteadOfRoll = (state: TruckOffState): Applied =>
  forEach(state, activeIn(state, 'instead', 'roll'), (s, { venue, special }) => turned(s, venue, special));

/** Before actions are selected: low dice are turned up; the dice that are thrown again are `thrownAgain`. */
export const beforeCards = (state: TruckOffState): Applied =>
  forEach(state, activeIn(state, 'before', 'cards'), (s, { venue, special }) => {
    if (special.effect === 'throw-again')
      return isLow(venue, special)
        ? applied(s, { type: 'special-rethrow', special: special.id, shown: dieOf(venue) })
        : applied(s);
    return (venue.die ?? 0) < special.amount ? turned(s, venue, special) : applied(s);
  });

const isLow = ({ die }: Venue, { amount }: Special): boolean => die !== null && die <= amount;

/** The dice that Daily Specials have thrown once more before actions are selected. */
export const thrownAgain = (state: TruckOffState): readonly Sides[] =>
  activeIn(state, 'before', 'cards').flatMap(({ venue, special }) =>
    special.effect === 'throw-again' && isLow(venue, special) ? [venue.sides] : [],
  );

const turned = (state: TruckOffState, { sides }: Venue, { id, amount }: Special): Applied =>
  applied(withVenue(state, sides, { die: amount }), {
    type: 'die-turned',
    special: id,
    shown: { die: sides, face: amount },
  });
