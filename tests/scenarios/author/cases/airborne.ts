import { BASE_MM, halfDiagonalMm, HEIGHT_MM, type Size } from '../geometry.ts';
import { scenario, upright, type Action, type Case } from '../file.ts';
import { gestureOf, type Wish } from '../hand.ts';

/** Pieces that leave the surface (TR-07), and pieces that go from corner to corner without being set down (TR-09). */
const WORDS: Readonly<Record<Size, string>> = { S: 'small', M: 'medium', L: 'large' };
const SIZES: readonly Size[] = ['S', 'M', 'L'];
const moverOf = (size: Size): string => `0-${size}1`;

function byHand(size: Size, corner: 'A' | null, wishes: readonly Wish[]): Action {
  const piece = upright(moverOf(size));
  return { do: 'gesture', as: 'walk', piece: piece.id, gesture: gestureOf(piece, [{ corner, wishes }]) };
}

/**
 * How far a finger's spring gives under a piece that hangs on it, whatever its weight: g / w^2, times 1 + dt (2 w + dt
 * w^2) for the implicit spring at critical damping; w is 15 Hz, dt 1/240 s. And 0.05 mm that a resting piece sits in
 * the surface.
 */
const OMEGA = 2 * Math.PI * 15;
const DT = 1 / 240;
export const GIVES_MM = 1000 * (9.81 / OMEGA ** 2) * (1 + DT * (2 * OMEGA + DT * OMEGA ** 2)) + 0.05;

/** Straight up until the base hangs so high, across, and down again. */
export function lift(highMm: number, acrossMm = 0): Wish[] {
  const up = GIVES_MM + highMm;
  return [
    { seconds: 0.4, byMm: [0, up, 0] },
    { seconds: 0.6, byMm: [acrossMm, 0, 0] },
    { seconds: 0.2, still: true },
    { seconds: 0.4, byMm: [0, -up, 0] },
    { seconds: 0.2, still: true },
  ];
}

const liftedOff = (piece: string) => ({
  legal: false,
  rulings: [{ clause: 'TR-07', code: 'lift-off' as const, piece }],
  penalised: [piece],
});
const stays = { legal: true, rulings: [], penalised: [], lay: { xMm: 0, zMm: 0, yawDeg: 0, pose: 'upright' as const } };

const lifts: Case[] = SIZES.flatMap((size): Case[] => {
  const pieces = [upright(moverOf(size))];
  return [
    scenario(
      `TR-07/${WORDS[size]}-lifted-by-more-than-half-a-millimetre`,
      `A ${WORDS[size]} piece lifted by 0.6 mm has left the surface`,
      {
        pieces,
        actions: [byHand(size, null, lift(0.6))],
        expect: [liftedOff(moverOf(size))],
      },
    ),
    scenario(
      `TR-07/${WORDS[size]}-lifted-by-less-than-half-a-millimetre`,
      `A ${WORDS[size]} piece lifted by 0.4 mm has not`,
      {
        pieces,
        actions: [byHand(size, null, lift(0.4))],
        expect: [stays],
      },
    ),
  ];
});

const carries: Case[] = [
  scenario(
    'TR-07/carried-just-above-the-surface',
    'Carried for five millimetres less than half a millimetre up, a piece has slid: its base comes down elsewhere',
    {
      pieces: [upright('0-L1')],
      actions: [byHand('L', null, lift(0.4, 5))],
      expect: [{ legal: false, rulings: [{ clause: 'TR-07', code: 'pivot-slide' }], penalised: ['0-L1'] }],
    },
  ),
  scenario('TR-07/shifted-just-above-the-surface', 'Carried like that for half a millimetre, it has not slid either', {
    pieces: [upright('0-L1')],
    actions: [byHand('L', null, lift(0.4, 0.5))],
    expect: [{ ...stays, lay: { pose: 'upright' } }],
  }),
];

const TILT_DEG = 20;

/** How far the tip is to the right of the middle of edge A-B while the piece stands tipped on A. */
function pastTheMiddleMm(size: Size): number {
  const tilt = (TILT_DEG * Math.PI) / 180;
  return BASE_MM[size] / 2 + (HEIGHT_MM[size] * Math.sin(tilt) - halfDiagonalMm(size) * Math.cos(tilt)) / Math.SQRT2;
}

/**
 * Tipped on A, its tip is drawn along edge A-B towards B, and back. Up to the middle of the edge the piece stands on A,
 * with both corners down at the middle; as far beyond, it stands on B and A is up by 1.9 to 3.3 mm, a spring's give
 * less.
 */
function rocked(size: Size, ofTheWay: number): Wish[] {
  const far = pastTheMiddleMm(size) * ofTheWay;
  return [
    { seconds: 0.6, tiltDeg: TILT_DEG },
    { seconds: 0.6, byMm: [-far, 0, 0] },
    { seconds: 0.2, still: true },
    { seconds: 0.6, byMm: [far, 0, 0] },
    { seconds: 0.6, tiltDeg: 0 },
    { seconds: 0.1, still: true },
  ];
}

const rocks: Case[] = SIZES.flatMap((size): Case[] => {
  const pieces = [upright(moverOf(size))];
  return [
    scenario(
      `TR-09/${WORDS[size]}-rocked-past-the-middle-of-an-edge`,
      `A ${WORDS[size]} piece rocked past the middle of a base edge, and back, stood on the other corner in between`,
      {
        pieces,
        actions: [byHand(size, 'A', rocked(size, 1.5))],
        expect: [
          {
            legal: false,
            rulings: [{ clause: 'TR-09', code: 'no-set-down', piece: moverOf(size) }],
            penalised: [moverOf(size)],
          },
        ],
      },
    ),
    scenario(
      `TR-09/${WORDS[size]}-rocked-short-of-the-middle-of-an-edge`,
      `A ${WORDS[size]} piece rocked almost to the middle of a base edge, and back, has taken one step on one corner`,
      {
        pieces,
        actions: [byHand(size, 'A', rocked(size, 0.9))],
        expect: [{ ...stays, steps: [{ swivelDeg: 0 }] }],
      },
    ),
  ];
});

export const AIRBORNE: readonly Case[] = [...lifts, ...carries, ...rocks];
