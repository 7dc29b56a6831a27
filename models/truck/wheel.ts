import data from '#sim/data/truck.json' with { type: 'json' };
import { sinCosDeg } from '#sim/maths/trig.ts';
import { Facets, type Point, type Stuff } from './facets.ts';

const { radiusMm, innerMm, outerMm, shoulderMm, lugs: sides } = data.wheel;
const HALF = (outerMm - innerMm) / 2;
const TREAD = HALF - shoulderMm;
const CORNER = radiusMm / sinCosDeg(180 / sides).cos;
const LUG = 0.3; // of the way from a corner of the tread to the next that a lug goes on
const GROOVE_MM = 1;
const RIM_MM = 5.6; // where the tyre ends
const DISH_MM = 1; // how deep the hub lies in the tyre
const BOSS_MM = 2.7;

/**
 * The wheel about its middle, mm, its axle along z, for every wheel alike: lugs about the corners of the tread, so that
 * it stands on two of them where the collider has a flat; walls; a dished hub whose boss reaches as far out as the
 * collider's.
 */
export function wheelSkin(): ReadonlyMap<Stuff, Facets> {
  const [tyre, hub] = [new Facets(), new Facets()];
  const lugs = Array.from({ length: sides }, (_, i) => lug((360 * (i + 0.5)) / sides));
  lugs.forEach((outline, i) => {
    const next = lugs[(i + 1) % sides] ?? outline;
    const [first, second, third] = [outline[0], outline[1], outline[2]] as [Spoke, Spoke, Spoke];
    const after = next[0] as Spoke;
    for (const [a, b] of [
      [first, second],
      [second, third],
    ] as const)
      tyre.facet(across(a, b));
    const [low, high] = [scaled(third, 1 - GROOVE_MM / CORNER), scaled(after, 1 - GROOVE_MM / CORNER)];
    for (const [a, b] of [
      [third, low],
      [low, high],
      [high, after],
    ] as const)
      tyre.facet(across(a, b));
    // The wall's foot runs along the tread's true outline, so that from the side the tyre is whole.
    const rim = [scaled(second, RIM_MM / CORNER), scaled(next[1] as Spoke, RIM_MM / CORNER)] as const;
    for (const part of [
      [first, second],
      [second, third],
      [third, low],
      [low, high],
      [high, after],
    ] as const)
      wall(tyre, part[0], part[1], scaled(part[0], RIM_MM / size(part[0])), scaled(part[1], RIM_MM / size(part[1])));
    hubWedge(hub, rim[0], rim[1]);
  });
  return new Map<Stuff, Facets>([
    ['tyre', tyre],
    ['hub', hub],
  ]);
}

/** A place in the wheel's plane. */
type Spoke = readonly [x: number, y: number];

const size = ([x, y]: Spoke): number => Math.sqrt(x * x + y * y);
const scaled = ([x, y]: Spoke, by: number): Spoke => [x * by, y * by];
const between = (a: Spoke, b: Spoke, t: number): Spoke => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const corner = (deg: number): Spoke => {
  const { sin, cos } = sinCosDeg(deg);
  return [CORNER * cos, CORNER * sin];
};

/** From the flat before a corner, over it, on to the flat after it. */
function lug(deg: number): readonly Spoke[] {
  const [before, here, after] = [corner(deg - 360 / sides), corner(deg), corner(deg + 360 / sides)];
  return [between(here, before, LUG), here, between(here, after, LUG)];
}

const across = (a: Spoke, b: Spoke): Point[] => [
  [...a, TREAD],
  [...a, -TREAD],
  [...b, -TREAD],
  [...b, TREAD],
];

function wall(tyre: Facets, a: Spoke, b: Spoke, rimA: Spoke, rimB: Spoke): void {
  tyre.pair([
    [...a, TREAD],
    [...b, TREAD],
    [...rimB, HALF - 0.15],
    [...rimA, HALF - 0.15],
  ]);
}

function hubWedge(hub: Facets, a: Spoke, b: Spoke): void {
  const [c, d] = [scaled(a, BOSS_MM / RIM_MM), scaled(b, BOSS_MM / RIM_MM)];
  hub.pair([
    [...a, HALF - 0.15],
    [...b, HALF - 0.15],
    [...d, HALF - DISH_MM],
    [...c, HALF - DISH_MM],
  ]);
  const [e, f] = [scaled(a, (BOSS_MM * 0.6) / RIM_MM), scaled(b, (BOSS_MM * 0.6) / RIM_MM)];
  hub.pair([
    [...c, HALF - DISH_MM],
    [...d, HALF - DISH_MM],
    [...f, HALF],
    [...e, HALF],
  ]);
  hub.pair([
    [...e, HALF],
    [...f, HALF],
    [0, 0, HALF],
  ]);
}
