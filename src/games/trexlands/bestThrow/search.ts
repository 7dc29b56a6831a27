import { shareOf, type Share } from '#sim/maths/interval.ts';
import { chanceFor } from '#engine/random.ts';
import { countUp, standardWay, streamOf, type Ground } from './chance.ts';
import { corners, nearby, type Kind, type Knobs } from './ways.ts';

/** How much is tried. */
export interface Effort {
  readonly seed: number;
  /** Throws to begin with, besides the corners of the limits. */
  readonly restarts: number;
  /** Rolls that a beginning gets. */
  readonly look: number;
  /** The number of the best that are looked at closer. */
  readonly shortlist: number;
  /** How many of the best of these go on, each so many times to something near that is better. */
  readonly climbers: number;
  readonly steps: number;
  /** Rolls that one on the shortlist gets, and a climber's step. */
  readonly closer: number;
  /** Rolls of the end: with chances that the search has not seen, as it picks what was lucky. */
  readonly rolls: number;
}

export interface Found {
  readonly knobs: Knobs;
  readonly best: Share;
  readonly standard: Share;
  /** By how many points the best throw comes up more often than the standard throw. */
  readonly margin: number;
}

const STREAMS = { begin: 1, climb: 2, look: 3, closer: 4, best: 5, standard: 6, shortlist: 7 } as const;
const FINALISTS = 3;

interface Tried {
  readonly knobs: Knobs;
  readonly up: number;
}

const byUp = (a: Tried, b: Tried): number => b.up - a.up;

/**
 * The best throw found from many beginnings, each going on to what is better nearby; those found before, on any ground,
 * are among them. The same seed finds the same.
 */
export function search(
  ground: Ground,
  kind: Kind,
  effort: Effort,
  before: readonly Knobs[] = [],
  progress: (said: string) => void = () => undefined,
): Found {
  const state = (stream: number) => streamOf(effort.seed, stream);
  const begun = [
    ...before,
    ...corners(),
    ...Array.from({ length: effort.restarts }, (_, i) => kind.begin(chanceFor(state(STREAMS.begin), i))),
  ].filter(kind.within);
  const looked = begun
    .map((knobs): Tried => ({ knobs, up: countUp(ground, kind.wayOf(knobs), state(STREAMS.look), 0, effort.look) }))
    .sort(byUp);
  progress(
    `${ground.terrain.id}, ${kind.name}: ${begun.length} beginnings, the best ${looked[0]?.up ?? 0} of ${effort.look}`,
  );
  const closer = looked
    .slice(0, effort.shortlist)
    .map(({ knobs }): Tried => ({
      knobs,
      up: countUp(ground, kind.wayOf(knobs), state(STREAMS.shortlist), 0, effort.closer),
    }))
    .sort(byUp);
  progress(
    `${ground.terrain.id}, ${kind.name}: ${closer.length} looked at closer, the best ${closer[0]?.up ?? 0} of ${effort.closer}`,
  );
  const climbed = closer
    .slice(0, effort.climbers)
    .map(({ knobs }, i) => climb(ground, kind, knobs, i, effort))
    .sort(byUp);
  progress(
    `${ground.terrain.id}, ${kind.name}: ${climbed.length} climbed, the best ${climbed[0]?.up ?? 0} of ${effort.closer}`,
  );
  const ends = climbed
    .slice(0, FINALISTS)
    .map(({ knobs }): Tried => ({
      knobs,
      up: countUp(ground, kind.wayOf(knobs), state(STREAMS.best), 0, effort.rolls),
    }))
    .sort(byUp);
  const [first] = ends;
  if (first === undefined) throw new Error('nothing was tried');
  const best = shareOf(first.up, effort.rolls);
  const standard = shareOf(countUp(ground, standardWay, state(STREAMS.standard), 0, effort.rolls), effort.rolls);
  return { knobs: first.knobs, best, standard, margin: 100 * (best.share - standard.share) };
}

/** From wide steps to narrow ones. */
export function climb(
  ground: Ground,
  kind: Kind,
  from: Knobs,
  climber: number,
  { seed, steps, closer }: Pick<Effort, 'seed' | 'steps' | 'closer'>,
): Tried {
  const count = (knobs: Knobs): number => countUp(ground, kind.wayOf(knobs), streamOf(seed, STREAMS.closer), 0, closer);
  let best: Tried = { knobs: from, up: count(from) };
  for (let step = 0; step < steps; step += 1) {
    const far = 0.2 * (1 - step / steps) + 0.01;
    const knobs = nearby(kind, best.knobs, far, chanceFor(streamOf(seed, STREAMS.climb), climber, step));
    const tried = { knobs, up: count(knobs) };
    if (tried.up > best.up) best = tried;
  }
  return best;
}
