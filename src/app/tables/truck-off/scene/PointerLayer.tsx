import { useThree } from '@react-three/fiber';
import { useCallback, useEffect, type RefObject } from 'react';
import type { TableHand } from '#play/input/eitherHand.ts';
import { FirstHand } from '#play/input/firstHand.ts';
import { thingOn } from '#app/scene/thingOn.ts';
import { usePointers } from '#app/scene/usePointers.ts';
import { useSession, useTheSession } from '../session/SessionContext.tsx';
import type { Thing } from '#play/truck-off/session/sessionTypes.ts';
import { DiceHand } from '#play/truck-off/throwing/diceHand.ts';
import { useTheThrowing, useThrowing } from '../throwing/ThrowingContext.tsx';
import { StreetHand } from './streetHand.ts';

/** Two fingers turn nothing. */
const ignore = (): void => undefined;

/** Gives the table's pointers to what they take up, point at or choose; the rest is the camera's. */
export function PointerLayer({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const session = useTheSession();
  const throwing = useTheThrowing();
  const scene = useThree((three) => three.scene);
  const handFor = useCallback(
    (): TableHand =>
      new FirstHand(new DiceHand(session, throwing), new StreetHand(session, (ray) => thingOn<Thing>(scene, ray))),
    [session, throwing, scene],
  );
  usePointers(root, handFor, ignore);
  useCursor(root);
  return null;
}

/** The mouse's arrow says what can be taken up, and what is. */
function useCursor(root: RefObject<HTMLElement | null>): void {
  const holds = useThrowing((state) => state.holds);
  const over = useSession(({ stage, pointed }) => stage === 'aiming' && pointed?.kind === 'die');
  useEffect(() => {
    if (root.current) root.current.style.cursor = holds ? 'grabbing' : over ? 'grab' : 'auto';
  }, [root, holds, over]);
}
