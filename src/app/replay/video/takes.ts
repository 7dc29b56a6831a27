import { TICK_HZ } from '#sim/settings.ts';
import type { Film } from '../film.ts';
import { lengthOf, type Playhead } from '../playhead.ts';

/** A stretch of a film to make a video of. */
export interface Take {
  readonly from: Playhead;
  readonly until: Playhead;
}

/** Longer videos take too long to make and to send, s (house value). */
export const MOST_S = 180;

/** One action with all that follows it; null if there is none. */
export function takeOfAct({ acts }: Film, act: number): Take | null {
  const at = acts[act];
  return at ? { from: { act, tick: 0 }, until: { act, tick: lengthOf(at) } } : null;
}

/** From the first action to the last; null if there is none. */
export function takeOfAll(film: Film): Take | null {
  const last = takeOfAct(film, film.acts.length - 1);
  return last && { from: { act: 0, tick: 0 }, until: last.until };
}

/** How long the way from one place in the film to a later one is, ticks; 0 where it is not later. */
export function ticksBetween({ acts }: Film, from: Playhead, to: Playhead): number {
  const over = acts.slice(from.act, to.act).reduce((sum, act) => sum + lengthOf(act), 0);
  return from.act > to.act ? 0 : Math.max(0, over + to.tick - from.tick);
}

/** As long as its video is at that speed, s. */
export const secondsOf = (film: Film, { from, until }: Take, speed: number): number =>
  ticksBetween(film, from, until) / TICK_HZ / speed;
