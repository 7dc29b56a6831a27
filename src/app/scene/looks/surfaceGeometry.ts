import { BufferAttribute, BufferGeometry, LatheGeometry, PlaneGeometry, RingGeometry, Vector2 } from 'three';
import { layeredNoise } from '#app/ui/noise.ts';

/** Spacing of the points between which the table's lightness changes slowly, m. */
const PATCH_M = 0.08;

/** Lightness of every vertex: near 1, wandering, the same for every table of that size. */
function wandering(count: number, side: number, amount: number): Float32Array {
  const at = layeredNoise(977, 5, 5, 3);
  const colours = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const lightness = 1 + 2 * amount * (at(((i % side) / side) * 0.83, (Math.floor(i / side) / side) * 0.83) - 0.5);
    colours.fill(lightness, 3 * i, 3 * i + 3);
  }
  return colours;
}

/**
 * The top of a square table in y = 0, its texture coordinates in tiles from the middle, so that a material
 * is as coarse on a small table as on a big one.
 */
export function topGeometry(sizeM: number, tileM: number, unevenness: number): BufferGeometry {
  const patches = Math.max(1, Math.min(40, Math.round(sizeM / PATCH_M)));
  const geometry = new PlaneGeometry(sizeM, sizeM, patches, patches).rotateX(-Math.PI / 2);
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++)
    uv.setXY(i, ((uv.getX(i) - 0.5) * sizeM) / tileM, ((uv.getY(i) - 0.5) * sizeM) / tileM);
  geometry.setAttribute('color', new BufferAttribute(wandering(uv.count, patches + 1, unevenness), 3));
  return geometry;
}

/** So that neither its edge nor its wandering lightness shows corners. */
const ROUND = { around: 96, rings: 10 } as const;

/** The same of a round table of that width. */
export function roundTop(wideM: number, tileM: number, unevenness: number): BufferGeometry {
  const top = new RingGeometry(0, wideM / 2, ROUND.around, ROUND.rings).rotateX(-Math.PI / 2);
  const [at, uv] = [top.getAttribute('position'), top.getAttribute('uv')];
  for (let i = 0; i < uv.count; i++) uv.setXY(i, at.getX(i) / tileM, -at.getZ(i) / tileM);
  return top.setAttribute('color', new BufferAttribute(wandering(uv.count, ROUND.around + 1, unevenness), 3));
}

/** The edge around a round top: a bevel below the rim, the side, and the bevel under that. */
export function roundEdge(wideM: number, thicknessM: number, bevelM: number): BufferGeometry {
  const half = wideM / 2;
  const wide = half + bevelM;
  const profile = [
    [0.001, -thicknessM],
    [half, -thicknessM],
    [wide, bevelM - thicknessM],
    [wide, -bevelM],
    [half + 0.7 * bevelM, -0.3 * bevelM],
    [half, 0],
  ] as const;
  return new LatheGeometry(
    profile.map(([x, y]) => new Vector2(x, y)),
    ROUND.around,
  );
}

/** Half side and depth of the rings around the table, and the slope of the surface between them. */
interface Ring {
  readonly half: number;
  readonly y: number;
  /** Outward and upward parts of the normal. */
  readonly out: number;
  readonly up: number;
}

/**
 * The edge around the top: a bevel below the rim, the side, the underside's bevel. The top itself stays a
 * full square: where it ends is a rule of the game.
 */
export function edgeGeometry(sizeM: number, thicknessM: number, bevelM: number): BufferGeometry {
  const half = sizeM / 2;
  const wide = half + bevelM;
  const low = -thicknessM;
  const rings: Ring[] = [
    { half, y: 0, out: 0.2, up: 0.98 },
    { half: half + bevelM * 0.7, y: -bevelM * 0.3, out: 0.71, up: 0.71 },
    { half: wide, y: -bevelM, out: 1, up: 0 },
    { half: wide, y: low + bevelM, out: 1, up: 0 },
    { half, y: low, out: 0.3, up: -0.95 },
    { half: 0, y: low, out: 0, up: -1 },
  ];
  const positions: number[] = [];
  const normals: number[] = [];
  const triangles: number[] = [];
  for (const [dx, dz] of [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const) {
    const first = positions.length / 3;
    for (const ring of rings) {
      for (const along of [-1, 1]) {
        positions.push(ring.half * (dx - dz * along), ring.y, ring.half * (dz + dx * along));
        normals.push(dx * ring.out, ring.up, dz * ring.out);
      }
    }
    for (let k = 0; k + 1 < rings.length; k++) {
      const a = first + 2 * k;
      triangles.push(a, a + 1, a + 2, a + 1, a + 3, a + 2);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setIndex(triangles);
  return geometry;
}
