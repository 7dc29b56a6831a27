import { Color, MathUtils, Vector3 } from 'three';
import { roomGlsl, vec3 } from './room.ts';
import type { Light } from './lights.ts';

/** Diffuse light of the lamp on what faces it. */
const lampOf = ({ lamp }: Light): Color => new Color(lamp.colour).multiplyScalar(lamp.diffuse);

/** Unit vector from the table's middle to the lamp. */
export const lampDirection = ({ lamp }: Light): Vector3 => new Vector3(...lamp.at).normalize();

/** Green part of the light on a surface in the table's middle by its normal, for sums over a million texels. */
export function lightnessUnder(light: Light): (x: number, y: number, z: number) => number {
  const { x: lx, y: ly, z: lz } = lampDirection(light);
  const [, up] = light.around.up;
  const [, down] = light.around.down;
  const lamp = lampOf(light).g;
  return (x, y, z) => down + (up - down) * (0.5 + 0.5 * y) + lamp * Math.max(0, x * lx + y * ly + z * lz);
}

/** The least that comes past the lamp's shade, as a part of what is under it. */
const PAST_THE_SHADE = 0.02;

/** How much of its light the lamp's shade lets out at this cosine from straight down. */
const within = ([dark, lit]: Light['lamp']['cone'], cosine: number): number =>
  MathUtils.lerp(PAST_THE_SHADE, 1, MathUtils.smoothstep(cosine, dark, lit));

/** `toLamp`: the way to the lamp. `lampAt`: how much of its light comes to a place, 1 in the middle of the table. */
export function lampGlsl({ lamp }: Light): string {
  const at = new Vector3(...lamp.at);
  const full = at.lengthSq() / within(lamp.cone, at.y / at.length());
  const [dark, lit] = lamp.cone;
  return /* glsl */ `
const vec3 LAMP_PLACE = ${vec3(at)};

vec3 toLamp(vec3 place) {
  return normalize(LAMP_PLACE - place);
}

float lampAt(vec3 place) {
  vec3 way = LAMP_PLACE - place;
  float squared = dot(way, way);
  float shade = smoothstep(${dark.toFixed(3)}, ${lit.toFixed(3)}, way.y * inversesqrt(squared));
  return ${full.toFixed(6)} / squared * mix(${PAST_THE_SHADE.toFixed(3)}, 1.0, shade);
}
`;
}

/** The lamp in varnish: a lobe of Trowbridge and Reitz (Walter and others, 2007; its shadowing by Karis, 2013). */
const GLINT = /* glsl */ `
  vec3 lamp = toLamp(place);
  vec3 between = normalize(lamp - sight);
  float facing = max(dot(between, normal), 0.0);
  float along = max(dot(lamp, between), 0.4);
  float squared = blur * blur;
  float lobe = facing * facing * (squared - 1.0) + 1.0;
  return 0.08 * f0 * squared / (lobe * lobe * along * along) * max(dot(normal, lamp), 0.0) * lampAt(place);
`;

/**
 * `aroundOn`: diffuse light of the room by world normal. `pool`: how much of all light comes to a place of the table.
 * `mirror`: share of light turned back at an angle. `glint`: of the lamp's light.
 */
export const lightingGlsl = (light: Light): string => /* glsl */ `
${roomGlsl(light)}
${poolGlsl(light)}
const vec3 LAMP_DIRECTION = ${vec3(lampDirection(light))};
const vec3 LAMP_LIGHT = ${vec3(lampOf(light))};

vec3 aroundOn(vec3 normal) {
  return mix(${vec3(new Color(...light.around.down))}, ${vec3(new Color(...light.around.up))}, 0.5 + 0.5 * normal.y);
}

/** Schlick (1994); f0 is 0.04 for glass and lacquer, 0.05 for polystyrene. */
float mirror(float cosine, float f0) {
  float a = 1.0 - cosine;
  float b = a * a;
  return f0 + (1.0 - f0) * b * b * a;
}

float glint(vec3 place, vec3 normal, vec3 sight, float blur, float f0) {
  ${light.lamp.glints ? GLINT : 'return 0.0;'}
}

/**
 * The picture's tone: what is bright bends to 1 by its brightest channel, so that a colour keeps its hue. Curves that
 * bend every channel by itself turn vermilion to pink and yellow to cream, which colour-blind eyes cannot afford.
 */
vec3 film(vec3 light) {
  float most = max(max(light.r, light.g), max(light.b, 1e-4));
  float seen = most * most / (most + ${light.toe.toFixed(4)});
  float bent = seen < 0.6 ? seen : 0.6 + 0.4 * (1.0 - exp((0.6 - seen) / 0.55));
  return mix(light * bent / most, vec3(bent), 0.45 * smoothstep(1.6, 8.0, seen));
}
`;

/** `pool`: 1 in the middle of the table, less towards its rim; `poolOnPiece`: the same for what stands there. */
export const poolGlsl = (light: Light): string => /* glsl */ `
${lampGlsl(light)}
float pool(vec2 ground) {
  return 1.0 - ${light.pool.loss.toFixed(4)} * smoothstep(${light.pool.from.toFixed(4)}, ${light.pool.to.toFixed(4)}, length(ground - vec2(-0.06, -0.08)));
}

float poolOnPiece(vec2 ground) {
  return mix(1.0, pool(ground) * lampAt(vec3(ground.x, 0.0, ground.y)), ${light.pool.onPieces.toFixed(4)});
}
`;
