import { useFrame } from '@react-three/fiber';
import { useRef, useState, type RefObject } from 'react';
import type { Tolerance } from '#games/traction/referee/tolerance.ts';
import { distance } from '#sim/maths/vec3.ts';
import type { RulingPlace } from '#play/route.ts';
import { framed, USUAL_LENS } from '#app/scene/framing.ts';
import { useTheViewer } from '#app/replay/ViewerContext.tsx';
import { coveredBy, panelsAround } from './coveredBy.ts';
import { MarkLines } from './MarkLines.tsx';
import { evidenceOf, type Marks } from './marks.ts';

export interface EvidenceProps {
  /** The element around the picture. */
  readonly root: RefObject<HTMLElement | null>;
  readonly ruling: RulingPlace;
  /** That the match was played by. */
  readonly tolerance: Tolerance;
  readonly marks: Marks | null;
  /** How often the moment was asked for. */
  readonly times: number;
  /** The action has been performed again, and this is what it shows. */
  readonly onMarks: (marks: Marks) => void;
}

/** The referee's evidence, drawn onto the table: who touched with what and where, and how far things went. */
export function Evidence({ root, ruling, tolerance, marks, times, onMarks }: EvidenceProps) {
  const viewer = useTheViewer();
  useFrame(() => {
    if (marks) return;
    const found = evidenceOf(viewer, ruling, tolerance);
    if (found) onMarks(found);
  });
  const pixelM = useShot(root, marks, times);
  return marks && pixelM > 0 ? <MarkLines marks={marks} pixelM={pixelM} /> : null;
}

/**
 * Looks at the moment from where panels leave it to be seen, again whenever it is asked for and when the window has
 * changed. Gives how large a pixel is there, m: marks are as thick as can be seen, however near the eye has come.
 */
function useShot(root: RefObject<HTMLElement | null>, marks: Marks | null, times: number): number {
  const viewer = useTheViewer();
  const looked = useRef({ times: 0, window: '' });
  const [pixelM, setPixelM] = useState(0);
  useFrame(({ size: { width, height } }) => {
    const asked = { times, window: `${width} ${height}` };
    const again = asked.times !== looked.current.times;
    // else the viewpoint was turned by hand
    const resized = asked.window !== looked.current.window && viewer.store.getState().shot !== null;
    if (!marks || !root.current || !(again || resized)) return;
    looked.current = asked;
    const { points, ...sight } = marks.sight;
    const shot = framed(points, sight, {
      width,
      height,
      covered: coveredBy(panelsAround(root.current), { width, height }),
      ...USUAL_LENS,
    });
    viewer.setShot(shot);
    setPixelM((2 * Math.tan((USUAL_LENS.fovDeg * Math.PI) / 360) * distance(shot.eye, marks.at)) / height);
  });
  return pixelM;
}
