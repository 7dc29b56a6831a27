import { isWhole } from '#engine/seen.ts';
import { expect, it } from 'vitest';
import { lengthOf } from '#app/replay/playhead.ts';
import type { Scenery } from '#app/scene/tableScene.ts';
import type { TopProps } from '#app/tables/truck-off/scene/Top.tsx';
import { filmOf } from '#app/tables/truck-off/watch/film.ts';
import { moneyOf, trucksAt } from '#games/truck-off/queries.ts';
import { loadPhysics } from '#sim/physics.ts';
import { playUntil, sitDown, stateOf } from './support.tsx';

const drawn = ({ top }: Scenery): TopProps['state'] => (top as unknown as { readonly props: TopProps }).props.state;

it('a match that is watched again shows what a choice has done while that is told', async () => {
  const session = sitDown(await loadPhysics(), 3, 5);
  playUntil(session, () => stateOf(session).round === 3);
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('a match is at the table');
  const { acts } = filmOf(await loadPhysics(), match);
  let rounds = 0;
  for (const [i, { events, action, before }] of match.log.entries()) {
    const act = acts[i];
    if (act === undefined || action.do === 'roll') continue;
    const state = drawn(act.scenery);
    for (const event of events)
      if (event.type === 'executed' && event.card.includes('shut-venue') && state.round === before.state.round)
        expect(state.venues.find(({ sides }) => sides === event.target.venue)?.shut).toBe(true);
    if (!events.some(({ type }) => type === 'round-ended')) continue;
    rounds += 1;
    // The round that is paid, with its money: trucks go home when the next action is seen.
    expect(state.round).toBe(before.state.round);
    expect(state.venues.some(({ sides }) => trucksAt(state, sides).length > 0)).toBe(true);
    const next = match.log[i + 1]?.before.state ?? match.state;
    for (const seat of [0, 1, 2]) expect(moneyOf(state, seat)).toBe(moneyOf(next, seat));
    expect(lengthOf(act) / 240).toBe(4);
  }
  expect(rounds).toBeGreaterThan(0);
});

it('what was selected in secret is gone over, and told when all of it is revealed', async () => {
  const physics = await loadPhysics();
  const session = sitDown(physics, 3, 5);
  playUntil(session, () => stateOf(session).round === 2);
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('a match is at the table');
  const acts = filmOf(physics, match).acts.slice(0, 3);
  expect(acts.map(({ isEmpty = false }) => isEmpty)).toEqual([true, true, false]);
  expect(acts[2]?.words).toMatch(/^The trucks are revealed: /);
});
