import type { PieceId } from '../ids.ts';
import { withinLimits, HAND_LIMITS, MAX_SAMPLES } from '../hand/limits.ts';
import { fault, ok, type Result } from '../result.ts';
import { BitReader, BitWriter } from './bits.ts';
import { CORNERS, GRIPS, type Gesture, type Sample, type Stroke } from './gesture.ts';

/**
 * Gestures as text: `1.` (the version) and base64url of small whole numbers. Each coordinate of a sample is written in
 * hundredths (mm or degrees) as the change of its change, which is near zero for anything a hand does.
 * parse(make(g)) equals g, and make(parse(t)) equals t: there is one text for a gesture.
 */
const VERSION = '1.';
/**
 * Longest text of a gesture, characters: two minutes at a hand's limits, every sample as far from the last as may be,
 * take 82,000.
 */
export const GESTURE_TEXT_MOST = 96 * 1024;
const CHANNELS = ['xMm', 'yMm', 'zMm', 'headingDeg'] as const;
const MOST_HUNDREDTHS = 1e7; // 100 m, 278 turns: far outside any table, and inside exact integers

/** The gesture as text. The samples must be multiples of 0.01. */
export function makeGesture(gesture: Gesture): string {
  const bits = new BitWriter();
  bits.number(GRIPS.indexOf(gesture.grip));
  bits.number(gesture.strokes.length);
  for (const stroke of gesture.strokes) writeStroke(bits, stroke);
  return VERSION + bits.text();
}

function writeStroke(bits: BitWriter, stroke: Stroke): void {
  bits.number(stroke.corner === null ? 0 : CORNERS.indexOf(stroke.corner) + 1);
  bits.number(stroke.samples.length);
  const state = CHANNELS.map((channel) => ({ channel, value: 0, change: 0 }));
  const [first] = stroke.samples;
  for (const sample of stroke.samples) {
    for (const s of state) {
      const value = Math.round(sample[s.channel] * 100);
      const change = value - s.value;
      bits.signed(change - s.change);
      s.value = value;
      s.change = sample === first ? 0 : change; // the first sample is a place, not a movement
    }
  }
}

/** No character of any gesture: in a sentence it might turn the direction of writing. */
const UNREADABLE = /[^\w.+/=-]/gu;

/**
 * Reads a gesture of that piece. Refuses anything that is not exactly what `makeGesture` writes, or beyond a hand's
 * limits.
 */
export function parseGesture(text: string, piece: PieceId): Result<Gesture> {
  if (text.length > GESTURE_TEXT_MOST)
    return fault('gesture-long', `a gesture of ${text.length} characters; at most ${GESTURE_TEXT_MOST}`);
  if (!text.startsWith(VERSION))
    return fault(
      'gesture-version',
      `a gesture that begins "${text.slice(0, 12).replace(UNREADABLE, '?')}"; expected version "${VERSION}"`,
    );
  const bits = new BitReader(text.slice(VERSION.length));
  const read = readGesture(bits, piece);
  if (!read.ok) return read;
  if (!bits.atEnd() || makeGesture(read.value) !== text)
    return fault(
      'gesture-spare',
      `a gesture with something behind its end, after ${VERSION.length + bits.position()} characters`,
    );
  return withinLimits(read.value);
}

function readGesture(bits: BitReader, piece: PieceId): Result<Gesture> {
  const grip = GRIPS[bits.number()];
  if (grip === undefined) return broken(bits, 'an unknown grip');
  const count = bits.number();
  if (count > HAND_LIMITS.strokes)
    return fault('hand-strokes', `a gesture of ${count} strokes; ${HAND_LIMITS.strokes} are the most`);
  const strokes: Stroke[] = [];
  let left = MAX_SAMPLES;
  for (let i = 0; i < count; i++) {
    const stroke = readStroke(bits, left);
    if (!stroke.ok) return stroke;
    left -= stroke.value.samples.length;
    strokes.push(stroke.value);
  }
  return bits.failed() ? broken(bits, 'it ends early') : ok({ piece, grip, strokes });
}

function readStroke(bits: BitReader, most: number): Result<Stroke> {
  const cornerIndex = bits.number();
  const corner = cornerIndex === 0 ? null : CORNERS[cornerIndex - 1];
  if (corner === undefined) return broken(bits, 'an unknown corner');
  const count = bits.number();
  if (count > most) return fault('hand-seconds', `a gesture of more than ${HAND_LIMITS.seconds} s`);
  const samples: Sample[] = [];
  const state = CHANNELS.map(() => ({ value: 0, change: 0 }));
  for (let i = 0; i < count; i++) {
    for (const s of state) {
      const change = s.change + bits.signed();
      s.value += change;
      s.change = i === 0 ? 0 : change;
      if (Math.abs(s.value) > MOST_HUNDREDTHS) return broken(bits, 'a place beyond 100 m');
    }
    if (bits.failed()) return broken(bits, 'it ends early');
    const [x, y, z, heading] = state.map((s) => s.value / 100);
    samples.push({ xMm: x ?? 0, yMm: y ?? 0, zMm: z ?? 0, headingDeg: heading ?? 0 });
  }
  return ok({ corner, samples });
}

const broken = (bits: BitReader, what: string) =>
  fault('gesture-broken', `a gesture that cannot be read: ${what}, at character ${VERSION.length + bits.position()}`);
