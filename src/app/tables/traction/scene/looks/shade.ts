import { CustomBlending, DstColorFactor, type IUniform, ShaderMaterial, SrcColorFactor } from 'three';
import { GRAIN_GLSL, LAMP_SPREAD } from '#app/scene/looks/room.ts';
import { lampGlsl, lightingGlsl } from '#app/scene/looks/lighting.glsl.ts';
import type { Light } from '#app/scene/looks/lights.ts';
import { PLASTIC_GLSL } from './plastic.glsl.ts';

/** Above the table's top, and above a card lying on it (0.25 mm). */
const LIFT_M = 0.0003;

/** How far around its foot a piece dims the light of the room, as a part of its height. */
const AROUND_FOOT = 0.45;

const vertex = (light: Light): string => /* glsl */ `
${PLASTIC_GLSL}
${lampGlsl(light)}
uniform float uTableHalf;
varying vec2 vGround;
flat varying int vPiece;

void stretch(vec3 corner, inout vec2 low, inout vec2 high) {
  vec3 at = (pose * vec4(corner, 1.0)).xyz;
  float over = clamp(at.y, 0.0, 0.8 * LAMP_PLACE.y);
  vec2 thrown = at.xz + (at.xz - LAMP_PLACE.xz) * over / (LAMP_PLACE.y - over);
  float penumbra = 0.001 + 0.16 * max(at.y, 0.0);
  float foot = ${AROUND_FOOT.toFixed(2)} * shape.y;
  low = min(low, min(thrown - penumbra, at.xz - foot));
  high = max(high, max(thrown + penumbra, at.xz + foot));
}

void main() {
  vPiece = gl_InstanceID;
  dress(vPiece);
  vec2 low = vec2(1e3);
  vec2 high = vec2(-1e3);
  float r = shape.x;
  stretch(vec3(r, 0.0, r), low, high);
  stretch(vec3(-r, 0.0, r), low, high);
  stretch(vec3(-r, 0.0, -r), low, high);
  stretch(vec3(r, 0.0, -r), low, high);
  stretch(vec3(0.0, shape.y, 0.0), low, high);
  low = clamp(low, -uTableHalf, uTableHalf);
  high = clamp(high, -uTableHalf, uTableHalf);
  vGround = mix(low, high, shape.y > 0.0 ? position.xz : vec2(0.0)); // none of what is out of sight
  gl_Position = projectionMatrix * viewMatrix * vec4(vGround.x, ${LIFT_M.toFixed(5)}, vGround.y, 1.0);
}
`;

const fragment = (light: Light, rays: number): string => /* glsl */ `
${PLASTIC_GLSL}
${lightingGlsl(light)}
${GRAIN_GLSL}
uniform float uSpread;
varying vec2 vGround;
flat varying int vPiece;

const float GATHERED = 1.25; // house value
const int RAYS = ${rays};
const int FREE = ${Math.ceil(rays / 2)};

/** The remainder of the lamp's light that comes to the ground along a ray. */
vec3 lightAlong(vec3 p, vec3 towards) {
  vec2 outer = spanOf(p, towards, shape.x, shape.y);
  if (outer.y <= max(outer.x, 0.0)) return vec3(1.0);
  // The dye takes less of it than of what the eye sees through, and a piece gathers what it lets through in its middle.
  float far = outer.y - max(outer.x, 0.0);
  return exp(-0.5 * absorb * dyedPath(plasticOn(p, towards, outer))) * mix(1.0, GATHERED, smoothstep(0.0, 0.6 * shape.x, far));
}

/** Light of the room that a ball on the piece's axis keeps from the ground (I. Quilez, "Sphere - occlusion"). */
float kept(vec3 p, vec3 up, float height, float radius) {
  vec3 to = vec3(0.0, height * shape.y, 0.0) - p;
  float away = max(length(to), radius * shape.x);
  float over = max(0.0, dot(up, to) / away);
  return over * (radius * radius * shape.x * shape.x) / (away * away);
}

void main() {
  dress(vPiece);
  mat3 inwards = transpose(turn);
  vec3 ground = vec3(vGround.x, 0.0, vGround.y);
  vec3 p = inwards * (ground - pose[3].xyz);
  float start = 6.2831853 * grain(gl_FragCoord.xy);
  vec3 towards = toLamp(ground);
  vec3 side = normalize(cross(towards, vec3(0.0, 0.0, 1.0)));
  vec3 rise = cross(towards, side);

  // From the lamp's rim inwards: where the first few rays are free, so are the others.
  vec3 lamp = vec3(0.0);
  for (int i = 0; i < RAYS; i++) {
    float angle = start + 2.3999632 * float(i);
    float radius = uSpread * sqrt((float(RAYS - i) - 0.5) / float(RAYS));
    lamp += lightAlong(p, inwards * normalize(towards + radius * (cos(angle) * side + sin(angle) * rise)));
    if (i == FREE - 1 && lamp.r + lamp.g + lamp.b >= 3.0 * float(FREE)) {
      lamp = vec3(float(RAYS));
      break;
    }
  }

  vec3 up = inwards[1];
  float lost = kept(p, up, 0.2, 0.75) + kept(p, up, 0.5, 0.45);
  // Fades out before the sheet ends.
  lost *= 0.9 * (1.0 - smoothstep(0.6, 1.0, (length(p.xz) - shape.x) / (${AROUND_FOOT.toFixed(2)} * shape.y)));
  vec3 around = mix(vec3(1.0), 0.25 * tint, min(0.6, lost));

  vec3 fromLamp = LAMP_LIGHT * towards.y * lampAt(ground);
  vec3 fromRoom = aroundOn(vec3(0.0, 1.0, 0.0));
  vec3 light = (fromLamp * lamp / float(RAYS) + fromRoom * around) / (fromLamp + fromRoom);
  gl_FragColor = vec4(light, 1.0);
  #include <colorspace_fragment>
  gl_FragColor.rgb *= 0.5;
}
`;

/**
 * The light a piece lets through on to the table: a soft shadow in its own colour.
 *
 * A shadow map knows only dark and light. Since the piece is two convex solids, the ground can ask by
 * itself how much plastic is between it and the lamp; a sheet over the touched part of the table does. `rays`: how many
 * ways to the lamp are looked along for each pixel.
 */
export const shadeMaterial = (
  lines: IUniform,
  tableHalf: IUniform<number>,
  light: Light,
  rays: number,
): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader: vertex(light),
    fragmentShader: fragment(light, rays),
    uniforms: { uLines: lines, uSpread: { value: LAMP_SPREAD }, uTableHalf: tableHalf },
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    // Twice source times ground: room above 1, for light that is gathered as well as lost.
    blending: CustomBlending,
    blendSrc: DstColorFactor,
    blendDst: SrcColorFactor,
  });
