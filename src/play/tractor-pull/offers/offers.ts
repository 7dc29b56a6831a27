import type { Choice } from '#games/tractor-pull/actions.ts';
import { check } from '#games/tractor-pull/check.ts';
import { classOf, printedOf } from '#games/tractor-pull/almanac/vehicles.ts';
import { resolve } from '#games/tractor-pull/effects.ts';
import { eject } from '#games/tractor-pull/ejections.ts';
import { standingAt } from '#games/tractor-pull/field.ts';
import { COLUMNS, FACES, rivalOf, spaceOf, type Seat, type Space } from '#games/tractor-pull/ids.ts';
import { choicesOf } from '#games/tractor-pull/legal.ts';
import { pullRopes } from '#games/tractor-pull/pull.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { view } from '#games/tractor-pull/view.ts';
import type { Offer } from '#play/game/offer.ts';
import { isOf } from '#play/session/players.ts';
import { lastOfParts } from '#play/table/lastOf.ts';
import type { Fault } from '#sim/result.ts';
import { signed } from '../say/effectSign.ts';
import { effectWords } from '../say/effectWords.ts';
import { vehiclesOf } from '../say/hand.ts';
import { SESSION_FAULTS } from '../session/faults.ts';
import { askedHere } from '../session/players.ts';
import { choosesOpenly } from '../session/secrets.ts';
import type { SessionState, Thing } from '../session/sessionTypes.ts';
import { offers as texts } from '../texts/table.ts';
import { spotShort } from '../say/spotWords.ts';
import { pageOf, sourcesFor } from './sources.ts';

export type FieldOffer = Offer<Thing, SessionState, Choice>;

/**
 * The seat that chooses something on the table at this screen: the one with the device or, where nothing of its choice
 * is secret, whoever is asked. Null while nobody does.
 */
export function chooserOf({ match, stage, holder, alone, spectating }: SessionState): Seat | null {
  if (match === null || stage !== 'choosing' || spectating || match.undo !== null) return null;
  if (match.state.outcome !== null) return null;
  const seats = askedHere(match);
  const seat = seats.find((one) => one === holder) ?? seats[0];
  if (seat === undefined || !isOf(match.header, 'person', seat) || (alone !== null && seat !== alone)) return null;
  return seat === holder || choosesOpenly(match.state) ? seat : null;
}

const READ = [
  'match',
  'stage',
  'holder',
  'alone',
  'spectating',
  'picked',
  'row',
  'card',
  'from',
  'item',
  'leaf',
  'aimed',
] as const;

/** Everything on the table that can be picked now. */
export const offersOf = lastOfParts(found, READ);

function found(told: SessionState): readonly FieldOffer[] {
  const seat = chooserOf(told);
  if (told.match === null || seat === null) return [];
  const seen = view(told.match.state, seat);
  if (seen.queue.length === 0 && seen.phase.name === 'deploy') return rowOffers(seen, seat, told);
  const choices = choicesOf(seen, seat);
  const swaps = choices.filter((choice) => choice.do === 'resolve' && choice.target.spaces.length > 1);
  return [
    ...choices.flatMap((choice): readonly FieldOffer[] => offerOf(seen, seat, choice)),
    ...sourceOffers(seen, seat, choices, told),
    ...choices.flatMap((choice): readonly FieldOffer[] =>
      choice.do === 'install' && choice.item === told.item
        ? [
            {
              at: { kind: 'spot', spot: choice.spot },
              badge: ropesAfter(seen, seat, choice, spotShort(choice.spot)),
              next: { act: choice },
            },
          ]
        : [],
    ),
    ...(swaps.length === 0 ? [] : swapOffers(seen, seat, swaps, told.picked)),
  ];
}

const atSpace = (space: Space): Thing => ({ kind: 'space', space });

function offerOf(seen: TractorPullState, seat: Seat, choice: Choice): readonly FieldOffer[] {
  if (choice.do === 'recruit') {
    const cards = seen.garage.find(({ id }) => id === choice.pair)?.cards ?? [];
    const strengths = cards.flatMap((card) => (card === null ? [] : [printedOf(card)]));
    const sum = strengths.reduce((all, strength) => all + strength, 0);
    const badge = texts.pair(sum, cards.length - strengths.length);
    return [{ at: { kind: 'pair', pair: choice.pair }, badge, next: { act: choice } }];
  }
  if (choice.do === 'eject')
    return [{ at: atSpace(choice.space), badge: ropesAfter(seen, seat, choice), next: { act: choice } }];
  const [space, ...others] = choice.do === 'resolve' ? choice.target.spaces : [];
  if (space === undefined || others.length > 0) return [];
  return [{ at: atSpace(space), badge: ropesAfter(seen, seat, choice), next: { act: choice } }];
}

/** Cards with a text, of which two lie to be chosen from: what they do. An item is placed by a further press. */
function sourceOffers(
  seen: TractorPullState,
  seat: Seat,
  choices: readonly Choice[],
  told: SessionState,
): readonly FieldOffer[] {
  if (told.item !== null) return [];
  const { name } = seen.phase;
  return pageOf(sourcesFor(seen, seat), told.leaf, told.aimed).shown.flatMap((source): readonly FieldOffer[] => {
    const act = choices.find(
      (choice) =>
        (choice.do === 'face' && FACES.some((face) => face === choice.face && source.endsWith(`-${face}`))) ||
        (choice.do === 'location' && choice.location === source) ||
        ((choice.do === 'award' || choice.do === 'install') && choice.item === source),
    );
    if (act === undefined) return [];
    const next: FieldOffer['next'] =
      name === 'install' && act.do === 'install' ? { picks: { item: act.item } } : { act };
    return [{ at: { kind: 'source', source }, badge: effectWords(source), next }];
  });
}

/** Own spaces of the new row: where the vehicle in hand can lie, how its rope would stand then; laid ones go back. */
function rowOffers(seen: TractorPullState, seat: Seat, { row, card, from }: SessionState): readonly FieldOffer[] {
  const { wave } = seen;
  if (wave === 0) return [];
  const vehicles = vehiclesOf(seen, seat);
  return COLUMNS.flatMap((column, rope): readonly FieldOffer[] => {
    const at = atSpace(spaceOf(seat, wave, column));
    // One that was laid changes places with whatever lies there.
    const put = (place: number | null): FieldOffer['next'] => ({
      picks: { row: row.map((was, i) => (i === rope ? place : i === from ? (row[rope] ?? null) : was)), card: null },
    });
    if (card === null) return (row[rope] ?? null) === null ? [] : [{ at, badge: null, next: put(null) }];
    const laid = from === null ? null : (row[from] ?? null);
    const place = laid ?? vehicles.findIndex((one, i) => classOf(one) === card && !row.includes(i));
    const vehicle = vehicles[place];
    if (vehicle === undefined) return [];
    const field = [...seen.field, { vehicle, seat, row: wave, column, up: true, counters: 0 }];
    const { totals } = pullRopes({ ...seen, field })[rope] ?? { totals: [0, 0] };
    return [{ at, badge: texts.against(totals[seat], totals[rivalOf(seat)]), next: put(place) }];
  });
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
      badge: texts.swap,
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
function ropesAfter(seen: TractorPullState, seat: Seat, choice: Choice, unchanged = texts.ropes([])): string {
  const before = leads(seen, seat);
  const after = leads(changedBy(seen, choice), seat);
  const changes = after.flatMap((lead, i) => (lead === before[i] ? [] : [[i + 1, lead - (before[i] ?? 0)] as const]));
  const [one, ...more] = changes;
  if (one === undefined) return unchanged;
  const space =
    choice.do === 'eject' ? choice.space : choice.do === 'resolve' ? choice.target.spaces.at(-1) : undefined;
  // Over a vehicle of that very rope the number says all.
  return more.length === 0 && space?.endsWith(`c${one[0]}`) ? signed(one[1]) : texts.ropes(changes);
}

function changedBy(state: TractorPullState, choice: Choice): TractorPullState {
  if (choice.do === 'resolve') return resolve(state, choice.target).state;
  if (choice.do === 'install') {
    const { item, seat, spot } = choice;
    return { ...state, installed: [...state.installed, { item, seat, spot }] };
  }
  const standing = choice.do === 'eject' ? standingAt(state, choice.space) : null;
  return standing === null ? state : eject(state, standing).state;
}

/** Why a place of the field cannot be picked; null where nobody is asked for one, and for what is only looked at. */
export function whyNotAt(told: SessionState, thing: Thing): Fault | null {
  const { match, picked } = told;
  const seat = chooserOf(told);
  if (match === null || seat === null || thing.kind !== 'space') return null;
  const { state } = match;
  const [pending] = state.queue;
  if (pending === undefined && state.phase.name === 'deploy') {
    const isNext = COLUMNS.some((column) => state.wave !== 0 && thing.space === spaceOf(seat, state.wave, column));
    return isNext ? SESSION_FAULTS.noVehicle : told.card === null ? null : SESSION_FAULTS.otherRow;
  }
  if (pending === undefined && state.phase.name !== 'eject') return null;
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
