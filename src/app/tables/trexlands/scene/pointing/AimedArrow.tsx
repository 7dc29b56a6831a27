import { useMemo } from 'react';
import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import { CITY, ownerOf } from '#games/trexlands/ids.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { TARGET } from '#app/scene/overlays/flat.ts';
import { type Line, openLine } from '#app/scene/overlays/lines.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { OUTLINE_M } from '../level.ts';
import { posesOf } from '#play/trexlands/poses.ts';
import { type Way, arrowLines } from '../rolls/arrow.ts';
import { boxOfThing } from './boxOfThing.ts';
import { sideOf, spotOfRamp } from '#play/trexlands/places.ts';

/** Free of the truck where it begins, and of the middle of its goal where it ends, m (house values). */
const FREE_M = { from: 0.03, to: 0.02 } as const;
const LINE_M = 0.006;
const CASING_M = 0.0016;

/** From the truck of a MOVE that is shown to where it goes; from Camp by the ramp. */
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
  const { trucks, to, ramp } = move.move;
  const { seats, board } = state;
  const from = trucks[0] === undefined ? undefined : posesOf(state).get(trucks[0])?.position;
  const shape = { seats, city: board.city };
  const goal = boxOfThing(shape, board, to === CITY ? { kind: CITY } : { kind: 'terra', terra: to })?.spot;
  if (from === undefined || goal === undefined || trucks[0] === undefined) return [];
  const entry = board.ramps.find(({ id }) => id === ramp);
  if (entry === undefined) return straight(from, goal);
  const start = spotOfRamp(shape, entry);
  const isAtRamp = sideOf(shape, ownerOf(trucks[0])) === entry.side; // else the line would cross the board
  return [...(isAtRamp ? [openLine([from, start])] : []), ...straight(start, goal, 0)];
}

/** An arrow that begins and ends beside what it is about; with a line before it, at that line's end. */
function straight(from: Way, goal: Way, free: number = FREE_M.from): readonly Line[] {
  const lengthM = Math.hypot(goal.x - from.x, goal.z - from.z);
  if (lengthM <= free + FREE_M.to) return [];
  const way = { x: (goal.x - from.x) / lengthM, z: (goal.z - from.z) / lengthM };
  const start = { x: from.x + free * way.x, z: from.z + free * way.z };
  return arrowLines(start, way, lengthM - free - FREE_M.to);
}
