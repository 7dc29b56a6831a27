import { useMemo } from 'react';
import { BufferGeometry, type CanvasTexture, DoubleSide, Quaternion, Vector3 } from 'three';
import type { Vec3 } from '#sim/maths/vec3.ts';
import { flatMaterial, TARGET, WARNING, WHITE } from '#app/scene/overlays/flat.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import type { FeatureMark } from '#play/traction/watch/evidence/featureMarks.ts';
import type { Marks } from './marks.ts';
import type { Way } from '#play/traction/watch/evidence/pivotWay.ts';
import { drawPlate, drawWords, wordsTexture } from '#app/scene/wordsTexture.ts';

/** Over everything: what is pointed out must not be hidden by what it is about. */
const ON_TOP = { depthTest: false } as const;
const ORDER = 10;
/** The colour of things that are as they should be; of the Okabe-Ito palette. */
const ALLOWED = '#4fd6a8';
const MOVER = flatMaterial({ ...ON_TOP, color: TARGET, opacity: 1, side: DoubleSide });
const OTHER = flatMaterial({ ...ON_TOP, color: WHITE, opacity: 1, side: DoubleSide });
const EDGE = flatMaterial({ ...ON_TOP, color: '#14161c', opacity: 0.75, side: DoubleSide });
const MOVER_FACE = flatMaterial({ ...ON_TOP, color: TARGET, opacity: 0.35, side: DoubleSide });
const OTHER_FACE = flatMaterial({ ...ON_TOP, color: WHITE, opacity: 0.35, side: DoubleSide });
const WRONG = flatMaterial({ ...ON_TOP, color: WARNING, opacity: 1 });
const RIGHT = flatMaterial({ ...ON_TOP, color: ALLOWED, opacity: 1 });
const UP = new Vector3(0, 1, 0);

/** As they are seen, pixels (house values); a dark edge of one around all of them, for white paper as for felt. */
const ROD_PX = 1.75;
const DOT_PX = 6;
const EDGE_PX = 1.25;
const LABEL_PX = 30;

interface Drawn {
  /** How large a pixel is where it happened, m. */
  readonly pixelM: number;
}

/** The marks of touches, and of how far something went. */
export function MarkLines({ marks, pixelM }: Drawn & { readonly marks: Marks }) {
  const [before, after] = marks.bases;
  const allowed = marks.moved === 'jiggled';
  const point = allowed ? RIGHT : WRONG;
  return (
    <>
      <Feature mark={marks.mover} line={MOVER} face={MOVER_FACE} pixelM={pixelM} />
      <Feature mark={marks.other} line={OTHER} face={OTHER_FACE} pixelM={pixelM} />
      {before && <Outline points={before} material={OTHER} pixelM={pixelM} />}
      {after && <Outline points={after} material={allowed ? RIGHT : MOVER} pixelM={pixelM} />}
      {marks.pointed && <Dot at={marks.at} material={point} px={DOT_PX} pixelM={pixelM} />}
      {marks.way && <WayLine way={marks.way} point={point} pixelM={pixelM} />}
    </>
  );
}

type Material = typeof MOVER;

interface FeatureProps extends Drawn {
  readonly mark: FeatureMark | null;
  readonly line: Material;
  readonly face: Material;
}

function Feature({ mark, line, face, pixelM }: FeatureProps) {
  if (!mark) return null;
  const [only] = mark;
  if (mark.length === 1 && only) return <Dot at={only} material={line} px={DOT_PX * 0.8} pixelM={pixelM} />;
  return (
    <>
      {mark.length > 2 && <Face points={mark} material={face} />}
      <Outline points={mark} material={line} pixelM={pixelM} />
    </>
  );
}

/** Lines between the points, closed if there are more than two. */
function Outline({ points, material, pixelM }: Drawn & { readonly points: FeatureMark; readonly material: Material }) {
  const ends = points.length > 2 ? points : points.slice(0, 1);
  return ends.map((from, i) => {
    const to = points[(i + 1) % points.length] ?? from;
    // The corners of a piece keep their order.
    // oxlint-disable-next-line react/no-array-index-key
    return <Rod key={i} from={from} to={to} material={material} pixelM={pixelM} />;
  });
}

/** Lines are one pixel wide everywhere; a rod is as thick as it is. */
function Rod({
  from,
  to,
  material,
  pixelM,
}: Drawn & { readonly from: Vec3; readonly to: Vec3; readonly material: Material }) {
  const { position, quaternion, length } = useMemo(() => {
    const [a, b] = [new Vector3(from.x, from.y, from.z), new Vector3(to.x, to.y, to.z)];
    const along = b.clone().sub(a);
    return {
      position: a.clone().lerp(b, 0.5),
      quaternion: new Quaternion().setFromUnitVectors(UP, along.clone().normalize()),
      length: along.length(),
    };
  }, [from, to]);
  const [thin, thick] = [ROD_PX * pixelM, (ROD_PX + EDGE_PX) * pixelM];
  return (
    <group position={position} quaternion={quaternion}>
      <mesh material={EDGE} renderOrder={ORDER - 0.5}>
        <cylinderGeometry args={[thick, thick, length, 8]} />
      </mesh>
      <mesh material={material} renderOrder={ORDER}>
        <cylinderGeometry args={[thin, thin, length, 8]} />
      </mesh>
    </group>
  );
}

function Dot({
  at,
  material,
  px,
  pixelM,
}: Drawn & { readonly at: Vec3; readonly material: Material; readonly px: number }) {
  return (
    <group position={[at.x, at.y, at.z]}>
      <mesh material={EDGE} renderOrder={ORDER + 0.5}>
        <sphereGeometry args={[(px + EDGE_PX) * pixelM, 16, 12]} />
      </mesh>
      <mesh material={material} renderOrder={ORDER + 1}>
        <sphereGeometry args={[px * pixelM, 16, 12]} />
      </mesh>
    </group>
  );
}

function Face({ points, material }: { readonly points: FeatureMark; readonly material: Material }) {
  const geometry = useMemo(() => {
    const made = new BufferGeometry().setFromPoints(points.map(({ x, y, z }) => new Vector3(x, y, z)));
    made.setIndex(points.slice(2).flatMap((_, i) => [0, i + 1, i + 2]));
    return made;
  }, [points]);
  useDisposed(geometry);
  return <mesh geometry={geometry} material={material} renderOrder={ORDER - 1} />;
}

/** From where it was to where it came, with what the referee measured. */
function WayLine({ way: { from, to, label }, point, pixelM }: Drawn & { readonly way: Way; readonly point: Material }) {
  return (
    <>
      <Rod from={from} to={to} material={point} pixelM={pixelM} />
      <Dot at={from} material={OTHER} px={DOT_PX * 0.6} pixelM={pixelM} />
      <Dot at={to} material={point} px={DOT_PX * 0.6} pixelM={pixelM} />
      {label !== '' && (
        <Label at={[(from.x + to.x) / 2, Math.max(from.y, to.y), (from.z + to.z) / 2]} words={label} pixelM={pixelM} />
      )}
    </>
  );
}

/** Above its place, wherever one looks from. */
function Label({
  at,
  words,
  pixelM,
}: Drawn & { readonly at: readonly [number, number, number]; readonly words: string }) {
  const texture = useMemo(() => labelTexture(words), [words]);
  useDisposed(texture);
  const image = texture.image as { readonly width: number; readonly height: number };
  const height = LABEL_PX * pixelM;
  return (
    <sprite
      position={[...at]}
      center-y={-0.6}
      scale={[(height * image.width) / image.height, height, 1]}
      renderOrder={ORDER + 2}
    >
      <spriteMaterial map={texture} depthTest={false} transparent toneMapped={false} />
    </sprite>
  );
}

/** A few words on a dark plate, as a texture as wide as they are. */
const labelTexture = (words: string): CanvasTexture =>
  wordsTexture(words, {
    tallPx: 96,
    letters: 0.6,
    beside: 0.6,
    draw: (context) => {
      drawPlate(context, 0.25, 'e6');
      drawWords(context, words);
    },
  });
