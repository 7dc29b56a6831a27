import type { ShortForm, ShortStart } from '#engine/matchFile/matchForm.ts';
import type { RecordedAction } from '#engine/replay.ts';
import { makeGesture } from '#sim/gesture/codec.ts';
import { FILE_LIMITS } from '#engine/files/readJson.ts';
import { pieceId, seat, type PieceId } from '#sim/ids.ts';
import type { OwnHand } from '#sim/hand/ownHand.ts';
import { readGesture, writeGesture, type LetGo } from '#sim/short/gestures.ts';
import { pieceIdSchema, seatSchema } from './scenario/named.ts';
import { intentOf, type Intent } from './perform.ts';
import { seatHand } from './seatHand.ts';
import type { TractionTypes } from './traction.ts';

/**
 * Gestures as numbers: a step of a practised hand is its order, which compiles to the same gesture, tremor and all; one
 * of a free hand is told sample by sample. No action of Traction draws from the match's generator, so that all hands
 * tremble by its state before the first.
 */
export const short: ShortForm<TractionTypes, RecordedAction<TractionTypes>> = {
  shorten: (start, log, files, out) => {
    const letGo: LetGo = new Map();
    return log.map(({ action }, index) => {
      const file = files[index] ?? {};
      if (!('gesture' in action)) return file;
      writeGesture(out, letGo, handAt(start, index, intentOf(action)), action.gesture);
      return { ...file, gesture: undefined };
    });
  },
  restore: (start, log, from) => {
    const letGo: LetGo = new Map();
    let characters = 0;
    const restored: object[] = [];
    for (const [index, file] of log.entries()) {
      const intent = 'ticks' in file ? intentIn(file) : null;
      if (intent === null) {
        restored.push(file); // no move of a hand, or one of which the schema will say what is wrong
        continue;
      }
      const gesture = readGesture(from, letGo, handAt(start, index, intent), intent.piece);
      if (gesture === null) return null;
      const text = makeGesture(gesture);
      characters += text.length;
      if (characters > FILE_LIMITS.bytes) return 'too-large';
      restored.push({ ...file, gesture: text });
    }
    return restored;
  },
};

const handAt = ({ header, random }: ShortStart<TractionTypes>, index: number, intent: Intent): OwnHand =>
  seatHand({ header, random, log: { length: index } }, intent);

/** The action before its gesture is known; null where the file does not say. */
function intentIn(file: Readonly<Record<string, unknown>>): Intent | null {
  const piece = pieceIdSchema.safeParse(file['piece']);
  if (!piece.success) return null;
  const id: PieceId = pieceId(piece.data);
  if (file['do'] === 'walk' || file['do'] === 'tackle') return { do: file['do'], piece: id };
  const by = seatSchema.nullable().safeParse(file['by']);
  return file['do'] === 'disturb' && by.success
    ? { do: 'disturb', piece: id, by: by.data === null ? null : seat(by.data) }
    : null;
}
