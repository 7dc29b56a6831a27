import { fromTo, rotate, type Quat } from '#sim/maths/quat.ts';
import { UNIT_Y, vec3 } from '#sim/maths/vec3.ts';
import { DICE } from '#sim/roll/dice.ts';
import { TRAY } from '#sim/roll/rollWorld.ts';
import type { Pose } from '#sim/world/pose.ts';

/** Half the side of the dice tray with its rim, m. */
export const TRAY_HALF_M = TRAY.side / 2 + TRAY.thickness;

type Sides = keyof typeof DICE;

interface Lying {
  readonly rotation: Quat;
  readonly y: number;
}

const facing = new Map<string, Lying>();

/** A die that lies with that number up, and how high its middle is then. */
export function lying(sides: Sides, number: number): Lying {
  const key = `${sides} ${number}`;
  const known = facing.get(key) ?? turnedTo(sides, number);
  facing.set(key, known);
  return known;
}

function turnedTo(sides: Sides, number: number): Lying {
  const { faces, parts } = DICE[sides];
  const up = faces[number - 1]?.normals[0] ?? UNIT_Y;
  const rotation = fromTo(up, UNIT_Y);
  const low = (parts[0]?.shape.vertices ?? []).map((corner) => rotate(rotation, corner).y);
  return { rotation, y: -Math.min(...low) };
}

/** The same at a place. */
export const dieAt = ({ x, z }: { readonly x: number; readonly z: number }, sides: Sides, number: number): Pose => {
  const { rotation, y } = lying(sides, number);
  return { position: vec3(x, y, z), rotation };
};
