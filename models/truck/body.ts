import data from '#sim/data/truck.json' with { type: 'json' };
import { sinCosDeg } from '#sim/maths/trig.ts';
import { block, boxes, Facets, STUFFS, type Flat, type Point, type Stuff } from './facets.ts';

const CHAMFER_MM = 0.6;
const PROUD_MM = 0.12; // of glass over the sheet it is in

interface Measured {
  readonly outline: readonly Flat[];
  readonly half: (y: number) => number;
}

/** A part of the collider, from the data. */
export function part(name: string): Measured {
  const found = data.parts.find((p) => p.name === name);
  if (!found) throw new Error(`the data have no ${name}`);
  const outline = found.outlineMm.map(([x = 0, y = 0]): Flat => [x, y]);
  const low = Math.min(...outline.map(([, y]) => y));
  return { outline, half: (y) => found.halfMm - found.leanPerMm * (y - low) };
}

const along = (a: Flat, b: Flat, t: number): Flat => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The slice of a part between two heights. */
function slice({ outline, half }: Measured, low: number, high: number): Measured {
  const [rearLow, frontLow, frontTop, rearTop] = outline as [Flat, Flat, Flat, Flat];
  const at = (a: Flat, b: Flat, y: number): Flat => [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];
  return {
    outline: [
      at(rearLow, rearTop, low),
      at(frontLow, frontTop, low),
      at(frontLow, frontTop, high),
      at(rearLow, rearTop, high),
    ],
    half,
  };
}

const WAIST_MM = 13.5; // below it the body is trim
// how far the cab's back stands before the roll bar, below and above: the collider goes back to the bar
const BACK_MM = [3.2, 4.2] as const;
const BAR_MM = { x: [-12.3, -10.6], thick: 1.5, low: 19.4 } as const;

/** The cab that is seen, without the air between it and the roll bar; both have one roof line. */
function cabin(): Measured {
  const { outline, half } = part('cab');
  const [rearLow, frontLow, frontTop, rearTop] = outline as [Flat, Flat, Flat, Flat];
  return {
    outline: [
      [rearLow[0] + BACK_MM[0], rearLow[1]],
      frontLow,
      frontTop,
      along(frontTop, rearTop, 1 - BACK_MM[1] / (frontTop[0] - rearTop[0])),
    ],
    half,
  };
}

/** Everything but the wheels, mm, in the truck's own frame. */
export function bodySkin(): ReadonlyMap<Stuff, Facets> {
  const skins = new Map(STUFFS.map((stuff) => [stuff, new Facets()]));
  const of = (stuff: Stuff): Facets => skins.get(stuff) ?? new Facets();
  const body = part('body');
  const [under, , top] = body.outline as [Flat, Flat, Flat];
  const blocks = [
    ['trim', slice(body, under[1], WAIST_MM)],
    ['paint', slice(body, WAIST_MM, top[1])],
    ['paint', cabin()],
    ['load', part('load')],
  ] as const;
  for (const [stuff, { outline, half }] of blocks) block(of(stuff), outline, half, CHAMFER_MM);
  glaze(of('glass'), cabin());
  fit(of);
  return skins;
}

/** Lights, grille, flares, bed walls, roll bar: nothing that reaches out of the colliders by more than a millimetre. */
function fit(of: (stuff: Stuff) => Facets): void {
  const { axlesMm, radiusMm, outerMm } = data.wheel;
  for (const axle of axlesMm) flare(of('trim'), axle, radiusMm, outerMm);
  boxes(of('lamp'), [35.8, 37.2], [14.6, 17.4], [5.2, 8.8]);
  boxes(of('tail'), [-37.2, -35.8], [14.6, 17.8], [7.2, 9.2]);
  boxes(of('trim'), [35.8, 37.1], [14.4, 17.6], [0, 4.4]);
  boxes(of('trim'), [19, 30], [19.4, 20.2], [0, 3.4]); // scoop
  boxes(of('trim'), [-36.4, -13.4], [19.4, 20.6], [8.9, 10]); // bed walls
  boxes(of('trim'), [33, 36.6], [8, 10.4], [2.4, 6.6]); // towing eyes
  boxes(of('trim'), [-12, 12], [6.4, 7.6], [8.6, 11]); // steps
  boxes(of('trim'), [10.4, 12.6], [22, 25], [9.2, 10.6]); // mirrors
  bar(of, part('cab'));
}

/** The hoop behind the cab, with lamps on it. */
function bar(of: (stuff: Stuff) => Facets, { outline, half }: Measured): void {
  const { x, thick, low } = BAR_MM;
  const high = Math.max(...outline.map(([, y]) => y));
  for (const [y0, y1, z0] of [
    [low, high, half(high) - thick],
    [high - thick, high, 0],
  ] as const)
    boxes(of('trim'), x, [y0, y1], [z0, half(high)]);
  for (const z of [2.2, 6.2]) boxes(of('lamp'), [x[1], x[1] + 0.6], [high - 1.5, high - 0.2], [z, z + 2.2]);
}

const BROW = [
  [150, 1.05],
  [125, 1],
  [90, 1],
  [55, 1],
  [30, 1.05],
] as const; // degrees about the axle, and how far out
// over the tyre; where it meets the sheet; how far within the tyre's outer face
const BROW_MM = { over: 1.1, thick: 0.8, inside: 9.2, within: 0.4 } as const;

/** A brow over a wheel, in four straight pieces. */
function flare(skin: Facets, axle: number, radius: number, outer: number): void {
  const ring = (off: number): readonly Flat[] =>
    BROW.map(([deg, far]) => {
      const { sin, cos } = sinCosDeg(deg);
      return [(radius + off) * far * cos, radius + (radius + off) * far * sin];
    });
  const [brow, roof] = [ring(BROW_MM.over), ring(BROW_MM.over + BROW_MM.thick)];
  const [far, near] = [outer - BROW_MM.within, BROW_MM.inside];
  const at = ([x, y]: Flat, z: number): Point => [axle + x, y, z];
  for (let i = 0; i + 1 < brow.length; i += 1) {
    const [a, b, c, d] = [brow[i], brow[i + 1], roof[i + 1], roof[i]] as [Flat, Flat, Flat, Flat];
    skin.pair([at(a, far), at(b, far), at(c, far), at(d, far)]);
    skin.pair([at(d, far), at(c, far), at(c, near), at(d, near)]);
    skin.pair([at(a, near), at(b, near), at(b, far), at(a, far)]);
  }
}

/** Windows a little proud of the cab: windscreen, back, and two on either side with a pillar between. */
function glaze(glass: Facets, { outline, half }: Measured): void {
  const [rearLow, frontLow, frontTop, rearTop] = outline as [Flat, Flat, Flat, Flat];
  const screen = (low: Flat, top: Flat, way: 1 | -1): void => {
    const [a, b] = [along(low, top, 0.3), along(low, top, 0.9)];
    const put = ([x, y]: Flat, side: 1 | -1): Point => [x + way * PROUD_MM, y + PROUD_MM / 2, side * (half(y) - 1.4)];
    const corners = [put(a, 1), put(a, -1), put(b, -1), put(b, 1)];
    glass.facet(way === 1 ? corners : corners.reverse());
  };
  screen(frontLow, frontTop, 1);
  screen(rearLow, rearTop, -1);
  const [low, high] = [24, 36];
  const front = (y: number): number =>
    along(frontLow, frontTop, (y - frontLow[1]) / (frontTop[1] - frontLow[1]))[0] - 1.6;
  const rear = (y: number): number => along(rearLow, rearTop, (y - rearLow[1]) / (rearTop[1] - rearLow[1]))[0] + 1.4;
  const pane = (from: (y: number) => number, to: (y: number) => number): void => {
    const put = (x: number, y: number): Point => [x, y, half(y) + PROUD_MM];
    glass.pair([put(from(low), low), put(to(low), low), put(to(high), high), put(from(high), high)]);
  };
  pane(rear, () => 0.6);
  pane(() => 1.8, front);
}
