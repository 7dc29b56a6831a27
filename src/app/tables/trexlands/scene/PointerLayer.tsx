import { useThree } from '@react-three/fiber';
import { useCallback, useEffect, type RefObject } from 'react';
import type { TableHand } from '#play/input/eitherHand.ts';
import { thingOn } from '#app/scene/thingOn.ts';
import { usePointers, type LastPointer } from '#app/scene/usePointers.ts';
import { useSession, useTheSession } from '../session/SessionContext.tsx';
import type { Thing } from '#play/trexlands/session/sessionTypes.ts';
import { ThrowHand } from '#play/trexlands/throwing/throwHand.ts';
import { useTheThrowing, useThrowing } from '../throwing/ThrowingContext.tsx';
import { BoardHand } from './boardHand.ts';
import { FirstHand } from '#play/input/firstHand.ts';

/** A near miss in pixels still takes a truck up: a fingertip covers more than a mouse's arrow. */
const SLACK_PX = { mouse: 4, pen: 8, touch: 18 } as const;

/** Two fingers turn no truck. */
const ignore = (): void => undefined;

/** Gives the table's pointers to what they take up, point at or choose; the rest is the camera's. */
export function PointerLayer({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const session = useTheSession();
  const throwing = useTheThrowing();
  const scene = useThree((three) => three.scene);
  const handFor = useCallback(
    ({ kind, slope }: LastPointer): TableHand =>
      new FirstHand(
        new ThrowHand(session, throwing, () => SLACK_PX[kind()] * slope()),
        new BoardHand(session, (ray) => thingOn<Thing>(scene, ray)),
      ),
    [session, throwing, scene],
  );
  usePointers(root, handFor, ignore);
  useCursor(root);
  return null;
}

/** The mouse's arrow says what can be taken up, and what is. */
function useCursor(root: RefObject<HTMLElement | null>): void {
  const holds = useThrowing(({ held }) => held.length > 0);
  const over = useSession(({ stage, pointed }) => stage === 'aiming' && pointed?.kind === 'truck');
  useEffect(() => {
    if (root.current) root.current.style.cursor = holds ? 'grabbing' : over ? 'grab' : 'auto';
  }, [root, holds, over]);
}
