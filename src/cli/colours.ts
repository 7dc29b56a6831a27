import { styleText } from 'node:util';

/** The few colours of the command line; plain text where they are not wanted. */
export interface Paint {
  good(text: string): string;
  bad(text: string): string;
  faint(text: string): string;
}

/** Whether colour is wanted was asked of the terminal, so Node need not ask the stream again. */
const styled = (style: 'green' | 'red' | 'dim') => (text: string) => styleText(style, text, { validateStream: false });
const plain = (text: string): string => text;

export const paintOf = (colour: boolean): Paint =>
  colour
    ? { good: styled('green'), bad: styled('red'), faint: styled('dim') }
    : { good: plain, bad: plain, faint: plain };
