import type { TruckOffAction } from '../../../../games/truck-off/actions.ts';
import { choose } from '../../../../games/truck-off/choose.ts';
import type { TruckOffEvent } from '../../../../games/truck-off/events.ts';
import type { RollReport } from '../../../../games/truck-off/rollReport.ts';
import { rolled } from '../../../../games/truck-off/rolls.ts';
import type { TruckOffState } from '../../../../games/truck-off/state.ts';
import type { TruckOffMatch } from '../../../../games/truck-off/truckOff.ts';
import type { Paying, PayEvent } from './sessionTypes.ts';

/** The position that the action itself makes, before anything follows from it. */
function madeBy(state: TruckOffState, action: TruckOffAction, report: RollReport | null): TruckOffState {
  if (action.do !== 'roll') return choose(state, action).state;
  return report === null || state.roll === null ? state : rolled(state, state.roll, report).state;
}

const isPay = (event: TruckOffEvent): event is PayEvent => event.type === 'paid' || event.type === 'not-paid';

/** The payouts that end a round with the match's last action; null where none do. */
export function payoutsAfter(match: TruckOffMatch): Paying | null {
  const last = match.log.at(-1);
  if (last === undefined || !last.events.some(({ type }) => type === 'round-ended')) return null;
  const { before, action, performed, events } = last;
  const own = events.findIndex(({ type }) => type === 'executed') >= 0 && isTrigger(last.events);
  const payouts = events
    .slice(
      0,
      events.findIndex(({ type }) => type === 'round-ended'),
    )
    .filter(isPay);
  return {
    state: madeBy(before.state, action, performed),
    payouts: own ? payouts.slice(1) : payouts,
    shown: 1,
  };
}

/** A Trigger has paid by itself before the round is paid. */
const isTrigger = (events: readonly TruckOffEvent[]): boolean =>
  events.some((event) => event.type === 'executed' && event.card.includes('-trigger-'));
