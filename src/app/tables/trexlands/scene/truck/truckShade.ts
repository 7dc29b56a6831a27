import { CustomBlending, DstColorFactor, ShaderMaterial, SrcColorFactor, type IUniform } from 'three';
import { GRAIN_GLSL, LAMP_SPREAD } from '#app/scene/looks/room.ts';
import { LINES_GLSL } from '#app/scene/looks/gathering.ts';
import { lampDirection, lightingGlsl } from '#app/scene/looks/lighting.glsl.ts';
import type { Light } from '#app/scene/looks/lights.ts';
import { TRUCK_BOUNDS, TRUCK_BOXES, type TruckBox } from '#play/trexlands/truck/truckBoxes.ts';

/** Over the Terra and the mats, under what is lit. */
const LIFT_M = 0.0009;

const glsl = (values: readonly number[]): string => `vec3(${values.map((value) => value.toFixed(5)).join(', ')})`;
const middle = ({ low, high }: TruckBox): readonly number[] => low.map((from, i) => (from + (high[i] ?? 0)) / 2);
const half = ({ low, high }: TruckBox): readonly number[] => low.map((from, i) => ((high[i] ?? 0) - from) / 2);

const BOXES = TRUCK_BOXES.map(
  (box) => `hit = max(hit, through(p, ray, ${glsl(middle(box))}, ${glsl(half(box))}));`,
).join('\n    ');
const { low: LOW, high: HIGH } = TRUCK_BOUNDS;

const VERTEX = /* glsl */ `
${LINES_GLSL}
uniform vec3 uLamp;
varying vec2 vGround;
flat varying mat4 vPose;
void main() {
  vPose = poseOf(gl_InstanceID);
  if (vPose[0] == vec4(0.0)) { // out of sight
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  vec2 low = vec2(1e3);
  vec2 high = vec2(-1e3);
  for (int i = 0; i < 8; i++) {
    vec3 corner = mix(${glsl(LOW)}, ${glsl(HIGH)}, vec3(float(i % 2), float(i / 2 % 2), float(i / 4)));
    vec3 at = (vPose * vec4(corner, 1.0)).xyz;
    vec2 thrown = at.xz - uLamp.xz / uLamp.y * max(at.y, 0.0);
    float rim = 0.012 + 0.16 * max(at.y, 0.0);
    low = min(low, min(thrown, at.xz) - rim);
    high = max(high, max(thrown, at.xz) + rim);
  }
  vGround = mix(low, high, position.xz);
  gl_Position = projectionMatrix * viewMatrix * vec4(vGround.x, ${LIFT_M.toFixed(5)}, vGround.y, 1.0);
}
`;

const fragment = (light: Light, rays: number): string => /* glsl */ `
${lightingGlsl(light)}
${GRAIN_GLSL}
uniform float uSpread;
varying vec2 vGround;
flat varying mat4 vPose;

const int RAYS = ${rays};
const int FEW = ${Math.ceil(rays / 2)};

/** 1 where the ray goes through the box, in the truck's own frame. */
float through(vec3 p, vec3 ray, vec3 middle, vec3 half_) {
  vec3 inverse = 1.0 / (ray + vec3(1e-6));
  vec3 n = inverse * (p - middle);
  vec3 k = abs(inverse) * half_;
  float near = max(max(-n.x - k.x, -n.y - k.y), -n.z - k.z);
  float far = min(min(-n.x + k.x, -n.y + k.y), -n.z + k.z);
  return step(max(near, 0.0), far);
}

void main() {
  mat3 turn = transpose(mat3(vPose));
  vec3 p = turn * (vec3(vGround.x, 0.0, vGround.y) - vPose[3].xyz);
  float start = 6.2831853 * grain(gl_FragCoord.xy);
  vec3 side = normalize(cross(LAMP_DIRECTION, vec3(0.0, 0.0, 1.0)));
  vec3 rise = cross(LAMP_DIRECTION, side);
  float kept = 0.0;
  for (int i = 0; i < RAYS; i++) {
    float angle = start + 2.3999632 * float(i);
    float radius = uSpread * sqrt((float(RAYS - i) - 0.5) / float(RAYS));
    vec3 ray = turn * normalize(LAMP_DIRECTION + radius * (cos(angle) * side + sin(angle) * rise));
    float hit = 0.0;
    ${BOXES}
    kept += hit;
    // Where the first few rays are all free, or all kept, so are the others.
    if (i == FEW - 1 && (kept == 0.0 || kept == float(FEW))) {
      kept *= float(RAYS) / float(FEW);
      break;
    }
  }
  // The room's light is kept from the ground under the truck, the less the higher it is.
  vec3 off = max(abs(p - vec3(0.0, 0.012, 0.0)) - vec3(0.032, 0.012, 0.0125), 0.0);
  float lost = 0.75 * (1.0 - smoothstep(0.0, 0.014, length(off)));
  vec3 fromLamp = LAMP_LIGHT * LAMP_DIRECTION.y;
  vec3 fromRoom = aroundOn(vec3(0.0, 1.0, 0.0));
  vec3 light = (fromLamp * (1.0 - kept / float(RAYS)) + fromRoom * (1.0 - lost)) / (fromLamp + fromRoom);
  gl_FragColor = vec4(light, 1.0);
  #include <colorspace_fragment>
  gl_FragColor.rgb *= 0.5;
}
`;

/**
 * The shadow of a truck on the level it rolls on, however it lies: a sheet over that part of the ground looks for it
 * towards the lamp. `lines`: of all that have one.
 */
export function truckShade(light: Light, rays: number, lines: IUniform): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: fragment(light, rays),
    uniforms: { uLamp: { value: lampDirection(light) }, uSpread: { value: LAMP_SPREAD }, uLines: lines },
    depthWrite: false,
    toneMapped: false,
    // Twice source times ground, as under the pyramids.
    blending: CustomBlending,
    blendSrc: DstColorFactor,
    blendDst: SrcColorFactor,
  });
}
