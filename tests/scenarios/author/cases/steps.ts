import { travelMm, stepped, walked, type Size, type Step } from '../geometry.ts';
import { scenario, step, lies, upright, walk, type Case } from '../file.ts';
import type { Hand } from '#sim/assist/assist.ts';

const WORDS: Readonly<Record<Size, string>> = { S: 'small', M: 'medium', L: 'large' };
const MOVERS: Readonly<Record<Size, string>> = { S: '0-S1', M: '0-M1', L: '0-L1' };

/** One step that must land exactly where the turned base says. */
function lands(
  name: string,
  title: string,
  surface: string | number,
  size: Size,
  yawDeg: number,
  one: Step,
  hand?: Hand,
  within?: number,
): Case {
  const piece = upright(MOVERS[size], 20, -10, yawDeg);
  const lay = { ...lies(stepped(size, piece, one)), ...(within === undefined ? {} : { within }) };
  const steps = [
    { swivelDeg: one.swivelDeg, travelMm: travelMm(size, one), ...(within === undefined ? {} : { within }) },
  ];
  return scenario(name, title, {
    surface,
    pieces: [piece],
    actions: [walk(piece.id, [one], hand)],
    expect: [{ legal: true, rulings: [], steps, lay, penalised: [], winner: null }],
  });
}

function slides(name: string, title: string, surface: string | number, size: Size, one: Step, hand?: Hand): Case {
  const piece = upright(MOVERS[size]);
  return scenario(name, title, {
    surface,
    pieces: [piece],
    actions: [walk(piece.id, [one], hand)],
    expect: [
      {
        legal: false,
        rulings: [{ clause: 'TR-07', code: 'pivot-slide', piece: piece.id, other: null }],
        penalised: [piece.id],
        pieces: [{ id: piece.id, pose: 'flat', onPad: 0 }],
      },
    ],
  });
}

const GOOD: readonly [
  surface: string,
  words: string,
  steps: Readonly<Record<Size, readonly [yawDeg: number, step: Step]>>,
][] = [
  ['mousepad', 'a mouse pad', { S: [0, step('A', 90)], M: [30, step('B', -120)], L: [0, step('C', 180)] }],
  ['felt', 'felt', { S: [45, step('B', -90)], M: [-60, step('D', 150)], L: [120, step('A', -135)] }],
  [
    'unvarnished-wood',
    'unvarnished wood',
    { S: [-20, step('C', 135)], M: [0, step('A', 180)], L: [77, step('D', 60)] },
  ],
  ['matte-paper', 'paper', { S: [10, step('D', -180)], M: [90, step('C', 45)], L: [-33.3, step('B', -75.5)] }],
];

const BAD: readonly [surface: string, words: string, step: Step][] = [
  ['varnished-wood', 'varnished wood', step('A', 180)],
  ['vinyl', 'vinyl', step('B', -120)],
  ['formica', 'formica', step('C', 90)],
  ['glass', 'glass', step('D', -60)],
];

const SIZES: readonly Size[] = ['S', 'M', 'L'];

const onSurfaces: Case[] = SIZES.flatMap((size) => [
  ...GOOD.map(([surface, words, steps]) =>
    lands(
      `TR-07/${WORDS[size]}-holds-on-${surface}`,
      `A ${WORDS[size]} piece's pivot holds on ${words}`,
      surface,
      size,
      ...steps[size],
    ),
  ),
  ...BAD.map(([surface, words, one]) =>
    slides(
      `TR-07/${WORDS[size]}-slides-on-${surface}`,
      `A ${WORDS[size]} piece's pivot slides away on ${words}`,
      surface,
      size,
      one,
    ),
  ),
  // Half diagonal over height: 0.398, 0.402, 0.404 for a finger on the tip.
  slides(
    `TR-07/${WORDS[size]}-slides-at-friction-038`,
    `At a friction of 0.38 the ${WORDS[size]} piece slides: a finger on its tip needs 0.40`,
    0.38,
    size,
    step('A', 120),
  ),
  lands(
    `TR-07/${WORDS[size]}-holds-at-friction-042`,
    `At a friction of 0.42 the ${WORDS[size]} piece holds: a finger on its tip needs 0.40`,
    0.42,
    size,
    15,
    step('B', 120),
  ),
]);

const anyAngle: Case[] = [
  lands(
    'TR-08/full-turn-is-a-step',
    'A full turn of 360 degrees ends where it began, and is a step',
    'mousepad',
    'L',
    0,
    step('A', 360),
    undefined,
    0.8,
  ),
  lands(
    'TR-08/full-turn-clockwise-is-a-step',
    'So is a full turn clockwise',
    'mousepad',
    'M',
    40,
    step('C', -360),
    undefined,
    0.8,
  ),
  lands(
    'TR-08/small-full-turn-on-paper',
    'A small piece turns right around on paper',
    'matte-paper',
    'S',
    0,
    step('D', 360),
    undefined,
    0.8,
  ),
  lands(
    'TR-08/three-quarters-the-long-way',
    'Three quarters of a turn, where a quarter back would have done',
    'felt',
    'L',
    0,
    step('A', 270),
  ),
  lands('TR-08/a-quarter-the-short-way', 'The quarter back, to the same place', 'felt', 'L', 0, step('A', -90)),
  lands('TR-08/one-degree', 'One degree is a step too', 'felt', 'M', 0, step('B', 1)),
  lands(
    'TR-08/half-a-degree-short-of-a-full-turn',
    'A hair less than a full turn',
    'mousepad',
    'S',
    -100,
    step('B', -359.5),
    undefined,
    0.8,
  ),
];

const noSwivel: Case[] = SIZES.map((size, i) =>
  lands(
    `TR-47/${WORDS[size]}-tips-and-comes-down`,
    `A ${WORDS[size]} piece that is tipped and set down again has taken a step`,
    ['matte-paper', 'felt', 'mousepad'][i] ?? 'felt',
    size,
    25 * i,
    step((['A', 'C', 'D'] as const)[i] ?? 'A', 0),
  ),
);

const hands: Case[] = [
  lands(
    'hands/careful-half-turn',
    'A careful hand at a quarter turn a second',
    'unvarnished-wood',
    'L',
    0,
    step('A', 180),
    'careful',
  ),
  lands(
    'hands/natural-half-turn',
    'A natural hand twice as fast, to the same place',
    'mousepad',
    'L',
    0,
    step('A', 180),
    'natural',
  ),
  lands(
    'hands/brisk-half-turn',
    'A brisk hand four times as fast, to the same place',
    'mousepad',
    'L',
    0,
    step('A', 180),
    'brisk',
    0.8,
  ),
  lands(
    'hands/brisk-small-quarter-turn',
    'A brisk hand with a small piece',
    'mousepad',
    'S',
    0,
    step('B', 90),
    'brisk',
    0.8,
  ),
  slides(
    'hands/natural-slides-on-formica',
    'No hand makes formica hold: the natural one slides',
    'formica',
    'M',
    step('A', 90),
    'natural',
  ),
  slides(
    'hands/brisk-slides-on-varnished-wood',
    'No hand makes varnished wood hold: the brisk one slides',
    'varnished-wood',
    'S',
    step('A', 90),
    'brisk',
  ),
];

/** A walk that must end where the corners, one after the other, say. */
function walks(
  name: string,
  title: string,
  size: Size,
  yawDeg: number,
  steps: readonly Step[],
  ranges?: readonly [number, number, number],
): Case {
  const piece = upright(MOVERS[size], -30, 15, yawDeg);
  const within = 0.4 + 0.2 * steps.length; // a pivot may give a tenth or two each time
  return scenario(name, title, {
    surface: 'felt',
    ...(ranges === undefined ? {} : { options: { ranges } }),
    pieces: [piece],
    actions: [walk(piece.id, steps)],
    expect: [
      {
        legal: true,
        rulings: [],
        steps: steps.map((one) => ({ swivelDeg: one.swivelDeg, travelMm: travelMm(size, one) })),
        lay: { ...lies(walked(size, piece, steps)), within },
        penalised: [],
      },
    ],
  });
}

const straight = (n: number): Step[] =>
  Array.from({ length: n }, (_, i) => step(i % 2 === 0 ? 'A' : 'C', i % 2 === 0 ? 180 : -180));

const ranges: Case[] = [
  walks('ranges/small-walks-four', 'A small piece walks four steps in a line', 'S', 0, straight(4)),
  walks('ranges/small-walks-four-corners', 'A small piece walks on each of its corners in turn', 'S', 10, [
    step('A', 60),
    step('B', -90),
    step('C', 120),
    step('D', -45),
  ]),
  walks('ranges/small-may-stop-after-one', 'A small piece may stop after one step', 'S', 0, [step('D', 100)]),
  walks('ranges/medium-walks-two', 'A medium piece walks two steps', 'M', 0, [step('B', 150), step('D', -150)]),
  walks('ranges/large-walks-one', 'A large piece walks one step', 'L', 5, [step('B', 90)]),
  walks(
    'ranges/house-rules-small-walks-six',
    'By the house ranges 6, 3, 1 a small piece walks six',
    'S',
    0,
    straight(6),
    [6, 3, 1],
  ),
  walks(
    'ranges/house-rules-medium-walks-three',
    'By the house ranges 6, 3, 1 a medium piece walks three',
    'M',
    0,
    [step('A', 90), step('B', 90), step('C', -90)],
    [6, 3, 1],
  ),
  walks(
    'ranges/house-rules-large-walks-one',
    'By the house ranges 6, 3, 1 a large piece still walks one',
    'L',
    0,
    [step('C', -120)],
    [6, 3, 1],
  ),
  walks('TR-07/same-corner-twice', 'The pivot is chosen afresh each step: the same corner may serve again', 'M', 0, [
    step('A', 60),
    step('A', 60),
  ]),
  walks('TR-09/each-step-is-set-down', 'Two steps, each put down flat before the next', 'M', 0, [
    step('C', 120),
    step('B', -60),
  ]),
];

/** Tipped by too little, a medium piece rolls over from one corner to the next as it slides. */
const rolledOver = scenario(
  'TR-07/the-slide-of-every-corner',
  'A step tells the furthest that any of its pivots slid, not only what the last one did',
  {
    pieces: [upright('0-M1')],
    actions: [
      { do: 'walk', piece: '0-M1', steps: [{ corner: 'A', swivelDeg: 120 }], hand: { name: 'careful', tiltDeg: 5 } },
    ],
    expect: [
      {
        legal: false,
        rulings: [{ code: 'pivot-slide' }, { code: 'no-set-down' }],
        steps: [{ pivotSlipMm: { atLeast: 10 } }],
      },
    ],
  },
);

export const STEPS: readonly Case[] = [rolledOver, ...onSurfaces, ...anyAngle, ...noSwivel, ...hands, ...ranges];
