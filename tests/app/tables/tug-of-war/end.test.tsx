import { expect, it } from 'vitest';
import { EndPanel } from '../../../../src/app/tables/tug-of-war/hud/EndPanel.tsx';
import { end } from '../../../../src/app/tables/tug-of-war/texts/table.ts';
import { at } from '../../../games/tug-of-war/support.ts';
import { lay, matchOf, shown, sitDown, stateOf, wordsOf } from './support.tsx';

/** A match that Ada wins with her next push. */
function nearTheEnd() {
  const session = sitDown();
  const { machines } = at({
    rope: { pulled: 0, wonBy: 0 },
    race: { at: [0, 0], wonBy: 0 },
    clock: { filled: 7, points: [1, 0] },
  });
  lay(session, { machines });
  return session;
}

const told = (session: ReturnType<typeof sitDown>): string => wordsOf(shown(session, <EndPanel />));

it('tells of the end only when the push that made it has been seen', () => {
  const session = nearTheEnd();
  session.setCalm(false);
  session.commands.typeMove('clock 1');
  expect(stateOf(session).outcome).toEqual({ winner: 0, by: 'modules' });
  expect(told(session)).toBe('');
});

it('tells of it at once where nothing is seen on its way', () => {
  const session = nearTheEnd();
  session.commands.typeMove('clock 1');
  expect(told(session)).toContain(end.by.modules());
});

it('tells of it at once where nothing has moved: given up, or opened again', () => {
  const given = nearTheEnd();
  given.setCalm(false);
  given.commands.typeMove('concede');
  expect(told(given)).toContain(end.by.concession('Ada'));
  const opened = nearTheEnd();
  opened.setCalm(false);
  opened.commands.typeMove('clock 1');
  const match = matchOf(opened);
  opened.commands.resume({ ...match, header: { ...match.header } });
  expect(told(opened)).toContain(end.by.modules());
});

it('names every machine of the set with its points or its winner', () => {
  const session = nearTheEnd();
  session.commands.typeMove('clock 1');
  expect(told(session)).toContain('Clock: won by Ada');
  expect(told(session)).toContain('Tower: Ada 0 and Bo 0 of 1 point');
});
