import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import type { Place } from '#games/trexlands/ids.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Analysis } from '#play/replay/analysis/analysisStore.ts';
import { useViewer } from '#app/replay/ViewerContext.tsx';
import { TARGET } from '#app/scene/overlays/flat.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { OUTLINE_M } from '#app/tables/trexlands/scene/level.ts';
import { thingAt } from '#play/trexlands/offers/moves.ts';
import { spotOfPlace, spotOfRamp } from '#play/trexlands/places.ts';
import { LitPlaces } from '#app/tables/trexlands/scene/pointing/LitPlaces.tsx';
import { posesOf } from '#play/trexlands/poses.ts';
import { arrowLines } from '#app/tables/trexlands/scene/rolls/arrow.ts';

/** The better move on the board, while the action in whose place it would be is seen. */
export function BetterMove({
  match,
  analysis,
}: {
  readonly match: TrexlandsMatch;
  readonly analysis: Analysis<TrexlandsMove>;
}) {
  const asked = useStore(analysis.store, (state) => state.asked);
  const move = useStore(analysis.store, (state) => state.better?.move ?? null);
  const act = useViewer(({ at }) => at.act);
  const before = asked === null ? undefined : match.log[asked]?.before.state;
  if (asked !== act || move === null || before === undefined) return null;
  return <Drawn state={before} move={move} />;
}

/** The place where it leads lit, and an arrow to it from where the trucks stand. */
function Drawn({ state, move }: { readonly state: TrexlandsState; readonly move: TrexlandsMove }) {
  const { places, ways } = useMemo(() => drawingOf(state, move), [state, move]);
  return (
    <>
      <LitPlaces state={state} lit={places.map(thingAt)} pointed={null} />
      <group position-y={OUTLINE_M}>
        <Ribbon lines={ways} widthM={0.007} casingM={0.0014} colour={TARGET} opacity={1} />
      </group>
    </>
  );
}

interface Drawing {
  readonly places: readonly Place[];
  readonly ways: ReturnType<typeof arrowLines>;
}

function drawingOf(state: TrexlandsState, choice: TrexlandsMove): Drawing {
  if (choice.do === 'play') return { places: placesOfTarget(choice.target), ways: [] };
  if (choice.do === 'stack' || choice.do === 'unstack') {
    const at = state.trucks.find(({ id }) => id === choice.trucks[0])?.at ?? 'camp';
    return { places: at === 'camp' ? [] : [at], ways: [] };
  }
  if (choice.do !== 'move') return { places: [], ways: [] };
  const { trucks, ramp, via, to } = choice.move;
  const shape = { seats: state.seats, city: state.board.city };
  const by = state.board.ramps.find(({ id }) => id === ramp);
  const stops = [
    ...standOf(state, trucks),
    ...(by === undefined ? [] : [spotOfRamp(shape, by)]),
    ...(via === null ? [] : [spotOfPlace(shape, via)]),
    spotOfPlace(shape, to),
  ];
  return { places: [to], ways: stops.slice(1).flatMap((stop, i) => between(stops[i] ?? stop, stop)) };
}

type Target = Extract<TrexlandsMove, { readonly do: 'play' }>['target'];

const placesOfTarget = (target: Target): readonly Place[] => [
  ...('terra' in target ? [target.terra] : []),
  ...('beyond' in target ? [target.beyond] : []),
];

interface Point {
  readonly x: number;
  readonly z: number;
}

function standOf(state: TrexlandsState, [truck]: readonly PieceId[]): readonly Point[] {
  const pose = truck === undefined ? undefined : posesOf(state).get(truck);
  return pose === undefined ? [] : [pose.position];
}

function between(from: Point, to: Point): Drawing['ways'] {
  const lengthM = Math.hypot(to.x - from.x, to.z - from.z);
  return lengthM === 0 ? [] : arrowLines(from, { x: (to.x - from.x) / lengthM, z: (to.z - from.z) / lengthM }, lengthM);
}
