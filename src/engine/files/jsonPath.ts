import { withEscapes } from '../hidden.ts';
import { LONGEST_QUOTED, shortened } from './shortened.ts';

/** Keys and indices from the top of a file downwards. */
export type Path = readonly PropertyKey[];

const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/;

/** Longest path, characters; of a longer one the middle is left out. */
const LONGEST_PATH = 240;

/**
 * `$.pieces[2].xMm`; keys that are not plain words in quotes: `$["a b"]`. Keys of a stranger's are cut to a readable
 * length.
 */
export function makePath(path: Path): string {
  const whole = path.reduce<string>((text, key) => text + link(key), '$');
  return whole.length <= LONGEST_PATH
    ? whole
    : `${shortened(whole, LONGEST_PATH / 2)}${whole.slice(-LONGEST_PATH / 2)}`;
}

function link(key: PropertyKey): string {
  if (typeof key === 'number') return `[${key}]`;
  const name = String(key);
  if (name.length < LONGEST_QUOTED && PLAIN_KEY.test(name)) return `.${name}`;
  return `[${shortened(withEscapes(JSON.stringify(name)))}]`;
}
