import { isWhole } from '#engine/seen.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { isPassed } from '#play/practice/task.ts';
import { puzzleTask } from '#play/trexlands/practice/puzzleTask.ts';
import { turnAt } from '#play/trexlands/practice/turnAt.ts';
import { createTrexlandsRun, type TrexlandsTask } from '#play/trexlands/practice/taskRun.ts';
import { turnTask } from '#play/trexlands/practice/turnTask.ts';
import { goingOn } from '#play/session/goingOn.ts';
import { createSession } from '#play/trexlands/session/session.ts';
import { LESSON, prepared } from '#games/trexlands/help/lesson.ts';
import { goalsAt, type TurnGoal } from '#games/trexlands/help/practice/goal.ts';
import { PUZZLES } from '#games/trexlands/help/puzzles/puzzles.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { ADA_AND_BO } from '../../../app/tables/trexlands/fakeSession.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** A match at the beginning of a step of the first lesson. */
function matchOf(id: string): TrexlandsMatch {
  const step = LESSON.find((one) => one.id === id);
  const match = step && prepared(step, ADA_AND_BO.seats, 'any');
  if (match?.ok !== true) throw new Error(`there is a step ${id}`);
  return match.value;
}

const positionOf = (id: string): TrexlandsState => matchOf(id).state;

const turn = (id: string, goal: TurnGoal): TrexlandsTask => turnTask(matchOf(id), positionOf(id), goal, physics);

function sitDown(task: TrexlandsTask) {
  let seed = 0;
  const random = (): number => (seed += 0.01);
  const session = createSession({ physics, random, pace: 'at-once', alone: task.learner });
  let solved = 0;
  const onPassed = (): void => void (solved += 1);
  const run = createTrexlandsRun({ session, build: physics.build, random, later: queueMicrotask, onPassed }, task);
  run.begin(task);
  const wait = async (): Promise<void> => {
    for (let i = 0; i < 200; i += 1) {
      await Promise.resolve();
      session.advance(1 / 60);
      if (session.store.getState().stage === 'called') session.commands.goOn();
    }
  };
  const say = async (line: string): Promise<void> => {
    const said = session.commands.typeMove(line, task.learner);
    if (!said.ok) throw new Error(`${line}: ${said.fault.message}`);
    await wait();
  };
  return { session, run, say, wait, state: () => run.store.getState(), solved: () => solved };
}

describe('a turn that is tried again and again', () => {
  it('is solved by what it is for, and stands as it did by one press', async () => {
    const { session, run, say, state, solved } = sitDown(turn('lesson-score', 'score'));
    const before = session.store.getState().match?.state;
    await say('move T1 city');
    expect(state()).toMatchObject({ over: true, begun: true, verdict: { state: 'passed' } });
    expect(solved()).toBe(1);
    run.again();
    expect(session.store.getState().match?.state).toEqual(before);
    expect(state()).toMatchObject({ over: false, begun: false, verdict: { state: 'open' } });
    await say('pass');
    expect(state().verdict.state).toBe('failed');
    expect(state().tries.map(isPassed)).toEqual([true, false]);
    expect(state().tries.filter(isPassed)).toHaveLength(1);
  });

  it('has a chance of its own in every try: a battle is not always won or lost', async () => {
    const { run, say, state } = sitDown(turn('lesson-battle', 'battle'));
    for (let i = 0; i < 16; i += 1) {
      await say('move T1 b3');
      await say('roll');
      expect(state().over).toBe(true);
      run.again();
    }
    expect(state().tries).toHaveLength(16);
    expect(state().tries.filter(isPassed).length).toBeGreaterThan(0);
    expect(state().tries.filter(isPassed).length).toBeLessThan(16);
  });

  it('does not tell which cards come to the market next: they are in another order than in the match', () => {
    const match = matchOf('lesson-score');
    const position = match.state;
    expect(position.publicDeck.length).toBeGreaterThan(8);
    const { session } = sitDown(turnTask(match, position, 'score', physics));
    const deck = session.store.getState().match?.state.publicDeck ?? [];
    expect(deck).not.toEqual(position.publicDeck);
    expect(deck.toSorted()).toEqual(position.publicDeck.toSorted());
  });

  it('forgets its tries when something else is wanted', async () => {
    const { run, say, state } = sitDown(turn('lesson-score', 'score'));
    await say('move T1 city');
    run.begin(turn('lesson-score', 'move'));
    expect(state()).toMatchObject({ tries: [], begun: false });
  });

  it('offers as goals what a MOVE of it may lead to', () => {
    expect(goalsAt(positionOf('lesson-score'))[0]).toBe('score');
    const battle = positionOf('lesson-battle');
    expect(goalsAt(battle)[0]).toBe('battle');
    expect(goalsAt(battle)).not.toContain('score');
    expect(goalsAt(positionOf('lesson-market'))).toEqual([]);
  });

  it('offers what only cards may lead to behind that, for who holds any', () => {
    const battle = positionOf('lesson-battle');
    const camps = battle.camps.map((camp) => ({ ...camp, cards: ['nitro-1' as const] }));
    expect(goalsAt({ ...battle, camps })[0]).toBe('battle');
    expect(goalsAt({ ...battle, camps }).at(-1)).toBe('score');
  });
});

describe('a puzzle at the table', () => {
  const named = PUZZLES.filter(({ position }) => position.seats === 2).map((puzzle) => [puzzle.id, puzzle] as const);

  it.each(named)('%s is solved by typing its solution', async (_id, puzzle) => {
    const { session, say, state } = sitDown(puzzleTask(puzzle));
    for (const line of puzzle.solution) if (!state().over) await say(line);
    expect(state()).toMatchObject({ over: true, verdict: { state: 'passed' } });
    expect(session.store.getState().stage).not.toBe('rolling');
  });
});

it('a battle that was chosen well stays so, however its trucks come to lie', async () => {
  const puzzle = PUZZLES.find(({ kind, position }) => kind === 'battle' && position.seats === 2);
  if (puzzle === undefined) throw new Error('there is one for two');
  const { session, say, wait, state } = sitDown(puzzleTask(puzzle));
  for (const line of puzzle.solution) await say(line);
  expect(state().verdict.state).toBe('passed');
  session.commands.rollForAll();
  await wait();
  expect(session.store.getState().match?.log.some(({ action }) => action?.do === 'roll')).toBe(true);
  expect(state().verdict.state).toBe('passed');
});

describe('a moment of a match', () => {
  const session = () => createSession({ physics, random: () => 0.3, pace: 'at-once' });

  function played() {
    const { store, commands } = session();
    const step = LESSON[0];
    const match = step && prepared(step, ADA_AND_BO.seats, physics.build);
    if (match?.ok !== true) throw new Error('there is a lesson');
    commands.resume(match.value);
    commands.typeMove('stack T2 T3');
    commands.typeMove('move T1 city');
    const { match: now } = store.getState();
    if (now === null || !isWhole(now)) throw new Error('there is a match');
    return now;
  }

  it('has a turn where one is under way, with nothing announced', () => {
    const match = played();
    expect(turnAt(match, 0)).toBe(match.log[0]?.before.state);
    expect(turnAt(match, 1)).toBe(match.log[1]?.before.state);
    const announced = match.log[1]?.before.state;
    if (announced === undefined) throw new Error('there are two actions');
    const waiting = { ...match, log: match.log.slice(0, 1), state: { ...match.state, agenda: [{} as never] } };
    expect(turnAt(waiting, 99)).toBeNull();
    expect(turnAt({ ...match, state: positionOf('lesson-market') }, match.log.length)).toBeNull();
  });

  it('begins a match of the same players, which is a match of its own', () => {
    const match = played();
    const { goesOn } = goingOn(match, 1);
    expect(goesOn.log).toHaveLength(1);
    expect(goesOn.state).toBe(match.log[1]?.before.state);
    expect(goesOn.header).toEqual(match.header);
    expect(goesOn.header).not.toBe(match.header);
    expect(goingOn(match, 9).goesOn.log).toHaveLength(match.log.length);
  });
});
