import { BASE_MM, halfDiagonalMm } from '../geometry.ts';
import {
  flat,
  push,
  scenario,
  step,
  untouched,
  upright,
  walk,
  type Action,
  type Case,
  type Contents,
} from '../file.ts';
import { freeStep, gestureOf, type Hold, type Wish } from '../hand.ts';
import type { Piece } from '../geometry.ts';

/**
 * A shove on a surface that is slippery enough: at half height a shove over an edge tips a piece from a friction of
 * 0.57 on.
 */
function shove(
  name: string,
  title: string,
  surface: string,
  piece: Piece,
  farMm: number,
  by: number | null,
  crash: boolean,
  tolerance?: Contents['tolerance'],
): Case {
  const clause = by === null ? 'TR-31' : 'TR-29';
  const lay = { xMm: piece.xMm + farMm, zMm: piece.zMm, within: 0.15 };
  return scenario(name, title, {
    surface,
    ...(tolerance === undefined ? {} : { tolerance }),
    pieces: [piece],
    actions: [push(by, piece.id, farMm)],
    expect: [
      crash
        ? {
            legal: by === null,
            rulings: [{ clause, code: 'crash', piece: piece.id, other: null }],
            lay,
            restored: [piece.id],
            penalised: [],
            pieces: [untouched(piece)],
          }
        : {
            legal: true,
            rulings: [{ clause: 'TR-27', code: 'jiggle', piece: piece.id }],
            lay,
            restored: [piece.id],
            penalised: [],
            pieces: [untouched(piece)],
          },
    ],
  });
}

/**
 * A hand out of turn that tips a piece on corner A and turns it by a little: its middle moves 0.31 mm a degree (large).
 */
function twist(name: string, title: string, deg: number, crash: boolean, tolerance?: Contents['tolerance']): Case {
  const piece = upright('0-L1');
  const movedMm = halfDiagonalMm('L') * 2 * Math.sin((deg * Math.PI) / 360);
  if (tolerance === undefined && movedMm > 0.9) throw new Error('it is to be the turn that decides');
  return scenario(name, title, {
    ...(tolerance === undefined ? {} : { tolerance }),
    pieces: [piece],
    actions: [
      { do: 'disturb', by: 1, piece: piece.id, gesture: gestureOf(piece, [{ corner: 'A', wishes: freeStep(deg) }]) },
    ],
    expect: [
      {
        legal: !crash,
        rulings: [crash ? { clause: 'TR-29', code: 'crash' } : { clause: 'TR-27', code: 'jiggle' }],
        lay: { yawDeg: deg, pose: 'upright', within: 0.3 },
        restored: [piece.id],
        pieces: [untouched(piece)],
      },
    ],
  });
}

const STRICT = { moveMm: 0.25, yawDeg: 0.5 } as const;
const HALFWAY = { moveMm: 0.63, yawDeg: 1.25 } as const;

const howFar: Case[] = [
  shove(
    'TR-27/moved-less-than-a-millimetre',
    'Moved by 0.8 mm: a jiggle, ignored',
    'formica',
    upright('0-L1'),
    0.8,
    1,
    false,
  ),
  shove('TR-27/moved-more-than-a-millimetre', 'Moved by 1.2 mm: a crash', 'formica', upright('0-L1'), 1.2, 1, true),
  shove(
    'TR-27/small-moved-less-than-a-millimetre',
    'A small piece moved by 0.8 mm',
    'glass',
    upright('1-S1', 20, 30),
    0.8,
    1,
    false,
  ),
  shove(
    'TR-27/small-moved-more-than-a-millimetre',
    'A small piece moved by 1.2 mm',
    'glass',
    upright('1-S1', 20, 30),
    1.2,
    1,
    true,
  ),
  shove(
    'TR-27/strict-table-forgives-a-hair',
    'On a strict table 0.15 mm is still a jiggle',
    'glass',
    upright('0-M1'),
    0.15,
    1,
    false,
    STRICT,
  ),
  shove(
    'TR-27/strict-table-forgives-no-more',
    'On a strict table 0.35 mm is a crash',
    'glass',
    upright('0-M1'),
    0.35,
    1,
    true,
    STRICT,
  ),
  shove(
    'TR-27/slider-halfway-forgives-half-a-millimetre',
    'With the slider halfway, 0.5 mm is a jiggle',
    'vinyl',
    upright('0-L2'),
    0.5,
    1,
    false,
    HALFWAY,
  ),
  shove(
    'TR-27/slider-halfway-forgives-no-more',
    'With the slider halfway, 0.8 mm is a crash',
    'vinyl',
    upright('0-L2'),
    0.8,
    1,
    true,
    HALFWAY,
  ),
  twist('TR-27/turned-less-than-two-degrees', 'Turned by 1.5 degrees: a jiggle', 1.5, false),
  twist(
    'TR-27/turned-more-than-two-degrees',
    'Turned by 2.5 degrees, though moved by less than a millimetre: a crash',
    2.5,
    true,
  ),
  twist('TR-27/lenient-table-forgives-a-turn', 'On a lenient table 2.5 degrees are a jiggle', 2.5, false, {
    moveMm: 2,
    yawDeg: 4,
  }),
  scenario('TR-27/left-upright', 'Shoved over on a mouse pad, a piece no longer stands: a crash however far it moved', {
    tolerance: { moveMm: 100, yawDeg: 180 },
    pieces: [upright('0-L1')],
    actions: [push(1, '0-L1', 40)],
    expect: [
      {
        legal: false,
        rulings: [{ clause: 'TR-29', code: 'crash', piece: '0-L1' }],
        restored: ['0-L1'],
        pieces: [untouched(upright('0-L1'))],
      },
    ],
  }),
  scenario(
    'TR-27/rocked-and-back',
    'A shove of three millimetres on a mouse pad only rocks the piece, which falls back to its place',
    {
      pieces: [upright('0-L1')],
      actions: [push(1, '0-L1', 3)],
      expect: [
        {
          legal: true,
          lay: { xMm: 0, zMm: 0, pose: 'upright', within: 0.9 },
          restored: ['0-L1'],
          pieces: [untouched(upright('0-L1'))],
        },
      ],
    },
  ),
];

const whose: Case[] = [
  shove(
    'TR-29/a-rival-shoves-the-mover-s-piece',
    'A rival out of turn shoves a piece of the player whose turn it is',
    'glass',
    upright('0-L1'),
    4,
    1,
    true,
  ),
  shove(
    'TR-29/a-rival-shoves-its-own-piece',
    'A player out of turn shoves a piece of its own: a crash as well',
    'glass',
    upright('1-M1'),
    4,
    1,
    true,
  ),
  shove(
    'TR-29/a-rival-only-jiggles',
    'A rival out of turn that only jiggles has done nothing',
    'glass',
    upright('0-L1'),
    0.6,
    1,
    false,
  ),
  shove(
    'TR-31/nobody-s-bump',
    'A bumped table shoves a piece: put back, nobody is penalised',
    'glass',
    upright('0-L1'),
    4,
    null,
    true,
  ),
  shove(
    'TR-31/nobody-s-jiggle',
    'A bumped table that only jiggles a piece: it is put back, and nobody has done it',
    'glass',
    upright('0-L1'),
    0.6,
    null,
    false,
  ),
  scenario(
    'TR-31/play-goes-on-from-where-it-stood',
    'After a bump the piece walks from exactly where it stood before',
    {
      surface: 'matte-paper',
      pieces: [upright('0-L1')],
      actions: [push(null, '0-L1', 20), walk('0-L1', [step('A', 90)])],
      expect: [
        {
          legal: true,
          rulings: [{ clause: 'TR-31', code: 'crash' }],
          restored: ['0-L1'],
          pieces: [untouched(upright('0-L1'))],
        },
        { legal: true, lay: { xMm: 0, zMm: 25.4, yawDeg: 90 } },
      ],
    },
  ),
  scenario('TR-29/shoved-into-another', 'A piece shoved out of turn takes another along: both are put back', {
    surface: 'glass',
    pieces: [upright('0-L1'), upright('1-L1', 29.5, 3.33, 12.34)],
    actions: [push(1, '0-L1', 6)],
    expect: [
      {
        legal: false,
        rulings: [
          { clause: 'TR-29', code: 'crash', other: null },
          { clause: 'TR-29', code: 'crash', other: '1-L1' },
        ],
        restored: ['0-L1', '1-L1'],
        pieces: [untouched(upright('0-L1')), untouched(upright('1-L1', 29.5, 3.33, 12.34))],
      },
    ],
  }),
];

/** A small piece against the leading edge A-B of a large one, face to face: touching before the action (TR-48). */
const FACE = BASE_MM.L / 2 + BASE_MM.S / 2;
const large = upright('0-L1');
const neighbour = (gap: number, xMm = 4): Piece => upright('1-S1', xMm, Math.round((FACE + gap) * 100) / 100);

const gesture = (
  piece: Piece,
  holds: readonly Hold[],
  as: 'walk' | 'tackle' = 'walk',
  grip: 'finger' | 'pinch' | 'push' = 'finger',
): Action => ({ do: 'gesture', as, piece: piece.id, gesture: gestureOf(piece, holds, grip) });
const hold = (wishes: readonly Wish[], corner: 'A' | null = 'A'): Hold => ({ corner, wishes });
/** Turned into the neighbour, and back out of its place before it is set down. */
const thereAndBack: readonly Wish[] = [
  { seconds: 0.5, tiltDeg: 11.5 },
  { seconds: 0.8, tiltDeg: 11.5, swivelDeg: 8 },
  { seconds: 0.5, tiltDeg: 11.5, swivelDeg: -4 },
  { seconds: 0.5, tiltDeg: 0, swivelDeg: -4 },
  { seconds: 0.2, still: true },
];

const neighbours: Case[] = [
  scenario('TR-48/leaving-a-neighbour', 'A piece leaves a neighbour that it touched: no offence', {
    pieces: [large, neighbour(0.02)],
    actions: [walk('0-L1', [step('D', -90)])],
    expect: [{ legal: true, rulings: [], lay: { xMm: 0, zMm: -25.4, yawDeg: -90 }, restored: [] }],
  }),
  scenario('TR-48/leaving-between-two', 'A piece leaves the gap between two neighbours that it touched', {
    pieces: [large, neighbour(0.02), upright('0-M1', 22.65, 0)],
    actions: [walk('0-L1', [step('D', -90)])],
    expect: [{ legal: true, lay: { xMm: 0, zMm: -25.4, yawDeg: -90 }, penalised: [] }],
  }),
  scenario(
    'TR-48/parted-and-touched-again',
    'A piece leaves its neighbour, and its next step brings it back against it: that is a contact',
    {
      pieces: [upright('0-M1'), upright('1-S1', 0, 17.09)],
      actions: [walk('0-M1', [step('D', -40), step('D', 44)])],
      expect: [
        {
          legal: false,
          rulings: [{ clause: 'TR-10', code: 'walk-contact', other: '1-S1' }],
          penalised: ['0-M1'],
          restored: ['1-S1'],
        },
      ],
    },
  ),
  scenario('TR-48/parted-and-not-quite-back', 'A piece leaves its neighbour, and its next step stops short of it', {
    pieces: [upright('0-M1'), upright('1-S1', 0, 17.09)],
    actions: [walk('0-M1', [step('D', -40), step('D', 34)])],
    expect: [{ legal: true, rulings: [], lay: { yawDeg: -6, pose: 'upright', within: 1 } }],
  }),
  scenario(
    'TR-28/neighbour-swept-along',
    'A piece sweeps along a neighbour that it touched: no contact to speak of, but a crash',
    {
      pieces: [large, neighbour(0.02)],
      actions: [walk('0-L1', [step('A', 40)])],
      expect: [
        {
          legal: false,
          rulings: [{ clause: 'TR-28', code: 'crash', other: '1-S1' }],
          penalised: ['0-L1'],
          restored: ['1-S1'],
          pieces: [untouched(neighbour(0.02)), { id: '0-L1', pose: 'flat', onPad: 0 }],
        },
      ],
    },
  ),
  scenario('TR-28/neighbour-left-behind', 'The same turn the other way around leaves the neighbour where it is', {
    pieces: [large, neighbour(0.02)],
    actions: [walk('0-L1', [step('A', -40)])],
    expect: [{ legal: true, penalised: [], restored: [] }],
  }),
  scenario(
    'TR-51/a-hair-apart-is-touching',
    'A neighbour 0.02 mm away was touched before the action: nudging it a little is no contact',
    {
      tolerance: { moveMm: 5, yawDeg: 20 },
      pieces: [large, neighbour(0.02, 10)],
      actions: [gesture(large, [hold(thereAndBack)])],
      expect: [
        {
          legal: true,
          rulings: [{ clause: 'TR-27', code: 'jiggle', other: '1-S1' }],
          penalised: [],
          restored: ['1-S1'],
        },
      ],
    },
  ),
  scenario(
    'TR-51/a-fifth-of-a-millimetre-apart-is-not',
    'A neighbour 0.2 mm away was not: the same nudge is a contact',
    {
      tolerance: { moveMm: 5, yawDeg: 20 },
      pieces: [large, neighbour(0.2, 10)],
      actions: [gesture(large, [hold(thereAndBack)])],
      expect: [
        { legal: false, rulings: [{ clause: 'TR-10', code: 'walk-contact', other: '1-S1' }], penalised: ['0-L1'] },
      ],
    },
  ),
  scenario(
    'TR-51/a-fifth-of-a-millimetre-apart-and-left-alone',
    'A neighbour 0.2 mm away that is left alone has not been touched',
    {
      pieces: [large, neighbour(0.2)],
      actions: [walk('0-L1', [step('D', -90)])],
      expect: [{ legal: true, rulings: [], pieces: [untouched(neighbour(0.2))] }],
    },
  ),
];

const inTheWay = upright('1-S1', -4.37, 38.21, 20.05);
const bystander = upright('1-M2', -60.01, 5.55, -77.77);
const restored: Case[] = [
  scenario(
    'TR-28/mover-knocks-a-rival-along',
    'A brisk walk knocks a rival along: contact and crash, the mover is penalised, the rival put back',
    {
      surface: 'matte-paper',
      tolerance: { moveMm: 0.05, yawDeg: 0.1 },
      pieces: [large, inTheWay],
      actions: [walk('0-L1', [step('A', 180)], 'brisk')],
      expect: [
        {
          legal: false,
          rulings: [
            { clause: 'TR-10', code: 'walk-contact' },
            { clause: 'TR-28', code: 'crash', other: '1-S1' },
          ],
          penalised: ['0-L1'],
          restored: ['1-S1'],
          pieces: [untouched(inTheWay)],
        },
      ],
    },
  ),
  scenario(
    'TR-50/nudged-within-tolerance',
    'A rival that was only nudged by an illegal contact is put back to the last digit all the same',
    {
      pieces: [large, inTheWay, bystander],
      actions: [walk('0-L1', [step('A', 180)], 'careful')],
      expect: [
        { legal: false, penalised: ['0-L1'], restored: ['1-S1'], pieces: [untouched(inTheWay), untouched(bystander)] },
      ],
    },
  ),
  scenario(
    'TR-50/knocked-beyond-tolerance',
    'A rival that was knocked away by an illegal contact is put back to the last digit',
    {
      surface: 'matte-paper',
      pieces: [large, inTheWay, bystander],
      actions: [walk('0-L1', [step('A', 180)], 'brisk')],
      expect: [
        { legal: false, penalised: ['0-L1'], restored: ['1-S1'], pieces: [untouched(inTheWay), untouched(bystander)] },
      ],
    },
  ),
];

const faults: Case[] = [
  scenario('TR-43/slides-and-hits', 'A piece that slides on glass and hits a rival has two faults, and one penalty', {
    surface: 'glass',
    pieces: [large, upright('1-L1', -4, 38, 45)],
    actions: [walk('0-L1', [step('A', 180)])],
    expect: [{ legal: false, rulings: [{ code: 'pivot-slide' }, { code: 'walk-contact' }], penalised: ['0-L1'] }],
  }),
  scenario('TR-44/both-pieces-slide', 'Both pieces of a turn are at fault: both are penalised', {
    surface: 'glass',
    pieces: [large, upright('0-M1', 80, 0)],
    actions: [walk('0-L1', [step('A', 120)]), walk('0-M1', [step('B', 120)])],
    expect: [
      { legal: false, penalised: ['0-L1'] },
      {
        legal: false,
        penalised: ['0-M1'],
        pieces: [
          { id: '0-L1', pose: 'flat', onPad: 0 },
          { id: '0-M1', pose: 'flat', onPad: 0 },
        ],
      },
    ],
  }),
  scenario(
    'TR-44/only-the-one-at-fault',
    'The first piece is at fault, the second is not: one penalty, and the second move stands',
    {
      pieces: [large, upright('1-S1', -4, 38, 20), upright('0-M1', 80, 0)],
      actions: [walk('0-L1', [step('A', 180)]), walk('0-M1', [step('A', 90)])],
      expect: [
        { legal: false, penalised: ['0-L1'] },
        { legal: true, rulings: [], penalised: [], lay: { xMm: 80, zMm: 19.84, yawDeg: 90 } },
      ],
    },
  ),
];

/** Past 53.0 degrees over a corner a large piece falls over; short of it, it falls back. */
const tipAndLetGo = (tiltDeg: number): Wish[] => [
  { seconds: 1.2, tiltDeg },
  { seconds: 0.5, still: true },
];
const lifted = (heightMm: number): Wish[] => [
  { seconds: 0.5, tiltDeg: 11.5 },
  { seconds: 0.5, byMm: [0, heightMm, 0] },
  { seconds: 0.5, byMm: [0, -heightMm, 0] },
  { seconds: 0.5, tiltDeg: 0 },
  { seconds: 0.1, still: true },
];

const hop = (across: readonly [number, number, number], turnDeg: number): Wish[] => [
  { seconds: 0.6, byMm: [0, 15, 0] },
  { seconds: 1.2, byMm: across, turnDeg },
  { seconds: 0.6, byMm: [0, -15, 0] },
  { seconds: 0.1, still: true },
];
const shortDrag: Wish[] = [
  { seconds: 0.6, byMm: [0.8, 0, 0] },
  { seconds: 0.2, still: true },
];

const free: Case[] = [
  scenario('TR-25/let-go-beyond-the-balance', 'Let go beyond its balance over a corner, a piece falls over', {
    pieces: [large],
    actions: [gesture(large, [hold(tipAndLetGo(60))])],
    expect: [
      {
        legal: false,
        rulings: [{ clause: 'TR-25', code: 'fell', piece: '0-L1' }],
        penalised: ['0-L1'],
        pieces: [{ id: '0-L1', pose: 'flat', onPad: 0 }],
      },
    ],
  }),
  scenario('TR-25/let-go-short-of-the-balance', 'Let go short of its balance, it falls back on to its base', {
    pieces: [large],
    actions: [gesture(large, [hold(tipAndLetGo(44))])],
    expect: [{ lay: { pose: 'upright' } }],
  }),
  scenario('TR-25/the-second-piece-may-still-act', 'One piece falls over; the other may still act', {
    pieces: [large, upright('0-M1', 90, 0)],
    actions: [gesture(large, [hold(tipAndLetGo(60))]), walk('0-M1', [step('C', -90)])],
    expect: [
      { legal: false, rulings: [{ clause: 'TR-25', code: 'fell' }], penalised: ['0-L1'] },
      { legal: true, rulings: [], lay: { xMm: 70.16, zMm: 0, yawDeg: -90 } },
    ],
  }),
  scenario('TR-07/lifted-off-the-surface', 'Lifted clear of the surface, a piece stands on nothing', {
    pieces: [large],
    actions: [gesture(large, [hold(lifted(30))])],
    expect: [{ legal: false, rulings: [{ clause: 'TR-07', code: 'lift-off', piece: '0-L1' }], penalised: ['0-L1'] }],
  }),
  scenario('TR-07/held-lightly-but-not-lifted', 'Tipped and held, the pivot stays down: no lift-off', {
    pieces: [large],
    actions: [gesture(large, [hold(freeStep(60))])],
    expect: [{ legal: true, rulings: [], lay: { yawDeg: 60, pose: 'upright' } }],
  }),
  scenario(
    'TR-07/dragged-more-than-a-millimetre',
    'Dragged three millimetres over glass before it is tipped: a slide',
    {
      surface: 'glass',
      pieces: [large],
      actions: [
        gesture(large, [
          hold(
            [
              { seconds: 1, byMm: [6, 0, 0] },
              { seconds: 0.2, still: true },
            ],
            null,
          ),
        ]),
      ],
      expect: [{ legal: false, rulings: [{ clause: 'TR-07', code: 'pivot-slide' }], penalised: ['0-L1'] }],
    },
  ),
  scenario('TR-07/shifted-less-than-a-millimetre', 'Nudged by less than a millimetre where it stands: no slide', {
    surface: 'glass',
    pieces: [large],
    actions: [
      gesture(large, [
        hold(
          [
            { seconds: 1, byMm: [0.6, 0, 0] },
            { seconds: 0.2, still: true },
          ],
          null,
        ),
      ]),
    ],
    expect: [{ legal: true, rulings: [] }],
  }),
  scenario(
    'TR-07/lifted-straight-up-and-turned',
    'Lifted straight up from its base, turned in the air and put down: it never stood on a corner',
    {
      pieces: [large],
      actions: [gesture(large, [hold(hop([0, 0, 0], 90), null)])],
      expect: [{ legal: false, rulings: [{ clause: 'TR-07', code: 'lift-off' }], penalised: ['0-L1'] }],
    },
  ),
  scenario('TR-07/hopped-on-to-a-pad', "A hop on to the rival's pad is no step, and no win", {
    pads: [
      { seat: 0, xMm: 0, zMm: 300, yawDeg: 0 },
      { seat: 1, xMm: 0, zMm: -60, yawDeg: 0 },
    ],
    pieces: [large],
    actions: [gesture(large, [hold(hop([0, 0, -15], 0), null)])],
    expect: [{ legal: false, rulings: [{ clause: 'TR-07', code: 'lift-off' }], winner: null, penalised: ['0-L1'] }],
  }),
  scenario('TR-07/spun-on-the-spot', 'Spun on all four corners of its base, a piece has not turned on one of them', {
    surface: 'glass',
    pieces: [large],
    actions: [
      gesture(large, [
        hold(
          [
            { seconds: 1.5, byMm: [0, 0, 0], turnDeg: 90 },
            { seconds: 0.2, still: true },
          ],
          null,
        ),
      ]),
    ],
    expect: [{ legal: false, rulings: [{ clause: 'TR-07', code: 'pivot-slide' }], penalised: ['0-L1'] }],
  }),
  scenario('TR-07/short-drags-add-up', 'Three drags of six tenths of a millimetre are one of nearly two', {
    surface: 'glass',
    pieces: [large],
    actions: [
      gesture(
        large,
        [0, 0.65, 1.3].map((xMm) => ({ corner: null, from: { xMm, zMm: 0, yawDeg: 0 }, wishes: shortDrag })),
        'walk',
        'push',
      ),
    ],
    expect: [{ legal: false, rulings: [{ clause: 'TR-07', code: 'pivot-slide' }], penalised: ['0-L1'] }],
  }),
  // Held at 0.85 of the height the threshold is half diagonal over that: 0.475 for a large piece.
  scenario(
    'TR-07/pinched-lower-down-needs-more-grip',
    'Pinched at 0.85 of its height a large piece slides at a friction of 0.43',
    {
      surface: 0.43,
      pieces: [large],
      actions: [gesture(large, [hold(freeStep(90))], 'walk', 'pinch')],
      expect: [{ legal: false, rulings: [{ clause: 'TR-07', code: 'pivot-slide' }], penalised: ['0-L1'] }],
    },
  ),
  scenario(
    'TR-07/pinched-lower-down-with-enough-grip',
    'Pinched at 0.85 of its height a large piece holds at a friction of 0.55',
    {
      surface: 0.55,
      pieces: [large],
      actions: [gesture(large, [hold(freeStep(90))], 'walk', 'pinch')],
      expect: [{ legal: true, rulings: [], lay: { xMm: 0, zMm: 25.4, yawDeg: 90, within: 1 } }],
    },
  ),
  scenario('TR-09/rocked-over-to-another-corner', 'Rocked from one corner to the next without being set down', {
    pieces: [upright('0-M1')],
    actions: [
      gesture(upright('0-M1'), [
        hold([
          { seconds: 0.6, tiltDeg: 20 },
          { seconds: 1, tiltDeg: 20, over: 'B' },
          { seconds: 0.6, tiltDeg: 0 },
          { seconds: 0.1, still: true },
        ]),
      ]),
    ],
    expect: [{ legal: false, rulings: [{ clause: 'TR-09', code: 'no-set-down', piece: '0-M1' }], penalised: ['0-M1'] }],
  }),
  scenario('TR-09/set-down-between-two-corners', 'The same two corners, set down in between: two steps', {
    pieces: [upright('0-M1')],
    actions: [gesture(upright('0-M1'), [hold(freeStep(0)), { corner: 'B', wishes: freeStep(0) }])],
    expect: [
      { legal: true, rulings: [], steps: [{ swivelDeg: 0 }, { swivelDeg: 0 }], lay: { xMm: 0, zMm: 0, yawDeg: 0 } },
    ],
  }),
  scenario('TR-09/large-takes-a-second-step', 'A large piece has one step: the second is one too many', {
    pieces: [large],
    actions: [
      gesture(large, [
        hold(freeStep(90)),
        { corner: 'A', from: { xMm: 0, zMm: 25.4, yawDeg: 90 }, wishes: freeStep(45) },
      ]),
    ],
    expect: [
      { legal: false, rulings: [{ clause: 'TR-09', code: 'too-many-steps', piece: '0-L1' }], penalised: ['0-L1'] },
    ],
  }),
  scenario('TR-09/large-takes-a-second-step-by-house-rule', 'With a range of two it may', {
    options: { ranges: [4, 2, 2] },
    pieces: [large],
    actions: [
      gesture(large, [
        hold(freeStep(90)),
        { corner: 'A', from: { xMm: 0, zMm: 25.4, yawDeg: 90 }, wishes: freeStep(45) },
      ]),
    ],
    expect: [{ legal: true, rulings: [], steps: [{ swivelDeg: 90 }, { swivelDeg: 45 }], penalised: [], within: 1.5 }],
  }),
];

const stacking: Case[] = [
  scenario(
    'TR-40/on-top-of-a-flat-piece',
    'A piece that would be set down on top of a flat one touches it first: illegal',
    {
      pieces: [large, flat('1-S1', -2, 52, 180)],
      actions: [walk('0-L1', [step('A', 90)])],
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
  scenario('TR-40/beside-a-flat-piece', 'Set down beside it, it is legal', {
    pieces: [large, flat('1-S1', -2, 66, 180)],
    actions: [walk('0-L1', [step('A', 90)])],
    expect: [{ legal: true, rulings: [], lay: { xMm: 0, zMm: 25.4, yawDeg: 90 } }],
  }),
];

export const CRASHES: readonly Case[] = [
  ...howFar,
  ...whose,
  ...neighbours,
  ...restored,
  ...faults,
  ...free,
  ...stacking,
];
