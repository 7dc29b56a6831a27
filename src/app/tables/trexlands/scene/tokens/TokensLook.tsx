import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { useDisposed } from '../../../../scene/overlays/useDisposed.ts';
import { COIN_M, X_M, type TokenPlace } from '../board/tokenPlaces.ts';
import { DIMNESS, FOOT_SHADE, FOOT_SHADE_AT } from '../toy/FootShade.tsx';
import { useToyMaterial } from '../toy/useToyMaterial.ts';
import { flightsOf, isMoving, onItsWay, type Flight } from './flights.ts';
import { TOKEN_GEOMETRIES } from './tokenGeometry.ts';

export interface TokensLookProps {
  /** V coins, or X tokens. */
  readonly kind: 'v' | 'x';
  /** Where each of them lies. */
  readonly places: readonly TokenPlace[];
  /** They are there at once. */
  readonly still: boolean;
}

/** A full board and full Camps of four, and as many again as lie in an exchange. */
const ROOM = { v: 96 + 4 * 72 + 116, x: 4 * 18 + 16 } as const;
const SECONDS = 0.65;
/** The last of many to go sets out so much later than the first, s. */
const SPREAD_S = 0.5;

const untouchable = () => null;

/** All coins or tokens of a table, drawn at once. When they change hands they fly there. */
export function TokensLook({ kind, places, still }: TokensLookProps) {
  const material = useToyMaterial();
  const mesh = useMemo(() => instancesOf(kind), [kind]);
  useLayoutEffect(() => void (mesh.tokens.material = material), [mesh, material]);
  useDisposed(mesh.tokens);
  useDisposed(mesh.shades);
  useFlights(mesh, places, still);
  return (
    <>
      <primitive object={mesh.tokens} dispose={null} />
      <primitive object={mesh.shades} dispose={null} />
    </>
  );
}

/** As many of a thing as there are, and what is dim under those that lie lowest. */
interface Instances {
  readonly tokens: InstancedMesh;
  readonly shades: InstancedMesh;
  readonly radius: number;
}

function instancesOf(kind: 'v' | 'x'): Instances {
  const tokens = new InstancedMesh(TOKEN_GEOMETRIES[kind], undefined, ROOM[kind]);
  const shades = new InstancedMesh(FOOT_SHADE, DIMNESS, ROOM[kind]);
  for (const mesh of [tokens, shades]) {
    mesh.frustumCulled = false; // they are all over the table
    mesh.raycast = untouchable;
  }
  shades.renderOrder = FOOT_SHADE_AT.order;
  return { tokens, shades, radius: (kind === 'v' ? COIN_M : X_M).radius };
}

/** Nobody waits for the first ones, nor where there is to be no motion. */
function useFlights(mesh: Instances, places: readonly TokenPlace[], still: boolean): void {
  const invalidate = useThree((three) => three.invalidate);
  const lying = useRef<readonly TokenPlace[] | null>(null);
  const way = useRef<{ readonly flights: readonly Flight[]; age: number } | null>(null);
  useEffect(() => {
    const before = lying.current;
    lying.current = places;
    if (before === null || still) way.current = null;
    else if (before !== places) way.current = { flights: flightsOf(before, places), age: 0 };
    if (way.current === null) put(mesh, places.map((to) => ({ from: to, to })), Infinity);
    invalidate();
  }, [mesh, places, still, invalidate]);
  useFrame((three, delta) => {
    const now = way.current;
    if (now === null) return;
    now.age += Math.min(delta, 0.05); // after a rest the first picture is no time
    if (put(mesh, now.flights, now.age)) way.current = null;
    three.invalidate();
  });
}

const matrix = new Matrix4();
const position = new Vector3();
const turn = new Quaternion();
const size = new Vector3();
const UP = new Vector3(0, 1, 0);
const STRAIGHT = new Quaternion();
const ON_THE_GROUND_M = 0.001;

/** Puts each where it is after so many seconds; whether all have arrived. */
function put({ tokens, shades, radius }: Instances, flights: readonly Flight[], seconds: number): boolean {
  const moving = flights.filter(isMoving).length;
  const wait = SPREAD_S / Math.max(1, moving);
  let gone = 0;
  flights.slice(0, tokens.instanceMatrix.count).forEach((flight, i) => {
    const begins = isMoving(flight) ? wait * gone++ : 0;
    const share = Math.max(0, Math.min(1, (seconds - begins) / SECONDS));
    const pose = onItsWay(flight, isMoving(flight) ? share : 1);
    matrix.compose(position.set(pose.x, pose.y, pose.z), turn.setFromAxisAngle(UP, pose.yaw), size.setScalar(pose.size));
    tokens.setMatrixAt(i, matrix);
    const lies = pose.y < ON_THE_GROUND_M && pose.size === 1;
    shades.setMatrixAt(i, matrix.compose(position.setY(FOOT_SHADE_AT.y), STRAIGHT, size.setScalar(lies ? radius : 0)));
  });
  for (const mesh of [tokens, shades]) {
    mesh.count = Math.min(flights.length, mesh.instanceMatrix.count);
    mesh.instanceMatrix.needsUpdate = true;
  }
  return seconds >= SECONDS + SPREAD_S;
}
