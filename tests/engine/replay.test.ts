import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEvidence } from '#engine/evidence.ts';
import { hashOf } from '#engine/hash.ts';
import { startMatch, type Match } from '#engine/match.ts';
import { performAndPlay } from '#engine/play.ts';
import { seedRandom, withRandom } from '#engine/random.ts';
import { recordingOf, replay, replaying, type Recording } from '#engine/replay.ts';
import { fault } from '#sim/result.ts';
import { codeOf, must, nim, PLAN, table, type NimAction, type NimTypes } from './nim.ts';

const ACTIONS: readonly NimAction[] = [{ do: 'shuffle' }, { do: 'flick' }, { do: 'take', count: 2 }, { do: 'flick' }];
const here = { build: 'toy@1', perform: table(4) };

function played(actions: readonly NimAction[] = ACTIONS): Match<NimTypes> {
  return actions.reduce(
    (match, action) => must(performAndPlay(nim, match, action, here.perform)),
    must(startMatch(nim, PLAN)),
  );
}

const recording = recordingOf(played());
const changed = (index: number, change: object): Recording<NimTypes> => ({
  ...recording,
  log: recording.log.map((entry, i) => (i === index ? { ...entry, ...change } : entry)),
});

describe('a replay', () => {
  it('finds the match again', () => {
    expect(must(replay(nim, recording, here))).toEqual({ match: played(), difference: null });
  });

  it('needs nothing that JSON cannot carry', () => {
    const carried = JSON.parse(JSON.stringify(recording)) as Recording<NimTypes>;
    expect(must(replay(nim, carried, here)).difference).toBeNull();
  });

  it('says how far it has come, and waits for whoever performs what is physical', () => {
    const steps = replaying(nim, recording, here.build);
    const asked: unknown[] = [];
    let step = steps.next(null);
    while (!step.done) {
      const { done, wanted } = step.value;
      asked.push(wanted === null ? done : [done, wanted.action.do]);
      step = steps.next(wanted && here.perform(wanted.state, wanted.action, wanted.random));
    }
    expect(asked).toEqual([1, [1, 'flick'], 2, 3, [3, 'flick'], 4]);
    expect(must(step.value).difference).toBeNull();
  });

  it('holds each action against what was recorded before the next one is performed', () => {
    const forged = changed(1, { evidence: { ...recording.log[1]?.evidence, hash: 'x' } });
    let performed = 0;
    const counting = {
      ...here,
      perform: (...asked: Parameters<typeof here.perform>) => ((performed += 1), here.perform(...asked)),
    };
    expect(must(replay(nim, forged, counting)).difference?.index).toBe(1);
    expect(performed).toBe(1);
  });

  it('asks nobody to perform a match of another build', () => {
    const asked = () => {
      throw new Error('performed');
    };
    expect(replay(nim, recording, { build: 'toy@2', perform: asked }).ok).toBe(false);
  });

  const evidence = recording.log[1]?.evidence;
  it.each([
    [
      'the hash of a position',
      changed(2, { hash: 'x' }),
      { index: 2, path: '$.log[2].hash', tick: null, expected: 'x', found: recording.log[2]?.hash },
    ],
    [
      'the hash of a position after physics',
      changed(1, { hash: 'x' }),
      { index: 1, path: '$.log[1].hash', tick: 104, expected: 'x', found: recording.log[1]?.hash },
    ],
    [
      'the hash of the bodies',
      changed(1, { evidence: { ...evidence, hash: 'x' } }),
      { index: 1, path: '$.log[1].bodies', tick: 104, expected: 'x', found: 'h4' },
    ],
    [
      'how long it took',
      changed(3, { evidence: { ...evidence, ticks: 99 } }),
      { index: 3, path: '$.log[3].ticks', tick: 99, expected: '99 ticks', found: '104 ticks' },
    ],
    [
      'what happened',
      changed(1, { evidence: { ...evidence, marks: [{ tick: 10, text: '5 fall' }] } }),
      { index: 1, path: '$.log[1].rulings[0]', tick: 10, expected: '5 fall', found: '4 fall' },
    ],
    [
      'a choice where there was physics',
      changed(1, { evidence: null }),
      {
        index: 1,
        path: '$.log[1]',
        tick: null,
        expected: 'an action without physics',
        found: 'an action on the table',
      },
    ],
    [
      'physics where there was a choice',
      changed(0, { evidence }),
      {
        index: 0,
        path: '$.log[0]',
        tick: null,
        expected: 'an action on the table',
        found: 'an action without physics',
      },
    ],
    [
      'an action that was not allowed',
      changed(2, { action: { do: 'take', count: 9 } }),
      {
        index: 2,
        path: '$.log[2]',
        tick: null,
        expected: 'an action that can be played',
        found: 'One to three, and no more than there are.',
        refused: 'One to three, and no more than there are.',
      },
    ],
  ])('names the first action that differs by %s', (_name, other, difference) => {
    const found = must(replay(nim, other, here));
    expect(found.difference).toEqual(difference);
    expect(found.match.log).toHaveLength(difference.index);
  });

  it('notices that chance was another', () => {
    const other = { ...recording, header: { ...recording.header, seed: 8 } };
    expect(must(replay(nim, other, here)).difference?.index).toBe(0);
  });

  it('notices that the table is another', () => {
    expect(must(replay(nim, recording, { ...here, perform: table(5) })).difference).toEqual({
      index: 1,
      path: '$.log[1].rulings[0]',
      tick: 10,
      expected: '4 fall',
      found: '5 fall',
    });
  });

  it('tells that the hand could not do it', () => {
    const cramped = { ...here, perform: () => fault('hand-touch', 'Too far.') };
    expect(must(replay(nim, recording, cramped)).difference).toMatchObject({ index: 1, found: 'Too far.' });
  });

  it.each([
    ['another game', { game: 'chess' }, 'other-game', '$.game is "chess"; expected "nim".'],
    [
      'other rules',
      { rulesVersion: 2 },
      'other-rules',
      '$.rulesVersion is 2; this program plays version 3 of the rules.',
    ],
    [
      'another physics build',
      { build: 'toy@2' },
      'other-build',
      '$.build is "toy@2"; this program has "toy@1", which would play the match differently.',
    ],
    ['a set-up that cannot be', { setup: { most: 0 } }, 'empty-heap', 'The heap would be empty.'],
  ])('politely refuses %s', (_name, change, code, message) => {
    const found = replay(nim, { ...recording, header: { ...recording.header, ...change } }, here);
    expect(found.ok ? null : [found.fault.code, found.fault.message]).toEqual([code, message]);
  });
});

describe('comparing evidence', () => {
  const mark = (tick: number, text: string) => ({ tick, text });
  const one = { hash: 'h', ticks: 50, marks: [mark(1, 'a'), mark(5, 'b')] };
  const told = (ruling: object) => ({ hash: 'h', ticks: 50, marks: [mark(1, 'a'), { ...mark(5, 'b'), ruling }] });
  const long = 'It touched nothing at all. '.repeat(20);

  it.each([
    ['the same', one, one, null],
    [
      'the same rulings, keys in another order',
      told({ at: [1, 2], text: 'It slid.' }),
      told({ text: 'It slid.', at: [1, 2] }),
      null,
    ],
    [
      'another sentence of the same ruling',
      told({ text: 'It won.' }),
      told({ text: 'It slid.' }),
      { tick: 5, path: ['rulings', 1, 'text'], expected: '"It won."', found: '"It slid."' },
    ],
    [
      'another sentence, far in',
      told({ text: `${long}Blue` }),
      told({ text: `${long}Red` }),
      {
        tick: 5,
        path: ['rulings', 1, 'text'],
        expected: '...hed nothing at all. Blue"',
        found: '...hed nothing at all. Red"',
      },
    ],
    [
      'another place of the same ruling',
      told({ at: [1, 2] }),
      told({ at: [1, 3] }),
      { tick: 5, path: ['rulings', 1, 'at'], expected: '[1,2]', found: '[1,3]' },
    ],
    [
      'a part of a ruling that is not there',
      told({ text: 'a' }),
      told({ text: 'a', other: null }),
      { tick: 5, path: ['rulings', 1, 'other'], expected: 'nothing', found: 'null' },
    ],
    [
      'another tick of the same mark',
      one,
      { ...one, marks: [mark(1, 'a'), mark(4, 'b')] },
      { tick: 4, path: ['rulings', 1, 'tick'], expected: 'tick 5', found: 'tick 4' },
    ],
    [
      'a mark more',
      one,
      { ...one, marks: [...one.marks, mark(9, 'c')] },
      { tick: 9, path: ['rulings', 2], expected: 'nothing', found: 'c' },
    ],
    [
      'a mark less',
      one,
      { ...one, marks: [mark(1, 'a')] },
      { tick: 5, path: ['rulings', 1], expected: 'b', found: 'nothing' },
    ],
    [
      'marks before ticks before hashes',
      one,
      { hash: 'x', ticks: 51, marks: [] },
      { tick: 1, path: ['rulings', 0], expected: 'a', found: 'nothing' },
    ],
    [
      'ticks before hashes',
      one,
      { ...one, hash: 'x', ticks: 51 },
      { tick: 50, path: ['ticks'], expected: '50 ticks', found: '51 ticks' },
    ],
    ['the hash', one, { ...one, hash: 'x' }, { tick: 50, path: ['bodies'], expected: 'h', found: 'x' }],
  ])('%s', (_name, a, b, difference) => expect(compareEvidence(a, b)).toEqual(difference));
});

describe('the hash of plain data', () => {
  it('does not depend on the order of keys', () => {
    expect(hashOf({ a: 1, b: { c: [1, 2], d: null } })).toBe(hashOf({ b: { d: null, c: [1, 2] }, a: 1 }));
  });
  it('depends on everything else', () => {
    const values = [
      {},
      [],
      null,
      0,
      '0',
      [1, 2],
      [2, 1],
      { a: 1 },
      { a: '1' },
      { b: 1 },
      [[1], 2],
      [1, [2]],
      { a: null },
    ];
    expect(new Set(values.map(hashOf)).size).toBe(values.length);
  });
  it('is the same for ever', () => {
    expect(hashOf({ seat: 0, text: 'ä' })).toBe('15bca84a6a4eb8e04f3b2cef6efca73a');
  });
  it('survives JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value));
      }),
    );
  });
});

describe('seeded chance', () => {
  it('is the same for ever', () => {
    const { value } = withRandom(seedRandom(2026), (random) => Array.from({ length: 8 }, () => random.integer(0, 999)));
    expect(value).toEqual([621, 985, 626, 17, 671, 725, 597, 797]);
  });
  it('stays within both ends and reaches them', () => {
    const { value } = withRandom(seedRandom(1), (random) => Array.from({ length: 200 }, () => random.integer(3, 5)));
    expect([...new Set(value)].sort()).toEqual([3, 4, 5]);
  });
  it('goes on from its state as if it had never stopped', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(20), (seed, n) => {
        const whole = withRandom(seedRandom(seed), (random) =>
          Array.from({ length: n + 5 }, () => random.integer(0, 1e9)),
        ).value;
        const first = withRandom(seedRandom(seed), (random) => Array.from({ length: n }, () => random.integer(0, 1e9)));
        const rest = withRandom(JSON.parse(JSON.stringify(first.state)) as number[], (random) =>
          Array.from({ length: 5 }, () => random.integer(0, 1e9)),
        );
        expect([...first.value, ...rest.value]).toEqual(whole);
      }),
    );
  });
});

it('passes the seat count on to the game', () => {
  expect(must(startMatch(nim, PLAN)).state.seats).toBe(3);
  expect(codeOf(startMatch(nim, PLAN))).toBeNull();
});
