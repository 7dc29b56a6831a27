import { useMemo } from 'react';
import { BoxGeometry } from 'three';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { thingsOfTable, type ThingBox } from './boxOfThing.ts';

const UNIT = new BoxGeometry(1, 1, 1);
const THICK_M = 0.002;

interface TouchablesProps {
  readonly state: Pick<TrexlandsState, 'board' | 'seats' | 'camps'>;
  /** The mat of the EXCHANGE lies there. */
  readonly mat: boolean;
}

/** Invisible touch targets of the table: rays meet them; their `userData` says what they are. */
export function Touchables({ state, mat }: TouchablesProps) {
  const { board, seats, camps } = state;
  const things = useMemo(() => thingsOfTable({ board, seats, camps }, mat), [board, seats, camps, mat]);
  return things.map(({ thing, box }, i) => <Touched key={i} box={box} userData={{ thing }} />);
}

function Touched({
  box: { spot, along, across },
  userData,
}: {
  readonly box: ThingBox;
  readonly userData: Record<string, unknown>;
}) {
  return (
    <mesh
      geometry={UNIT}
      visible={false}
      position={[spot.x, -THICK_M / 2, spot.z]}
      rotation-y={spot.yaw}
      scale={[along, THICK_M, across]}
      userData={userData}
      dispose={null}
    />
  );
}
