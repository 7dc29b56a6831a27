import type { BattleAct } from '#games/trexlands/acts.ts';
import { conclude } from '#games/trexlands/battle/settle.ts';
import { comeAbout } from '#games/trexlands/cards/play.ts';
import { claim } from '#games/trexlands/claims.ts';
import { withTop } from '#games/trexlands/changes.ts';
import { carryOut } from '#games/trexlands/moves/carryOut.ts';
import { choose } from '#games/trexlands/choose.ts';
import type { Choice } from '#games/trexlands/actions.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { afterRoll } from './battles.ts';

/** Expected worth once everything announced has come about and no seat interrupts it; a raider chooses the better. */
export function expected(state: TrexlandsState, worth: (state: TrexlandsState) => number): number {
  const [act] = state.agenda;
  if (act === undefined || state.outcome !== null) return worth(state);
  switch (act.type) {
    case 'move':
      return expected(carryOut(state, act).state, worth);
    case 'card':
      return expected(comeAbout(state, act).state, worth);
    case 'claim':
      return expected(claim(state, act).state, worth);
    case 'clima':
      return worth(state);
    case 'battle':
      return expectedOfBattle(state, act, worth);
  }
}

function expectedOfBattle(state: TrexlandsState, act: BattleAct, worth: (state: TrexlandsState) => number): number {
  return afterRoll(state, act).reduce((sum, { upright, chance }) => {
    const rolled = withTop(state, { ...act, upright, rolling: [], rolledTwice: true, step: 'after' });
    return sum + chance * settledWorth(rolled, { ...act, upright }, worth);
  }, 0);
}

/** The battle as it lies, settled. */
function settledWorth(state: TrexlandsState, act: BattleAct, worth: (state: TrexlandsState) => number): number {
  const stays = expected(conclude(state, act, true).state, worth);
  const isWon =
    act.attackers.some((id) => act.upright.includes(id)) && !act.defenders.some((id) => act.upright.includes(id));
  return act.raid && isWon ? Math.max(stays, expected(conclude(state, act, false).state, worth)) : stays;
}

/** The position once the seat has chosen so, before anything follows. */
export const chosen = (state: TrexlandsState, choice: Choice): TrexlandsState => choose(state, choice).state;
