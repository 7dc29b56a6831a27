import { BackSide, Color, ShaderMaterial, type IUniform, type Vector2 } from 'three';
import { LINES_GLSL } from '#app/scene/looks/gathering.ts';

const NEARER_M = 0.005;

const VERTEX = /* glsl */ `
${LINES_GLSL}
uniform vec2 uPixel; // of the picture, as parts of it
uniform float uWider;
flat varying vec3 vColour;
void main() {
  mat4 pose = poseOf(gl_InstanceID);
  vec4 line = lineOf(gl_InstanceID, 0);
  vColour = line.rgb;
  if (pose[0] == vec4(0.0)) { // out of sight
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  vec4 place = viewMatrix * pose * vec4(position, 1.0);
  // A little towards the eye, or the ground in front of the thing would hide the line.
  place.xyz *= 1.0 - ${NEARER_M.toFixed(4)} / length(place.xyz);
  gl_Position = projectionMatrix * place;
  vec2 way = (projectionMatrix * viewMatrix * pose * vec4(normal, 0.0)).xy / uPixel;
  gl_Position.xy += 2.0 * (line.w + uWider) * uPixel * way / max(length(way), 1e-6) * gl_Position.w;
}
`;

const FRAGMENT = /* glsl */ `
uniform vec4 uOver; // a colour for all, and how much of it there is
flat varying vec3 vColour;
void main() {
  gl_FragColor = vec4(mix(vColour, uOver.rgb, uOver.a), 1.0);
  #include <colorspace_fragment>
}
`;

/** A colour for all of them instead of each one's own, and how much wider they are with it, CSS pixels. */
export interface Casing {
  readonly colour: string;
  readonly wider: number;
}

/**
 * The inside of things' skins, so many pixels wider than they: drawn before the things, what is left to be seen is a
 * line around each. `pixel`: a CSS pixel as a part of the picture's sides; set before every picture. `lines`: of all
 * things, with the colour and the pixels of each.
 */
export function outlineMaterial(lines: IUniform, pixel: Vector2, casing: Casing | null): ShaderMaterial {
  const over = casing === null ? [0, 0, 0, 0] : [...new Color(casing.colour).toArray(), 1];
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    side: BackSide,
    depthWrite: false,
    toneMapped: false,
    uniforms: {
      uLines: lines,
      uPixel: { value: pixel },
      uOver: { value: over },
      uWider: { value: casing?.wider ?? 0 },
    },
  });
}
