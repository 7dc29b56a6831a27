import { useEffect, useMemo } from 'react';
import { Matrix4, MeshBasicMaterial, PlaneGeometry, type BufferGeometry } from 'three';
import { SEAT_LOOKS, type SeatIndex } from '#play/seatLooks.ts';
import { heapOf } from '#app/scene/looks/Gathered.tsx';
import { litMaterial } from '#app/scene/looks/litMaterial.ts';
import { useTableLook } from '#app/scene/looks/lookContext.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { printedBox } from '#app/scene/toy/toys.tsx';
import { CARD_MM, CARD_SHADE_MM, cardShade, padSheet } from './padTexture.ts';
import type { PadOnGround } from './ground.glsl.ts';

const metres = (mm: number) => mm / 1000;

/** Clear of the table's top, below everything that pieces lay there. */
const SHADE_LIFT_M = 0.00004;

const CARD = printedBox(metres(CARD_MM.width), metres(CARD_MM.thickness), metres(CARD_MM.depth), 'over').toNonIndexed();

const SHADE = new PlaneGeometry(metres(CARD_MM.width + 2 * CARD_SHADE_MM), metres(CARD_MM.depth + 2 * CARD_SHADE_MM))
  .rotateX(-Math.PI / 2)
  .translate(0, SHADE_LIFT_M, 0)
  .toNonIndexed();

/** Where a pad lies, and whose it is. */
export interface Pad extends PadOnGround {
  readonly seat: SeatIndex;
}

const placed = (flat: BufferGeometry, { xM, zM, yaw }: PadOnGround): BufferGeometry =>
  flat.clone().applyMatrix4(new Matrix4().makeRotationY(yaw).setPosition(xM, 0, zM));

/** With the print of its row on a sheet of so many. */
function printed(row: number, rows: number): BufferGeometry {
  const card = CARD.clone();
  const uv = card.getAttribute('uv');
  for (let i = 0; i < uv.count; i += 1) uv.setY(i, 1 - (row + 1 - uv.getY(i)) / rows);
  return card;
}

/** All stash pads, index cards that lie on y = 0, drawn at once. */
export function PadLooks({ pads }: { readonly pads: readonly Pad[] }) {
  const { light } = useTableLook();
  const geometry = useMemo(() => heapOf(pads.map((pad, row) => placed(printed(row, pads.length), pad))), [pads]);
  const material = useMemo(
    () => litMaterial({ light, map: padSheet(pads.map(({ seat }) => SEAT_LOOKS[seat])) }),
    [pads, light],
  );
  useDisposed(geometry);
  useDisposed(material);
  return <mesh geometry={geometry} material={material} dispose={null} />;
}

/** The dimness under the edges of all pads, drawn at once. */
export function PadShades({ pads }: { readonly pads: readonly PadOnGround[] }) {
  const geometry = useMemo(() => heapOf(pads.map((pad) => placed(SHADE, pad))), [pads]);
  const material = useMemo(
    () => new MeshBasicMaterial({ map: cardShade(), transparent: true, depthWrite: false, toneMapped: false }),
    [],
  );
  useDisposed(geometry);
  useEffect(() => () => void (material.map?.dispose(), material.dispose()), [material]);
  return <mesh geometry={geometry} material={material} renderOrder={-3} dispose={null} />;
}
