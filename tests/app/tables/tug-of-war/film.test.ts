import { expect, it } from 'vitest';
import type { TopProps } from '#app/tables/tug-of-war/scene/Top.tsx';
import { filmOf } from '#app/tables/tug-of-war/watch/film.ts';
import type { Scenery } from '#app/scene/tableScene.ts';
import type { Act } from '#app/replay/film.ts';
import { lengthOf } from '#app/replay/playhead.ts';
import { at } from '../../../games/tug-of-war/support.ts';
import { lay, matchOf, sitDown } from './support.tsx';

const drawn = ({ top }: Scenery): TopProps => (top as unknown as { readonly props: TopProps }).props;

it('a match that is watched again shows each action with what it has done, the last one too', () => {
  const session = sitDown();
  session.commands.typeMove('race 1');
  session.commands.typeMove('conker 2');
  const match = matchOf(session);
  const { acts } = filmOf(match);
  expect(acts.map(({ notation }) => notation)).toEqual(['race 1', 'conker 2']);
  expect(acts.map(({ scenery }) => drawn(scenery).state.turn)).toEqual([2, 3]);
  expect(acts.map(({ scenery }) => drawn(scenery).came)).toEqual(match.log.map(({ events }) => events));
});

it('each action is seen for as long as its machines move and its sentences take to read', () => {
  const session = sitDown();
  for (const line of ['race 1', 'conker 2', 'tower 1 1 A', 'rope 1']) session.commands.typeMove(line);
  const { acts } = filmOf(matchOf(session));
  expect(acts).toHaveLength(4);
  for (const act of acts) {
    const seconds = lengthOf(act) / 240;
    expect(seconds).toBeGreaterThanOrEqual(2);
    expect(seconds).toBeLessThanOrEqual(4);
  }
});

it('a point is seen with all that it does to the machines', () => {
  const session = sitDown();
  lay(session, { machines: at({ clock: { filled: 7 }, conker: { heights: [3, 0] } }).machines });
  session.commands.typeMove('clock 1');
  const [act] = filmOf(matchOf(session)).acts;
  expect(matchOf(session).log[0]?.events.map(({ type }) => type)).toContain('released');
  expect(lengthOf(act as Act) / 240).toBeGreaterThanOrEqual(2.9);
});
