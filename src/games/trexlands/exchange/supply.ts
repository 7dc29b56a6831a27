import { addCoins, issue } from '../changes.ts';
import { quartermastersCoins } from '../captains.ts';
import { inRankOrder, isCaptain, isFree } from '../queries.ts';
import type { TrexlandsState } from '../state.ts';
import { andThen, forEach, applied, type Applied } from '../applied.ts';

/** TX-47: V on one Terra at most. */
export const MOST_COINS = 4;

/** A Supply cycle: 1 V more on each free Terra, up to the limit. A Post blocks it there (TX-46). */
export function supply(state: TrexlandsState): Applied {
  const free = state.terra.filter(({ id }) => isFree(state, id));
  const supplied = free.filter(({ coins }) => coins < MOST_COINS);
  const terra = state.terra.map((t) => (supplied.includes(t) ? { ...t, coins: t.coins + 1 } : t));
  const after = applied(issue({ ...state, terra }, supplied.length), { type: 'supplied', coins: supplied.length });
  return free.length > supplied.length ? andThen(after, quartermasters) : after;
}

/** Captain Quartermaster: V of his own, where a free Terra was at its limit. */
const quartermasters = (state: TrexlandsState): Applied =>
  forEach(
    state,
    inRankOrder(state).filter((seat) => isCaptain(state, seat, 'quartermaster')),
    (s, seat) => {
      const coins = quartermastersCoins(s.seats);
      return applied(issue(addCoins(s, seat, coins), coins), { type: 'captain-used', seat, captain: 'quartermaster' });
    },
  );
