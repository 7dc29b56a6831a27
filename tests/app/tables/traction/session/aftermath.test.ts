import { describe, expect, it } from 'vitest';
import { TRACTION_LESSONS } from '#games/traction/help/lessons.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { FRAME_S, PLAN, sessionAtTable } from './sessionAtTable.ts';

/** Real time from the order to the end of the hand's way and of all that follows, s. */
interface Seen {
  readonly hand: number;
  /** The longest stretch of the hand's way in which nothing moved. */
  readonly still: number;
  readonly waited: number;
  readonly homing: number;
  readonly slides: boolean;
}

function seen(session: Session, move: string): Seen {
  const poses = (): string => JSON.stringify([...session.shown.pieces.values()].map(({ after }) => after));
  const frames = { hand: 0, waited: 0, homing: 0, still: 0, longest: 0 };
  let before = poses();
  let slides = false;
  session.commands.typeMove(move);
  while (session.advance(FRAME_S)) {
    const now = poses();
    const { shown, store } = session;
    if (store.getState().stage !== 'idle') {
      frames.hand += 1;
      frames.still = now === before ? frames.still + 1 : 0;
      frames.longest = Math.max(frames.longest, frames.still);
    } else if (shown.homing < 1) {
      frames.homing += 1;
      slides = shown.slides;
    } else frames.waited += 1;
    before = now;
  }
  const s = (count: number): number => count * FRAME_S;
  return { hand: s(frames.hand), still: s(frames.longest), waited: s(frames.waited), homing: s(frames.homing), slides };
}

/** A table of that lesson. */
async function atLesson(lesson: string): Promise<Session> {
  const setup = TRACTION_LESSONS.drills.find(({ id }) => id === lesson)?.parts[0]?.setup;
  if (setup === undefined) throw new Error('there is no such lesson');
  return sessionAtTable({}, { ...PLAN, setup });
}

describe('what is seen of an action', () => {
  it.each(['walk S1 D 90', 'walk L1 C 180', 'walk M1 D 30'])('%s takes 0.6 to 0.9 s', async (move) => {
    const { hand } = seen(await sessionAtTable(), move);
    expect(hand).toBeGreaterThan(0.6);
    expect(hand).toBeLessThan(0.9);
  });

  it('of a foul: how it ended, for two seconds, and how a hand brings the piece home', async () => {
    const { waited, homing, slides } = seen(await sessionAtTable(), 'walk L2 B 90');
    expect(waited).toBeCloseTo(2, 0);
    expect(homing).toBeGreaterThan(1);
    expect(slides).toBe(false);
  });

  it('of a tackle: a moment in which all stands still, and both sliding home', async () => {
    const { still, homing, slides } = seen(await atLesson('first-tackle'), 'tackle L1 C 90');
    expect(still).toBeGreaterThan(0.2);
    expect(homing).toBeGreaterThan(0.9);
    expect(slides).toBe(true);
  });

  it('of the touch that wins: the rest of it at a tenth of its speed', async () => {
    const session = await atLesson('first-goal');
    const { hand } = seen(session, 'walk M1 C 90, D 90');
    expect(session.store.getState().match?.state.outcome?.winners).toEqual([0]);
    expect(hand).toBeGreaterThan(1.5 + 0.6);
  });

  it('of a tackle without that moment, where less motion is wanted', async () => {
    const session = await atLesson('first-tackle');
    session.setCalm(true);
    const { still, homing } = seen(session, 'tackle L1 C 90');
    expect(still).toBeLessThan(0.1);
    expect(homing).toBe(0);
  });
});
