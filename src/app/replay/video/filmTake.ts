import type { Speed, Viewer } from '../viewer.ts';
import { recordCanvas } from './recordCanvas.ts';
import { ticksBetween, type Take } from './takes.ts';
import type { VideoFormat } from './format.ts';

/** How it ended is seen for a moment, ms (house value). */
const END_MS = 500;

export interface Filming {
  readonly canvas: HTMLCanvasElement;
  readonly take: Take;
  readonly speed: Speed;
  readonly format: VideoFormat;
  /** Of the take, 0 to 1. */
  readonly onShare: (share: number) => void;
  /** Aborted when the video is no longer wanted. */
  readonly signal: AbortSignal;
}

/**
 * Plays a take and records it meanwhile, picture by picture: time that is not seen (a page that is hidden, an action
 * that has to be performed again first) is not in the video. Gives null when it was not wanted any more, or was not
 * played to its end; rejects where the browser could not record.
 */
export async function filmTake(
  viewer: Viewer,
  { canvas, take, speed, format, onShare, signal }: Filming,
): Promise<Blob | null> {
  const { store, film } = viewer;
  const speedBefore = store.getState().speed;
  const length = ticksBetween(film, take.from, take.until);
  const recording = recordCanvas(canvas, format);
  const roll = (): void => recording.roll(!document.hidden && store.getState().ready);
  document.addEventListener('visibilitychange', roll);
  viewer.smooth = true;
  try {
    viewer.playFrom(take.from, take.until, speed);
    await new Promise<void>((resolve) => {
      const end = (): void => {
        unsubscribe();
        resolve();
      };
      const unsubscribe = store.subscribe(({ at, playing }) => {
        roll();
        onShare(length === 0 ? 1 : ticksBetween(film, take.from, at) / length);
        if (!playing) end();
      });
      signal.addEventListener('abort', end);
      roll();
    });
    const { at, fault } = store.getState();
    if (signal.aborted || fault || ticksBetween(film, at, take.until) > 0 || !canvas.isConnected) return null;
    await new Promise((resolve) => setTimeout(resolve, END_MS));
    return await recording.finish();
  } finally {
    document.removeEventListener('visibilitychange', roll);
    recording.drop();
    viewer.smooth = false;
    viewer.play(false);
    viewer.setSpeed(speedBefore);
  }
}
