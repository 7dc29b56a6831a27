import { useMemo } from 'react';
import {
  BufferAttribute,
  Color,
  CylinderGeometry,
  DoubleSide,
  MathUtils,
  MeshBasicMaterial,
  RingGeometry,
  type BufferGeometry,
} from 'three';
import { useDisposed } from '../overlays/useDisposed.ts';
import { heapOf } from './Gathered.tsx';
import { farLampsGeometry, farLampsMaterial } from './farLamps.ts';
import type { Light } from './lights.ts';
import { useTableLook } from './lookContext.ts';

const { smoothstep } = MathUtils;

/** House values, m: a table's height, and a room that is larger than an eye ever goes away from the table. */
const TABLE_HIGH_M = 0.74;
const WIDE_M = 7;
const TALL_M = 3.4;
const SEGMENTS = 48;
const RINGS = 12;
/** Fine enough for the shade of a table of a metre. */
const FLOOR_RINGS = 40;
/** Under the table it is dark, up to so far from its middle as a share of the table's half side, and softly so. */
const SHADE = { from: 0.7, to: 1.9 } as const;

/** The room around the table: a floor, dark under the table, and walls that end in soft light. Lit by nothing. */
export function RoomLook({ tableM }: { readonly tableM: number }) {
  const { light } = useTableLook();
  const room = useMemo(
    () => heapOf([floorGeometry(light, tableM), wallGeometry(light)].map((part) => part.toNonIndexed())),
    [light, tableM],
  );
  const material = useMemo(() => new MeshBasicMaterial({ ...PAINTED, side: DoubleSide }), []);
  useDisposed(room);
  useDisposed(material);
  return (
    <>
      <color attach="background" args={[light.background]} />
      <group position-y={-TABLE_HIGH_M}>
        <mesh geometry={room} material={material} renderOrder={FIRST} dispose={null} />
      </group>
      {light.farLamps > 0 && <FarLamps count={light.farLamps} />}
    </>
  );
}

/** Without grain, so little light would lie in bands. */
const PAINTED = { vertexColors: true, depthWrite: false, dithering: true } as const;

function FarLamps({ count }: { readonly count: number }) {
  const geometry = useMemo(() => farLampsGeometry(count), [count]);
  const material = useMemo(() => farLampsMaterial(), []);
  useDisposed(geometry);
  useDisposed(material);
  return <mesh geometry={geometry} material={material} renderOrder={FIRST + 1} frustumCulled={false} dispose={null} />;
}

/** Behind everything: drawn first, and hiding nothing. */
const FIRST = -10;

/** Rings of vertices around the middle. */
function floorGeometry({ room }: Light, tableM: number): BufferGeometry {
  const geometry = new RingGeometry(0.01, WIDE_M, SEGMENTS, FLOOR_RINGS).rotateX(-Math.PI / 2);
  const at = geometry.getAttribute('position');
  const [lit, edge] = [new Color(room.floor), new Color(room.skirting)];
  const dark = lit.clone().multiplyScalar(0.35);
  paint(geometry, (i, colour) => {
    const away = Math.hypot(at.getX(i), at.getZ(i));
    const shade = smoothstep((2 * away) / tableM, SHADE.from, SHADE.to);
    colour
      .copy(dark)
      .lerp(lit, shade)
      .lerp(edge, smoothstep(away, 0, WIDE_M));
  });
  return geometry;
}

function wallGeometry({ room }: Light): BufferGeometry {
  const geometry = new CylinderGeometry(WIDE_M, WIDE_M, TALL_M, SEGMENTS, RINGS, true).translate(0, TALL_M / 2, 0);
  const at = geometry.getAttribute('position');
  const [low, high] = [new Color(room.skirting), new Color(room.wall)];
  paint(geometry, (i, colour) => colour.copy(low).lerp(high, smoothstep(at.getY(i), 0, TALL_M)));
  return geometry;
}

function paint(geometry: BufferGeometry, colourOf: (vertex: number, colour: Color) => void): void {
  const { count } = geometry.getAttribute('position');
  const colours = new Float32Array(3 * count);
  const colour = new Color();
  for (let i = 0; i < count; i += 1) {
    colourOf(i, colour);
    colour.toArray(colours, 3 * i);
  }
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
}
