import { useLayoutEffect, useMemo } from 'react';
import { InstancedMesh, Matrix4 } from 'three';
import { BOTH } from '#games/tug-of-war/ids.ts';
import { pileOf, type CollationState } from '#games/tug-of-war/modules/collation.ts';
import { SHARED } from '#games/tug-of-war/sets.ts';
import { machineOf } from '#games/tug-of-war/state.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { ring, Solids } from '#play/table/toy/solids.ts';
import { SolidsLook, toyGeometry, useToyMaterial } from '#app/scene/toy/toys.tsx';
import { COUNTER, counterPlace, TRAY_X_M } from '../machinePlaces.ts';
import { FLOOR_M, FLOOR_Z_M } from '../places.ts';
import { coloursOf, stoodAs, type MachineProps } from './machine.ts';
import { Figure } from './Figure.tsx';
import type { Values } from '#play/tug-of-war/machines/glide.ts';
import { useGlide } from './useGlide.ts';

const { counters } = SHARED.collation;
const ARC_M = 0.03;
const TRAY_M = 0.0012;
const RIM_M = 0.0012;

export const addCounter = (solids: Solids): Solids => {
  const { radius, thick } = COUNTER;
  solids.stump(
    [
      { outline: ring(14, radius), y: 0 },
      { outline: ring(14, radius), y: thick * 0.8 },
      { outline: ring(14, radius * 0.8), y: thick },
    ],
    { colour: '#8a5a1f', gloss: 0.5 },
    { colour: '#e0b04a', gloss: 0.5 },
  );
  return solids;
};
const SHAPE = toyGeometry(addCounter(new Solids()));

const trayOf = (colour: string): Solids => {
  const solids = new Solids();
  const [x, z] = [0.0145, FLOOR_M / 2 - 0.006];
  // A side so low is less than a pixel from afar, and would be drawn in dashes: the colour is a rim that lies flat.
  solids.box([-x, 0, -z], [x, 0.0008, z], { colour, gloss: 0.3 });
  solids.box([RIM_M - x, 0.0008, RIM_M - z], [x - RIM_M, TRAY_M, z - RIM_M], { colour: '#f7f1e2' });
  return solids;
};

const placesOf = (state: CollationState): Values =>
  Array.from({ length: counters }, (_, i) => counterPlace(i, state)).flat();

const matrix = new Matrix4();

/** The pile of counters, and a tray for those that each has taken. */
export function CollationLook({ header, state, came, still }: MachineProps) {
  const material = useToyMaterial();
  const now = machineOf(state, 'collation').state;
  const stood = stoodAs(came, 'collation');
  const [first, second] = coloursOf(header);
  const trays = useMemo(() => [trayOf(first), trayOf(second)], [first, second]);
  const mesh = useMemo(() => {
    const pile = new InstancedMesh(SHAPE, undefined, counters);
    pile.frustumCulled = false;
    pile.raycast = () => null;
    return pile;
  }, []);
  useLayoutEffect(() => void (mesh.material = material), [mesh, material]);
  useDisposed(mesh);
  useGlide({
    came,
    to: placesOf(now),
    still,
    via: () => (stood === null ? [] : [placesOf(stood)]),
    put: (at, { from, to, share }) => {
      for (let i = 0; i < counters; i += 1) {
        const moves = from[2 * i] !== to[2 * i] || from[2 * i + 1] !== to[2 * i + 1];
        const y = TRAY_M + (moves ? ARC_M * Math.sin(Math.PI * share) : 0);
        mesh.setMatrixAt(i, matrix.makeTranslation(at[2 * i] ?? 0, y, at[2 * i + 1] ?? 0));
      }
      mesh.instanceMatrix.needsUpdate = true;
    },
  });
  return (
    <>
      {trays.map((tray, i) => (
        <group key={i === 0 ? 'left' : 'right'} position={[i === 0 ? -TRAY_X_M : TRAY_X_M, 0, FLOOR_Z_M]}>
          <SolidsLook solids={tray} />
        </group>
      ))}
      <primitive object={mesh} dispose={null} />
      {BOTH.map((seat) => (
        <Figure
          key={seat}
          text={`${now.taken[seat]}`}
          x={seat === 0 ? -TRAY_X_M : TRAY_X_M}
          y={0.006}
          z={FLOOR_Z_M - FLOOR_M / 2 + 0.012}
        />
      ))}
      <Figure text={`${pileOf(now)}`} y={0.006} z={FLOOR_Z_M - FLOOR_M / 2 + 0.012} />
    </>
  );
}
