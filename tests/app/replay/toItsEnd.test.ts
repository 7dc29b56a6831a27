import { expect, it } from 'vitest';
import { toItsEnd } from '#app/table/toItsEnd.ts';
import type { Act, Film } from '#app/replay/film.ts';
import type { WholeMatch } from '#play/game/playedGame.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { play } from '#play/tug-of-war/play.ts';
import { matchOf, sitDown } from '../tables/tug-of-war/support.tsx';

const wordsIn = (level?: string): readonly string[] => {
  const session = sitDown({ ...(level !== undefined && { level }) });
  session.commands.typeMove('race 1');
  session.commands.typeMove('concede');
  const film = { acts: ['Ada plays a 1.', 'Bo gives up.'].map((words) => ({ words }) as Act) } as unknown as Film;
  const match = matchOf(session) as unknown as WholeMatch<TableTypes>;
  return toItsEnd(film, play as never, match).acts.map(({ words }) => words);
};

it('a replay says "you" to the only person who played, and names where more did', () => {
  expect(wordsIn('careless')[0]).toBe('You play a 1.');
  expect(wordsIn()).toEqual(['Ada plays a 1.', 'Bo gives up. Ada wins.']);
});
