import type { Paint } from '../engine/module/lines.ts';

const code = (on: number, off: number) => (text: string) => `\u001b[${on}m${text}\u001b[${off}m`;
const plain = (text: string): string => text;

/** The few colours of the command line; plain text where they are not wanted. */
export const paintOf = (colour: boolean): Paint =>
  colour ? { good: code(32, 39), bad: code(31, 39), faint: code(2, 22) } : { good: plain, bad: plain, faint: plain };
