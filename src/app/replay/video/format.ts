export interface VideoFormat {
  /** As a recorder is asked for it. */
  readonly type: string;
  /** Of a file's name. */
  readonly ending: 'webm' | 'mp4';
}

/** The best first. A browser that makes WebM makes it of any size; Safari makes MP4 alone. */
const FORMATS: readonly VideoFormat[] = [
  { type: 'video/webm;codecs=vp9', ending: 'webm' },
  { type: 'video/webm;codecs=vp8', ending: 'webm' },
  { type: 'video/webm', ending: 'webm' },
  { type: 'video/mp4', ending: 'mp4' },
];

/** The video format that the browser can make; null if none. */
export function videoFormat(
  host: {
    readonly MediaRecorder?: Pick<typeof MediaRecorder, 'isTypeSupported'>;
    readonly HTMLCanvasElement?: { readonly prototype: object };
  } = window,
): VideoFormat | null {
  const { MediaRecorder: recorder, HTMLCanvasElement: canvas } = host;
  if (!recorder || !canvas || !('captureStream' in canvas.prototype)) return null;
  return FORMATS.find(({ type }) => recorder.isTypeSupported(type)) ?? null;
}
