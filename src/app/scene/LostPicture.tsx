import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { texts } from '#play/texts.ts';

/** Tells when the browser takes the picture away, as it may where memory is short, and when it gives it back. */
export function ContextWatch({ onLost }: { readonly onLost: (lost: boolean) => void }) {
  const canvas = useThree(({ gl }) => gl.domElement);
  useEffect(() => {
    const away = (): void => onLost(true);
    const back = (): void => onLost(false);
    canvas.addEventListener('webglcontextlost', away);
    canvas.addEventListener('webglcontextrestored', back);
    return () => {
      canvas.removeEventListener('webglcontextlost', away);
      canvas.removeEventListener('webglcontextrestored', back);
    };
  }, [canvas, onLost]);
  return null;
}

interface LostPictureProps {
  readonly text: string;
  readonly onAgain: () => void;
  /** Opens the table in words; left out where it is open or there is none. */
  readonly onWords?: (() => void) | undefined;
}

/** In the picture's place. */
export const LostPicture = ({ text, onAgain, onWords }: LostPictureProps) => (
  <div className="panel lost-picture" role="alert">
    <p>{text}</p>
    <div className="row">
      <button type="button" className="button primary" onClick={onAgain}>
        {texts.lostPicture.again}
      </button>
      {onWords !== undefined && (
        <button type="button" className="button" onClick={onWords}>
          {texts.noWebgl.inWords}
        </button>
      )}
    </div>
  </div>
);
