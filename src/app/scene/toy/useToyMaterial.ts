import { useMemo } from 'react';
import type { Texture } from 'three';
import { useTableLook } from '../looks/lookContext.ts';
import { useDisposed } from '../overlays/useDisposed.ts';
import { toyMaterial, type Pool, type ToyMaterial, type ToyOptions } from './toyMaterial.ts';

/** A toy's material in the light that is on, freed with it. */
export function useToyMaterial(
  { pool, paint, gloss, see }: Omit<ToyOptions, 'light' | 'map'> & { readonly pool?: Pool } = {},
  map?: Texture,
): ToyMaterial {
  const { light } = useTableLook();
  const material = useMemo(
    () =>
      toyMaterial({
        light,
        ...(pool && { pool }),
        ...(paint && { paint }),
        ...(gloss && { gloss }),
        ...(see && { see }),
        ...(map && { map }),
      }),
    [light, pool, paint, gloss, see, map],
  );
  useDisposed(material);
  return material;
}
