import { describe, expect, it } from 'vitest';
import { isPassed } from '#play/practice/task.ts';
import { marksOf, practiceTask, ringMm } from '#play/traction/practice/practiceTask.ts';
import { EXAMPLE_SEATS } from '#play/traction/teach/seats.ts';
import { createTractionRun } from '#play/traction/teach/taskRun.ts';
import { createSession } from '#play/traction/session/session.ts';
import { position, stands } from '#games/traction/help/drills/position.ts';
import { ANY_LEGAL, type TurnGoal } from '#games/traction/help/practice/goal.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { untilStill } from '../session/sessionAtTable.ts';

const PIECES = [stands('0-L1', 0, 40), stands('0-S1', 60, 40), stands('0-M1', 0, -60), stands('1-M2', 18, -6)];

/** Seat 0 has a large piece before a rival's, a small one free, and a medium one a step from the rival's pad. */
async function sitDown(goal: TurnGoal = ANY_LEGAL) {
  const session = createSession({ physics: await loadPhysics(), pace: 'at-once' });
  const setup = position({ pieces: PIECES });
  const plan = { match: { seats: EXAMPLE_SEATS.slice(0, 2), setup }, handMode: 'assisted' } as const;
  const task = practiceTask(plan, goal);
  const run = createTractionRun(session, task);
  run.begin(task);
  const move = (line: string): void => {
    const typed = session.commands.typeMove(line);
    if (!typed.ok) throw new Error(typed.fault.message);
    untilStill(session);
  };
  return { session, run, task, move, state: () => run.store.getState(), match: () => session.store.getState().match };
}

describe('a position that is tried again and again', () => {
  it('stands exactly as it stood after “try again”, and the try is counted', async () => {
    const { run, move, state, match } = await sitDown();
    const before = match()?.state;
    move('walk S1 C 90, D 90');
    expect(state()).toMatchObject({ begun: true, over: false, verdict: { state: 'passed' } });
    expect(match()?.state.pieces).not.toEqual(before?.pieces);
    run.again();
    expect(match()?.state).toEqual(before);
    expect(match()?.log).toEqual([]);
    expect(state()).toMatchObject({ begun: false, verdict: { state: 'open' } });
    expect(state().tries).toMatchObject([{ number: 1, passed: true }]);
  });

  it('is missed by a foul, also after a legal move of the same turn; the rate is over all tries', async () => {
    const { run, move, state } = await sitDown();
    move('walk S1 C 90');
    expect(state().tries).toMatchObject([{ passed: true }]);
    move('walk L1 C 90');
    expect(state()).toMatchObject({ over: true, verdict: { state: 'failed', clause: 'TR-10' } });
    expect(state().tries).toHaveLength(1);
    run.again();
    move('walk S1 C 90');
    run.again();
    expect(state().tries.map(({ number, passed }) => [number, passed])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(state().tries.filter(isPassed)).toHaveLength(1);
  });

  it('counts no try where nothing was moved', async () => {
    const { run, move, state } = await sitDown();
    run.again();
    move('end');
    expect(state()).toMatchObject({ over: true, begun: true, tries: [] });
    run.again();
    expect(state()).toMatchObject({ over: false, tries: [] });
  });

  it('lets a hand on the table come to rest before it puts the position back: what it has done counts', async () => {
    const { session, run, state, match } = await sitDown();
    session.setPace('real');
    expect(session.commands.typeMove('walk S1 C 90, D 90').ok).toBe(true);
    for (let i = 0; i < 30; i += 1) session.advance(1 / 60);
    expect(session.store.getState().stage).toBe('moving');
    run.again();
    expect(state().tries).toHaveLength(1);
    expect(match()?.log).toEqual([]);
  });

  it('tells where the pivot stood in each step, and how far it slipped', async () => {
    const { move, state } = await sitDown();
    move('walk S1 C 90, D 90, A 90');
    const [one] = state().tries;
    expect(one?.marks).toHaveLength(3);
    // Any corner of a small piece is half a base beside its middle, and half a base ahead of it or behind.
    const [first, , third] = one?.marks ?? [];
    expect(Math.abs((first?.xMm ?? 0) - 60)).toBeCloseTo(7.14, 1);
    expect(Math.abs((first?.zMm ?? 0) - 40)).toBeCloseTo(7.14, 1);
    expect(first?.radiusMm).toBeLessThan(10);
    expect(one?.said).toMatch(/^.*S1 walked 3 steps.*Pivot slipped \d\.\d\d mm, \d\.\d\d mm, \d\.\d\d mm\.$/);
    // It has gone ahead by two bases; it takes the third step from there.
    expect(Math.abs((third?.zMm ?? 0) - (40 - 2 * 14.29))).toBeCloseTo(7.14, 1);
    const marks = marksOf(state().tries);
    expect(marks).toHaveLength(3);
    expect(marks[0]).toMatchObject({ xMm: first?.xMm, zMm: first?.zMm, wrong: false });
  });

  it('marks the last three tries alone', async () => {
    const { run, move, state } = await sitDown();
    for (let i = 0; i < 4; i += 1) {
      move('walk S1 C 90');
      run.again();
    }
    expect(state().tries).toHaveLength(4);
    expect(marksOf(state().tries)).toHaveLength(3);
  });
});

it('a corner that slid far has a ring that leaves the table in sight', () => {
  expect([0.01, 0.5, 15].map(ringMm)).toEqual([1.5, 5, 15]);
});

describe('a position with a goal', () => {
  it('is solved by a win within so many actions', async () => {
    const { run, move, state } = await sitDown({ want: 'win', actions: 1 });
    move('walk M1 C 90');
    expect(state()).toMatchObject({ over: true, verdict: { state: 'passed' } });
    run.again();
    move('walk S1 C 90');
    expect(state()).toMatchObject({ over: true, verdict: { state: 'failed', clause: null } });
    move('walk M1 C 90'); // too late
    expect(state().verdict.state).toBe('failed');
  });

  it('is solved where the piece stands in the ring, and missed once the turn is over', async () => {
    const ring = { xMm: 60, zMm: 25.7, radiusMm: 4 };
    const { run, task, move, state } = await sitDown({ want: 'past', piece: pieceId('0-S1'), ring, actions: 2 });
    move('walk L1 C 20');
    expect(state()).toMatchObject({ over: false, verdict: { state: 'open' }, tries: [] });
    move('walk S1 C 90');
    expect(state().verdict.state).toBe('passed');
    run.again();
    move('walk L1 C 20');
    move('end');
    expect(state()).toMatchObject({ over: true, verdict: { state: 'failed', clause: null } });
    expect(task.parts[0]?.marks).toEqual([ring]);
  });
});
