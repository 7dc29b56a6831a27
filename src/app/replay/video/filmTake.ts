import type { Speed, Viewer } from '../viewer.ts';
import { ticksBetween, type Take } from './takes.ts';
import type { VideoFormat } from './format.ts';

/** Pictures a second at most, and what they may weigh: fine plastic edges over a grained table (house values). */
const MOST_HZ = 60;
const BITS_A_SECOND = 8_000_000;
/** The recording is handed over so often, ms: nothing is lost by a browser that keeps little. */
const PART_MS = 1000;

interface CanvasRecording {
  /** Whether what is drawn now belongs to it. */
  roll(rolls: boolean): void;
  /** All of it. Rejects where the browser gave up. */
  finish(): Promise<Blob>;
  /** Nothing of it is wanted. */
  drop(): void;
}

/** Records what is drawn on a canvas, as it is drawn. It does not roll at first. */
function recordCanvas(canvas: HTMLCanvasElement, { type }: VideoFormat): CanvasRecording {
  const stream = canvas.captureStream(MOST_HZ);
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: BITS_A_SECOND });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise<Blob>((resolve, reject) => {
    recorder.addEventListener('stop', () => resolve(new Blob(parts, { type })));
    recorder.addEventListener('error', () => reject(new Error('the recorder gave up')));
  });
  ended.catch(() => undefined); // told when it is finished
  const stop = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  };
  return {
    roll: (rolls) => {
      if (rolls && recorder.state === 'inactive' && parts.length === 0) recorder.start(PART_MS);
      else if (rolls && recorder.state === 'paused') recorder.resume();
      else if (!rolls && recorder.state === 'recording') recorder.pause();
    },
    finish: () => {
      stop();
      return ended;
    },
    drop: stop,
  };
}

/** How it ended is seen for a moment, ms (house value). */
const END_MS = 500;

export interface Filming {
  readonly canvas: HTMLCanvasElement;
  readonly take: Take;
  readonly speed: Speed;
  readonly format: VideoFormat;
  /** The share of the take that is done, 0 to 1. */
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
