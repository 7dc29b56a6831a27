import type { TruckOffAction } from '#games/truck-off/actions.ts';
import { kindOf } from '#games/truck-off/cards.ts';
import { choose } from '#games/truck-off/choose.ts';
import type { TruckOffEvent } from '#games/truck-off/events.ts';
import type { RollReport } from '#games/truck-off/rollReport.ts';
import { rolled } from '#games/truck-off/rolls.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import type { BeforePayEvent, Payment, Paying, PayEvent } from './sessionTypes.ts';

/** A view has no selected cards of others: the one that was shown is put among them. */
function withShown(state: TruckOffState, events: readonly TruckOffEvent[]): TruckOffState {
  const told = events.find((event) => event.type === 'executed' || event.type === 'discarded');
  const chosen = told === undefined ? [] : (state.players[told.seat]?.chosen ?? []);
  const at = chosen.indexOf(null);
  if (told === undefined || at < 0 || chosen.includes(told.card)) return state;
  const filled = chosen.map((card, i) => (i === at ? told.card : card));
  return {
    ...state,
    players: state.players.map((one, seat) => (seat === told.seat ? { ...one, chosen: filled } : one)),
  };
}

/** The position that the action itself makes, before anything follows from it. */
function madeBy(state: TruckOffState, action: TruckOffAction | null, report: RollReport | null): TruckOffState {
  if (action === null) return state;
  if (action.do !== 'roll') return choose(state, action).state;
  return report === null || state.roll === null ? state : rolled(state, state.roll, report).state;
}

const isPay = (event: TruckOffEvent): event is PayEvent =>
  event.type === 'paid' || event.type === 'not-paid' || event.type === 'hand-paid';
const isBefore = (event: TruckOffEvent): event is BeforePayEvent =>
  event.type === 'special-paid' || event.type === 'sent-home';

/** All payouts among the events of an action, each with what comes right before it. */
function paymentsIn(events: readonly TruckOffEvent[]): readonly Payment[] {
  const payments: Payment[] = [];
  let before: BeforePayEvent[] = [];
  for (const event of events) {
    if (isPay(event)) payments.push({ before, event });
    before = isBefore(event) ? [...before, event] : [];
  }
  return payments;
}

/** Those that end a round, and a match; none where the events end none. */
function roundsPayments(events: readonly TruckOffEvent[]): readonly Payment[] {
  const payments = events.some(({ type }) => type === 'round-ended') ? paymentsIn(events) : [];
  return isTrigger(events) ? payments.slice(1) : payments; // that one has paid by itself
}

const isTrigger = (events: readonly TruckOffEvent[]): boolean =>
  events.some((event) => event.type === 'executed' && kindOf(event.card) === 'trigger');

/** The events that are told venue by venue when a round ends with an action. */
export const toldByVenue = (events: readonly TruckOffEvent[]): readonly TruckOffEvent[] =>
  roundsPayments(events).flatMap(({ before, event }) => [...before, event]);

/** The payouts that end a round with this action; null where none do. */
export function payoutsOf({ before, action, performed, events }: SeenTruckOff['log'][number]): Paying | null {
  const payouts = roundsPayments(events);
  if (payouts.length === 0) return null;
  const shown = Math.max(0, payouts.findIndex(isSeen)) + 1;
  const state = madeBy(withShown(before.state, events), action, performed);
  return { state, payouts, shown, shownBefore: 0 };
}

/** A venue that pays nobody is no scene of its own. */
export const isSeen = ({ before, event }: Payment): boolean => event.type !== 'not-paid' || before.length > 0;

/** Those that end it with the match's last action. */
export function payoutsAfter({ log }: SeenTruckOff): Paying | null {
  const last = log.at(-1);
  return last === undefined ? null : payoutsOf(last);
}
