import { useThree } from '@react-three/fiber';
import { useCallback, useEffect, type RefObject } from 'react';
import type { TableHand } from '#play/input/eitherHand.ts';
import { FirstHand } from '#play/input/firstHand.ts';
import { thingOn } from '#app/scene/thingOn.ts';
import { usePointers } from '#app/scene/usePointers.ts';
import { useSession, useTheSession } from '../session/SessionContext.tsx';
import type { Thing } from '#play/tractor-pull/session/sessionTypes.ts';
import { useSpinning, useTheSpinning } from '../spinning/SpinningContext.tsx';
import { WrenchHand } from '#play/tractor-pull/spinning/wrenchHand.ts';
import { FieldHand } from './fieldHand.ts';

/** Two fingers turn nothing. */
const ignore = (): void => undefined;

/** Gives the table's pointers to what they flick, point at or choose; the rest is the camera's. */
export function PointerLayer({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const session = useTheSession();
  const spinning = useTheSpinning();
  const scene = useThree((three) => three.scene);
  const handFor = useCallback(
    (): TableHand =>
      new FirstHand(new WrenchHand(session, spinning), new FieldHand(session, (ray) => thingOn<Thing>(scene, ray))),
    [session, spinning, scene],
  );
  usePointers(root, handFor, ignore);
  useCursor(root);
  return null;
}

/** The mouse's arrow says that the wrench can be flicked. */
function useCursor(root: RefObject<HTMLElement | null>): void {
  const holds = useSpinning((state) => state.flicked !== null);
  const over = useSession(({ stage, pointed }) => stage === 'aiming' && pointed?.kind === 'wrench');
  useEffect(() => {
    if (root.current) root.current.style.cursor = holds ? 'grabbing' : over ? 'grab' : 'auto';
  }, [root, holds, over]);
}
