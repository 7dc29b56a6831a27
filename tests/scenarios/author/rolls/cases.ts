import type { PlacedTruck } from '#games/trexlands/scenario/scenario.ts';
import { fromYawDeg } from '#sim/maths/quat.ts';
import { UNIT_X, UNIT_Z } from '#sim/maths/vec3.ts';
import { about, drawn, put, thrown, type RollCase } from './file.ts';

type Way = Partial<Pick<RollCase, 'terrain' | 'ballasted'>>;

const one = (
  name: string,
  title: string,
  throws: RollCase['throws'] | RollCase['throws'][number],
  labels: readonly string[],
  way: Way = {},
): RollCase => ({
  name: `trexlands/${name}`,
  title,
  throws: 'truck' in throws ? [throws] : throws,
  labels,
  terrain: 'scrub',
  ballasted: null,
  ...way,
});

const placed = (name: string, title: string, rests: readonly PlacedTruck[], labels: readonly string[]): RollCase => ({
  name: `trexlands/at-rest/${name}`,
  title,
  throws: [],
  rests,
  labels,
  terrain: 'scrub',
  ballasted: null,
});

/** A truck tipped to one side so that its other wheels are this far up; it is 24 mm wide. */
const lifted = (mm: number) => put(about(UNIT_X, (mm / 24) * (180 / Math.PI)));

/** Trucks that nobody threw: what each way to lie is called, one that no throw leaves among them. */
const AT_REST: readonly RollCase[] = [
  placed(
    'on-its-wheels',
    'put down on its four wheels',
    [put(fromYawDeg(30), { xMm: 40, zMm: -70 })],
    ['0-T1 wheels-up'],
  ),
  placed(
    'wheels-a-hair-up',
    'two wheels a tenth of a millimetre up are still on the table',
    [lifted(0.1)],
    ['0-T1 wheels-up'],
  ),
  placed('wheels-more-than-a-hair-up', 'three tenths up they are not', [lifted(0.3)], ['0-T1 leaning, 2 wheels']),
  placed('on-its-roof', 'put down on its roof', [put(about(UNIT_X, 180))], ['0-T1 on-roof, 0 wheels']),
  placed('on-its-left-side', 'put down on its left side', [put(about(UNIT_X, -90))], ['0-T1 on-side left, 2 wheels']),
  placed(
    'on-its-nose',
    'stood on its nose, where no throw leaves it',
    [put(about(UNIT_Z, -90))],
    ['0-T1 on-end nose, 0 wheels'],
  ),
  placed('on-its-tail', 'stood on its tail', [put(about(UNIT_Z, 90))], ['0-T1 on-end tail, 0 wheels']),
  placed(
    'roof-on-roof',
    'roof on the roof of another: only the lower one is up',
    [put(fromYawDeg(0)), put(about(UNIT_X, 180), { overMm: 40, id: '1-T1' })],
    ['0-T1 wheels-up', '1-T1 stacked on 0-T1, 0 wheels'],
  ),
  placed(
    'beside-the-arena',
    'on its wheels, but beside the arena',
    [put(fromYawDeg(90), { xMm: 320 })],
    ['0-T1 off-arena, 4 wheels'],
  ),
];

/**
 * Disputed rolls. The throws were found by search and by hand, near misses by narrowing down; every label has the
 * second opinion of exact geometry.
 */
export const ROLL_CASES: readonly RollCase[] = [
  one('TX-02/on-its-four-wheels', 'all four wheels on the table', drawn(18), ['0-T1 wheels-up']),
  one(
    'TX-02/on-its-four-wheels-on-salt',
    'a slippery ground changes nothing about what upright is',
    drawn(5),
    ['0-T1 wheels-up'],
    { terrain: 'salt-flat' },
  ),
  one(
    'TX-02/thrown-flat-and-level',
    'thrown level and spun flat it comes down on its wheels: the hand kept to its limits',
    thrown({ atMm: [0, 96, 0] }),
    ['0-T1 wheels-up, no roll'],
  ),
  one(
    'TX-01/thrown-upside-down',
    'let go upside down and spun flat it lies on its roof',
    thrown({ quaternion: [1, 0, 0, 0] }),
    ['0-T1 on-roof'],
  ),
  one('TX-01/on-its-left-side', 'two wheels on the table are not four', drawn(3), ['0-T1 on-side left']),
  one('TX-01/on-its-right-side', 'nor are the other two', drawn(1), ['0-T1 on-side right']),
  one('TX-01/on-its-roof', 'no wheel on the table', drawn(80), ['0-T1 on-roof']),
  one('TX-01/on-its-left-side-on-salt', 'on its left side on salt', drawn(7), ['0-T1 on-side left'], {
    terrain: 'salt-flat',
  }),
  one('TX-01/on-its-roof-in-the-dune', 'on its roof where nothing bounces', drawn(41), ['0-T1 on-roof'], {
    terrain: 'dune',
  }),
  one(
    'TX-01/let-go-nose-down',
    'let go nose down it does not stay on its nose',
    thrown({ quaternion: [0, 0, -0.707107, 0.707107], spinDegS: [0, 700, 0] }),
    ['0-T1 wheels-up'],
  ),
  one(
    'TX-01/let-go-tail-down',
    'let go tail down it falls on its wheels',
    thrown({ quaternion: [0, 0, 0.707107, 0.707107], spinDegS: [0, 700, 0] }),
    ['0-T1 wheels-up, no roll'],
  ),
  one(
    'TX-01/leaning-on-the-rim',
    'nose up against the rim',
    thrown({ atMm: [150, 130, 0], velocityMmS: [450, 0, 0], spinDegS: [0, 0, -900] }),
    ['0-T1 leaning on rim, 0 wheels'],
    { terrain: 'dune' },
  ),
  one('TX-01/leaning-on-the-rim-by-two-wheels', 'two wheels on the table and the rim to lean on', drawn(152), [
    '0-T1 leaning on rim, 2 wheels',
  ]),
  one(
    'TX-01/climbs-the-rim-and-stays',
    'comes to the rim at 520 mm/s and stays leaning on it',
    thrown({ atMm: [150, 130, 0], velocityMmS: [520, 0, 0], spinDegS: [0, 0, -900] }),
    ['0-T1 leaning on rim, 0 wheels'],
    { terrain: 'dune' },
  ),
  one(
    'TX-01/climbs-the-rim-and-falls-back',
    '10 mm/s slower it falls back, on to its wheels',
    thrown({ atMm: [150, 130, 0], velocityMmS: [510, 0, 0], spinDegS: [0, 0, -900] }),
    ['0-T1 wheels-up'],
    { terrain: 'dune' },
  ),
  one(
    'TX-03/over-the-rim-and-upright',
    'upright, but beside the arena',
    thrown({ atMm: [100, 130, 0], velocityMmS: [1440, 0, 0] }),
    ['0-T1 off-arena, 4 wheels'],
  ),
  one(
    'TX-03/over-the-rim-on-its-side',
    'beside the arena on two wheels',
    thrown({ atMm: [100, 130, 0], velocityMmS: [1600, 0, 0], spinDegS: [0, 0, -600] }),
    ['0-T1 off-arena, 2 wheels'],
  ),
  one(
    'TX-03/off-the-table',
    'off the table altogether: no wheel is on it',
    thrown({ atMm: [240, 130, 0], velocityMmS: [3000, 0, 0] }),
    ['0-T1 off-arena, 0 wheels, no roll'],
    { terrain: 'salt-flat' },
  ),
  one(
    'TX-03/not-quite-over-the-rim',
    'from 130 mm the rim keeps it',
    thrown({ atMm: [150, 130, 0], velocityMmS: [900, 0, 0] }),
    ['0-T1 on-side right'],
  ),
  one(
    'TX-03/just-over-the-rim',
    'from 135 mm the rim does not',
    thrown({ atMm: [150, 135, 0], velocityMmS: [900, 0, 0] }),
    ['0-T1 off-arena, 2 wheels'],
  ),
  one(
    'TX-03/bounces-back-from-the-rim',
    'at 890 mm/s it stays in the arena',
    thrown({ atMm: [150, 130, 0], velocityMmS: [890, 0, 0], spinDegS: [0, 0, -900] }),
    ['0-T1 on-roof'],
    { terrain: 'dune' },
  ),
  one(
    'TX-03/rolls-over-the-rim',
    'at 900 mm/s it does not',
    thrown({ atMm: [150, 130, 0], velocityMmS: [900, 0, 0], spinDegS: [0, 0, -900] }),
    ['0-T1 off-arena, 2 wheels'],
    { terrain: 'dune' },
  ),
  one(
    'near-misses/not-quite-around',
    'a roll of 690 degrees a second leaves it on its side',
    thrown({ spinDegS: [690, 0, 0] }),
    ['0-T1 on-side right'],
  ),
  one('near-misses/just-around', '700 bring it round on to its wheels', thrown({ spinDegS: [700, 0, 0] }), [
    '0-T1 wheels-up',
  ]),
  one(
    'near-misses/still-on-its-wheels',
    '950 degrees a second: still on its wheels',
    thrown({ spinDegS: [950, 0, 0] }),
    ['0-T1 wheels-up'],
  ),
  one('near-misses/too-much-of-a-roll', '960: too much', thrown({ spinDegS: [960, 0, 0] }), ['0-T1 on-side left']),
  one('near-misses/not-quite-on-its-roof', '1170: on its side', thrown({ spinDegS: [1170, 0, 0] }), [
    '0-T1 on-side right',
  ]),
  one('near-misses/over-on-its-roof', '1180: over on its roof', thrown({ spinDegS: [1180, 0, 0] }), ['0-T1 on-roof']),
  one(
    'near-misses/from-a-height-of-125',
    'from 125 mm on its wheels',
    thrown({ atMm: [0, 125, 0], spinDegS: [900, 0, 0] }),
    ['0-T1 wheels-up'],
  ),
  one(
    'near-misses/from-a-height-of-126',
    'from 126 mm on its side',
    thrown({ atMm: [0, 126, 0], spinDegS: [900, 0, 0] }),
    ['0-T1 on-side right'],
  ),
  one(
    'TX-02/one-on-top-of-the-other',
    'dropped on another it stays there, and only the lower one is up',
    [thrown({ atMm: [0, 100, 0] }), thrown({ atMm: [0, 145, 0] }, '1-T1')],
    ['0-T1 wheels-up, no roll', '1-T1 stacked on 0-T1, 0 wheels'],
    { terrain: 'dune' },
  ),
  one(
    'TX-02/on-top-8-mm-aside',
    '8 mm aside it still stays there',
    [thrown({ atMm: [0, 100, 0] }), thrown({ atMm: [0, 145, 8] }, '1-T1')],
    ['0-T1 wheels-up, no roll', '1-T1 stacked on 0-T1, 0 wheels, no roll'],
    { terrain: 'dune' },
  ),
  one(
    'TX-02/on-top-from-5-mm-higher',
    'from 5 mm higher it comes to lie there with one wheel on the table',
    [thrown({ atMm: [0, 100, 0] }), thrown({ atMm: [0, 150, 8] }, '1-T1')],
    ['0-T1 wheels-up, no roll', '1-T1 stacked on 0-T1, 1 wheel, no roll'],
    { terrain: 'dune' },
  ),
  one(
    'TX-02/slides-off-10-mm-aside',
    '10 mm aside it slides off',
    [thrown({ atMm: [0, 100, 0] }), thrown({ atMm: [0, 145, 10] }, '1-T1')],
    ['0-T1 wheels-up, no roll', '1-T1 on-side left'],
    { terrain: 'dune' },
  ),
  one('TX-02/two-wheels-on-the-other', 'two wheels on the table, the others on another truck', drawn(3, 2), [
    '0-T1 stacked on 1-T1, 2 wheels',
    '1-T1 wheels-up',
  ]),
  one(
    'TX-02/dropped-beside-the-other',
    'nose to tail, both are up',
    [thrown({ atMm: [0, 100, 0] }), thrown({ atMm: [28, 145, 0] }, '1-T1')],
    ['0-T1 wheels-up, no roll', '1-T1 wheels-up, no roll'],
    { terrain: 'dune' },
  ),
  one(
    'TX-02/dropped-2-mm-nearer',
    '2 mm nearer only one is',
    [thrown({ atMm: [0, 100, 0] }), thrown({ atMm: [26, 145, 0] }, '1-T1')],
    ['0-T1 wheels-up, no roll', '1-T1 on-side right'],
    { terrain: 'dune' },
  ),
  one(
    'TX-02/bumped-and-both-up',
    'bumped by another and still up',
    [thrown({ atMm: [0, 100, 0] }), thrown({ atMm: [120, 100, 0], velocityMmS: [-100, 0, 0] }, '1-T1')],
    ['0-T1 wheels-up, no roll', '1-T1 wheels-up, no roll'],
  ),
  one('TX-02/leaned-upon-and-up', 'another leans on it: it is up, the other is not', drawn(177, 2), [
    '0-T1 wheels-up',
    '1-T1 leaning on 0-T1, 2 wheels',
  ]),
  one('TX-02/lain-upon-and-up', 'another lies on it: it is up, the other is not', drawn(14, 2), [
    '0-T1 wheels-up',
    '1-T1 stacked on 0-T1, 2 wheels',
  ]),
  one(
    'TX-02/over-30-mm-aside',
    '30 mm aside it rolls over on to its side',
    [thrown({ atMm: [0, 100, 0] }), thrown({ atMm: [0, 145, 30] }, '1-T1')],
    ['0-T1 wheels-up, no roll', '1-T1 on-side left'],
    { terrain: 'dune' },
  ),
  one(
    'TX-02/both-up-31-mm-aside',
    '1 mm further aside both are up',
    [thrown({ atMm: [0, 100, 0] }), thrown({ atMm: [0, 145, 31] }, '1-T1')],
    ['0-T1 wheels-up, no roll', '1-T1 wheels-up'],
    { terrain: 'dune' },
  ),
  one(
    'TX-02/passes-by-at-26-mm',
    '26 mm aside they pass and both are up',
    [thrown({ atMm: [0, 100, 0] }), thrown({ atMm: [120, 100, 26], velocityMmS: [-600, 0, 0] }, '1-T1')],
    ['0-T1 wheels-up, no roll', '1-T1 wheels-up, no roll'],
  ),
  one(
    'TX-02/slides-for-ever',
    'without friction it is still sliding when time is up: to be rolled again',
    thrown({ velocityMmS: [900, 0, 700], spinDegS: [0, 3000, 0] }),
    ['0-T1 unsettled'],
    { terrain: { friction: 0, restitution: 0.3 } },
  ),
  one(
    'TX-02/still-sliding-at-the-end',
    'with hardly any it is, too',
    thrown({ velocityMmS: [900, 0, 700], spinDegS: [0, 3000, 0] }),
    ['0-T1 unsettled'],
    { terrain: { friction: 0.0015, restitution: 0.3 } },
  ),
  one(
    'TX-02/comes-to-rest-in-time',
    'with a little more it comes to rest in time',
    thrown({ velocityMmS: [900, 0, 700], spinDegS: [0, 3000, 0] }),
    ['0-T1 wheels-up'],
    { terrain: { friction: 0.008, restitution: 0.3 } },
  ),
  one(
    'TX-62/a-scenario-gives-all-of-a-throw',
    'a scenario says how the truck is turned: let go on its wheels it ends on its side',
    thrown({ velocityMmS: [600, 0, 0], spinDegS: [0, 0, -1200] }),
    ['0-T1 on-side right'],
  ),
  one(
    'TX-62/turned-nose-up',
    'the same hand, the truck turned nose up by 45 degrees: on its wheels',
    thrown({ quaternion: [0, 0, 0.382683, 0.92388], velocityMmS: [600, 0, 0], spinDegS: [0, 0, -1200] }),
    ['0-T1 wheels-up'],
  ),
  one(
    'TX-63/let-fall-flat-with-a-spin',
    'let fall flat with a spin about the vertical: on its wheels, and no roll',
    thrown({ atMm: [0, 96, 0], spinDegS: [0, 1500, 0] }),
    ['0-T1 wheels-up, no roll'],
  ),
  one(
    'TX-63/let-fall-flat-on-salt',
    'salt changes nothing about that',
    thrown({ atMm: [0, 96, 0], spinDegS: [0, 1500, 0] }),
    ['0-T1 wheels-up, no roll'],
    { terrain: 'salt-flat' },
  ),
  one(
    'TX-63/let-fall-flat-on-gravel',
    'nor does gravel',
    thrown({ atMm: [0, 96, 0], spinDegS: [0, 1500, 0] }),
    ['0-T1 wheels-up, no roll'],
    { terrain: 'gravel' },
  ),
  one(
    'TX-63/let-fall-flat-into-the-dune',
    'nor does a dune',
    thrown({ atMm: [0, 96, 0], spinDegS: [0, 1500, 0] }),
    ['0-T1 wheels-up, no roll'],
    { terrain: 'dune' },
  ),
  one(
    'TX-63/tail-down-at-710',
    'tail down and spun with 710 degrees a second it turns over by 116 degrees: no roll',
    thrown({ quaternion: [0, 0, 0.707107, 0.707107], spinDegS: [0, 710, 0] }),
    ['0-T1 wheels-up, no roll'],
  ),
  one(
    'TX-63/tail-down-at-720',
    'with 720 it turns over by 122 degrees: a roll',
    thrown({ quaternion: [0, 0, 0.707107, 0.707107], spinDegS: [0, 720, 0] }),
    ['0-T1 wheels-up'],
  ),
  one(
    'TX-63/tail-down-from-131-mm',
    'tail down from 131 mm it turns over by 118 degrees: no roll',
    thrown({ atMm: [0, 131, 0], quaternion: [0, 0, 0.707107, 0.707107], spinDegS: [0, 700, 0] }),
    ['0-T1 wheels-up, no roll'],
  ),
  one(
    'TX-63/tail-down-from-132-mm',
    'from 132 mm by 122: a roll',
    thrown({ atMm: [0, 132, 0], quaternion: [0, 0, 0.707107, 0.707107], spinDegS: [0, 700, 0] }),
    ['0-T1 wheels-up'],
  ),
  one(
    'TX-63/a-tumble-on-its-side-counts',
    'a truck that tumbled counts wherever it lies',
    thrown({ spinDegS: [600, 0, 0] }),
    ['0-T1 on-side right'],
  ),
  one(
    'TX-63/one-of-two',
    'of two, only the one that tumbled counts',
    [
      thrown({ atMm: [-120, 96, 0], spinDegS: [0, 1500, 0] }),
      thrown({ atMm: [120, 130, 0], spinDegS: [700, 0, 0] }, '1-T1'),
    ],
    ['0-T1 wheels-up, no roll', '1-T1 wheels-up'],
  ),
  one('terrain/scrub-where-gravel-rights-it', 'on scrub on its side', drawn(22), ['0-T1 on-side right']),
  one('terrain/gravel-rights-it', 'the same throw on gravel: on its wheels', drawn(22), ['0-T1 wheels-up'], {
    terrain: 'gravel',
  }),
  one('terrain/dune-holds-it', 'in the dune on its wheels', drawn(12), ['0-T1 wheels-up'], { terrain: 'dune' }),
  one('terrain/scrub-does-not', 'the same throw on scrub: on its side', drawn(12), ['0-T1 on-side left']),
  one('terrain/gravel-trips-it', 'on gravel on its side', drawn(18), ['0-T1 on-side right'], { terrain: 'gravel' }),
  one('ballast/rights-it', 'with ballast on its wheels', drawn(1), ['0-T1 wheels-up'], { ballasted: '0-T1' }),
  one('ballast/without-it-on-its-wheels', 'without ballast on its wheels', drawn(4), ['0-T1 wheels-up']),
  one('ballast/no-guarantee', 'the same throw with ballast: on its side', drawn(4), ['0-T1 on-side right'], {
    ballasted: '0-T1',
  }),
  one('ballast/frees-it-from-the-rim', 'with ballast it does not lean on the rim', drawn(152), ['0-T1 wheels-up'], {
    ballasted: '0-T1',
  }),
  one('battles/leaning-on-the-rival', 'one leans on its rival', drawn(88, 2), [
    '0-T1 leaning on 1-T1, 0 wheels',
    '1-T1 on-side left',
  ]),
  one(
    'battles/on-each-other-with-two-wheels-down',
    'each is held by the other, with two wheels on the table',
    drawn(119, 2),
    ['0-T1 stacked on 1-T1, 2 wheels', '1-T1 leaning on 0-T1, 2 wheels'],
  ),
  one('battles/stacked-with-two-wheels-down', 'one lies on its rival with two wheels on the table', drawn(111, 2), [
    '0-T1 stacked on 1-T1, 2 wheels',
    '1-T1 wheels-up',
  ]),
  one('battles/four-in-a-heap', 'of four, one lies on another and three are up', drawn(11, 4), [
    '0-T1 wheels-up',
    '1-T1 wheels-up',
    '2-T1 stacked on 3-T1, 0 wheels',
    '3-T1 wheels-up',
  ]),
  one(
    'battles/four-on-gravel',
    'of four, three hold each other',
    drawn(4, 4),
    ['0-T1 wheels-up', '1-T1 leaning on 3-T1, 2 wheels', '2-T1 on-side left', '3-T1 stacked on 2-T1, 1 wheel'],
    { terrain: 'gravel' },
  ),
  one('battles/eight-in-a-heap', 'of eight in a heap, three are up', drawn(6, 8), [
    '0-T1 stacked on 0-T2, 0 wheels',
    '0-T2 wheels-up',
    '1-T1 on-side right',
    '1-T2 on-side right',
    '2-T1 wheels-up',
    '2-T2 on-side left',
    '3-T1 stacked on 0-T2, 2 wheels',
    '3-T2 wheels-up',
  ]),
  one(
    'battles/eight-and-none-up',
    'of eight in a heap, none is up',
    drawn(36, 8),
    [
      '0-T1 on-side right',
      '0-T2 on-side right',
      '1-T1 on-side right',
      '1-T2 stacked on 3-T1, 0 wheels',
      '2-T1 stacked on 3-T1, 2 wheels',
      '2-T2 stacked on 3-T1, 1 wheel',
      '3-T1 on-side right',
      '3-T2 on-side right',
    ],
    { terrain: 'dune' },
  ),
  ...AT_REST,
];
