import { useEffect, useMemo } from 'react';
import { BoxGeometry, MeshBasicMaterial, PlaneGeometry, type ShaderMaterial } from 'three';
import { SEAT_LOOKS, type SeatIndex } from '#play/seatLooks.ts';
import type { Light } from '#app/scene/looks/lights.ts';
import { litMaterial } from '#app/scene/looks/litMaterial.ts';
import { useTableLook } from '#app/scene/looks/lookContext.ts';
import { CARD_MM, CARD_SHADE_MM, cardShade, padTexture } from './padTexture.ts';

export interface PadLookProps {
  readonly seat: SeatIndex;
}

const metres = (mm: number) => mm / 1000;

/** Clear of the table's top, below everything that pieces lay there. */
const SHADE_LIFT_M = 0.00004;

const CARD = new BoxGeometry(metres(CARD_MM.width), metres(CARD_MM.thickness), metres(CARD_MM.depth)).translate(
  0,
  metres(CARD_MM.thickness) / 2,
  0,
);

const SHADE = new PlaneGeometry(metres(CARD_MM.width + 2 * CARD_SHADE_MM), metres(CARD_MM.depth + 2 * CARD_SHADE_MM))
  .rotateX(-Math.PI / 2)
  .translate(0, SHADE_LIFT_M, 0);

/** The box's sides in the order of its groups: the print is on the third, its top. */
function cardMaterials(seat: SeatIndex, light: Light): ShaderMaterial[] {
  const edge = litMaterial({ light, colour: '#e8e2d2' });
  const print = litMaterial({ light, map: padTexture(SEAT_LOOKS[seat]), flat: true });
  return [edge, edge, print, edge, edge, edge];
}

function shadeMaterial(): MeshBasicMaterial {
  return new MeshBasicMaterial({ map: cardShade(), transparent: true, depthWrite: false, toneMapped: false });
}

/** A seat's stash pad, an index card lying on y = 0 of its parent, its long side along x. */
export function PadLook({ seat }: PadLookProps) {
  const { light } = useTableLook();
  const materials = useMemo(() => cardMaterials(seat, light), [seat, light]);
  const shade = useMemo(() => shadeMaterial(), []);
  useEffect(() => () => materials.forEach((material) => material.dispose()), [materials]);
  useEffect(() => () => void (shade.map?.dispose(), shade.dispose()), [shade]);
  return (
    <>
      <mesh geometry={CARD} material={materials} dispose={null} />
      <mesh geometry={SHADE} material={shade} renderOrder={-3} dispose={null} />
    </>
  );
}
