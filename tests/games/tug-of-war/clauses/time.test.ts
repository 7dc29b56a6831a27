import { describe, expect, it } from 'vitest';
import { startMatch } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import { running } from '#games/tug-of-war/time.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { at, commandOf, must, optionsOf, refused, say, sentences, setUpBy } from '../support.ts';

const CLOCK = { clock: true } as const;
const DEATH = { clock: true, set: 'death' } as const;
const reserve = ({ clocks }: TugOfWarState) => clocks?.reserveMs;

describe('clocks', () => {
  it('TW-20 there are none unless the table has chosen them', () => {
    expect(at().clocks).toBeNull();
    expect(refused(at(), '- time 86400000')).toBe('no-clock');
    expect(refused(at(), '0 rope 1 after 5000')).toBe('no-clock');
  });

  it('TW-20 2:00 a turn and 10:00 in reserve', () => {
    expect(running(at({}, CLOCK))).toEqual({ seat: 0, leftMs: 720_000 });
    expect(reserve(at({}, CLOCK))).toEqual([600_000, 600_000]);
  });

  it('TW-20 2:30 a turn in the Death Match', () => {
    expect(running(at({}, DEATH))).toEqual({ seat: 0, leftMs: 750_000 });
  });

  it('TW-20 a turn in its time takes nothing from the reserve', () => {
    const after = say(at({}, CLOCK), '0 rope 1 after 120000');
    expect(reserve(after.state)).toEqual([600_000, 600_000]);
    expect(after.state.clocks?.spentMs).toBe(0);
  });

  it('TW-20 beyond it the reserve goes to the millisecond in the Final Match', () => {
    const after = say(at({}, CLOCK), '0 rope 1 after 120001', '1 race 1 after 180500');
    expect(reserve(after.state)).toEqual([599_999, 539_500]);
    expect(sentences(after)).toContain('Seat 0 has used 0.001 s of the reserve; 599.999 s are left.');
  });

  it('TW-20 and in steps of 10 s in the Death Match, each that was begun', () => {
    expect(reserve(say(at({}, DEATH), '0 rope 1 after 150000').state)).toEqual([600_000, 600_000]);
    expect(reserve(say(at({}, DEATH), '0 rope 1 after 150001').state)).toEqual([590_000, 600_000]);
    expect(reserve(say(at({}, DEATH), '0 rope 1 after 160000').state)).toEqual([590_000, 600_000]);
    expect(reserve(say(at({}, DEATH), '0 rope 1 after 160001').state)).toEqual([580_000, 600_000]);
  });

  it.each([
    ['Final', CLOCK, 720_000],
    ['Death', DEATH, 750_000],
  ] as const)('TW-20 without reserve left the %s Match is lost, no sooner', (_, options, limit) => {
    const state = at({}, options);
    expect(refused(state, `- time ${limit - 1}`)).toBe('too-early');
    expect(refused(state, `0 rope 1 after ${limit}`)).toBe('too-late');
    expect(refused(state, `0 rope 1 after ${limit - 1}`)).toBeNull();
    expect(say(state, `- time ${limit}`).state.outcome).toEqual({ winner: 1, by: 'time' });
  });

  it('TW-20 the flag falls at whatever millisecond the time is up', () => {
    // 524,267 ms in seconds and back again are a hair more.
    const state = say(at({}, CLOCK), '0 race 1 after 315733', '1 rope 1').state;
    expect(running(state)).toEqual({ seat: 0, leftMs: 524_267 });
    expect(refused(state, '0 clock 1 after 524267')).toBe('too-late');
    expect(say(state, '- time 524267').state.outcome).toEqual({ winner: 1, by: 'time' });
  });

  it('TW-20 a reserve that is used up leaves the time of a turn', () => {
    const state = say(at({}, DEATH), '0 rope 1 after 749999', '1 race 1').state;
    expect(reserve(state)).toEqual([0, 600_000]);
    expect(running(state)).toEqual({ seat: 0, leftMs: 150_000 });
    expect(say(state, '- time 150000').state.outcome).toEqual({ winner: 1, by: 'time' });
  });

  it('TW-20 TW-09 one’s own discard is in one’s own time', () => {
    const position = { hands: [[1, 2, 3, 4, 5], [1]] as [(1 | 2 | 3 | 4 | 5)[], (1 | 2 | 3 | 4 | 5)[]] };
    const laid = say(at(position, CLOCK), '0 tower 5 C after 119000').state;
    expect(running(laid)).toEqual({ seat: 0, leftMs: 601_000 });
    expect(reserve(say(laid, '0 discard 1 1 after 2000').state)).toEqual([599_000, 600_000]);
    expect(refused(laid, '0 discard 1 1 after 601000')).toBe('too-late');
    expect(say(laid, '- time 601000').state.outcome).toEqual({ winner: 1, by: 'time' });
  });

  it('TW-10 the rival has 15 s to discard, then the lowest are dropped', () => {
    const position = {
      hands: [
        [4, 5],
        [2, 2, 3, 4, 5],
      ] as [(1 | 2 | 3 | 4 | 5)[], (1 | 2 | 3 | 4 | 5)[]],
    };
    const laid = say(at(position, CLOCK), '0 tower 5 B after 130000').state;
    expect(running(laid)).toEqual({ seat: 1, leftMs: 15_000 });
    expect(refused(laid, '- time 14999')).toBe('too-early');
    expect(refused(laid, '1 discard 3 after 15000')).toBe('too-late');
    const dropped = say(laid, '- time 15000');
    expect(dropped.state).toMatchObject({
      hands: [
        [4, 4],
        [2, 2, 3, 4, 5],
      ],
      outcome: null,
      active: 1,
    });
    expect(sentences(dropped)).toContain('Seat 1 discards a 1: time is over (TW-10).');
    expect(reserve(dropped.state)).toEqual([590_000, 600_000]);
    expect(reserve(say(laid, '1 discard 3 after 14000').state)).toEqual([590_000, 600_000]);
  });

  it('TW-20 no clock runs while it is chosen who goes first, nor after the end', () => {
    const state = setUpBy({ ...DEATH, advantage: 0 });
    expect(running(state)).toBeNull();
    expect(refused(state, '- time 999999')).toBe('no-time');
    expect(refused(say(at({}, CLOCK), '0 concede').state, '- time 999999')).toBe('match-over');
  });

  it('TW-06 refused submissions cost only time: the match is the same one, whatever was tried', () => {
    const header = { build: 'none', tickHz: 240, seed: 1, setup: { options: optionsOf(CLOCK) } };
    const seats = [0, 1].map((i) => ({ name: `P${i}`, colour: i, kind: 'person' }) as const);
    const match = must(startMatch(tugOfWar, { ...header, seats }));
    const [seat = 0] = tugOfWar.asked(match.state);
    const before = JSON.stringify(match);
    for (const line of ['rope 5', 'maze 1 up', 'path 3 h8', 'race 1 1 1 after 720000', 'discard 1'])
      expect(play(tugOfWar, match, commandOf(`${seat} ${line}`), null).ok).toBe(false);
    expect(JSON.stringify(match)).toBe(before);
    expect(play(tugOfWar, match, commandOf(`${seat} rope 1 after 60000`), null).ok).toBe(true);
  });
});
