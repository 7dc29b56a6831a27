import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schemaFolder } from '../../../scripts/make-schemas.ts';
import type { Choice, TimeAction } from '#games/trexlands/actions.ts';
import { OWN_MATCH_LIMIT } from '#engine/matchFile/format.ts';
import { replay } from '#engine/replay.ts';
import type { TerraId } from '#games/trexlands/ids.ts';
import { makeMatch, parseMatch, recordMatch, type TrexlandsRecordedAction } from '#games/trexlands/matchFile.ts';
import { STANDARD_OPTIONS } from '#games/trexlands/options.ts';
import { carelessPlayer } from '#bots/trexlands/careless.ts';
import type { RollReport } from '#games/trexlands/rollReport.ts';
import { trexlands, type TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { pieceId, seat as seatOf } from '#sim/ids.ts';
import { ok } from '#sim/result.ts';
import { neverSurprises, neverThrows } from '../../engine/files/fuzz.ts';
import { begun, TOY_BUILD, wholeMatch } from './recorded.ts';
import { must } from './support.ts';
import { runs } from '../../effort.ts';

type Entry = Readonly<Record<string, unknown>>;
interface File {
  readonly options: object;
  readonly seats: readonly object[];
  readonly log: readonly Entry[];
}

const MATCHES = [2, 3, 4].flatMap((seats) =>
  [1, 2, 3, 4, 5, 6].map((seed) =>
    wholeMatch({
      seats,
      seed,
      options: { cycleLimit: 6, ties: seed % 2 === 0 ? 'any' : 'highest', clockS: seed % 3 === 0 ? 30 : null },
    }),
  ),
);

/** What is done so seldom that no random match has it. */
const SELDOM: readonly (Choice | TimeAction)[] = [
  { do: 'wrench', seat: seatOf(1), truck: pieceId('1-T2') },
  { do: 'occupy', seat: seatOf(0), stay: false },
  { do: 'time', elapsedMs: 10_000 },
  { do: 'concede', seat: seatOf(2) },
  { do: 'play', seat: seatOf(0), card: 'second-wind', target: { on: 'truck', truck: pieceId('0-T2') } },
  {
    do: 'play',
    seat: seatOf(1),
    card: 'tow-hook',
    target: { on: 'tow', truck: pieceId('1-T2'), terra: 'b2' as TerraId },
  },
];

/** One of every kind of action, and of every kind of target; nothing that could be replayed. */
const EVERY: readonly TrexlandsRecordedAction[] = [
  ...new Map(
    MATCHES.flatMap((match) => recordMatch(match).log).map(
      (entry) =>
        [
          entry.action.do === 'play'
            ? entry.action.target.on
            : entry.action.do === 'move'
              ? `move ${entry.action.move.kind}`
              : entry.action.do,
          entry,
        ] as const,
    ),
  ).values(),
  ...SELDOM.map((action) => ({ action, evidence: null, rulings: [], hash: '0123456789abcdef'.repeat(2) })),
];
const RECORDING = { ...recordMatch(begun()), log: EVERY };
const TEXT = makeMatch(RECORDING);
const file = (): File => JSON.parse(TEXT) as File;
const indexOf = (what: string): number => EVERY.findIndex(({ action }) => action.do === what);

describe('the match file of Trexlands', () => {
  it('knows every kind of action and target', () => {
    expect(new Set(EVERY.map(({ action }) => action.do))).toEqual(
      new Set([
        'roll',
        'captain',
        'stack',
        'unstack',
        'move',
        'play',
        'wrench',
        'occupy',
        'bid',
        'broker',
        'place',
        'challenge',
        'pass',
        'ready',
        'time',
        'concede',
      ]),
    );
    expect(new Set(EVERY.flatMap(({ action }) => (action.do === 'play' ? [action.target.on] : [])))).toEqual(
      new Set(['nothing', 'truck', 'tow', 'entry', 'terra', 'border', 'face-down']),
    );
  });

  it('is read exactly as it was written, of any match', () => {
    for (const match of MATCHES) {
      const recording = recordMatch(match);
      const text = makeMatch(recording);
      expect(must(parseMatch(text, TOY_BUILD))).toEqual(recording);
      expect(makeMatch(must(parseMatch(text, TOY_BUILD)))).toBe(text);
    }
  });

  it('is the same text however an action was put together', () => {
    const backwards = (value: unknown): unknown =>
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? value
        : Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, inner]) => [key, backwards(inner)]),
          );
    const log = EVERY.map((entry) => ({
      ...entry,
      action: entry.action.do === 'roll' ? entry.action : (backwards(entry.action) as typeof entry.action),
    }));
    expect(makeMatch({ ...RECORDING, log })).toBe(TEXT);
  });

  it('carries the whole match: replaying it gives the same position and every hash', () => {
    for (const match of [
      MATCHES[0],
      wholeMatch({ player: carelessPlayer, seats: 4, options: { cycleLimit: 40 } }),
    ] as readonly TrexlandsMatch[]) {
      const reports = match.log.flatMap(({ performed }) => (performed === null ? [] : [performed]));
      const table = { build: TOY_BUILD, perform: () => ok(reports.shift() as RollReport) };
      const again = must(replay(trexlands, must(parseMatch(makeMatch(recordMatch(match)), TOY_BUILD)), table));
      expect(again.difference).toBeNull();
      expect(again.match).toEqual(match);
    }
  });

  it('is readable: the header by keys, the log one action a line, a roll with its throws and how each truck came to lie', () => {
    expect(Object.keys(file())).toEqual([
      'format',
      'version',
      'game',
      'rulesVersion',
      'rules',
      'build',
      'tickHz',
      'seed',
      'seats',
      'options',
      'log',
    ]);
    expect(TEXT.split('\n').filter((line) => line.startsWith('    {"do":'))).toHaveLength(EVERY.length);
    const roll = file().log[indexOf('roll')];
    expect(Object.keys(roll ?? {})).toEqual(['do', 'throws', 'ticks', 'rulings', 'bodies', 'hash']);
    const [ruling = {}] = (roll?.['rulings'] ?? []) as readonly object[];
    expect(Object.keys(ruling).sort()).toEqual([
      'atMm',
      'clause',
      'code',
      'feature',
      'other',
      'otherFeature',
      'piece',
      'text',
      'tick',
      'way',
    ]);
  });

  it('writes throws as they are rolled: in hundredths and millionths', () => {
    const match = MATCHES[0] as TrexlandsMatch;
    const log = match.log.map((entry) =>
      entry.action.do === 'roll'
        ? {
            ...entry,
            action: {
              ...entry.action,
              throws: entry.action.throws.map((t) => ({ ...t, atMm: [0.126, 150.004, -0.001] as const })),
            },
          }
        : entry,
    );
    const recording = recordMatch({ ...match, log });
    expect(JSON.stringify(recording.log[0]?.action)).toContain('"atMm":[0.13,150,0]');
    expect(parseMatch(makeMatch(recording), null)).toEqual({ ok: true, value: recording });
  });

  it('of a match without an action is complete as well, and takes the usual house rules where it names none', () => {
    const fresh = recordMatch(begun({ options: { cycleLimit: null, obstacles: false } }));
    expect(parseMatch(makeMatch(fresh), TOY_BUILD)).toEqual({ ok: true, value: fresh });
    const { options: _, ...short } = file();
    expect(must(parseMatch(JSON.stringify(short), null)).header.setup).toEqual({ options: STANDARD_OPTIONS });
    expect(must(parseMatch(JSON.stringify({ ...short, options: { ties: 'any' } }), null)).header.setup).toEqual({
      options: { ...STANDARD_OPTIONS, ties: 'any' },
    });
  });

  it('says where a truck is that has fallen off the table for eight seconds', () => {
    const at = indexOf('roll');
    const log = EVERY.map((entry, i) =>
      i === at
        ? {
            ...entry,
            rulings: entry.rulings.map((ruling) => ({
              ...ruling,
              atMm: [900, -313_920.13, 0] as [number, number, number],
            })),
          }
        : entry,
    );
    expect(parseMatch(makeMatch({ ...RECORDING, log }), null).ok).toBe(true);
  });

  it("of one's own store may be longer than what people exchange, to an end", () => {
    const padded = (bytes: number): string => TEXT + ' '.repeat(bytes - Buffer.byteLength(TEXT, 'utf8'));
    expect(parseMatch(padded(OWN_MATCH_LIMIT), null)).toMatchObject({ ok: false, fault: { code: 'file-too-large' } });
    expect(parseMatch(padded(OWN_MATCH_LIMIT), null, { own: true }).ok).toBe(true);
  });

  it('a roll cannot be written down without its evidence', () => {
    const [roll] = EVERY.filter(({ action }) => action.do === 'roll');
    if (roll === undefined) throw new Error('there is a roll');
    expect(() => makeMatch({ ...RECORDING, log: [{ ...roll, evidence: null }] })).toThrow('recorded with its evidence');
  });
});

describe('a match file of Trexlands is refused', () => {
  const withLog = (what: string, change: object) => ({
    ...file(),
    log: file().log.map((entry, i) => (i === indexOf(what) ? { ...entry, ...change } : entry)),
  });
  const at = (what: string): string => `$.log[${indexOf(what)}]`;
  const inRoll = (key: string, change: object) => {
    const list = (file().log[indexOf('roll')]?.[key] ?? []) as readonly object[];
    return withLog('roll', { [key]: list.map((one, i) => (i === 0 ? { ...one, ...change } : one)) });
  };
  const thrown = (change: object) => inRoll('throws', change);
  const ruled = (change: object) => inRoll('rulings', change);
  const moved = (change: object) =>
    withLog('move', {
      move: { kind: 'terra', trucks: ['0-T1'], ramp: null, via: null, to: 'b2', stack: false, ...change },
    });
  const HASH = 'f'.repeat(32);
  const instead = (entry: object) => ({ ...file(), log: [{ ...entry, hash: HASH }] });

  it.each<[string, object, string, string]>([
    [
      'of another kind',
      { ...file(), format: 'tumbletop/scenario' },
      'unknown-format',
      '$.format is "tumbletop/scenario"; expected "tumbletop/match".',
    ],
    [
      'of a later version',
      { ...file(), version: 2 },
      'unknown-version',
      '$.version is 2; this program reads version 1.',
    ],
    ['of another game', { ...file(), game: 'traction' }, 'bad-value', '$.game is "traction"; expected "trexlands".'],
    [
      'by other rules, whatever was done by them',
      { ...file(), rulesVersion: 999, log: [{ do: 'close-window', seat: 0, hash: HASH }] },
      'other-rules',
      '$.rulesVersion is 999; this program plays version',
    ],
    [
      'by other rules',
      { ...file(), rulesVersion: 1 },
      'other-rules',
      `$.rulesVersion is 1; this program plays version ${trexlands.rulesVersion} of the rules.`,
    ],
    [
      'by another physics build',
      { ...file(), build: 'x@2' },
      'other-build',
      '$.build is "x@2"; this program has "toy@1", which would play the match differently.',
    ],
    [
      'at another tick',
      { ...file(), tickHz: 120 },
      'other-tick',
      '$.tickHz is 120; this program simulates 240 ticks a second.',
    ],
    [
      'with a key of Traction',
      { ...file(), surface: 'felt' },
      'unknown-key',
      '$.surface is "felt"; expected no key "surface".',
    ],
    [
      'with five seats',
      {
        ...file(),
        seats: [...file().seats, { name: 'D', colour: 3, kind: 'person' }, { name: 'E', colour: 4, kind: 'person' }],
      },
      'bad-value',
      'expected at most 4 items.',
    ],
    [
      'with one name twice',
      {
        ...file(),
        seats: [
          { name: 'A', colour: 0, kind: 'person' },
          { name: 'a ', colour: 1, kind: 'person' },
        ],
      },
      'same-name',
      '$.seats[1].name: Seats 0 and 1 are both called "a "; expected different names.',
    ],
    [
      'with a clock that nobody can read by',
      { ...file(), options: { clockS: 4 } },
      'bad-value',
      '$.options.clockS is 4; expected at least 5.',
    ],
    [
      'with time that nobody has measured',
      instead({ do: 'time' }),
      'missing',
      '$.log[0].elapsedMs is missing; expected a whole number.',
    ],
    [
      'with time that is somebody’s',
      instead({ do: 'time', seat: 0, elapsedMs: 10_000 }),
      'unknown-key',
      '$.log[0].seat is 0; expected no key "seat".',
    ],
    [
      'with a cycle too many',
      { ...file(), options: { cycleLimit: 401 } },
      'bad-value',
      '$.options.cycleLimit is 401; expected at most 400.',
    ],
    [
      'with an unknown action',
      withLog('pass', { do: 'fly' }),
      'bad-value',
      `${at('pass')}.do is "fly"; expected one of "roll", "captain", "stack", "unstack", "move", "play", "wrench", "occupy", "bid", "broker", "place", "challenge", "pass", "ready", "time", "concede".`,
    ],
    [
      'with a key too many in an action',
      withLog('pass', { slot: 1 }),
      'unknown-key',
      `${at('pass')}.slot is 1; expected no key "slot".`,
    ],
    [
      'with a hash that is none',
      withLog('pass', { hash: 'xyz' }),
      'bad-value',
      `${at('pass')}.hash is "xyz"; expected a hash of 32 hexadecimal digits.`,
    ],
    [
      'with a seat that cannot be',
      withLog('pass', { seat: 4 }),
      'bad-value',
      `${at('pass')}.seat is 4; expected at most 3.`,
    ],
    [
      'without a seat',
      withLog('pass', { seat: undefined }),
      'missing',
      `${at('pass')}.seat is missing; expected a whole number.`,
    ],
    [
      'with a truck that is none',
      withLog('wrench', { truck: '0-T5' }),
      'bad-value',
      `${at('wrench')}.truck is "0-T5"; expected a truck <seat 0 to 4>-T<1 to 4>, such as "0-T1".`,
    ],
    [
      'with an unknown Captain',
      withLog('captain', { captain: 'hook' }),
      'bad-value',
      `${at('captain')}.captain is "hook"; expected one of "wrench", "quartermaster", "navigator", "broker", "marshal".`,
    ],
    [
      'with a MOVE of three trucks',
      moved({ trucks: ['0-T1', '0-T2', '0-T3'] }),
      'bad-value',
      `${at('move')}.move.trucks is ["0-T1","0-T2","0-T3"]; expected at most 2 items.`,
    ],
    [
      'with a MOVE off the board',
      moved({ to: 'g9' }),
      'bad-value',
      `${at('move')}.move.to is "g9"; expected a Terra such as "b2", or "city".`,
    ],
    [
      'with a way through the City',
      moved({ via: 'city' }),
      'bad-value',
      `${at('move')}.move.via is "city"; expected a Terra such as "b2".`,
    ],
    [
      'with a card that cannot be played',
      instead({ do: 'play', seat: 0, card: 'quake', target: { on: 'nothing' } }),
      'bad-value',
      '$.log[0].card is "quake"; expected one of "roadblock", "counter-order", "nitro", "ballast", "oil-slick", "second-wind", "tow-hook", "toll", "bridge", "convoy", "scout", "fuel", "outpost", "mechanic", "fortress", "raid", "charge", "gatecrash".',
    ],
    [
      'with an unknown target',
      instead({ do: 'play', seat: 0, card: 'nitro', target: { on: 'moon' } }),
      'bad-value',
      '$.log[0].target.on is "moon"; expected one of "nothing", "truck", "tow", "entry", "terra", "border", "face-down".',
    ],
    [
      'with a target of another kind',
      instead({ do: 'play', seat: 0, card: 'nitro', target: { on: 'nothing', truck: '0-T1' } }),
      'unknown-key',
      '$.log[0].target.truck is "0-T1"; expected no key "truck".',
    ],
    [
      'with half a coin',
      withLog('bid', { coins: 0.5 }),
      'bad-value',
      `${at('bid')}.coins is 0.5; expected a whole number.`,
    ],
    [
      'with a slot before the first',
      withLog('bid', { slot: 0 }),
      'bad-value',
      `${at('bid')}.slot is 0; expected at least 1.`,
    ],
    [
      'with nine thrown',
      withLog('roll', { throws: Array.from({ length: 9 }, () => ({})) }),
      'bad-value',
      'expected at most 8 items.',
    ],
    [
      'with a throw whose orientation is chosen',
      thrown({ quaternion: [0, 0, 0, 1] }),
      'bad-value',
      `${at('roll')}.throws[0].quaternion is [0,0,0,1]; expected no orientation: throws are shaken (TX-62), unless options.freeThrow is true or "firm".`,
    ],
    [
      'with a throw whose axis of spin is chosen',
      thrown({ spinDegS: [0, 600, 0] }),
      'bad-value',
      `${at('roll')}.throws[0].spinDegS is [0,600,0]; expected one number, the rate of spin: throws are shaken (TX-62), unless options.freeThrow is true or "firm".`,
    ],
    [
      'with a spin the other way',
      thrown({ spinDegS: -600 }),
      'bad-value',
      `${at('roll')}.throws[0].spinDegS is -600; expected`,
    ],
    [
      'with a throw faster than any hand',
      thrown({ velocityMmS: [0, 3001, 0] }),
      'bad-value',
      `${at('roll')}.throws[0].velocityMmS[1] is 3001; expected at most 3000.`,
    ],
    [
      'with a quaternion of three',
      thrown({ quaternion: [0, 0, 1] }),
      'bad-value',
      `${at('roll')}.throws[0].quaternion is [0,0,1]; expected at least 4 items.`,
    ],
    [
      'with an unknown ruling',
      ruled({ code: 'fell' }),
      'bad-value',
      `${at('roll')}.rulings[0].code is "fell"; expected one of "wheels-up", "on-side", "on-roof", "on-end", "leaning", "stacked", "off-arena", "unsettled", "did-not-tumble".`,
    ],
    [
      'with a clause that says nothing of it',
      ruled({ clause: 'TX-17' }),
      'bad-value',
      `${at('roll')}.rulings[0].clause is "TX-17"; expected one of "TX-01", "TX-02", "TX-03", "TX-63".`,
    ],
    [
      'with a holder that is none',
      ruled({ other: 'pad-1' }),
      'bad-value',
      `${at('roll')}.rulings[0].other is "pad-1"; expected a truck such as "0-T1", "rim", or "table".`,
    ],
  ])('%s', (_name, bad, code, message) => {
    const read = parseMatch(JSON.stringify(bad), TOY_BUILD);
    expect(read.ok ? null : read.fault.code).toBe(code);
    if (read.ok) return;
    expect(read.fault.message).toContain(message);
    expect(read.fault.path).toMatch(/^\$/);
  });
});

describe('the published schema of matches', () => {
  const schema = z.fromJSONSchema(
    JSON.parse(readFileSync(new URL('match.schema.json', schemaFolder), 'utf8')) as Parameters<
      typeof z.fromJSONSchema
    >[0],
  );

  it('allows a match of Trexlands, and what it leaves out', () => {
    expect(schema.safeParse(file()).success).toBe(true);
    const { options: _, ...short } = file();
    expect(schema.safeParse(short).success).toBe(true);
  });

  it.each<[string, object]>([
    ['the game of other keys', { game: 'traction' }],
    ['a key of another game', { surface: 'felt' }],
    ['five seats', { seats: Array.from({ length: 5 }, (_, i) => ({ name: `${i}`, colour: i, kind: 'person' })) }],
    ['an action of another game', { log: [{ do: 'end-turn', hash: 'f'.repeat(32) }] }],
  ])('refuses %s', (_name, change) => expect(schema.safeParse({ ...file(), ...change }).success).toBe(false));
});

const format = { parse: (text: string) => parseMatch(text, null), make: makeMatch };

describe('the reader of matches of Trexlands never throws and says one sentence', () => {
  neverThrows(format, JSON.parse(TEXT) as object);

  it.each([
    ['a file of numbers for actions', JSON.stringify({ ...file(), log: Array.from({ length: 900_000 }, () => 0) })],
    [
      'too many actions',
      JSON.stringify({
        ...file(),
        log: Array.from({ length: 20_001 }, () => ({ do: 'pass', seat: 0, hash: 'f'.repeat(32) })),
      }),
    ],
  ])('about %s', (_name, json) => neverSurprises(format, json));
});

describe('whatever a file has somebody do', () => {
  const truck = fc.constantFrom('0-T1', '0-T2', '1-T1', '2-T4', '4-T1');
  const terra = fc.constantFrom('a1', 'b2', 'f5', 'c3');
  const place = fc.constantFrom('a1', 'b2', 'f5', 'city');
  const ramp = fc.constantFrom('r1', 'r4');
  const seat = fc.integer({ min: 0, max: 3 });
  const slot = fc.integer({ min: 1, max: 100 });
  const coins = fc.integer({ min: 0, max: 999_999 });
  const target = fc.oneof(
    fc.record({ on: fc.constant('nothing') }),
    fc.record({ on: fc.constant('truck'), truck }),
    fc.record({ on: fc.constant('tow'), truck, terra }),
    fc.record({ on: fc.constant('entry'), truck, ramp, terra }),
    fc.record({ on: fc.constant('terra'), terra }),
    fc.record({ on: fc.constant('border'), terra, beyond: place }),
    fc.record({ on: fc.constant('face-down'), owner: seat, slot }),
  );
  const move = fc.record({
    kind: fc.constantFrom('camp', 'terra', 'city'),
    trucks: fc.array(truck, { minLength: 1, maxLength: 2 }),
    ramp: fc.option(ramp),
    via: fc.option(terra),
    to: place,
    stack: fc.boolean(),
  });
  const action = fc.oneof(
    fc.record({ do: fc.constantFrom('stack', 'unstack'), seat, trucks: fc.tuple(truck, truck) }),
    fc.record({ do: fc.constant('move'), seat, move }),
    fc.record({
      do: fc.constant('play'),
      seat,
      card: fc.constantFrom(
        'roadblock',
        'nitro',
        'second-wind',
        'tow-hook',
        'bridge',
        'scout',
        'outpost',
        'mechanic',
        'fortress',
      ),
      target,
    }),
    fc.record({ do: fc.constant('wrench'), seat, truck }),
    fc.record({ do: fc.constant('bid'), seat, slot, coins }),
    fc.record({ do: fc.constant('place'), seat, card: fc.constantFrom('scout', 'fuel'), coins }),
    fc.record({ do: fc.constant('challenge'), seat, owner: seat, slot }),
    fc.record({ do: fc.constantFrom('pass', 'ready', 'concede'), seat }),
    fc.record({ do: fc.constant('time'), elapsedMs: fc.integer({ min: 0, max: 86_400_000 }) }),
  );

  it('the rules say whether it may be done, or why not, in any position', () => {
    const positions = MATCHES.slice(0, 4).flatMap((match) => match.log.map(({ before }) => before.state));
    fc.assert(
      fc.property(action, fc.nat(positions.length - 1), (wild, i) => {
        const text = makeMatch({
          ...recordMatch(begun()),
          log: [{ action: wild as never, evidence: null, rulings: [], hash: 'f'.repeat(32) }],
        });
        const read = must(parseMatch(text, null)).log[0];
        if (read === undefined) throw new Error('an action was written');
        const checked = trexlands.check(positions[i] as NonNullable<(typeof positions)[0]>, read.action);
        if (!checked.ok) expect(checked.fault.message).toMatch(/\.$/);
      }),
      { numRuns: runs(300, 50_000) },
    );
  });
});
