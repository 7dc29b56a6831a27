import { shortened } from './files/shown.ts';
import type { Path } from './files/jsonPath.ts';

/** Something that happened at a tick of a physical action: a ruling of the game's. */
export interface Mark {
  readonly tick: number;
  /** In a few words of the game's own. */
  readonly text: string;
  /** The ruling in full, as it is written down, its sentence too. */
  readonly ruling?: object;
}

/** The record of a physical action: enough to tell whether a replay is the same, and if not, since when. */
export interface Evidence {
  /** Of the bodies when the action was over, hex. */
  readonly hash: string;
  readonly ticks: number;
  /** In the order in which they were said. */
  readonly marks: readonly Mark[];
}

/** The first thing in which two performances of one action differ. */
export interface EvidenceDifference {
  readonly tick: number;
  /** Where in the action's entry in a match file. */
  readonly path: Path;
  readonly expected: string;
  readonly found: string;
}

/** Null where nothing differs. The tick is that of the first ruling that differs, else where the shorter one ends. */
export function compareEvidence(expected: Evidence, found: Evidence): EvidenceDifference | null {
  const length = Math.max(expected.marks.length, found.marks.length);
  for (let i = 0; i < length; i += 1) {
    const difference = compareMarks(expected.marks[i], found.marks[i], i);
    if (difference !== null) return difference;
  }
  const tick = Math.min(expected.ticks, found.ticks);
  if (expected.ticks !== found.ticks)
    return { tick, path: ['ticks'], expected: `${expected.ticks} ticks`, found: `${found.ticks} ticks` };
  if (expected.hash !== found.hash) return { tick, path: ['bodies'], expected: expected.hash, found: found.hash };
  return null;
}

const NOTHING = 'nothing';

function compareMarks(expected: Mark | undefined, found: Mark | undefined, i: number): EvidenceDifference | null {
  const tick = Math.min(expected?.tick ?? Infinity, found?.tick ?? Infinity);
  if (expected?.text !== found?.text)
    return { tick, path: ['rulings', i], expected: expected?.text ?? NOTHING, found: found?.text ?? NOTHING };
  if (expected?.tick !== found?.tick)
    return { tick, path: ['rulings', i, 'tick'], expected: `tick ${expected?.tick}`, found: `tick ${found?.tick}` };
  const [was, is] = [valuesOf(expected?.ruling), valuesOf(found?.ruling)];
  const key = [...was.keys(), ...is.keys()].find((one) => was.get(one) !== is.get(one));
  return key === undefined ? null : { tick, path: ['rulings', i, key], ...shownApart(was.get(key), is.get(key)) };
}

/** Each value as JSON, by its key. */
const valuesOf = (ruling: object | undefined): ReadonlyMap<string, string> =>
  new Map(Object.entries(ruling ?? {}).map(([key, value]) => [key, JSON.stringify(value)]));

const BEFORE = 20; // characters that are shown before the first that differs

/** Two different values, each short, and from a little before the place where they part. */
function shownApart(expected = NOTHING, found = NOTHING): { readonly expected: string; readonly found: string } {
  let same = 0;
  while (same < expected.length && expected[same] === found[same]) same += 1;
  const from = same <= BEFORE ? 0 : same - BEFORE;
  const part = (text: string): string => shortened(from === 0 ? text : `...${text.slice(from)}`);
  return { expected: part(expected), found: part(found) };
}
