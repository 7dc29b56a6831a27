import { CustomBlending, ShaderMaterial, SrcColorFactor, ZeroFactor, OneFactor } from 'three';
import type { PlasticUniforms } from './plasticUniforms.ts';
import { RAY_GLSL, RAY_VERTEX, RAY_VERTEX_DECLARATIONS } from './pyramidRay.glsl.ts';

const VERTEX = /* glsl */ `
${RAY_VERTEX_DECLARATIONS}
#include <common>
void main() {
  #include <begin_vertex>
  #include <project_vertex>
  ${RAY_VERTEX}
}
`;

const FRAGMENT = /* glsl */ `
${RAY_GLSL}
${RAY_VERTEX_DECLARATIONS}
uniform vec3 uAbsorb;
uniform float uSolid;
void main() {
  vec3 ray = normalize(vSight);
  float path = plasticOn(vPlace, ray, spanOf(vPlace, ray, uShape.x, uShape.y));
  // Beer and Lambert: what a path through tinted plastic leaves of the light behind it.
  gl_FragColor = vec4(mix(vec3(1.0), exp(-uAbsorb * dyedPath(path)), uSolid), 1.0);
  #include <colorspace_fragment>
}
`;

/**
 * First pass of a piece: what is behind it, coloured by the plastic on the way. Drawn on the sharp hull,
 * whose front covers every pixel once. One blended pass cannot do it: it has one alpha for three colours.
 */
export function absorptionMaterial(uniforms: PlasticUniforms): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms: { ...uniforms },
    transparent: true,
    depthWrite: false,
    toneMapped: false,
    blending: CustomBlending,
    blendSrc: ZeroFactor,
    blendDst: SrcColorFactor,
    blendSrcAlpha: ZeroFactor,
    blendDstAlpha: OneFactor,
  });
}
