import { type IUniform, ShaderMaterial } from 'three';
import { lightingGlsl, lightnessUnder } from '#app/scene/looks/lighting.glsl.ts';
import { DAY, type Light } from '#app/scene/looks/lights.ts';
import { markSheet } from './markTexture.ts';
import { ENAMEL_GLSL, PLASTIC_GLSL } from './plastic.glsl.ts';

/** Above the table's top, below a card lying on it: cards do not mirror. */
const LIFT_M = 0.00006;

/**
 * How bright an image is: by day as three quarters of white light (house value), by night as much less as everything.
 */
const mirroredLight = (light: Light): number => (0.75 * lightnessUnder(light)(0, 1, 0)) / lightnessUnder(DAY)(0, 1, 0);

const VERTEX = /* glsl */ `
${PLASTIC_GLSL}
uniform float uTableHalf;
flat varying int vPiece;
varying vec2 vGround;
varying vec3 vSight;

/** Where on the ground a corner is seen mirrored. */
void stretch(vec3 corner, vec3 ahead, inout vec2 low, inout vec2 high) {
  vec3 at = (pose * vec4(corner, 1.0)).xyz;
  float above = max(at.y, 0.0);
  vec2 seen = isOrthographic
    ? at.xz + ahead.xz / ahead.y * above
    : mix(cameraPosition.xz, at.xz, cameraPosition.y / (cameraPosition.y + above));
  low = min(low, seen - 0.001);
  high = max(high, seen + 0.001);
}

void main() {
  vPiece = gl_InstanceID;
  dress(vPiece);
  vec3 ahead = -vec3(viewMatrix[0][2], viewMatrix[1][2], viewMatrix[2][2]);
  vec2 low = vec2(1e3);
  vec2 high = vec2(-1e3);
  float r = shape.x;
  stretch(vec3(r, 0.0, r), ahead, low, high);
  stretch(vec3(-r, 0.0, r), ahead, low, high);
  stretch(vec3(-r, 0.0, -r), ahead, low, high);
  stretch(vec3(r, 0.0, -r), ahead, low, high);
  stretch(vec3(0.0, shape.y, 0.0), ahead, low, high);
  low = clamp(low, -uTableHalf, uTableHalf);
  high = clamp(high, -uTableHalf, uTableHalf);
  vGround = mix(low, high, shape.y > 0.0 ? position.xz : vec2(0.0)); // none of what is out of sight
  vec3 ground = vec3(vGround.x, 0.0, vGround.y);
  vSight = isOrthographic ? ahead : ground - cameraPosition;
  gl_Position = projectionMatrix * viewMatrix * vec4(ground.x, ${LIFT_M.toFixed(6)}, ground.z, 1.0);
}
`;

const fragment = (light: Light): string => /* glsl */ `
${PLASTIC_GLSL}
${ENAMEL_GLSL}
${lightingGlsl(light)}
uniform float uMirror;
flat varying int vPiece;
varying vec2 vGround;
varying vec3 vSight;

void main() {
  dress(vPiece);
  mat3 inwards = transpose(turn);
  vec3 sight = normalize(vSight);
  vec3 p = inwards * (vec3(vGround.x, 0.0, vGround.y) - pose[3].xyz);
  vec3 ray = inwards * vec3(sight.x, -sight.y, sight.z);
  vec2 outer = spanOf(p, ray, shape.x, shape.y);
  float pixel = length(fwidth(vGround));
  if (outer.y <= max(outer.x, 0.0)) discard;
  float path = plasticOn(p, ray, outer);
  vec3 front = p + ray * max(outer.x, 0.0);
  float mark = enamelAt(front, 2.0 * pixel) * step(0.0005, front.y);
  float haze = 1.0 - exp(-300.0 * path);
  vec3 body = mix(tint, ink, mark) * ${mirroredLight(light).toFixed(4)} * poolOnPiece(pose[3].xz) + 0.6 * glow * glowColour * edgeLight(toEdge(front).x, 2.0 * pixel);
  // Parts high above the table are mirrored less clearly.
  float clear = exp(-max(outer.x, 0.0) / 0.05);
  float part = uMirror * (0.16 + mirror(max(0.0, -sight.y), 0.04)) * clear * max(haze, mark);
  gl_FragColor = vec4(film(body), min(part, 0.8));
  #include <colorspace_fragment>
}
`;

/**
 * A piece's image in a polished table. The ground under the eye's ray asks what the ray would meet next;
 * the piece being two convex solids, it can answer without the scene being drawn again from below.
 */
export const mirrorMaterial = (
  lines: IUniform,
  tableHalf: IUniform<number>,
  mirror: number,
  light: Light,
): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: fragment(light),
    uniforms: { uLines: lines, uMarks: { value: markSheet() }, uTableHalf: tableHalf, uMirror: { value: mirror } },
    transparent: true,
    depthWrite: false,
  });
