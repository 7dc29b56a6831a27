import { useMemo } from 'react';
import type { TrexlandsMove } from '../../../../../bots/trexlands/moves.ts';
import { CITY } from '../../../../../games/trexlands/ids.ts';
import type { TrexlandsState } from '../../../../../games/trexlands/state.ts';
import { TARGET } from '../../../../scene/overlays/flat.ts';
import type { Line } from '../../../../scene/overlays/lines.ts';
import { Ribbon } from '../../../../scene/overlays/Ribbon.tsx';
import { OUTLINE_M } from '../level.ts';
import { posesOf } from '../poses.ts';
import { arrowLines } from '../rolls/arrow.ts';
import { boxOfThing } from './boxOfThing.ts';

/** Free of the truck where it begins, and of the middle of its goal where it ends, m (house values). */
const FREE_M = { from: 0.03, to: 0.02 } as const;
const LINE_M = 0.006;
const CASING_M = 0.0016;

/** From the truck of a MOVE that is shown to where it goes. */
export function AimedArrow({ state, move }: { readonly state: TrexlandsState; readonly move: TrexlandsMove }) {
  const lines = useMemo(() => linesOf(state, move), [state, move]);
  if (lines.length === 0) return null;
  return (
    <group position-y={OUTLINE_M}>
      <Ribbon lines={lines} widthM={LINE_M} casingM={CASING_M} colour={TARGET} opacity={1} />
    </group>
  );
}

function linesOf(state: TrexlandsState, move: TrexlandsMove): readonly Line[] {
  if (move.do !== 'move') return [];
  const { trucks, to } = move.move;
  const { seats, board } = state;
  const from = trucks[0] === undefined ? undefined : posesOf(state).get(trucks[0])?.position;
  const goal = boxOfThing(
    { seats, city: board.city },
    board,
    to === CITY ? { kind: CITY } : { kind: 'terra', terra: to },
  )?.spot;
  if (from === undefined || goal === undefined) return [];
  const lengthM = Math.hypot(goal.x - from.x, goal.z - from.z);
  if (lengthM <= FREE_M.from + FREE_M.to) return [];
  const way = { x: (goal.x - from.x) / lengthM, z: (goal.z - from.z) / lengthM };
  const start = { x: from.x + FREE_M.from * way.x, z: from.z + FREE_M.from * way.z };
  return arrowLines(start, way, lengthM - FREE_M.from - FREE_M.to);
}
