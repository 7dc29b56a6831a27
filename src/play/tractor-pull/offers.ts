import type { Choice } from '#games/tractor-pull/actions.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import { check } from '#games/tractor-pull/check.ts';
import { printedOf } from '#games/tractor-pull/almanac/vehicles.ts';
import { resolve } from '#games/tractor-pull/effects.ts';
import { eject } from '#games/tractor-pull/ejections.ts';
import { standingAt } from '#games/tractor-pull/field.ts';
import { rivalOf, type Seat, type Space } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import { pullRopes } from '#games/tractor-pull/pull.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { view } from '#games/tractor-pull/view.ts';
import type { Offer } from '#play/game/offer.ts';
import { isOf } from '#play/session/players.ts';
import { lastOf } from '#play/table/lastOf.ts';
import type { Fault } from '#sim/result.ts';
import { askedHere } from './session/players.ts';
import { choosesOpenly } from './session/secrets.ts';
import type { SessionState, Thing } from './session/sessionTypes.ts';
import { offers as texts } from './texts/table.ts';

export type FieldOffer = Offer<Thing, SessionState, Choice>;

/** The seat that chooses something on the table at this screen; null while nobody does. */
function chooserOf({ match, stage, alone, spectating }: SessionState): Seat | null {
  if (match === null || stage !== 'choosing' || spectating || match.undo !== null) return null;
  if (match.state.outcome !== null || !choosesOpenly(match.state)) return null;
  const [seat] = askedHere(match);
  if (seat === undefined || isOf(match.header, 'bot', seat) || (alone !== null && seat !== alone)) return null;
  return seat;
}

const READ = ['match', 'stage', 'alone', 'spectating', 'picked'] as const;

/** Every pair of the garage and every vehicle of the field that can be picked now. */
export const offersOf = lastOf(found, (a: SessionState, b: SessionState) => READ.every((key) => a[key] === b[key]));

function found(told: SessionState): readonly FieldOffer[] {
  const seat = chooserOf(told);
  if (told.match === null || seat === null) return [];
  const seen = view(told.match.state, seat);
  const choices = choicesOf(seen, seat);
  const swaps = choices.filter((choice) => choice.do === 'resolve' && choice.target.spaces.length > 1);
  return [
    ...choices.flatMap((choice): readonly FieldOffer[] => offerOf(seen, seat, choice)),
    ...(swaps.length === 0 ? [] : swapOffers(seen, seat, swaps, told.picked)),
  ];
}

const atSpace = (space: Space): Thing => ({ kind: 'space', space });

function offerOf(seen: TractorPullState, seat: Seat, choice: Choice): readonly FieldOffer[] {
  if (choice.do === 'recruit') {
    const cards = seen.garage.find(({ id }) => id === choice.pair)?.cards ?? [];
    const badge = texts.pair(cards.map((card) => (card === null ? null : printedOf(card))));
    return [{ at: { kind: 'pair', pair: choice.pair }, badge, next: { act: choice } }];
  }
  if (choice.do === 'eject')
    return [{ at: atSpace(choice.space), badge: ropesAfter(seen, seat, choice), next: { act: choice } }];
  const [space, ...others] = choice.do === 'resolve' ? choice.target.spaces : [];
  if (space === undefined || others.length > 0) return [];
  return [{ at: atSpace(space), badge: ropesAfter(seen, seat, choice), next: { act: choice } }];
}

/** First either of two vehicles, then the other one, which says what comes of it. */
function swapOffers(
  seen: TractorPullState,
  seat: Seat,
  swaps: readonly Choice[],
  picked: Space | null,
): readonly FieldOffer[] {
  const both = swaps.map((choice) => ({ choice, spaces: choice.do === 'resolve' ? choice.target.spaces : [] }));
  const pick = (space: Space | null): FieldOffer['next'] => ({ picks: { picked: space } });
  if (picked === null)
    return [...new Set(both.flatMap(({ spaces }) => spaces))].map((space) => ({
      at: atSpace(space),
      badge: null,
      next: pick(space),
    }));
  return [
    { at: atSpace(picked), badge: null, next: pick(null) },
    ...both.flatMap(({ choice, spaces }): readonly FieldOffer[] => {
      const other = spaces.includes(picked) ? spaces.find((space) => space !== picked) : undefined;
      if (other === undefined) return [];
      return [{ at: atSpace(other), badge: ropesAfter(seen, seat, choice), next: { act: choice } }];
    }),
  ];
}

/** By how much the seat leads on each rope; below 0 the rival does. */
const leads = (state: TractorPullState, seat: Seat): readonly number[] =>
  pullRopes(state).map(({ totals }) => totals[seat] - totals[rivalOf(seat)]);

/** The changes of that by the choice itself, before anything follows from it. */
function ropesAfter(seen: TractorPullState, seat: Seat, choice: Choice): string {
  const before = leads(seen, seat);
  const after = leads(changedBy(seen, choice), seat);
  return texts.ropes(
    after.flatMap((lead, i) => (lead === before[i] ? [] : [[i + 1, lead - (before[i] ?? 0)] as const])),
  );
}

function changedBy(state: TractorPullState, choice: Choice): TractorPullState {
  if (choice.do === 'resolve') return resolve(state, choice.target).state;
  const standing = choice.do === 'eject' ? standingAt(state, choice.space) : null;
  return standing === null ? state : eject(state, standing).state;
}

/** Why a vehicle or a pair cannot be picked; null where nobody is asked for one, and for what is only looked at. */
export function whyNotAt(told: SessionState, thing: Thing): Fault | null {
  const { match, picked } = told;
  const seat = chooserOf(told);
  if (match === null || seat === null || thing.kind === 'wrench' || thing.kind === 'reference') return null;
  const { state } = match;
  const [pending] = state.queue;
  const isOnField = pending !== undefined || state.phase.name === 'eject';
  if (thing.kind === 'pair' || !isOnField || !asked(state).includes(seat)) return null;
  const choice: Choice =
    pending === undefined
      ? { do: 'eject', seat, space: thing.space }
      : {
          do: 'resolve',
          seat,
          target: { spaces: picked === null ? [thing.space] : [picked, thing.space], card: null },
        };
  const checked = check(state, choice);
  return checked.ok ? null : checked.fault;
}
