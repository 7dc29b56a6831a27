import type { VideoFormat } from './format.ts';

/** Pictures a second at most, and what they may weigh: fine plastic edges over a grained table (house values). */
const MOST_HZ = 60;
const BITS_A_SECOND = 8_000_000;
/** The recording is handed over so often, ms: nothing is lost by a browser that keeps little. */
const PART_MS = 1000;

export interface CanvasRecording {
  /** Whether what is drawn now belongs to it. */
  roll(rolls: boolean): void;
  /** All of it. Rejects where the browser gave up. */
  finish(): Promise<Blob>;
  /** Nothing of it is wanted. */
  drop(): void;
}

/** Records what is drawn on a canvas, as it is drawn. It does not roll at first. */
export function recordCanvas(canvas: HTMLCanvasElement, { type }: VideoFormat): CanvasRecording {
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
