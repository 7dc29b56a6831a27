import { lies, PADS, pad, push, scenario, step, tackle, untouched, upright, walk, type Case } from '../file.ts';
import { atGap, halfDiagonalMm, HEIGHT_MM, stepped, type Piece, type Size } from '../geometry.ts';

/**
 * What designers ask of a position beyond the clauses: conditions, how near it was, hands and house rules of their own.
 */
const conditions: Case[] = [
  scenario('conditions/legal-and-what-it-is-not', 'A quarter turn, told by what it is not', {
    pieces: [upright('0-L1'), upright('1-M1', 200, 0)],
    actions: [walk('0-L1', [step('A', 90)])],
    expect: [
      {
        legal: { not: false },
        rulings: [{ not: {} }],
        tackled: { not: ['1-M1'] },
        winner: { not: 0 },
        steps: [
          { pivotSlipMm: { atMost: 1 }, travelMm: { atLeast: 25, atMost: 26 } },
          { not: { swivelDeg: { atLeast: 91 } } },
        ],
        lay: { pose: { not: 'tilted' }, xMm: { atLeast: -0.5, atMost: 0.5 }, not: { zMm: 0 } },
        pieces: [{ id: '1-M1', xMm: 200, within: 0 }, { not: { pose: 'flat' } }],
        not: { penalised: ['0-L1'] },
      },
    ],
  }),
  scenario('conditions/a-slide-and-no-crash', 'A slide that moves nobody, told by the rulings that there are not', {
    surface: 'formica',
    pads: PADS,
    pieces: [upright('0-L1'), upright('1-M1', 200, 0)],
    actions: [walk('0-L1', [step('A', 180)])],
    expect: [
      {
        legal: false,
        rulings: [
          { code: 'pivot-slide' },
          { not: { code: 'crash' } },
          { not: { code: { not: 'pivot-slide' }, other: { not: null } } },
        ],
        steps: [{ pivotSlipMm: { not: { atMost: 1 } } }],
        restored: [],
        lay: { not: { xMm: 25.4, zMm: 25.4 } },
      },
    ],
  }),
  scenario('conditions/a-tackle-before-its-time', 'A tackle, told by when it cannot have met its victim', {
    pieces: [upright('0-L1'), upright('1-M1', -4, 47)],
    actions: [tackle('0-L1', step('A', 180))],
    expect: [
      {
        legal: true,
        tackled: { not: [] },
        rulings: [{ code: 'tackle-base', tick: { atLeast: 121 }, feature: { not: 'side' } }],
        ticks: { not: { atMost: 121 } },
      },
    ],
  }),
];

/** How far off a measured approach may be, mm: what the near misses of contacts.ts leave to finger and pivot. */
const APPROACH_MM = 0.4;

/** The sweep past a rival at this gap, which geometry has set. */
function passing(gapMm: number): Case {
  const mover = upright('0-L1');
  const other = atGap(mover, step('A', 180), upright('1-M1', -47, 73, 45), [1, -1], gapMm);
  return scenario(`nearness/passes-at-${gapMm}-mm`, `A half turn passes a rival at ${gapMm} mm`, {
    pieces: [mover, other],
    actions: [walk('0-L1', [step('A', 180)])],
    expect: [
      {
        legal: true,
        nearest: [{ id: '1-M1', mm: gapMm, feature: 'base-corner', within: APPROACH_MM }],
        mostOtherMoveMm: 0,
        pieces: [untouched(other)],
      },
    ],
  });
}

const nearness: Case[] = [
  ...[1, 2, 5, 9].map(passing),
  scenario('nearness/nothing-within-a-centimetre', 'What never came within a centimetre is not told', {
    pieces: [upright('0-L1'), atGap(upright('0-L1'), step('A', 180), upright('1-M1', -60, 86, 45), [1, -1], 11)],
    actions: [walk('0-L1', [step('A', 180)])],
    expect: [{ legal: true, nearest: [] }],
  }),
  scenario('nearness/a-pad-that-was-missed', 'A large piece comes down three millimetres short of a rival pad', {
    pads: [PADS[0] ?? pad(0, 0, 300), pad(1, 0, -(12.7 + 25.4 + 3 + 38.1))],
    pieces: [upright('0-L1')],
    actions: [walk('0-L1', [step('C', 90)])],
    expect: [
      { legal: true, winner: null, nearest: [{ id: 'pad-1', mm: { atLeast: 2, atMost: 3.4 }, otherFeature: 'pad' }] },
    ],
  }),
  scenario(
    'nearness/what-touches-is-at-no-distance',
    'A tackle comes as near as can be, and what it hit is not counted as moved',
    {
      pieces: [upright('0-L1'), upright('1-M1', -4, 47)],
      actions: [tackle('0-L1', step('A', 180))],
      expect: [{ legal: true, tackled: ['1-M1'], nearest: [{ id: '1-M1', mm: 0, within: 0 }], mostOtherMoveMm: 0 }],
    },
  ),
  scenario(
    'nearness/what-stood-near-from-the-start',
    'A neighbour three millimetres away is near from the first tick on',
    {
      surface: 'glass',
      pieces: [upright('1-L1'), upright('1-L2', -28.4, 0)],
      actions: [push(1, '1-L1', 0.8)],
      expect: [{ nearest: [{ id: '1-L2', mm: 3, tick: { atMost: 60 }, within: 0.05 }] }],
    },
  ),
];

/** A step uses the half diagonal over the height of what the ground gives: the friction line of the rules. */
const lineOf = (size: Size): number => halfDiagonalMm(size) / HEIGHT_MM[size];
const MARGIN = 0.03; // as a share: agreement of hand and theory

function holding(size: Size, surface: string, friction: number): Case {
  const theory = friction / lineOf(size);
  const piece: Piece = upright(`0-${size}1`);
  return scenario(
    `slip-margin/${size.toLowerCase()}-on-${surface}`,
    `Size ${size} on ${surface}: the margin of friction is the coefficient over the friction line`,
    {
      surface,
      pieces: [piece],
      actions: [walk(piece.id, [step('B', -90)])],
      expect: [
        {
          legal: true,
          slipMargin: { atLeast: theory * (1 - MARGIN), atMost: theory * (1 + MARGIN) },
          pivotSlipMm: { atMost: 0.5 },
        },
      ],
    },
  );
}

const margins: Case[] = [
  ...(['S', 'M', 'L'] as const).flatMap((size) => [holding(size, 'mousepad', 0.9), holding(size, 'matte-paper', 0.5)]),
  scenario('slip-margin/one-where-it-slides', 'A pivot that slides uses all the friction that there is', {
    surface: 'formica',
    pieces: [upright('0-M1')],
    actions: [walk('0-M1', [step('B', -90)])],
    expect: [
      {
        legal: false,
        rulings: [{ code: 'pivot-slide' }],
        slipMargin: { atLeast: 0.99, atMost: 1.01 },
        pivotSlipMm: { atLeast: 1 },
      },
    ],
  }),
  scenario('slip-margin/none-without-a-pivot', 'A shove turns on no pivot: it has no margin', {
    surface: 'glass',
    pieces: [upright('1-M1')],
    actions: [push(1, '1-M1', 0.5)],
    expect: [{ slipMargin: { not: { atLeast: 0 } }, pivotSlipMm: { not: { atLeast: 0 } } }],
  }),
];

/** A soft finger leaves a piece so far behind what it means, degrees: 0.11, 0.07 and 0.06 rad (geometry.ts). */
const BEHIND_DEG: Readonly<Record<Size, number>> = { S: 5, M: 3.3, L: 2.5 };

function tipping(size: Size, tiltDeg: number): Case {
  const piece = upright(`0-${size}1`);
  return scenario(
    `hands/${size.toLowerCase()}-tipped-by-${tiltDeg}-degrees`,
    `Size ${size} tipped by a hand that means ${tiltDeg} degrees`,
    {
      pieces: [piece],
      actions: [walk(piece.id, [step('A', 90)], { tiltDeg })],
      expect: [
        {
          legal: true,
          mostTiltDeg: tiltDeg - BEHIND_DEG[size],
          steps: [{ swivelDeg: 90 }],
          lay: lies(stepped(size, piece, step('A', 90))),
          within: { deg: 1 },
        },
      ],
    },
  );
}

/** What a pinch needs: half a diagonal over where it holds. */
const pinchLineOf = (size: Size): number => lineOf(size) / 0.85;

const hands: Case[] = [
  ...(['S', 'M', 'L'] as const).flatMap((size) => [tipping(size, 15), tipping(size, 20)]),
  scenario('hands/small-not-tipped-enough', 'A hand that means five degrees does not lift a small piece: it drags it', {
    pieces: [upright('0-S1')],
    actions: [walk('0-S1', [step('A', 90)], { name: 'careful', tiltDeg: 5 })],
    expect: [{ legal: false, rulings: [{ code: 'pivot-slide' }] }],
  }),
  scenario(
    'hands/pinched-where-it-holds',
    'A pinch holds on paper, with a smaller margin than a finger on the tip has',
    {
      surface: 'matte-paper',
      pieces: [upright('0-L1'), upright('0-L2', 200, 0)],
      actions: [walk('0-L1', [step('A', 90)], { grip: 'pinch' }), walk('0-L2', [step('A', 90)], { grip: 'finger' })],
      expect: [
        {
          legal: true,
          slipMargin: { atLeast: (0.5 / pinchLineOf('L')) * 0.97, atMost: (0.5 / pinchLineOf('L')) * 1.03 },
        },
        { legal: true, slipMargin: { atLeast: (0.5 / lineOf('L')) * 0.97, atMost: (0.5 / lineOf('L')) * 1.03 } },
      ],
    },
  ),
  scenario('hands/pinched-where-it-slides', 'Where a finger on the tip just holds, a pinch lower down slides', {
    surface: 0.44,
    pieces: [upright('0-L1'), upright('0-L2', 200, 0)],
    actions: [walk('0-L1', [step('A', 90)], { grip: 'pinch' }), walk('0-L2', [step('A', 90)])],
    expect: [
      { legal: false, rulings: [{ code: 'pivot-slide' }] },
      { legal: true, rulings: [] },
    ],
  }),
  scenario('hands/a-tackle-by-a-pinch', 'A pinch tackles like a finger', {
    pieces: [upright('0-L1'), upright('1-M1', -4, 47)],
    actions: [tackle('0-L1', step('A', 180), { name: 'brisk', grip: 'pinch', tiltDeg: 15 })],
    expect: [{ legal: true, tackled: ['1-M1'] }],
  }),
  scenario('hands/usual-is-the-usual', 'An object without anything in it is the careful hand', {
    pieces: [upright('0-L1'), upright('0-L2', 200, 0)],
    actions: [walk('0-L1', [step('A', 90)], {}), walk('0-L2', [step('A', 90)])],
    // 2.975 s are 179 samples of four ticks; 36 ticks of rest tell that it is over.
    expect: [
      { legal: true, ticks: 752, mostTiltDeg: 9, within: { ticks: 5 } },
      { legal: true, ticks: 752, mostTiltDeg: 9, within: { ticks: 5 } },
    ],
  }),
  scenario('hands/shaky-on-a-mousepad', 'A shaky hand holds on rubber, with less to spare', {
    surface: 'mousepad',
    pieces: [upright('0-L1')],
    actions: [walk('0-L1', [step('A', 90)], { steadiness: 'shaky' })],
    expect: [{ legal: true, slipMargin: { atLeast: 1, atMost: (0.9 / lineOf('L')) * 0.97 } }],
  }),
  scenario('hands/very-shaky-on-paper', 'A very shaky hand slides on paper, where a careful one holds', {
    surface: 'matte-paper',
    pieces: [upright('0-M1'), upright('0-M2', 200, 0)],
    actions: [walk('0-M1', [step('A', 90)], { steadiness: 'very-shaky' }), walk('0-M2', [step('A', 90)])],
    expect: [
      { legal: false, rulings: [{ code: 'pivot-slide' }] },
      { legal: true, rulings: [] },
    ],
  }),
];

export const DESIGNERS: readonly Case[] = [...conditions, ...nearness, ...margins, ...hands];
