import type { TruckFile } from '#engine/truckFile.ts';
import { useFrame } from '@react-three/fiber';
import { useMemo } from 'react';
import { Color, Vector2 } from 'three';
import { AllOf, useGathering, useMember, type Kind } from '#app/scene/looks/Gathered.tsx';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { ORDER } from '../level.ts';
import { outlineMaterial } from './outlineMaterial.ts';
import { useTruckParts } from './truckGeometry.ts';

/** The line around a truck: its colour and its width. */
const LINES: Kind = { texels: 1 };
const CASING = { colour: '#0b0c10', wider: 1.4 } as const;

interface TruckLineProps {
  readonly colour: string;
  /** CSS pixels. */
  readonly widePx: number;
}

/** A light line around it and a dark one around that, so that it shows on any ground. */
export function TruckLine({ colour, widePx }: TruckLineProps) {
  const member = useMemo(
    () => ({ values: Float32Array.from([...new Color(colour).toArray(), widePx]) }),
    [colour, widePx],
  );
  return <group ref={useMember(LINES, member)} />;
}

const seen = new Vector2();

/** The lines around all trucks, drawn at once. */
export function TruckLines({ own }: { readonly own: TruckFile | undefined }) {
  const { outline } = useTruckParts(own);
  const { lines } = useGathering(LINES);
  const pixel = useMemo(() => new Vector2(1 / 1000, 1 / 1000), []);
  const line = useMemo(() => outlineMaterial(lines, pixel, null), [lines, pixel]);
  const casing = useMemo(() => outlineMaterial(lines, pixel, CASING), [lines, pixel]);
  useDisposed(line);
  useDisposed(casing);
  useFrame(({ gl }) => {
    gl.getSize(seen);
    pixel.set(1 / seen.x, 1 / seen.y);
  });
  return (
    <>
      <AllOf kind={LINES} geometry={outline} material={casing} order={ORDER.casing} />
      <AllOf kind={LINES} geometry={outline} material={line} order={ORDER.line} />
    </>
  );
}
