import { BackSide, Color, ShaderMaterial, Vector2 } from 'three';

const NEARER_M = 0.005;

const VERTEX = /* glsl */ `
uniform vec2 uPixel; // of the picture, as parts of it
uniform float uWide;
void main() {
  vec4 place = modelViewMatrix * vec4(position, 1.0);
  // A little towards the eye, or the ground in front of the thing would hide the line.
  place.xyz *= 1.0 - ${NEARER_M.toFixed(4)} / length(place.xyz);
  gl_Position = projectionMatrix * place;
  vec2 way = (projectionMatrix * modelViewMatrix * vec4(normal, 0.0)).xy / uPixel;
  gl_Position.xy += 2.0 * uWide * uPixel * way / max(length(way), 1e-6) * gl_Position.w;
}
`;

const FRAGMENT = /* glsl */ `
uniform vec3 uColour;
void main() {
  gl_FragColor = vec4(uColour, 1.0);
  #include <colorspace_fragment>
}
`;

export interface OutlineMaterial {
  readonly material: ShaderMaterial;
  /** A CSS pixel as a part of the picture's sides; set before every picture. */
  readonly pixel: Vector2;
}

/**
 * The inside of a thing's skin, so many pixels wider than it: drawn before the thing, what is left to be seen is a line
 * around it.
 */
export function outlineMaterial(colour: string, widePx: number): OutlineMaterial {
  const pixel = new Vector2(1 / 1000, 1 / 1000);
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    side: BackSide,
    depthWrite: false,
    toneMapped: false,
    uniforms: { uColour: { value: new Color(colour) }, uWide: { value: widePx }, uPixel: { value: pixel } },
  });
  return { material, pixel };
}
