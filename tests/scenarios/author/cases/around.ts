import { atGap, BASE_MM, stepped, type Piece, type Size } from '../geometry.ts';
import {
  flat,
  pad,
  push,
  scenario,
  step,
  tackle,
  untouched,
  upright,
  walk,
  PADS,
  type Action,
  type Case,
} from '../file.ts';
import { lift } from './airborne.ts';
import { TOWARDS } from './tackles.ts';
import { freeStep, gestureOf, type Hold, type Wish } from '../hand.ts';

/**
 * Ways around the rules that somebody found: touches that creep, pieces stood up again, contacts that are no step
 * (TR-54 to TR-62).
 */
const large = upright('0-L1');
const small = upright('0-S1');
const HALF = { S: BASE_MM.S / 2, M: BASE_MM.M / 2, L: BASE_MM.L / 2 } as const;

const free = (
  piece: Piece,
  holds: readonly Hold[],
  as: 'walk' | 'tackle' = 'walk',
  grip: 'finger' | 'push' = 'finger',
): Action => ({ do: 'gesture', as, piece: piece.id, gesture: gestureOf(piece, holds, grip) });
const nudge = (by: number | null, piece: Piece): Action => push(by, piece.id, 0.9);

const NUDGES = 15;
const creeping: Case[] = [
  scenario(
    'TR-54/many-nudges-carry-a-piece-nowhere',
    'Fifteen nudges of nine tenths of a millimetre out of turn: each is put back, so the piece stands where it stood',
    {
      surface: 'glass',
      pieces: [large],
      actions: Array.from({ length: NUDGES }, () => nudge(1, large)),
      expect: Array.from({ length: NUDGES }, () => ({
        legal: true,
        rulings: [{ clause: 'TR-27', code: 'jiggle' as const }],
        restored: ['0-L1'],
        penalised: [],
        pieces: [untouched(large)],
      })),
    },
  ),
  scenario(
    'TR-54/nobody-carries-a-piece-either',
    'Four bumps of the table that each move a piece by less than the tolerance',
    {
      surface: 'glass',
      pieces: [large],
      actions: Array.from({ length: 4 }, () => nudge(null, large)),
      expect: Array.from({ length: 4 }, () => ({ legal: true, restored: ['0-L1'], pieces: [untouched(large)] })),
    },
  ),
  scenario(
    'TR-54/nudged-out-of-a-tackle',
    'A rival nudges its piece four times out of reach of a tackle that just meets it: it is tackled all the same',
    {
      surface: 'matte-paper',
      pieces: [large, justInReach('1-S1')],
      actions: [
        ...Array.from({ length: 4 }, (): Action => ({ do: 'disturb', by: 1, piece: '1-S1', pushMm: [-0.64, 0.64] })),
        tackle('0-L1', step('A', 180)),
      ],
      expect: [...Array.from({ length: 4 }, () => ({ legal: true })), { legal: true, tackled: ['1-S1'] }],
    },
  ),
  scenario(
    'TR-54/taken-up-and-put-back',
    'A hand out of turn lifts a piece by three centimetres and puts it back to a hair: no offence, and it is noted',
    {
      pieces: [large],
      actions: [
        { do: 'disturb', by: 1, piece: '0-L1', gesture: gestureOf(large, [{ corner: null, wishes: liftAndBack(30) }]) },
      ],
      expect: [
        {
          legal: true,
          rulings: [{ code: 'jiggle', piece: '0-L1', other: null }],
          penalised: [],
          pieces: [untouched(large)],
        },
      ],
    },
  ),
  scenario(
    'TR-54/stands-in-the-place-of-what-is-put-back',
    'A walker turns into a neighbour that it touched, by less than the tolerance; the neighbour goes back, and the walker is in its place',
    {
      tolerance: { moveMm: 5, yawDeg: 20 },
      pieces: [large, upright('1-S1', 10, 19.86)],
      actions: [walk('0-L1', [step('A', 4)])],
      expect: [
        {
          legal: false,
          rulings: [
            { clause: 'TR-10', code: 'walk-contact', other: '1-S1' },
            { clause: 'TR-27', code: 'jiggle', other: '1-S1' },
          ],
          penalised: ['0-L1'],
          restored: ['1-S1'],
          pieces: [untouched(upright('1-S1', 10, 19.86))],
        },
      ],
    },
  ),
];

/** A small rival that the far corner of the large piece just meets on its half turn about A. */
function justInReach(id: string): Piece {
  return atGap(large, step('A', 180), upright(id, HALF.L - 45, HALF.L + 45, 45), TOWARDS, -0.6);
}

function liftAndBack(mm: number): Wish[] {
  return [
    { seconds: 0.8, byMm: [0, mm, 0] },
    { seconds: 0.2, still: true },
    { seconds: 0.8, byMm: [0, -mm, 0] },
    { seconds: 0.2, still: true },
  ];
}

/** A small rival face to face with the leading edge A-B, a hair off: it touches the tackler at rest (TR-48). */
const touching = upright('1-S1', -4, HALF.L + HALF.S + 0.02);
const pushedAgainst: Case[] = [
  scenario(
    'TR-55/a-rival-that-touches-is-tackled-all-the-same',
    'A rival that was nudged against the tackler is tackled as soon as the base moves it',
    {
      pieces: [large, touching],
      actions: [tackle('0-L1', step('A', 90))],
      expect: [
        {
          legal: true,
          rulings: [{ clause: 'TR-13', code: 'tackle-base', other: '1-S1' }],
          tackled: ['1-S1'],
          penalised: [],
          pieces: [
            { id: '1-S1', pose: 'upright', onPad: 1 },
            { id: '0-L1', pose: 'upright', onPad: 0 },
          ],
        },
      ],
    },
  ),
  scenario('TR-55/a-rival-that-is-left-alone-is-not', 'Swung away from, it is not', {
    pieces: [large, touching],
    actions: [tackle('0-L1', step('A', -90))],
    expect: [{ legal: true, rulings: [], tackled: [], penalised: [], restored: [], pieces: [untouched(touching)] }],
  }),
  scenario('TR-55/a-walker-has-swept-it-along', 'The same turn as a walk is a crash, as ever', {
    pieces: [large, touching],
    actions: [walk('0-L1', [step('A', 90)])],
    expect: [
      {
        legal: false,
        rulings: [{ clause: 'TR-28', code: 'crash', other: '1-S1' }],
        penalised: ['0-L1'],
        restored: ['1-S1'],
        pieces: [untouched(touching)],
      },
    ],
  }),
];

/** Held by its tip and turned over corner A until it lies, or leans over, and back again. */
const overAndBack = (tiltDeg: number): Wish[] => [
  { seconds: 1.5, tiltDeg },
  { seconds: 0.3, still: true },
  { seconds: 1.5, tiltDeg: 0 },
  { seconds: 0.3, still: true },
];
const SAFE_DEG = { S: 53, M: 52, L: 51.5 } as const; // a soft finger tips it by a little less
const BEYOND_DEG = 66;
const WORDS: Readonly<Record<Size, string>> = { S: 'small', M: 'medium', L: 'large' };
const homePad = pad(0, 0, 0);

const fallen: Case[] = [
  ...(['S', 'M', 'L'] as const).flatMap((size): Case[] => {
    const piece = upright(`0-${size}1`);
    return [
      scenario(
        `TR-56/${WORDS[size]}-tipped-past-its-balance-and-back`,
        `A ${WORDS[size]} piece is tipped past its balance over a corner and stood up again by the same hand: it has fallen`,
        {
          pieces: [piece],
          actions: [free(piece, [{ corner: 'A', wishes: overAndBack(BEYOND_DEG) }])],
          expect: [
            {
              legal: false,
              rulings: [{ code: 'fell', piece: piece.id }],
              penalised: [piece.id],
              pieces: [{ id: piece.id, pose: 'flat', onPad: 0 }],
            },
          ],
        },
      ),
      scenario(
        `TR-56/${WORDS[size]}-tipped-short-of-its-balance-and-back`,
        `A ${WORDS[size]} piece is tipped almost to its balance and back: it has not`,
        {
          pieces: [piece],
          actions: [free(piece, [{ corner: 'A', wishes: overAndBack(SAFE_DEG[size]) }])],
          expect: [{ legal: true, rulings: [], penalised: [], lay: { pose: 'upright' } }],
        },
      ),
    ];
  }),
  scenario('TR-56/over-on-its-own-pad', 'On its own pad a piece may be tipped past its balance and stood up again', {
    pads: [homePad, pad(1, 0, -300)],
    pieces: [small],
    actions: [free(small, [{ corner: 'A', wishes: overAndBack(BEYOND_DEG) }])],
    expect: [{ legal: true, rulings: [], penalised: [] }],
  }),
];

const around = (deg: number, seconds: number): Wish[] => [
  { seconds: 0.6, tiltDeg: 11.5 },
  { seconds, tiltDeg: 11.5, swivelDeg: deg },
];
const backTo = (deg: number, seconds: number): Wish[] => [
  { seconds, tiltDeg: 11.5, swivelDeg: deg },
  { seconds: 0.6, tiltDeg: 0, swivelDeg: deg },
  { seconds: 0.2, still: true },
];
const swivels: Case[] = [
  scenario('TR-57/twice-around', 'Two full turns in one step are one too many', {
    pieces: [large],
    actions: [free(large, [{ corner: 'A', wishes: [...around(720, 8), ...backTo(720, 0.1)] }])],
    expect: [{ legal: false, rulings: [{ clause: 'TR-57', code: 'over-swivel', piece: '0-L1' }], penalised: ['0-L1'] }],
  }),
  scenario('TR-57/too-far-and-back', 'A swivel of 380 degrees that goes back to 340 has been too far all the same', {
    pieces: [large],
    actions: [free(large, [{ corner: 'A', wishes: [...around(380, 5), ...backTo(340, 1)] }])],
    expect: [{ legal: false, rulings: [{ clause: 'TR-57', code: 'over-swivel', piece: '0-L1' }], penalised: ['0-L1'] }],
  }),
  scenario(
    'TR-57/there-and-back',
    'Two thirds of a turn one way and as far the other way add up to no more than that',
    {
      pieces: [large],
      actions: [free(large, [{ corner: 'A', wishes: [...around(240, 4), ...backTo(-120, 5)] }])],
      expect: [{ legal: true, rulings: [], penalised: [] }],
    },
  ),
  scenario(
    'TR-57/half-a-turn-either-way',
    'Tilted far, half a turn is half a turn either way, and no more than a house that allows half a turn allows',
    {
      options: { mostSwivelDeg: 180 },
      pieces: [large, upright('0-L2', 200, 0)],
      actions: [
        ['0-L1', 180],
        ['0-L2', -180],
      ].map(([piece, deg]): Action => ({
        do: 'walk',
        piece: String(piece),
        steps: [{ corner: 'A', swivelDeg: Number(deg) }],
        hand: { tiltDeg: 20 },
      })),
      expect: [
        { legal: true, rulings: [] },
        { legal: true, rulings: [] },
      ],
    },
  ),
  scenario(
    'TR-57/just-what-the-house-allows',
    'A brisk hand that is told to swivel just as far as the house allows swings a little beyond, and is blamed for nothing',
    {
      options: { mostSwivelDeg: 30 },
      pieces: [large],
      actions: [{ do: 'walk', piece: '0-L1', steps: [{ corner: 'A', swivelDeg: 30 }], hand: 'brisk' }],
      expect: [{ legal: true, rulings: [], steps: [{ swivelDeg: 30, within: 2 }] }],
    },
  ),
  scenario('TR-57/once-around', 'A full turn by a free hand is a step like any other', {
    pieces: [large],
    actions: [free(large, [{ corner: 'A', wishes: [...around(360, 5), ...backTo(360, 0.1)] }])],
    expect: [{ legal: true, rulings: [], penalised: [] }],
  }),
];

/** A rival, or a pad, half a millimetre in front of the edge A-D. */
const ahead = upright('1-S1', HALF.L + HALF.S + 0.5, 0);
const padAhead = [PADS[0] ?? pad(0, 0, 300), pad(1, HALF.L + 127 / 2 + 0.5, 0)];
/** Lifted by under half a millimetre and shifted by under a millimetre: no lift-off, no slide, no step. */
const hover = lift(0.4, 0.9);
const noStep: Case[] = [
  scenario(
    'TR-58/a-shifted-base-is-no-tackle',
    'Lifted a little and shifted against a rival, a piece has taken no step, and tackles nobody',
    {
      pieces: [large, ahead],
      actions: [free(large, [{ corner: null, wishes: hover }], 'tackle')],
      expect: [
        {
          legal: false,
          rulings: [{ clause: 'TR-58', code: 'no-tip', other: '1-S1' }],
          tackled: [],
          penalised: ['0-L1'],
          restored: ['1-S1'],
          pieces: [untouched(ahead)],
        },
      ],
    },
  ),
  scenario('TR-58/a-shifted-base-is-no-win', 'Nor does it win by touching a pad like that', {
    pads: padAhead,
    pieces: [large],
    actions: [free(large, [{ corner: null, wishes: hover }])],
    expect: [
      {
        legal: false,
        rulings: [{ clause: 'TR-58', code: 'no-tip', other: 'pad-1' }],
        winner: null,
        penalised: ['0-L1'],
      },
    ],
  }),
  scenario('TR-58/a-step-towards-it-is-a-tackle', 'Tipped and turned towards the same rival, it tackles', {
    pieces: [large, ahead],
    actions: [tackle('0-L1', step('D', 30))],
    expect: [{ legal: true, rulings: [{ clause: 'TR-13', code: 'tackle-base', other: '1-S1' }], tackled: ['1-S1'] }],
  }),
  scenario('TR-58/a-step-towards-it-wins', 'Tipped and turned towards the same pad, it wins', {
    pads: padAhead,
    pieces: [large],
    actions: [walk('0-L1', [step('D', 30)])],
    expect: [{ legal: true, rulings: [{ clause: 'TR-32', code: 'pad-contact', other: 'pad-1' }], winner: 0 }],
  }),
];

/** A drag of so much on the base, and then a step; where the piece comes to stand by geometry. */
const DRAG_MM = 0.9;
function draggedSteps(drags: number): { readonly holds: readonly Hold[] } {
  const holds: Hold[] = [];
  let at = { xMm: 0, zMm: 0, yawDeg: 0 };
  for (let i = 0; i < 4; i += 1) {
    if (i < drags) {
      holds.push({ corner: null, from: at, wishes: lift(0.4, DRAG_MM) });
      at = { ...at, xMm: at.xMm + DRAG_MM };
    }
    const corner = i % 2 === 0 ? 'A' : 'C';
    holds.push({ corner, from: at, wishes: freeStep(0) });
    at = stepped('S', at, step(corner, 0));
  }
  return { holds };
}
const drags: Case[] = [
  scenario(
    'TR-59/a-drag-before-each-of-four-steps',
    'A drag of nine tenths of a millimetre before each of four steps: together they are a slide',
    {
      pieces: [small],
      actions: [free(small, draggedSteps(4).holds)],
      expect: [
        { legal: false, rulings: [{ clause: 'TR-07', code: 'pivot-slide', piece: '0-S1' }], penalised: ['0-S1'] },
      ],
    },
  ),
  scenario('TR-59/one-drag-before-four-steps', 'One such drag before four steps is forgiven', {
    pieces: [small],
    actions: [free(small, draggedSteps(1).holds)],
    expect: [{ legal: true, rulings: [], penalised: [], steps: [{}, {}, {}, {}] }],
  }),
];

/** Falling over corner A the point of a large piece comes down 62 mm from the pivot. */
const farPads = (mm: number) =>
  [PADS[1] ?? pad(0, 0, -300), pad(1, HALF.L + mm / Math.SQRT2 + 25, HALF.L + mm / Math.SQRT2 + 25, 45)].map(
    (p, seat) => ({ ...p, seat }),
  );
const fallsTowards: Case[] = [
  scenario(
    'TR-60/falls-on-to-a-pad',
    "A large piece that falls over its corner on to a rival's pad has fallen, and wins nothing",
    {
      pads: farPads(47),
      pieces: [large],
      actions: [
        free(large, [
          {
            corner: 'A',
            wishes: [
              { seconds: 1.2, tiltDeg: 60 },
              { seconds: 0.1, still: true },
            ],
          },
        ]),
      ],
      expect: [{ legal: false, rulings: [{ code: 'fell', piece: '0-L1' }], winner: null, penalised: ['0-L1'] }],
    },
  ),
];

/** Half on the rival's pad at the start, which only a file can say. */
const onIt = [PADS[0] ?? pad(0, 0, 300), pad(1, 0, -76.2 / 2)];
const there: Case[] = [
  scenario('TR-61/a-pad-that-it-stands-on', "A piece that stands on a rival's pad when its step begins wins by it", {
    pads: onIt,
    pieces: [large],
    actions: [walk('0-L1', [step('C', 90)])],
    expect: [{ legal: true, rulings: [{ clause: 'TR-32', code: 'pad-contact', other: 'pad-1' }], winner: 0 }],
  }),
  scenario('TR-61/a-pad-that-it-leaves', 'If it is tipped off the pad first, it does not', {
    pads: onIt,
    pieces: [large],
    actions: [walk('0-L1', [step('A', 0)])],
    expect: [{ legal: true, winner: 0 }],
  }),
];

const places: Case[] = [
  scenario('TR-62/partly-on-a-pad', 'A piece that stands partly on a pad, as after an opening move, can be judged', {
    pads: [homePad, pad(1, 0, -300)],
    pieces: [upright('0-L1', 0, -76.2 / 2)],
    actions: [walk('0-L1', [step('C', -90)])],
    expect: [{ legal: true, rulings: [], pieces: [{ id: '0-L1', pose: 'upright' }] }],
  }),
  scenario('TR-62/over-the-edge-of-the-table', 'So can one whose corners hang over the edge of the table', {
    tableMm: 1000,
    pieces: [upright('0-L1', 495, 0)],
    actions: [walk('0-L1', [step('B', 90)])],
    expect: [{ legal: true, penalised: [], lay: { xMm: 469.6, zMm: 0, yawDeg: 90 } }],
  }),
  scenario(
    'TR-13/flat-off-its-pad',
    'A flat rival that does not lie on its pad is tackled, and lies on its pad afterwards',
    {
      pieces: [large, flat('1-M1', -4, 40, 90)],
      actions: [tackle('0-L1', step('A', 180))],
      expect: [
        {
          legal: true,
          tackled: ['1-M1'],
          penalised: [],
          pieces: [
            { id: '1-M1', pose: 'flat', onPad: 1 },
            { id: '0-L1', pose: 'upright', onPad: 0 },
          ],
        },
      ],
    },
  ),
];

export const AROUND: readonly Case[] = [
  ...creeping,
  ...pushedAgainst,
  ...fallen,
  ...swivels,
  ...noStep,
  ...drags,
  ...fallsTowards,
  ...there,
  ...places,
];
