import { Document, NodeIO, VertexLayout, type Mesh } from '@gltf-transform/core';
import data from '#sim/data/truck.json' with { type: 'json' };
import { bodySkin, part } from './truck/body.ts';
import type { Facets, Point, Stuff } from './truck/facets.ts';
import { wheelSkin } from './truck/wheel.ts';

export const TRUCK_GLB = 'truck.glb';

/** For plain viewers; the table brings its own materials. Linear colour, how metallic, how rough. */
const STUFF_LOOKS: Readonly<
  Record<Stuff, readonly [colour: readonly [number, number, number], metallic: number, roughness: number]>
> = {
  paint: [[0.72, 0.13, 0.06], 0.1, 0.35],
  trim: [[0.035, 0.035, 0.04], 0.2, 0.6],
  tyre: [[0.02, 0.02, 0.022], 0, 0.9],
  hub: [[0.55, 0.56, 0.58], 0.8, 0.35],
  glass: [[0.03, 0.05, 0.07], 0.1, 0.08],
  lamp: [[0.95, 0.9, 0.7], 0, 0.25],
  tail: [[0.6, 0.02, 0.02], 0, 0.3],
  load: [[0.32, 0.27, 0.17], 0, 0.95],
};

const PROUD_MM = 0.05; // of a mark over its sheet
const ROOF = { x: 0.4, side: 10 } as const;
const DOOR = { x: 1.6, y: 16.4, side: 5 } as const;

interface Mark {
  readonly name: string;
  readonly at: Point;
  readonly across: Point;
  readonly up: Point;
}

/**
 * Where a fleet's mark goes: a square on the roof and one on either door; the middle, and its sides' directions as wide
 * as the square is.
 */
function marks(): readonly Mark[] {
  const [cab, body] = [part('cab'), part('body')];
  const [, , front = [0, 0], rear = [0, 0]] = cab.outline;
  const rise = (front[1] - rear[1]) / (front[0] - rear[0]);
  const lean = body.half(1) - body.half(0);
  const door = (name: string, way: 1 | -1): Mark => ({
    name,
    at: [DOOR.x, DOOR.y, way * (body.half(DOOR.y) + PROUD_MM)],
    across: [way * DOOR.side, 0, 0],
    up: [0, DOOR.side, way * lean * DOOR.side],
  });
  return [
    {
      name: 'roof',
      at: [ROOF.x, front[1] + rise * (ROOF.x - front[0]) + PROUD_MM, 0],
      across: [0, 0, ROOF.side],
      up: [ROOF.side, rise * ROOF.side, 0],
    },
    door('right', 1),
    door('left', -1),
  ];
}

const metres = (values: readonly number[]): number[] => values.map((mm) => Math.round(mm * 1e6) / 1e9);
const MICROMETRES = 1000; // points nearer than this are one

/** Points that facets share, once. */
function welded({ points, triangles }: Facets): { points: readonly Point[]; triangles: readonly number[] } {
  const known = new Map<string, number>();
  const kept: Point[] = [];
  const places = points.map((point) => {
    const key = point.map((c) => Math.round(c * MICROMETRES)).join();
    const place = known.get(key) ?? kept.push(point) - 1;
    known.set(key, place);
    return place;
  });
  return { points: kept, triangles: withoutSlivers(triangles.map((corner) => places[corner] ?? 0)) };
}

/** Without triangles of which two corners have become one. */
const withoutSlivers = (triangles: readonly number[]): number[] =>
  triangles.flatMap((a, i) => {
    const [b = a, c = a] = triangles.slice(i + 1, i + 3);
    return i % 3 !== 0 || a === b || b === c || c === a ? [] : [a, b, c];
  });

function toDocument(): Document {
  const doc = new Document();
  doc.getRoot().getAsset().generator = 'tumbletop models';
  const buffer = doc.createBuffer();
  const stuffs = new Map(
    Object.entries(STUFF_LOOKS).map(([name, [colour, metallic, roughness]]) => [
      name,
      doc
        .createMaterial(name)
        .setBaseColorFactor([...colour, 1])
        .setMetallicFactor(metallic)
        .setRoughnessFactor(roughness),
    ]),
  );
  // No normals: a reader shades every facet flat, as the format says, and the file is half as large.
  const meshOf = (name: string, skins: ReadonlyMap<Stuff, Facets>): Mesh =>
    [...skins]
      .filter(([, skin]) => skin.points.length > 0)
      .reduce((mesh, [stuff, skin]) => {
        const { points, triangles } = welded(skin);
        const primitive = doc
          .createPrimitive()
          .setAttribute(
            'POSITION',
            doc
              .createAccessor()
              .setType('VEC3')
              .setArray(new Float32Array(metres(points.flat())))
              .setBuffer(buffer),
          )
          .setIndices(doc.createAccessor().setType('SCALAR').setArray(new Uint16Array(triangles)).setBuffer(buffer))
          .setMaterial(stuffs.get(stuff) ?? null);
        return mesh.addPrimitive(primitive);
      }, doc.createMesh(name));
  const marked = marks().map(({ name, at, across, up }) => ({
    name,
    atM: metres(at),
    acrossM: metres(across),
    upM: metres(up),
  }));
  const truck = doc
    .createNode('truck')
    .setMesh(meshOf('body', bodySkin()))
    .setExtras({ collider: 'compound', marks: marked });
  const wheel = meshOf('wheel', wheelSkin());
  const {
    axlesMm: [rear = 0, front = 0],
    radiusMm,
    innerMm,
    outerMm,
  } = data.wheel;
  for (const [name, x, side] of [
    ['front-left', front, -1],
    ['front-right', front, 1],
    ['rear-left', rear, -1],
    ['rear-right', rear, 1],
  ] as const) {
    const [px = 0, py = 0, pz = 0] = metres([x, radiusMm, (side * (innerMm + outerMm)) / 2]);
    truck.addChild(doc.createNode(name).setMesh(wheel).setTranslation([px, py, pz]));
  }
  doc.getRoot().setDefaultScene(doc.createScene('truck').addChild(truck));
  return doc;
}

/**
 * The model of the truck as a GLB file: metres, x forwards, y up, the origin on the ground between the wheels. The same
 * bytes every time.
 */
export const truckGlb = (): Promise<Uint8Array> =>
  new NodeIO().setVertexLayout(VertexLayout.SEPARATE).writeBinary(toDocument());
