import { expect, it } from 'vitest';
import { goalsOf } from '#app/tables/traction/scene/goals.ts';
import { NO_BOTS } from '#play/session/botSeats.ts';
import { seat } from '#sim/ids.ts';
import { FRAME_S, own, sessionAtTable, untilStill } from '../session/sessionAtTable.ts';

const told = (words: string | undefined) =>
  / (\d+) cm, (\d+) steps$/
    .exec(words ?? '')
    ?.slice(1)
    .map(Number) ?? [];

it('says whose pad it is where the camera was turned and no piece is chosen', async () => {
  const session = await sessionAtTable();
  session.commands.setCamera('free');
  expect(goalsOf(session, 'mm').map(({ words }) => words)).toEqual(['Bo’s pad']);
});

it('says whose pad the arrow points to, and how far the chosen piece still is from it', async () => {
  const session = await sessionAtTable();
  expect(goalsOf(session, 'mm')).toEqual([]);
  session.commands.choose(own(session, 'S1'));
  const [goal, ...others] = goalsOf(session, 'mm');
  expect(others).toEqual([]);
  expect(goal?.words).toMatch(/^Bo’s pad \d+ cm, \d+ steps$/);
  expect(goal?.pad.seat).toBe(1);
  // Pads are 381 mm apart, and S1 stands near its own pad's edge.
  const [cm = 0, steps = 0] = told(goal?.words);
  expect(cm).toBeGreaterThan(37);
  expect(steps).toBe(Math.ceil(cm / 2)); // a small piece’s step is 20 mm long
  session.commands.setAim('C', 90);
  session.commands.performAim();
  untilStill(session);
  session.advance(FRAME_S);
  expect(session.store.getState().stage).toBe('between-steps');
  const after = goalsOf(session, 'mm')[0]?.words;
  const [cmAfter = NaN, stepsAfter = NaN] = told(after);
  expect(cm - cmAfter).toBeGreaterThanOrEqual(1);
  expect(stepsAfter).toBe(steps - 1);
});

it('says how far one’s own pad is from the piece that a computer plays', async () => {
  const session = await sessionAtTable();
  const { store } = session;
  session.commands.choose(own(session, 'S1'));
  store.setState({ bots: { ...NO_BOTS, seat: seat(0) } });
  const [goal] = goalsOf(session, 'mm');
  expect(goal?.pad.seat).toBe(1);
  expect(goal?.words).toMatch(/ \d+ cm, \d+ steps$/);
});
