import type { ComponentType } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { laterPart } from './later.tsx';
import { PartNotLoaded } from './NotLoaded.tsx';

/** A dialog whose code comes when it is first opened; where it does not come, one in its place says why. */
export const laterDialog = <P extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> =>
  laterPart(load, (why, { onClose }) => (
    <Dialog title={why.title} onClose={onClose}>
      <PartNotLoaded why={why} />
    </Dialog>
  ));
