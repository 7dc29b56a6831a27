import { useMemo, useState } from 'react';
import { BoxGeometry, PlaneGeometry } from 'three';
import type { ModuleId } from '#games/tug-of-war/ids.ts';
import { extentOf, setOf } from '#games/tug-of-war/sets.ts';
import { modulesOf, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { TableLook } from '#app/scene/looks/SurfaceLook.tsx';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { Solids } from '#play/table/toy/solids.ts';
import { SolidsLook, useToyMaterial } from '#app/scene/toy/toys.tsx';
import { useCalm } from '#app/settings/useAmbience.ts';
import { MachineLook } from './MachineLook.tsx';
import type { MachineProps } from './machines/machine.ts';
import { machineName, TABLE_M, type Ground, type Places } from './places.ts';
import { slabOf } from './slab.ts';

export interface TopProps extends Omit<MachineProps, 'still'> {
  readonly places: Places;
  /** The position before those events; left out where it is the one that was shown. */
  readonly from?: TugOfWarState;
  /** The machine whose point is seen from near by; null for none. */
  readonly scored?: ModuleId | null;
}

const THICK_M = 0.006;
const FLAT = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
const TOUCHED = new BoxGeometry(1, 0.0004, 1);
const untouchable = () => null;

const edgeOf = (board: Ground): Solids =>
  new Solids().at({ x: board.x, z: board.z, yaw: 0 }, (here) => {
    const [x, z] = [board.wide / 2, board.deep / 2];
    here.box([-x, -THICK_M, -z], [x, -0.0002, z], { colour: '#4f3421', gloss: 0.2 });
  });

/** Everything on the table: the board and its machines. */
export function Top({ places, header, state, came, from, scored = null }: TopProps) {
  const { board } = places;
  const edge = useMemo(() => edgeOf(board), [board]);
  const isLeap = useLeap(state, from);
  const isCalm = useCalm(STILL_ASKED);
  const still = isLeap || isCalm;
  const { set, machines, rope } = state.options;
  const texture = useMemo(() => {
    const { modules } = extentOf(set, machines);
    return slabOf({ modules, puddles: setOf(set).puddles, rope, places });
  }, [set, machines, rope, places]);
  useDisposed(texture);
  const material = useToyMaterial({ gloss: 0.06 }, texture);
  return (
    <>
      <group position-y={-THICK_M}>
        <TableLook sizeM={TABLE_M} />
      </group>
      <SolidsLook solids={edge} />
      <mesh
        geometry={FLAT}
        material={material}
        position={[board.x, 0, board.z]}
        scale={[board.wide, 1, board.deep]}
        raycast={untouchable}
        dispose={null}
      />
      {shownOf(state, scored).map((id) => (
        <Place key={id} {...{ id, places, header, state, came, scored, still }} />
      ))}
    </>
  );
}

/** At the end the machine that decided it stands alone: words lie where the others would be. */
const shownOf = (state: TugOfWarState, scored: ModuleId | null): readonly ModuleId[] =>
  state.outcome === null || scored === null ? modulesOf(state) : [scored];

/** Whether another position was shown than the one it came from: then it just stands there. */
function useLeap(state: TugOfWarState, from: TugOfWarState | undefined): boolean {
  const [last, setLast] = useState({ state, isLeap: false });
  if (last.state === state) return last.isLeap;
  const isLeap = from !== undefined && from !== last.state;
  setLast({ state, isLeap });
  return isLeap;
}

function Place({ id, places, ...props }: TopProps & { readonly id: ModuleId; readonly still: boolean }) {
  const { x, z, wide, deep } = places.grounds[id];
  return (
    <group name={machineName(id)} position={[x, 0, z]}>
      <MachineLook id={id} deep={deep} {...props} />
      <mesh
        geometry={TOUCHED}
        visible={false}
        scale={[wide, 1, deep]}
        userData={{ thing: { kind: 'machine', module: id } }}
        dispose={null}
      />
    </group>
  );
}
