import { Color, DoubleSide, ShaderMaterial, Vector2 } from 'three';
import type { Light } from '#app/scene/looks/lights.ts';
import type { PyramidSpec } from '#sim/pyramid.ts';

/** By night a ghost is of the lamp's light; by day, of its owner's colour, as light is not seen on white paper. */
const BY_NIGHT = '#ffd9a0';

const VERTEX = /* glsl */ `
uniform vec2 uShape;
varying vec3 vAt;
varying vec3 vFace;
void main() {
  vAt = position * uShape.xyx;
  vFace = normalize(normal / uShape.xyx);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(vAt, 1.0);
}
`;

const FRAGMENT = /* glsl */ `
uniform vec2 uShape;
uniform vec3 uColour;
uniform float uCover;
varying vec3 vAt;
varying vec3 vFace;
void main() {
  vec2 side = abs(vAt.xz);
  float across = uShape.x * (1.0 - vAt.y / uShape.y);
  float low = vFace.y < 0.0 ? across - max(side.x, side.y) : vAt.y;
  float away = min(across - min(side.x, side.y), low);
  float pixel = 0.9 * length(fwidth(vAt));
  float line = smoothstep(1.6 * pixel, 0.5 * pixel, away);
  float seen = 0.75 * line + 0.2 * exp(-away / 0.0016) + 0.035;
  gl_FragColor = vec4(uColour * seen, uCover * seen);
  #include <colorspace_fragment>
}
`;

/** A piece that is not there: its edges, and a breath of its faces. */
export function ghostMaterial({ base, height }: PyramidSpec, colour: string, { lamp }: Light): ShaderMaterial {
  const isNight = lamp.glints;
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: {
      uShape: { value: new Vector2(base / 2, height) },
      uColour: { value: new Color(isNight ? BY_NIGHT : colour) },
      uCover: { value: isNight ? 0 : 1 }, // its light is added to what is there
    },
    side: DoubleSide,
    transparent: true,
    premultipliedAlpha: true,
    depthWrite: false,
  });
}
