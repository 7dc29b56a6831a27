import { useMemo } from 'react';
import type { TrexlandsState } from '../../../../../games/trexlands/state.ts';
import { useDisposed } from '../../../../scene/overlays/useDisposed.ts';
import { RIM_M } from '../arena/arenaMeasures.ts';
import { thingsOfTable } from '../pointing/boxOfThing.ts';
import { DIMNESS } from '../toy/FootShade.tsx';
import { softShade } from './softShade.ts';

const RIM = 2 * RIM_M.thick;
const SHADE_ORDER = -3; // on the table, under everything that is seen through
const untouchable = () => null;

/** The dimness around board, mats and arena, drawn at once. */
export function ShadeLook({ state: { board, seats, camps } }: { readonly state: Pick<TrexlandsState, 'board' | 'seats' | 'camps'> }) {
  const geometry = useMemo(() => softShade(thingsOfTable({ board, seats, camps }).flatMap(({ thing, box }) => (thing.kind === 'arena' ? { ...box, along: box.along + RIM, across: box.across + RIM } : box))), [board, seats, camps]);
  useDisposed(geometry);
  return <mesh geometry={geometry} material={DIMNESS} renderOrder={SHADE_ORDER} raycast={untouchable} dispose={null} />;
}
