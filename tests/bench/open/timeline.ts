import { MARKS } from './countWebgl.ts';

/** An event of a browser's trace, as much of it as is read here. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of the processor, without what others had of it. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string; readonly functionName?: string } };
}

/** What a trace is asked for. */
export const CATEGORIES: readonly string[] = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

/** A task of the page's main thread in which its own scripts ran. */
export interface ScriptTask {
  /** Of the processor. */
  readonly ms: number;
  /** After the press, by the clock. */
  readonly atMs: number;
}

/** The main thread of a page while a table opens. */
export interface Timeline {
  /** From the press until it may be played, the longest first. */
  readonly opening: readonly ScriptTask[];
  /** From then on. */
  readonly after: readonly ScriptTask[];
  /** From the press to the first picture of everything, by the clock. */
  readonly drawnMs: number;
}

/** Events in which a page's scripts run, or are made ready to. */
const SCRIPTS: ReadonlySet<string> = new Set([
  'EvaluateScript',
  'FunctionCall',
  'EventDispatch',
  'FireAnimationFrame',
  'RunMicrotasks',
  'TimerFire',
  'v8.compile',
  'v8.evaluateModule',
]);
const MICROS_A_MS = 1000;

/**
 * Reads the page's main thread off a trace.
 * @throws {Error} where the table was not opened in it
 */
export function timelineOf(events: readonly TraceEvent[]): Timeline {
  const marked = (name: string): TraceEvent => {
    const mark = events.find((event) => event.name === name);
    if (mark === undefined) throw new Error(`the trace has no ${name}: no table was opened`);
    return mark;
  };
  const [press, drawn, ready] = [marked(MARKS.press), marked(MARKS.drawn), marked(MARKS.ready)];
  const onMain = events.filter(({ pid, tid, ph }) => pid === press.pid && tid === press.tid && ph === 'X');
  const scripts = onMain.filter(({ name }) => SCRIPTS.has(name)).toSorted((a, b) => a.ts - b.ts);
  const tasks = onMain
    .filter(({ name, ts, dur = 0 }) => name === 'RunTask' && ts + dur >= press.ts && hasOneIn(scripts, ts, ts + dur))
    .map(({ ts, dur = 0, tdur = dur }) => ({ ms: tdur / MICROS_A_MS, atMs: (ts - press.ts) / MICROS_A_MS, ts }))
    .toSorted((a, b) => b.ms - a.ms);
  return {
    opening: tasks.filter(({ ts }) => ts < ready.ts),
    after: tasks.filter(({ ts }) => ts >= ready.ts),
    drawnMs: (drawn.ts - press.ts) / MICROS_A_MS,
  };
}

/** Whether one of the events, the earliest first, begins between two moments. */
function hasOneIn(events: readonly TraceEvent[], from: number, to: number): boolean {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((events[middle]?.ts ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return (events[low]?.ts ?? Infinity) <= to;
}
