import { expect, it } from 'vitest';
import type { TopProps } from '../../../../src/app/tables/tug-of-war/scene/Top.tsx';
import { filmOf } from '../../../../src/app/tables/tug-of-war/watch/film.ts';
import type { Scenery } from '../../../../src/app/scene/tableScene.ts';
import { matchOf, sitDown } from './support.tsx';

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
