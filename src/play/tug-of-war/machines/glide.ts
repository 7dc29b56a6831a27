/** Numbers of something that is drawn: places, angles, heights. */
export type Values = readonly number[];

/** A stretch of the way, and how much of it is done, 0 to 1. */
export interface Stretch {
  readonly from: Values;
  readonly to: Values;
  readonly share: number;
}

/** Seconds a stretch, unless told (house value). */
export const STRETCH_S = 0.7;
/** It is seen where it came by for so long, s (house value). */
export const REST_S = 0.45;
/** Of the time between two pictures: a longer one, as after a rest, is no time (house value). */
export const LONGEST_S = 0.05;

/** Numbers on their way, by these stops. */
export interface Way {
  readonly stops: readonly Values[];
  /** Since they set out, s. */
  readonly age: number;
}

/** The stops of a way, none of them twice in a row. With one stop alone there is nothing to be seen. */
export const stopsOf = (from: Values, via: readonly Values[], to: Values): readonly Values[] =>
  [from, ...via, to].filter((stop, i, stops) => i === 0 || stop.join() !== stops[i - 1]?.join());

const eased = (share: number): number => share * share * (3 - 2 * share);

/** Where they are, on which stretch, and whether that is the end. A stretch takes so many seconds; then they rest. */
export function along({ stops, age }: Way, seconds: number) {
  const last = stops.length - 2;
  const index = Math.max(0, Math.min(last, Math.floor(age / (seconds + REST_S))));
  const share = Math.max(0, Math.min(1, (age - index * (seconds + REST_S)) / seconds));
  const [from = [], to = []] = [stops[index], stops[index + 1]];
  const values = to.map((end, i) => (from[i] ?? end) + (end - (from[i] ?? end)) * eased(share));
  return { values, stretch: { from, to, share }, over: index >= last && share >= 1 };
}
