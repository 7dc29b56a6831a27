import type { Expectation } from '#games/traction/scenario/expectSchema.ts';
import { gestureOf, freeStep } from '../hand.ts';
import {
  pad,
  PADS,
  scenario,
  step,
  tackle,
  untouched,
  upright,
  walk,
  lies,
  type Case,
  type Contents,
} from '../file.ts';
import { atGap, halfDiagonalMm, stepped, type Piece } from '../geometry.ts';
import { AIRBORNE } from './airborne.ts';
import { PAD_CASES } from './pads.ts';
import { STANDING } from './standing.ts';
import { TACKLES } from './tackles.ts';

/** House rules that designers try, each beside the same dispute as the rules have it. */
const large = upright('0-L1');
const half = step('A', 180);
const victim = upright('1-M1', -4, 47);
const legal: Expectation = { legal: true, rulings: [], penalised: [] };

/** The same position and actions as another case, in another house. */
function inHouse(of: string, name: string, title: string, change: Pick<Contents, 'options' | 'expect'>): Case {
  const known = [...AIRBORNE, ...PAD_CASES, ...STANDING, ...TACKLES].find((one) => one.name === of);
  if (known === undefined) throw new Error(`there is no case ${of}`);
  return scenario(`house-rules/${name}`, title, {
    ...known.file,
    options: { ...known.file.options, ...change.options },
    expect: change.expect,
  });
}

const stepsAndTackles: Case[] = [
  scenario('house-rules/who-does-not-walk-may-tackle', 'A range of nothing leaves a piece its tackle', {
    options: { ranges: [0, 0, 0] },
    pieces: [large, victim],
    actions: [tackle('0-L1', half)],
    expect: [{ legal: true, tackled: ['1-M1'] }],
  }),
  scenario(
    'house-rules/who-does-not-walk-by-hand',
    'A range of nothing allows not even the first step of a free hand',
    {
      options: { ranges: [4, 2, 0] },
      pieces: [large],
      actions: [
        {
          do: 'gesture',
          as: 'walk',
          piece: '0-L1',
          gesture: gestureOf(large, [{ corner: 'A', wishes: freeStep(90) }]),
        },
      ],
      expect: [{ legal: false, rulings: [{ code: 'too-many-steps' }], penalised: ['0-L1'] }],
    },
  ),
  scenario(
    'house-rules/by-a-matrix-it-may',
    'A matrix of sizes lets a large piece tackle a medium one and nobody else',
    {
      options: {
        tackles: [
          [false, false, false],
          [false, false, false],
          [false, true, false],
        ],
      },
      pieces: [large, victim],
      actions: [tackle('0-L1', half)],
      expect: [{ legal: true, tackled: ['1-M1'] }],
    },
  ),
  scenario('house-rules/by-a-matrix-it-may-not', 'A matrix of sizes that forbids just that', {
    options: {
      tackles: [
        [true, true, true],
        [true, true, true],
        [true, false, true],
      ],
    },
    pieces: [large, victim],
    actions: [tackle('0-L1', half)],
    expect: [
      {
        legal: false,
        tackled: [],
        rulings: [{ code: 'tackle-size', other: '1-M1' }],
        penalised: ['0-L1'],
        restored: ['1-M1'],
      },
    ],
  }),
  scenario('house-rules/a-miss-is-no-free-step', 'A tackle that missed goes back to where it stood', {
    options: { freeStepAfterMiss: false },
    pieces: [large],
    actions: [tackle('0-L1', half)],
    expect: [
      { ...legal, tackled: [], restored: ['0-L1'], lay: lies(stepped('L', large, half)), pieces: [untouched(large)] },
    ],
  }),
  scenario('house-rules/a-miss-is-a-free-step', 'As the rules have it, it stays where it was set down', {
    options: { freeStepAfterMiss: true },
    pieces: [large],
    actions: [tackle('0-L1', half)],
    expect: [{ ...legal, restored: [], pieces: [{ id: '0-L1', ...lies(stepped('L', large, half)) }] }],
  }),
  inHouse(
    'TR-15/two-in-the-same-tick',
    'one-victim-of-two',
    'Of two that are hit in the same moment the house counts one',
    { options: { victims: 1 }, expect: [{ not: { tackled: ['1-S1', '1-S2'] } }] },
  ),
];

const travel = 2 * halfDiagonalMm('L'); // of half a turn

const limits: Case[] = [
  scenario('house-rules/as-far-as-the-house-allows', 'A step of just the way that the house allows', {
    options: { mostTravelMm: Math.ceil(travel) },
    pieces: [large],
    actions: [walk('0-L1', [half])],
    expect: [{ ...legal, steps: [{ travelMm: travel }] }],
  }),
  scenario('house-rules/further-than-the-house-allows', 'Two millimetres further than the house allows', {
    options: { mostTravelMm: travel - 2 },
    pieces: [large],
    actions: [walk('0-L1', [half])],
    expect: [{ legal: false, rulings: [{ clause: 'TR-08', code: 'over-travel' }], penalised: ['0-L1'] }],
  }),
  scenario('house-rules/a-quarter-and-no-more', 'A free hand that turns a quarter where a quarter is allowed', {
    options: { mostSwivelDeg: 90 },
    pieces: [large],
    actions: [
      { do: 'gesture', as: 'walk', piece: '0-L1', gesture: gestureOf(large, [{ corner: 'A', wishes: freeStep(88) }]) },
    ],
    expect: [legal],
  }),
  scenario('house-rules/more-than-a-quarter', 'A free hand that turns further', {
    options: { mostSwivelDeg: 90 },
    pieces: [large],
    actions: [
      { do: 'gesture', as: 'walk', piece: '0-L1', gesture: gestureOf(large, [{ corner: 'A', wishes: freeStep(100) }]) },
    ],
    expect: [{ legal: false, rulings: [{ code: 'over-swivel' }], penalised: ['0-L1'] }],
  }),
];

/** Half a turn about A carries a small piece 20.2 mm away; a pad whose rim is a millimetre short of its far edge. */
const small = upright('0-S1');
const there = stepped('S', small, half);
const rival = pad(1, there.xMm + 14.2875 / 2 - 1 + 127 / 2, there.zMm, 0);
const home = PADS[0] ?? pad(0, 0, 300);
const onAndOff = { pads: [home, rival], pieces: [small], actions: [walk('0-S1', [half, step('A', -180)])] };

const winning: Case[] = [
  scenario('house-rules/rest-on-the-pad-wins', 'Coming to rest on a rival pad wins', {
    ...onAndOff,
    options: { win: 'rest' },
    actions: [walk('0-S1', [half])],
    expect: [
      {
        legal: true,
        winner: 0,
        rulings: [{ clause: 'TR-32', code: 'pad-contact', other: 'pad-1' }],
        pieces: [{ id: '0-S1', onPad: 1 }],
      },
    ],
  }),
  scenario(
    'house-rules/on-and-off-the-pad-does-not',
    'Stepping on a rival pad and off again does not, where rest wins',
    {
      ...onAndOff,
      options: { win: 'rest' },
      expect: [{ ...legal, winner: null, steps: [{}, {}], pieces: [{ id: '0-S1', onPad: null }] }],
    },
  ),
  scenario('house-rules/on-the-pad-by-contact-does', 'Where contact wins, the walk is over with the first step', {
    ...onAndOff,
    options: { win: 'contact' },
    expect: [{ legal: true, winner: 0, steps: [{}] }],
  }),
];

const passed = (gapMm: number): Piece => atGap(large, half, upright('1-M1', -47, 73, 45), [1, -1], gapMm);

const thresholds: Case[] = [
  scenario(
    'house-rules/a-touch-from-half-a-millimetre',
    'Passing at half a millimetre is a touch where a touch is a millimetre',
    {
      options: { contactMm: 1 },
      pieces: [large, passed(0.5)],
      actions: [walk('0-L1', [half])],
      expect: [{ legal: false, rulings: [{ code: 'walk-contact', other: '1-M1' }], nearest: [{ id: '1-M1', mm: 0 }] }],
    },
  ),
  scenario('house-rules/no-touch-from-two-millimetres', 'Passing at two is none', {
    options: { contactMm: 1 },
    pieces: [large, passed(2)],
    actions: [walk('0-L1', [half])],
    expect: [legal],
  }),
  inHouse(
    'TR-07/large-lifted-by-more-than-half-a-millimetre',
    'lifted-and-let-pass',
    'Lifted by 0.6 mm is not lifted where the house says two',
    { options: { liftOffMm: 2 }, expect: [{ rulings: [{ not: { code: 'lift-off' } }] }] },
  ),
  inHouse(
    'TR-07/large-lifted-by-less-than-half-a-millimetre',
    'hardly-lifted-and-called',
    'Lifted by 0.4 mm is lifted where the house says a tenth',
    { options: { liftOffMm: 0.1 }, expect: [{ legal: false, rulings: [{ code: 'lift-off' }] }] },
  ),
  inHouse(
    'TR-26/small-leans-on-a-lying-neighbour',
    'leaning-and-let-stand',
    'A piece that leans by a centimetre stands where the house is that mild',
    { options: { uprightMm: 15 }, expect: [{ rulings: [{ not: { code: 'not-upright' } }], lay: { pose: 'upright' } }] },
  ),
  scenario(
    'house-rules/surface-as-ever-among-slippery-pieces',
    'However slippery pieces are on one another, the table holds as it does',
    {
      surface: 'matte-paper',
      options: { pieceFriction: 0 },
      pieces: [large],
      actions: [walk('0-L1', [step('A', 90)])],
      expect: [{ ...legal, slipMargin: { atLeast: 1.2, atMost: 1.28 } }],
    },
  ),
];

/** The small piece's half turn on to the rim, and who is left to beat there. */
const conceding: Case[] = [
  scenario('conceded/the-pad-of-who-gave-up', 'The pad of a seat that has given up is no goal', {
    ...onAndOff,
    conceded: [1],
    expect: [{ ...legal, winner: null, steps: [{}, {}] }],
  }),
  scenario('conceded/the-pad-of-who-did-not', 'The same walk wins where another has given up', {
    ...onAndOff,
    conceded: [2],
    expect: [{ legal: true, winner: 0 }],
  }),
  scenario('conceded/its-pieces-may-be-tackled', 'Pieces of a seat that has given up stay and may be tackled', {
    conceded: [1],
    pieces: [large, victim],
    actions: [tackle('0-L1', half)],
    expect: [{ legal: true, tackled: ['1-M1'] }],
  }),
];

export const HOUSE_RULES: readonly Case[] = [...stepsAndTackles, ...limits, ...winning, ...thresholds, ...conceding];
