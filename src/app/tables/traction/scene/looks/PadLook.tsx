import { useEffect, useMemo } from 'react';
import { Matrix4, MeshBasicMaterial, PlaneGeometry } from 'three';
import { SEAT_LOOKS, type SeatIndex } from '#play/seatLooks.ts';
import { heapOf } from '#app/scene/looks/Gathered.tsx';
import { litMaterial } from '#app/scene/looks/litMaterial.ts';
import { useTableLook } from '#app/scene/looks/lookContext.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { printedBox } from '#app/scene/toy/toys.tsx';
import { CARD_MM, CARD_SHADE_MM, cardShade, padTexture } from './padTexture.ts';
import type { PadOnGround } from './ground.glsl.ts';

export interface PadLookProps {
  readonly seat: SeatIndex;
}

const metres = (mm: number) => mm / 1000;

/** Clear of the table's top, below everything that pieces lay there. */
const SHADE_LIFT_M = 0.00004;

const CARD = printedBox(metres(CARD_MM.width), metres(CARD_MM.thickness), metres(CARD_MM.depth), 'over');

const SHADE = new PlaneGeometry(metres(CARD_MM.width + 2 * CARD_SHADE_MM), metres(CARD_MM.depth + 2 * CARD_SHADE_MM))
  .rotateX(-Math.PI / 2)
  .translate(0, SHADE_LIFT_M, 0)
  .toNonIndexed();

/** A seat's stash pad, an index card lying on y = 0 of its parent, its long side along x. */
export function PadLook({ seat }: PadLookProps) {
  const { light } = useTableLook();
  const material = useMemo(() => litMaterial({ light, map: padTexture(SEAT_LOOKS[seat]) }), [seat, light]);
  useDisposed(material);
  return <mesh geometry={CARD} material={material} dispose={null} />;
}

/** The dimness under the edges of all pads, drawn at once. */
export function PadShades({ pads }: { readonly pads: readonly PadOnGround[] }) {
  const geometry = useMemo(
    () =>
      heapOf(
        pads.map(({ xM, zM, yaw }) =>
          SHADE.clone().applyMatrix4(new Matrix4().makeRotationY(yaw).setPosition(xM, 0, zM)),
        ),
      ),
    [pads],
  );
  const material = useMemo(
    () => new MeshBasicMaterial({ map: cardShade(), transparent: true, depthWrite: false, toneMapped: false }),
    [],
  );
  useDisposed(geometry);
  useEffect(() => () => void (material.map?.dispose(), material.dispose()), [material]);
  return <mesh geometry={geometry} material={material} renderOrder={-3} dispose={null} />;
}
