import { Color, type Vector3 } from 'three';
import { KEY_LIGHT, roomGlsl } from './room.ts';
import type { Light } from './lights.ts';

const vec3 = (v: Vector3 | Color) =>
  `vec3(${v
    .toArray()
    .map((n) => n.toFixed(6))
    .join(', ')})`;

/** Diffuse light of the lamp on what faces it. */
const lampOf = ({ lamp }: Light): Color => new Color(lamp.colour).multiplyScalar(lamp.diffuse);

/** Light on a surface with that world normal, as a factor of its colour; the same sum the shaders do. */
export function lightOn(normal: Vector3, light: Light): Color {
  const facing = Math.max(0, normal.dot(KEY_LIGHT.direction));
  const { up, down } = light.around;
  return new Color(...down).lerp(new Color(...up), 0.5 + 0.5 * normal.y).add(lampOf(light).multiplyScalar(facing));
}

/** Green part of `lightOn` under one light, for sums over a million texels. */
export function lightnessUnder(light: Light): (x: number, y: number, z: number) => number {
  const { x: lx, y: ly, z: lz } = KEY_LIGHT.direction;
  const [, up] = light.around.up;
  const [, down] = light.around.down;
  const lamp = lampOf(light).g;
  return (x, y, z) => down + (up - down) * (0.5 + 0.5 * y) + lamp * Math.max(0, x * lx + y * ly + z * lz);
}

/**
 * `aroundOn`: diffuse light of the room by world normal. `pool`: how much of the lamp comes to a place of the table.
 * `mirror`: share of light turned back at an angle.
 */
export const lightingGlsl = (light: Light): string => /* glsl */ `
${roomGlsl(light)}
${poolGlsl(light)}
const vec3 LAMP_DIRECTION = ${vec3(KEY_LIGHT.direction)};
const vec3 LAMP_LIGHT = ${vec3(lampOf(light))};

vec3 aroundOn(vec3 normal) {
  return mix(${vec3(new Color(...light.around.down))}, ${vec3(new Color(...light.around.up))}, 0.5 + 0.5 * normal.y);
}

/**
 * Every surface's reflection of a room evenly bright. Khronos' neutral tone mapping takes just this off again (it is
 * made for surfaces that show it) and would crush the darks of any that did not.
 */
const vec3 EVEN_SHEEN = vec3(0.04);

/** Schlick (1994); f0 is 0.04 for glass and lacquer, 0.05 for polystyrene. */
float mirror(float cosine, float f0) {
  float a = 1.0 - cosine;
  float b = a * a;
  return f0 + (1.0 - f0) * b * b * a;
}
`;

/** `pool`: 1 in the middle of the table, less towards its rim; `poolOnPiece`: the same for what stands there. */
export const poolGlsl = ({ pool }: Light): string => /* glsl */ `
float pool(vec2 ground) {
  return 1.0 - ${pool.loss.toFixed(4)} * smoothstep(${pool.from.toFixed(4)}, ${pool.to.toFixed(4)}, length(ground - vec2(-0.06, -0.08)));
}

float poolOnPiece(vec2 ground) {
  return mix(1.0, pool(ground), ${pool.onPieces.toFixed(4)});
}
`;
