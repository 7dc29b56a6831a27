import { shortened } from '../engine/files/shortened.ts';
import { say } from './texts.ts';

/** Characters of a file's name in a sentence: a path is long in earnest. */
const LONGEST = 240;

/** A file as sentences name it; `-` is standard input. */
export const nameOfFile = (file: string): string => (file === '-' ? say.standardInput : shortened(file, LONGEST));
