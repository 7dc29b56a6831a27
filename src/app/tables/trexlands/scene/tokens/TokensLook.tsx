import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import type { TokenPlace } from '../board/tokenPlaces.ts';
import { useToyMaterial } from '#app/scene/toy/toys.tsx';
import { flightsOf, type Flight } from '#app/scene/toy/flights.ts';
import { instancesOf, put, type Instances } from './instances.ts';

export interface TokensLookProps {
  /** V coins, or X tokens. */
  readonly kind: 'v' | 'x';
  /** Where each of them lies. */
  readonly places: readonly TokenPlace[];
  /** They are there at once. */
  readonly still: boolean;
}

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

/** No flights for the first ones, nor where there is to be no motion. */
function useFlights(mesh: Instances, places: readonly TokenPlace[], still: boolean): void {
  const invalidate = useThree((three) => three.invalidate);
  const lying = useRef<readonly TokenPlace[] | null>(null);
  const way = useRef<{ readonly flights: readonly Flight[]; age: number } | null>(null);
  useLayoutEffect(() => {
    const before = lying.current;
    lying.current = places;
    if (before === null || still) way.current = null;
    else if (before !== places) way.current = { flights: flightsOf(before, places), age: 0 };
    if (way.current === null)
      put(
        mesh,
        places.map((to) => ({ from: to, to })),
        Infinity,
      );
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
