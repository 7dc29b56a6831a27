import type { PieceId } from '#sim/ids.ts';
import type { ClimaAct } from '../acts.ts';
import { isOnRim } from '../board/shape.ts';
import { announce, giveBack, sendTo, takeApart, withoutTop, withTop } from '../changes.ts';
import { climaKindOf, type ClimaCardId } from '../cards/ids.ts';
import { climaCardOf, type ClimaEffect } from '../cards/kinds.ts';
import { CITY } from '../ids.ts';
import { inRankOrder } from '../queries.ts';
import type { TrexlandsState } from '../state.ts';
import { applied, type Applied } from '../applied.ts';

/** The Clima cards, each at once as it is dealt (TX-30). */
export const resolveClima = (state: TrexlandsState, card: ClimaCardId): Applied =>
  CLIMAS[climaCardOf(climaKindOf(card)).effect](state, card);

const CLIMAS: Readonly<Record<ClimaEffect, (state: TrexlandsState, card: ClimaCardId) => Applied>> = {
  'rim-rolls': (state, card) =>
    roll(
      state,
      card,
      state.trucks.flatMap(({ id, at }) => (at !== 'camp' && isOnRim(state.seats, at) ? [id] : [])),
    ),
  'no-supply': (state) => applied({ ...state, drought: true }),
  'wash-away': washAway,
  'stacks-fall': stacksFall,
};

/** V on the Terra next to the City return to the bank, on either kind of border. */
function washAway(state: TrexlandsState): Applied {
  const atCity = state.board.borders.flatMap(({ terra, beyond }) => (beyond === CITY ? [terra] : []));
  const coins = state.terra.reduce((sum, t) => sum + (atCity.includes(t.id) ? t.coins : 0), 0);
  const terra = state.terra.map((t) => (atCity.includes(t.id) ? { ...t, coins: 0 } : t));
  return applied(giveBack({ ...state, terra }, coins), { type: 'washed-away', coins });
}

/** The second truck of a stack is the one of the higher number. */
function stacksFall(state: TrexlandsState, card: ClimaCardId): Applied {
  const second = state.trucks.flatMap(({ id, at, mate }) => (at !== 'camp' && mate !== null && mate < id ? [id] : []));
  return roll(takeApart(state, second), card, second);
}

function roll(state: TrexlandsState, card: ClimaCardId, rolling: readonly PieceId[]): Applied {
  const [first] = inRankOrder(state);
  if (rolling.length === 0 || first === undefined) return applied(state);
  const act: ClimaAct = { type: 'clima', seat: first, card, rolling, waiting: [] }; // any player may see to it; #1 does
  return applied(announce(state, act));
}

/** The downed return to Camp; what the arena could not hold rolls next. */
export function climaRolled(
  state: TrexlandsState,
  act: ClimaAct,
  thrown: readonly PieceId[],
  upright: readonly PieceId[],
): Applied {
  const downed = thrown.filter((id) => !upright.includes(id));
  const left = act.rolling.filter((id) => !thrown.includes(id));
  const sent = sendTo(takeApart(state, downed), downed, 'camp');
  const after = left.length === 0 ? withoutTop(sent) : withTop(sent, { ...act, rolling: left });
  return applied(after, ...(downed.length === 0 ? [] : [{ type: 'to-camp', trucks: downed } as const]));
}
