import { Vector3, Color } from 'three';
import type { Light, Panel } from './lights.ts';

/** Half angle of the lamp as seen from the table, radians: the softness of shadows. */
export const LAMP_SPREAD = 0.06;

/** J. Jimenez's interleaved gradient noise (SIGGRAPH 2014): turns a pattern of rays from pixel to pixel. */
export const GRAIN_GLSL = /* glsl */ `
float grain(vec2 pixel) {
  return fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715))));
}
`;

/** In GLSL. */
export const vec3 = (v: Vector3 | Color): string =>
  `vec3(${v
    .toArray()
    .map((n) => n.toFixed(6))
    .join(', ')})`;
const linear = (colour: string, intensity = 1) => new Vector3(...new Color(colour).multiplyScalar(intensity).toArray());

/** GLSL that adds one panel's light to `light` if `ray` meets it; its border is `blur` of its size wide. */
function panelGlsl({ at, width, height, colour, intensity }: Panel): string {
  const centre = new Vector3(...at);
  const distance = centre.length();
  const forth = centre.clone().normalize();
  const up = Math.abs(forth.y) > 0.9 ? new Vector3(0, 0, 1) : new Vector3(0, 1, 0);
  const across = new Vector3().crossVectors(up, forth).normalize();
  const rise = new Vector3().crossVectors(forth, across);
  const toEdge = (axis: Vector3, size: number) => vec3(axis.multiplyScalar((2 * distance) / size));
  return /* glsl */ `
  {
    float ahead = dot(ray, ${vec3(forth)});
    vec2 off = abs(vec2(dot(ray, ${toEdge(across, width)}), dot(ray, ${toEdge(rise, height)}))) / max(ahead, 0.01);
    vec2 within = 1.0 - smoothstep(1.0 - blur, 1.0 + blur, off);
    light += ${vec3(linear(colour, intensity))} * (within.x * within.y * step(0.01, ahead));
  }`;
}

/** `vec3 room(vec3 ray, float blur)`: the light that comes from there; blur is 0.02 for a mirror, 0.5 for satin. */
export const roomGlsl = ({ panels, walls }: Light): string => /* glsl */ `
vec3 room(vec3 ray, float blur) {
  vec3 light = ray.y > 0.0
    ? mix(${vec3(linear(walls.middle))}, ${vec3(linear(walls.ceiling))}, ray.y)
    : mix(${vec3(linear(walls.middle))}, ${vec3(linear(walls.floor))}, min(1.0, -3.0 * ray.y));
  ${panels.map(panelGlsl).join('')}
  return light;
}
`;
