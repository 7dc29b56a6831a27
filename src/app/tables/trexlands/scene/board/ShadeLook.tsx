import { useMemo } from 'react';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { RIM_M } from '../arena/arenaMeasures.ts';
import { thingsOfTable, type ThingBox } from '../pointing/boxOfThing.ts';
import { DIMNESS } from '#app/scene/toy/FootShade.tsx';
import { softShade } from './softShade.ts';

const RIM = 2 * RIM_M.thick;
const SHADE_ORDER = -3; // on the table, under everything that is seen through
const untouchable = () => null;

/** Everything that lies on the table, with or without the mat of the EXCHANGE. */
function boxesOf(state: Pick<TrexlandsState, 'board' | 'seats' | 'camps'>, mat: boolean): readonly ThingBox[] {
  return thingsOfTable(state, mat).map(({ thing, box }) =>
    thing.kind === 'arena' ? { ...box, along: box.along + RIM, across: box.across + RIM } : box,
  );
}

/** The dimness around board, mats and arena, drawn at once. */
export function ShadeLook({
  state: { board, seats, camps },
  mat,
}: {
  readonly mat: boolean;
  readonly state: Pick<TrexlandsState, 'board' | 'seats' | 'camps'>;
}) {
  const geometry = useMemo(() => softShade(boxesOf({ board, seats, camps }, mat)), [board, seats, camps, mat]);
  useDisposed(geometry);
  return <mesh geometry={geometry} material={DIMNESS} renderOrder={SHADE_ORDER} raycast={untouchable} dispose={null} />;
}
