import { BASE_MM, HEIGHT_MM, type Flat, type Piece, type Size } from '../geometry.ts';
import { flat, scenario, untouched, upright, type Action, type Case } from '../file.ts';
import { gestureOf, type Wish } from '../hand.ts';

/**
 * TR-26 on its illegal side. A piece that is let go of falls on to its base, or over; to come to rest in between it has
 * to lie on something, and to touch anything new is illegal earlier. But who touched it before the action is excused
 * (TR-48):
 * the tip of a lying piece at its pivot corner. Swung over that piece and let go, it rests on it, on its corner A and
 * on the lying piece's upper face, which slopes by twice a side face's angle to the axis: 31.9 degrees for a large one.
 */
const SWING_DEG = 51; // short of the balance (53.0 to 54.3), and high enough to pass over the lying piece
const LET_GO_DEG = 38; // short of the balance, and a little above that face
/**
 * From A, a quarter turn brings the base over the direction (-1, 1); the lying piece fills 15.4 degrees on either side.
 */
const ONTO_IT = 90;
const SHORT_OF_IT = 20;

const slantMm = (size: Size): number => Math.hypot(HEIGHT_MM[size], BASE_MM[size] / 2);

/** A large piece that lies with its tip at corner A of the mover. */
function lyingAt(mover: Piece, size: Size, id: string): Piece {
  const [x, z]: Flat = [BASE_MM[size] / 2 + 0.01, BASE_MM[size] / 2 + 0.01];
  const far = slantMm('L') / Math.SQRT2;
  return flat(id, mover.xMm + x - far, mover.zMm + z + far, 135);
}

function swing(piece: Piece, swivelDeg: number, last: readonly Wish[]): Action {
  const wishes: Wish[] = [{ seconds: 1, tiltDeg: SWING_DEG }, { seconds: 2, tiltDeg: SWING_DEG, swivelDeg }, ...last];
  return { do: 'gesture', as: 'walk', piece: piece.id, gesture: gestureOf(piece, [{ corner: 'A', wishes }]) };
}

const letGo: readonly Wish[] = [{ seconds: 1, tiltDeg: LET_GO_DEG, swivelDeg: ONTO_IT }];
const setDown: readonly Wish[] = [
  { seconds: 1, tiltDeg: 0, swivelDeg: SHORT_OF_IT },
  { seconds: 0.2, still: true },
];

const WORDS: Readonly<Record<Size, string>> = { S: 'small', M: 'medium', L: 'large' };
const leaning: Case[] = (['S', 'M', 'L'] as const).flatMap((size): Case[] => {
  const mover = upright(`0-${size}1`);
  const other = lyingAt(mover, size, '1-L1');
  return [
    scenario(
      `TR-26/${WORDS[size]}-leans-on-a-lying-neighbour`,
      `A ${WORDS[size]} piece is let go of over the lying piece it touched from the start, and rests on it: not upright`,
      {
        pieces: [mover, other],
        actions: [swing(mover, ONTO_IT, letGo)],
        expect: [
          {
            legal: false,
            rulings: [{ clause: 'TR-26', code: 'not-upright', piece: mover.id }],
            lay: { pose: 'tilted' },
            penalised: [mover.id],
            pieces: [{ id: mover.id, pose: 'flat', onPad: 0 }, untouched(other)],
          },
        ],
      },
    ),
    scenario(
      `TR-26/${WORDS[size]}-stands-beside-a-lying-neighbour`,
      `The same swing of a ${WORDS[size]} piece, set down just short of the lying piece: upright`,
      {
        pieces: [mover, other],
        actions: [swing(mover, SHORT_OF_IT, setDown)],
        expect: [
          {
            legal: true,
            rulings: [],
            steps: [{ swivelDeg: SHORT_OF_IT }],
            lay: { pose: 'upright', yawDeg: SHORT_OF_IT },
            penalised: [],
            within: 1.5,
          },
        ],
      },
    ),
  ];
});

/**
 * Let go of at its fastest, 1.875 times 3 mm in 0.6 s: without friction it goes on for 75 mm in eight seconds; with a
 * friction of 0.0005 it stops in 1.9.
 */
const flick: readonly Wish[] = [{ seconds: 0.6, byMm: [3, 0, 0], upTo: 0.5 }];
const flicked = (piece: Piece): string => gestureOf(piece, [{ corner: null, wishes: flick }], 'push');

function slides(name: string, title: string, friction: number, out: boolean): Case {
  const piece = upright('0-L1');
  const rests = friction > 0;
  return scenario(name, title, {
    surface: friction,
    tolerance: { moveMm: 100, yawDeg: 180, pivotMm: 100 },
    pieces: [piece],
    actions: [
      out
        ? { do: 'disturb', by: 1, piece: piece.id, gesture: flicked(piece) }
        : { do: 'gesture', as: 'walk', piece: piece.id, gesture: flicked(piece) },
    ],
    expect: [
      rests
        ? {
            legal: true,
            rulings: out ? [{ clause: 'TR-27', code: 'jiggle' }] : [],
            penalised: [],
            restored: out ? [piece.id] : [],
          }
        : {
            legal: false,
            rulings: [{ clause: 'TR-26', code: 'unsettled', piece: piece.id }],
            penalised: out ? [] : [piece.id],
            restored: out ? [piece.id] : [],
          },
    ],
  });
}

const sliding: Case[] = [
  slides(
    'TR-26/never-comes-to-rest',
    'On a table without friction a piece that is let go of in motion never comes to rest',
    0,
    false,
  ),
  slides('TR-26/comes-to-rest-in-time', 'With the least friction it does', 0.0005, false),
  slides(
    'TR-26/never-comes-to-rest-out-of-turn',
    'Nor does one that was flicked out of turn: all is put back',
    0,
    true,
  ),
  slides('TR-26/comes-to-rest-in-time-out-of-turn', 'With the least friction that one does, too', 0.0005, true),
];

export const STANDING: readonly Case[] = [...leaning, ...sliding];
