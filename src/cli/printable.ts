import { withEscapes } from '../engine/hidden.ts';

/**
 * Text from a stranger's file as one line that a terminal cannot be steered by: control characters, line ends and all
 * that nobody sees are written as their code.
 */
export const printable = (text: string): string => withEscapes(text);
