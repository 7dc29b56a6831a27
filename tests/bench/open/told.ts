import { median } from '../measure.ts';
import { ms, say, verdict } from '../print.ts';
import type { WebglCounts } from './countWebgl.ts';
import type { Opened } from './openTable.ts';

/** The calibration loop on a quiet core of the machine that docs/benchmarks.md speaks of, ms. */
export const QUIET_LOOP_MS = 5.9;
/** No task of the page's own scripts is to take longer, ms. */
const ASKED_MS = 100;

/** What opening a table costs; times are scaled to a quiet core. */
export interface Cost {
  readonly loopMs: number;
  /** The longest task from the press until it may be played, and how long after the press, by the clock. */
  readonly longestMs: number;
  readonly longestAtMs: number;
  /** All tasks until the first picture. */
  readonly allMs: number;
  /** The longest task from then on. */
  readonly afterMs: number;
  /** By the clock, of a machine that others may use, too. */
  readonly seenMs: number;
  readonly programs: { readonly before: number; readonly within: number; readonly after: number };
  /** Of the first picture. */
  readonly draws: number;
  readonly bufferBytes: number;
  readonly textureBytes: number;
}

/** The middle of some rounds; what is counted is counted in the first, which looks longest. */
export function costOf(rounds: readonly Opened[]): Cost {
  const [first] = rounds;
  if (first === undefined) throw new Error('at least one round');
  const middle = (valueOf: (opened: Opened) => number): number => median(rounds.map(valueOf));
  const scaled = (valueOf: (opened: Opened) => number): number =>
    middle((opened) => (valueOf(opened) * QUIET_LOOP_MS) / opened.loopMs);
  const { beforePicture, afterPicture, now } = first.counts;
  const more = (from: WebglCounts, to: WebglCounts, what: keyof WebglCounts): number => to[what] - from[what];
  return {
    loopMs: middle(({ loopMs }) => loopMs),
    longestMs: scaled(({ timeline }) => timeline.opening[0]?.ms ?? 0),
    longestAtMs: middle(({ timeline }) => timeline.opening[0]?.atMs ?? 0),
    allMs: scaled(({ timeline }) => timeline.opening.reduce((sum, task) => sum + task.ms, 0)),
    afterMs: scaled(({ timeline }) => timeline.after[0]?.ms ?? 0),
    seenMs: middle(({ timeline }) => timeline.drawnMs),
    programs: {
      before: beforePicture.programs,
      within: more(beforePicture, afterPicture, 'programs'),
      after: more(afterPicture, now, 'programs'),
    },
    draws: more(beforePicture, afterPicture, 'draws'),
    bufferBytes: now.bufferBytes,
    textureBytes: now.textureBytes,
  };
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

/** Prints what opening a table of that page costs. */
export function tell(page: string, cost: Cost): void {
  const { programs } = cost;
  say(`${page}: longest task`, `${ms(cost.longestMs, 0)}, ${ms(cost.longestAtMs, 0)} after the press`);
  say('  all tasks until it may be played', `${ms(cost.allMs, 0)}; calibration loop ${ms(cost.loopMs)}`);
  say('  longest task in ten seconds of play', ms(cost.afterMs, 0));
  say('  first picture of everything, by the clock', `${ms(cost.seenMs, 0)} after the press`);
  say('  programs before, with and after it', `${programs.before}, ${programs.within}, ${programs.after}`);
  say('  draw calls of it', `${cost.draws}`);
  say('  brought to the card', `${kB(cost.bufferBytes)} of buffers, ${kB(cost.textureBytes)} of textures`);
}

/** Says whether what is asked of opening a table is reached. */
export function judge({ longestMs, programs }: Cost): void {
  verdict('no long task', longestMs <= ASKED_MS, ms(longestMs, 0), `at most ${ASKED_MS} ms`);
  const late = programs.within + programs.after;
  verdict('no program is compiled late', late === 0, `${late}`, 'none with the first picture or after it');
}
