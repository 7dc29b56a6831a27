import type { PieceId, Seat } from '#sim/ids.ts';
import type { BattleAct } from '../acts.ts';
import { addCoins, sendTo, takeApart, withoutTop, withTop } from '../changes.ts';
import { announceClaim, enter } from '../claims.ts';
import { marshalsCoins } from '../captains.ts';
import { FLEET } from '../fleet.ts';
import { ownerOf } from '../ids.ts';
import { inForce } from '../options.ts';
import { campOf } from '../queries.ts';
import type { TrexlandsState } from '../state.ts';
import { andThen, forEach, inOrder, applied, type Applied } from '../applied.ts';
import { turnOf, withTurn } from '../turn.ts';

/** Settles the battle once no player plays another card on the roll (TX-18). */
export function settle(state: TrexlandsState, act: BattleAct): Applied {
  const choice = act.raid && winnerOf(act) === act.seat;
  return choice ? applied(withTop(state, { ...act, step: 'choice' })) : conclude(state, act, true);
}

/** TX-18: any defender upright wins; else any attacker; else there is no winner. */
export function winnerOf({ seat, defender, attackers, defenders, upright }: BattleAct): Seat | null {
  const isUp = (id: PieceId): boolean => upright.includes(id);
  if (defenders.some(isUp)) return defender;
  return attackers.some(isUp) ? seat : null;
}

/**
 * Trucks go where the roll sends them, then V are claimed. `occupy`: the attackers stay if they win, as they must
 * (TX-18) but in a raid.
 */
export function conclude(state: TrexlandsState, act: BattleAct, occupy: boolean): Applied {
  return inOrder(
    withoutTop(state),
    (s) => sendDowned(s, act),
    (s) => sendAttackers(s, act, occupy),
    (s) => payLoot(s, act),
    (s) => payStake(s, act),
    (s) => goOn(s, act),
    (s) => forEach(s, act.towed, (so, { truck, terra }) => enter(so, ownerOf(truck), terra)),
  );
}

/** Every downed truck to its Camp, or where it was towed. */
function sendDowned(state: TrexlandsState, { attackers, defenders, upright, towed }: BattleAct): Applied {
  const downed = [...attackers, ...defenders].filter((id) => !upright.includes(id));
  const home = downed.filter((id) => !towed.some(({ truck }) => truck === id));
  const apart = takeApart(state, downed);
  const sent = applied(
    sendTo(apart, home, 'camp'),
    ...(home.length === 0 ? [] : [{ type: 'to-camp', trucks: home } as const]),
  );
  return andThen(sent, (s) =>
    forEach(s, towed, (so, { truck, terra }) => applied(sendTo(so, [truck], terra), { type: 'towed', truck, terra })),
  );
}

function sendAttackers(state: TrexlandsState, act: BattleAct, occupy: boolean): Applied {
  const { seat, attackers, upright, terra, origin } = act;
  const winner = winnerOf(act);
  const back = attackers.filter((id) => upright.includes(id));
  if (winner === null) return applied(state, { type: 'all-down', terra });
  if (winner !== seat)
    return applied(sendTo(state, back, origin), {
      type: 'attack-failed',
      attacker: seat,
      holder: winner,
      terra,
      back,
      origin,
    }); // TX-16
  const won = applied(state, { type: 'attack-won', attacker: seat, terra, occupied: occupy });
  return andThen(won, (s) => (occupy ? enter(s, seat, terra) : applied(sendTo(s, back, origin))));
}

/** A won attack takes V from the loser's Camp where that is in force, and a Raid some more (data/fleet.json). */
function payLoot(state: TrexlandsState, act: BattleAct): Applied {
  const { seat, defender, raid } = act;
  if (winnerOf(act) !== seat) return applied(state);
  const most = (inForce(state.options, 'loot') ? FLEET.loot : 0) + (raid ? FLEET.raidLoot : 0);
  const { state: paid, coins } = taken(state, defender, seat, most);
  return applied(paid, ...(coins === 0 ? [] : [{ type: 'looted', seat, from: defender, coins } as const]));
}

/** An attack that is won with the first MOVE of a turn is followed by another MOVE (data/fleet.json). */
function goOn(state: TrexlandsState, act: BattleAct): Applied {
  const isFirst = turnOf(state)?.moved.length === act.attackers.length;
  if (!FLEET.moveAfterWin || !inForce(state.options, 'moveAfterWin') || winnerOf(act) !== act.seat || !isFirst)
    return applied(state);
  return applied(
    withTurn(state, ({ movesLeft }) => ({ movesLeft: movesLeft + 1 })),
    { type: 'another-move', seat: act.seat },
  );
}

/** Up to so many V go from one Camp to another; a player who has given up wins none. */
function taken(
  state: TrexlandsState,
  from: Seat,
  to: Seat,
  most: number,
): { readonly state: TrexlandsState; readonly coins: number } {
  const coins = state.conceded.includes(to) ? 0 : Math.min(most, campOf(state, from).coins);
  return { state: coins === 0 ? state : addCoins(addCoins(state, from, -coins), to, coins), coins };
}

/**
 * Captain Marshal: the winner, attacker or defender, takes the V of the Terra, even under a rival's Post (TX-70); the
 * Marshal, if he is the winner, takes some of the loser's, too (data/captains.json).
 */
function payStake(state: TrexlandsState, act: BattleAct): Applied {
  const winner = winnerOf(act);
  if (act.stake === null || winner === null || state.conceded.includes(winner)) return applied(state);
  const loser = winner === act.seat ? act.defender : act.seat;
  const most = winner === act.stake ? marshalsCoins(state.seats) : 0;
  const { state: paid, coins } = taken(state, loser, winner, most);
  const announced = applied(
    paid,
    ...(coins === 0 ? [] : [{ type: 'stake-won', seat: winner, from: loser, coins } as const]),
  );
  const isClaiming = state.agenda.length > 0; // as who has entered, where no Post kept the V
  return isClaiming ? announced : andThen(announced, (s) => announceClaim(s, winner, act.terra));
}
