import { describe, expect, it } from 'vitest';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import { FRAME_S, own, sessionAtTable, untilStill } from '../../../app/tables/traction/session/sessionAtTable.ts';

/** A session with everything that it hands over to be saved. */
async function watched() {
  const session = await sessionAtTable();
  const told: SeenTraction[] = [];
  session.store.subscribe(({ match }, before) => {
    if (match !== null && match !== before.match) told.push(match);
  });
  return { told, session };
}

/** Walks a piece into another one, until the contact is ruled and not a frame longer. */
function untilContact(session: Session): void {
  const { commands, store } = session;
  commands.choose(own(session, 'L1'));
  for (const corner of CORNERS) {
    commands.setAim(corner, 300);
    if (store.getState().forecast?.hits.length) break;
  }
  commands.performAim();
  for (let i = 0; i < 2000 && !store.getState().rulings.some(({ code }) => code === 'walk-contact'); i++)
    session.advance(FRAME_S);
  expect(store.getState().match?.log).toHaveLength(0);
}

describe('leaving the table', () => {
  it('does not take back a foul that has been ruled', async () => {
    const { told, session } = await watched();
    untilContact(session);
    session.commands.leave();
    expect(session.store.getState().match).toBeNull();
    const [entry] = told.at(-1)?.log ?? [];
    expect(entry?.events).toContainEqual(expect.objectContaining({ type: 'illegal-move', piece: own(session, 'L1') }));
  });

  it('ends a walk whose player might have gone on, where its steps are not noted', async () => {
    const { told, session } = await watched();
    const piece = own(session, 'S1');
    session.commands.choose(piece);
    session.commands.setAim('D', 90);
    session.commands.performAim();
    untilStill(session);
    session.commands.leave();
    expect(told.at(-1)?.state.turn.acted).toEqual([piece]);
  });

  it('plays the step under the hand and none of those that were to follow', async () => {
    const { told, session } = await watched();
    session.commands.typeMove('walk S1 D 90, B 90, D 90');
    session.advance(FRAME_S);
    session.commands.leave();
    const action = told.at(-1)?.log[0]?.action;
    expect(action?.do === 'walk' && action.gesture.strokes).toHaveLength(1);
  });

  it('forgets a mere touch', async () => {
    const { told, session } = await watched();
    session.commands.setHandMode('free');
    session.touch.grab(own(session, 'S1'), 'D');
    session.advance(FRAME_S);
    session.commands.leave();
    expect(told.every(({ log }) => log.length === 0)).toBe(true);
    expect(session.shown.world).toBeNull();
  });
});

describe('a page that is taken away', () => {
  it('plays what has been ruled illegal', async () => {
    const { told, session } = await watched();
    untilContact(session);
    session.closing();
    expect(told.at(-1)?.log).toHaveLength(1);
  });

  it('plays the step under the hand: loading it again is no way to take that back', async () => {
    const { told, session } = await watched();
    session.commands.typeMove('walk S1 D 90, B 90');
    session.advance(FRAME_S);
    session.closing();
    const action = told.at(-1)?.log[0]?.action;
    expect(action?.do === 'walk' && action.gesture.strokes).toHaveLength(1);
  });

  it('forgets a mere touch', async () => {
    const { told, session } = await watched();
    session.commands.setHandMode('free');
    session.touch.grab(own(session, 'S1'), 'D');
    session.advance(FRAME_S);
    session.closing();
    expect(told).toHaveLength(0);
  });
});
