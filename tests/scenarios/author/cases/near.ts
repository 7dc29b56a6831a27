import { BASE_MM, HEIGHT_MM, halfDiagonalMm, turned, type Piece, type Size } from '../geometry.ts';
import { pad, scenario, step, tackle, untouched, upright, walk, type Action, type Case } from '../file.ts';
import { gestureOf, type Wish } from '../hand.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import { GIVES_MM } from './airborne.ts';

/**
 * Pieces that stand closer to one another than a sheet of card is thick, and pads that a step just reaches as it is set
 * down.
 */
const WORDS: Readonly<Record<Size, string>> = { S: 'small', M: 'medium', L: 'large' };
const SIZES: readonly Size[] = ['S', 'M', 'L'];
const half = (size: Size): number => BASE_MM[size] / 2;

/** How far from its middle a piece that is turned by so much comes to the front. */
const deep = (size: Size, yawDeg: number): number =>
  half(size) * (Math.cos((yawDeg * Math.PI) / 180) + Math.sin((yawDeg * Math.PI) / 180));

/**
 * All of it is turned, so that the boxes around the pieces overlap and the engine has to look at the pieces themselves.
 */
const ASKEW_DEG = 30;
const askew = (id: string, backMm: number, yawDeg = 0): Piece => {
  const [xMm, zMm] = turned([0, -backMm], ASKEW_DEG).map(hundredth);
  return upright(id, xMm, zMm, ASKEW_DEG + yawDeg);
};

/** Behind the mover, which walks away over its front corner A. */
const behind = (size: Size, id: string, other: Size, gapMm: number, yawDeg = 0): Piece =>
  askew(id, half(size) + deep(other, yawDeg) + gapMm, yawDeg);

/** More than the 0.05 mm of TR-51, and less than a physics engine usually keeps between things. */
const GAPS_MM = [0.1, 0.2, 0.35];
const TURNED_DEG = 30; // its corner is what is near

const apart: Case[] = SIZES.flatMap((size) =>
  GAPS_MM.map((gapMm): Case => {
    const [mover, other] = [askew(`0-${size}1`, 0), behind(size, '1-S1', 'S', gapMm, TURNED_DEG)];
    return scenario(
      `TR-51/a-${WORDS[size]}-piece-beside-a-rival-${Math.round(gapMm * 100)}-hundredths-away`,
      `A ${WORDS[size]} piece walks away from a rival ${gapMm} mm behind it: it has touched nothing, and nothing moves`,
      {
        pieces: [mover, other],
        actions: [walk(mover.id, [step('A', 170)])],
        expect: [{ legal: true, rulings: [], restored: [], penalised: [], pieces: [untouched(other)] }],
      },
    );
  }),
);

const chain = [askew('0-L1', 0), behind('L', '1-S1', 'S', 0.2), askew('1-S2', half('L') + 3 * half('S') + 0.4)];
const touching = behind('L', '0-L2', 'L', 0);
const victim = upright('1-L1', 14.24, -19.8, 90.11);
const crowded: Case[] = [
  scenario(
    'TR-51/one-behind-the-other',
    'Two rivals stand one behind the other, each 0.2 mm from the next: none of them has been touched',
    {
      pieces: chain,
      actions: [walk('0-L1', [step('A', 170)])],
      expect: [{ legal: true, rulings: [], pieces: chain.slice(1).map(untouched) }],
    },
  ),
  scenario('TR-48/leaving-a-neighbour-base-to-base', 'Two pieces stand exactly base to base: one of them leaves', {
    pieces: [askew('0-L1', 0), touching],
    actions: [walk('0-L1', [step('A', 170)])],
    expect: [{ legal: true, rulings: [], penalised: [], pieces: [untouched(touching)] }],
  }),
  scenario(
    'TR-55/a-rival-base-to-base-is-come-back-to',
    'A rival stands against the tackler, base to base; the tackler swings away from it, and its base comes back against it before it is down',
    {
      pieces: [upright('0-S1'), victim],
      actions: [tackle('0-S1', step('D', 60))],
      expect: [
        {
          legal: true,
          rulings: [{ clause: 'TR-13', code: 'tackle-base', other: '1-L1' }],
          tackled: ['1-L1'],
          penalised: [],
        },
      ],
    },
  ),
];

const TILT_RAD = (8 * Math.PI) / 180;

/** Lifted flat by a third of a millimetre, carried, put down on corner A, and only then tipped over it and set down. */
function carriedThenTipped(size: Size, acrossMm: number): Wish[] {
  const [high, height, reach] = [GIVES_MM + 0.35, HEIGHT_MM[size], halfDiagonalMm(size)];
  const aside = (height * Math.sin(TILT_RAD)) / Math.SQRT2;
  const rise = height * Math.cos(TILT_RAD) + reach * Math.sin(TILT_RAD) - height;
  return [
    { seconds: 0.5, byMm: [0, high, 0] },
    { seconds: Math.max(0.5, acrossMm / 80), byMm: [0, 0, -acrossMm] },
    { seconds: 0.3, still: true },
    { seconds: 0.4, byMm: [aside, rise - high, aside] },
    { seconds: 0.3, still: true },
    { seconds: 0.4, byMm: [-aside, -rise, -aside] },
    { seconds: 0.3, still: true },
  ];
}

const carried = (size: Size, acrossMm: number): { pieces: Piece[]; actions: Action[] } => {
  const piece = upright(`0-${size}1`, 0, 150);
  return {
    pieces: [piece],
    actions: [
      {
        do: 'gesture',
        as: 'walk',
        piece: piece.id,
        gesture: gestureOf(piece, [{ corner: 'A', wishes: carriedThenTipped(size, acrossMm) }]),
      },
    ],
  };
};

const carries: Case[] = [
  ...(['M', 'L'] as const).map((size): Case =>
    scenario(
      `TR-59/a-${WORDS[size]}-piece-carried-before-it-is-tipped`,
      `A ${WORDS[size]} piece is carried five millimetres a third of a millimetre up before it is tipped over its corner: its pivot has slid by as much`,
      {
        ...carried(size, 5),
        expect: [
          {
            legal: false,
            rulings: [{ clause: 'TR-07', code: 'pivot-slide' }],
            penalised: [`0-${size}1`],
            winner: null,
          },
        ],
      },
    ),
  ),
  scenario(
    'TR-59/a-large-piece-carried-a-little-before-it-is-tipped',
    'Carried like that by half a millimetre, it has not',
    {
      ...carried('L', 0.5),
      expect: [{ legal: true, rulings: [], penalised: [] }],
    },
  ),
  scenario(
    'TR-59/a-large-piece-flown-to-a-pad',
    'Carried from pad to pad like that and then tipped, a large piece has won nothing',
    {
      ...carried('L', 234),
      pads: [pad(0, 0, 150), pad(1, 0, -135)],
      expect: [{ legal: false, rulings: [{ clause: 'TR-07', code: 'pivot-slide' }], winner: null }],
    },
  ),
];

/**
 * Where a pad has to be so that a small piece's half turn over D reaches it just as the base comes to rest; a hundredth
 * farther away it does not.
 */
const BORDER_MM = -59.53;
const WAYS = [
  { name: 'well-reached', title: 'The base comes down against the border', offMm: 0.01, winner: 0 },
  { name: 'just-reached', title: 'The base comes down to the very border', offMm: 0, winner: 0 },
  { name: 'not-quite-reached', title: 'The base comes down within a hair', offMm: -0.01, winner: null },
] as const;
const reached: Case[] = WAYS.map(({ name, title, offMm, winner }): Case =>
  scenario(
    `TR-46/a-pad-${name}-as-the-base-comes-down`,
    `${title} of the rival’s pad: setting down is part of the step (${winner === null ? 'it has not touched it' : 'it wins'})`,
    {
      pads: [pad(0, 0, 400), pad(1, 0, hundredth(BORDER_MM + offMm))],
      pieces: [upright('0-S1')],
      actions: [walk('0-S1', [step('D', 180)])],
      expect: [{ legal: true, penalised: [], winner }],
    },
  ),
);

const met = upright('1-L1', 14.24, -34.11, -179.89);
const sliver: Case[] = [
  ...reached,
  scenario(
    'TR-46/a-rival-reached-as-the-base-comes-down',
    'The base comes down against a rival: that is a tackle, not a contact without a tip',
    {
      pieces: [upright('0-S1'), met],
      actions: [tackle('0-S1', step('D', 180))],
      expect: [{ legal: true, penalised: [], rulings: [{ code: 'tackle-base', other: '1-L1' }] }],
    },
  ),
];

/** Over its front edge from its own pad on to the rival's, which is as near as pads in a file may be. */
const over = upright('0-L1', 0, 0);
const fallen: Case[] = [
  scenario(
    'TR-60/a-fall-from-ones-own-pad-on-to-a-rival-s',
    'A piece that is tipped over the border of its own pad falls on to a rival’s: it wins nothing, and has fallen',
    {
      pads: [pad(0, 0, 24.1), pad(1, 0, -82.1)],
      pieces: [over],
      actions: [
        {
          do: 'gesture',
          as: 'walk',
          piece: over.id,
          gesture: gestureOf(over, [
            {
              corner: 'C',
              wishes: [
                { seconds: 1.2, tiltDeg: 56 },
                { seconds: 0.1, tiltDeg: 62 },
              ],
            },
          ]),
        },
      ],
      expect: [{ legal: false, rulings: [{ clause: 'TR-25', code: 'fell' }], penalised: ['0-L1'], winner: null }],
    },
  ),
];

/**
 * A brisk swing whose far corner passes a rival by 0.2 to 0.33 mm: the engine, which expects them to meet, presses them
 * apart.
 */
const PASSES = [
  { name: 'a-small', size: 'S', yawDeg: 48.34, by: step('D', 207.37), other: upright('1-S1', 16.72, -31.77, 126.6) },
  { name: 'a-large', size: 'L', yawDeg: 38.98, by: step('D', 167.8), other: upright('1-L1', 41.12, -48.87, 14.07) },
  {
    name: 'another-large',
    size: 'L',
    yawDeg: 81.09,
    by: step('C', 301.68),
    other: upright('1-M1', -53.76, 36.38, 93.93),
  },
] as const;
const named = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replace('-', ' ')}`;
const passed: Case[] = PASSES.flatMap(({ name, size, yawDeg, by, other }): Case[] => {
  const mover = upright(`0-${size}1`, 0, 0, yawDeg);
  const file = {
    pieces: [mover, other],
    expect: [{ legal: true, rulings: [], restored: [], tackled: [], pieces: [untouched(other)] }],
  };
  return [
    scenario(
      `TR-51/${name}-piece-swings-past-briskly`,
      `${named(name)} piece swings past a rival so fast that the engine presses them apart: it has not touched it`,
      { ...file, actions: [walk(mover.id, [by], 'brisk')] },
    ),
    scenario(
      `TR-51/${name}-tackler-swings-past-briskly`,
      `${named(name)} tackler swings past a rival so fast that the engine presses them apart: it has missed`,
      { ...file, actions: [tackle(mover.id, by, 'brisk')] },
    ),
  ];
});

export const NEAR_CASES: readonly Case[] = [...passed, ...apart, ...crowded, ...carries, ...sliver, ...fallen];
