import { CustomBlending, DstColorFactor, type IUniform, ShaderMaterial, SrcColorFactor } from 'three';
import { GRAIN_GLSL, LAMP_SPREAD } from '#app/scene/looks/room.ts';
import { lampGlsl, lightingGlsl } from '#app/scene/looks/lighting.glsl.ts';
import type { Light } from '#app/scene/looks/lights.ts';
import type { PlasticUniforms } from './plasticUniforms.ts';
import { RAY_GLSL } from './pyramidRay.glsl.ts';

/** Above the table's top, and above a card lying on it (0.25 mm). */
const LIFT_M = 0.0003;

/** How far around its foot a piece dims the light of the room, as a part of its height. */
const AROUND_FOOT = 0.45;

const vertex = (light: Light): string => /* glsl */ `
${lampGlsl(light)}
uniform vec4 uShape;
uniform float uTableHalf;
varying vec2 vGround;

void stretch(vec3 corner, inout vec2 low, inout vec2 high) {
  vec3 at = (modelMatrix * vec4(corner, 1.0)).xyz;
  float over = clamp(at.y, 0.0, 0.8 * LAMP_PLACE.y);
  vec2 thrown = at.xz + (at.xz - LAMP_PLACE.xz) * over / (LAMP_PLACE.y - over);
  float penumbra = 0.001 + 0.16 * max(at.y, 0.0);
  float foot = ${AROUND_FOOT.toFixed(2)} * uShape.y;
  low = min(low, min(thrown - penumbra, at.xz - foot));
  high = max(high, max(thrown + penumbra, at.xz + foot));
}

void main() {
  vec2 low = vec2(1e3);
  vec2 high = vec2(-1e3);
  float r = uShape.x;
  stretch(vec3(r, 0.0, r), low, high);
  stretch(vec3(-r, 0.0, r), low, high);
  stretch(vec3(-r, 0.0, -r), low, high);
  stretch(vec3(r, 0.0, -r), low, high);
  stretch(vec3(0.0, uShape.y, 0.0), low, high);
  low = clamp(low, -uTableHalf, uTableHalf);
  high = clamp(high, -uTableHalf, uTableHalf);
  vGround = mix(low, high, position.xz);
  gl_Position = projectionMatrix * viewMatrix * vec4(vGround.x, ${LIFT_M.toFixed(5)}, vGround.y, 1.0);
}
`;

const fragment = (light: Light, rays: number): string => /* glsl */ `
${RAY_GLSL}
${lightingGlsl(light)}
${GRAIN_GLSL}
uniform mat4 modelMatrix;
uniform vec3 uAbsorb;
uniform vec3 uTint;
uniform float uSpread;
uniform float uSolid;
varying vec2 vGround;

const int RAYS = ${rays};
const int FREE = ${Math.ceil(rays / 2)};

/** The remainder of the lamp's light that comes to the ground along a ray. */
vec3 lightAlong(vec3 p, vec3 towards) {
  vec2 outer = spanOf(p, towards, uShape.x, uShape.y);
  if (outer.y <= max(outer.x, 0.0)) return vec3(1.0);
  // The dye takes less of it than of what the eye sees through: light reaches the ground by many ways.
  return exp(-0.75 * uAbsorb * dyedPath(plasticOn(p, towards, outer))) * 0.92;
}

/** Light of the room that a ball on the piece's axis keeps from the ground (I. Quilez, "Sphere - occlusion"). */
float kept(vec3 p, vec3 up, float height, float radius) {
  vec3 to = vec3(0.0, height * uShape.y, 0.0) - p;
  float away = max(length(to), radius * uShape.x);
  float over = max(0.0, dot(up, to) / away);
  return over * (radius * radius * uShape.x * uShape.x) / (away * away);
}

void main() {
  mat3 turn = transpose(mat3(modelMatrix));
  vec3 ground = vec3(vGround.x, 0.0, vGround.y);
  vec3 p = turn * (ground - modelMatrix[3].xyz);
  float start = 6.2831853 * grain(gl_FragCoord.xy);
  vec3 towards = toLamp(ground);
  vec3 side = normalize(cross(towards, vec3(0.0, 0.0, 1.0)));
  vec3 rise = cross(towards, side);

  // From the lamp's rim inwards: where the first few rays are free, so are the others.
  vec3 lamp = vec3(0.0);
  for (int i = 0; i < RAYS; i++) {
    float angle = start + 2.3999632 * float(i);
    float radius = uSpread * sqrt((float(RAYS - i) - 0.5) / float(RAYS));
    lamp += lightAlong(p, turn * normalize(towards + radius * (cos(angle) * side + sin(angle) * rise)));
    if (i == FREE - 1 && lamp.r + lamp.g + lamp.b >= 3.0 * float(FREE)) {
      lamp = vec3(float(RAYS));
      break;
    }
  }

  vec3 up = turn[1];
  float lost = kept(p, up, 0.2, 0.75) + kept(p, up, 0.5, 0.45);
  // Fades out before the sheet ends.
  lost *= 0.9 * (1.0 - smoothstep(0.6, 1.0, (length(p.xz) - uShape.x) / (${AROUND_FOOT.toFixed(2)} * uShape.y)));
  vec3 around = mix(vec3(1.0), 0.25 * uTint, min(0.6, lost));

  vec3 fromLamp = LAMP_LIGHT * towards.y * lampAt(ground);
  vec3 fromRoom = aroundOn(vec3(0.0, 1.0, 0.0));
  vec3 light = (fromLamp * lamp / float(RAYS) + fromRoom * around) / (fromLamp + fromRoom);
  gl_FragColor = vec4(mix(vec3(1.0), light, uSolid), 1.0);
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
export function shadeMaterial(
  plastic: PlasticUniforms,
  tableHalf: IUniform<number>,
  light: Light,
  rays: number,
): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: vertex(light),
    fragmentShader: fragment(light, rays),
    uniforms: {
      uShape: plastic.uShape,
      uAbsorb: plastic.uAbsorb,
      uTint: plastic.uTint,
      uSolid: plastic.uSolid,
      uSpread: { value: LAMP_SPREAD },
      uTableHalf: tableHalf,
    },
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    // Twice source times ground: room above 1, should light ever be gathered as well as lost.
    blending: CustomBlending,
    blendSrc: DstColorFactor,
    blendDst: SrcColorFactor,
  });
}
