import { describe, expect, it } from 'vitest';
import { ok } from '#sim/result.ts';
import { codeOf, flicked, nim, nimMatch, type NimTypes } from '../../engine/nim.ts';
import { NimCore } from '../../app/session/nimSession.ts';
import { ASKED } from '#play/session/outcome.ts';
import { undoCommands } from '#play/session/commands.ts';
import { FarMaster } from './farMaster.ts';
import { Keeper } from './keeper.ts';
import { Clock, Line, type Fate } from './line.ts';

/** There and back, and word of what others do. */
const ANSWERED_MS = 300;
const TAKE = { do: 'take', count: 2 } as const;
const FALLEN = flicked(1);

/** Ten in the heap, and a screen for each of these seats. */
function elsewhere(seats: readonly number[], fates: readonly Fate[] = []) {
  const keeper = new Keeper<NimTypes>(nim, nimMatch(10), () => ok(FALLEN));
  const clock = new Clock();
  const left = [...fates];
  const screens = seats.map((seat) => {
    const core = new NimCore();
    core.sit(new FarMaster(keeper, seat, new Line(clock, () => left.shift() ?? 'arrives')), false);
    return core;
  });
  clock.pass(0);
  const [first = new NimCore(), second = new NimCore()] = screens;
  return { keeper, first, second, pass: (ms: number) => clock.pass(ms) };
}

const done = ({ state }: NimCore): readonly unknown[] | undefined => state.match?.log.map(({ action }) => action);

describe('a match that is kept elsewhere', () => {
  it('is gone on with when the answer comes, and nothing else can be asked for until then', () => {
    const { first, pass } = elsewhere([0]);
    pass(ANSWERED_MS);
    expect(first.play(TAKE)).toEqual(ASKED);
    expect(first.state).toMatchObject({ asking: true, match: { log: [] } });
    expect(codeOf(first.play(TAKE))).toBe('on-its-way');
    expect(first.state.fault?.code).toBe('on-its-way');
    pass(ANSWERED_MS - 1);
    expect(first.state.match?.log).toEqual([]);
    pass(1);
    expect(done(first)).toEqual([TAKE]);
    expect(first.state).toMatchObject({ asking: false, fault: null });
  });

  it('says why it was refused, and stands as it stood', () => {
    const { first, pass } = elsewhere([0]);
    pass(ANSWERED_MS);
    const late: string[] = [];
    first.onLateRefusal(({ code }) => late.push(code));
    expect(first.play({ do: 'take', count: 4 })).toEqual(ASKED);
    expect(late).toEqual([]);
    pass(ANSWERED_MS);
    expect(first.state).toMatchObject({ asking: false, fault: { code: 'bad-count' }, match: { log: [] } });
    first.refuse({ code: 'at-once', message: 'The command itself tells this.' });
    expect(late).toEqual(['bad-count']);
    expect(first.play(TAKE)).toEqual(ASKED);
  });

  it('plays for one seat alone', () => {
    const { second, pass } = elsewhere([0, 1]);
    pass(ANSWERED_MS);
    expect(codeOf(second.play(TAKE))).toBe('not-yours');
    expect(second.state.fault?.code).toBe('not-yours');
    expect(second.askedOf('person')).toBeNull();
  });

  it('shows what others do', () => {
    const { first, second, pass } = elsewhere([0, 1]);
    pass(ANSWERED_MS);
    first.play(TAKE);
    pass(2 * ANSWERED_MS);
    expect(second.told.at(-1)).toBe('followed');
    expect(second.state.match?.state.heap).toBe(8);
    expect(second.askedOf('person')).toBe(1);
  });

  it('shows what others do once nothing is under way here', () => {
    const { first, second, pass } = elsewhere([0, 1]);
    pass(ANSWERED_MS);
    second.objections = { underWay: { code: 'busy', message: 'Something is under way.' } };
    first.play(TAKE);
    pass(2 * ANSWERED_MS);
    expect(second.told).not.toContain('followed');
    expect(second.state).toMatchObject({ match: { log: [] }, played: { log: [{ seat: 0 }] } });
  });

  it('is no longer heard of once it was left', () => {
    const { first, second, pass } = elsewhere([0, 1]);
    pass(ANSWERED_MS);
    second.stand();
    first.play(TAKE);
    pass(2 * ANSWERED_MS);
    expect(second.state).toMatchObject({ match: null, played: null });
  });

  it('shows what it missed to a screen that comes too late with its own', () => {
    const { first, second, pass, keeper } = elsewhere([0, 0]);
    pass(ANSWERED_MS);
    first.play(TAKE);
    second.play({ do: 'take', count: 3 });
    pass(3 * ANSWERED_MS);
    expect(keeper.match.log.map(({ action }) => action)).toEqual([TAKE]);
    expect(done(second)).toEqual([TAKE]);
    expect(second.state.fault?.code).toBe('stale');
  });

  it.each<[string, readonly Fate[]]>([
    ['the request is lost', ['arrives', 'arrives', 'dropped']],
    ['the answer is lost', ['arrives', 'arrives', 'arrives', 'dropped']],
    ['both come twice', ['arrives', 'arrives', 'twice', 'twice', 'twice']],
  ])('is played once where %s', (_, fates) => {
    const { first, pass, keeper } = elsewhere([0], fates);
    pass(ANSWERED_MS);
    first.play(TAKE);
    for (let s = 0; s < 4; s += 1) pass(1000);
    expect(keeper.match.log).toHaveLength(1);
    expect(done(first)).toEqual([TAKE]);
    expect(first.state).toMatchObject({ asking: false, fault: null });
  });

  it('takes back what others agree to', () => {
    const { first, second, pass } = elsewhere([0, 1]);
    pass(ANSWERED_MS);
    const counted = () => first.count({ do: 'flick' }, FALLEN, (match) => first.show(match, 'seen'));
    expect(first.letGo({ do: 'flick' }, counted)).toEqual(ASKED);
    pass(3 * ANSWERED_MS);
    expect(done(second)).toEqual([{ do: 'flick' }]);
    expect(undoCommands(first).askedToTakeBack()).toEqual([1]);
    undoCommands(first).requestUndo();
    pass(3 * ANSWERED_MS);
    expect(second.state.match?.undo).toMatchObject({ by: 0, waitingFor: [1] });
    undoCommands(second).consentUndo(1);
    pass(3 * ANSWERED_MS);
    expect([done(first), done(second)]).toEqual([[], []]);
    expect([first.told.at(-1), second.told.at(-1)]).toEqual(['followed', 'taken-back']);
  });

  it('does not call back whoever has left', () => {
    const { first, pass } = elsewhere([0]);
    pass(ANSWERED_MS);
    first.play(TAKE);
    first.stand();
    pass(2 * ANSWERED_MS);
    expect(first.state).toMatchObject({ match: null, asking: false });
  });

  it('says that it went otherwise here than there', () => {
    const { first, pass } = elsewhere([0]);
    pass(ANSWERED_MS);
    const otherwise = flicked(2);
    const late: string[] = [];
    first.onLateRefusal(({ code }) => late.push(code));
    first.letGo({ do: 'flick' }, () => first.count({ do: 'flick' }, otherwise, (match) => first.show(match, 'seen')));
    pass(2 * ANSWERED_MS);
    expect(first.state).toMatchObject({ fault: { code: 'differs' }, match: { state: { heap: 9 } } });
    expect(late).toEqual(['differs']);
  });
});
