import { useEffect } from 'react';
import { HandedOut, type HandingOut } from '#app/frame/handing.tsx';
import { IconButton } from '#app/ui/Icon.tsx';
import { texts } from '#play/texts.ts';
import type { FilmingState } from './useFilming.ts';

export interface FilmingPanelProps {
  readonly state: FilmingState;
  readonly out: HandingOut;
  readonly onCancel: () => void;
  readonly onDismiss: () => void;
}

/** How far a video has come, over the table but not in the picture; then what became of it. */
export function FilmingPanel({ state, out, onCancel, onDismiss }: FilmingPanelProps) {
  const recording = state.is === 'recording';
  useEffect(() => {
    if (!recording) return;
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onCancel();
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [recording, onCancel]);
  if (state.is === 'recording') {
    const said = texts.video.recording(state.share);
    return (
      <div className="panel filming">
        <span className="number">{said}</span>
        <progress value={state.share} max={1} aria-label={texts.video.open} />
        <button type="button" className="button" onClick={onCancel}>
          {texts.video.cancel}
        </button>
      </div>
    );
  }
  if (state.is !== 'made' && state.is !== 'failed') return null;
  return (
    <div className="panel filming">
      {state.is === 'made' ? <HandedOut out={out} /> : <output className="wrong">{state.why}</output>}
      <IconButton icon="close" label={texts.close} onClick={onDismiss} />
    </div>
  );
}
