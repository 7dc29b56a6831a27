import type { LateFault } from '#play/offThread/lateFault.ts';
import { PartNotLoaded } from '../late/NotLoaded.tsx';
import { listed, texts } from '#play/texts.ts';
import { useModules } from './runtime.ts';

/** On the start page where the physics cannot be had: why, and what there is all the same. */
export function NoPhysics({ why }: { readonly why: LateFault }) {
  const played = useModules().flatMap(({ name, withoutPhysics }) => (withoutPhysics === true ? [name] : []));
  return (
    <div data-missing={why.fault.code}>
      <PartNotLoaded why={why} />
      {played.length > 0 && <p>{texts.machine.played(listed(played))}</p>}
    </div>
  );
}
