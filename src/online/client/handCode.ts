import { pieceId, type PieceId } from '#sim/ids.ts';
import { normalize } from '#sim/maths/quat.ts';
import { hypot } from '#sim/maths/trig.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import type { Pose } from '#sim/world/pose.ts';

export type Poses = ReadonlyMap<PieceId, Pose>;

/** A hand at one moment: what it does before that counts. Nothing of it is ever played or believed. */
export interface HandSample {
  /** How many actions the match has had: of another position it means nothing. */
  readonly actions: number;
  /** By the clock of the screen it comes from. */
  readonly ms: number;
  /** Pieces that it has moved, where it has them; none: it has let go. */
  readonly held: Poses;
  /** Where it would put pieces that it aims with. */
  readonly meant: Poses;
}

/** The longest text of a sample (`protocol/messages.ts`). */
const LONGEST = 600;
/** More than any hand moves at once, and as many as fit. */
const MOST_PIECES = 16;
/** Tenths of a millimetre, and thousandths of a unit quaternion: finer than is seen. */
const PER_M = 10_000;
const PER_UNIT = 1000;
const FURTHEST = 10 * PER_M; // no table is larger
/** A quaternion of whole thousandths is so near to a unit one. */
const SLACK = 0.01;

const HEAD = /^(\d{1,6}) (\d{1,12})$/;
const PIECE = /^(~?)([\w-]{1,16})((?: -?\d{1,6}){7})$/;

/** The sample as text; pieces that do not fit are left out, the last ones first. */
export function handText({ actions, ms, held, meant }: HandSample): string {
  const pieces = [...textsOf('~', meant), ...textsOf('', held)];
  let text = `${actions} ${Math.round(ms)}`;
  for (const piece of pieces.slice(0, MOST_PIECES)) if (text.length + 1 + piece.length <= LONGEST) text += `;${piece}`;
  return text;
}

const textsOf = (sign: string, poses: Poses): readonly string[] =>
  [...poses].map(([id, { position: p, rotation: r }]) => {
    const numbers = [...[p.x, p.y, p.z].map((m) => m * PER_M), ...[r.x, r.y, r.z, r.w].map((part) => part * PER_UNIT)];
    return `${sign}${id} ${numbers.map((number) => Math.round(number) + 0).join(' ')}`;
  });

/** The sample that a text tells; null for anything else. */
export function readHand(text: string): HandSample | null {
  if (text.length > LONGEST) return null;
  const [head = '', ...pieces] = text.split(';');
  const [, actions, ms] = HEAD.exec(head) ?? [];
  if (ms === undefined || pieces.length > MOST_PIECES) return null;
  const held = new Map<PieceId, Pose>();
  const meant = new Map<PieceId, Pose>();
  for (const piece of pieces) {
    const [, sign, id = '', numbers = ''] = PIECE.exec(piece) ?? [];
    const pose = poseFrom(numbers.trim().split(' ').map(Number));
    const poses = sign === '~' ? meant : held;
    if (pose === null || poses.has(pieceId(id))) return null;
    poses.set(pieceId(id), pose);
  }
  return { actions: Number(actions), ms: Number(ms), held, meant };
}

function poseFrom(numbers: readonly number[]): Pose | null {
  const [px, py, pz, x, y, z, w] = numbers;
  if (px === undefined || py === undefined || pz === undefined) return null;
  if (x === undefined || y === undefined || z === undefined || w === undefined) return null;
  if (Math.max(Math.abs(px), Math.abs(py), Math.abs(pz)) > FURTHEST) return null;
  if (Math.abs(hypot(x, y, z, w) / PER_UNIT - 1) > SLACK) return null;
  return { position: vec3(px / PER_M, py / PER_M, pz / PER_M), rotation: normalize({ x, y, z, w }) };
}
