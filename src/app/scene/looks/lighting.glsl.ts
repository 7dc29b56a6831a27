import { Color, type Vector3 } from 'three';
import { KEY_LIGHT } from './keyLight.ts';
import { ROOM_GLSL } from './room.ts';

const vec3 = (v: Vector3 | Color) => `vec3(${v.toArray().map((n) => n.toFixed(6)).join(', ')})`;

/** Diffuse light from all around on what faces up, sideways to the viewer, and down; linear, 1 is white. */
const AROUND = { up: new Color(0.47, 0.51, 0.57), down: new Color(0.16, 0.15, 0.15) } as const;

/** Diffuse light of the lamp on what faces it. */
const LAMP = new Color(KEY_LIGHT.colour).multiplyScalar(KEY_LIGHT.diffuse);

/** Light on a surface with that world normal, as a factor of its colour; the same sum the shaders do. */
export function lightOn(normal: Vector3): Color {
  const facing = Math.max(0, normal.dot(KEY_LIGHT.direction));
  return AROUND.down.clone().lerp(AROUND.up, 0.5 + 0.5 * normal.y).add(LAMP.clone().multiplyScalar(facing));
}

/** Green part of `lightOn`, for sums over a million texels. */
export function lightnessOn(x: number, y: number, z: number): number {
  const { x: lx, y: ly, z: lz } = KEY_LIGHT.direction;
  return AROUND.down.g + (AROUND.up.g - AROUND.down.g) * (0.5 + 0.5 * y) + LAMP.g * Math.max(0, x * lx + y * ly + z * lz);
}

/** `aroundOn`: diffuse light of the room by world normal. `mirror`: share of light turned back at an angle. */
export const LIGHTING_GLSL = /* glsl */ `
${ROOM_GLSL}
const vec3 LAMP_DIRECTION = ${vec3(KEY_LIGHT.direction)};
const vec3 LAMP_LIGHT = ${vec3(LAMP)};

vec3 aroundOn(vec3 normal) {
  return mix(${vec3(AROUND.down)}, ${vec3(AROUND.up)}, 0.5 + 0.5 * normal.y);
}

/**
 * What every surface reflects of a room evenly bright. Khronos' neutral tone mapping takes just this off again
 * (it is made for surfaces that show it) and would crush the darks of any that did not.
 */
const vec3 EVEN_SHEEN = vec3(0.04);

/** Schlick (1994); f0 is 0.04 for glass and lacquer, 0.05 for polystyrene. */
float mirror(float cosine, float f0) {
  float a = 1.0 - cosine;
  float b = a * a;
  return f0 + (1.0 - f0) * b * b * a;
}
`;
