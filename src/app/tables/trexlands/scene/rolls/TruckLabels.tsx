import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { PerspectiveCamera, SpriteMaterial, Vector3, type Camera, type CanvasTexture, type Sprite } from 'three';
import type { PieceId } from '#sim/ids.ts';
import { TRUCK_MIDDLE } from '#sim/roll/truck.ts';
import { toTable, type Pose } from '#sim/world/pose.ts';
import { TRUCK_BOUNDS } from '#play/trexlands/truck/truckBoxes.ts';
import { pixelOf, pixelSlope, type Window } from '#app/scene/eye.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { spread, type Area } from './labelPlaces.ts';
import { untouchable } from './untouchable.ts';
import { useTheSession } from '#app/tables/trexlands/hud/useTable.ts';

/** Tall, CSS pixels: as large from afar as from near. */
const TALL_PX = 32;
/** Over the middle of a truck, m. */
const OVER_M = 0.034;
const ORDER = 4; // over trucks

export interface TruckLabel {
  readonly truck: PieceId;
  readonly texture: CanvasTexture;
}

/** Labels over trucks, wherever these are drawn; where trucks lie close together, one over the other. */
export function TruckLabels({ labels }: { readonly labels: readonly TruckLabel[] }) {
  const { shown } = useTheSession();
  const sprites = useRef(new Map<PieceId, Sprite>());
  useFrame(({ camera, gl }) => {
    if (!(camera instanceof PerspectiveCamera)) return;
    const { clientWidth: width, clientHeight: height } = gl.domElement;
    const window = { left: 0, top: 0, width, height };
    const placed = labels.flatMap(({ truck, texture }) => {
      const sprite = sprites.current.get(truck);
      const pose = shown.pieces.get(truck)?.after;
      if (!sprite || !pose) return [];
      const { x, y, z } = toTable(pose, TRUCK_MIDDLE);
      const at = new Vector3(x, Math.max(0, y) + OVER_M, z);
      const image = texture.image as HTMLCanvasElement;
      return [
        {
          sprite,
          at,
          tall: TALL_PX,
          wide: (TALL_PX * image.width) / image.height,
          about: areaOf(pose, camera, window),
          ...pixelOf(camera, window, at),
        },
      ];
    });
    const moves = spread(placed, width);
    placed.forEach(({ sprite, at, wide, tall }, i) => {
      const { right = 0, up = 0 } = moves[i] ?? {};
      const pixelM = camera.position.distanceTo(at) * pixelSlope(camera, height);
      sprite.position.copy(at);
      sprite.scale.set(wide * pixelM, tall * pixelM, 1);
      sprite.center.set(0.5 - right / wide, -up / tall); // of its size: what it is about is under its middle
    });
  });
  return labels.map(({ truck, texture }) => (
    <Plate
      key={truck}
      texture={texture}
      onSprite={(sprite) => {
        if (sprite === null) sprites.current.delete(truck);
        else sprites.current.set(truck, sprite);
      }}
    />
  ));
}

/** The part of the screen on which a truck is seen. */
function areaOf(pose: Pose, camera: Camera, window: Window): Area {
  const [xs, ys, zs] = ([0, 1, 2] as const).map((i) => [TRUCK_BOUNDS.low[i], TRUCK_BOUNDS.high[i]]);
  const corners = (xs ?? []).flatMap((x) =>
    (ys ?? []).flatMap((y) => (zs ?? []).map((z) => pixelOf(camera, window, toTable(pose, { x, y, z })))),
  );
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...across), top: Math.min(...down), right: Math.max(...across), bottom: Math.max(...down) };
}

function Plate({
  texture,
  onSprite,
}: {
  readonly texture: CanvasTexture;
  readonly onSprite: (sprite: Sprite | null) => void;
}) {
  const material = useMemo(
    () =>
      new SpriteMaterial({ map: texture, transparent: true, depthTest: false, depthWrite: false, toneMapped: false }),
    [texture],
  );
  useDisposed(texture);
  useDisposed(material);
  return <sprite ref={onSprite} material={material} renderOrder={ORDER} raycast={untouchable} />;
}
