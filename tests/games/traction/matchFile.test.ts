import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsInFile, MATCH_FILE_LIMIT, OWN_MATCH_LIMIT } from '#engine/matchFile/format.ts';
import { startMatch } from '#engine/match.ts';
import { steadinessOf } from '#engine/seats.ts';
import { play } from '#engine/play.ts';
import { replay } from '#engine/replay.ts';
import type { TractionAction } from '#games/traction/actions.ts';
import { arrangementOf } from '#games/traction/arranging.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/traction/matchFile.ts';
import { STANDARD_OPTIONS } from '#games/traction/options.ts';
import { layPads } from '#games/traction/pads.ts';
import { recordRuling } from '#games/traction/record.ts';
import { traction, type TractionMatch } from '#games/traction/traction.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { ok } from '#sim/result.ts';
import type { RefereeReport } from '#games/traction/referee/report.ts';
import { makeGesture } from '#sim/gesture/codec.ts';
import {
  choose,
  concede,
  disturb,
  END,
  gesture,
  must,
  report,
  right,
  ruling,
  setupOf,
  tackle,
  walk,
} from './support.ts';
import { runs } from '../../effort.ts';

const BUILD = 'toy-physics@1/240';
const A_SEED = 'a whole number from 0 to 4294967295, or 32 hexadecimal digits';
const PLAN = {
  build: BUILD,
  tickHz: 240,
  seed: 3,
  seats: [
    { name: 'Ann', colour: 0, kind: 'person' },
    { name: 'Bot "2"', colour: 4, kind: 'bot' },
    { name: 'Cy', colour: 2, kind: 'person' },
  ],
  setup: setupOf({ turnLimit: 60, ranges: [6, 3, 1] }),
} as const;

type Said = (match: TractionMatch) => RefereeReport | null;
const nothing: Said = () => null;

/** One of every kind of action; seat `first` begins. */
function played(): TractionMatch {
  const start = must(startMatch(traction, PLAN));
  const first = start.state.turn.seat;
  const [second, third] = [(first + 1) % 3, (first + 2) % 3];
  const script: readonly [TractionAction, Said][] = [
    [walk(`${first}-S1`), (m) => report(m.state, `${first}-S1`, [], { [`${first}-S1`]: { xMm: 0.126, zMm: 3 } })],
    [
      tackle(`${first}-L1`),
      (m) =>
        report(m.state, `${first}-L1`, [
          ruling('tackle-base', `${first}-L1`, `${second}-M1`, {
            feature: 'base-edge',
            otherFeature: 'side',
            at: { xMm: 1.23456, yMm: 0.5, zMm: -7 },
          }),
        ]),
    ],
    [
      disturb(third, `${second}-S1`),
      (m) => report(m.state, `${second}-S1`, [ruling('crash', `${second}-S1`, null, { distanceMm: 1.23456 })]),
    ],
    [choose(Math.min(first, second), `${third}-L1`), nothing],
    [choose(Math.max(first, second), null), nothing],
    [disturb(null, `${first}-M1`), (m) => report(m.state, `${first}-M1`)],
    [END, nothing],
    [right(`${third}-L1`), nothing],
    [concede(second), nothing],
  ];
  return script.reduce((match, [action, said]) => must(play(traction, match, action, said(match))), start);
}

const match = played();
const recording = recordMatch(match);
const text = makeMatch(recording);
interface File {
  readonly log: readonly Readonly<Record<string, unknown>>[];
  readonly options: object;
}
const file = (): File => JSON.parse(text) as File;

describe('the match file', () => {
  it('keeps how owners placed their pieces (TR-41)', () => {
    const start = must(startMatch(traction, PLAN));
    const placed = must(
      play(
        traction,
        start,
        arrangementOf(start.state, seat(1), [{ piece: pieceId('1-S1'), xMm: 44, zMm: -20, yawDeg: 12.5 }]),
        null,
      ),
    );
    const written = makeMatch(recordMatch(placed));
    expect(parseMatch(written, BUILD)).toEqual({ ok: true, value: recordMatch(placed) });
    expect(
      must(
        replay(traction, must(parseMatch(written, BUILD)), {
          build: BUILD,
          perform: () => {
            throw new Error('nothing to perform');
          },
        }),
      ).difference,
    ).toBeNull();
  });

  it('is read exactly as it was written', () => {
    expect(parseMatch(text, BUILD)).toEqual({ ok: true, value: recording });
    expect(makeMatch(must(parseMatch(text, BUILD)))).toBe(text);
  });

  it('says a seat’s handicap, and reads files of before there were any as usual hands', () => {
    const seats = PLAN.seats.map((seat, i) => (i === 1 ? { ...seat, steadiness: 'shaky' as const } : seat));
    const shaky = makeMatch({ ...recording, header: { ...recording.header, seats } });
    expect(must(parseMatch(shaky, BUILD)).header.seats).toEqual(seats);
    expect(makeMatch(must(parseMatch(shaky, BUILD)))).toBe(shaky);
    expect(text).not.toContain('steadiness');
    expect(must(parseMatch(text, BUILD)).header.seats.map(steadinessOf)).toEqual(['usual', 'usual', 'usual']);
  });

  it('refuses a handicap that it does not know, with its place', () => {
    const wild = text.replace('"kind": "bot"', '"kind": "bot", "steadiness": "drunk"');
    expect(parseMatch(wild, BUILD)).toMatchObject({
      ok: false,
      fault: { code: 'bad-value', path: '$.seats[1].steadiness' },
    });
  });

  it('says which practised hand it was, where that was noted; an older file says nothing', () => {
    const noted = recording.log.map((entry) =>
      entry.action.do === 'walk' ? { ...entry, action: { ...entry.action, practised: 'brisk' as const } } : entry,
    );
    const written = makeMatch({ ...recording, log: noted });
    expect(written).toContain('"hand":"assisted","practised":"brisk","gesture"');
    expect(must(parseMatch(written, BUILD)).log).toEqual(noted);
    expect(makeMatch(must(parseMatch(written, BUILD)))).toBe(written);
    expect(must(parseMatch(text, BUILD)).log[0]?.action).not.toHaveProperty('practised');
  });

  it('refuses a practised hand that is none, or a free one', () => {
    const refused = (practised: string, hand: string) =>
      parseMatch(text.replace('"hand":"assisted"', `"hand":"${hand}","practised":"${practised}"`), BUILD);
    expect(refused('steady', 'assisted')).toMatchObject({ ok: false, fault: { path: '$.log[0].practised' } });
    expect(refused('brisk', 'free')).toMatchObject({
      ok: false,
      fault: { message: '$.log[0].practised is "brisk"; expected none beside the hand "free".' },
    });
  });

  it('carries the whole match: replaying it gives the same position and every hash', () => {
    const reports = match.log.filter((e) => e.performed !== null).map((e) => e.performed);
    const table = { build: BUILD, perform: () => ok(reports.shift() as RefereeReport) };
    const again = must(replay(traction, must(parseMatch(text, BUILD)), table));
    expect(again.difference).toBeNull();
    expect(again.match).toEqual(match);
  });

  it('is readable: the header by keys, the log one action a line', () => {
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
      'table',
      'surface',
      'options',
      'log',
    ]);
    expect(text.split('\n').filter((line) => line.startsWith('    {"do":'))).toHaveLength(9);
    expect(text.endsWith('\n  ]\n}\n')).toBe(true);
  });

  it('says of a physical action what was ruled, to the hundredth of a millimetre', () => {
    expect(file().log[1]).toEqual({
      do: 'tackle',
      piece: match.log[1]?.performed?.mover,
      hand: 'assisted',
      gesture: makeGesture(gesture(match.log[1]?.performed?.mover ?? '')),
      ticks: 431,
      rulings: [
        {
          clause: 'TR-10',
          code: 'tackle-base',
          piece: match.log[1]?.performed?.mover,
          other: recording.log[1]?.rulings[0]?.other,
          feature: 'base-edge',
          otherFeature: 'side',
          tick: 10,
          atMm: [1.23, 0.5, -7],
          distanceMm: null,
          text: 'tackle-base',
        },
      ],
      bodies: '0123456789abcdef0123456789abcdef',
      hash: match.log[1]?.hash,
    });
    expect(Object.keys(file().log[2] ?? {})).toEqual([
      'do',
      'by',
      'piece',
      'gesture',
      'ticks',
      'rulings',
      'bodies',
      'hash',
    ]);
    expect(Object.keys(file().log[6] ?? {})).toEqual(['do', 'hash']);
  });

  it('of a match without an action is complete as well', () => {
    const fresh = recordMatch(must(startMatch(traction, PLAN)));
    expect(parseMatch(makeMatch(fresh), BUILD)).toEqual({ ok: true, value: fresh });
    expect(makeMatch(fresh).endsWith('"log": []\n}\n')).toBe(true);
  });

  it('of pads placed by somebody keeps them', () => {
    const { pads } = layPads(3, 500);
    const placed = recordMatch(
      must(startMatch(traction, { ...PLAN, setup: { ...PLAN.setup, table: { tableMm: 1800, pads } } })),
    );
    expect(parseMatch(makeMatch(placed), BUILD)).toEqual({ ok: true, value: placed });
  });

  it('takes the usual house rules where it names none, and a surface by its name', () => {
    const { options: _, ...short } = { ...file(), surface: 'felt' };
    const read = must(parseMatch(JSON.stringify(short), null));
    expect(read.header.setup.options).toEqual(STANDARD_OPTIONS);
    expect(read.header.setup.surface).toEqual({ id: 'felt', friction: 0.6, restitution: 0.05 });
    expect(
      must(parseMatch(JSON.stringify({ ...file(), options: { tolerance: { moveMm: 0.25 } } }), null)).header.setup
        .options,
    ).toEqual({
      ...STANDARD_OPTIONS,
      tolerance: { moveMm: 0.25, yawDeg: 2, pivotMm: 1 },
    });
    const felt = { id: 'felt', friction: 0.6, restitution: 0.05 };
    expect(must(parseMatch(JSON.stringify({ ...file(), surface: felt }), null)).header.setup.surface).toEqual(felt);
    expect(
      must(parseMatch(JSON.stringify({ ...file(), surface: { friction: 0.7, restitution: 0 } }), null)).header.setup
        .surface,
    ).toEqual({ id: 'custom', friction: 0.7, restitution: 0 });
  });

  it('keeps the name of a surface of one’s own, and lets no preset have another', () => {
    const oak = { id: 'custom', name: 'oak table', friction: 0.44, restitution: 0.1 };
    const own = { ...recording, header: { ...recording.header, setup: { ...recording.header.setup, surface: oak } } };
    expect(must(parseMatch(makeMatch(own), null)).header.setup.surface).toEqual(oak);
    const named = { id: 'felt', name: 'oak', friction: 0.6, restitution: 0.05 };
    const refused = parseMatch(JSON.stringify({ ...file(), surface: named }), null);
    expect(refused.ok ? '' : refused.fault.message).toBe(
      '$.surface.name is "oak"; expected no name beside that of a preset.',
    );
  });

  it('can be looked at without the physics that played it', () => {
    expect(parseMatch(text, null).ok).toBe(true);
  });
});

describe('writing a match again', () => {
  it('writes down only the actions that are new', () => {
    const [first, ...others] = recording.log;
    let readings = 0;
    const watched = {
      ...first!,
      get rulings() {
        readings += 1;
        return first!.rulings;
      },
    };
    const once = makeMatch({ ...recording, log: [watched] });
    expect(makeMatch({ ...recording, log: [watched, ...others] })).toBe(text);
    expect(makeMatch({ ...recording, log: [watched] })).toBe(once);
    expect(readings).toBe(1);
    expect(recordMatch({ ...match }).log[0]).toBe(first);
  });

  it('tells an action from its like', () => {
    const changed = recording.log.map((entry, i) => (i === 6 ? { ...entry, hash: 'f'.repeat(32) } : entry));
    const again = makeMatch({ ...recording, log: changed });
    expect(again).not.toBe(text);
    expect(must(parseMatch(again, BUILD)).log).toEqual(changed);
  });
});

describe('a match longer than what people exchange', () => {
  const padded = (bytes: number): string => text + ' '.repeat(bytes - Buffer.byteLength(text, 'utf8'));
  const codeOf = (bytes: number, options?: { readonly own: boolean }): string | null => {
    const read = parseMatch(padded(bytes), BUILD, options);
    return read.ok ? null : read.fault.code;
  };

  it('is told before it is handed to anybody', () => {
    expect(fitsInFile(padded(MATCH_FILE_LIMIT))).toBe(true);
    expect(fitsInFile(padded(MATCH_FILE_LIMIT + 1))).toBe(false);
    expect(fitsInFile('é'.repeat(MATCH_FILE_LIMIT / 2))).toBe(true);
    expect(fitsInFile(`${'é'.repeat(MATCH_FILE_LIMIT / 2)}.`)).toBe(false);
  });

  it("is refused, unless it is one's own", () => {
    expect(codeOf(MATCH_FILE_LIMIT)).toBeNull();
    expect(codeOf(MATCH_FILE_LIMIT + 1)).toBe('file-too-large');
    expect(codeOf(MATCH_FILE_LIMIT + 1, { own: false })).toBe('file-too-large');
    expect(codeOf(MATCH_FILE_LIMIT + 1, { own: true })).toBeNull();
  });

  it("has an end on one's own store as well", () => {
    expect(OWN_MATCH_LIMIT).toBe(16_777_216);
    expect(codeOf(OWN_MATCH_LIMIT, { own: true })).toBeNull();
    expect(codeOf(OWN_MATCH_LIMIT + 1, { own: true })).toBe('file-too-large');
  });
});

describe('a match file is refused', () => {
  const withLog = (index: number, change: object) => ({
    ...file(),
    log: file().log.map((entry, i) => (i === index ? { ...entry, ...change } : entry)),
  });
  const ruled = (change: object) => withLog(2, { rulings: [{ ...recording.log[2]?.rulings[0], ...change }] });
  const seats = (change: object) => ({
    ...file(),
    seats: PLAN.seats.map((s, i) => (i === 1 ? { ...s, ...change } : s)),
  });

  it.each([
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
    ['of another game', { ...file(), game: 'trexlands' }, 'bad-value', '$.game is "trexlands"; expected "traction".'],
    [
      'by other rules',
      { ...file(), rulesVersion: 1 },
      'other-rules',
      '$.rulesVersion is 1; this program plays version 4 of the rules.',
    ],
    [
      'by another physics build',
      { ...file(), build: 'x@2' },
      'other-build',
      '$.build is "x@2"; this program has "toy-physics@1/240", which would play the match differently.',
    ],
    [
      'at another tick',
      { ...file(), tickHz: 120 },
      'other-tick',
      '$.tickHz is 120; this program simulates 240 ticks a second.',
    ],
    ['with an unknown key', { ...file(), speed: 1 }, 'unknown-key', '$.speed is 1; expected no key "speed".'],
    [
      'with an unknown key in an action',
      withLog(6, { by: 1 }),
      'unknown-key',
      '$.log[6].by is 1; expected no key "by".',
    ],
    [
      'with an unknown action',
      withLog(6, { do: 'pass' }),
      'bad-value',
      '$.log[6].do is "pass"; expected one of "walk", "tackle", "disturb", "arrange", "right", "penalise", "end-turn", "concede".',
    ],
    ['without a seed', { ...file(), seed: undefined }, 'missing', `$.seed is missing; expected ${A_SEED}.`],
    [
      'with a seed too large',
      { ...file(), seed: 4294967296 },
      'bad-value',
      '$.seed is 4294967296; expected at most 4294967295.',
    ],
    ['with a broken seed', { ...file(), seed: 0.5 }, 'bad-value', `$.seed is 0.5; expected ${A_SEED}.`],
    [
      'with a hidden seed of a digit too few',
      { ...file(), seed: 'a'.repeat(31) },
      'bad-value',
      `$.seed is "${'a'.repeat(31)}"; expected 32 hexadecimal digits.`,
    ],
    [
      'with one seat',
      { ...file(), seats: PLAN.seats.slice(0, 1) },
      'bad-value',
      '$.seats is [{"name":"Ann","colour":0,"kind":"person"}]; expected at least 2 items.',
    ],
    [
      'with a nameless seat',
      seats({ name: '  ' }),
      'bad-name',
      '$.seats[1].name: Seat 1 is called "  "; expected 1 to 40 characters.',
    ],
    [
      'with a name that turns the direction of writing',
      seats({ name: 'A\u202enn' }),
      'hidden-character',
      '$.seats[1].name: Seat 1 is called "A\\u202enn", whose character 2 is U+202E; expected none that is not seen or turns the direction of writing.',
    ],
    [
      'with one name twice',
      seats({ name: 'ANN' }),
      'same-name',
      '$.seats[1].name: Seats 0 and 1 are both called "ANN"; expected different names.',
    ],
    [
      'with a colour that no look has',
      seats({ colour: 5 }),
      'bad-value',
      '$.seats[1].colour is 5; expected at most 4.',
    ],
    [
      'with one colour twice',
      seats({ colour: 0 }),
      'same-colour',
      '$.seats[1].colour: Seats 0 and 1 both have colour 0; expected different ones.',
    ],
    [
      'with a seat of an unknown kind',
      seats({ kind: 'ghost' }),
      'bad-value',
      '$.seats[1].kind is "ghost"; expected one of "person", "bot".',
    ],
    [
      'with pads too near',
      { ...file(), table: { distanceMm: 100 } },
      'bad-value',
      '$.table.distanceMm is 100; expected at least 381.',
    ],
    [
      'with pads of other seats',
      { ...file(), table: { tableMm: 1600, pads: layPads(2, 500).pads } },
      'bad-pads',
      '$.table.pads: The table has pads for seats 0, 1; expected one for each of 3 seats, in order.',
    ],
    [
      'with an unknown surface',
      { ...file(), surface: 'ice' },
      'bad-value',
      /^\$\.surface is "ice"; expected one of "mousepad"/,
    ],
    [
      'with too much friction',
      { ...file(), surface: { friction: 2.1, restitution: 0 } },
      'bad-value',
      '$.surface.friction is 2.1; expected at most 2.',
    ],
    [
      'with a preset of another grip',
      { ...file(), surface: { id: 'mousepad', friction: 0.1, restitution: 0.05 } },
      'bad-value',
      '$.surface.friction is 0.1; expected 0.9, which is what "mousepad" has, or the id "custom".',
    ],
    [
      'with a preset of another bounce',
      { ...file(), surface: { id: 'glass', friction: 0.25, restitution: 0 } },
      'bad-value',
      '$.surface.restitution is 0; expected 0.3, which is what "glass" has, or the id "custom".',
    ],
    [
      'with a surface of a name of its own',
      { ...file(), surface: { id: 'ice', friction: 0.1, restitution: 0 } },
      'bad-value',
      /^\$\.surface\.id is "ice"; expected one of "mousepad".*"custom"\.$/,
    ],
    [
      'with nine steps',
      { ...file(), options: { ranges: [9, 2, 1] } },
      'bad-value',
      '$.options.ranges[0] is 9; expected at most 8.',
    ],
    [
      'with two ranges',
      { ...file(), options: { ranges: [4, 2] } },
      'bad-value',
      '$.options.ranges is [4,2]; expected at least 3 items.',
    ],
    [
      'with a tolerance beyond all',
      { ...file(), options: { tolerance: { moveMm: 101 } } },
      'bad-value',
      '$.options.tolerance.moveMm is 101; expected at most 100.',
    ],
    [
      'with a piece that is none',
      withLog(0, { piece: '0-X1' }),
      'bad-value',
      '$.log[0].piece is "0-X1"; expected a pyramid <seat 0 to 4>-<S, M or L><1 or 2>, such as "0-L1".',
    ],
    [
      'with a gesture that is none',
      withLog(0, { gesture: 'zzz' }),
      'gesture-version',
      /^\$\.log\[0\]\.gesture: a gesture that begins "zzz"/,
    ],
    [
      'with a hash that is none',
      withLog(6, { hash: 'xyz' }),
      'bad-value',
      '$.log[6].hash is "xyz"; expected a hash of 32 hexadecimal digits.',
    ],
    [
      'with an unknown ruling',
      ruled({ code: 'foul' }),
      'bad-value',
      /^\$\.log\[2\]\.rulings\[0\]\.code is "foul"; expected one of "walk-contact"/,
    ],
    [
      'with a clause that is none',
      ruled({ clause: 'TX-1' }),
      'bad-value',
      '$.log[2].rulings[0].clause is "TX-1"; expected a clause such as "TR-10".',
    ],
    [
      'with a body that is none',
      ruled({ other: 'pad-7' }),
      'bad-value',
      '$.log[2].rulings[0].other is "pad-7"; expected a pyramid such as "0-L1", a pad such as "pad-1", or "table".',
    ],
    [
      'with a place in two numbers',
      ruled({ atMm: [1, 2] }),
      'bad-value',
      '$.log[2].rulings[0].atMm is [1,2]; expected at least 3 items.',
    ],
    [
      'with an empty righting',
      withLog(7, { pieces: [] }),
      'bad-value',
      '$.log[7].pieces is []; expected at least 1 item.',
    ],
    [
      'with a piece righted twice',
      withLog(7, { pieces: ['0-L1', '0-L1'] }),
      'bad-value',
      '$.log[7].pieces is ["0-L1","0-L1"]; expected every piece once.',
    ],
    ['with a seat that cannot be', withLog(8, { seat: 5 }), 'bad-value', '$.log[8].seat is 5; expected at most 4.'],
  ] as const)('%s', (_name, bad, code, message) => {
    const read = parseMatch(JSON.stringify(bad), BUILD);
    expect(read.ok ? null : read.fault.code).toBe(code);
    if (read.ok) return;
    if (typeof message === 'string') expect(read.fault.message).toBe(message);
    else expect(read.fault.message).toMatch(message);
    expect(read.fault.path).toMatch(/^\$/);
  });

  it.each([
    ['that is no JSON', '{', 'not-json'],
    ['that nests too deep', '['.repeat(33) + ']'.repeat(33), 'file-too-deep'],
    ['that is too large', `"${'x'.repeat(2 * 1024 * 1024)}"`, 'file-too-large'],
    ['that is no object', '[]', 'not-an-object'],
  ])('%s', (_name, bad, code) => {
    const read = parseMatch(bad, null);
    expect(read.ok ? null : read.fault.code).toBe(code);
  });
});

describe('whatever a file says', () => {
  type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
  const isTree = (value: Json): value is Json[] | { [key: string]: Json } =>
    typeof value === 'object' && value !== null;

  /** The tree with one leaf or branch, chosen by `n`, replaced. */
  function withOneChanged(value: Json, change: Json, n: number): Json {
    const keys = isTree(value) ? Object.keys(value) : [];
    const key = keys[n % (keys.length + 1)];
    if (key === undefined || !isTree(value)) return change;
    const child = (value as Record<string, Json>)[key] ?? null;
    const next = withOneChanged(child, change, Math.floor(n / (keys.length + 1)));
    return Array.isArray(value) ? value.map((v, i) => (String(i) === key ? next : v)) : { ...value, [key]: next };
  }

  const anything = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 0, 1e9, 1e-9, 'pad-1', '0-L1', 'table', 'walk'));

  it('a changed file is read or refused with a place and a sentence, and never crashes the reader', () => {
    fc.assert(
      fc.property(anything, fc.nat(), (change, n) => {
        const read = parseMatch(JSON.stringify(withOneChanged(JSON.parse(text) as Json, change as Json, n)), BUILD);
        if (!read.ok) expect(read.fault.message).toMatch(/^(\$.*[.]|The (file|key) .*\.)$/s);
      }),
      { numRuns: runs(100, 3000) },
    );
  });

  it('any text is refused', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (any) => {
        const read = parseMatch(any, null);
        expect(read.ok).toBe(false);
      }),
    );
  });
});

it('a physical action cannot be written down without its evidence', () => {
  const [first] = recording.log;
  if (first === undefined) throw new Error('there is an action');
  expect(() => makeMatch({ ...recording, log: [{ ...first, evidence: null }] })).toThrow('recorded with its evidence');
});

describe('the evidence of an action', () => {
  it('is every ruling in full, in a few words and as it is written down, the time and the bodies', () => {
    const { state } = match;
    const [here, there] = [
      ruling('crash', '0-L1', '1-M1', { distanceMm: 2.3456 }),
      ruling('tackle-base', '0-L1', '1-M1', { feature: 'base-edge', otherFeature: 'side' }),
    ];
    const said = [here, there, ruling('fell', '0-L1'), { ...there, otherFeature: null }];
    const inWords = [
      'crash (TR-10) of 0-L1 and 1-M1 at (0, 0, 0), 2.35 mm',
      'tackle-base (TR-10) of 0-L1 and 1-M1 with base-edge on side at (0, 0, 0)',
      'fell (TR-10) of 0-L1 at (0, 0, 0)',
      'tackle-base (TR-10) of 0-L1 and 1-M1 with base-edge on nothing at (0, 0, 0)',
    ];
    expect(traction.evidence(report(state, '0-L1', said))).toEqual({
      hash: '0123456789abcdef0123456789abcdef',
      ticks: 431,
      marks: said.map((one, i) => ({ tick: 10, text: inWords[i], ruling: recordRuling(one) })),
    });
  });

  it('is rounded to the hundredth', () => {
    expect(
      recordRuling(ruling('fell', '0-L1', null, { at: { xMm: 1.005001, yMm: -0.001, zMm: 7.999 }, distanceMm: 0.994 })),
    ).toMatchObject({ atMm: [1.01, 0, 8], distanceMm: 0.99 });
  });
});
