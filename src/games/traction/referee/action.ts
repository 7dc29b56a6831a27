import type { Grip } from '../../../sim/gesture/gesture.ts';
import type { Layout } from '../../../sim/layout.ts';
import { Performance, type Performed } from '../../../sim/performance.ts';
import type { Physics } from '../../../sim/physics.ts';
import type { Onlooker } from '../../../sim/trace/onlooker.ts';
import type { RefereeCase } from './case.ts';
import type { RefereeReport } from './report.ts';
import { observe } from './referee.ts';
import { isLegal, NOTHING_SEEN, type RefereeState } from './state.ts';

/** An action under way with the referee watching: the sweep stops at its first contact. */
export interface WatchedAction {
  readonly performance: Performance;
  /** What has been ruled so far. */
  seen(): RefereeState;
  /** Whether nothing illegal has happened and nothing has ended the sweep: another step may follow. */
  mayGoOn(): boolean;
  /** Ends the action (the table must be at rest) and says what it came to. */
  finish(): { readonly report: RefereeReport; readonly performed: Performed };
  /** Frees the world. */
  free(): void;
}

/** Sets up an action on a fresh table. `onlooker` measures it, if that is wanted. */
export function watchAction(
  physics: Physics,
  layout: Layout,
  c: RefereeCase,
  grip: Grip,
  onlooker: Onlooker | null = null,
): WatchedAction {
  let state = NOTHING_SEEN;
  const performance = new Performance(
    physics,
    layout,
    c.mover,
    grip,
    (_tick, events) => {
      const before = state.stopped;
      state = observe(c, state, events);
      return state.stopped && !before ? 'stop' : 'go';
    },
    onlooker,
  );
  return {
    performance,
    seen: () => state,
    mayGoOn: () => !state.stopped && isLegal(state.rulings),
    finish: () => {
      const performed = performance.finish();
      const { rulings, steps, atWin, overlaps } = state;
      return {
        performed,
        report: {
          mover: c.mover,
          ticks: performed.ticks,
          rulings,
          steps,
          resting: performed.resting,
          atWin,
          overlaps,
          hash: performed.hash,
        },
      };
    },
    free: () => performance.table.free(),
  };
}
