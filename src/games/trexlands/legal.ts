import type { Legal } from '#engine/game.ts';
import { seat as asSeat, type PieceId, type Seat } from '#sim/ids.ts';
import type { Choice, TrexlandsAction } from './actions.ts';
import { asked } from './asked.ts';
import { rampOf, passableFrom } from './board/paths.ts';
import { CAPTAINS } from './captains.ts';
import { kindOf, tribuKindOf } from './cards/ids.ts';
import { slotted, targetsOf } from './cards/targets.ts';
import { check } from './check.ts';
import type { Command } from './commands.ts';
import { CITY, ownerOf, type TerraId } from './ids.ts';
import type { Move } from './moves/move.ts';
import { campOf, isCaptain, placeOf, trucksOf } from './queries.ts';
import { rollAsked, throwable, throwers } from './rolls.ts';
import type { Bidding, InArena, TrexlandsState } from './state.ts';
import { turnOf } from './turn.ts';

/**
 * All that seats may do now but conceding; of throws only handing them to chance, for every seat whose trucks are
 * rolled. From a view as well as from the position itself: a seat's own choices are all there.
 */
export const legalActions = (state: TrexlandsState): readonly Command[] =>
  throwers(state)?.map((seat) => ({ do: 'roll', seat, throws: null })) ??
  asked(state).flatMap((seat) => choicesOf(state, seat));

/** The seat's choices now; never empty where the seat is asked. */
export const choicesOf = (state: TrexlandsState, seat: Seat): readonly Choice[] =>
  asked(state).includes(seat) ? candidates(state, seat).filter((choice) => check(state, choice).ok) : [];

/** Choices that are worth asking the rules about; every choice that is allowed is one of them. */
export function candidates(state: TrexlandsState, seat: Seat): readonly Choice[] {
  const {
    phase,
    agenda: [act],
  } = state;
  if (act?.type === 'battle' && act.step === 'choice')
    return [true, false].map((stay) => ({ do: 'occupy', seat, stay }));
  if (act !== undefined) return [...inWindow(state, seat), { do: 'pass', seat }];
  switch (phase.name) {
    case 'captains':
      return CAPTAINS.map((captain) => ({ do: 'captain', seat, captain }));
    case 'move':
      return [...movesOf(state, seat), ...restacks(state, seat), ...plays(state, seat), { do: 'pass', seat }];
    case 'market':
      return inMarket(state, phase, seat);
    case 'arena':
      return [...placements(state, seat), ...challenges(phase, seat), ...plays(state, seat), { do: 'ready', seat }];
    default:
      return [];
  }
}

const inWindow = (state: TrexlandsState, seat: Seat): readonly Choice[] => [
  ...plays(state, seat),
  ...trucksOf(state, seat).map(({ id: truck }) => ({ do: 'wrench', seat, truck }) as const),
];

function plays(state: TrexlandsState, seat: Seat): readonly Choice[] {
  const kinds = new Set(campOf(state, seat).cards.map(kindOf));
  return [...kinds].flatMap((card) =>
    targetsOf(state, seat, card).map((target) => ({ do: 'play', seat, card, target }) as const),
  );
}

/** One truck, or a stack named once, the lower number first. */
function movers(state: TrexlandsState, seat: Seat): readonly (readonly PieceId[])[] {
  return trucksOf(state, seat).flatMap(({ id, mate }) => (mate === null ? [[id]] : id < mate ? [[id, mate]] : []));
}

const movesOf = (state: TrexlandsState, seat: Seat): readonly Choice[] =>
  movers(state, seat).flatMap((trucks) =>
    routes(state, seat, trucks).flatMap((move) =>
      waysToArrive(state, seat, move).map((stack) => ({ do: 'move', seat, move: { ...move, stack } }) as const),
    ),
  );

/** Loose, or stacked where there is something to stack on. */
const waysToArrive = ({ trucks }: TrexlandsState, seat: Seat, { to }: Route): readonly boolean[] =>
  trucks.some(({ id, at }) => at === to && ownerOf(id) === seat) ? [false, true] : [false];

type Route = Omit<Move, 'stack'>;

function routes(state: TrexlandsState, seat: Seat, trucks: readonly PieceId[]): readonly Route[] {
  const at = placeOf(state, trucks);
  if (at === 'camp') return state.board.ramps.flatMap(({ id }) => byRamp(state, seat, trucks, id));
  return passableFrom(state.board, at).flatMap((to) =>
    to === CITY ? [{ kind: 'city', trucks, ramp: null, via: null, to }] : overland(state, trucks, to),
  );
}

function byRamp(
  state: TrexlandsState,
  seat: Seat,
  trucks: readonly PieceId[],
  ramp: NonNullable<Move['ramp']>,
): readonly Route[] {
  const entries = rampOf(state.board, ramp)?.terra ?? [];
  const further = (isCaptain(state, seat, 'navigator') ? entries : []).flatMap((via) =>
    passableFrom(state.board, via).map((to) => ({ kind: 'camp', trucks, ramp, via, to }) as const),
  );
  return [...entries.map((to) => ({ kind: 'camp', trucks, ramp, via: null, to }) as const), ...further];
}

function overland(state: TrexlandsState, trucks: readonly PieceId[], next: TerraId): readonly Route[] {
  const further = (turnOf(state)?.moveTwo === true ? passableFrom(state.board, next) : []).map(
    (to) => ({ kind: 'terra', trucks, ramp: null, via: next, to }) as const,
  );
  return [{ kind: 'terra', trucks, ramp: null, via: null, to: next }, ...further];
}

function restacks(state: TrexlandsState, seat: Seat): readonly Choice[] {
  const trucks = trucksOf(state, seat).map(({ id }) => id);
  const pairs = trucks.flatMap((a, i) => trucks.slice(i + 1).map((b) => [a, b] as const));
  return pairs.flatMap((pair) => (['stack', 'unstack'] as const).map((how) => ({ do: how, seat, trucks: pair })));
}

function inMarket(state: TrexlandsState, phase: Bidding, seat: Seat): readonly Choice[] {
  if (phase.awarded !== null) return [true, false].map((take) => ({ do: 'broker', seat, take }));
  const bids = phase.market.flatMap((_, i) =>
    amounts(state, seat).map((coins) => ({ do: 'bid', seat, slot: i + 1, coins }) as const),
  );
  return [...bids, { do: 'pass', seat }];
}

const amounts = (state: TrexlandsState, seat: Seat): readonly number[] =>
  Array.from({ length: campOf(state, seat).coins }, (_, i) => i + 1);

const placements = (state: TrexlandsState, seat: Seat): readonly Choice[] =>
  campOf(state, seat).deck.flatMap((card) =>
    card === null
      ? []
      : amounts(state, seat).map((coins) => ({ do: 'place', seat, card: tribuKindOf(card), coins }) as const),
  );

const challenges = ({ cards }: InArena, seat: Seat): readonly Choice[] =>
  slotted(cards).map(({ card, slot }) => ({ do: 'challenge', seat, owner: card.owner, slot }));

/** A throw by the seat's own hand, of which there is no list: its part of the roll that is asked for (gathering.ts). */
export interface FreeThrow {
  readonly do: 'roll';
  readonly trucks: readonly PieceId[];
}

/**
 * The seat's legal actions now, for the engine. A roll is one action of all seats that throw; the session gathers their
 * parts. A roll left to chance alone is in the list.
 */
export function legal(state: TrexlandsState, seat: number): Legal<TrexlandsAction, FreeThrow> {
  const own = throwers(state)?.find((one) => one === seat);
  if (own === undefined) return { actions: choicesOf(state, asSeat(seat)), free: [] };
  const roll = rollAsked(state);
  const trucks = roll === null ? [] : throwable(roll).filter((id) => ownerOf(id) === seat);
  return { actions: [{ do: 'roll', throws: [] }], free: trucks.length === 0 ? [] : [{ do: 'roll', trucks }] };
}
