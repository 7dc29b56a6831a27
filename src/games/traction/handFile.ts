import { z } from 'zod';
import { HANDS } from '#sim/assist/assist.ts';
import { makeGesture, parseGesture } from '#sim/gesture/codec.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { ok, type Result } from '#sim/result.ts';
import type { PhysicalAction } from './actions.ts';
import { GESTURE_LENGTH } from './scenario/limits.ts';
import { pieceIdSchema, seatSchema } from './scenario/named.ts';

const gesture = z.string().min(1).max(GESTURE_LENGTH);
const moving = {
  piece: pieceIdSchema,
  hand: z.enum(['assisted', 'free']),
  practised: z.enum(HANDS).exactOptional(),
  gesture,
};

/** A hand's action in a file: the gesture as text, and nothing yet of its outcome. */
export const HAND_SHAPES = {
  walk: { do: z.literal('walk'), ...moving },
  tackle: { do: z.literal('tackle'), ...moving },
  disturb: { do: z.literal('disturb'), by: seatSchema.nullable(), piece: pieceIdSchema, gesture },
} as const;

/** A free hand is nobody's practised one: for `refine`, with its message. */
export const oneHand = ({ hand, practised }: { readonly hand: string; readonly practised?: unknown }): boolean =>
  hand === 'assisted' || practised === undefined;
export const ONE_HAND = { path: ['practised'], error: 'none beside the hand "free"' };

export const handSchema = z.discriminatedUnion('do', [
  z.strictObject(HAND_SHAPES.walk).refine(oneHand, ONE_HAND),
  z.strictObject(HAND_SHAPES.tackle).refine(oneHand, ONE_HAND),
  z.strictObject(HAND_SHAPES.disturb),
]);
export type HandFile = z.output<typeof handSchema>;

export function makeHand(action: PhysicalAction): HandFile {
  const gesture = makeGesture(action.gesture);
  if (action.do === 'disturb') return { do: action.do, by: action.by, piece: action.gesture.piece, gesture };
  const { piece, hand, practised } = action;
  return { do: action.do, piece, hand, ...(practised === undefined ? {} : { practised }), gesture };
}

/** Faults: those of gestures. */
export function readHand(file: HandFile): Result<PhysicalAction> {
  const piece = pieceId(file.piece);
  const gesture = parseGesture(file.gesture, piece);
  if (!gesture.ok) return gesture;
  if (file.do === 'disturb')
    return ok({ do: file.do, by: file.by === null ? null : seat(file.by), gesture: gesture.value });
  const { practised } = file;
  return ok({
    do: file.do,
    piece,
    gesture: gesture.value,
    hand: file.hand,
    ...(practised === undefined ? {} : { practised }),
  });
}
