import { withEscapes } from '#engine/hidden.ts';

/**
 * Text from a stranger's file as one line that cannot steer a terminal: control characters, line ends and all invisible
 * characters are written as their codes.
 */
export const printable = (text: string): string => withEscapes(text);
