import { useFrame, useThree } from '@react-three/fiber';
import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { BufferAttribute, BufferGeometry, InstancedBufferGeometry, Mesh, type Group, type Material } from 'three';
import { Gathering, type Member } from './gathering.ts';

/** Things of one kind: how many texels of values each has. */
export interface Kind {
  readonly texels: number;
}

const GatheringsContext = createContext<Map<Kind, Gathering> | null>(null);

/** Around everything in a picture: what is gathered is gathered there. */
export function Gathered({ children }: { readonly children: ReactNode }) {
  const all = useMemo(() => new Map<Kind, Gathering>(), []);
  useEffect(
    () => () => {
      for (const gathering of all.values()) gathering.dispose();
    },
    [all],
  );
  return <GatheringsContext value={all}>{children}</GatheringsContext>;
}

/** All of a kind in this picture. */
export function useGathering(kind: Kind): Gathering {
  const all = useContext(GatheringsContext);
  if (all === null) throw new Error('nothing gathers here');
  const known = all.get(kind) ?? new Gathering(kind.texels);
  all.set(kind, known);
  return known;
}

/** Has a group drawn as one of a kind; null for not at all. Changed values are seen in the next picture. */
export function useMember(kind: Kind, member: Omit<Member, 'anchor'> | null): RefObject<Group | null> {
  const gathering = useGathering(kind);
  const invalidate = useThree((three) => three.invalidate);
  const anchor = useRef<Group>(null);
  useLayoutEffect(() => {
    invalidate();
    return anchor.current && member ? gathering.add({ ...member, anchor: anchor.current }) : undefined;
  }, [gathering, member, invalidate]);
  return anchor;
}

interface AllOfProps {
  readonly kind: Kind;
  readonly material: Material;
  readonly order?: number;
  /** Drawn for each of them; left out, where each has corners of its own, which say by `member` whose they are. */
  readonly geometry?: BufferGeometry;
}

/** Draws all of a kind at once; no pointer meets them. */
export function AllOf({ kind, material, order = 0, geometry }: AllOfProps) {
  const gathering = useGathering(kind);
  const mesh = useMemo(() => {
    const all = new Mesh<BufferGeometry, Material>(new BufferGeometry());
    all.frustumCulled = false;
    all.raycast = () => null;
    all.onBeforeRender = ({ info }) => gathering.write(info.render.frame);
    return all;
  }, [gathering]);
  const drawn = useRef<readonly Member[]>(null);
  useLayoutEffect(() => void Object.assign(mesh, { material, renderOrder: order }), [mesh, material, order]);
  useEffect(() => () => mesh.geometry.dispose(), [mesh]);
  useFrame(() => {
    const members = gathering.now();
    if (drawn.current === members) return;
    drawn.current = members;
    mesh.geometry.dispose();
    mesh.geometry =
      geometry === undefined
        ? heapOf(members.flatMap((member) => member.geometry ?? []))
        : instancesOf(geometry, members.length);
    mesh.visible = members.length > 0;
  });
  return <primitive object={mesh} dispose={null} />;
}

function instancesOf({ index, attributes }: BufferGeometry, count: number): InstancedBufferGeometry {
  const all = new InstancedBufferGeometry();
  all.setIndex(index);
  for (const [name, attribute] of Object.entries(attributes)) all.setAttribute(name, attribute);
  all.instanceCount = count;
  return all;
}

/** All corners behind one another, with the attributes that the first has. */
export function heapOf(geometries: readonly BufferGeometry[]): BufferGeometry {
  const counts = geometries.map(({ attributes }) => attributes['position']?.count ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const heap = new BufferGeometry();
  for (const [name, { itemSize }] of Object.entries(geometries[0]?.attributes ?? {})) {
    const values = new Float32Array(itemSize * total);
    let at = 0;
    for (const { attributes } of geometries) {
      const { array = [] } = attributes[name] ?? {};
      values.set(array, at);
      at += array.length;
    }
    heap.setAttribute(name, new BufferAttribute(values, itemSize));
  }
  const of = Float32Array.from(counts.flatMap((count, member) => Array<number>(count).fill(member)));
  return heap.setAttribute('member', new BufferAttribute(of, 1));
}
