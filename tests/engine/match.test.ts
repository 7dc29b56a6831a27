import { describe, expect, it } from 'vitest';
import { startMatch } from '#engine/match.ts';
import { checkAction, performAndPlay, play } from '#engine/play.ts';
import { codeOf, flicked, must, nim, nimMatch, PLAN, table } from './nim.ts';
import { fault } from '#sim/result.ts';

describe('starting a match', () => {
  it('writes game and rules version into the header, and nothing into the log', () => {
    const match = must(startMatch(nim, PLAN));
    expect(match.header).toEqual({ ...PLAN, game: 'nim', rulesVersion: 3, rules: 'before' });
    expect(match.log).toEqual([]);
    expect(match.undo).toBeNull();
  });

  it('gives the same position for the same seed, and others for others', () => {
    const heaps = [7, 7, 8, 9, 10, 11].map(
      (seed) => must(startMatch(nim, { ...PLAN, seed, setup: { most: 1_000_000 } })).state.heap,
    );
    expect(heaps[0]).toBe(heaps[1]);
    expect(new Set(heaps).size).toBe(5);
  });

  it('takes every seed that fits 32 bits', () => {
    const heaps = [0, 1, 0x7fffffff, 0x80000000, 0xffffffff].map(
      (seed) => must(startMatch(nim, { ...PLAN, seed, setup: { most: 1_000_000 } })).state.heap,
    );
    expect(new Set(heaps).size).toBe(5);
  });

  it('passes on what the game has against the set-up', () => {
    expect(codeOf(startMatch(nim, { ...PLAN, setup: { most: 0 } }))).toBe('empty-heap');
  });

  const [ann, ben] = PLAN.seats;
  if (ann === undefined || ben === undefined) throw new Error('two seats');
  it.each([
    ['a seat without a name', [ann, { ...ben, name: ' ' }], 'bad-name', '$.seats[1].name'],
    ['a name too long', [{ ...ann, name: 'x'.repeat(41) }], 'bad-name', '$.seats[0].name'],
    ['two seats of one name', [ann, { ...ben, name: ann.name }], 'same-name', '$.seats[1].name'],
    [
      'two names that sound the same',
      [ben, ann, { ...ben, colour: 2, name: ` ${ann.name.toUpperCase()} ` }],
      'same-name',
      '$.seats[2].name',
    ],
    [
      'two names that look the same, one of them with a wider space and its accent apart',
      [
        { ...ann, name: 'Zo\u00eb K' },
        { ...ben, name: 'Zoe\u0308\u2003K' },
      ],
      'same-name',
      '$.seats[1].name',
    ],
    [
      'a name that turns the direction of writing',
      [ann, { ...ben, name: 'A\u202enn' }],
      'hidden-character',
      '$.seats[1].name',
    ],
    [
      'a name that is another but for what nobody sees',
      [ann, { ...ben, name: `${ann.name}\u200b` }],
      'hidden-character',
      '$.seats[1].name',
    ],
    ['a colour that is no index', [{ ...ann, colour: 0.5 }], 'bad-colour', '$.seats[0].colour'],
    ['a colour below the palette', [{ ...ann, colour: -1 }], 'bad-colour', '$.seats[0].colour'],
    ['a colour beyond the palette', [{ ...ann, colour: 5 }], 'bad-colour', '$.seats[0].colour'],
    ['two seats of one colour', [ann, { ...ben, colour: 0 }], 'same-colour', '$.seats[1].colour'],
  ])('refuses %s', (_name, seats, code, path) => {
    const started = startMatch(nim, { ...PLAN, seats });
    expect(started.ok ? null : [started.fault.code, started.fault.path]).toEqual([code, path]);
  });

  it('says which character of a name is hidden, by its code and its place, without writing it', () => {
    const started = startMatch(nim, { ...PLAN, seats: [ann, { ...ben, name: 'Al\u202enn' }] });
    expect(started.ok ? '' : started.fault.message).toBe(
      'Seat 1 is called "Al\\u202enn", whose character 3 is U+202E; expected none that is not seen or turns the direction of writing.',
    );
  });

  it('takes names of any writing, with what it needs, and pictures that are joined', () => {
    expect(
      codeOf(
        startMatch(nim, {
          ...PLAN,
          seats: [
            { ...ann, name: 'نوشین‌زهرا' },
            { ...ben, name: 'Ben 👩🏽‍🚀' },
          ],
        }),
      ),
    ).toBeNull();
  });

  it('takes a name of forty characters and the last colour', () => {
    expect(codeOf(startMatch(nim, { ...PLAN, seats: [{ ...ann, name: 'x'.repeat(40), colour: 4 }] }))).toBeNull();
    // two units of text each
    expect(codeOf(startMatch(nim, { ...PLAN, seats: [{ ...ann, name: '\u{1f680}'.repeat(40) }] }))).toBeNull();
    expect(codeOf(startMatch(nim, { ...PLAN, seats: [{ ...ann, name: '\u{1f680}'.repeat(41) }] }))).toBe('bad-name');
  });
});

describe('playing', () => {
  it('logs who did what, from where, and what there is to tell', () => {
    const before = nimMatch(20);
    const after = must(play(nim, before, { do: 'take', count: 3 }, null));
    expect(after.log).toHaveLength(1);
    expect(after.log[0]).toMatchObject({
      action: { do: 'take', count: 3 },
      seat: 0,
      performed: null,
      evidence: null,
      events: ['0 takes 3'],
      before: { state: before.state, random: before.random },
    });
    expect(after.state).toEqual({ ...before.state, heap: 17, seat: 1 });
  });

  it('leaves the match it started from as it was', () => {
    const before = nimMatch(20);
    const copy = structuredClone(before);
    play(nim, before, { do: 'shuffle' }, null);
    expect(before).toEqual(copy);
  });

  it('keeps what the table answered, and the evidence of it', () => {
    const after = must(play(nim, nimMatch(20), { do: 'flick' }, flicked(4)));
    expect(after.log[0]?.performed).toEqual(flicked(4));
    expect(after.log[0]?.evidence).toEqual(flicked(4).evidence);
    expect(after.state.heap).toBe(16);
  });

  it('draws chance from where the match has come to, so that two draws differ and replays do not', () => {
    const once = must(play(nim, nimMatch(), { do: 'shuffle' }, null));
    const twice = must(play(nim, once, { do: 'shuffle' }, null));
    expect(twice.state.heap).not.toBe(once.state.heap);
    expect(twice.random).not.toEqual(once.random);
    expect(must(play(nim, once, { do: 'shuffle' }, null)).state).toEqual(twice.state);
  });

  it('gives each position a hash of its own, chance included', () => {
    const match = nimMatch(20);
    const hashes = [
      must(play(nim, match, { do: 'take', count: 1 }, null)),
      must(play(nim, match, { do: 'take', count: 2 }, null)),
      must(play(nim, { ...match, random: [1, 2, 3, 4] }, { do: 'take', count: 1 }, null)),
    ].map((m) => m.log[0]?.hash);
    expect(new Set(hashes).size).toBe(3);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(must(play(nim, match, { do: 'take', count: 1 }, null)).log[0]?.hash).toBe(hashes[0]);
  });

  it('logs nobody where nobody is responsible', () => {
    expect(must(play(nim, nimMatch(), { do: 'shuffle' }, null)).log[0]?.seat).toBeNull();
  });

  it('takes a physical action only with its performance, and no other with one', () => {
    expect(() => play(nim, nimMatch(), { do: 'flick' }, null)).toThrow('comes with its performance');
    expect(() => play(nim, nimMatch(), { do: 'take', count: 1 }, flicked(1))).toThrow('comes with its performance');
  });

  it('asks the table only where it must', () => {
    let asked = 0;
    const counting = () => {
      asked += 1;
      return table(2)(nimMatch().state, { do: 'flick' }, nimMatch().random);
    };
    expect(must(performAndPlay(nim, nimMatch(20), { do: 'take', count: 3 }, counting)).state.heap).toBe(17);
    expect(asked).toBe(0);
    expect(must(performAndPlay(nim, nimMatch(20), { do: 'flick' }, counting)).state.heap).toBe(18);
    expect(asked).toBe(1);
    expect(codeOf(performAndPlay(nim, nimMatch(0), { do: 'take', count: 3 }, counting))).toBe('bad-count');
    expect(asked).toBe(1);
  });

  it('passes on that no hand could do it', () => {
    expect(codeOf(performAndPlay(nim, nimMatch(20), { do: 'flick' }, () => fault('hand-touch', 'Too far.')))).toBe(
      'hand-touch',
    );
  });
});

describe('the guard ladder', () => {
  const over = must(play(nim, nimMatch(3), { do: 'take', count: 3 }, null));
  const asking = { ...nimMatch(20), undo: { by: 0, from: 0, waitingFor: [1] } };

  it.each([
    ['an action that may be played', nimMatch(20), 3, null],
    ['one that the game refuses', nimMatch(20), 4, 'bad-count'],
    ['anything after the end', over, 1, 'match-over'],
    ['anything after the end while somebody asks', { ...over, undo: asking.undo }, 4, 'match-over'],
    ['anything while somebody wants to take something back', asking, 4, 'undo-pending'],
  ])('%s', (_name, match, count, code) => {
    expect(codeOf(checkAction(nim, match, { do: 'take', count }))).toBe(code);
    expect(codeOf(play(nim, match, { do: 'take', count }, null))).toBe(code);
  });
});
