import {
  atGap,
  sum,
  BASE_MM,
  HEIGHT_MM,
  halfDiagonalMm,
  sizeOf,
  type Flat,
  type Piece,
  type Size,
} from '../geometry.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import {
  flat,
  lies,
  pad,
  PADS,
  scenario,
  step,
  tackle,
  untouched,
  upright,
  walk,
  type Action,
  type Case,
  type Contents,
} from '../file.ts';
import { freeStep, gestureOf, type Wish } from '../hand.ts';
import type { Hand } from '#sim/assist/assist.ts';

const NEAR = 0.4; // mm, see contacts.ts
const MOVERS: Readonly<Record<Size, string>> = { S: '0-S1', M: '0-M1', L: '0-L1' };
const WORDS: Readonly<Record<Size, string>> = { S: 'small', M: 'medium', L: 'large' };
const SIZES: readonly Size[] = ['S', 'M', 'L'];
const HALF = { S: BASE_MM.S / 2, M: BASE_MM.M / 2, L: BASE_MM.L / 2 } as const;

/** A half turn about A from (0, 0): edge A-B leads, corner B a good base's length out, corner C last. */
export const HALF_TURN = step('A', 180);
export const TOWARDS: Flat = [1, -1]; // from where a half turn passes halfway, back to its pivot

/** A victim in the way of the radial edge A-B, a ridge towards it, so far out from the pivot along the edge. */
export function inEdgesWay(size: Size, out: number, id: string): Piece {
  const mover = upright(MOVERS[size]);
  return atGap(mover, HALF_TURN, upright(id, HALF[size] - out, 70, 45), [0, -1], -3);
}

export const hit = (mover: string, victim: string, more: object = {}) => ({
  legal: true,
  rulings: [{ clause: 'TR-13', code: 'tackle-base' as const, piece: mover, other: victim, ...more }],
  tackled: [victim],
  penalised: [],
  restored: [],
  winner: null,
});
const foul = (
  mover: string,
  clause: string,
  code: 'tackle-side' | 'tackle-point' | 'tackle-own',
  other: string,
  more: object = {},
) => ({
  legal: false,
  rulings: [{ clause, code, piece: mover, other, ...more }],
  tackled: [],
  penalised: [mover],
  winner: null,
});

const byBase: Case[] = SIZES.flatMap((size): Case[] => {
  const mover = upright(MOVERS[size]);
  const victim = inEdgesWay(size, BASE_MM[size] * 0.6, '1-M1');
  const beyond = upright('1-S1', HALF[size] - 45, HALF[size] + 45, 45);
  const [met, missed] = [-NEAR, NEAR].map((gap) => atGap(mover, HALF_TURN, beyond, TOWARDS, gap));
  if (!met || !missed) return [];
  return [
    scenario(
      `TR-13/${WORDS[size]}-hits-with-its-edge`,
      `A ${WORDS[size]} piece's base edge meets the ridge of a rival: both go back`,
      {
        pieces: [mover, victim],
        actions: [tackle(mover.id, HALF_TURN)],
        expect: [
          {
            ...hit(mover.id, '1-M1', { feature: 'base-edge', otherFeature: 'side' }),
            pieces: [
              { id: mover.id, pose: 'upright', onPad: 0 },
              { id: '1-M1', pose: 'upright', onPad: 1 },
            ],
          },
        ],
      },
    ),
    scenario(
      `TR-13/${WORDS[size]}-hits-with-its-corner`,
      `A ${WORDS[size]} piece's far corner just reaches a rival's face: that is a tackle`,
      {
        pieces: [mover, met],
        actions: [tackle(mover.id, HALF_TURN)],
        expect: [hit(mover.id, '1-S1', { feature: 'base-corner', otherFeature: 'side' })],
      },
    ),
    scenario(
      `TR-11/${WORDS[size]}-misses-by-a-hair`,
      `A ${WORDS[size]} piece's far corner just misses: it stays where it comes down, and nobody is penalised`,
      {
        pieces: [mover, missed],
        actions: [tackle(mover.id, HALF_TURN)],
        expect: [
          {
            legal: true,
            rulings: [],
            lay: { xMm: BASE_MM[size], zMm: BASE_MM[size], yawDeg: 180, pose: 'upright' },
            tackled: [],
            penalised: [],
            pieces: [untouched(missed)],
          },
        ],
      },
    ),
  ];
});

const large = upright('0-L1');
const victimOfLarge = inEdgesWay('L', 15, '1-M1');

const missing: Case[] = [
  scenario(
    'TR-11/one-step-whatever-the-size',
    'A small piece that tackles has one step, not four: the second is one too many',
    {
      pieces: [upright('0-S1')],
      actions: [
        {
          do: 'gesture',
          as: 'tackle',
          piece: '0-S1',
          gesture: gestureOf(upright('0-S1'), [
            { corner: 'A', wishes: freeStep(90) },
            { corner: 'B', from: { xMm: 0, zMm: 14.29, yawDeg: 90 }, wishes: freeStep(60) },
          ]),
        },
      ],
      expect: [
        {
          legal: false,
          rulings: [{ clause: 'TR-11', code: 'too-many-steps', piece: '0-S1' }],
          tackled: [],
          penalised: ['0-S1'],
        },
      ],
    },
  ),
  scenario('TR-11/the-same-two-steps-are-a-walk', 'The same two steps of a small piece, as a walk', {
    pieces: [upright('0-S1')],
    actions: [
      {
        do: 'gesture',
        as: 'walk',
        piece: '0-S1',
        gesture: gestureOf(upright('0-S1'), [
          { corner: 'A', wishes: freeStep(90) },
          { corner: 'B', from: { xMm: 0, zMm: 14.29, yawDeg: 90 }, wishes: freeStep(60) },
        ]),
      },
    ],
    expect: [{ legal: true, rulings: [], steps: [{ swivelDeg: 90 }, { swivelDeg: 60 }], penalised: [], within: 1.5 }],
  }),
];

/** Leaning the mover over its pivot until it lies against a tall neighbour, and back again. */
function lean(piece: Piece, tiltDeg: number): Action {
  const wishes: Wish[] = [
    { seconds: 1, tiltDeg },
    { seconds: 0.2, still: true },
    { seconds: 1, tiltDeg: 0 },
    { seconds: 0.1, still: true },
  ];
  return { do: 'gesture', as: 'tackle', piece: piece.id, gesture: gestureOf(piece, [{ corner: 'A', wishes }]) };
}

/** Where a neighbour stands that shows its face to the pivot, its middle so far beyond it along the diagonal. */
function beyondPivot(size: Size, far: number, id: string): Piece {
  const [x, z] = sum([HALF[size], HALF[size]], [far / Math.SQRT2, far / Math.SQRT2]);
  return upright(id, hundredth(x), hundredth(z), 45);
}

/** The tilt over the pivot at which the ridge points at a tip so far out and so high. */
const tiltAtDeg = (size: Size, far: number, high: number): number =>
  ((Math.atan(far / high) + Math.atan(halfDiagonalMm(size) / HEIGHT_MM[size])) * 180) / Math.PI;

function leaning(
  name: string,
  title: string,
  size: Size,
  far: number,
  victim: string,
  code: 'tackle-side' | 'tackle-point',
  more: object,
): Case {
  const mover = upright(MOVERS[size]);
  const tall = HEIGHT_MM[victim.charAt(2) as Size];
  return scenario(name, title, {
    pieces: [mover, beyondPivot(size, far, victim)],
    actions: [lean(mover, tiltAtDeg(size, far, tall) + 5)],
    expect: [{ ...foul(mover.id, 'TR-14', code, victim, more), restored: [victim] }],
  });
}

const firstTouch: Case[] = [
  leaning(
    'TR-14/side-falls-against-a-small-one',
    'A large piece leans over and its ridge meets a small rival: the side may not tackle',
    'L',
    8.5,
    '1-S1',
    'tackle-side',
    { feature: 'side', otherFeature: 'point' },
  ),
  leaning(
    'TR-14/point-falls-against-a-large-one',
    'A small piece leans over and its point meets a large rival: the point may not tackle',
    'S',
    16.5,
    '1-L1',
    'tackle-point',
    { feature: 'point', otherFeature: 'side' },
  ),
  // M on M: the ridges meet the other's tip 1.28 and 0.57 mm from their own.
  leaning(
    'TR-52/more-than-a-millimetre-below-the-tip',
    'Touched more than a millimetre below its tip, it is the side',
    'M',
    10.4,
    '1-M1',
    'tackle-side',
    { feature: 'side', otherFeature: 'point' },
  ),
  leaning(
    'TR-52/less-than-a-millimetre-below-the-tip',
    'Touched less than a millimetre below its tip, it is the point',
    'M',
    12.7,
    '1-M1',
    'tackle-point',
    { feature: 'point', otherFeature: 'point' },
  ),
  scenario(
    'TR-14/leaning-but-not-far-enough',
    'A large piece that leans over but not far enough touches nobody: a miss',
    {
      pieces: [large, beyondPivot('L', 8.5, '1-S1')],
      actions: [lean(large, tiltAtDeg('L', 8.5, HEIGHT_MM.S) - 5)],
      expect: [
        { legal: true, rulings: [], tackled: [], lay: { xMm: 0, zMm: 0, yawDeg: 0, pose: 'upright' }, penalised: [] },
      ],
    },
  ),
  scenario(
    'TR-14/base-first-then-the-rest',
    'The base meets one rival while another stands where the side would lean next: the first touch counts',
    {
      pieces: [large, victimOfLarge, upright('1-S2', victimOfLarge.xMm - 12, victimOfLarge.zMm + 22, 0)],
      actions: [tackle('0-L1', HALF_TURN)],
      expect: [
        {
          ...hit('0-L1', '1-M1'),
          pieces: [untouched(upright('1-S2', victimOfLarge.xMm - 12, victimOfLarge.zMm + 22, 0))],
        },
      ],
    },
  ),
];

/**
 * A rival that shows a ridge to the edge A-B of the large piece, its foot so far along the edge from the pivot A and so
 * far off.
 */
export const ridge = (id: string, along: number, off: number): Piece =>
  upright(id, HALF.L - along, HALF.L + off + halfDiagonalMm(sizeOf(id)), 45);
const ridgeBy = (along: number, off: number): Piece => ridge('1-S1', along, off);

/**
 * Two ridges that the edge A-B meets in the same tick of a careful half turn (the 391st); 0.5 mm further off, the
 * second would come 5 ticks later.
 */
export const NEARER = ridgeBy(4, 2);
export const SAME_TICK_OFF = 10.35;
export const further = (id: string, off: number): Piece => ridge(id, 21, off);

const together: Case[] = [
  scenario('TR-15/two-in-the-same-tick', 'A base edge that meets two rivals in the same moment tackles both', {
    pieces: [large, NEARER, further('1-S2', SAME_TICK_OFF)],
    actions: [tackle('0-L1', HALF_TURN)],
    expect: [
      {
        legal: true,
        tackled: ['1-S1', '1-S2'],
        penalised: [],
        rulings: [
          { clause: 'TR-13', code: 'tackle-base', other: '1-S1' },
          { clause: 'TR-13', code: 'tackle-base', other: '1-S2' },
        ],
      },
    ],
  }),
  scenario(
    'TR-15/two-one-after-the-other',
    'Of two rivals half a millimetre apart only the first is tackled: the sweep ends there',
    {
      pieces: [large, NEARER, further('1-S2', SAME_TICK_OFF + 0.5)],
      actions: [tackle('0-L1', HALF_TURN)],
      expect: [
        {
          legal: true,
          tackled: ['1-S1'],
          penalised: [],
          pieces: [
            { id: '1-S1', onPad: 1 },
            { id: '1-S2', onPad: null },
          ],
        },
      ],
    },
  ),
  // The far corner B is 25.4 mm from the pivot, and a corner is what lies within 1 mm of it.
  scenario('TR-52/near-the-corner-is-the-corner', 'Touched 0.6 mm from a base corner, it is the corner', {
    pieces: [large, ridgeBy(24.4, 3)],
    actions: [tackle('0-L1', HALF_TURN)],
    expect: [hit('0-L1', '1-S1', { feature: 'base-corner', otherFeature: 'side' })],
  }),
  scenario('TR-52/beside-the-corner-is-the-edge', 'Touched 1.4 mm from a base corner, it is the edge', {
    pieces: [large, ridgeBy(23.6, 3)],
    actions: [tackle('0-L1', HALF_TURN)],
    expect: [hit('0-L1', '1-S1', { feature: 'base-edge', otherFeature: 'side' })],
  }),
];

/**
 * The edge A-B rises from the pivot outwards: sin 0.145 / sqrt 2, 0.1 mm a millimetre; met at a swivel of 11 degrees.
 */
const features: Case[] = [
  scenario(
    'TR-52/low-on-the-ridge-is-the-base',
    'Met less than half a millimetre up, the rival is touched at its base',
    {
      pieces: [large, ridgeBy(2.5, 0.5)],
      actions: [tackle('0-L1', HALF_TURN)],
      expect: [hit('0-L1', '1-S1', { feature: 'base-edge', otherFeature: 'base-corner' })],
    },
  ),
  scenario(
    'TR-52/higher-on-the-ridge-is-the-side',
    'Met more than half a millimetre up, the rival is touched at its side',
    {
      pieces: [large, ridgeBy(11, 2.2)],
      actions: [tackle('0-L1', HALF_TURN)],
      expect: [hit('0-L1', '1-S1', { feature: 'base-edge', otherFeature: 'side' })],
    },
  ),
];

const own = inEdgesWay('L', 15, '0-S1');
const ownPiece: Case[] = [
  scenario('TR-16/own-piece-is-no-victim', 'A tackle that meets an own piece is an illegal move', {
    pieces: [large, own],
    actions: [tackle('0-L1', HALF_TURN)],
    expect: [{ ...foul('0-L1', 'TR-16', 'tackle-own', '0-S1'), restored: ['0-S1'], pieces: [untouched(own)] }],
  }),
  scenario(
    'TR-16/rival-in-front-of-an-own-piece',
    'A rival in front of an own piece is met first, and the own piece is left alone',
    {
      pieces: [large, inEdgesWay('L', 15, '1-M1'), upright('0-S2', -40, 45, 0)],
      actions: [tackle('0-L1', HALF_TURN)],
      expect: [hit('0-L1', '1-M1')],
    },
  ),
];

/** The far corner C hangs 5 mm high over the edge of a pad when it meets who stands there. */
const edgeOfPad = pad(1, BASE_MM.L / 2 - 35 - 127 / 2 + 4, BASE_MM.L / 2, 0);
const onPad: Case[] = [
  scenario(
    'TR-17/victim-at-the-edge-of-its-pad',
    'A rival on its own pad may be tackled; it goes back to the pad it stood on',
    {
      pads: [PADS[0] ?? pad(0, 0, 300), edgeOfPad],
      pieces: [large, upright('1-M1', edgeOfPad.xMm + 127 / 2 - HALF.M, edgeOfPad.zMm, 0)],
      actions: [tackle('0-L1', HALF_TURN)],
      expect: [
        {
          ...hit('0-L1', '1-M1'),
          pieces: [
            { id: '1-M1', pose: 'upright', onPad: 1 },
            { id: '0-L1', pose: 'upright', onPad: 0 },
          ],
        },
      ],
    },
  ),
  scenario(
    'TR-45/victim-lying-penalised',
    'A rival that lies penalised on its pad may be tackled, and stays where it lies',
    {
      pads: [PADS[0] ?? pad(0, 0, 300), edgeOfPad],
      pieces: [large, flat('1-L1', edgeOfPad.xMm + 127 / 2 - 1, edgeOfPad.zMm, -90)],
      actions: [tackle('0-L1', HALF_TURN)],
      expect: [
        {
          ...hit('0-L1', '1-L1'),
          pieces: [
            { ...untouched(flat('1-L1', edgeOfPad.xMm + 127 / 2 - 1, edgeOfPad.zMm, -90)), onPad: 1 },
            { id: '0-L1', pose: 'upright', onPad: 0 },
          ],
        },
      ],
    },
  ),
  scenario('TR-45/walking-into-one-lying-penalised', 'Walking into the same rival is an illegal move', {
    pads: [PADS[0] ?? pad(0, 0, 300), edgeOfPad],
    pieces: [large, flat('1-L1', edgeOfPad.xMm + 127 / 2 - 1, edgeOfPad.zMm, -90)],
    actions: [walk('0-L1', [HALF_TURN])],
    expect: [
      {
        legal: false,
        rulings: [{ clause: 'TR-10', code: 'walk-contact', other: '1-L1' }],
        penalised: ['0-L1'],
        restored: ['1-L1'],
        pieces: [{ id: '0-L1', pose: 'flat', onPad: 0 }],
      },
    ],
  }),
];

/**
 * A small victim that the large piece meets halfway, at its fastest, and a third piece face to face behind it, in the
 * direction of the blow.
 */
const struck = atGap(large, HALF_TURN, upright('1-S1', HALF.L - 45, HALF.L + 45, 45), TOWARDS, -4);
const behind = (gap: number): Piece => {
  const far = (BASE_MM.S + gap) / Math.SQRT2;
  return upright('1-S2', hundredth(struck.xMm + far), hundredth(struck.zMm + far), 45);
};
function tackleTowards(
  name: string,
  title: string,
  hand: Hand,
  third: Piece | null,
  tolerance: Contents['tolerance'],
  legal: boolean,
  jiggles = false,
): Case {
  const crash = {
    legal: false,
    tackled: [],
    penalised: ['0-L1'],
    restored: ['1-S1', '1-S2'],
    rulings: [
      { clause: 'TR-13', code: 'tackle-base' as const, other: '1-S1' },
      { clause: 'TR-19', code: 'crash' as const, other: '1-S2' },
    ],
    pieces: [untouched(struck), ...(third ? [untouched(third)] : [])],
  };
  return scenario(name, title, {
    surface: 'matte-paper',
    ...(tolerance === undefined ? {} : { tolerance }),
    pieces: [large, struck, ...(third ? [third] : [])],
    actions: [tackle('0-L1', HALF_TURN, hand)],
    expect: [
      legal
        ? {
            legal: true,
            tackled: ['1-S1'],
            penalised: [],
            restored: jiggles ? ['1-S2'] : [],
            ...(third ? { pieces: [untouched(third)] } : {}),
          }
        : crash,
    ],
  });
}

const shoved: Case[] = [
  tackleTowards(
    'TR-18/victim-is-sent-sliding',
    'A brisk tackle sends its victim sliding: that is no crash',
    'brisk',
    null,
    undefined,
    true,
  ),
  tackleTowards(
    'TR-18/victim-is-sent-sliding-by-the-strictest-table',
    'Not even by the strictest tolerance is a shoved victim a crash',
    'brisk',
    null,
    { moveMm: 0, yawDeg: 0 },
    true,
  ),
  tackleTowards(
    'TR-19/victim-is-shoved-into-a-third',
    'A victim that is shoved into a third piece makes it a crash: no tackle, and all are put back',
    'brisk',
    behind(0.15),
    { moveMm: 0.1, yawDeg: 0.2 },
    false,
  ),
  tackleTowards(
    'TR-19/third-piece-out-of-reach',
    'A third piece well behind the victim is not reached',
    'brisk',
    behind(30),
    { moveMm: 0.1, yawDeg: 0.2 },
    true,
  ),
  tackleTowards(
    'TR-19/third-piece-moved-within-tolerance',
    'A third piece that is moved less than the tolerance is only jiggled: the tackle stands, and the third piece is put back',
    'brisk',
    behind(0.15),
    { moveMm: 50, yawDeg: 180 },
    true,
    true,
  ),
  tackleTowards(
    'TR-42/tackle-must-touch-and-may',
    'A tackle touches its victim and moves it: that is no crash',
    'natural',
    null,
    { moveMm: 0, yawDeg: 0 },
    true,
  ),
  scenario('TR-42/walk-must-not', 'The same sweep as a walk is illegal', {
    surface: 'matte-paper',
    pieces: [large, struck],
    actions: [walk('0-L1', [HALF_TURN], 'natural')],
    expect: [
      {
        legal: false,
        tackled: [],
        penalised: ['0-L1'],
        restored: ['1-S1'],
        rulings: [{ clause: 'TR-10', code: 'walk-contact', other: '1-S1' }],
        pieces: [untouched(struck)],
      },
    ],
  }),
];

/**
 * Where the large piece comes down after a quarter turn: base from x -12.7 to 12.7, z 12.7 to 38.1; its face at z 38.1
 * comes down last.
 */
const QUARTER = step('A', 90);
const underfoot = (overlap: number): Piece => upright('1-S1', -3, BASE_MM.L * 1.5 + HALF.S - overlap, 0);
const settingDown: Case[] = [
  scenario(
    'TR-46/base-comes-down-on-the-foot-of-a-rival',
    'The base meets a rival only as it is set down: a tackle like any other',
    {
      pieces: [large, underfoot(NEAR)],
      actions: [tackle('0-L1', QUARTER)],
      expect: [hit('0-L1', '1-S1')],
    },
  ),
  scenario('TR-46/base-comes-down-beside-the-foot-of-a-rival', 'The base comes down just beside a rival: a miss', {
    pieces: [large, underfoot(-NEAR)],
    actions: [tackle('0-L1', QUARTER)],
    expect: [{ legal: true, rulings: [], tackled: [], lay: lies({ xMm: 0, zMm: 25.4, yawDeg: 90 }) }],
  }),
  scenario(
    'TR-46/walking-and-coming-down-on-a-foot',
    'A walking piece that meets a rival as it is set down has touched it all the same',
    {
      pieces: [large, underfoot(NEAR)],
      actions: [walk('0-L1', [QUARTER])],
      expect: [
        {
          legal: false,
          rulings: [{ clause: 'TR-10', code: 'walk-contact', other: '1-S1' }],
          penalised: ['0-L1'],
          restored: ['1-S1'],
        },
      ],
    },
  ),
];

export const TACKLES: readonly Case[] = [
  ...byBase,
  ...missing,
  ...firstTouch,
  ...together,
  ...features,
  ...ownPiece,
  ...onPad,
  ...shoved,
  ...settingDown,
];
