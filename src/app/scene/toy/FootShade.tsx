import { useMemo } from 'react';
import { BufferAttribute, BufferGeometry, ShaderMaterial, type IUniform } from 'three';
import { AllOf, useGathering, useMember, type Kind } from '../looks/Gathered.tsx';
import { LINES_GLSL } from '../looks/gathering.ts';
import { useDisposed } from '../overlays/useDisposed.ts';
import { flatMaterial } from '../overlays/flat.ts';

const SIDES = 20;
const DARK = 0.5;
/** Away from the lamp, as parts of the radius. */
const ASIDE = { x: 0.14, z: 0.17 } as const;

/** A disc of dimness about the origin, of radius 1, darkest in its middle, less outwards. */
function disc(): BufferGeometry {
  const rings = [
    [0, DARK],
    [0.72, DARK],
    [1.35, 0],
  ] as const;
  const points = rings.flatMap(([radius, alpha]) =>
    Array.from({ length: SIDES }, (_, i) => ({ angle: (2 * Math.PI * i) / SIDES, radius, alpha })),
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    'position',
    new BufferAttribute(
      Float32Array.from(
        points.flatMap(({ angle, radius }) => [
          radius * Math.cos(angle) + ASIDE.x,
          0,
          -radius * Math.sin(angle) + ASIDE.z,
        ]),
      ),
      3,
    ),
  );
  geometry.setAttribute(
    'color',
    new BufferAttribute(Float32Array.from(points.flatMap(({ alpha }) => [0, 0, 0, alpha])), 4),
  );
  geometry.setIndex(
    [0, 1].flatMap((k) =>
      Array.from({ length: SIDES }, (_, i) => {
        const [a, b] = [k * SIDES + i, k * SIDES + ((i + 1) % SIDES)];
        return [a, a + SIDES, b, b, a + SIDES, b + SIDES];
      }).flat(),
    ),
  );
  return geometry;
}

/** A shade on the ground under small things: laid there, scaled to their radius. */
export const FOOT_SHADE = disc();
export const DIMNESS = flatMaterial({ color: '#ffffff', vertexColors: true });
/** Over prints and what is lit, under what stands there. */
export const FOOT_SHADE_AT = { y: 0.0008, order: -1.2 } as const;

const SHADES: Kind = { texels: 0 };

interface FootShadeProps {
  readonly radius: number;
  /** Half as long as the thing is, where it is no round one. */
  readonly along?: number;
}

/** Under a thing of that radius, which stands at the origin. */
export function FootShade({ radius, along = radius }: FootShadeProps) {
  return (
    <group position-y={FOOT_SHADE_AT.y} scale={[along, 1, radius]}>
      <group ref={useMember(SHADES, ONE)} />
    </group>
  );
}

const ONE = { values: new Float32Array(0) };

/** The shades under all of them, drawn at once. */
export function FootShades() {
  const { lines } = useGathering(SHADES);
  const material = useMemo(() => footShades(lines), [lines]);
  useDisposed(material);
  return <AllOf kind={SHADES} geometry={FOOT_SHADE} material={material} order={FOOT_SHADE_AT.order} />;
}

const footShades = (lines: IUniform): ShaderMaterial =>
  new ShaderMaterial({
    vertexShader: `${LINES_GLSL}
attribute vec4 color;
varying float vDark;
void main() {
  vDark = color.a;
  gl_Position = projectionMatrix * viewMatrix * poseOf(gl_InstanceID) * vec4(position, 1.0);
}`,
    fragmentShader: 'varying float vDark; void main() { gl_FragColor = vec4(0.0, 0.0, 0.0, vDark); }',
    uniforms: { uLines: lines },
    transparent: true,
    depthWrite: false,
  });
