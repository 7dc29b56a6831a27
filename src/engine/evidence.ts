/** Something that happened at a tick of a physical action, in the game's own words. */
export interface Mark {
  readonly tick: number;
  readonly text: string;
}

/** What is recorded of a physical action: enough to tell whether a replay is the same, and if not, since when. */
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
  readonly expected: string;
  readonly found: string;
}

/** Null where nothing differs. The tick is that of the first mark that differs, else where the shorter one ends. */
export function compareEvidence(expected: Evidence, found: Evidence): EvidenceDifference | null {
  const length = Math.max(expected.marks.length, found.marks.length);
  for (let i = 0; i < length; i += 1) {
    const difference = compareMarks(expected.marks[i], found.marks[i]);
    if (difference !== null) return difference;
  }
  const tick = Math.min(expected.ticks, found.ticks);
  if (expected.ticks !== found.ticks) return { tick, expected: `${expected.ticks} ticks`, found: `${found.ticks} ticks` };
  if (expected.hash !== found.hash) return { tick, expected: expected.hash, found: found.hash };
  return null;
}

const NOTHING = 'nothing';

function compareMarks(expected: Mark | undefined, found: Mark | undefined): EvidenceDifference | null {
  if (expected?.tick === found?.tick && expected?.text === found?.text) return null;
  return {
    tick: Math.min(expected?.tick ?? Infinity, found?.tick ?? Infinity),
    expected: expected?.text ?? NOTHING,
    found: found?.text ?? NOTHING,
  };
}
