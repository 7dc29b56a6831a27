import { remembered } from '#engine/matchFile/remembered.ts';
import { fromTo, rotate, type Quat } from '#sim/maths/quat.ts';
import { UNIT_Y, vec3 } from '#sim/maths/vec3.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import { DICE } from '#sim/roll/dice.ts';
import { TRAY } from '#sim/roll/rollWorld.ts';
import type { Pose } from '#sim/world/pose.ts';

/** Half the side of the dice tray with its rim, m. */
export const TRAY_HALF_M = TRAY.side / 2 + TRAY.thickness;

/** A die by its sides, or one that somebody has made. */
type Thrown = keyof typeof DICE | BodySpec;

interface Lying {
  readonly rotation: Quat;
  readonly y: number;
}

const turnedTo = remembered((_: BodySpec) => new Map<number, Lying>());

/** A die that lies with that number up, and how high its middle is then; one without the number shows another one. */
export function lying(die: Thrown, number: number): Lying {
  const spec = typeof die === 'number' ? DICE[die] : die;
  const known = turnedTo(spec);
  const found = known.get(number) ?? lyingNow(spec, number);
  known.set(number, found);
  return found;
}

function lyingNow({ faces, parts }: BodySpec, number: number): Lying {
  const face = faces.find(({ name }) => name === String(number)) ?? faces.at(-1);
  const rotation = fromTo(face?.normals[0] ?? UNIT_Y, UNIT_Y);
  const low = parts.flatMap(({ shape }) => shape.vertices.map((corner) => rotate(rotation, corner).y));
  return { rotation, y: -Math.min(...low) };
}

/** The same at a place. */
export const dieAt = ({ x, z }: { readonly x: number; readonly z: number }, die: Thrown, number: number): Pose => {
  const { rotation, y } = lying(die, number);
  return { position: vec3(x, y, z), rotation };
};
