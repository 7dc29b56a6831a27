import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo } from 'react';
import { BoxGeometry, Vector2, type BufferGeometry } from 'three';
import { nameOf } from '#games/trexlands/ids.ts';
import type { PieceId } from '#sim/ids.ts';
import { SEAT_LOOKS, type SeatIndex } from '#play/seatLooks.ts';
import { useTableLook } from '#app/scene/looks/lookContext.ts';
import type { PieceState } from '#app/scene/looks/pieceStates.ts';
import { sheetGeometry } from '#app/scene/looks/canvas.ts';
import { TARGET, WARNING, WHITE } from '#app/scene/overlays/flat.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { ORDER } from './level.ts';
import { useToyMaterial } from '#app/scene/toy/toys.tsx';
import { decalTexture } from './truck/decalTexture.ts';
import { outlineMaterial } from './truck/outlineMaterial.ts';
import { BALLAST, useTruckParts } from './truck/truckGeometry.ts';
import { TRUCK_BOUNDS } from '#play/trexlands/truck/truckBoxes.ts';
import { truckShade } from './truck/truckShade.ts';
import { TRUCK_STATES, withLine } from './truck/truckStates.ts';

export interface TruckLookProps {
  /** Its number is on the bonnet. */
  readonly truck: PieceId;
  /** The look of its fleet: colour and mark. */
  readonly seat: SeatIndex;
  readonly state?: PieceState;
  /** A weight under the chassis. */
  readonly ballast?: boolean;
}

const SHEET = sheetGeometry();
const untouchable = () => null;
/** The touch target: a box around it all, a little larger than the truck, as fingertips are wide. */
const SLACK_M = 0.004;
const [LONG, TALL, WIDE] = [0, 1, 2].map((i) => (TRUCK_BOUNDS.high[i] ?? 0) - (TRUCK_BOUNDS.low[i] ?? 0) + SLACK_M) as [
  number,
  number,
  number,
];
const TOUCHED = new BoxGeometry(LONG, TALL, WIDE).translate(0, TALL / 2, 0);
const LINES = { white: WHITE, target: TARGET, warning: WARNING } as const;
const DARK = '#0b0c10';
const CASING_PX = 1.4;

/**
 * A truck of a fleet, in the simulation's frame: x forwards, y up, the origin on the ground between its wheels. Put it
 * in a group and move the group.
 */
export function TruckLook({ truck, seat, state = 'normal', ballast = false }: TruckLookProps) {
  const parts = useTruckParts();
  const { outlined } = useTableLook();
  const look = outlined ? withLine(TRUCK_STATES[state]) : TRUCK_STATES[state];
  const { colour } = SEAT_LOOKS[seat];
  const see = look.solid < 1 ? 'through' : 'solid';
  const paint = useToyMaterial({ pool: 'none', paint: colour, see });
  const decals = useDecals(seat, nameOf(truck));
  const order = look.linePx > 0 ? ORDER.inLine : 0;
  const invalidate = useThree((three) => three.invalidate);
  useLayoutEffect(() => {
    for (const { toy } of [paint, decals]) {
      toy.uGlow.value.setScalar(look.glow);
      toy.uFade.value = look.fade;
      toy.uSolid.value = look.solid;
      toy.uHatch.value = look.hatch ? 0.85 : 0;
    }
    invalidate();
  }, [paint, decals, look, invalidate]);
  return (
    <group userData={{ thing: { kind: 'truck', truck } }}>
      <mesh geometry={TOUCHED} visible={false} dispose={null} />
      <mesh geometry={parts.body} material={paint} renderOrder={order} dispose={null} raycast={untouchable} />
      <mesh geometry={parts.decals} material={decals} renderOrder={order} dispose={null} raycast={untouchable} />
      {ballast && <mesh geometry={BALLAST} material={paint} renderOrder={order} dispose={null} raycast={untouchable} />}
      {look.linePx > 0 && <Outline geometry={parts.outline} colour={LINES[look.line]} widePx={look.linePx} />}
      {state !== 'ghost' && <Shade />}
    </group>
  );
}

function useDecals(seat: SeatIndex, name: string) {
  const texture = decalTexture(SEAT_LOOKS[seat], name.slice(1));
  return useToyMaterial({ pool: 'none', gloss: 0.6, see: 'through' }, texture);
}

function Shade() {
  const { light, detail } = useTableLook();
  const material = useMemo(() => truckShade(light, detail.shadeRays, { value: 1 }), [light, detail.shadeRays]);
  useDisposed(material);
  return (
    <mesh
      geometry={SHEET}
      material={material}
      renderOrder={ORDER.shade}
      frustumCulled={false}
      raycast={untouchable}
      dispose={null}
    />
  );
}

const seen = new Vector2();

/** A light line around it and a dark one around that, so that it shows on any ground. */
function Outline({
  geometry,
  colour,
  widePx,
}: {
  readonly geometry: BufferGeometry;
  readonly colour: string;
  readonly widePx: number;
}) {
  const lines = useMemo(
    () => [outlineMaterial(colour, widePx), outlineMaterial(DARK, widePx + CASING_PX)] as const,
    [colour, widePx],
  );
  useDisposed(lines[0].material);
  useDisposed(lines[1].material);
  useFrame(({ gl }) => {
    gl.getSize(seen);
    for (const { pixel } of lines) pixel.set(1 / seen.x, 1 / seen.y);
  });
  return lines.map(({ material }, i) => (
    <mesh
      key={material.uuid}
      geometry={geometry}
      material={material}
      renderOrder={i === 0 ? ORDER.line : ORDER.casing}
      dispose={null}
      raycast={untouchable}
    />
  ));
}
