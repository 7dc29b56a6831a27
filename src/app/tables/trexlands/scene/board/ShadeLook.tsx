import { useMemo } from 'react';
import { DoubleSide } from 'three';
import type { TrexlandsState } from '../../../../../games/trexlands/state.ts';
import { flatMaterial } from '../../../../scene/overlays/flat.ts';
import { useDisposed } from '../../../../scene/overlays/useDisposed.ts';
import { RIM_M } from '../arena/arenaMeasures.ts';
import { thingsOfTable } from '../pointing/boxOfThing.ts';
import { softShade } from './softShade.ts';

const DIM = flatMaterial({ color: '#ffffff', vertexColors: true, side: DoubleSide });
const RIM = 2 * RIM_M.thick;
const SHADE_ORDER = -3; // on the table, under everything that is seen through
const untouchable = () => null;

/** The dimness around board, mats and arena, drawn at once. */
export function ShadeLook({ state: { board, seats, camps } }: { readonly state: Pick<TrexlandsState, 'board' | 'seats' | 'camps'> }) {
  const geometry = useMemo(() => softShade(thingsOfTable({ board, seats, camps }).flatMap(({ thing, box }) => (thing.kind === 'arena' ? { ...box, along: box.along + RIM, across: box.across + RIM } : box))), [board, seats, camps]);
  useDisposed(geometry);
  return <mesh geometry={geometry} material={DIM} renderOrder={SHADE_ORDER} raycast={untouchable} dispose={null} />;
}
