import { useMemo } from 'react';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { useToyMaterial } from '#app/scene/toy/useToyMaterial.ts';
import { ORDER } from '../level.ts';
import { printGeometry, printTexture, type Print } from './prints.ts';

const untouchable = () => null;

/** Words and signs printed on the table, drawn at once. */
export function PrintsLook({ prints }: { readonly prints: readonly Print[] }) {
  const geometry = useMemo(() => printGeometry(prints), [prints]);
  const texture = useMemo(() => printTexture(prints), [prints]);
  useDisposed(geometry);
  useDisposed(texture);
  const material = useToyMaterial({ see: 'printed' }, texture);
  return (
    <mesh geometry={geometry} material={material} renderOrder={ORDER.prints} dispose={null} raycast={untouchable} />
  );
}
