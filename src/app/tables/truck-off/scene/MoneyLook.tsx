import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { MONEY_TOKENS } from '#games/truck-off/money.ts';
import type { Owner } from '#games/truck-off/ids.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { flightsOf, isMoving, onItsWay, type Flight, type TokenPlace } from '#app/scene/toy/flights.ts';
import { ring, Solids, type Spot } from '#play/table/toy/solids.ts';
import { toyGeometry, useToyMaterial } from '#app/scene/toy/toys.tsx';
import { CHIP_M, moneyPlaces, paidBy } from './money.ts';
import type { Shape } from '#play/truck-off/places.ts';

/** The values’ colours (invented). */
const COLOURS: Readonly<Record<number, string>> = {
  1: '#f1ead8',
  3: '#d9534a',
  5: '#3f7fc4',
  10: '#2f8f5b',
  20: '#2b2b30',
};
/** Of one value on the table at once; more are not drawn. */
const ROOM = 96;
const SECONDS = 0.7;
const SPREAD_S = 0.5;
/** The payout that has decided is seen so much slower (house value). */
const DECIDING_PACE = 0.1;

export interface Fortune {
  readonly owner: Owner;
  readonly amount: number;
}

interface MoneyLookProps {
  readonly shape: Shape;
  readonly money: readonly Fortune[];
  /** Where the venue is that pays now; null where none does. */
  readonly venue: Spot | null;
  readonly still: boolean;
  /** The money before the payout of that venue, which has decided and is seen once more; null before the end. */
  readonly before: readonly Fortune[] | null;
}

/** All money on the table. It comes from the venue that pays, else from the bank; change goes back there. */
export function MoneyLook({ shape, money, before, ...rest }: MoneyLookProps) {
  const places = useMemo(
    () =>
      MONEY_TOKENS.map(({ value }) => ({
        value,
        places: moneyPlaces(shape, money, value),
        before: before && moneyPlaces(shape, before, value),
      })),
    [shape, money, before],
  );
  return places.map((one) => <Tokens key={one.value} {...one} {...rest} />);
}

function chip(value: number): Solids {
  const { radius, thick } = CHIP_M;
  const colour = COLOURS[value] ?? '#888888';
  const solids = new Solids();
  solids.stump(
    [
      { outline: ring(12, radius), y: 0 },
      { outline: ring(12, radius), y: thick * 0.9 },
      { outline: ring(12, radius * 0.72), y: thick },
    ],
    { colour, gloss: 0.5 },
    { colour: value === 1 ? '#d9cfb6' : '#f4efe2', gloss: 0.4 },
  );
  return solids;
}

interface FlightsProps extends Pick<MoneyLookProps, 'venue' | 'still'> {
  readonly places: readonly TokenPlace[];
  readonly before: readonly TokenPlace[] | null;
}

function Tokens({ value, ...flights }: FlightsProps & { readonly value: number }) {
  const material = useToyMaterial();
  const mesh = useMemo(() => {
    const tokens = new InstancedMesh(toyGeometry(chip(value)), undefined, ROOM);
    tokens.frustumCulled = false;
    tokens.raycast = () => null;
    tokens.count = 0;
    return tokens;
  }, [value]);
  useLayoutEffect(() => void (mesh.material = material), [mesh, material]);
  useDisposed(mesh);
  useFlights(mesh, flights);
  return <primitive object={mesh} dispose={null} />;
}

function useFlights(mesh: InstancedMesh, { places, before, venue, still }: FlightsProps): void {
  const invalidate = useThree((three) => three.invalidate);
  const lying = useRef<readonly TokenPlace[] | null>(null);
  const way = useRef<{ readonly flights: readonly Flight[]; readonly pace: number; age: number } | null>(null);
  useLayoutEffect(() => {
    const from = before ?? lying.current;
    lying.current = places;
    if (from === null || still) {
      way.current = null;
      put(mesh, flightsOf(places, places), Infinity);
    } else if (from !== places)
      way.current = {
        flights: paidBy(venue, flightsOf(from, places)),
        pace: before === null ? 1 : DECIDING_PACE,
        age: 0,
      };
    invalidate();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is on its way goes on when another venue pays
  }, [mesh, places, before, still, invalidate]);
  useFrame((three, delta) => {
    const now = way.current;
    if (now === null) return;
    now.age += now.pace * Math.min(delta, 0.05); // after a rest the first picture is no time
    put(mesh, now.flights, now.age);
    if (now.age >= SECONDS + SPREAD_S) way.current = null;
    three.invalidate();
  });
}

const matrix = new Matrix4();
const position = new Vector3();
const turn = new Quaternion();
const size = new Vector3();
const UP = new Vector3(0, 1, 0);

function put(mesh: InstancedMesh, flights: readonly Flight[], seconds: number): void {
  const moving = flights.filter(isMoving).length;
  let gone = 0;
  flights.slice(0, ROOM).forEach((flight, i) => {
    const begins = isMoving(flight) ? (SPREAD_S / Math.max(1, moving)) * gone++ : 0;
    const share = isMoving(flight) ? Math.max(0, Math.min(1, (seconds - begins) / SECONDS)) : 1;
    const pose = onItsWay(flight, share);
    matrix.compose(
      position.set(pose.x, pose.y, pose.z),
      turn.setFromAxisAngle(UP, pose.yaw),
      size.setScalar(pose.size),
    );
    mesh.setMatrixAt(i, matrix);
  });
  mesh.count = Math.min(flights.length, ROOM);
  mesh.instanceMatrix.needsUpdate = true;
}
