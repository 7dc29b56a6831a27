import { describe, expect, it } from 'vitest';
import { play } from '#engine/play.ts';
import { replay } from '#engine/replay.ts';
import { rewind } from '#engine/undo.ts';
import type { TimeAction, TrexlandsAction } from '#games/trexlands/actions.ts';
import { asked } from '#games/trexlands/asked.ts';
import { timed } from '#games/trexlands/clock.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/trexlands/matchFile.ts';
import { parseCommand } from '#games/trexlands/notation.ts';
import { CLOCKS_S, STANDARD_OPTIONS } from '#games/trexlands/options.ts';
import type { RollReport } from '#games/trexlands/rollReport.ts';
import { setUp } from '#games/trexlands/setup.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { seat } from '#sim/ids.ts';
import { ok } from '#sim/result.ts';
import { TOY_BUILD, wholeMatch } from '../recorded.ts';
import {
  act,
  camp,
  inPlay,
  must,
  roll,
  say,
  truck,
  types,
  withCaptain,
  withCamp,
  withCards,
  withTrucks,
} from '../support.ts';

const time = (elapsedMs: number): TimeAction => ({ do: 'time', elapsedMs });
const codeOf = (state: TrexlandsState, action: TrexlandsAction): string | null => {
  const checked = trexlands.check(state, action);
  return checked.ok ? null : checked.fault.code;
};
const messageOf = (state: TrexlandsState, action: TrexlandsAction): string => {
  const checked = trexlands.check(state, action);
  return checked.ok ? 'ok' : checked.fault.message;
};
const clocked = (state: TrexlandsState, clockS: number | null = 10): TrexlandsState => ({
  ...state,
  options: { ...state.options, clockS },
});

const three = withTrucks(inPlay(3), { '0-T1': 'b1' });
const armed = withCards(withCards(three, 1, 'roadblock-1'), 2, 'roadblock-2');
/** Seats 1 and 2 could interrupt. */
const announced = say(clocked(armed), [0, 'move T1 b2']).state;
const rich = [0, 1, 2].reduce((s, i) => withCamp(s, i, { coins: 5 }), inPlay(3));
const market = say(
  { ...clocked(rich), publicDeck: ['nitro-1', 'toll-1'] },
  [0, 'pass'],
  [1, 'pass'],
  [2, 'pass'],
).state;
const bidding = say(market, [0, 'bid 1 2']).state;

describe('TX-68: clocks', () => {
  it('TX-68: a window closes by time only when its clock has run out', () => {
    expect([0, 1, 9_999, 10_000, 60_000].map((ms) => codeOf(announced, time(ms)))).toEqual([
      'too-early',
      'too-early',
      'too-early',
      null,
      null,
    ]);
    expect(messageOf(announced, time(0))).toBe('The clock has run 0 s of 10 s; time is not over (TX-68).');
    expect(messageOf(announced, time(9_750))).toBe('The clock has run 9.75 s of 10 s; time is not over (TX-68).');
    expect(codeOf(announced, time(Number.NaN))).toBe('too-early');
    const over = act(announced, time(10_000));
    expect(types(over)).toEqual(['time-over', 'moved', 'claimed', 'turn-ended', 'turn-began']);
    expect(truck(over.state, '0-T1').at).toBe('b2');
    expect(camp(over.state, 1).cards).toEqual(['roadblock-1']);
  });

  it('TX-68: as long as the table has chosen', () => {
    const slow = clocked(announced, 60);
    expect([10_000, 59_999, 60_000].map((ms) => codeOf(slow, time(ms)))).toEqual(['too-early', 'too-early', null]);
  });

  it('TX-68: without a clock, as at the start of every match, nothing closes by time, however long it was', () => {
    expect(STANDARD_OPTIONS.clockS).toBeNull();
    for (const state of [clocked(announced, null), clocked(bidding, null)])
      expect(codeOf(state, time(1_000_000))).toBe('no-clock');
  });

  it('TX-68: then a window closes when every seat that was asked has passed, and not before', () => {
    const open = clocked(announced, null);
    const one = say(open, [1, 'pass']);
    expect(asked(one.state)).toEqual([2]);
    expect(types(one)).toEqual(['passed']);
    expect(truck(say(one.state, [2, 'pass']).state, '0-T1').at).toBe('b2');
  });

  it('TX-68: where nothing waits that could be interrupted, time closes nothing', () => {
    for (const state of [clocked(three), market, say(market, [0, 'pass']).state])
      expect(codeOf(state, time(10_000))).toBe('no-window');
  });

  it('TX-31, TX-68: once there is a bid, whoever lets the clock run out passes; when all have, the market is closed', () => {
    expect(codeOf(bidding, time(9_999))).toBe('too-early');
    const first = act(bidding, time(10_000));
    expect(first.events).toEqual([
      { type: 'time-over', of: 'market' },
      { type: 'passed', seat: 1 },
    ]);
    expect(asked(first.state)).toEqual([2]); // who takes their time keeps nobody from bidding
    const over = act(act(first.state, time(10_000)).state, time(10_000));
    expect(types(over)).toEqual(['time-over', 'passed', 'awarded', 'forfeited', 'arena-opened']);
    expect(camp(over.state, 0).cards).toEqual(['nitro-1']);
    // whoever bid, and whatever was passed since
    const second = say(market, [0, 'pass'], [1, 'bid 2 1'], [2, 'pass']).state;
    expect(codeOf(second, time(10_000))).toBeNull();
  });

  it('TX-31, TX-68: a market that is being awarded waits for its Broker, not for a clock', () => {
    const tied = say(withCaptain(bidding, 1, 'broker'), [1, 'bid 1 2'], [2, 'pass'], [0, 'pass'], [1, 'pass']).state;
    expect([asked(tied), codeOf(tied, time(10_000))]).toEqual([[1], 'no-window']);
  });

  it('TX-68: before and after a battle-roll, too, but not the roll itself, nor whether a raider stays', () => {
    const fight = withCards(
      withCards(withTrucks(clocked(inPlay()), { '0-T1': 'b1', '1-T1': 'b2' }), 1, 'ballast-1', 'second-wind-1'),
      0,
      '0-raid',
    );
    const before = say(fight, [0, 'play raid'], [0, 'move T1 b2']).state;
    expect(codeOf(before, time(10_000))).toBeNull();
    const rolling = act(before, time(10_000)).state;
    expect(codeOf(rolling, time(10_000))).toBe('no-window');
    const after = roll(rolling, '0-T1').state;
    const choosing = act(after, time(10_000)).state;
    expect(choosing.agenda[0]).toMatchObject({ step: 'choice' });
    expect(codeOf(choosing, time(10_000))).toBe('no-window');
  });

  it('TX-68: time is nobody’s doing; in text nobody can say it', () => {
    expect(trexlands.seatOf(announced, time(10_000))).toBeNull();
    for (const text of ['time', ' TIME ', 'time 10000']) {
      expect(parseCommand(text, seat(0))).toEqual({
        ok: false,
        fault: {
          code: 'only-the-clock',
          message: 'Only the match’s clock can say that time is over.',
          column: text.indexOf(text.trim()) + 1,
          word: 'time',
        },
      });
    }
  });

  it('TX-68: a match that is over has no time', () => {
    expect(codeOf(say(announced, [1, 'concede'], [2, 'concede']).state, time(10_000))).toBe('match-over');
  });

  it.each([
    ['a window', announced, 'consent'],
    ['the market', bidding, 'consent'],
    [
      'a window after which cards are dealt',
      say(
        withCards(
          withTrucks(say(clocked(inPlay(3)), [0, 'pass'], [1, 'pass']).state, { '2-T1': 'b1' }),
          0,
          'roadblock-1',
        ),
        [2, 'move T1 b2'],
      ).state,
      'never',
    ],
  ] as const)('TX-67, TX-68: time that closed %s is taken back so', (_, state, takeBack) =>
    expect(trexlands.takeBack(state, time(10_000))).toBe(takeBack),
  );

  it('TX-68: a replay goes by the time that was recorded: it comes out the same, and time that was made shorter is found out', () => {
    const whole = wholeMatch({ seats: 3, seed: 1, options: { clockS: 10, cycleLimit: 3 } });
    const at = whole.log.findIndex(({ before }) => timed(before.state) !== null);
    const reports = whole.log.slice(0, at).flatMap(({ performed }) => (performed === null ? [] : [performed]));
    const over = must(play(trexlands, rewind(whole, at), time(12_345), null));
    const recording = must(parseMatch(makeMatch(recordMatch(over)), TOY_BUILD));
    expect(recording.log.at(-1)?.action).toEqual(time(12_345));
    const again = (log: typeof recording.log) => {
      const queue = [...reports];
      return must(
        replay(trexlands, { ...recording, log }, { build: TOY_BUILD, perform: () => ok(queue.shift() as RollReport) }),
      );
    };
    expect(again(recording.log)).toEqual({ match: over, difference: null });
    const shorter = recording.log.map((entry) => (entry.action.do === 'time' ? { ...entry, action: time(0) } : entry));
    expect(again(shorter).difference).toMatchObject({
      index: at,
      found: 'The clock has run 0 s of 10 s; time is not over (TX-68).',
    });
  });

  it.each([CLOCKS_S.min, CLOCKS_S.usual, CLOCKS_S.max, null])('a table may choose %s s', (clockS) => {
    expect(setUp({ options: { ...STANDARD_OPTIONS, clockS } }, 2, { integer: (low) => low }).ok).toBe(true);
  });

  it.each([0, 4, 4.5, 10.5, 301, Number.NaN])('a table may not choose %s s', (clockS) => {
    expect(setUp({ options: { ...STANDARD_OPTIONS, clockS } }, 2, { integer: (low) => low })).toEqual({
      ok: false,
      fault: {
        code: 'bad-option',
        message: `The house rule clockS is ${clockS}; expected a whole number from 5 to 300, or null.`,
        path: '$.options.clockS',
      },
    });
  });
});
