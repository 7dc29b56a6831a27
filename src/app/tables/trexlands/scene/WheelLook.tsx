import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { BoxGeometry, TorusGeometry, type BufferGeometry, type Group } from 'three';
import { litMaterial } from '#app/scene/looks/litMaterial.ts';
import { useTableLook } from '#app/scene/looks/lookContext.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import type { Spot } from '#play/trexlands/places.ts';
import { FootShade } from '#app/scene/toy/FootShade.tsx';
import { Solids, ring, type Stuff } from '#play/table/toy/solids.ts';
import { SolidsLook } from '#app/scene/toy/toys.tsx';
import { onTheWay, type WheelPose } from './wheelWay.ts';

const RADIUS_M = 0.019;
const RIM = new TorusGeometry(RADIUS_M, 0.0031, 10, 36);
const TOUCHED: BufferGeometry = new BoxGeometry(0.048, 0.024, 0.046).translate(0, 0.012, 0);
const LEATHER = '#23211f';
const STEEL: Stuff = { colour: '#c4c8cf', gloss: 0.9, shine: 0.35 };
const BASE: Stuff = { colour: '#3b2a1d', gloss: 0.6 };
const HUB: Stuff = { colour: '#c8952c', gloss: 0.9, shine: 0.3 };
/** Leaning so far back on its stand, as in a lorry, that it hides no square, truck or coin behind it (house values). */
const LEAN = 1.2;
const HUB_M = 0.013;
const untouchable = () => null;
const SECONDS = 0.9;

export interface WheelLookProps {
  /** Where it stands: `wheelSpot` of the seat that holds it, or `wheelInExchange`. */
  readonly spot: Spot;
  /** It is there at once. */
  readonly still: boolean;
}

/** The WHEEL: a little steering wheel on its stand. It travels when it changes hands. */
export function WheelLook({ spot, still }: WheelLookProps) {
  const group = useRef<Group>(null);
  const wheel = useRef<Group>(null);
  useTravel(spot, still, ({ x, y, z, yaw, spun }) => {
    group.current?.position.set(x, y, z);
    if (group.current) group.current.rotation.y = yaw;
    if (wheel.current) wheel.current.rotation.z = spun;
  });
  return (
    <group ref={group} userData={{ thing: { kind: 'wheel' } }}>
      <mesh geometry={TOUCHED} visible={false} dispose={null} />
      <FootShade radius={0.015} />
      <Stand />
      <group position-y={HUB_M} rotation-x={-LEAN}>
        <group ref={wheel}>
          <Rim />
        </group>
      </group>
    </group>
  );
}

function Stand() {
  const solids = useMemo(() => {
    const stand = new Solids();
    stand.stump(
      [
        { outline: ring(16, 0.014), y: 0 },
        { outline: ring(16, 0.0125), y: 0.003 },
      ],
      BASE,
    );
    stand.stump(
      [
        { outline: ring(8, 0.003, [0, -0.004]), y: 0.003 },
        { outline: ring(8, 0.0026, [0, -0.004]), y: HUB_M - 0.0025 },
      ],
      STEEL,
    );
    return stand;
  }, []);
  return <SolidsLook solids={solids} pool="none" />;
}

/** Facing its owner: the plane of x and y. */
function Rim() {
  const { light } = useTableLook();
  const leather = useMemo(() => litMaterial({ light, colour: LEATHER, gloss: 0.7, blur: 0.2 }), [light]);
  useDisposed(leather);
  const spokes = useMemo(() => {
    const solids = new Solids();
    for (const turn of [0, (2 * Math.PI) / 3, (4 * Math.PI) / 3]) spoke(solids, turn);
    for (let i = 0; i < 12; i += 1) {
      const [a, b] = [(i * Math.PI) / 6, ((i + 1) * Math.PI) / 6];
      const at = (angle: number, r: number, z: number) => [r * Math.cos(angle), r * Math.sin(angle), z] as const;
      solids.facet([at(a, 0.006, 0), at(b, 0.006, 0), at(b, 0.0045, 0.003), at(a, 0.0045, 0.003)], HUB);
      solids.facet([at(a, 0.0045, 0.003), at(b, 0.0045, 0.003), [0, 0, 0.0034]], HUB);
      solids.facet([at(b, 0.006, 0), at(a, 0.006, 0), [0, 0, -0.002]], STEEL);
    }
    return solids;
  }, []);
  return (
    <>
      <mesh geometry={RIM} material={leather} raycast={untouchable} dispose={null} />
      <SolidsLook solids={spokes} pool="none" />
    </>
  );
}

/** From the hub down to the rim, turned about the axle. */
function spoke(solids: Solids, turn: number): void {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const at = (x: number, y: number, z: number) => [x * cos - y * sin, x * sin + y * cos, z] as const;
  const [half, deep] = [0.0017, 0.0012];
  const [top, foot] = [-0.004, -RADIUS_M];
  for (const z of [deep, -deep]) {
    const face = [at(-half, foot, z), at(half, foot, z), at(half, top, z), at(-half, top, z)];
    solids.facet(z > 0 ? face : face.reverse(), STEEL);
  }
  for (const x of [half, -half]) {
    const face = [at(x, foot, deep), at(x, foot, -deep), at(x, top, -deep), at(x, top, deep)];
    solids.facet(x > 0 ? face : face.reverse(), STEEL);
  }
}

/** Moves it there in an arc, spinning once; at once the first time, and where there is to be no motion. */
function useTravel(spot: Spot, still: boolean, put: (pose: WheelPose) => void): void {
  const invalidate = useThree((three) => three.invalidate);
  const way = useRef<{ from: Spot; to: Spot; age: number } | null>(null);
  const { x, z, yaw } = spot;
  useEffect(() => {
    const to = { x, z, yaw };
    const from = way.current?.to ?? to;
    way.current = { from, to, age: still ? SECONDS : 0 };
    if (still || from === to) put(onTheWay(to, to, 1));
    invalidate();
    // `put` only reaches for groups.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [x, z, yaw, still, invalidate]);
  useFrame((three, delta) => {
    const now = way.current;
    if (now === null || now.age >= SECONDS) return;
    now.age = Math.min(SECONDS, now.age + Math.min(delta, 0.05));
    put(onTheWay(now.from, now.to, now.age / SECONDS));
    three.invalidate();
  });
}
