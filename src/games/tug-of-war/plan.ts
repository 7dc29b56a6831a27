import type { Fault } from '#sim/result.ts';
import type { PlayAction } from './actions.ts';
import { blockedFor } from './blocked.ts';
import { check } from './check.ts';
import type { TugOfWarEvent } from './events.ts';
import { BOTH, rivalOf, type Aim, type ModuleId, type Pair, type Strength } from './ids.ts';
import { tooMany, type Gain } from './rewards.ts';
import type { TugOfWarState } from './state.ts';
import { playCards } from './turn.ts';

/** The outcome of a submission, before it is sent. */
export interface Planned {
  /** The submission with its cards in this order. */
  readonly action: PlayAction;
  readonly outcome: { readonly ok: true; readonly value: Forecast } | { readonly ok: false; readonly fault: Fault };
}

export interface Forecast {
  /** The position after it; cards that are too many are not discarded yet. */
  readonly state: TugOfWarState;
  readonly events: readonly TugOfWarEvent[];
  readonly gains: readonly Gain[];
  /** How many cards each seat will have to discard. */
  readonly discards: Pair;
  /** Modules in play that the rival may not use in the turn after it; none where the match is over. */
  readonly rivalsBlocked: readonly ModuleId[];
}

/** The outcome for every order of the laid cards, each with its aim; orders that look the same are there once. */
export function planned(state: TugOfWarState, action: PlayAction): readonly Planned[] {
  return ordersOf(action).map((ordered) => {
    const checked = check(state, ordered);
    const outcome = checked.ok ? { ok: true as const, value: forecast(state, ordered) } : checked;
    return { action: ordered, outcome };
  });
}

/** A submission that is legal, carried out. */
export function forecast(before: TugOfWarState, action: PlayAction): Forecast {
  const { state, events } = playCards(before, action);
  const gains = events.flatMap((event) => (event.type === 'gained' ? [event.gain] : []));
  const [first, second] = BOTH.map((seat) => tooMany(state.hands[seat]));
  const next = { ...state, active: rivalOf(action.seat) };
  return {
    state,
    events,
    gains,
    discards: [first ?? 0, second ?? 0],
    rivalsBlocked: state.outcome === null ? blockedFor(next, next.active) : [],
  };
}

interface One {
  readonly card: Strength;
  readonly aim: Aim | undefined;
}

function ordersOf(action: PlayAction): readonly PlayAction[] {
  const laid = action.cards.map((card, i): One => ({ card, aim: action.aims?.[i] }));
  const orders = new Map(permuted(laid).map((order) => [JSON.stringify(order), order]));
  return [...orders.values()].map((order) => ({
    ...action,
    cards: order.map(({ card }) => card),
    ...(action.aims === undefined ? {} : { aims: order.flatMap(({ aim }) => (aim === undefined ? [] : [aim])) }),
  }));
}

const permuted = <T>(things: readonly T[]): readonly (readonly T[])[] =>
  things.length < 2
    ? [things]
    : things.flatMap((thing, i) => permuted(things.toSpliced(i, 1)).map((others) => [thing, ...others]));
