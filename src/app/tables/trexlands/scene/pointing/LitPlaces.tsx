import { useMemo } from 'react';
import { DoubleSide, PlaneGeometry } from 'three';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { TARGET, WHITE, flatMaterial } from '#app/scene/overlays/flat.ts';
import { closedLine } from '#app/scene/overlays/lines.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { useTableLook } from '#app/scene/looks/lookContext.ts';
import { LIT_M, OUTLINE_M } from '../level.ts';
import type { Thing } from '#play/trexlands/session/sessionTypes.ts';
import { areaOf } from '../offerSpot.ts';
import { type ThingBox, cornersOf } from './boxOfThing.ts';

const FLAT = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
const FILL = flatMaterial({ color: TARGET, opacity: 0.3, side: DoubleSide });
const STRONG = flatMaterial({ color: TARGET, opacity: 0.36, side: DoubleSide });
const FILL_ORDER = -1.5; // over what is printed, under shadows

export interface LitPlacesProps {
  readonly state: TrexlandsState;
  /** Where a truck may go, a bid or a private card be laid; a card that answers. */
  readonly lit: readonly Thing[];
  readonly pointed: Thing | null;
}

/** Places that may be chosen, in a golden light with a frame. What is pointed at has a white frame. */
export function LitPlaces({ state, lit, pointed }: LitPlacesProps) {
  const { outlined } = useTableLook();
  const boxes = useMemo(
    () =>
      lit.flatMap((thing) => {
        const box = areaOf(state, thing);
        return box === null ? [] : [{ thing, ...box }];
      }),
    [state, lit],
  );
  const aim = useMemo(() => pointed && areaOf(state, pointed), [state, pointed]);
  return (
    <>
      {boxes.map(
        ({ thing, spot, along, across }, i) =>
          thing.kind !== 'lot' &&
          thing.kind !== 'card' && ( // a card is read, and lies higher than the light
            <mesh
              key={i}
              geometry={FLAT}
              material={outlined ? STRONG : FILL}
              position={[spot.x, LIT_M, spot.z]}
              rotation-y={spot.yaw}
              scale={[along, 1, across]}
              renderOrder={FILL_ORDER}
              userData={{ thing }}
              dispose={null}
            />
          ),
      )}
      <Frames boxes={boxes} colour={TARGET} widthM={outlined ? 0.006 : 0.0038} inset={-0.0025} />
      {aim && <Frames boxes={[aim]} colour={WHITE} widthM={0.0022} inset={0.0015} />}
    </>
  );
}

interface FramesProps {
  readonly boxes: readonly ThingBox[];
  readonly colour: string;
  readonly widthM: number;
  readonly inset: number;
}

function Frames({ boxes, colour, widthM, inset }: FramesProps) {
  const lines = useMemo(() => boxes.map((box) => closedLine(cornersOf(box, inset))), [boxes, inset]);
  return (
    <group position-y={OUTLINE_M}>
      <Ribbon lines={lines} widthM={widthM} casingM={0.0012} colour={colour} opacity={1} />
    </group>
  );
}
