import { Color, ShaderMaterial, type Texture, Vector3 } from 'three';
import { lightingGlsl, lightOn, poolGlsl } from './lighting.glsl.ts';
import type { Light } from './lights.ts';

const vertex = (light: Light): string => /* glsl */ `
varying vec2 vUv;
varying vec3 vNormal;
varying vec3 vSight;
varying float vLightness;
#include <common>
${poolGlsl(light)}

void main() {
  #include <begin_vertex>
  #include <project_vertex>
  vUv = uv;
  vNormal = mat3(modelMatrix) * normal;
  vec3 place = (modelMatrix * vec4(position, 1.0)).xyz;
  vSight = isOrthographic ? -vec3(viewMatrix[0][2], viewMatrix[1][2], viewMatrix[2][2]) : place - cameraPosition;
  vLightness = pool(place.xz);
  #ifdef UNEVEN
  vLightness *= color.r;
  #endif
}
`;

const fragment = (light: Light): string => /* glsl */ `
uniform vec3 uColour;
uniform vec3 uFlatLight;
uniform float uGloss;
uniform float uBlur;
#ifdef USE_MAP
uniform sampler2D map;
#endif
varying vec2 vUv;
varying vec3 vNormal;
varying vec3 vSight;
varying float vLightness;
${lightingGlsl(light)}

void main() {
  #ifdef USE_MAP
  vec4 texel = texture2D(map, vUv);
  #else
  vec4 texel = vec4(1.0);
  #endif
  vec3 colour = texel.rgb * uColour;
  #ifdef FLAT
  vec3 normal = vec3(0.0, 1.0, 0.0);
  vec3 light = uFlatLight;
  #else
  vec3 normal = normalize(vNormal);
  vec3 light = aroundOn(normal) + LAMP_LIGHT * max(0.0, dot(normal, LAMP_DIRECTION));
  #endif
  colour = (colour * light + EVEN_SHEEN) * vLightness;
  #ifdef GLOSSY
  vec3 sight = normalize(vSight);
  float turned = uGloss * texel.a * mirror(max(0.0, -dot(sight, normal)), 0.04);
  colour += turned * room(reflect(sight, normal), uBlur);
  #endif
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;

export interface LitOptions {
  readonly light: Light;
  readonly colour?: string;
  /** Colour in sRGB; its alpha says how glossy the place is. */
  readonly map?: Texture;
  /** Mirroring as a part of what clear lacquer does; 0 for matt things, which then cost less. */
  readonly gloss?: number;
  /** How blurred what it mirrors is: 0.02 a mirror, 0.5 satin. */
  readonly blur?: number;
  /** It lies level, so its light is known beforehand. */
  readonly flat?: boolean;
  /** It has vertex colours whose red is its lightness. */
  readonly uneven?: boolean;
}

/**
 * A solid thing under the table's lamp and in its room. Three's standard material would do as well and cost
 * software rendering seven times as much over a whole window.
 */
export function litMaterial({
  light,
  colour = '#ffffff',
  map,
  gloss = 0,
  blur = 0.3,
  flat = false,
  uneven = false,
}: LitOptions): ShaderMaterial {
  const defines: Record<string, string> = {};
  if (map !== undefined) defines['USE_MAP'] = '';
  if (gloss > 0) defines['GLOSSY'] = '';
  if (flat) defines['FLAT'] = '';
  if (uneven) defines['UNEVEN'] = '';
  return new ShaderMaterial({
    vertexShader: vertex(light),
    fragmentShader: fragment(light),
    defines,
    vertexColors: uneven,
    uniforms: {
      uColour: { value: new Color(colour) },
      uFlatLight: { value: lightOn(new Vector3(0, 1, 0), light) },
      uGloss: { value: gloss },
      uBlur: { value: blur },
      map: { value: map ?? null },
    },
  });
}
