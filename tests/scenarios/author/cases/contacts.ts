import { atGap, stepped, sum, turned, BASE_MM, type Flat, type Piece, type Size, type Step } from '../geometry.ts';
import { flat, lies, scenario, step, untouched, upright, walk, type Case } from '../file.ts';
import type { Hand } from '#sim/assist/assist.ts';

/** How near to the border a near miss is, mm: what a pivot gives and a finger lags is a tenth or two. */
const NEAR = 0.4;

interface Passing {
  readonly name: string;
  readonly clears: string; // titles
  readonly touches: string;
  readonly mover: Piece;
  readonly by: Step;
  /** Somewhere clear of the sweep, and the way towards it. */
  readonly other: Piece;
  readonly towards: Flat;
  readonly feature?: 'base-edge' | 'base-corner';
  readonly hand?: Hand;
}

/** The same walk past the same neighbour, 0.4 mm clear of it and 0.4 mm into it. */
function pair({ name, clears, touches, mover, by, other, towards, feature, hand }: Passing): Case[] {
  const clear = atGap(mover, by, other, towards, NEAR);
  const met = atGap(mover, by, other, towards, -NEAR);
  return [
    scenario(`TR-10/${name}-clears`, clears, {
      pieces: [mover, clear],
      actions: [walk(mover.id, [by], hand)],
      expect: [
        {
          legal: true,
          rulings: [],
          lay: lies(stepped(mover.id.charAt(2) as Size, mover, by)),
          pieces: [untouched(clear)],
        },
      ],
    }),
    scenario(`TR-10/${name}-touches`, touches, {
      pieces: [mover, met],
      actions: [walk(mover.id, [by], hand)],
      expect: [
        {
          legal: false,
          rulings: [
            {
              clause: 'TR-10',
              code: 'walk-contact',
              piece: mover.id,
              other: met.id,
              ...(feature === undefined ? {} : { feature }),
            },
          ],
          penalised: [mover.id],
          restored: [met.id],
          winner: null,
          pieces: [untouched(met), { id: mover.id, pose: 'flat', onPad: 0 }],
        },
      ],
    }),
  ];
}

const L = upright('0-L1');
const M = upright('0-M1', 0, 0, 30);
const S = upright('0-S1', 10, 5, -20);
/**
 * Corner A of the large piece above, the pivot, and a way out from it: where corner C points halfway through a half
 * turn.
 */
const PIVOT: Flat = [BASE_MM.L / 2, BASE_MM.L / 2];
const HALFWAY: Flat = turned([-1, -1], 90);
const at = ([x, z]: Flat, id: string, yawDeg: number): Piece => upright(id, x, z, yawDeg);

const passing: Case[] = [
  ...pair({
    name: 'corner-passes-a-face',
    clears: 'The far corner of the base swings past a rival with room to spare for a sheet of card',
    touches: 'The far corner of the base brushes a rival in passing',
    mover: L,
    by: step('A', 180),
    other: at(sum(PIVOT, [-60, 60]), '1-M1', 45),
    towards: [1, -1],
    feature: 'base-corner',
  }),
  ...pair({
    name: 'corner-passes-an-own-piece',
    clears: 'A piece walks past one of its own',
    touches: 'A piece walking brushes one of its own: as bad as a rival',
    mover: L,
    by: step('A', 180),
    other: at(sum(PIVOT, [-60, 60]), '0-S1', 0),
    towards: [1, -1],
  }),
  ...pair({
    name: 'corner-passes-a-flat-piece',
    clears: 'A piece walks past a penalised one that lies there',
    touches: 'A piece walking brushes a penalised one that lies there',
    mover: L,
    by: step('A', 180),
    other: flat('1-M2', -50, 60, 135),
    towards: [1, -1],
  }),
  ...pair({
    name: 'swing-ends-short',
    clears: 'The swing ends just short of a rival',
    touches: 'The swing ends just too late for a rival',
    mover: L,
    by: step('A', 90),
    other: upright('1-L1', 8, 70, 10),
    towards: [0, -1],
  }),
  ...pair({
    name: 'medium-past-a-ridge',
    clears: 'A medium piece swings past the ridge of a rival',
    touches: 'A medium piece meets the ridge of a rival',
    mover: M,
    by: step('C', -150),
    other: upright('1-S1', -75, 20, 20),
    towards: [1, -0.2],
  }),
  ...pair({
    name: 'small-past-a-large',
    clears: 'A small piece slips past a large one',
    touches: 'A small piece does not slip past a large one',
    mover: S,
    by: step('B', 120),
    other: upright('1-L2', -60, 10, 0),
    towards: [1, 0],
  }),
  ...pair({
    name: 'brisk-swing',
    clears: 'A brisk hand swings past a rival',
    touches: 'A brisk hand brushes a rival',
    mover: L,
    by: step('A', 180),
    other: at(sum(PIVOT, [-60, 60]), '1-M1', 20),
    towards: [1, -1],
    hand: 'brisk',
  }),
  ...pair({
    name: 'full-turn-in-a-crowd',
    clears: 'A full turn with a rival near by',
    touches: 'A full turn in a crowd: even what comes back to its place must not touch on the way',
    mover: L,
    by: step('A', 360),
    other: upright('1-S2', 80, 12.7, 45),
    towards: [-1, 0],
  }),
];

/** Where corner C of the large piece passes halfway, 20 mm inside its reach. */
const inside = sum(PIVOT, [HALFWAY[0] * 15, HALFWAY[1] * 15]);

const plain: Case[] = [
  scenario(
    'TR-10/rival-well-inside-the-swing',
    'A rival that stands well inside the swing is met by the edge that leads',
    {
      pieces: [L, at(inside, '1-S1', 0)],
      actions: [walk('0-L1', [step('A', 180)])],
      expect: [
        {
          legal: false,
          rulings: [
            { clause: 'TR-10', code: 'walk-contact', other: '1-S1', feature: 'base-edge', otherFeature: 'side' },
          ],
          penalised: ['0-L1'],
        },
      ],
    },
  ),
  scenario('TR-10/the-other-way-around-is-free', 'The same place by the other way around meets nobody', {
    pieces: [L, at(inside, '1-S1', 0)],
    actions: [walk('0-L1', [step('A', -90)])],
    expect: [{ legal: true, rulings: [], lay: { xMm: 25.4, zMm: 0, yawDeg: -90 } }],
  }),
  scenario('TR-10/tolerance-excuses-no-contact', 'However lenient the tolerance, the mover itself may touch nobody', {
    tolerance: { moveMm: 100, yawDeg: 180 },
    pieces: [L, at(inside, '1-S1', 0)],
    actions: [walk('0-L1', [step('A', 180)])],
    expect: [
      {
        legal: false,
        rulings: [{ clause: 'TR-10', code: 'walk-contact', other: '1-S1' }],
        penalised: ['0-L1'],
        restored: ['1-S1'],
      },
    ],
  }),
  scenario(
    'TR-10/contact-in-the-second-step',
    'The first step is fine, the second meets a rival: the piece is penalised all the same',
    {
      // After the half turn about A the piece stands at (19.84, 19.84); its corner D is then at (9.92, 29.76), and B at
      // (29.76, 9.92).
      pieces: [upright('0-M1'), upright('1-S1', 19.84, 52, 0)],
      actions: [walk('0-M1', [step('A', 180), step('D', -120)])],
      expect: [
        {
          legal: false,
          rulings: [{ clause: 'TR-10', code: 'walk-contact', other: '1-S1' }],
          steps: [{ swivelDeg: 180, travelMm: 28.06 }, {}],
          penalised: ['0-M1'],
          restored: ['1-S1'],
        },
      ],
    },
  ),
  scenario(
    'TR-08/long-way-around-meets-what-stands-there',
    'Three quarters of a turn sweep three quarters of a circle',
    {
      pieces: [L, at(inside, '1-S1', 0)],
      actions: [walk('0-L1', [step('A', 270)])],
      expect: [
        { legal: false, rulings: [{ clause: 'TR-10', code: 'walk-contact', other: '1-S1' }], penalised: ['0-L1'] },
      ],
    },
  ),
  scenario('TR-08/full-turn-meets-what-stands-there', 'A full turn comes back to its place, but not past a rival', {
    pieces: [L, at(inside, '1-S1', 0)],
    actions: [walk('0-L1', [step('A', -360)])],
    expect: [
      {
        legal: false,
        rulings: [{ clause: 'TR-10', code: 'walk-contact', other: '1-S1' }],
        penalised: ['0-L1'],
        restored: ['1-S1'],
      },
    ],
  }),
];

export const CONTACTS: readonly Case[] = [...passing, ...plain];
