import { useMemo, useRef } from 'react';
import { Color, InstancedMesh, Matrix4, SphereGeometry, type Group } from 'three';
import { BOTH, type Seat } from '#games/tug-of-war/ids.ts';
import { SHARED } from '#games/tug-of-war/sets.ts';
import { machineOf } from '#games/tug-of-war/state.ts';
import { flatMaterial } from '#app/scene/overlays/flat.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { Solids } from '#play/table/toy/solids.ts';
import { SolidsLook, PAINT } from '#app/scene/toy/toys.tsx';
import { isLit, LAMPS, TOWER } from '../machinePlaces.ts';
import { colourOf, type MachineProps } from './machine.ts';
import { Figure } from './Figure.tsx';
import { useGlide } from './useGlide.ts';

const { steps } = SHARED.tower;
const HALF_M = TOWER.wide / 2;
const LAMP = new SphereGeometry(0.0024, 12, 8);
const GLASS = flatMaterial({ transparent: false, depthWrite: true });
const [ON, OFF] = [new Color('#ffe9a3'), new Color('#4a4a4c')];

/** A foot, and a scale behind the tower that is as tall as the whole of it. */
const SCALE = (() => {
  const solids = new Solids();
  const dark = { colour: '#5b4a35', gloss: 0.2 };
  solids.box([-HALF_M - 0.004, 0, -HALF_M - 0.004], [HALF_M + 0.004, 0.003, HALF_M + 0.004], dark);
  solids.box([-HALF_M, 0.003, -HALF_M - 0.003], [HALF_M, 0.003 + steps * TOWER.step, -HALF_M], { colour: '#efe7d4' });
  for (const at of LAMPS)
    solids.box(
      [-HALF_M, 0.0026 + at * TOWER.step, -HALF_M],
      [HALF_M, 0.0034 + at * TOWER.step, -HALF_M + 0.0006],
      dark,
    );
  return solids;
})();

/** One step high, made as tall as it is. */
const SHAFT = (() => {
  const solids = new Solids();
  solids.box([-HALF_M * 0.8, 0, -HALF_M * 0.8], [HALF_M * 0.8, 1, HALF_M * 0.8], { colour: PAINT, gloss: 0.4 });
  return solids;
})();

/** Two towers, each with a lamp for every 7 steps. */
export function TowerLook({ header, state, still }: MachineProps) {
  const { heights } = machineOf(state, 'tower').state;
  return BOTH.map((seat) => (
    <One key={seat} seat={seat} height={heights[seat]} colour={colourOf(header, seat)} still={still} />
  ));
}

interface OneProps {
  readonly seat: Seat;
  readonly height: number;
  readonly colour: string;
  readonly still: boolean;
}

function One({ seat, height, colour, still }: OneProps) {
  const shaft = useRef<Group>(null);
  const lamps = useMemo(() => lampsOf(), []);
  useDisposed(lamps);
  useGlide({
    to: [height],
    still,
    put: ([now = 0]) => {
      shaft.current?.scale.set(1, Math.max(0.0002, now * TOWER.step), 1);
      LAMPS.forEach((at, i) => lamps.setColorAt(i, isLit(at, now) ? ON : OFF));
      if (lamps.instanceColor) lamps.instanceColor.needsUpdate = true;
    },
  });
  return (
    <group position={[TOWER.x[seat], 0, TOWER.z]}>
      <SolidsLook solids={SCALE} />
      <group ref={shaft} position-y={0.003}>
        <SolidsLook solids={SHAFT} paint={colour} />
      </group>
      <primitive object={lamps} dispose={null} />
      <Figure text={`${height}`} y={0.004} z={HALF_M + 0.012} />
    </group>
  );
}

/** The lamps of a tower, drawn at once. */
function lampsOf(): InstancedMesh {
  const lamps = new InstancedMesh(LAMP, GLASS, LAMPS.length);
  lamps.raycast = () => null;
  LAMPS.forEach((at, i) => {
    lamps.setMatrixAt(i, new Matrix4().makeTranslation(HALF_M + 0.004, 0.003 + at * TOWER.step, -HALF_M));
    lamps.setColorAt(i, OFF);
  });
  return lamps;
}
