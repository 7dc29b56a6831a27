import { withEscapes } from '../engine/hidden.ts';

/** Of a file's name in a sentence, characters: a path is long in earnest. */
export const LONGEST_FILE_NAME = 240;

/**
 * Text from a stranger's file as one line that a terminal cannot be steered by: control characters, line ends and all
 * that nobody sees are written as their code.
 */
export const printable = (text: string): string => withEscapes(text);
