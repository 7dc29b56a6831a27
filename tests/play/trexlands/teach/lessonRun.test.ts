import { beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '#play/trexlands/session/session.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import { createTrexlandsRun, whyNotTruck, type TrexlandsRun } from '#play/trexlands/practice/taskRun.ts';
import { STEPS, type StepTask } from '#play/trexlands/teach/lessonTasks.ts';
import { asked } from '#games/trexlands/asked.ts';
import { LEARNER, LESSON, RIVAL } from '#games/trexlands/help/lesson.ts';
import type { StepId } from '#games/trexlands/help/lessonWords.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

function stepOf(id: StepId): StepTask {
  const step = STEPS.find((one) => one.id === id);
  if (step === undefined) throw new Error(`there is no step ${id}`);
  return step;
}

interface Sitting {
  readonly session: Session;
  readonly run: TrexlandsRun;
  readonly passed: string[];
  /** Types a line for the learner, and waits until the learner is asked again, or the step is over. */
  say(line: string): Promise<void>;
}

async function sitDown(id: StepId): Promise<Sitting> {
  const session = createSession({
    physics,
    random: () => 0,
    pace: 'at-once',
    alone: LEARNER,
    whyNotTruck: (truck) => whyNotTruck(run, session, truck),
  });
  const passed: string[] = [];
  const run: TrexlandsRun = createTrexlandsRun(
    {
      session,
      build: physics.build,
      random: () => 0,
      onPassed: ({ id: step }) => passed.push(step),
      later: queueMicrotask,
    },
    stepOf(id),
  );
  run.begin(stepOf(id));
  await settled(session);
  const say = async (line: string): Promise<void> => {
    const said = session.commands.typeMove(line, LEARNER);
    if (!said.ok) throw new Error(`${line}: ${said.fault.message}`);
    await settled(session);
  };
  return { session, run, passed, say };
}

/** The rival has answered, trucks have rolled, and cards are turned over. */
async function settled({ store, commands, advance }: Session): Promise<void> {
  for (let i = 0; i < 30; i += 1) {
    await Promise.resolve();
    const { stage } = store.getState();
    if (stage === 'rolling') advance(1);
    else if (stage === 'called' || stage === 'revealing') commands.goOn();
  }
}

const stateOf = ({ session }: Sitting) => {
  const { match } = session.store.getState();
  if (match === null) throw new Error('no match');
  return match.state;
};
const verdictOf = ({ run }: Sitting) => run.store.getState().verdict;

/** What each step asks for, in the learner's words. */
const MOVES: readonly (readonly [StepId, readonly string[]])[] = [
  ['lesson-score', ['move T1 city']],
  ['lesson-battle', ['move T1 b3', 'roll']],
  ['lesson-market', ['bid 2 1', 'pass']],
  ['lesson-bluff', ['place fortress 1', 'ready', 'ready']],
  ['lesson-cycle', ['move camp T1 r1 a1', 'bid 2 1', 'pass', 'ready']],
];

describe('the first lesson', () => {
  it('has five steps, the goal first', () => {
    expect(LESSON.map(({ id }) => id)).toEqual(MOVES.map(([id]) => id));
  });

  it.each(MOVES)('has %s passed by the moves that it asks for', async (id, lines) => {
    const sitting = await sitDown(id);
    expect(asked(stateOf(sitting))).toContain(LEARNER);
    for (const line of lines) {
      expect(verdictOf(sitting)).toEqual({ state: 'open' });
      await sitting.say(line);
    }
    expect(verdictOf(sitting)).toEqual({ state: 'passed', words: stepOf(id).step.well });
    expect(sitting.passed).toEqual([id]);
  });

  it.each<[StepId, readonly string[]]>([
    ['lesson-score', ['move T1 b2']],
    ['lesson-battle', ['pass']],
    ['lesson-market', ['pass', 'pass']],
    ['lesson-bluff', ['place fortress 3', 'ready', 'ready']],
  ])('says of %s that it went otherwise, and sets it up again', async (id, lines) => {
    const sitting = await sitDown(id);
    const before = stateOf(sitting);
    for (const line of lines) if (verdictOf(sitting).state === 'open') await sitting.say(line);
    expect(verdictOf(sitting)).toEqual({ state: 'failed', words: stepOf(id).step.otherwise });
    expect(sitting.passed).toEqual([]);
    sitting.run.again();
    await settled(sitting.session);
    expect(verdictOf(sitting)).toEqual({ state: 'open' });
    expect(stateOf(sitting)).toEqual(before);
  });
});

describe('a truck that a step is not about', () => {
  it.each<[StepId, string]>([
    ['lesson-score', 'This step is about T1 in b3, not T2: choose T1.'],
    ['lesson-battle', 'This step is about T1 in b2, not T2: choose T1.'],
  ])('is not taken in %s, which says which one is meant', async (id, said) => {
    const { session } = await sitDown(id);
    const { commands, store } = session;
    commands.choose(pieceId('0-T1'));
    commands.choose(pieceId('0-T2'));
    expect(store.getState()).toMatchObject({ chosen: ['0-T1'], fault: { message: said } });
    const typed = commands.typeMove('move camp T2 r1 a1', LEARNER);
    expect(typed).toMatchObject({ ok: false, fault: { message: said } });
    expect(store.getState().match?.log).toEqual([]);
    commands.choose(pieceId('0-T1'));
    expect(store.getState().fault).toBeNull();
  });

  it('is there in no other step', async () => {
    const { session } = await sitDown('lesson-cycle');
    session.commands.choose(pieceId('0-T2'));
    expect(session.store.getState()).toMatchObject({ chosen: ['0-T2'], fault: null });
  });
});

describe('the rival in it', () => {
  it('bids by the rules, and can be outbid', async () => {
    const sitting = await sitDown('lesson-market');
    await sitting.say('bid 1 1');
    const { phase } = stateOf(sitting);
    expect(phase.name === 'market' && phase.market[0]?.bids).toEqual([1, 2]);
    await sitting.say('bid 1 2');
    expect(verdictOf(sitting).state).toBe('passed');
  });

  it('moves in its own turn, and says nothing in the learner’s', async () => {
    const sitting = await sitDown('lesson-cycle');
    await sitting.say('move camp T1 r3 d1');
    expect(stateOf(sitting).trucks.find(({ id }) => id === `${RIVAL}-T1`)?.at).toBe('c1');
    expect(asked(stateOf(sitting))).toEqual([LEARNER]);
  });

  it('throws by chance, as soon as a battle is to be rolled, and a lost one is lost', async () => {
    const sitting = await sitDown('lesson-battle');
    await sitting.say('move T1 b3');
    expect(sitting.session.store.getState().thrown.map(({ truck }) => truck)).toEqual([`${RIVAL}-T1`]);
    await sitting.say('roll T1 at 0 150 0 speed 0 0 0 spin 700');
    expect(verdictOf(sitting).state).not.toBe('open');
  });

  it('agrees to whatever the learner takes back', async () => {
    const sitting = await sitDown('lesson-market');
    const before = stateOf(sitting);
    await sitting.say('bid 1 1');
    sitting.session.commands.requestUndo(LEARNER, 0);
    await settled(sitting.session);
    expect(stateOf(sitting)).toEqual(before);
  });

  it('does nothing more once the learner has got up', async () => {
    const sitting = await sitDown('lesson-cycle');
    sitting.run.stop();
    await settled(sitting.session);
    expect(sitting.session.store.getState().match).toBeNull();
  });
});
