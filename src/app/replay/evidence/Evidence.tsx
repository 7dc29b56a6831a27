import { useFrame } from '@react-three/fiber';
import { useMemo } from 'react';
import { BufferGeometry, DoubleSide, Quaternion, Vector3 } from 'three';
import type { Vec3 } from '../../../sim/maths/vec3.ts';
import { flatMaterial, TARGET, WARNING, WHITE } from '../../scene/overlays/flat.ts';
import { useDisposed } from '../../scene/overlays/useDisposed.ts';
import type { RulingPlace } from '../../pages/route.ts';
import { texts } from '../../texts.ts';
import { useTheViewer } from '../ViewerContext.tsx';
import type { FeatureMark } from './featureMarks.ts';
import { labelTexture } from './label.ts';
import { evidenceOf, type Marks, type Way } from './marks.ts';

/** Over everything: what is pointed out must not be hidden by what it is about. */
const ON_TOP = { depthTest: false } as const;
const ORDER = 10;
const MOVER = flatMaterial({ ...ON_TOP, color: TARGET, opacity: 0.95, side: DoubleSide });
const OTHER = flatMaterial({ ...ON_TOP, color: WHITE, opacity: 0.95, side: DoubleSide });
const MOVER_FACE = flatMaterial({ ...ON_TOP, color: TARGET, opacity: 0.35, side: DoubleSide });
const OTHER_FACE = flatMaterial({ ...ON_TOP, color: WHITE, opacity: 0.35, side: DoubleSide });
const POINT = flatMaterial({ ...ON_TOP, color: WARNING, opacity: 1 });
const ROD_M = 0.0005;
const DOT_M = 0.0011;
const UP = new Vector3(0, 1, 0);

export interface EvidenceProps {
  readonly ruling: RulingPlace;
  readonly marks: Marks | null;
  /** The action has been performed again, and this is what it shows. */
  readonly onMarks: (marks: Marks) => void;
}

/** What the referee saw, drawn onto the table: who touched with what and where, and how far things went. */
export function Evidence({ ruling, marks, onMarks }: EvidenceProps) {
  const viewer = useTheViewer();
  useFrame(() => {
    if (marks) return;
    const found = evidenceOf(viewer, ruling);
    if (found) onMarks(found);
  });
  if (!marks) return null;
  const [before, after] = marks.bases;
  return (
    <>
      <Feature mark={marks.mover} line={MOVER} face={MOVER_FACE} />
      <Feature mark={marks.other} line={OTHER} face={OTHER_FACE} />
      {before && <Outline points={before} material={OTHER} />}
      {after && <Outline points={after} material={MOVER} />}
      {marks.contact && <Dot at={marks.at} material={POINT} scale={1.4} />}
      {marks.way && <WayLine way={marks.way} />}
    </>
  );
}

type Material = typeof MOVER;

function Feature({ mark, line, face }: { readonly mark: FeatureMark | null; readonly line: Material; readonly face: Material }) {
  if (!mark) return null;
  const [only] = mark;
  if (mark.length === 1 && only) return <Dot at={only} material={line} scale={1} />;
  return (
    <>
      {mark.length > 2 && <Face points={mark} material={face} />}
      <Outline points={mark} material={line} />
    </>
  );
}

/** Lines between the points, closed if there are more than two. */
function Outline({ points, material }: { readonly points: FeatureMark; readonly material: Material }) {
  const ends = points.length > 2 ? points : points.slice(0, 1);
  return ends.map((from, i) => {
    const to = points[(i + 1) % points.length] ?? from;
    // The corners of a piece keep their order.
    // oxlint-disable-next-line react/no-array-index-key
    return <Rod key={i} from={from} to={to} material={material} />;
  });
}

/** Lines are one pixel wide everywhere; a rod is as thick as it is. */
function Rod({ from, to, material }: { readonly from: Vec3; readonly to: Vec3; readonly material: Material }) {
  const { position, quaternion, length } = useMemo(() => {
    const [a, b] = [new Vector3(from.x, from.y, from.z), new Vector3(to.x, to.y, to.z)];
    const along = b.clone().sub(a);
    return { position: a.clone().lerp(b, 0.5), quaternion: new Quaternion().setFromUnitVectors(UP, along.clone().normalize()), length: along.length() };
  }, [from, to]);
  return (
    <mesh position={position} quaternion={quaternion} material={material} renderOrder={ORDER}>
      <cylinderGeometry args={[ROD_M, ROD_M, length, 8]} />
    </mesh>
  );
}

function Dot({ at, material, scale }: { readonly at: Vec3; readonly material: Material; readonly scale: number }) {
  return (
    <mesh position={[at.x, at.y, at.z]} material={material} renderOrder={ORDER + 1}>
      <sphereGeometry args={[DOT_M * scale, 16, 12]} />
    </mesh>
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

const LABEL_M = 0.006;

/** From where it was to where it came, with the length that the referee measured. */
function WayLine({ way }: { readonly way: Way }) {
  const { from, to, mm } = way;
  const texture = useMemo(() => labelTexture(texts.replay.moved(mm)), [mm]);
  useDisposed(texture);
  const image = texture.image as { readonly width: number; readonly height: number };
  return (
    <>
      <Rod from={from} to={to} material={POINT} />
      <Dot at={from} material={OTHER} scale={0.8} />
      <Dot at={to} material={POINT} scale={0.8} />
      <sprite position={[(from.x + to.x) / 2, Math.max(from.y, to.y) + 2 * LABEL_M, (from.z + to.z) / 2]} scale={[(LABEL_M * image.width) / image.height, LABEL_M, 1]} renderOrder={ORDER + 2}>
        <spriteMaterial map={texture} depthTest={false} transparent toneMapped={false} />
      </sprite>
    </>
  );
}
