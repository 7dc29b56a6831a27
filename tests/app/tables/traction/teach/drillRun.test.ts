import { beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '#play/traction/session/session.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { failuresIn, partNow } from '#play/practice/taskRun.ts';
import { createTractionRun, type TractionRun } from '#play/traction/teach/taskRun.ts';
import { taskOf } from '#play/traction/teach/taskWords.ts';
import { drillOf, LESSONS, neighbourOf, shownLines, type TractionTask } from '#play/traction/teach/lessons.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { untilStill } from '../session/sessionAtTable.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

interface Sitting {
  readonly session: Session;
  readonly run: TractionRun;
  readonly passed: string[];
  /** Types a move and waits until the table rests. */
  move(line: string): void;
}

function drill(id: string): TractionTask {
  const found = drillOf(id);
  if (found === undefined) throw new Error(`there is no drill ${id}`);
  return found;
}

function sitDown(id: string): Sitting {
  const session = createSession({ physics, pace: 'at-once' });
  const passed: string[] = [];
  const run = createTractionRun(session, drill(id), (task) => passed.push(task.id));
  run.begin(drill(id));
  const move = (line: string): void => {
    const typed = session.commands.typeMove(line);
    if (!typed.ok) throw new Error(typed.fault.message);
    untilStill(session);
  };
  return { session, run, passed, move };
}

const positionOf = ({ session }: Sitting) => session.store.getState().match?.state;

/** Until the practised hand has shown all of it: each line begins after whoever hears of the last one is done. */
async function untilShown({ session, run }: Sitting): Promise<void> {
  for (let i = 0; i < 20 && run.store.getState().showing; i += 1) {
    await Promise.resolve();
    untilStill(session);
  }
}

describe('a drill under way', () => {
  it('is failed by a mistake, stands at once as it stood, and is passed at the second attempt', () => {
    const sitting = sitDown('keep-clear');
    const before = positionOf(sitting);
    sitting.move('walk L1 C 180');
    expect(sitting.run.store.getState()).toMatchObject({ verdict: { state: 'failed', clause: 'TR-10' } });
    expect(failuresIn(sitting.run.store.getState())).toBe(1);
    expect(positionOf(sitting)).not.toEqual(before);
    sitting.run.again();
    expect(positionOf(sitting)).toEqual(before);
    expect(sitting.run.store.getState()).toMatchObject({ verdict: { state: 'open' } });
    expect(failuresIn(sitting.run.store.getState())).toBe(1);
    sitting.move('walk L1 C -180');
    expect(sitting.run.store.getState()).toMatchObject({ verdict: { state: 'passed' } });
    expect(failuresIn(sitting.run.store.getState())).toBe(1);
    expect(sitting.passed).toEqual(['keep-clear']);
  });

  it('is passed with its last part, not before', () => {
    const sitting = sitDown('grip');
    sitting.move('walk L1 C 90');
    expect(sitting.run.store.getState()).toMatchObject({ part: 0, verdict: { state: 'passed' } });
    expect(sitting.passed).toEqual([]);
    sitting.run.next();
    expect(sitting.run.store.getState()).toMatchObject({ part: 1, verdict: { state: 'open' } });
    expect(failuresIn(sitting.run.store.getState())).toBe(0);
    expect(positionOf(sitting)?.surface.id).toBe('mousepad');
    sitting.move('walk L1 C 90');
    expect(sitting.passed).toEqual(['grip']);
    sitting.run.next();
    expect(sitting.run.store.getState().part).toBe(1);
  });

  it('keeps its verdict, whatever is done at the table afterwards', () => {
    const sitting = sitDown('right');
    sitting.move('walk L1 C 90');
    expect(sitting.run.store.getState().verdict.state).toBe('failed');
    sitting.move('walk S1 C 90');
    expect(sitting.run.store.getState()).toMatchObject({ verdict: { state: 'failed' } });
    expect(failuresIn(sitting.run.store.getState())).toBe(1);
  });

  it('shows how, which passes nothing, and then it is the player’s turn again', async () => {
    const sitting = sitDown('two-pieces');
    sitting.run.show();
    await untilShown(sitting);
    expect(sitting.session.store.getState().match?.log.map(({ action }) => action?.do)).toEqual(['walk', 'tackle']);
    expect(sitting.run.store.getState()).toMatchObject({ showing: false, shown: true, verdict: { state: 'open' } });
    expect(sitting.passed).toEqual([]);
    sitting.run.again();
    expect(sitting.run.store.getState().shown).toBe(false);
    for (const line of drill('two-pieces').parts.flatMap(({ shown = [] }) => shown)) sitting.move(line);
    expect(sitting.passed).toEqual(['two-pieces']);
  });

  it('shows a step by one’s own hand with a free hand, which slips no further than it may', async () => {
    const sitting = sitDown('first-hand');
    sitting.run.show();
    await untilShown(sitting);
    const { match, rulings, steps } = sitting.session.store.getState();
    expect(match?.log.map(({ action }) => action)).toMatchObject([{ do: 'walk', piece: '0-L1', hand: 'free' }]);
    expect(rulings).toEqual([]);
    expect(steps).toMatchObject([{ corner: 'C' }]);
    expect(sitting.run.store.getState()).toMatchObject({ showing: false, shown: true });
    const stands = match?.state.pieces.find(({ id }) => id === '0-L1');
    expect(Math.hypot(stands?.xMm ?? 0, (stands?.zMm ?? 0) - 40)).toBeGreaterThan(15);
  });

  it('takes its time over each motion of an own hand, and shows it again as often as one likes', async () => {
    const sitting = sitDown('first-hand');
    const { session, run } = sitting;
    for (const time of [1, 2]) {
      let ticks = 0;
      const stop = session.onTick(() => (ticks += 1));
      run.show();
      await untilShown(sitting);
      stop();
      expect(ticks / TICK_HZ, `time ${time}`).toBeGreaterThan(5);
      expect(run.store.getState()).toMatchObject({ showing: false, shown: true });
      expect(failuresIn(run.store.getState())).toBe(0);
      expect(session.store.getState().rulings).toEqual([]);
    }
  });

  it('that is left in the middle of being shown shows no more', async () => {
    const sitting = sitDown('two-pieces');
    sitting.run.show();
    sitting.run.stop();
    await untilShown(sitting);
    expect(sitting.session.store.getState().match).toBeNull();
  });

  it('makes way for the next at the same table', () => {
    const sitting = sitDown('tip');
    sitting.move('walk L1 C 30');
    sitting.run.begin(drill('swivel'));
    expect(sitting.run.store.getState()).toMatchObject({ part: 0, verdict: { state: 'open' } });
    expect(failuresIn(sitting.run.store.getState())).toBe(0);
    expect(sitting.run.store.getState().task.id).toBe('swivel');
    sitting.move('walk L1 C 180');
    expect(sitting.passed).toEqual(['tip', 'swivel']);
  });
});

describe('what a practised hand can show', () => {
  it('is every drill but those that notation has no words for', () => {
    const wordless = LESSONS.drills
      .filter(({ parts }) => parts.some((part) => shownLines(part).length === 0))
      .map(({ id }) => id);
    expect(wordless).toEqual(['out-of-turn', 'bump']);
  });
});

/** Until the learner is to move, or the step is judged: the rival's moves begin after whoever hears of the last one. */
async function untilAsked({ session, run }: Sitting): Promise<void> {
  for (let i = 0; i < 20; i += 1) {
    await Promise.resolve();
    untilStill(session);
    if (run.store.getState().verdict.state !== 'open') return;
  }
}

describe('the first lesson', () => {
  it('is passed by its moves, with the rival playing its own turn', async () => {
    const sitting = sitDown('first-race');
    sitting.move('walk M1 C 90, D 90');
    sitting.move('end');
    await untilAsked(sitting);
    expect(sitting.session.store.getState().match?.state.turn).toMatchObject({ seat: 0, number: 3 });
    expect(sitting.session.store.getState().match?.log.map(({ action }) => action?.do)).toEqual([
      'walk',
      'end-turn',
      'walk',
      'end-turn',
    ]);
    sitting.move('walk M1 A 90, B 90');
    expect(sitting.passed).toEqual(['first-race']);
  });

  it('says after the rival’s turn what the rival did, and what is to be done now', async () => {
    const sitting = sitDown('first-race');
    const task = () => {
      const { match } = sitting.session.store.getState();
      return match && taskOf(partNow(sitting.run.store.getState()), match);
    };
    const first = task();
    sitting.move('walk M1 C 90, D 90');
    expect(task()).toBe(first);
    sitting.move('end');
    expect(task()).toBe('Now it is the rival’s turn.');
    await untilAsked(sitting);
    expect(task()).toBe('The rival’s M1 walked 2 steps. Your turn: touch the pad.');
    sitting.run.again();
    expect(task()).toBe(first);
  });

  it('puts the player’s own hand to work for the one step, and the practised one for all others', () => {
    const sitting = sitDown('first-hand');
    const hand = () => sitting.session.store.getState().handMode;
    expect(hand()).toBe('free');
    sitting.run.begin(drill('first-foul'));
    expect(hand()).toBe('assisted');
  });
});

describe('the way from drill to drill', () => {
  it('leads along the guide, and along the others, and from none into the other', () => {
    expect(neighbourOf('tip', -1)).toBeNull();
    expect(neighbourOf('tip', 1)?.id).toBe('swivel');
    expect(neighbourOf('win', 1)).toBeNull();
    expect(neighbourOf('two-pieces', -1)).toBeNull();
    expect(neighbourOf('two-pieces', 1)?.id).toBe('right');
  });
});
