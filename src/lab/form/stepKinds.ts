import { HANDS } from '#sim/assist/assist.ts';
import { valueAt } from './place.ts';
import type { Notation } from './notation.ts';
import { GRIPS } from './grips.ts';

const KIND = /^([SML])((?::[a-z]+)*):(\d{1,6})\/(\d{1,6})$/;
const GRIP_NAMES: readonly string[] = GRIPS;
const HAND_NAMES: readonly string[] = HANDS;

/** A kind of step, and how many of how many held: `M:brisk:pinch:3/10`. Null where the text is none. */
export function stepKindIn(text: string): object | null {
  const [, size, between = '', held, of] = KIND.exec(text) ?? [];
  const words = between.split(':').filter((word) => word !== '');
  const hands = words.filter((word) => HAND_NAMES.includes(word));
  const grips = words.filter((word) => GRIP_NAMES.includes(word));
  const isKnown = hands.length < 2 && grips.length < 2 && hands.length + grips.length === words.length;
  if (size === undefined || !isKnown) return null;
  const [hand] = hands;
  const [grip] = grips;
  return {
    size,
    ...(hand === undefined ? {} : { hand }),
    ...(grip === undefined ? {} : { grip }),
    held: Number(held),
    of: Number(of),
  };
}

const written = (step: unknown): string => {
  const [size, hand, grip, held, of] = ['size', 'hand', 'grip', 'held', 'of'].map((key) => valueAt(step, key));
  const words = [size, ...(hand === 'careful' ? [] : [hand]), ...(grip === 'finger' ? [] : [grip])];
  return `${words.filter((word) => word !== undefined).join(':')}:${String(held)}/${String(of)}`;
};

/** Kinds of steps with commas between them. */
export const STEP_KINDS: Notation = {
  read: (text) => text.split(',').map((one) => stepKindIn(one.trim()) ?? one.trim()),
  write: (items) => items.map(written).join(', '),
};
