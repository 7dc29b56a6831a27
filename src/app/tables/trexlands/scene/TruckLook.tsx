import { useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo } from 'react';
import { BoxGeometry } from 'three';
import type { TruckFile } from '#engine/truckFile.ts';
import { nameOf } from '#games/trexlands/ids.ts';
import type { PieceId } from '#sim/ids.ts';
import { SEAT_LOOKS, type SeatIndex } from '#play/seatLooks.ts';
import { useTableLook } from '#app/scene/looks/lookContext.ts';
import type { PieceState } from '#app/scene/looks/pieceStates.ts';
import { sheetGeometry } from '#app/scene/looks/canvas.ts';
import { TARGET, WARNING, WHITE } from '#app/scene/overlays/flat.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { ORDER } from './level.ts';
import { AllOf, useGathering, useMember, type Kind } from '#app/scene/looks/Gathered.tsx';
import type { ToyMaterial } from '#app/scene/toy/toyMaterial.ts';
import { geometryOf, SolidsLook, useToyMaterial, type Skin } from '#app/scene/toy/toys.tsx';
import { decalTexture } from './truck/decalTexture.ts';
import { BALLAST, useTruckParts } from './truck/truckGeometry.ts';
import { TRUCK_BOUNDS } from '#play/trexlands/truck/truckBoxes.ts';
import { TruckLine } from './truck/TruckLines.tsx';
import { truckShade } from './truck/truckShade.ts';
import { TRUCK_STATES, withLine, type TruckStateLook } from './truck/truckStates.ts';

export interface TruckLookProps {
  /** Its number is on the bonnet and in the bed. */
  readonly truck: PieceId;
  /** The look of its fleet: colour and mark. */
  readonly seat: SeatIndex;
  readonly state?: PieceState;
  /** A weight under the chassis. */
  readonly ballast?: boolean;
  /** By measures of its own; left out, it is as ever. */
  readonly own?: TruckFile | undefined;
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

/**
 * A truck of a fleet, in the simulation's frame: x forwards, y up, the origin on the ground between its wheels. Put it
 * in a group and move the group.
 */
export function TruckLook({ truck, seat, state = 'normal', ballast = false, own }: TruckLookProps) {
  const parts = useTruckParts(own);
  const { outlined } = useTableLook();
  const look = outlined ? withLine(TRUCK_STATES[state]) : TRUCK_STATES[state];
  const { colour } = SEAT_LOOKS[seat];
  const decals = useDecals(seat, nameOf(truck));
  const order = look.linePx > 0 ? ORDER.inLine : 0;
  const invalidate = useThree((three) => three.invalidate);
  useLayoutEffect(() => {
    wear(decals, look);
    invalidate();
  }, [decals, look, invalidate]);
  const isPlain = look.solid === 1 && !look.hatch && look.linePx === 0;
  return (
    <group userData={{ thing: { kind: 'truck', truck } }}>
      <mesh geometry={TOUCHED} visible={false} dispose={null} />
      {[parts.skin, ...(ballast ? [BALLAST] : [])].map((solids, i) =>
        isPlain ? (
          <SolidsLook key={i} solids={solids} paint={colour} pool="none" glow={look.glow} fade={look.fade} />
        ) : (
          <Marked key={i} solids={solids} colour={colour} look={look} />
        ),
      )}
      <mesh geometry={parts.decals} material={decals} renderOrder={order} dispose={null} raycast={untouchable} />
      {look.linePx > 0 && <TruckLine colour={LINES[look.line]} widePx={look.linePx} />}
      {state !== 'ghost' && <Shade />}
    </group>
  );
}

function wear({ toy }: ToyMaterial, look: TruckStateLook): void {
  toy.uGlow.value.setScalar(look.glow);
  toy.uFade.value = look.fade;
  toy.uSolid.value = look.solid;
  toy.uHatch.value = look.hatch ? 0.85 : 0;
}

interface MarkedProps {
  readonly solids: Skin;
  readonly colour: string;
  readonly look: TruckStateLook;
}

/** Drawn by itself: within its line, in stripes, or seen through. */
function Marked({ solids, colour, look }: MarkedProps) {
  const material = useToyMaterial({ pool: 'none', paint: colour, see: look.solid < 1 ? 'through' : 'solid' });
  useLayoutEffect(() => wear(material, look), [material, look]);
  const order = look.linePx > 0 ? ORDER.inLine : 0;
  return (
    <mesh geometry={geometryOf(solids)} material={material} renderOrder={order} dispose={null} raycast={untouchable} />
  );
}

function useDecals(seat: SeatIndex, name: string) {
  const texture = decalTexture(SEAT_LOOKS[seat], name.slice(1));
  return useToyMaterial({ pool: 'none', gloss: 0.6, see: 'through' }, texture);
}

const SHADES: Kind = { texels: 0 };
const ONE = { values: new Float32Array(0) };

const Shade = () => <group ref={useMember(SHADES, ONE)} />;

/** The shadows of all trucks, drawn at once. */
export function TruckShades() {
  const { light, detail } = useTableLook();
  const { lines } = useGathering(SHADES);
  const material = useMemo(() => truckShade(light, detail.shadeRays, lines), [light, detail.shadeRays, lines]);
  useDisposed(material);
  return <AllOf kind={SHADES} geometry={SHEET} material={material} order={ORDER.shade} />;
}
