import { beforeAll, describe, expect, it } from 'vitest';
import { walkedMatch } from '#app/tables/traction/watch/walkedDay.ts';
import { chanceOf } from '#engine/module/daily.ts';
import { seedRandom } from '#engine/random.ts';
import { positionOf } from '#games/traction/daily/challenge.ts';
import { daily } from '#games/traction/daily/daily.ts';
import { caseOf, layoutOf } from '#games/traction/perform.ts';
import { dayFilm, dayTable, dayTableAt, filmedDay } from '#play/sharing/dayTable.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import { dayPlan, dayTask, entryOf, walkOf } from '#play/traction/practice/dayTask.ts';
import { markInWords } from '#play/traction/practice/markInWords.ts';
import { createSession } from '#play/traction/session/session.ts';
import { showOwnHand } from '#play/traction/teach/ownHand.ts';
import { createTractionRun } from '#play/traction/teach/taskRun.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { atOnce } from '#sim/ticking.ts';
import { daysFrom, gestureFor } from '../../../../games/daily.ts';
import { untilStill } from '../session/sessionAtTable.ts';

/** A day of the pad, and one of a mark. */
const [DAY, MARKED] = ['2026-12-01', '2026-11-30'];
let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

/** The steps by which the day's position was made. */
const stepsOf = (day: string): readonly string[] =>
  positionOf(chanceOf('traction', day)).walk.map(({ step }) => `${step.corner} ${step.swivelDeg}`);

/** `from`: an entry that is gone on from. */
function sitDown(day = DAY, from?: object) {
  const session = createSession({ physics, pace: 'at-once' });
  const walk = from === undefined ? null : walkOf(day, from);
  if (walk?.ok === false) throw new Error(walk.fault.message);
  const task = dayTask(day, walk && walk.value);
  const run = createTractionRun(session, task);
  run.begin(task);
  const move = (line: string): void => {
    const typed = session.commands.typeMove(line);
    if (!typed.ok) throw new Error(typed.fault.message);
    untilStill(session);
  };
  const piece = positionOf(chanceOf('traction', day)).mover.id.slice(2);
  return {
    session,
    run,
    move,
    walk: (steps = stepsOf(day)) => move(`walk ${piece} ${steps.join(', ')}`),
    match: () => session.store.getState().match ?? expect.fail(),
    state: () => run.store.getState(),
  };
}

const playedBy = (day: string, gesture: object) => atOnce(daily.performing(physics, day, gesture, seedRandom(0)));

describe('the walk of the day at its table', () => {
  it('begins from the position by which the server judges, on every day', () => {
    for (const day of daysFrom('2027-01-01', 40)) {
      const { state, mover } = positionOf(chanceOf('traction', day));
      const session = createSession({ physics, pace: 'at-once' });
      session.commands.newMatch(dayPlan(day).match);
      const at = session.store.getState().match?.state ?? expect.fail();
      expect(layoutOf(at)).toEqual(layoutOf(state));
      const intent = { do: 'walk', piece: mover.id } as const;
      expect(caseOf(at, intent)).toEqual(caseOf(state, intent));
      expect(at.turn.seat).toBe(0);
    }
  });

  it.each([DAY, MARKED])('that does it is an entry, which comes to the same wherever it is performed: %s', (day) => {
    const { walk, match, state } = sitDown(day);
    walk();
    expect(state()).toMatchObject({ over: true, verdict: { state: 'passed' } });
    const { gesture, hash } = entryOf(match()) ?? expect.fail();
    const played = playedBy(day, JSON.parse(JSON.stringify(gesture)) as object);
    if (!played.ok) throw new Error(played.fault.message);
    expect(played.value.hash).toBe(hash);
    expect(state().verdict.words).toBe(dailyTexts.came(dailyTexts.score(daily.measureOf(day), played.value.score)));
  });

  it('by the own hand is an entry, too, and comes to the same elsewhere', () => {
    const { session, match, state } = sitDown(MARKED);
    const { mover, walk } = positionOf(chanceOf('traction', MARKED));
    session.commands.setHandMode('free');
    for (const { step } of walk.slice(0, 1)) {
      expect(showOwnHand(session, mover.id, step)).toBe(true);
      untilStill(session);
    }
    session.commands.endAction();
    expect(state().verdict.state).toBe('passed');
    const { gesture, hash } = entryOf(match()) ?? expect.fail();
    expect(gesture).toMatchObject({ hand: 'free' });
    expect(playedBy(MARKED, gesture)).toMatchObject({ ok: true, value: { hash } });
  });

  it('has a ring around the mark of its day, and words for its place', () => {
    const { mark } = positionOf(chanceOf('traction', MARKED));
    expect(sitDown(MARKED).run.store.getState().task.parts[0]?.marks).toMatchObject([mark]);
    expect(markInWords(MARKED)).toMatch(/^The mark is \d+ mm \([\d.]+ in\) away at .* \(\d+°\) from the middle/);
    expect(markInWords(DAY)).toBeNull();
    expect(sitDown(DAY).run.store.getState().task.parts[0]?.marks).toEqual([]);
  });

  it('ordered twice in the same words is two gestures: two people who found the same are not one', () => {
    const [one, other] = [sitDown(), sitDown()];
    one.walk();
    other.walk();
    expect(entryOf(one.match())?.gesture).not.toEqual(entryOf(other.match())?.gesture);
  });

  it('that ends too early is a try and no success, and the position is there again', () => {
    const { walk, run, match, state } = sitDown();
    const before = match().state;
    walk(stepsOf(DAY).slice(0, 2));
    expect(state()).toMatchObject({ over: true, verdict: { state: 'failed' }, tries: [{ passed: false }] });
    run.again();
    expect(match().state).toEqual(before);
    expect(state().verdict.state).toBe('open');
  });

  it('is nothing else: a bumped table is no entry', () => {
    const { session, match, state } = sitDown();
    session.commands.bump();
    untilStill(session);
    expect(state().verdict).toEqual({ state: 'failed', words: dailyTexts.onlyWalk });
    expect(entryOf(match())).toBeNull();
  });

  it('goes on from an entry of the list, all but its last step done, each time that it is tried', () => {
    const entry = gestureFor(daily, 'traction', DAY, physics);
    const { session, run, match, state } = sitDown(DAY, entry);
    const { walk: steps } = positionOf(chanceOf('traction', DAY));
    const last = steps.at(-1) ?? expect.fail();
    for (let tries = 0; tries < 2; tries += 1) {
      expect(session.store.getState()).toMatchObject({ stage: 'between-steps', stepsTaken: steps.length - 1 });
      expect(session.commands.setAim(last.step.corner, last.step.swivelDeg).ok).toBe(true);
      expect(session.commands.performAim().ok).toBe(true);
      untilStill(session);
      expect(state().verdict.state).toBe('passed');
      const played = playedBy(DAY, entryOf(match())?.gesture ?? expect.fail());
      expect(played).toMatchObject({ ok: true, value: { score: { by: steps.length } } });
      run.again();
    }
  });
});

describe('the film of an entry', () => {
  it.each(['Ada', 'Vermilion', ' blue '])('is a match of that walk alone, by %j', (name) => {
    const filmed = walkedMatch(physics, DAY, { name, gesture: { ...gestureFor(daily, 'traction', DAY, physics) } });
    if (!filmed.ok) throw new Error(filmed.fault.message);
    const { log, header, state } = filmed.value;
    expect(header.seats[0]?.name).toBe(name);
    expect(log).toHaveLength(1);
    expect(state.outcome?.winners).toEqual([0]);
  });

  it('and its table have addresses that are found again', () => {
    expect(dayTableAt(dayTable(1796065589760).slice(1))).toEqual({ from: 1796065589760 });
    expect(dayTableAt(dayTable(null).slice(1))).toEqual({ from: null });
    expect(dayTableAt('/practice/day/x')).toBeNull();
    expect(filmedDay(dayFilm(DAY, 7).replace('#/watch/', ''))).toEqual({ day: DAY, at: 7 });
    expect(filmedDay('example-TR-10')).toBeNull();
  });
});
