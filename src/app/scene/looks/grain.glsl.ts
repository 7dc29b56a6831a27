/** J. Jimenez's interleaved gradient noise (SIGGRAPH 2014): turns a pattern of rays from pixel to pixel. */
export const GRAIN_GLSL = /* glsl */ `
float grain(vec2 pixel) {
  return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715))));
}
`;
