import { expect, it } from 'vitest';
import { FRAME_S, sessionAtTable } from './sessionAtTable.ts';

/** Plays a foul in real time; says whether any picture has a piece on a way that no hand brings it. */
async function seenOnItsWay(calm: boolean): Promise<boolean> {
  const session = await sessionAtTable();
  session.setCalm(calm);
  session.commands.typeMove('walk L2 B 90 brisk');
  let seen = false;
  while (session.advance(FRAME_S)) seen ||= [...session.shown.pieces.values()].some(({ from }) => from !== null);
  expect(session.store.getState().lastAction?.events.map(({ type }) => type)).toContain('illegal-move');
  return seen;
}

it('what a foul puts back is seen on its way, and is there at once for whoever wants less motion', async () => {
  expect([await seenOnItsWay(false), await seenOnItsWay(true)]).toEqual([true, false]);
});
