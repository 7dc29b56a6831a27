/** House value, from looking. */
const DEEPEST_M = 0.0085;

/**
 * Rays through a hollow pyramid, in its own frame, metres. The pyramid is two convex solids, one inside
 * the other, so the plastic a ray crosses is known exactly from two spans; nothing has to be rendered
 * twice to see through a piece.
 */
export const RAY_GLSL = /* glsl */ `
/** Half base and height of the outside (x, y) and of the cavity (z, w). */
uniform vec4 uShape;

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
  vec2 hollow = spanOf(p, d, uShape.z, uShape.w);
  return max(0.0, outer.y - max(0.0, outer.x)) - max(0.0, hollow.y - max(0.0, hollow.x));
}

/**
 * The path that counts for colour: long ones stop deepening it. Unbounded, a thick place takes on the hue
 * of the one primary the dye spares most, and purple would turn red.
 */
float dyedPath(float path) {
  return ${DEEPEST_M.toFixed(5)} * (1.0 - exp(-path / ${DEEPEST_M.toFixed(5)}));
}
`;

/** Hands the fragment its place and the eye's ray in the piece's frame; for use after \`project_vertex\`. */
export const RAY_VERTEX_DECLARATIONS = /* glsl */ `
varying vec3 vPlace;
varying vec3 vSight;
`;

export const RAY_VERTEX = /* glsl */ `
vPlace = position;
vec3 sight = isOrthographic
  ? -vec3(viewMatrix[0][2], viewMatrix[1][2], viewMatrix[2][2])
  : (modelMatrix * vec4(position, 1.0)).xyz - cameraPosition;
// Pieces are only ever turned and moved, so the inverse of the turn is its transpose.
vSight = transpose(mat3(modelMatrix)) * sight;
`;
