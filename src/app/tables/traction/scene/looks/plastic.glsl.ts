import { LINES_GLSL } from '#app/scene/looks/gathering.ts';
import { MARK_COUNT } from './markTexture.ts';

/** House value, from looking. */
const DEEPEST_M = 0.0085;

/** A dye works so much more than on its way through a solid piece: they are hollow, and look as deep (house value). */
const DYE = 2;

/**
 * A piece of see-through plastic, in its own frame, metres; `dress` says which one. It is two convex solids, one inside
 * the other, so the plastic a ray crosses is known exactly from two spans; nothing has to be rendered twice to see
 * through a piece.
 */
export const PLASTIC_GLSL = /* glsl */ `
${LINES_GLSL}
mat4 pose;
mat3 turn;
/** Half base and height of the outside (x, y) and of the cavity (z, w). */
vec4 shape;
vec3 absorb;
float markColumn;
vec3 tint;
float pips;
vec3 ink;
float glow;
vec3 glowColour;
float contoured;
float hatched;

void dress(int piece) {
  pose = poseOf(piece);
  turn = mat3(pose);
  shape = lineOf(piece, 0);
  vec4 dye = lineOf(piece, 1);
  vec4 colour = lineOf(piece, 2);
  vec4 print = lineOf(piece, 3);
  vec4 light = lineOf(piece, 4);
  absorb = dye.rgb;
  markColumn = dye.a;
  tint = colour.rgb;
  pips = colour.a;
  ink = print.rgb;
  glow = print.a;
  glowColour = light.rgb;
  contoured = light.a;
  hatched = lineOf(piece, 5).x;
}

/** Where the line p + s d enters and leaves a pyramid of half base r and height h; empty if x > y. */
vec2 spanOf(vec3 p, vec3 d, float r, float h) {
  vec4 outside = h * vec4(p.x, -p.x, p.z, -p.z) + r * (p.y - h);
  vec4 slope = h * vec4(d.x, -d.x, d.z, -d.z) + r * d.y;
  slope = mix(slope, vec4(1e-9), lessThan(abs(slope), vec4(1e-9)));
  vec4 at = -outside / slope;
  vec4 enters = mix(vec4(-1e3), at, lessThan(slope, vec4(0.0)));
  vec4 leaves = mix(at, vec4(1e3), lessThan(slope, vec4(0.0)));
  float dy = abs(d.y) < 1e-9 ? 1e-9 : d.y;
  float ground = -p.y / dy;
  float first = dy > 0.0 ? ground : -1e3;
  float last = dy > 0.0 ? 1e3 : ground;
  return vec2(
    max(max(max(enters.x, enters.y), max(enters.z, enters.w)), first),
    min(min(min(leaves.x, leaves.y), min(leaves.z, leaves.w)), last)
  );
}

/** Metres of plastic on the ray from p on, given its span through the outside; d is of unit length. */
float plasticOn(vec3 p, vec3 d, vec2 outer) {
  vec2 hollow = spanOf(p, d, shape.z, shape.w);
  return max(0.0, outer.y - max(0.0, outer.x)) - max(0.0, hollow.y - max(0.0, hollow.x));
}

/**
 * The path that counts for colour: long ones stop deepening it. Unbounded, a thick place takes on the hue
 * of the one primary the dye spares most, and purple would turn red.
 */
float dyedPath(float path) {
  return ${(DYE * DEEPEST_M).toFixed(5)} * (1.0 - exp(-path / ${DEEPEST_M.toFixed(5)}));
}

/** Distance of a point on the hull from its nearest edge, and its place along that edge, m. */
vec2 toEdge(vec3 p) {
  vec2 side = abs(p.xz);
  float across = shape.x * (1.0 - p.y / shape.y);
  float slanted = across - min(side.x, side.y);
  float bottom = max(p.y, across - max(side.x, side.y));
  return slanted < bottom ? vec2(slanted, p.y) : vec2(bottom, min(side.x, side.y));
}

/** Light beside an edge: a thin core, never thinner than a pixel, and a soft flank. */
float edgeLight(float away, float pixel) {
  return 0.75 * (1.0 - smoothstep(0.00012, 0.0004 + pixel, away)) + 0.3 * exp(-away / 0.0013);
}

/** The point on its side, unrolled: u across from left to right, v up. */
vec2 onSide(vec3 p) {
  float across = abs(p.x) > abs(p.z) ? -p.z * sign(p.x) : p.x * sign(p.z);
  return vec2(0.5 + 0.5 * across / shape.x, p.y / shape.y);
}
`;

/**
 * Enamel on the sides of a piece: `uMarks` is the sheet of all marks. The level of detail is chosen by hand: where two
 * sides meet the coordinates leap, and the card would blur there.
 */
export const ENAMEL_GLSL = /* glsl */ `
uniform sampler2D uMarks;

/** How much of the pixel around a place on a side is enamel: the seat's mark, and a row of dots along the foot. */
float enamelAt(vec3 p, float pixel) {
  vec2 at = onSide(p);
  float texel = ${(2 * MARK_COUNT).toFixed(1)} * shape.x / float(textureSize(uMarks, 0).x);
  vec2 sheet = vec2((markColumn + clamp(at.x, 0.002, 0.998)) / ${MARK_COUNT.toFixed(1)}, at.y);
  float mark = textureLod(uMarks, sheet, log2(pixel / texel)).r;
  float radius = 0.085 * shape.x + 0.00035;
  vec2 place = vec2((at.x - 0.5) * 2.0 * shape.x, p.y - 0.34 * shape.x);
  float row = 0.5 * (pips - 1.0);
  float nearest = clamp(floor(place.x / (3.2 * radius) + row + 0.5), 0.0, pips - 1.0) - row;
  float away = length(place - vec2(nearest * 3.2 * radius, 0.0)) - radius;
  return max(mark, smoothstep(pixel, -pixel, away));
}
`;
