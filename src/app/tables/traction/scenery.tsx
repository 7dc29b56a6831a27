import { useMemo } from 'react';
import { SEAT_LOOKS } from '#play/seatLooks.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import type { TractionState } from '#games/traction/state.ts';
import { nameOf } from '#games/traction/pieces.ts';
import type { PieceId } from '#sim/ids.ts';
import { ownerOf, parsePyramidId } from '#sim/pyramid.ts';
import { outlineOfPiece } from '#sim/world/outline.ts';
import { PadLooks, PadShades } from './scene/looks/PadLooks.tsx';
import type { PieceState } from '#app/scene/looks/pieceStates.ts';
import { PyramidLook, Pyramids } from './scene/looks/Pyramid.tsx';
import { SurfaceLook } from '#app/scene/looks/SurfaceLook.tsx';
import { metres, seatIndexOf } from '#play/table/tableLook.ts';
import { WAYS } from '#app/scene/shots.ts';
import type { Footprints, Scenery } from '#app/scene/tableScene.ts';
import { lastTracks, type Track } from './footprints.ts';
import { seatYaw } from '#play/traction/seatYaw.ts';
import { stageOf } from './stage.ts';

type Header = Pick<SeenTraction['header'], 'seats'>;

/** The scenery of a position of Traction; `log`: the actions that led to it. */
export function sceneryOf(header: Header, state: TractionState, log: SeenTraction['log'] = []): Scenery {
  let footprints: readonly Footprints[] | null = null;
  return {
    tableM: metres(state.tableMm),
    stage: stageOf(state),
    ways: WAYS.around,
    playRadiusM: playRadiusM(state),
    seatYaws: Array.from({ length: state.seats }, (_, seat) => seatYaw(state, seat)),
    pieces: state.pieces.map(({ id }) => id),
    pads: state.pads,
    footprints: () => (footprints ??= lastTracks(log, state).map((track) => footprintsOf(header, track))),
    top: <Top header={header} state={state} />,
    drawPiece: (id, look) => <Piece id={id} look={look} header={header} />,
  };
}

function footprintsOf(header: Header, { piece, stood, to }: Track): Footprints {
  return {
    seat: seatIndexOf({ header }, ownerOf(piece)),
    sign: nameOf(piece),
    outlines: stood.map(outlineOfPiece),
    path: [...stood, ...(to === null ? [] : [to])].map(({ xMm, zMm }) => ({ x: xMm, z: zMm })),
  };
}

/** The surface, on it the stash pads, and all pieces, wherever they are put. */
function Top({ header, state }: { readonly header: Header; readonly state: TractionState }) {
  const { surface, tableMm, pads } = state;
  const lying = useMemo(
    () =>
      pads.map(({ seat, xMm, zMm, yawDeg }) => {
        const look = seatIndexOf({ header }, seat);
        const yaw = (yawDeg * Math.PI) / 180;
        return { seat: look, xM: metres(xMm), zM: metres(zMm), yaw, colour: SEAT_LOOKS[look].colour };
      }),
    [header, pads],
  );
  return (
    <>
      <SurfaceLook surface={surface.id} sizeM={metres(tableMm)} />
      <PadLooks pads={lying} />
      <PadShades pads={lying} />
      <Pyramids surface={surface.id} tableM={metres(tableMm)} pads={lying} />
    </>
  );
}

interface PieceProps {
  readonly id: PieceId;
  readonly look: PieceState;
  readonly header: Header;
}

function Piece({ id, look, header }: PieceProps) {
  const name = parsePyramidId(id);
  return name.ok && <PyramidLook size={name.value.size} seat={seatIndexOf({ header }, ownerOf(id))} state={look} />;
}

/** A stash pad lies around its middle: what is played on goes so far beyond it (house value). */
const AROUND_PADS_M = 0.08;

function playRadiusM({ pads }: TractionState): number {
  return Math.max(0, ...pads.map(({ xMm, zMm }) => metres(Math.hypot(xMm, zMm)))) + AROUND_PADS_M;
}
