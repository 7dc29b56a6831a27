import type { Grip } from '#sim/gesture/gesture.ts';
import type { PieceId, Tick } from '#sim/ids.ts';
import type { Layout } from '#sim/layout.ts';
import { Performance, type Performed } from '#sim/performance.ts';
import type { Physics } from '#sim/physics.ts';
import type { TraceEvent } from '#sim/trace/events.ts';
import type { Onlooker } from '#sim/trace/onlooker.ts';

/**
 * A game's judge of one action. Pure: what it knows and what happened in one tick give what it knows next. `S`: what it
 * knows; `R`: what it says in the end.
 */
export interface Judge<S, R> {
  readonly nothingSeen: S;
  readonly observe: (seen: S, events: readonly TraceEvent[]) => S;
  /** The sweep is over. It is to be stopped at the tick at which this becomes true, live as well as in a replay. */
  readonly stopped: (seen: S) => boolean;
  /** Nothing illegal has happened. */
  readonly isLegal: (seen: S) => boolean;
  readonly report: (seen: S, performed: Performed) => R;
}

/** An action under way with a judge watching. */
export interface Watched<S, R> {
  readonly performance: Performance;
  /** The rulings so far. */
  seen(): S;
  /** Whether nothing illegal has happened and nothing has ended the sweep: another step may follow. */
  mayGoOn(): boolean;
  /** Ends the action (the table must be at rest) and says what it came to. */
  finish(): { readonly report: R; readonly performed: Performed };
  /** Frees the world. */
  free(): void;
}

/** A hand's action on a table, before it begins. */
export interface Sweep {
  readonly layout: Layout;
  /** The piece under the hand. */
  readonly mover: PieceId;
  readonly grip: Grip;
}

/** Sets up an action on a fresh table. `onlooker` measures it, if that is wanted. */
export function watch<S, R>(
  physics: Physics,
  { layout, mover, grip }: Sweep,
  judge: Judge<S, R>,
  onlooker: Onlooker | null = null,
): Watched<S, R> {
  let seen = judge.nothingSeen;
  const performance = new Performance(
    physics,
    layout,
    mover,
    grip,
    (_tick, events) => {
      const before = judge.stopped(seen);
      seen = judge.observe(seen, events);
      return judge.stopped(seen) && !before ? 'stop' : 'go';
    },
    onlooker,
  );
  return {
    performance,
    seen: () => seen,
    mayGoOn: () => !judge.stopped(seen) && judge.isLegal(seen),
    finish: () => {
      const performed = performance.finish();
      return { performed, report: judge.report(seen, performed) };
    },
    free: () => performance.table.free(),
  };
}

/** The events of each tick that has any, in order: for judging a recorded trace once more. */
export function byTick(trace: readonly TraceEvent[]): ReadonlyMap<Tick, readonly TraceEvent[]> {
  const ticks = new Map<Tick, TraceEvent[]>();
  for (const event of trace) {
    const known = ticks.get(event.tick);
    if (known) known.push(event);
    else ticks.set(event.tick, [event]);
  }
  return ticks;
}
