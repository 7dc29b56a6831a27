import { ShaderMaterial } from 'three';
import { lightingGlsl } from '#app/scene/looks/lighting.glsl.ts';
import type { Light } from '#app/scene/looks/lights.ts';
import { PLASTIC_GLSL } from './plastic.glsl.ts';
import type { PlasticUniforms } from './plasticUniforms.ts';
import { RAY_GLSL, RAY_VERTEX, RAY_VERTEX_DECLARATIONS } from './pyramidRay.glsl.ts';

const VERTEX = /* glsl */ `
${RAY_VERTEX_DECLARATIONS}
varying vec3 vNormal;
#include <common>
void main() {
  #include <begin_vertex>
  #include <project_vertex>
  ${RAY_VERTEX}
  vNormal = normal;
}
`;

const declarations = (light: Light): string => /* glsl */ `
${RAY_GLSL}
${RAY_VERTEX_DECLARATIONS}
${lightingGlsl(light)}
${PLASTIC_GLSL}
varying vec3 vNormal;
uniform mat4 modelMatrix;
`;

const MAIN = /* glsl */ `
void main() {
  vec3 ray = normalize(vSight);
  vec2 outer = spanOf(vPlace, ray, uShape.x, uShape.y);
  float path = plasticOn(vPlace, ray, outer);
  float dyed = dyedPath(path);
  vec3 through = exp(-uAbsorb * dyed);

  // How far under the side this point of the skin is: nought on the outside, a little in a pip, a wall in the cavity.
  float under = (uShape.x * (uShape.y - vPlace.y) - uShape.y * max(abs(vPlace.x), abs(vPlace.z))) / length(uShape.xy);
  float outside = 1.0 - step(0.00002, under);
  float wall = step(0.0012, under);
  float pip = 1.0 - outside - wall;

  float pixel = 0.7 * length(fwidth(vPlace));
  float mark = outside * markAt(vPlace, pixel);
  float inked = max(mark, pip);
  float stripe = fract((vPlace.y + 1.2 * onSide(vPlace).x * uShape.x) / 0.0042);
  float hatch = uHatch * outside * smoothstep(0.0, 0.08, stripe) * (1.0 - smoothstep(0.36, 0.44, stripe)) * (1.0 - inked);

  mat3 turn = mat3(modelMatrix);
  vec3 normal = normalize(turn * vNormal);
  vec3 sight = turn * ray;
  vec3 place = turn * vPlace + modelMatrix[3].xyz;
  float lamp = dot(normal, toLamp(place));
  // Plastic passes light on from its far side, ink does not.
  vec3 lit = (aroundOn(normal) + LAMP_LIGHT * mix(0.6 + 0.5 * max(lamp, 0.0), max(lamp, 0.0), inked)) * poolOnPiece(modelMatrix[3].xz);

  // Edges: those in front, and those at the back as far as the plastic lets them through.
  vec3 back = vPlace + ray * outer.y;
  vec2 edge = toEdge(vPlace);
  float onHull = (1.0 - wall) * (1.0 - pip);
  float line = contour(edge, pixel) * onHull;
  float nearLight = edgeLight(edge - vec2(uContour * (0.00018 + pixel), 0.0), pixel) * onHull * (1.0 - line);
  float farLight = edgeLight(toEdge(back), pixel) * (1.0 - inked);
  vec3 glow = uGlow * uGlowColour * (nearLight + 0.4 * farLight * mix(vec3(1.0), through, 0.7));

  float haze = 1.0 - exp(-uHaze * path);
  float cover = max(haze, max(max(0.96 * inked, 0.7 * hatch), 0.9 * line)) * mix(uSolid, 1.0, 0.5 * inked);
  // Ink is read by its own lightness at any angle, so part of that is always there.
  vec3 ink = uInk * (0.38 + mix(0.5, 0.75, pip) * lit);
  vec3 body = mix(mix(uTint * lit, ink, inked), vec3(0.012), hatch);
  body = mix(body, 0.05 * uTint, line);

  vec3 bounce = reflect(sight, normal);
  float gloss = mirror(max(0.0, -dot(sight, normal)), 0.05) * (1.0 - 0.7 * inked);
  vec3 shine = gloss * room(bounce, 0.12) + (1.0 - 0.7 * inked) * glint(place, normal, sight, 0.1, 0.05) * LAMP_LIGHT;
  vec3 lightFromWithin = shine * mix(0.5, 1.0, uSolid) + glow;
`;

/**
 * Puts body, then shine and glow, over what is there. The page blends encoded colours, where adding light
 * would count it double on bright ground, so the shine covers what is behind it as much as it outshines it.
 */
const COMPOSE = /* glsl */ `
  gl_FragColor = vec4(film(lightFromWithin), 1.0);
  #include <colorspace_fragment>
  vec3 over = gl_FragColor.rgb;
  gl_FragColor = vec4(film(body), 1.0);
  #include <colorspace_fragment>
  float veil = 0.85 * clamp(max(over.r, max(over.g, over.b)), 0.0, 1.0);
  gl_FragColor = vec4(gl_FragColor.rgb * cover * (1.0 - veil) + over, 1.0 - (1.0 - cover) * (1.0 - veil));
}
`;

/**
 * Second pass of a piece: the milkiness of its plastic, ink, reflections, and the light along its edges,
 * laid over what the first pass let through. Real transmission would look much the same and cost another
 * rendering of the whole table.
 */
export function skinMaterial(uniforms: PlasticUniforms, light: Light): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: declarations(light) + MAIN + COMPOSE,
    uniforms: { ...uniforms },
    transparent: true,
    premultipliedAlpha: true,
  });
}
