import { BufferAttribute, BufferGeometry, ShaderMaterial, type IUniform } from 'three';
import { lightingGlsl } from '#app/scene/looks/lighting.glsl.ts';
import type { Light } from '#app/scene/looks/lights.ts';
import { GROUND_GLSL, type GroundUniforms } from './ground.glsl.ts';
import { markSheet } from './markTexture.ts';
import { ENAMEL_GLSL, PLASTIC_GLSL } from './plastic.glsl.ts';

/** How much a picture of glass may cost. */
export interface GlassDetail {
  /** Faces within a piece that a ray comes to, before it is let go. */
  readonly faces: number;
  /** Whether other pieces are seen through it. */
  readonly seesOthers: boolean;
}

/** A pyramid of half base and height 1: corners A to D and the tip as in `PyramidSpec`, four sides, then the base. */
export function hullGeometry(): BufferGeometry {
  const corners = [
    [1, 0, 1],
    [-1, 0, 1],
    [-1, 0, -1],
    [1, 0, -1],
    [0, 1, 0],
  ] as const;
  const triangles = [1, 0, 4, 2, 1, 4, 3, 2, 4, 0, 3, 4, 0, 1, 2, 0, 2, 3];
  const facing = [
    [0, 1, 1],
    [-1, 1, 0],
    [0, 1, -1],
    [1, 1, 0],
    [0, -1, 0],
    [0, -1, 0],
  ] as const;
  const points = triangles.flatMap((corner) => corners[corner] ?? []);
  const normals = triangles.flatMap((_, i) => facing[Math.floor(i / 3)] ?? []);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(points), 3));
  return geometry.setAttribute('normal', new BufferAttribute(Float32Array.from(normals), 3));
}

const VERTEX = /* glsl */ `
${PLASTIC_GLSL}
flat varying int vPiece;
varying vec3 vAt;
varying vec3 vPlace;
varying vec3 vSight;
varying vec3 vFace;
#include <common>
void main() {
  vPiece = gl_InstanceID;
  dress(vPiece);
  vec3 size = max(shape.xyx, vec3(1e-6)); // out of sight it has none
  vAt = position * size;
  vFace = normalize(normal / size);
  vec4 place = pose * vec4(vAt, 1.0);
  vPlace = place.xyz;
  vSight = isOrthographic ? -vec3(viewMatrix[0][2], viewMatrix[1][2], viewMatrix[2][2]) : vPlace - cameraPosition;
  gl_Position = projectionMatrix * viewMatrix * place;
}
`;

/** House values, from looking: how the glass bends light, and how its edges are rounded for the light alone. */
const IOR = 1.45;
const ROUND_M = 0.0009;

const faces = (each: string): string => /* glsl */ `
  float k = inversesqrt(dot(shape.xy, shape.xy));
  vec3 out_ = vec3(shape.y, shape.x, shape.x * shape.y) * k;
  for (int i = 0; i < 5; i++) {
    vec3 m = i == 0 ? vec3(out_.x, out_.y, 0.0) : i == 1 ? vec3(-out_.x, out_.y, 0.0)
      : i == 2 ? vec3(0.0, out_.y, out_.x) : i == 3 ? vec3(0.0, out_.y, -out_.x) : vec3(0.0, -1.0, 0.0);
    float inside = (i == 4 ? 0.0 : out_.z) - dot(m, p);
    ${each}
  }`;

const GLASS_GLSL = /* glsl */ `
/** The face that is nearest to a place on the hull. */
vec3 faceAt(vec3 p) {
  vec3 nearest = vec3(0.0, -1.0, 0.0);
  float least = 1e3;
  ${faces('if (inside < least) { least = inside; nearest = m; }')}
  return nearest;
}

/** Two faces meet in a round: near an edge the normals of both are mixed, where that is to be seen at all. */
vec3 rounded(vec3 p, vec3 n, float pixel) {
  float seen = smoothstep(1.2, 3.0, ${ROUND_M.toFixed(5)} / pixel);
  vec3 sum = n;
  ${faces(`if (dot(m, n) < 0.999) {
      float near = 1.0 - clamp(inside / ${(1.2 * ROUND_M).toFixed(5)}, 0.0, 1.0);
      sum += seen * m * near * near;
    }`)}
  return normalize(sum);
}

/** 1 on an edge of a face, 0 so far from it. */
float edgeOf(vec3 p, vec3 n, float wide) {
  float least = 1.0;
  ${faces('if (dot(m, n) < 0.999) least = min(least, inside);')}
  return 1.0 - smoothstep(0.25 * wide, wide, least);
}

float fresnel(float cosine) {
  float a = 1.0 - clamp(cosine, 0.0, 1.0);
  return 0.04 + 0.96 * a * a * a * a * a;
}
`;

const fragment = (light: Light, { faces: count, seesOthers }: GlassDetail): string => /* glsl */ `
${PLASTIC_GLSL}
${ENAMEL_GLSL}
${lightingGlsl(light)}
${GLASS_GLSL}
${GROUND_GLSL}
flat varying int vPiece;
varying vec3 vAt;
varying vec3 vPlace;
varying vec3 vSight;
varying vec3 vFace;

/** The room as glass shows it, and the bulb under its shade. */
vec3 mirrored(vec3 p, vec3 ray, float blur) {
  vec3 light = ${light.lamp.glints ? '2.2' : '0.8'} * room(ray, 0.06 + blur);
  ${light.lamp.glints ? BULB : ''}
  return light;
}

/** Light that comes back along a ray which has left this piece: from the pieces behind it, the ground or the room. */
vec3 beyond(vec3 p, vec3 ray, float pixel) {
  vec3 left = vec3(1.0);
  vec3 light = vec3(0.0);
  ${seesOthers ? OTHERS : ''}
  return light + left * (ray.y < -0.02 ? groundAlong(p, ray, pixel) : mirrored(p, ray, 0.01));
}

void main() {
  dress(vPiece);
  vec3 origin = pose[3].xyz;
  float pixel = max(0.5 * length(fwidth(vAt)), 1e-5);
  vec3 sight = normalize(vSight);
  vec3 d = sight * turn;
  vec3 face = normalize(vFace);
  vec3 n = rounded(vAt, face, pixel);
  n = dot(n, d) > -0.02 ? normalize(n - d * (dot(n, d) + 0.02)) : n;
  float part = fresnel(-dot(d, n));
  vec3 ray = turn * reflect(d, n);
  // A rounded edge turns the eye's ray faster than pixels can tell: what it mirrors is blurred there.
  float blur = 0.2 * (1.0 - smoothstep(0.995, 1.0, dot(n, face))) * min(1.0, 2.0 * pixel / ${ROUND_M.toFixed(5)});
  vec3 shine = ray.y < -0.02 ? 0.8 * groundAlong(vPlace, ray, pixel) : mirrored(vPlace, ray, blur);
  // A bulb that is met by one pixel in ten would be a row of dots.
  shine = min(shine, vec3(mix(16.0, 0.8, smoothstep(0.2, 0.6, pixel / ${ROUND_M.toFixed(5)}))));

  vec3 body = exp(-0.007 * absorb); // the dye as it is called
  vec3 towards = toLamp(origin + 0.4 * shape.y * turn[1]);
  vec3 lampLight = LAMP_LIGHT * poolOnPiece(origin.xz);
  vec3 around = aroundOn(vec3(0.0, 1.0, 0.0));
  float lamp = dot(lampLight + 0.6 * around, vec3(0.333));

  vec3 left = vec3(1.0);
  vec3 light = vec3(0.0);
  vec3 p = vAt;
  vec3 q = refract(d, n, ${(1 / IOR).toFixed(5)});
  for (int k = 0; k < ${count}; k++) {
    p += q * 1e-5;
    vec2 span = spanOf(p, q, shape.x, shape.y);
    float far = max(span.y, 0.0);
    float path = plasticOn(p, q, span);
    // A breath of milk, most of it towards the lamp: the body glows.
    float shines = max(dot(turn * q, towards), 0.0);
    light += left * body * lamp * (1.0 - exp(-22.0 * far)) * (0.22 + 0.26 * vAt.y / shape.y + 0.8 * shines * shines);
    left *= exp(-absorb * dyedPath(path));
    p += q * far;
    vec3 m = faceAt(p);
    // Far edges gather light; where they are less than a pixel they would be dotted lines.
    float wide = max(${ROUND_M.toFixed(5)}, 3.0 * pixel);
    light += left * edgeOf(p, m, wide) * (body + 0.08) * lamp * 0.55 * (${ROUND_M.toFixed(5)} / wide);
    float inked = m.y > 0.05 ? enamelAt(p, 1.5 * pixel) : 0.0;
    light += left * inked * ink * lamp * (0.24 + 0.6 * max(dot(turn * m, towards), 0.0));
    left *= 1.0 - 0.85 * inked;
    vec3 e = rounded(p, m, pixel);
    vec3 leaves = refract(q, -e, ${IOR.toFixed(2)});
    if (dot(leaves, leaves) > 0.1) {
      float back = fresnel(dot(leaves, e));
      light += left * (1.0 - back) * beyond(turn * p + origin, turn * leaves, pixel);
      left *= back;
    }
    if (max(left.r, max(left.g, left.b)) < 0.03) break;
    q = reflect(q, -m);
  }
  light += left * (body * lamp * 0.3 + 0.3 * around);

  // Enamel on the near side stands before the glass.
  float inked = face.y > 0.05 ? enamelAt(vAt, pixel) : 0.0;
  vec3 outwards = turn * face;
  vec3 printed = 0.95 * ink * (0.55 * lampLight * max(dot(outwards, towards), 0.0) + lamp * (0.72 + 0.2 * body) + around);
  light = mix(light, printed, 0.95 * inked);

  // Thinner than a pixel it would be a row of dots, so it is wider then, and fainter.
  float rimWide = max(${(0.8 * ROUND_M).toFixed(5)}, 4.0 * pixel);
  float rim = edgeOf(vAt, face, rimWide) * min(1.0, glow / 0.65) * min(1.0, ${(1.8 * ROUND_M).toFixed(5)} / rimWide);
  shine += (0.25 + body) * lamp * 0.5 * rim;
  light += body * lamp * 0.38 * pow(1.0 - clamp(-dot(d, n), 0.0, 1.0), 2.5);
  vec3 colour = mix(light, shine, max(part, 0.55 * rim));

  // Lines, glow and hatching mark a piece that is picked, is in the way or has moved already.
  float away = toEdge(vAt).x;
  float line = contoured * (1.0 - smoothstep(0.00018 + pixel, 0.00018 + 2.0 * pixel, away));
  colour += max(0.0, glow - 0.65) * glowColour * edgeLight(max(0.0, away - contoured * (0.00018 + pixel)), pixel);
  float stripe = fract((vAt.y + 1.2 * onSide(vAt).x * shape.x) / 0.0042);
  float hatch = hatched * smoothstep(0.0, 0.08, stripe) * (1.0 - smoothstep(0.36, 0.44, stripe)) * (1.0 - inked);
  colour = mix(mix(colour, vec3(0.012), 0.7 * hatch), 0.05 * tint, 0.9 * line);
  gl_FragColor = vec4(film(colour), 1.0);
  #include <colorspace_fragment>
}
`;

const BULB = /* glsl */ `
  float near = dot(ray, toLamp(p));
  float core = smoothstep(0.9955 - blur, 0.9985, near);
  float halo = smoothstep(0.93 - blur, 1.0, near);
  light += LAMP_LIGHT * (16.0 * core * 0.004 / (0.004 + blur) + 0.7 * halo * halo);`;

/** Each of the others that the ray meets, in any order: their plastic only takes light away, and glows a little. */
const OTHERS = /* glsl */ `
  int count = textureSize(uLines, 0).y;
  for (int i = 0; i < count; i++) {
    if (i == vPiece) continue;
    vec4 size = lineOf(i, 0);
    mat4 there = poseOf(i);
    vec3 to = (there * vec4(0.0, 0.36 * size.y, 0.0, 1.0)).xyz - p;
    float ahead = dot(to, ray);
    if (ahead < 0.0 || dot(to, to) - ahead * ahead > 0.49 * size.y * size.y) continue;
    mat3 other = mat3(there);
    vec3 at = (p - there[3].xyz) * other;
    vec3 along = ray * other;
    vec2 span = spanOf(at, along, size.x, size.y);
    if (span.y < max(span.x, 1e-4)) continue;
    vec2 hollow = spanOf(at, along, size.z, size.w);
    vec3 dye = lineOf(i, 1).rgb;
    float path = span.y - max(span.x, 0.0) - max(0.0, hollow.y - max(0.0, hollow.x));
    light += left * 0.12 * exp(-0.006 * dye) * LAMP_LIGHT * poolOnPiece(there[3].xz);
    left *= 0.9 * exp(-dye * dyedPath(path));
  }`;

/**
 * Pyramids of coloured glass. Each pixel follows its ray into the piece, to a few of its faces, and out to the table,
 * another piece or the room. No pass draws the scene again, and none of it is kept from the picture before.
 */
export const glassMaterial = (
  lines: IUniform,
  ground: GroundUniforms,
  light: Light,
  detail: GlassDetail,
): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: fragment(light, detail),
    uniforms: { uLines: lines, uMarks: { value: markSheet() }, ...ground },
  });
