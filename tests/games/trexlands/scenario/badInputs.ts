import {
  placedTruck,
  rests,
  REST_EXAMPLE,
  rollExample,
  ROLL_EXAMPLE,
  throwOf,
  withChange,
  type Json,
} from './example.ts';

/** Name, text, path of the fault, words that its sentence has. */
export type BadRoll = readonly [name: string, text: string, path: string, ...words: string[]];

const text = (file: unknown): string => JSON.stringify(file);
const put = (changes: Json): string => text(rollExample(changes));
const at = (path: readonly (string | number)[], value: unknown): string => text(withChange(path, value));
const thrown = (changes: Json): string => at(['actions', 0, 'throws', 0], throwOf('0-T1', changes));
const throws = (...all: Json[]): string =>
  text({ ...rollExample({ trucks: [{ id: '0-T1' }, { id: '1-T2' }] }), actions: [{ do: 'battle-roll', throws: all }] });
const raw = (from: string, to: string): string => text(ROLL_EXAMPLE).replace(from, to);
const THROW = '$.actions[0].throws[0]';

const files: readonly BadRoll[] = [
  ['a key of another game', put({ pieces: [] }), '$.pieces', 'no key "pieces"'],
  ['an unknown key of a throw', thrown({ hand: 'careful' }), `${THROW}.hand`, '"careful"', 'no key'],
  ['an unknown key of a truck', put({ trucks: [{ id: '0-T1', wheels: 6 }] }), '$.trucks[0].wheels', '6', 'no key'],
  ['a key twice', raw('"terrain":"scrub"', '"terrain":"scrub","terrain":"dune"'), '$.terrain', 'twice'],
  ['no terrain', put({ terrain: undefined }), '$.terrain', 'missing', '"scrub"', '"friction"'],
  ['an unknown terrain', put({ terrain: 'swamp' }), '$.terrain', '"swamp"', '"scrub", "salt-flat", "gravel", "dune"'],
  ['a terrain of a game of pyramids', put({ terrain: 'mousepad' }), '$.terrain', '"mousepad"', '"scrub"'],
  ['half a terrain', put({ terrain: { friction: 1 } }), '$.terrain.restitution', 'missing', 'a finite number'],
  [
    'too much friction',
    put({ terrain: { friction: 2.01, restitution: 0 } }),
    '$.terrain.friction',
    '2.01',
    'at most 2',
  ],
  [
    'too much bounce',
    put({ terrain: { friction: 1, restitution: 0.91 } }),
    '$.terrain.restitution',
    '0.91',
    'at most 0.9',
  ],
  ['an endless title', put({ title: 'x'.repeat(1001) }), '$.title', 'at most 1000 characters'],
];

const trucks: readonly BadRoll[] = [
  ['no trucks', put({ trucks: [] }), '$.trucks', 'at least 1'],
  ['nine trucks', put({ trucks: Array.from({ length: 9 }, () => ({ id: '0-T1' })) }), '$.trucks', 'at most 8'],
  [
    'a truck twice',
    put({ trucks: [{ id: '0-T1' }, { id: '1-T2' }, { id: '0-T1' }] }),
    '$.trucks[2].id',
    '"0-T1"',
    'once',
  ],
  ['a pyramid', put({ trucks: [{ id: '0-L1' }] }), '$.trucks[0].id', '"0-L1"', '"0-T1"'],
  ['a fifth truck', put({ trucks: [{ id: '0-T5' }] }), '$.trucks[0].id', '"0-T5"', '1 to 4'],
  ["a sixth seat's truck", put({ trucks: [{ id: '5-T1' }] }), '$.trucks[0].id', '"5-T1"', '0 to 4'],
  [
    'a truck that stays behind',
    put({ trucks: [{ id: '0-T1' }, { id: '1-T2' }, { id: '2-T1' }] }),
    '$.trucks[2].id',
    '"2-T1"',
    'TX-17',
  ],
  [
    'ballast in grams',
    put({ trucks: [{ id: '0-T1', ballast: 20 }, { id: '1-T2' }] }),
    '$.trucks[0].ballast',
    '20',
    'true or false',
  ],
];

const rolls: readonly BadRoll[] = [
  ['no roll', put({ actions: [] }), '$.actions', '[]', 'at least 1'],
  [
    'two rolls',
    put({ actions: [(ROLL_EXAMPLE['actions'] as Json[])[0], (ROLL_EXAMPLE['actions'] as Json[])[0]] }),
    '$.actions',
    'at most 1',
  ],
  ['a walk', at(['actions', 0, 'do'], 'walk'), '$.actions[0].do', '"walk"', '"battle-roll"'],
  ['nothing thrown', at(['actions', 0, 'throws'], []), '$.actions[0].throws', 'at least 1'],
  [
    'nine throws',
    at(
      ['actions', 0, 'throws'],
      Array.from({ length: 9 }, () => throwOf('0-T1')),
    ),
    '$.actions[0].throws',
    'at most 8',
  ],
  [
    'a throw of a truck that is not there',
    throws(throwOf('0-T1'), throwOf('2-T1')),
    '$.actions[0].throws[1].truck',
    '"2-T1"',
    'a truck of this scenario',
  ],
  [
    'a truck thrown twice',
    throws(throwOf('0-T1'), throwOf('1-T2', { atMm: [90, 120, 0] }), throwOf('0-T1', { atMm: [0, 120, 90] })),
    '$.actions[0].throws[2].truck',
    '"0-T1"',
    'once',
  ],
  [
    'two trucks in one place',
    throws(throwOf('0-T1'), throwOf('1-T2', { atMm: [-80, 125, 5] })),
    '$.actions[0].throws[1].atMm',
    '[-80,125,5]',
    'where 0-T1 is',
  ],
  ['a place of two numbers', thrown({ atMm: [0, 120] }), `${THROW}.atMm`, '[0,120]', 'at least 3'],
  [
    'a place beyond all numbers',
    raw('"atMm":[-90,120,0]', '"atMm":[-90,1e999,0]'),
    `${THROW}.atMm[1]`,
    'Infinity',
    'a finite number',
  ],
  [
    'a place at the end of the universe',
    thrown({ atMm: [1e308, 120, 0] }),
    `${THROW}.atMm[0]`,
    '1e+308',
    'at most 2000',
  ],
  [
    'a speed at the end of the universe',
    thrown({ velocityMmS: [0, -1e308, 0] }),
    `${THROW}.velocityMmS[1]`,
    '-1e+308',
    'at least -3000',
  ],
  [
    'a spin at the end of the universe',
    thrown({ spinDegS: [0, 0, 1e308] }),
    `${THROW}.spinDegS[2]`,
    '1e+308',
    'at most 8595',
  ],
  [
    'a rotation at the end of the universe',
    thrown({ quaternion: [0, 1e308, 0, 0] }),
    `${THROW}.quaternion[1]`,
    '1e+308',
    'at most 1.001',
  ],
  ['a rotation of nothing', thrown({ quaternion: [0, 0, 0, 0] }), `${THROW}.quaternion`, '[0,0,0,0]', 'the length 1'],
  [
    'a rotation that is too long',
    thrown({ quaternion: [0.8, 0, 0, 0.8] }),
    `${THROW}.quaternion`,
    '[0.8,0,0,0.8]',
    'the length 1',
  ],
  ['a rotation of three angles', thrown({ quaternion: [0, 0, 0] }), `${THROW}.quaternion`, '[0,0,0]', 'at least 4'],
  [
    'a speed that is nothing',
    raw('"velocityMmS":[800,0,0]', '"velocityMmS":[null,0,0]'),
    `${THROW}.velocityMmS[0]`,
    'null',
    'a finite number',
  ],
  ['a speed in words', thrown({ velocityMmS: ['800', 0, 0] }), `${THROW}.velocityMmS[0]`, '"800"', 'a finite number'],
];

const rest = (...trucks: Json[]): string => text(rests(...trucks));
const REST = '$.actions[0].trucks[0]';

const resting: readonly BadRoll[] = [
  [
    'nothing placed',
    text({ ...REST_EXAMPLE, actions: [{ do: 'rest', trucks: [] }] }),
    '$.actions[0].trucks',
    'at least 1',
  ],
  [
    'a placed truck that is not there',
    text({
      ...REST_EXAMPLE,
      actions: [{ do: 'rest', trucks: [placedTruck('0-T1'), placedTruck('1-T1', { atMm: [90, 15, 0] })] }],
    }),
    '$.actions[0].trucks[1].id',
    '"1-T1"',
    'a truck of this scenario',
  ],
  [
    'a truck placed twice',
    text({
      ...REST_EXAMPLE,
      actions: [{ do: 'rest', trucks: [placedTruck('0-T1'), placedTruck('0-T1', { atMm: [90, 15, 0] })] }],
    }),
    '$.actions[0].trucks[1].id',
    '"0-T1"',
    'once',
  ],
  [
    'a resting truck named twice',
    text({ ...REST_EXAMPLE, trucks: [{ id: '0-T1' }, { id: '0-T1' }] }),
    '$.trucks[1].id',
    '"0-T1"',
    'once',
  ],
  [
    'a truck that is not placed',
    text({ ...REST_EXAMPLE, trucks: [{ id: '0-T1' }, { id: '1-T1' }] }),
    '$.trucks[1].id',
    '"1-T1"',
    'placed',
  ],
  [
    'a place that turns by nothing',
    rest(placedTruck('0-T1', { quaternion: [0, 0, 0, 0.5] })),
    `${REST}.quaternion`,
    '[0,0,0,0.5]',
    'the length 1',
  ],
  [
    'a truck in the air',
    rest(placedTruck('0-T1', { atMm: [0, 15.3, 0] })),
    `${REST}.atMm`,
    '[0,15.3,0]',
    'nothing is within 0.2 mm',
  ],
  ['a truck in the ground', rest(placedTruck('0-T1', { atMm: [0, 14.4, 0] })), `${REST}.atMm`, '[0,14.4,0]', '0.60 mm'],
  [
    'a truck in the rim',
    rest(placedTruck('0-T1', { atMm: [213.6, 15, 0] })),
    `${REST}.atMm`,
    '[213.6,15,0]',
    'inside the rim',
  ],
  [
    'a truck beside the table',
    rest(placedTruck('0-T1', { atMm: [801, 15, 0] })),
    `${REST}.atMm`,
    '[801,15,0]',
    '-800 to 800',
  ],
  ['a truck behind the table', rest(placedTruck('0-T1', { atMm: [0, 15, -801] })), `${REST}.atMm`, '-800 to 800'],
  [
    'two resting trucks in one place',
    rest(placedTruck('0-T1'), placedTruck('1-T1', { atMm: [0, 15, 23.4] })),
    '$.actions[0].trucks[1].atMm',
    '[0,15,23.4]',
    'inside 0-T1',
  ],
  [
    'a speed of what rests',
    rest(placedTruck('0-T1', { velocityMmS: [1, 0, 0] })),
    `${REST}.velocityMmS`,
    '[1,0,0]',
    'no key',
  ],
  [
    'a throw of what rests',
    text({ ...REST_EXAMPLE, actions: [{ do: 'rest', throws: [throwOf('0-T1')] }] }),
    '$.actions[0].trucks',
    'missing',
  ],
];

const limits: readonly BadRoll[] = [
  ['beside the arena', thrown({ atMm: [-250.01, 120, 0] }), `${THROW}.atMm`, '[-250.01,120,0]', 'not over the tray'],
  ['too low', thrown({ atMm: [-90, 90, 0] }), `${THROW}.atMm`, '[-90,90,0]', '80 mm is the least'],
  ['under the table', thrown({ atMm: [-90, -120, 0] }), `${THROW}.atMm`, 'lowest point'],
  ['too high', thrown({ atMm: [-90, 500, 0] }), `${THROW}.atMm`, '[-90,500,0]', '500 mm is the most'],
  [
    'placed instead of rolled',
    thrown({ spinDegS: [0, 0, 0] }),
    `${THROW}.spinDegS`,
    '[0,0,0]',
    '572.96 degrees a second is the least',
  ],
  ['a hair too little spin', thrown({ spinDegS: [572.95, 0, 0] }), `${THROW}.spinDegS`, '[572.95,0,0]', 'is the least'],
  [
    'too much spin',
    thrown({ spinDegS: [8000, 4000, 0] }),
    `${THROW}.spinDegS`,
    '[8000,4000,0]',
    '8594.36 degrees a second is the most',
  ],
  [
    'too fast',
    thrown({ velocityMmS: [2900, 0, 900] }),
    `${THROW}.velocityMmS`,
    '[2900,0,900]',
    '3000 mm/s is the most',
  ],
];

const expectations: readonly BadRoll[] = [
  ['more expectations than rolls', put({ expect: [{}, {}] }), '$.expect', 'at most 1'],
  ['a misspelt expectation', put({ expect: [{ truks: [] }] }), '$.expect[0].truks', '[]', 'no key'],
  [
    'an unknown code',
    put({ expect: [{ rulings: [{ code: 'wheels-down' }] }] }),
    '$.expect[0].rulings[0].code',
    '"wheels-down"',
    '"wheels-up"',
  ],
  [
    'a clause of pyramids',
    put({ expect: [{ rulings: [{ clause: 'TR-10' }] }] }),
    '$.expect[0].rulings[0].clause',
    '"TR-10"',
    '"TX-02"',
  ],
  [
    'held by a pyramid',
    put({ expect: [{ rulings: [{ other: '0-L1' }] }] }),
    '$.expect[0].rulings[0].other',
    '"0-L1"',
    '"rim"',
  ],
  [
    'a part that no truck has',
    put({ expect: [{ rulings: [{ feature: 'spoiler' }] }] }),
    '$.expect[0].rulings[0].feature',
    '"spoiler"',
    '"load"',
  ],
  [
    'five wheels',
    put({ expect: [{ trucks: [{ wheelsDown: 5 }] }] }),
    '$.expect[0].trucks[0].wheelsDown',
    '5',
    'at most 4',
  ],
  ['a tick and a half', put({ expect: [{ ticks: 1.5 }] }), '$.expect[0].ticks', '1.5', 'a whole number'],
  ['a margin in words', put({ expect: [{ within: 'near' }] }), '$.expect[0].within', '"near"', 'a number, or { "mm"'],
];

/** Every way in which a scenario of trucks is refused. */
export const BAD_ROLLS: readonly BadRoll[] = [...files, ...trucks, ...rolls, ...resting, ...limits, ...expectations];
