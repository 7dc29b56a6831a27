import { Color, Vector2, Vector3, Vector4, type IUniform, type Texture } from 'three';
import { SURFACE_LOOKS, type SurfaceId } from '#app/scene/looks/surfaceLooks.ts';
import { surfaceTile } from '#app/scene/looks/surfaceMaterial.ts';
import { CARD_MM, FRAME_MM, PAPER } from './padTexture.ts';

/** Pads on a table, at most: one a seat. */
const MOST_PADS = 5;

/** A pad as it is seen through glass. */
export interface PadOnGround {
  readonly xM: number;
  readonly zM: number;
  readonly yaw: number;
  readonly colour: string;
}

export interface GroundUniforms extends Record<string, IUniform> {
  readonly uGround: IUniform<Texture>;
  /** Tiles a metre, and texels a metre. */
  readonly uTiles: IUniform<Vector2>;
  readonly uTableHalf: IUniform<number>;
  /** Place, cosine and sine of the yaw. */
  readonly uPads: IUniform<Vector4[]>;
  readonly uPadColours: IUniform<Vector3[]>;
  readonly uPadCount: IUniform<number>;
}

/** The table as glass sees it: its surface in that light, and the pads on it. */
export function groundUniforms(id: SurfaceId, tableM: number, pads: readonly PadOnGround[]): GroundUniforms {
  const { tileM, pixels } = SURFACE_LOOKS[id];
  const seen = pads.slice(0, MOST_PADS);
  const filled = <T>(values: readonly T[], blank: () => T): T[] =>
    Array.from({ length: MOST_PADS }, (_, i) => values[i] ?? blank());
  return {
    uGround: { value: surfaceTile(id) },
    uTiles: { value: new Vector2(1 / tileM, pixels / tileM) },
    uTableHalf: { value: tableM / 2 },
    uPads: {
      value: filled(
        seen.map(({ xM, zM, yaw }) => new Vector4(xM, zM, Math.cos(yaw), Math.sin(yaw))),
        () => new Vector4(),
      ),
    },
    uPadColours: {
      value: filled(
        seen.map(({ colour }) => new Vector3(...new Color(colour).toArray())),
        () => new Vector3(),
      ),
    },
    uPadCount: { value: seen.length },
  };
}

const metres = (mm: number): string => (mm / 1000).toFixed(5);
const PAPER_LINEAR = new Color(PAPER).toArray().map((n) => n.toFixed(4));

/**
 * `groundAlong(p, ray, pixel)`: the lit table where a ray that goes down meets it, or the room beside the table. It
 * stands behind the shader's words for light and for plastic.
 */
export const GROUND_GLSL = /* glsl */ `
uniform sampler2D uGround;
uniform vec2 uTiles;
uniform float uTableHalf;
uniform vec4 uPads[${MOST_PADS}];
uniform vec3 uPadColours[${MOST_PADS}];
uniform int uPadCount;

vec3 groundAlong(vec3 p, vec3 ray, float pixel) {
  float far = max(p.y, 0.0) / max(-ray.y, 1e-3);
  vec2 at = p.xz + ray.xz * far;
  if (max(abs(at.x), abs(at.y)) > uTableHalf) return room(ray, 0.1);
  // The further off it is, the more it is blurred by the glass on the way.
  float blur = max(pixel, 0.02 * far);
  vec3 colour = textureLod(uGround, vec2(at.x, -at.y) * uTiles.x, log2(max(1.0, blur * uTiles.y))).rgb;
  for (int i = 0; i < uPadCount; i++) {
    vec2 from = at - uPads[i].xy;
    vec2 on = abs(vec2(from.x * uPads[i].z - from.y * uPads[i].w, from.x * uPads[i].w + from.y * uPads[i].z));
    vec2 within = vec2(${metres(CARD_MM.width / 2)}, ${metres(CARD_MM.depth / 2)}) - on;
    float inside = min(within.x, within.y);
    if (inside < 0.0) continue;
    float frame = smoothstep(blur, -blur, abs(inside - ${metres(FRAME_MM.inset)}) - ${metres(FRAME_MM.wide / 2)});
    colour = mix(vec3(${PAPER_LINEAR.join(', ')}), uPadColours[i], frame);
  }
  vec3 ground = vec3(at.x, 0.0, at.y);
  // The lamp's light comes there through this piece.
  vec3 up = toLamp(ground);
  vec3 here = (ground - pose[3].xyz) * turn;
  vec3 along = up * turn;
  vec2 span = spanOf(here, along, shape.x, shape.y);
  vec3 through = span.y > max(span.x, 0.0) ? 0.8 * exp(-0.5 * absorb * dyedPath(plasticOn(here, along, span))) : vec3(1.0);
  vec3 lit = aroundOn(vec3(0.0, 1.0, 0.0)) + LAMP_LIGHT * up.y * lampAt(ground) * through;
  return colour * lit * pool(at);
}
`;
