import { AddEquation, Color, CustomBlending, ShaderMaterial, Vector2, type IUniform, type Texture } from 'three';
import { LINES_GLSL } from '../looks/gathering.ts';
import { lightingGlsl, poolGlsl } from '../looks/lighting.glsl.ts';
import type { Light } from '../looks/lights.ts';

/** The lamp whose light falls off with the distance: the table's, one over the thing itself, none. */
export type Pool = 'table' | 'own' | 'none';

/** Its place as the lamp sees it; without one, all of it is in the middle. */
const UNDER_LAMP: Readonly<Record<Pool, string>> = {
  table: 'place',
  own: 'place - modelMatrix[3].xyz',
  none: 'vec3(0.0)',
};

const vertex = (light: Light, pool: Pool): string => /* glsl */ `
#ifdef USE_MAP
varying vec2 vUv;
#else
attribute vec3 tone;
attribute vec2 finish;
varying vec3 vTone;
varying vec2 vFinish;
#endif
#ifdef HEAP
attribute float member;
varying vec3 vPaint;
varying vec2 vState;
${LINES_GLSL}
#endif
varying vec3 vNormal;
varying vec3 vSight;
varying vec3 vPlace;
varying float vLit;
varying float vHeight;
#include <common>
${poolGlsl(light)}
void main() {
  mat4 stands = modelMatrix;
  #ifdef USE_INSTANCING
  stands = modelMatrix * instanceMatrix;
  #endif
  #ifdef HEAP
  stands = poseOf(int(member));
  vec4 paint = lineOf(int(member), 0);
  vPaint = paint.rgb;
  vState = lineOf(int(member), 1).xy;
  #endif
  #ifdef USE_MAP
  vUv = uv;
  #else
  vTone = tone;
  vFinish = finish;
  #endif
  vNormal = mat3(stands) * normal;
  vec3 place = (stands * vec4(position, 1.0)).xyz;
  vHeight = place.y;
  vSight = isOrthographic ? -vec3(viewMatrix[0][2], viewMatrix[1][2], viewMatrix[2][2]) : place - cameraPosition;
  gl_Position = projectionMatrix * viewMatrix * vec4(place, 1.0);
  #ifdef HEAP
  vPlace = paint.a < 0.5 ? place : paint.a < 1.5 ? place - stands[3].xyz : vec3(0.0);
  #else
  vPlace = ${UNDER_LAMP[pool]};
  #endif
  vLit = ${pool === 'none' ? '1.0' : 'pool(vPlace.xz)'};
}
`;

const fragment = (light: Light): string => /* glsl */ `
uniform vec3 uPaint;
uniform vec2 uFinish;
uniform vec3 uGlow;
uniform float uFade;
uniform float uSolid;
uniform float uHatch;
#ifdef HEAP
varying vec3 vPaint;
varying vec2 vState;
#endif
#ifdef USE_MAP
uniform sampler2D map;
varying vec2 vUv;
#else
varying vec3 vTone;
varying vec2 vFinish;
#endif
varying vec3 vNormal;
varying vec3 vSight;
varying vec3 vPlace;
varying float vLit;
varying float vHeight;
${lightingGlsl(light)}

void main() {
  float cover = 1.0;
  #ifdef USE_MAP
  vec4 texel = texture2D(map, vUv);
  vec3 colour = texel.rgb * uPaint;
  vec2 finish = uFinish;
  cover = texel.a;
  #else
  vec3 colour = vTone.r < 0.0 ? uPaint : vTone;
  vec2 finish = vFinish;
  #endif
  float fade = uFade;
  vec3 glow = uGlow;
  #ifdef HEAP
  if (vTone.r < 0.0) colour = vPaint;
  fade = vState.y;
  glow = vec3(vState.x);
  #endif
  vec3 normal = normalize(vNormal);
  vec3 sight = normalize(vSight);
  float facing = max(0.0, -dot(sight, normal));
  // Less of the room comes to what faces down, close over the ground.
  float open = mix(0.45 + 0.55 * smoothstep(0.0, 0.02, vHeight), 1.0, smoothstep(-0.6, 0.4, normal.y));
  vec3 light = aroundOn(normal) * open + LAMP_LIGHT * max(0.0, dot(normal, toLamp(vPlace))) * lampAt(vPlace);
  vec3 lit = colour * light;
  #ifndef MATT
  if (finish.x > 0.0) {
    vec3 spot = glint(vPlace, normal, sight, 0.12, finish.y) * LAMP_LIGHT;
    lit += finish.x * (mirror(facing, finish.y) * room(reflect(sight, normal), 0.06) + spot);
  }
  #endif
  lit *= vLit;
  if (fade > 0.0) lit = mix(lit, vec3(0.45 * dot(lit, vec3(0.2126, 0.7152, 0.0722)) + 0.02), fade);
  if (uHatch > 0.0) lit = mix(lit, vec3(0.012), uHatch * step(0.6, fract((gl_FragCoord.x + gl_FragCoord.y) / 9.0)));
  // Along its edges and in the lamp's colour: what is lit all over, and white, would look faded.
  lit += glow * vec3(1.0, 0.7, 0.25) * (0.04 + pow(1.0 - facing, 3.0));
  gl_FragColor = vec4(film(lit), uSolid * cover);
  #include <colorspace_fragment>
}
`;

export interface ToyOptions {
  readonly light: Light;
  readonly pool?: Pool;
  /** sRGB, of what is `PAINT`; what a texture is tinted with. */
  readonly paint?: string;
  /** Instead of tones in the corners. */
  readonly map?: Texture;
  readonly gloss?: number;
  /**
   * Printed things are laid over the ground with it, before shadows; what is seen through comes after all that is
   * solid.
   */
  readonly see?: 'solid' | 'through' | 'printed';
  /** It is all that is gathered of `SOLIDS`. */
  readonly lines?: IUniform<Texture>;
}

export interface ToyUniforms {
  readonly uPaint: IUniform<Color>;
  readonly uFinish: IUniform<Vector2>;
  /** Light of its own, strongest along its rims; linear. */
  readonly uGlow: IUniform<Color>;
  /** How far it has gone grey. */
  readonly uFade: IUniform<number>;
  readonly uSolid: IUniform<number>;
  readonly uHatch: IUniform<number>;
}

/** A material, with what can be changed about it from one picture to the next. */
export interface ToyMaterial extends ShaderMaterial {
  readonly toy: ToyUniforms;
}

/** Painted wood, lacquer, card and tin under the table's lamp and in its room: everything that is no pyramid. */
export function toyMaterial({
  light,
  pool = 'table',
  paint = '#ffffff',
  map,
  gloss = 0,
  see = 'solid',
  lines,
}: ToyOptions): ToyMaterial {
  const toy: ToyUniforms = {
    uPaint: { value: new Color(paint) },
    uFinish: { value: new Vector2(gloss, 0.04) },
    uGlow: { value: new Color(0, 0, 0) },
    uFade: { value: 0 },
    uSolid: { value: 1 },
    uHatch: { value: 0 },
  };
  const defines: Record<string, string> = {};
  if (map !== undefined) defines['USE_MAP'] = '';
  if (map !== undefined && gloss === 0) defines['MATT'] = '';
  if (lines !== undefined) defines['HEAP'] = '';
  const material = new ShaderMaterial({
    vertexShader: vertex(light, pool),
    fragmentShader: fragment(light),
    defines,
    uniforms: { ...toy, map: { value: map ?? null }, ...(lines && { uLines: lines }) },
    transparent: see === 'through',
    ...(see === 'printed' && { depthWrite: false, blending: CustomBlending, blendEquation: AddEquation }),
  });
  return Object.assign(material, { toy });
}
