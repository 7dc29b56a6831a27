/** A pyramid's plastic from outside, seen directly or in a polished table. */
export const PLASTIC_GLSL = /* glsl */ `
uniform vec3 uAbsorb;
uniform vec3 uTint;
uniform vec3 uInk;
uniform sampler2D uMark;
uniform float uGlow;
uniform vec3 uGlowColour;
uniform float uHaze;
uniform float uSolid;
uniform float uHatch;
uniform float uDashes;
uniform float uContour;

/** Distance of a point on the hull from its nearest edge, and its place along that edge, m. */
vec2 toEdge(vec3 p) {
  vec2 side = abs(p.xz);
  float across = uShape.x * (1.0 - p.y / uShape.y);
  float slanted = across - min(side.x, side.y);
  float bottom = max(p.y, across - max(side.x, side.y));
  return slanted < bottom ? vec2(slanted, p.y) : vec2(bottom, min(side.x, side.y));
}

/** Light beside an edge: a thin core, never thinner than a pixel, and a soft flank. */
float edgeLight(vec2 edge, float pixel) {
  float core = 1.0 - smoothstep(0.00012, 0.0004 + pixel, edge.x);
  float dash = mix(1.0, step(0.4, fract(edge.y / 0.0036)), uDashes);
  return 0.75 * core * dash + 0.3 * exp(-edge.x / 0.0013) * (1.0 - 0.6 * uDashes);
}

/** A dark outline outside the light along an edge, without which that light would be lost on white paper. */
float contour(vec2 edge, float pixel) {
  float width = 0.00018 + pixel;
  return uContour * (1.0 - smoothstep(width, width + pixel, edge.x));
}

/** The point on its side, unrolled: u across from left to right, v up. */
vec2 onSide(vec3 p) {
  float across = abs(p.x) > abs(p.z) ? -p.z * sign(p.x) : p.x * sign(p.z);
  return vec2(0.5 + 0.5 * across / uShape.x, p.y / uShape.y);
}

/**
 * Ink of the seat's mark at a place on the outside. The level of detail is chosen by hand: where two sides
 * meet the coordinates leap, and the card would blur there.
 */
float markAt(vec3 p, float pixel) {
  float texel = 2.0 * uShape.x / float(textureSize(uMark, 0).x);
  return textureLod(uMark, onSide(p), log2(pixel / texel)).r;
}
`;
