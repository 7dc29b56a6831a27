import type { Choice, MoveAction, RestackAction } from '#games/trexlands/actions.ts';
import { CITY, type Place } from '#games/trexlands/ids.ts';
import { ownIn, trucksOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { Thing } from '../session/sessionTypes.ts';
import { asOne, byNavigator, movesOf, placesFor, waysTo } from '../session/ways.ts';
import { offers as texts, move as moveTexts } from '../texts/table.ts';
import { awaitsAt, stacksAt } from '../words/awaits.ts';
import type { Names } from '../words/names.ts';
import { ahead, namesOfAnswers } from './answers.ts';
import type { TableOffer } from './tableOffer.ts';

export interface Moving {
  readonly seen: TrexlandsState;
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly chosen: readonly PieceId[];
  /** The chosen ones are in a hand. */
  readonly carried: boolean;
  readonly names: Names;
}

export const thingAt = (place: Place): Thing => (place === CITY ? { kind: CITY } : { kind: 'terra', terra: place });
export const truckThing = (truck: PieceId): Thing => ({ kind: 'truck', truck });

/** Places where the chosen trucks can go, trucks with which they can stack, and trucks that can be chosen. */
export const movesOffered = (at: Moving): readonly TableOffer[] => [
  ...placesFor(at.choices, at.chosen).flatMap((place) => placeOffers(at, place)),
  ...restacks(at),
  ...trucksToChoose(at),
];

/** The place itself, and the truck there on which they can be stacked. */
function placeOffers(at: Moving, place: Place): readonly TableOffer[] {
  const { seen, seat, choices, chosen } = at;
  return waysTo(choices, chosen, place).flatMap((way, _, ways): readonly TableOffer[] => {
    const offer = { badge: badgeOf(at, way), next: { act: way } } as const;
    if (!way.move.stack || place === CITY) return [{ at: thingAt(place), ...offer }];
    const on = ownIn(seen, place, seat).map(({ id }) => truckThing(id));
    const only = ways.length === 1 ? [{ at: thingAt(place), ...offer, badge: null }] : [];
    return [...on.map((thing) => ({ at: thing, ...offer })), ...only];
  });
}

function badgeOf({ seen, seat, chosen, names }: Moving, way: MoveAction): string {
  const { battle, answers } = ahead(seen, way);
  const { to, stack } = way.move;
  return texts.place(
    stack && to !== CITY ? stacksAt(seen, to) : awaitsAt(seen, seat, chosen.length, to, names, battle),
    byNavigator(way),
    namesOfAnswers(answers),
  );
}

export const isRestack = (choice: Choice): choice is RestackAction => choice.do === 'stack' || choice.do === 'unstack';

/** TX-22: another truck in the same place, on which the chosen one is put, or from which it is taken. */
function restacks({ choices, chosen, carried }: Moving): readonly TableOffer[] {
  const [first] = chosen;
  if (first === undefined || !carried) return [];
  return choices.filter(isRestack).flatMap((choice): readonly TableOffer[] => {
    if (!chosen.some((id) => choice.trucks.includes(id))) return [];
    const other = choice.trucks.find((id) => id !== first) ?? first;
    return [{ at: truckThing(other), badge: moveTexts.await[choice.do], next: { act: choice } }];
  });
}

/** A press on a chosen one drops it. */
const trucksToChoose = ({ seen, seat, choices, chosen }: Moving): readonly TableOffer[] =>
  trucksOf(seen, seat)
    .filter(
      (truck) =>
        movesOf(choices, asOne(truck)).length > 0 ||
        choices.some((one) => isRestack(one) && one.trucks.includes(truck.id)),
    )
    .map((truck) => ({
      at: truckThing(truck.id),
      badge: null,
      next: { picks: { chosen: chosen.includes(truck.id) ? [] : asOne(truck) } },
    }));
