import { AdditiveBlending, BufferAttribute, BufferGeometry, Color, ShaderMaterial } from 'three';

/** As far as the walls are, m. */
const FAR_M = 6;
/** Around each of them, so many of its radii, lies its glow. */
const GLOW = 4;
/** Every so many of them is a candle, lower and blurred wider. */
const CANDLES = 5;

const part = (x: number): number => x - Math.floor(x);

/**
 * A string of lamps all around the room, hung a little below eye level, and candles: house values, from looking. Where
 * each is seen from the table, to the right and over eye level, and the radius of its disc, rad.
 */
function farLamp(i: number, count: number) {
  const around = ((i + 0.3 * Math.sin(7 * i)) / count) * 2 * Math.PI;
  if (i % CANDLES === 0) {
    const radius = 0.012 + 0.011 * part(0.3819 * i);
    return { around, above: -0.19 + 0.1 * part(0.7549 * i), radius, colour: new Color(0.26, 0.11, 0.04) };
  }
  const above = -0.075 - 0.055 * Math.abs(Math.sin(1.9 * around)) + 0.006 * Math.sin(3 * i);
  const colour = new Color(0.8, 0.43, 0.16).multiplyScalar(0.15 + 0.85 * part(0.618 * i) ** 2);
  return { around, above, radius: 0.0075 + 0.0035 * part(0.5698 * i), colour };
}

/** A square for each of them, around the eye; drawn at once. */
export function farLampsGeometry(count: number): BufferGeometry {
  const geometry = new BufferGeometry();
  const [at, on, of, order]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let i = 0; i < count; i += 1) {
    const { around, above, radius, colour } = farLamp(i, count);
    for (const corner of [0, 1, 2, 3]) {
      const [x, y] = [corner % 3 === 0 ? -GLOW : GLOW, corner < 2 ? -GLOW : GLOW];
      const [right, up] = [around + x * radius, above + y * radius];
      at.push(FAR_M * Math.sin(right) * Math.cos(up), FAR_M * Math.sin(up), -FAR_M * Math.cos(right) * Math.cos(up));
      on.push(x, y);
      of.push(...colour.toArray());
    }
    order.push(...[0, 1, 2, 0, 2, 3].map((corner) => 4 * i + corner));
  }
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(at), 3));
  geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(on), 2));
  geometry.setAttribute('color', new BufferAttribute(Float32Array.from(of), 3));
  return geometry.setIndex(order);
}

const VERTEX = /* glsl */ `
varying vec2 vUv;
varying vec3 vLight;
void main() {
  vUv = uv;
  vLight = color;
  gl_Position = projectionMatrix * viewMatrix * vec4(position + cameraPosition, 1.0);
}
`;

/** A disc, brighter at its rim, as a lens out of focus draws it; and light in the air around. */
const FRAGMENT = /* glsl */ `
varying vec2 vUv;
varying vec3 vLight;
void main() {
  float away = length(vUv);
  float disc = (1.0 - smoothstep(0.72, 1.0, away)) * (0.65 + 0.35 * smoothstep(0.4, 1.0, away));
  float glow = 0.05 * (1.0 - smoothstep(0.0, ${GLOW.toFixed(1)}, away));
  gl_FragColor = vec4(vLight * (disc + glow), 1.0);
  #include <colorspace_fragment>
}
`;

/** Their light, added to the room behind them. */
export const farLampsMaterial = (): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    vertexColors: true,
    depthWrite: false,
    blending: AdditiveBlending,
  });
