import { styleText } from 'node:util';
import type { Paint } from '#engine/module/lines.ts';

/** Whether colour is wanted was asked of the terminal, so Node need not ask the stream again. */
const styled = (style: 'green' | 'red' | 'dim') => (text: string) => styleText(style, text, { validateStream: false });
const plain = (text: string): string => text;

/** The few colours of the command line; plain text where they are not wanted. */
export const paintOf = (colour: boolean): Paint =>
  colour
    ? { good: styled('green'), bad: styled('red'), faint: styled('dim') }
    : { good: plain, bad: plain, faint: plain };
