import { useThree } from '@react-three/fiber';
import { useCallback, useEffect, type RefObject } from 'react';
import type { TableHand } from '#play/input/eitherHand.ts';
import { thingOn } from '#app/scene/thingOn.ts';
import { usePointers } from '#app/scene/usePointers.ts';
import { useSession, useTheSession } from '../session/SessionContext.tsx';
import type { Thing } from '#play/tug-of-war/session/sessionTypes.ts';
import { MachineHand } from './machineHand.ts';

/** Two fingers turn nothing. */
const ignore = (): void => undefined;

/** Gives the table's pointers to the machines; the rest is the camera's. */
export function PointerLayer({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const session = useTheSession();
  const scene = useThree((three) => three.scene);
  const handFor = useCallback(
    (): TableHand => new MachineHand(session, (ray) => thingOn<Thing>(scene, ray)),
    [session, scene],
  );
  usePointers(root, handFor, ignore);
  const over = useSession(({ pointed }) => pointed !== null);
  useEffect(() => {
    if (root.current) root.current.style.cursor = over ? 'pointer' : 'auto';
  }, [root, over]);
  return null;
}
