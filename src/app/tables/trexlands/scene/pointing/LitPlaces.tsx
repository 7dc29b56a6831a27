import { useMemo } from 'react';
import { DoubleSide, PlaneGeometry } from 'three';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { CITY, type Place } from '#games/trexlands/ids.ts';
import { TARGET, WHITE, flatMaterial } from '#app/scene/overlays/flat.ts';
import { closedLine, dashed } from '#app/scene/overlays/lines.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { useTableLook } from '#app/scene/looks/lookContext.ts';
import { LIT_M, OUTLINE_M } from '../level.ts';
import type { Thing } from '#play/trexlands/session/sessionTypes.ts';
import { type ThingBox, boxOfThing, cornersOf } from './boxOfThing.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { useScene } from '#app/scene/SceneContext.tsx';
import { SEAT_LOOKS } from '#play/seatLooks.ts';
import { CardLook } from '../camp/CardLook.tsx';
import { faceTexture } from '../camp/cardTexture.ts';
import { yawOfSeat, type Shape } from '#play/trexlands/places.ts';

const FLAT = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
const FILL = flatMaterial({ color: TARGET, opacity: 0.3, side: DoubleSide });
const STRONG = flatMaterial({ color: TARGET, opacity: 0.36, side: DoubleSide });
const FILL_ORDER = -1.5; // over what is printed, under shadows
const untouchable = () => null;

export interface LitPlacesProps {
  readonly board: TrexlandsState['board'];
  readonly seats: number;
  /** The places where a truck may go. */
  readonly lit: readonly Place[];
  /** Those of them to which only the Captain Navigator leads. */
  readonly navigated: readonly Place[];
  readonly pointed: Thing | null;
}

const thingOf = (place: Place): Thing => (place === CITY ? { kind: CITY } : { kind: 'terra', terra: place });

/**
 * Places that may be chosen, in a golden light with a frame; those of the Navigator in a dashed frame, with that
 * Captain’s card. What is pointed at has a white frame.
 */
export function LitPlaces({ board, seats, lit, navigated, pointed }: LitPlacesProps) {
  const { outlined } = useTableLook();
  const shape = useMemo(() => ({ seats, city: board.city }), [seats, board.city]);
  const [boxes, further] = useMemo(() => {
    const boxesOf = (places: readonly Place[]): readonly ThingBox[] =>
      places.flatMap((place) => boxOfThing(shape, board, thingOf(place)) ?? []);
    return [boxesOf(lit.filter((place) => !navigated.includes(place))), boxesOf(navigated)];
  }, [shape, board, lit, navigated]);
  const aim = useMemo(() => pointed && boxOfThing(shape, board, pointed), [shape, board, pointed]);
  return (
    <>
      {boxes.map(({ spot, along, across }, i) => (
        <mesh
          key={i}
          geometry={FLAT}
          material={outlined ? STRONG : FILL}
          position={[spot.x, LIT_M, spot.z]}
          rotation-y={spot.yaw}
          scale={[along, 1, across]}
          renderOrder={FILL_ORDER}
          raycast={untouchable}
          dispose={null}
        />
      ))}
      <Frames boxes={boxes} colour={TARGET} widthM={outlined ? 0.006 : 0.0038} inset={-0.0025} />
      <Frames boxes={further} colour={TARGET} widthM={outlined ? 0.006 : 0.0038} inset={-0.0025} inDashes />
      <NavigatorCards boxes={further} shape={shape} />
      {aim && <Frames boxes={[aim]} colour={WHITE} widthM={0.0022} inset={0.0015} />}
    </>
  );
}

interface FramesProps {
  readonly boxes: readonly ThingBox[];
  readonly colour: string;
  readonly widthM: number;
  readonly inset: number;
  readonly inDashes?: boolean;
}

/** Four along a Terra's edge (house values, m). */
const DASH_M = 0.018;
const GAP_M = 0.01;

function Frames({ boxes, colour, widthM, inset, inDashes = false }: FramesProps) {
  const lines = useMemo(() => {
    const frames = boxes.map((box) => closedLine(cornersOf(box, inset)));
    return inDashes ? frames.flatMap((frame) => dashed(frame, DASH_M, GAP_M)) : frames;
  }, [boxes, inset, inDashes]);
  return (
    <group position-y={OUTLINE_M}>
      <Ribbon lines={lines} widthM={widthM} casingM={0.0012} colour={colour} opacity={1} />
    </group>
  );
}

/** So much larger than in a Camp, where it can be looked at: here it is a sign. */
const SIZE = 1.5;

/** On each place to which the Captain Navigator leads lies the Captain's card, upright for the player who looks on. */
export function NavigatorCards({ boxes, shape }: { readonly boxes: readonly ThingBox[]; readonly shape: Shape }) {
  const yaw = useScene(({ seat }) => yawOfSeat(shape, asSeat(seat)));
  return boxes.map(({ spot: { x, z } }) => (
    <CardLook
      key={`${x} ${z}`}
      spot={{ x, z, yaw }}
      face={faceTexture('navigator', SEAT_LOOKS[0])}
      overM={LIT_M}
      size={SIZE}
    />
  ));
}
