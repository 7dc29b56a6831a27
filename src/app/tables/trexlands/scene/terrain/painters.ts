import { layeredNoise } from '#app/ui/noise.ts';
import { fromWhole, mixRgb, rgb, smooth, tint } from '#app/scene/looks/surfaces/shades.ts';
import type { Painter } from '#app/scene/looks/texels.ts';
import { cells } from './cells.ts';

/**
 * The grounds of Trexlands, each told by its grain: plates with cracks, tufts, pebbles, ripples. All are house values.
 */

/** A dried lake: pale plates, salt risen along their cracks. */
export function saltFlat(seed: number): Painter {
  const [SALT, GREY, CRACK] = [rgb('#e6e3da'), rgb('#cfcbc0'), rgb('#8f8a80')];
  const plates = cells(seed, 6);
  const [bend, stain, dust] = [
    layeredNoise(seed + 1, 9, 9, 2),
    layeredNoise(seed + 5, 5, 5, 3),
    layeredNoise(seed + 9, 48, 48, 2),
  ];
  return (u, v, texel) => {
    const warp = 0.03 * (bend(u, v) - 0.5);
    const { near, next, chance } = plates(u + warp, v - warp);
    const crack = 1 - smooth(0.02, 0.07, next - near);
    const rise = smooth(0.2, 0.06, next - near) * (1 - crack);
    tint(
      texel,
      mixRgb(mixRgb(GREY, SALT, 0.35 * chance + 0.75 * stain(u, v) + 0.3 * rise), CRACK, 0.8 * crack),
      0.97 + 0.06 * dust(u, v),
    );
    texel.heightM = 0.0006 * rise - 0.0007 * crack + 0.00012 * dust(u, v);
  };
}

/** Dry earth with bushes: blades around a dark heart. */
export function scrub(seed: number): Painter {
  const [EARTH, DRY, LEAF, HEART] = [rgb('#8f7d55'), rgb('#a8956a'), rgb('#6d7a3a'), rgb('#333f1f')];
  const bushes = cells(seed, 9, 0.7);
  const [cloud, grit] = [layeredNoise(seed + 1, 6, 6, 3), layeredNoise(seed + 9, 64, 64, 2)];
  return (u, v, texel) => {
    const { near, chance, dx, dy } = bushes(u, v);
    const radius = chance < 0.3 ? 0 : 0.2 + 0.2 * chance;
    const blades = 0.72 + 0.28 * Math.cos(Math.atan2(dy, dx) * Math.round(6 + 4 * chance) + 9 * chance);
    const inside = radius === 0 ? 0 : 1 - smooth(0.72, 1, near / (radius * blades));
    const grain = grit(u, v);
    const ground = mixRgb(EARTH, DRY, 0.9 * cloud(u, v) + 0.5 * (grain - 0.5));
    const leaf = mixRgb(HEART, LEAF, smooth(0.1, 0.8, near / Math.max(radius, 0.01)) * 0.8 + 0.35 * grain);
    tint(texel, mixRgb(ground, leaf, inside));
    texel.heightM = 0.0012 * inside * (1 - near) + 0.00025 * grain;
  };
}

/** Session stones of three greys, dark between them. */
export function gravel(seed: number): Painter {
  const [GAP, SLATE, STONE, RUST] = [rgb('#26272a'), rgb('#63676e'), rgb('#92938f'), rgb('#7c6a5e')];
  const stones = cells(seed, 24);
  const [speckle, cloud] = [layeredNoise(seed + 1, 90, 90, 2), layeredNoise(seed + 5, 4, 4, 2)];
  return (u, v, texel) => {
    const { near, next, chance } = stones(u, v);
    const stone = smooth(0.03, 0.2, next - near);
    const colour = chance < 0.45 ? mixRgb(SLATE, STONE, chance) : chance < 0.82 ? STONE : RUST;
    tint(texel, mixRgb(GAP, colour, stone), 0.86 + 0.16 * speckle(u, v) + 0.16 * cloud(u, v));
    texel.heightM = 0.0011 * Math.sqrt(Math.max(0, 1 - near * near)) * stone;
  };
}

/** Sand in ripples that wander, run together and part. */
export function dune(seed: number): Painter {
  const [SHADOW, SAND, CREST] = [rgb('#b8823f'), rgb('#deb063'), rgb('#f2d193')];
  const [wander, part, grit] = [
    layeredNoise(seed, 3, 4, 2),
    layeredNoise(seed + 3, 4, 6, 2),
    layeredNoise(seed + 9, 110, 110, 2),
  ];
  return (u, v, texel) => {
    const phase = 15 * v + 2 * u + 3.4 * (wander(u, v) - 0.5) + 1.5 * (part(u, v) - 0.5);
    const at = phase - Math.floor(phase);
    // Steep on the lee side.
    const ripple = smooth(0, 0.68, at) * (1 - smooth(0.76, 1, at));
    tint(
      texel,
      mixRgb(mixRgb(SHADOW, SAND, smooth(0, 0.6, ripple)), CREST, smooth(0.7, 1, ripple)),
      0.94 + 0.12 * grit(u, v),
    );
    texel.heightM = 0.0011 * ripple + 0.00008 * grit(u, v);
  };
}

/** The City's square: flags of stone in rows, laid in bond. */
export function paving(seed: number): Painter {
  const [JOINT, STONE, LIGHT] = [rgb('#1d2026'), rgb('#474d57'), rgb('#5d6470')];
  const ROWS = 10;
  const chance = cells(seed, ROWS, 0);
  const [cloud, grit] = [layeredNoise(seed + 1, 6, 6, 3), layeredNoise(seed + 9, 80, 80, 2)];
  return (u, v, texel) => {
    const row = Math.floor(v * ROWS);
    const along = u + (row % 2) / (2 * ROWS);
    const joint = 1 - smooth(0.03, 0.07, Math.min(fromWhole(v * ROWS), fromWhole(along * ROWS)));
    const stone = chance(along % 1, v).chance;
    tint(
      texel,
      mixRgb(mixRgb(STONE, LIGHT, 0.6 * stone + 0.5 * (cloud(u, v) - 0.3)), JOINT, joint),
      0.92 + 0.16 * grit(u, v),
    );
    texel.heightM = -0.0006 * joint + 0.0001 * grit(u, v);
  };
}
