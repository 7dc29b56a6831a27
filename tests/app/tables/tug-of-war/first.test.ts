import { expect, it } from 'vitest';
import { parseMatch, makeMatch, recordMatch } from '#games/tug-of-war/matchFile.ts';
import { standardMatch } from '#play/tug-of-war/form/draft.ts';
import { goalNow } from '#play/tug-of-war/say/machineWords.ts';
import { modulesOf } from '#games/tug-of-war/state.ts';
import { must } from '../../../games/tug-of-war/support.ts';
import { matchOf, sitDown } from './support.tsx';

it('in a first match the person begins, whatever chance says, and its file says so', () => {
  const session = sitDown();
  for (const seed of [1, 2, 3, 4]) {
    must(session.commands.newMatch({ ...standardMatch('first'), seed }));
    const match = matchOf(session);
    expect(match.state.first).toBe(0);
    const file = makeMatch(recordMatch(match));
    expect(must(parseMatch(file, null)).header.setup.options.begins).toBe(0);
  }
  expect(standardMatch().setup.options).not.toHaveProperty('begins');
});

it('in a first match, where one point wins a machine, no goal is told as one that has to be met twice', () => {
  const session = sitDown();
  must(session.commands.newMatch({ ...standardMatch('first'), seed: 1 }));
  const { state } = matchOf(session);
  const goals = modulesOf(state).map((id) => goalNow(state, id));
  expect(goals.join(' ')).not.toMatch(/twice|times/);
  expect(goals).toContain('Reach step 13 exactly. Puddles stop a card. You gain the distance between both.');
});
