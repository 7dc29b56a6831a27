import { useEffect, type RefObject } from 'react';
import { usePlayOnceDrawn } from './usePlayOnceDrawn.ts';
import { useTheViewer } from './ViewerContext.tsx';

interface FromTheBeginningProps {
  readonly root: RefObject<HTMLElement | null>;
  /** False where less motion is wanted, and in pictures and tests: then it stands there. */
  readonly plays: boolean;
}

/** A whole match, opened to be watched: it plays from its beginning at the usual speed, whatever was shown before. */
export function FromTheBeginning({ root, plays }: FromTheBeginningProps) {
  const viewer = useTheViewer();
  useEffect(() => viewer.rewind(), [viewer]);
  return plays && <Plays root={root} />;
}

function Plays({ root }: Pick<FromTheBeginningProps, 'root'>) {
  usePlayOnceDrawn(root);
  return null;
}
