import { useMemo, useRef } from 'react';
import { SphereGeometry, type Group, type Mesh } from 'three';
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
const OFF = flatMaterial({ color: '#4a4a4c', transparent: false, depthWrite: true });
const untouchable = () => null;

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
  const lamps = useRef<(Mesh | null)[]>([]);
  const lit = useMemo(() => flatMaterial({ color: '#ffe9a3', transparent: false, depthWrite: true }), []);
  useDisposed(lit);
  useGlide({
    to: [height],
    still,
    put: ([now = 0]) => {
      shaft.current?.scale.set(1, Math.max(0.0002, now * TOWER.step), 1);
      LAMPS.forEach((at, i) => {
        const lamp = lamps.current[i];
        if (lamp) lamp.material = isLit(at, now) ? lit : OFF;
      });
    },
  });
  return (
    <group position={[TOWER.x[seat], 0, TOWER.z]}>
      <SolidsLook solids={SCALE} />
      <group ref={shaft} position-y={0.003}>
        <SolidsLook solids={SHAFT} paint={colour} />
      </group>
      {LAMPS.map((at, i) => (
        <mesh
          key={at}
          ref={(mesh) => void (lamps.current[i] = mesh)}
          geometry={LAMP}
          material={OFF}
          position={[HALF_M + 0.004, 0.003 + at * TOWER.step, -HALF_M]}
          raycast={untouchable}
          dispose={null}
        />
      ))}
      <Figure text={`${height}`} y={0.004} z={HALF_M + 0.012} />
    </group>
  );
}
