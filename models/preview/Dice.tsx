import { Quaternion, Vector3 } from 'three';
import { DieLook } from '#app/scene/looks/dice/DieLook.tsx';
import { DICE, DIE_NAMES, sidesOf, type DieName } from '#sim/roll/dice.ts';

/** Colours to look at: light and dark dice with both inks. */
const LOOKS = [
  { colour: '#efe9d8', ink: '#191b21' },
  { colour: '#b3362b', ink: '#fdfcf7' },
  { colour: '#274690', ink: '#fdfcf7' },
  { colour: '#2e6b4f', ink: '#fdfcf7' },
] as const;

const APART_M = 0.034;
const UP = new Vector3(0, 1, 0);

/** All dice, a row each kind, with one number after the other to be read. */
export function Dice() {
  return DIE_NAMES.map((die, row) =>
    LOOKS.map((look, i) => (
      <Lying
        key={`${die} ${look.colour}`}
        die={die}
        read={1 + ((i * 3 + 5) % sidesOf(die))}
        x={(i - (LOOKS.length - 1) / 2) * APART_M}
        z={(row - 2.5) * APART_M}
        {...look}
      />
    )),
  );
}

interface LyingProps {
  readonly die: DieName;
  readonly read: number;
  readonly x: number;
  readonly z: number;
  readonly colour: string;
  readonly ink: string;
}

function Lying({ die, read, x, z, colour, ink }: LyingProps) {
  const { faces, parts } = DICE[sidesOf(die)];
  const normal = faces[read - 1]?.normals[0] ?? UP;
  const turned = new Quaternion()
    .setFromAxisAngle(UP, read)
    .multiply(new Quaternion().setFromUnitVectors(new Vector3(normal.x, normal.y, normal.z), UP));
  const low = (parts[0]?.shape.vertices ?? []).map((v) => new Vector3(v.x, v.y, v.z).applyQuaternion(turned).y);
  return (
    <group position={[x, -Math.min(...low), z]} quaternion={turned}>
      <DieLook die={die} colour={colour} ink={ink} />
    </group>
  );
}
