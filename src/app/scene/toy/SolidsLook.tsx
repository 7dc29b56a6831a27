import { useMemo } from 'react';
import { useDisposed } from '../overlays/useDisposed.ts';
import type { Solids } from '#play/table/toy/solids.ts';
import { toyGeometry } from './toyGeometry.ts';
import type { Pool } from './toyMaterial.ts';
import { useToyMaterial } from './useToyMaterial.ts';

const untouchable = () => null;

/** A heap of solids, drawn at once; `paint` is what is in its owner's colour. */
export function SolidsLook({
  solids,
  paint,
  pool = 'table',
}: {
  readonly solids: Solids;
  readonly paint?: string;
  readonly pool?: Pool;
}) {
  const geometry = useMemo(() => toyGeometry(solids), [solids]);
  useDisposed(geometry);
  const material = useToyMaterial({ pool, ...(paint && { paint }) });
  return <mesh geometry={geometry} material={material} dispose={null} raycast={untouchable} />;
}
