import type { GameTypes } from '#engine/game.ts';
import { onlyPerson } from '#engine/seats.ts';
import type { SeenMatch } from '#engine/seen.ts';
import type { MatchState } from '../session/state.ts';
import type { Offer } from './offer.ts';

/** The first touch of a first match: one thing is shown, and where it is to go; null where a press is all. */
export interface Lead<At> {
  readonly from: At;
  readonly to: At | null;
}

type SomeOffer<At> = Omit<Offer<object, object, unknown>, 'at'> & { readonly at: At };

/**
 * An offer that says nothing itself is taken to the one that says its outcome; null without offers. The last ones:
 * things in a row stand behind each other, the last before all.
 */
export function leadOf<At>(offers: readonly SomeOffer<At>[]): Lead<At> | null {
  const silent = offers.findLast(({ badge }) => badge === null);
  const said = offers.filter(({ badge }) => badge !== null);
  const goal = said.find(({ next }) => next === silent?.next) ?? said.at(-1);
  if (silent === undefined || goal === undefined) {
    const only = offers.at(-1);
    return only === undefined ? null : { from: only.at, to: null };
  }
  return { from: silent.at, to: goal.at };
}

/** After so many own actions nobody has to be shown the first one (house value): it may not be on the table. */
const FEW = 3;

/**
 * Whether the seat of the only person at this table is asked early in a first match; once the table was touched
 * (`isTouched`) until an action of theirs counts.
 */
export function isLed<T extends GameTypes>(
  { match, spectating }: Pick<MatchState<T>, 'spectating'> & { readonly match: SeenMatch<T> | null },
  asked: readonly number[],
  isTouched = false,
): boolean {
  if (match === null || spectating || match.undo !== null || match.header.rules !== 'first') return false;
  const person = onlyPerson(match.header.seats);
  const own = match.log.filter(({ seat }) => seat === person).length;
  return person !== null && asked.includes(person) && own < (isTouched ? 1 : FEW);
}
