import { shortened } from '#engine/files/shortened.ts';
import { say } from './texts.ts';

/** Characters of a file's name in a sentence: a path is long in earnest. */
const LONGEST = 240;

/** A file as sentences name it: `-` is standard input, and a name that nobody would see stands in quotes. */
export function nameOfFile(file: string): string {
  if (file === '-') return say.standardInput;
  return file.trim() === '' ? JSON.stringify(file) : shortened(file, LONGEST);
}
