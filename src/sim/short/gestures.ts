import { GRIPS, type Gesture, type Sample, type Stroke } from '../gesture/gesture.ts';
import type { OwnHand } from '../hand/ownHand.ts';
import { HAND_LIMITS } from '../hand/limits.ts';
import type { PieceId } from '../ids.ts';
import { pyramidOf } from '../pyramid.ts';
import type { NumberReader, NumberWriter } from './numbers.ts';
import { readStroke, writeStroke } from './strokes.ts';

const ORIGIN: Sample = { xMm: 0, yMm: 0, zMm: 0, headingDeg: 0 };

/** Where each piece was let go last: its next stroke begins near there, unless it was put back. */
export type LetGo = Map<PieceId, Sample>;

/** Writes a gesture of that hand in few numbers. */
export function writeGesture(out: NumberWriter, letGo: LetGo, own: OwnHand, { piece, grip, strokes }: Gesture): void {
  out.write(0, GRIPS.indexOf(grip));
  out.write(0, strokes.length);
  for (const [stroke, each] of strokes.entries()) {
    writeStroke(out, { own, stroke, spec: pyramidOf(piece), grip }, letGo.get(piece) ?? ORIGIN, each);
    letGo.set(piece, each.samples.at(-1) ?? ORIGIN);
  }
}

/** The same gesture again; null where the numbers are none. It may be beyond a hand's limits. */
export function readGesture(from: NumberReader, letGo: LetGo, own: OwnHand, piece: PieceId): Gesture | null {
  const grip = GRIPS[from.read(0)];
  const count = from.read(0);
  if (grip === undefined || count < 0 || count > HAND_LIMITS.strokes) return null;
  const strokes: Stroke[] = [];
  for (let stroke = 0; stroke < count; stroke += 1) {
    const near = letGo.get(piece) ?? ORIGIN;
    const each = readStroke(from, { own, stroke, spec: pyramidOf(piece), grip }, near);
    if (each === null) return null;
    strokes.push(each);
    letGo.set(piece, each.samples.at(-1) ?? ORIGIN);
  }
  return from.failed() ? null : { piece, grip, strokes };
}
