import type { DayChance } from '#engine/module/daily.ts';
import type { RandomSource } from '#engine/random.ts';
import { byId, seat, pieceId } from '#sim/ids.ts';
import type { PadPlacement, PiecePlacement } from '#sim/layout.ts';
import { hundredth, hundredthYaw } from '#sim/maths/quantise.ts';
import { hypot, sinCosDeg } from '#sim/maths/trig.ts';
import { PYRAMIDS, SIZES, type PyramidSize } from '#sim/pyramid.ts';
import { PAD_WIDTH_MM, TABLE_MM } from '#sim/settings.ts';
import { surfaceOf } from '#sim/surfaces.ts';
import { OPTION_RANGES, OPTIONS_BY } from '../options.ts';
import { setUp } from '../setup.ts';
import type { TractionState } from '../state.ts';
import { keepsClear, stepTowards, type Stand, type Strode } from './walk.ts';

/** The position of a day, and a walk in it that does what is asked: by that it is known to be possible. */
export interface Challenge {
  readonly state: TractionState;
  readonly mover: PiecePlacement;
  /** To which the walk is to end near; null on a day of the pad. */
  readonly mark: Pick<Stand, 'xMm' | 'zMm'> | null;
  readonly walk: readonly Strode[];
}

/** A walk may have as many steps as any house rule allows, and has about half of them (house value). */
const STEPS = { min: 4, max: 6 } as const;
/** So far each step may turn from the direction of the day (house value). */
const WAYWARD_DEG = 35;
/** Rivals that stand about, and how many places are looked at for them (house values). */
const RIVALS: readonly PyramidSize[] = ['S', 'M', 'L'];
const LOOKED_AT = 40;
/** Where: hundredths of the way to the pad, and so far to its sides (house values). */
const ALONG = { min: 15, max: 85 } as const;
const BESIDE_MM = 45;
/** A mark is so far from the end of its walk, in hundredths of the base: no usual step hits it (house value). */
const OFF = { min: 10, max: 35 } as const;
/** The pad of such a day lies so far beyond it, out of the way and in sight, mm (house value). */
const BEYOND_MM = 60;
/** Further than two pieces reach, turned and tipped as they may be, mm (house value). */
const ROOM_MM = 6;

const reachMm = (size: PyramidSize): number => PYRAMIDS[size].base * Math.SQRT1_2 * 1000;

/** Made along its own walk: the goal lies where that ends, and rivals stand where it does not go. */
export function positionOf({ number, turnDeg, random }: DayChance): Challenge {
  const size = SIZES[random.integer(0, SIZES.length - 1)] ?? 'L';
  const start: Stand = { xMm: 0, zMm: 0, yawDeg: hundredthYaw(random.integer(0, 359)) };
  const walk = walkFrom(size, start, turnDeg, random);
  const end = walk.at(-1)?.to ?? start;
  const { sin, cos } = sinCosDeg(turnDeg);
  const mark = number % 2 === 0 ? null : markBeside(size, end, random);
  // its near edge is under the middle of the piece, or beyond it
  const ahead = PAD_WIDTH_MM / 2 + (mark === null ? 0 : BEYOND_MM);
  const pad = {
    seat: seat(1),
    xMm: hundredth(end.xMm + sin * ahead),
    zMm: hundredth(end.zMm + cos * ahead),
    yawDeg: hundredthYaw(turnDeg),
  };
  const mover: PiecePlacement = { id: pieceId(`0-${size}1`), ...start, pose: 'upright' };
  const pieces = [mover, ...rivalsBeside(size, start, walk, random)].sort(byId);
  const most = mark === null ? OPTION_RANGES.steps.max : walk.length;
  return { state: stateOf(pad, pieces, most, random), mover, mark, walk };
}

function markBeside(size: PyramidSize, end: Stand, random: RandomSource): Challenge['mark'] {
  const { sin, cos } = sinCosDeg(random.integer(0, 359));
  const off = PYRAMIDS[size].base * 10 * random.integer(OFF.min, OFF.max);
  return { xMm: hundredth(end.xMm + sin * off), zMm: hundredth(end.zMm + cos * off) };
}

function walkFrom(size: PyramidSize, start: Stand, turnDeg: number, random: RandomSource): readonly Strode[] {
  const wayward = random.integer(-WAYWARD_DEG, WAYWARD_DEG);
  const walk: Strode[] = [];
  for (let left = random.integer(STEPS.min, STEPS.max); left > 0; left -= 1) {
    const { sin, cos } = sinCosDeg(turnDeg + (left % 2 === 0 ? wayward : -wayward));
    walk.push(stepTowards(size, walk.at(-1)?.to ?? start, sin, cos));
  }
  return walk;
}

/** Rivals along the straight way, as far as the walk leaves room for them. */
function rivalsBeside(
  size: PyramidSize,
  start: Stand,
  walk: readonly Strode[],
  random: RandomSource,
): readonly PiecePlacement[] {
  const end = walk.at(-1)?.to ?? start;
  const far = hypot(end.xMm, end.zMm);
  const rivals: PiecePlacement[] = [];
  for (let look = 0; look < LOOKED_AT; look += 1) {
    const rival = RIVALS[rivals.length];
    const along = random.integer(ALONG.min, ALONG.max) / 100;
    const beside = random.integer(-BESIDE_MM, BESIDE_MM) / far;
    const place = {
      xMm: hundredth(end.xMm * along + end.zMm * beside),
      zMm: hundredth(end.zMm * along - end.xMm * beside),
      yawDeg: hundredthYaw(random.integer(0, 359)),
    };
    if (rival === undefined) break;
    const own = reachMm(rival);
    const isFree =
      keepsClear(size, start, walk, place, reachMm(size) + own + ROOM_MM) &&
      rivals.every((other) => hypot(other.xMm - place.xMm, other.zMm - place.zMm) > 2 * own + ROOM_MM);
    if (isFree) rivals.push({ id: pieceId(`1-${rival}1`), ...place, pose: 'upright' });
  }
  return rivals;
}

function stateOf(
  pad: PadPlacement,
  pieces: readonly PiecePlacement[],
  most: number,
  random: RandomSource,
): TractionState {
  const surface = surfaceOf('mousepad');
  if (!surface.ok) throw new Error(surface.fault.message);
  const state = setUp(
    {
      // two who order the same steps have not made the same gesture
      options: { ...OPTIONS_BY.text, ranges: [most, most, most], first: 0, hands: 'trembling' },
      surface: surface.value,
      table: { tableMm: TABLE_MM, pads: [pad] },
      position: { seat: seat(0), pieces },
    },
    2,
    random,
  );
  if (!state.ok) throw new Error(state.fault.message);
  return state.value;
}
