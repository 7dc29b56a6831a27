import { Color, ShaderMaterial, type Texture, Vector2 } from 'three';
import { lightingGlsl, poolGlsl } from './lighting.glsl.ts';
import type { Light } from './lights.ts';

const vertex = (light: Light): string => /* glsl */ `
varying vec2 vUv;
varying vec3 vNormal;
varying vec3 vSight;
varying vec3 vFromLamp;
varying vec3 vPlace;
varying float vLightness;
#include <common>
${poolGlsl(light)}

void main() {
  #include <begin_vertex>
  #include <project_vertex>
  vUv = uv;
  vNormal = mat3(modelMatrix) * normal;
  vPlace = (modelMatrix * vec4(position, 1.0)).xyz;
  vSight = isOrthographic ? -vec3(viewMatrix[0][2], viewMatrix[1][2], viewMatrix[2][2]) : vPlace - cameraPosition;
  vFromLamp = toLamp(vPlace) * lampAt(vPlace);
  vLightness = pool(vPlace.xz);
  #ifdef UNEVEN
  vLightness *= color.r;
  #endif
}
`;

const fragment = (light: Light): string => /* glsl */ `
uniform vec3 uColour;
uniform float uGloss;
uniform float uBlur;
#ifdef USE_MAP
uniform sampler2D map;
#endif
#ifdef FIBRE
uniform vec2 uFibre;
#endif
varying vec2 vUv;
varying vec3 vNormal;
varying vec3 vSight;
varying vec3 vFromLamp;
varying vec3 vPlace;
varying float vLightness;
${lightingGlsl(light)}

void main() {
  #ifdef USE_MAP
  vec4 texel = texture2D(map, vUv);
  #else
  vec4 texel = vec4(1.0);
  #endif
  vec3 colour = texel.rgb * uColour;
  #ifdef FIBRE
  // Its own grain (in the mean 0.84), many times finer: from afar the texture's own levels blend it away.
  colour *= 1.0 + 2.0 * (texture2D(map, vUv * uFibre).a - 0.84);
  #endif
  #ifdef FLAT
  vec3 normal = vec3(0.0, 1.0, 0.0);
  #else
  vec3 normal = normalize(vNormal);
  #endif
  vec3 light = aroundOn(normal) + LAMP_LIGHT * max(0.0, dot(normal, vFromLamp));
  colour *= light * vLightness;
  #ifdef GLOSSY
  vec3 sight = normalize(vSight);
  float turned = uGloss * texel.a * mirror(max(0.0, -dot(sight, normal)), 0.04);
  colour += turned * room(reflect(sight, normal), min(1.0, 3.0 * uBlur)); // lacquer scatters a window more than a lamp
  colour += uGloss * texel.a * glint(vPlace, normal, sight, uBlur, 0.04) * LAMP_LIGHT;
  #endif
  gl_FragColor = vec4(film(colour), 1.0);
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
  /** How many times finer its map is laid over itself once more, along and across; a grain for eyes that are near. */
  readonly fibre?: readonly [number, number] | undefined;
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
  fibre,
  uneven = false,
}: LitOptions): ShaderMaterial {
  const defines: Record<string, string> = {};
  if (map !== undefined) defines['USE_MAP'] = '';
  if (gloss > 0) defines['GLOSSY'] = '';
  if (flat) defines['FLAT'] = '';
  if (fibre) defines['FIBRE'] = '';
  if (uneven) defines['UNEVEN'] = '';
  return new ShaderMaterial({
    vertexShader: vertex(light),
    fragmentShader: fragment(light),
    defines,
    vertexColors: uneven,
    uniforms: {
      uColour: { value: new Color(colour) },
      uFibre: { value: new Vector2(...(fibre ?? [1, 1])) },
      uGloss: { value: gloss },
      uBlur: { value: blur },
      map: { value: map ?? null },
    },
  });
}
