import { expect, it } from 'vitest';
import { goalsOf } from '#app/tables/traction/scene/goals.ts';
import { FRAME_S, own, sessionAtTable, untilStill } from '../session/sessionAtTable.ts';

const mmOf = (words: string | undefined): number => Number(/: (\d+) mm$/.exec(words ?? '')?.[1]);

it('says whose pad the arrow points to, and how far the chosen piece still is from it', async () => {
  const session = await sessionAtTable();
  expect(goalsOf(session, 'mm')).toEqual([]);
  session.commands.choose(own(session, 'S1'));
  const [goal, ...others] = goalsOf(session, 'mm');
  expect(others).toEqual([]);
  expect(goal?.words).toMatch(/^Bo’s pad: \d+ mm$/);
  expect(goal?.pad.seat).toBe(1);
  // Pads are 381 mm apart, and S1 stands near its own pad's edge.
  expect(mmOf(goal?.words)).toBeGreaterThan(370);
  session.commands.setAim('C', 90);
  session.commands.performAim();
  untilStill(session);
  session.advance(FRAME_S);
  expect(session.store.getState().stage).toBe('between-steps');
  const after = goalsOf(session, 'mm')[0]?.words;
  expect(mmOf(goal?.words) - mmOf(after)).toBeGreaterThan(10);
});
