import type { TugOfWarAction } from '#games/tug-of-war/actions.ts';
import type { Seat } from '#games/tug-of-war/ids.ts';
import { playsOf } from '#games/tug-of-war/legal.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';

const DRAWN = { integer: (min: number): number => min };

/** Every action that is legal, two cards at the Path too; without items and clocks. */
export function everyAction(state: TugOfWarState): readonly TugOfWarAction[] {
  const [seat] = tugOfWar.asked(state);
  if (seat === undefined) return [];
  return state.phase.name === 'play' ? playsOf(state, seat as Seat) : tugOfWar.legal(state, seat).actions;
}

/** How many lines of so many actions there are, and how many different positions they come to. */
export interface Count {
  readonly lines: number;
  readonly positions: number;
}

/** Everything that decides how the match goes on. */
const keyOf = ({ active, hands, machines, last, phase, outcome }: TugOfWarState): string =>
  JSON.stringify([active, hands, machines, last, phase, outcome]);

/** Lines of actions, counted position by position: one that is reached twice is gone on from once. */
export function perft(start: TugOfWarState, depth: number): readonly Count[] {
  let level = new Map([['', { state: start, lines: 1 }]]);
  const counts: Count[] = [];
  for (let n = 0; n < depth; n += 1) {
    const next = new Map<string, { state: TugOfWarState; lines: number }>();
    for (const { state, lines } of level.values())
      for (const action of everyAction(state)) {
        const after = tugOfWar.apply(state, action, null, DRAWN).state;
        const key = keyOf(after);
        const known = next.get(key);
        next.set(key, { state: after, lines: (known?.lines ?? 0) + lines });
      }
    level = next;
    counts.push({ lines: [...level.values()].reduce((sum, one) => sum + one.lines, 0), positions: level.size });
  }
  return counts;
}

/** How many actions are legal after each line of so many, without carrying the last ones out. */
export function lastCount(start: TugOfWarState): number {
  const after = new Map<string, { state: TugOfWarState; lines: number }>();
  for (const action of everyAction(start)) {
    const { state } = tugOfWar.apply(start, action, null, DRAWN);
    const key = keyOf(state);
    after.set(key, { state, lines: (after.get(key)?.lines ?? 0) + 1 });
  }
  return [...after.values()].reduce((sum, { state, lines }) => sum + lines * everyAction(state).length, 0);
}
