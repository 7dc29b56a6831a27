import { useFrame } from '@react-three/fiber';
import { useRef, type RefObject } from 'react';
import { useTheViewer } from './ViewerContext.tsx';

/** Plays by itself, but not before it can be seen: a first picture may take as long as the whole film. */
export function usePlayOnceDrawn(root: RefObject<HTMLElement | null>): void {
  const viewer = useTheViewer();
  const begun = useRef(false);
  useFrame(({ invalidate }) => {
    if (begun.current) return;
    // pictures are drawn on demand: the one that is ready may be the last
    if (root.current?.dataset['ready'] !== 'true') return invalidate();
    begun.current = true;
    viewer.play();
  });
}
