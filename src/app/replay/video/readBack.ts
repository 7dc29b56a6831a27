/** The test picture: so many squares a side, each so many pixels wide (house values). */
const SQUARES = 4;
const SQUARE = 16;
const SIDE = SQUARES * SQUARE;
/** Left out around the middle of a square, pixels: a video has its colours in half the sharpness. */
const EDGE = 4;

/**
 * How far a channel may be off, on average, of 255 (house value). Rounding to the colours of a video takes up to 5, and
 * the noise that some browsers put into the last bit takes 1; a random picture is 127 off.
 */
const MOST_OFF = 24;
/** So many pictures that are not the drawn one are enough to give up; the first may be from before it was drawn. */
const MOST_PICTURES = 20;
/** A browser that gives no picture for so long, ms, gives none now: the page may be hidden (house value). */
const LONGEST_MS = 10_000;

type Colour = readonly [red: number, green: number, blue: number];

/** Each square in a colour of full or no red, green and blue; no two neighbours have the same. */
export function colourAt(x: number, y: number): Colour {
  const number = Math.floor(x / SQUARE) + 3 * Math.floor(y / SQUARE);
  const channel = (bit: number): number => (Math.floor(number / 2 ** bit) % 2 === 0 ? 255 : 0);
  return [channel(0), channel(1), channel(2)];
}

/** Whether these are the test picture's pixels, as four channels each. */
export function isAsDrawn(pixels: ArrayLike<number>): boolean {
  const inner = (at: number): boolean => at % SQUARE >= EDGE && at % SQUARE < SQUARE - EDGE;
  let [off, compared] = [0, 0];
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      if (!inner(x) || !inner(y)) continue;
      for (const [channel, drawn] of colourAt(x, y).entries())
        off += Math.abs((pixels[4 * (y * SIDE + x) + channel] ?? 0) - drawn);
      compared += 3;
    }
  return off / compared <= MOST_OFF;
}

/**
 * Whether a picture that the page draws can be read back as it was drawn, by the way that a video takes. Browsers that
 * keep pages from telling devices apart give stripes or noise in its place, and do not say so. Rejects where a canvas
 * cannot be recorded at all, or no picture of it comes. False at once where it is no longer wanted.
 */
export async function readsBack(signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false;
  const [drawn, read] = [canvas(), canvas()];
  draw(drawn);
  const stream = drawn.canvas.captureStream();
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true });
  video.srcObject = stream;
  try {
    void video.play().catch(() => undefined); // then no picture comes
    return await comesOut(drawn, video, read, signal);
  } finally {
    video.srcObject = null;
    for (const track of stream.getTracks()) track.stop();
  }
}

function canvas(): CanvasRenderingContext2D {
  const element = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const context = element.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser draws no pictures');
  return context;
}

function draw(context: CanvasRenderingContext2D): void {
  for (let y = 0; y < SIDE; y += SQUARE)
    for (let x = 0; x < SIDE; x += SQUARE) {
      context.fillStyle = `rgb(${colourAt(x, y).join(' ')})`;
      context.fillRect(x, y, SQUARE, SQUARE);
    }
}

/** Draws the picture again and again, so that there are some to record, until one has come out or many have not. */
function comesOut(
  drawn: CanvasRenderingContext2D,
  video: HTMLVideoElement,
  read: CanvasRenderingContext2D,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      if (pictures === 0) reject(new Error('no picture came'));
      end(false);
    }, LONGEST_MS);
    let pictures = 0;
    let next = requestAnimationFrame(look);
    signal.addEventListener('abort', () => end(false));
    function end(result: boolean): void {
      clearTimeout(late);
      cancelAnimationFrame(next);
      resolve(result);
    }
    function look(): void {
      draw(drawn);
      if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) {
        read.drawImage(video, 0, 0, SIDE, SIDE);
        if (isAsDrawn(read.getImageData(0, 0, SIDE, SIDE).data)) return end(true);
        pictures += 1;
      }
      if (pictures >= MOST_PICTURES) return end(false);
      next = requestAnimationFrame(look);
    }
  });
}
