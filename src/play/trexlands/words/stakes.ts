import type { BattleAct } from '#games/trexlands/acts.ts';
import { conclude } from '#games/trexlands/battle/settle.ts';
import { terraOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { PieceId } from '#sim/ids.ts';
import { gameTexts } from '../texts.ts';
import type { Names } from './names.ts';

/** The gains of either side by a battle as it stands, in a sentence each; `act` is the match's next. */
export function stakesOf(view: TrexlandsState, act: BattleAct, names: Names): string {
  const { seat, defender, attackers, defenders, terra } = act;
  const [attacker, holder] = [names.seat(seat), names.seat(defender)];
  const say = gameTexts.battle.stakes;
  return [
    say.attacker(attacker, holder, terra, gainsOf(view, act, attackers)),
    say.defender(holder, attacker, terra, gainsOf(view, act, defenders)),
  ].join(' ');
}

/** V that the side takes whose trucks alone are upright: those that lie in the Terra, and the loser's. */
export function gainsOf(view: TrexlandsState, act: BattleAct, upright: readonly PieceId[]) {
  const { state, events } = conclude(view, { ...act, upright }, true);
  const claims = state.agenda[0]?.type === 'claim' && view.agenda[1] !== state.agenda[0];
  const won = events.map((event) => (event.type === 'looted' || event.type === 'stake-won' ? event.coins : 0));
  return { here: claims ? terraOf(view, act.terra).coins : 0, loot: won.reduce((sum, coins) => sum + coins, 0) };
}
