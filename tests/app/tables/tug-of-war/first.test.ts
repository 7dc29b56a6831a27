import { expect, it } from 'vitest';
import { parseMatch, makeMatch, recordMatch } from '#games/tug-of-war/matchFile.ts';
import { standardMatch } from '#play/tug-of-war/form/draft.ts';
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
