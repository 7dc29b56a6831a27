import { layPads } from '#games/traction/pads.ts';
import { piecesOf } from '#games/traction/pieces.ts';
import { placedOn, SLOTS, spotOnPad } from '#games/traction/slots.ts';
import type { Expectation } from '#games/traction/scenario/expectSchema.ts';
import type { PadPlacement, StandingPose } from '#sim/layout.ts';
import { pieceId } from '#sim/ids.ts';
import { BASE_MM, sizeOf, travelMm, type Piece } from '../geometry.ts';
import { PADS, push, scenario, step, tackle, untouched, upright, walk, type Case, type Pad } from '../file.ts';

/**
 * What set-up and the course of play decide: a scenario cannot show it, but the position in which it comes up. These
 * are the examples of help; what is played on from them is said there.
 */
const SHORTEST_MM = 381;

/** A piece in the slot of its name, or of another's. */
function inSlot(pad: PadPlacement, id: string, slotOf = id, pose: StandingPose = 'upright'): Piece {
  const slot = SLOTS.find(({ name }) => slotOf.endsWith(name));
  if (slot === undefined) throw new Error(`there is no slot for ${slotOf}`);
  return placedOn(spotOnPad(pad, slot.xMm, slot.zMm), pieceId(id), pose);
}

const sixOn = (pad: PadPlacement): Piece[] => piecesOf(pad.seat).map((id) => inSlot(pad, id));

/** Everything as it stands before the first turn. */
function setUp(seats: number): {
  readonly tableMm: number;
  readonly pads: readonly Pad[];
  readonly pieces: readonly Piece[];
} {
  const { tableMm, pads } = layPads(seats, SHORTEST_MM);
  return { tableMm, pads, pieces: pads.flatMap(sixOn) };
}

const [OWN_PAD] = PADS as [PadPlacement];
const legal: Expectation = { legal: true, rulings: [], penalised: [], restored: [] };

/** A piece and the step that brings it against a rival further up the table. */
const tackler = upright('0-L1');
const victim = upright('1-M1', -4, 47);
const hit = tackle('0-L1', step('A', 180));
const tackled: Expectation = { legal: true, tackled: ['1-M1'], penalised: [] };

const beforeTheMatch: Case[] = [
  scenario('TR-01/six-each-and-a-first-step', 'Six pyramids each, ready for the first step', {
    ...setUp(2),
    actions: [walk('0-S1', [step('D', 180)])],
    expect: [legal],
  }),
  scenario('TR-02/four-steps-of-a-long-way', 'Fifteen inches are a long way for the four steps of a small piece', {
    ...setUp(2),
    actions: [walk('0-S1', [step('D', 180), step('A', -180), step('D', 180), step('A', -180)])],
    expect: [{ ...legal, steps: [1, 2, 3, 4].map(() => ({ travelMm: travelMm('S', step('D', 180)) })) }],
  }),
  scenario('TR-53/three-around-the-table', 'Three pads in a circle, each as far from the next', {
    ...setUp(3),
    actions: [walk('0-S1', [step('D', 180)])],
    expect: [legal],
  }),
  scenario('TR-41/shoulder-to-shoulder', 'Six pieces that touch one another on their pad, and the last one leaves', {
    pieces: shoulderToShoulder(['0-L1', '0-L2', '0-M1', '0-M2', '0-S1', '0-S2']),
    actions: [walk('0-S2', [step('A', -90)])],
    expect: [{ legal: true, penalised: [], restored: [] }],
  }),
  scenario('TR-03/the-one-who-was-drawn', 'Chance has drawn the second player, who begins', {
    ...setUp(2),
    seat: 1,
    actions: [walk('1-S1', [step('D', 180)])],
    expect: [legal],
  }),
  scenario('TR-04/one-piece-then-the-rival', 'By house rule the very first turn has one piece', {
    ...setUp(2),
    options: { starterFirstTurnOnePiece: true },
    actions: [walk('0-S1', [step('D', 180)])],
    expect: [legal],
  }),
];

/** In a row on the owner's pad, a hair apart. */
function shoulderToShoulder(ids: readonly string[]): Piece[] {
  const gap = 0.02;
  const whole = ids.reduce((sum, id) => sum + BASE_MM[sizeOf(id)] + gap, -gap);
  let left = OWN_PAD.xMm - whole / 2;
  return ids.map((id) => {
    const base = BASE_MM[sizeOf(id)];
    const xMm = Math.round((left + base / 2) * 100) / 100;
    left += base + gap;
    return upright(id, xMm, OWN_PAD.zMm);
  });
}

const twoPieces: Case[] = [
  scenario('TR-05/one-is-enough', 'One piece walks, and its player is content', {
    pieces: [upright('0-S1', 0, 60), upright('0-L1', 60, 60), upright('1-L1', 0, -100)],
    actions: [walk('0-S1', [step('C', 90)])],
    expect: [legal],
  }),
  scenario('TR-06/one-walk-then-the-other', 'One piece ends its walk before the other begins', {
    pieces: [upright('0-S1', 40, 60), upright('0-M1', -20, 60)],
    actions: [
      walk('0-S1', [step('C', 90), step('D', 90), step('A', 90), step('B', 90)]),
      walk('0-M1', [step('C', 90), step('D', 90)]),
    ],
    expect: [
      { ...legal, lay: { zMm: 60 - 4 * BASE_MM.S } },
      { ...legal, lay: { zMm: 60 - 2 * BASE_MM.M } },
    ],
  }),
  scenario('TR-12/one-walks-another-tackles', 'One piece walks, another tackles', {
    pieces: [tackler, victim, upright('0-S1', 70, 60)],
    actions: [walk('0-S1', [step('C', 90)]), hit],
    expect: [legal, tackled],
  }),
  scenario('TR-21/the-tackler-has-acted', 'After the tackle both stay at home, and another piece walks', {
    pieces: [tackler, victim, upright('0-S1', 70, 60)],
    actions: [hit, walk('0-S1', [step('C', 90)])],
    expect: [{ ...tackled, pieces: [{ id: '0-L1', pose: 'upright', onPad: 0 }] }, legal],
  }),
  scenario(
    'TR-20/home-where-its-owner-placed-it',
    'A tackler goes back to where it was placed, which only the file can tell',
    {
      pieces: [tackler, victim],
      home: [{ id: '0-L1', xMm: 10, zMm: 290, yawDeg: 30 }],
      actions: [hit],
      expect: [
        { ...tackled, pieces: [untouched(upright('0-L1', 10, 290, 30)), { id: '1-M1', pose: 'upright', onPad: 1 }] },
      ],
    },
  ),
  scenario('TR-20/somebody-stands-in-its-place', 'A tackler goes home, and finds its place taken', {
    pieces: [tackler, victim, inSlot(OWN_PAD, '0-L2', '0-L1')],
    actions: [hit],
    expect: [
      {
        ...tackled,
        pieces: [
          { id: '0-L1', pose: 'upright', onPad: 0 },
          { id: '1-M1', pose: 'upright', onPad: 1 },
          untouched(inSlot(OWN_PAD, '0-L2', '0-L1')),
        ],
      },
    ],
  }),
];

const lyingFlat = [inSlot(OWN_PAD, '0-M1', '0-M1', 'flat'), upright('0-L1', 0, 60), upright('1-L1', 0, -100)];
const shoved = upright('0-L1', 0, 40);
const culprit = upright('1-M1', 40, -60);
const outOfTurn: Expectation = {
  legal: false,
  rulings: [{ clause: 'TR-29', code: 'crash', piece: '0-L1' }],
  restored: ['0-L1'],
  penalised: [],
};
const neighbour = upright('1-S1', 4, 19.86);

const penalties: Case[] = [
  scenario('TR-23/set-upright-at-the-start', 'A piece lies penalised at the start of its owner’s turn', {
    pieces: lyingFlat,
    actions: [],
    expect: [],
  }),
  scenario('TR-24/set-upright-a-turn-later', 'A piece is left lying for a turn', {
    pieces: lyingFlat,
    actions: [walk('0-L1', [step('C', 90)])],
    expect: [legal],
  }),
  scenario('TR-29/out-of-turn-and-penalised', 'A hand out of turn shoves a piece, and pays for it', {
    surface: 'glass',
    pieces: [shoved, culprit],
    actions: [push(1, '0-L1', 4)],
    expect: [{ ...outOfTurn, pieces: [untouched(shoved)] }],
  }),
  scenario('TR-49/out-of-turn-and-let-off', 'A hand out of turn shoves a piece, and is let off', {
    surface: 'glass',
    pieces: [shoved, culprit],
    actions: [push(1, '0-L1', 4)],
    expect: [outOfTurn],
  }),
  scenario('TR-30/each-judged-alone', 'The mover sweeps a neighbour along, and the rival shoves a piece meanwhile', {
    pieces: [upright('0-L1'), neighbour, upright('0-S1', 60, 30)],
    actions: [walk('0-L1', [step('A', 40)]), push(1, '0-S1', 20)],
    expect: [
      { legal: false, rulings: [{ clause: 'TR-28', code: 'crash', other: '1-S1' }], penalised: ['0-L1'] },
      { legal: false, rulings: [{ clause: 'TR-29', code: 'crash', piece: '0-S1' }], restored: ['0-S1'], penalised: [] },
    ],
  }),
  scenario('TR-39/the-turns-are-used-up', 'One player’s small piece is nearer to the rival’s pad than anybody’s', {
    pieces: [upright('0-S1', 0, -150), upright('1-S1', 60, 40)],
    actions: [],
    expect: [],
  }),
];

export const TURN_CASES: readonly Case[] = [...beforeTheMatch, ...twoPieces, ...penalties];
