import { expect, it } from 'vitest';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { EndPanel } from '#app/tables/tug-of-war/hud/EndPanel.tsx';
import { HappenedCard, TheEnd } from '#app/table/GameHud.tsx';
import { play } from '#play/tug-of-war/play.ts';
import { turnSheetOf } from '#play/tug-of-war/say/turnSheet.ts';
import { seenInS } from '#play/tug-of-war/machines/seenInS.ts';
import { end, turn } from '#play/tug-of-war/texts/table.ts';
import { texts } from '#play/texts.ts';
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

const endIn = (session: ReturnType<typeof sitDown>): boolean => session.store.getState().endSeen;

const told = (session: ReturnType<typeof sitDown>): string =>
  wordsOf(shown(session, <TheEnd play={play} End={EndPanel} />));

/** Pictures that come 5 to a second, as on a slow machine, until so many of them have been drawn. */
const draw = (session: ReturnType<typeof sitDown>, pictures: number): boolean[] =>
  Array.from({ length: pictures }, () => session.advance(0.2));

const card = (session: ReturnType<typeof sitDown>): string => wordsOf(shown(session, <HappenedCard play={play} />));

it('tells of the end only when the push that made it has been seen, however slowly pictures come', () => {
  const session = nearTheEnd();
  session.setCalm(false);
  session.commands.typeMove('clock 1');
  expect(stateOf(session).outcome).toEqual({ winner: 0, by: 'modules' });
  const sheet = () => turnSheetOf(matchOf(session), seatNamesOf(matchOf(session).header.seats), endIn(session));
  // A glide takes a twentieth of a second of each of these pictures, and this way has two stretches.
  expect(draw(session, 30).every(Boolean)).toBe(true);
  expect(told(session)).toBe('');
  expect(card(session)).toContain('Ada wins the Clock.');
  expect(card(session)).not.toContain('with three machines');
  expect(sheet().headline).toBe(turn.scores('Ada'));
  expect(draw(session, 60).at(-1)).toBe(false);
  expect(told(session)).toContain(end.by.modules('Ada', 3));
  expect(card(session)).toContain('with three machines');
  expect(sheet().headline).toBe(texts.turn.over);
});

it('waits for every push of the Maze', () => {
  const pushes = (aims: readonly string[]) => [
    { type: 'played', seat: 0, module: 'maze', cards: aims.map(() => 1), aims, option: null } as never,
  ];
  expect(seenInS(pushes(['up']))).toBe(1);
  expect(seenInS(pushes(['up', 'right', 'up']))).toBeCloseTo(3.3);
});

it('tells of it at once where nothing is seen on its way', () => {
  const session = nearTheEnd();
  session.commands.typeMove('clock 1');
  expect(told(session)).toContain(end.by.modules('Ada', 3));
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
  expect(told(opened)).toContain(end.by.modules('Ada', 3));
});

it('names every machine of the set with its points or its winner', () => {
  const session = nearTheEnd();
  session.commands.typeMove('clock 1');
  expect(told(session)).toContain('Clock: won by Ada');
  expect(told(session)).toContain('Tower: Ada 0 and Bo 0 of 1 point');
});

it('says the score, and by how much the deciding machine was won', () => {
  const session = sitDown();
  lay(session, {
    machines: at({
      race: { at: [12, 9], points: [1, 0] },
      rope: { pulled: 0, wonBy: 0 },
      clock: { filled: 0, wonBy: 0 },
    }).machines,
  });
  session.commands.typeMove('race 1');
  expect(told(session)).toContain('3 to 0 · Race 13 : 9');
});

it('after a first match alone it says which machines join in the next, and who begins; after others it does not', () => {
  const session = sitDown({ level: 'careless' });
  session.commands.typeMove('concede');
  const match = matchOf(session);
  expect(told(session)).not.toContain('join');
  session.commands.resume({
    ...match,
    header: { ...match.header, rules: 'first' },
    state: { ...match.state, options: { ...match.state.options, machines: 'quick' } },
  });
  expect(told(session)).toContain('Again: Rope, Path, Conker and Tower join; the lot says who begins.');
});
