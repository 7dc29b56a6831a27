import type { Seat } from '#sim/ids.ts';
import type { PlayAction } from '#games/trexlands/actions.ts';
import { CITY, ownerOf } from '#games/trexlands/ids.ts';
import { enemiesIn, terraOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';

/**
 * Whether now is the moment for a card: what it would prevent or gain is worth it. House judgement of the careless
 * player.
 */
export function isMomentFor(view: TrexlandsState, action: PlayAction): boolean {
  switch (action.card) {
    case 'roadblock':
      return isThreat(view, action.seat);
    case 'counter-order':
      return isAgainstMe(view, action.seat);
    case 'toll':
      return claimedNow(view) >= 3;
    case 'oil-slick':
    case 'bridge':
      return false; // it cannot tell which side gains
    case 'tow-hook':
    case 'second-wind':
    case 'ballast':
    case 'charge':
    case 'scout':
    case 'gatecrash':
    case 'nitro':
    case 'fuel':
    case 'convoy':
    case 'mechanic':
      return true;
    case 'outpost':
    case 'fortress':
    case 'raid':
      return view.cycle % 2 === 0; // now and then
  }
}

/** A rival is about to score, to attack the seat, or to claim much. */
function isThreat(view: TrexlandsState, seat: Seat): boolean {
  const [act] = view.agenda;
  if (act?.type !== 'move') return false;
  const { to } = act.move;
  if (to === CITY) return true;
  return enemiesIn(view, to, act.seat).some(({ id }) => ownerOf(id) === seat) || terraOf(view, to).coins >= 3;
}

/** The card interrupts the seat's own act. */
function isAgainstMe(view: TrexlandsState, seat: Seat): boolean {
  const [card, below] = view.agenda;
  return card?.type === 'card' && card.depth > 0 && below?.seat === seat;
}

function claimedNow(view: TrexlandsState): number {
  const [act] = view.agenda;
  return act?.type === 'claim' ? terraOf(view, act.terra).coins : 0;
}
