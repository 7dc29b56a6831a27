import { Color, Vector3 } from 'three';

/**
 * The room around the table: what glossy things mirror. The panels become a function in the shaders of the pieces and
 * tables. Those need no environment map: two look-ups in one cost software rendering more than all the rest of a piece.
 */
interface Panel {
  /** Metres from the table's middle; it faces there. */
  readonly at: readonly [x: number, y: number, z: number];
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly intensity: number;
}

const PANELS: readonly Panel[] = [
  // The ceiling.
  { at: [0, 4, 0.4], width: 5, height: 3.6, colour: '#ffffff', intensity: 1.5 },
  // The window of two wings behind the table that the lamp's light comes from.
  { at: [-2.9, 2.5, -3.9], width: 0.9, height: 2.4, colour: '#fff0dc', intensity: 1.25 },
  { at: [-1.8, 2.5, -4.5], width: 0.9, height: 2.4, colour: '#fff0dc', intensity: 1.25 },
  // Two doors.
  { at: [4.5, 1.6, 0.5], width: 1.2, height: 4, colour: '#dfeaff', intensity: 2.6 },
  { at: [-4.5, 1.4, 1.5], width: 0.8, height: 4, colour: '#ffffff', intensity: 1.6 },
  // The light wall behind the viewer.
  { at: [0, 2.4, 5], width: 7, height: 2, colour: '#eef3ff', intensity: 1.3 },
];

/** What is where no panel is: floor, walls, and the light they send to whatever faces them. */
const WALLS = { floor: '#14161a', middle: '#353a44', ceiling: '#59606c' } as const;

const vec3 = (v: Vector3) => `vec3(${v.toArray().map((n) => n.toFixed(6)).join(', ')})`;
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
    vec2 within = clamp((1.0 + blur - off) / (2.0 * blur), 0.0, 1.0);
    light += ${vec3(linear(colour, intensity))} * (within.x * within.y * step(0.01, ahead));
  }`;
}

/** `vec3 room(vec3 ray, float blur)`: the light that comes from there; blur is 0.02 for a mirror, 0.5 for satin. */
export const ROOM_GLSL = /* glsl */ `
vec3 room(vec3 ray, float blur) {
  vec3 light = ray.y > 0.0
    ? mix(${vec3(linear(WALLS.middle))}, ${vec3(linear(WALLS.ceiling))}, ray.y)
    : mix(${vec3(linear(WALLS.middle))}, ${vec3(linear(WALLS.floor))}, min(1.0, -3.0 * ray.y));
  ${PANELS.map(panelGlsl).join('')}
  return light;
}
`;
