import { z } from 'zod';
import { pieceId } from '#sim/ids.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import type { RollSetup } from '#sim/roll/rollWorld.ts';
import { chancesOf } from '../chance.ts';
import type { Chunk } from '../experiment.ts';
import { outcomesOf, type LabBody } from './labBody.ts';
import { outcomesIn, type RollOutcome } from './outcomes.ts';
import { bodiesOf, type RollsParameters } from './parameters.ts';
import { groundOf, releasesOf } from './throwFile.ts';
import { LEVERS } from './vary.ts';

/** Counts of trials. */
export const rollsCounts = z.strictObject({
  /** By body, then by outcome in the order of `outcomesOf`. */
  bodies: z.array(z.array(z.int().min(0))),
  /** Trials in which something did not come to rest in time; they count nowhere else. */
  unsettled: z.int().min(0),
  /** Battles: won by the attackers, held by the defenders, and neither. */
  taken: z.int().min(0),
  held: z.int().min(0),
  empty: z.int().min(0),
  /** By value of what is varied: how often the winning outcome was seen, alone or not, and trials that count. */
  varied: z.array(
    z.strictObject({
      won: z.int().min(0),
      /** Only with this value, and only without it. */
      gained: z.int().min(0),
      lost: z.int().min(0),
      /** Trials that came to rest both ways. */
      pairs: z.int().min(0),
    }),
  ),
});
export type RollsCounts = z.infer<typeof rollsCounts>;

/** The outcome that wins. */
export const winningOf = ({ wins }: RollsParameters, bodies: readonly LabBody[]): string =>
  wins ?? bodies[0]?.faces[0]?.name ?? '';

/** Trials whose bodies share a world, each alone in it: a world less is not quicker, and the page tells more often. */
const BLOCK = 200;
/** The same where each is thrown again with other values, up to 40. */
const BLOCK_VARIED = 50;

/**
 * Trials that share a world: from a chunk's first on, so that the job decides which, and never who counts or how fast.
 */
export const blockOf = ({ bodies, vary }: RollsParameters): number => {
  if (bodies.length > 1) return 1;
  return vary === null ? BLOCK : BLOCK_VARIED;
};

/** Throws the bodies of every trial. */
export const countRolls = (
  physics: Physics,
  parameters: RollsParameters,
  seed: number,
  chunk: Chunk,
): Result<RollsCounts> => countBodies(physics, parameters, bodiesOf(parameters), seed, chunk);

/** The same of these bodies in the place of the parameters' own. */
export function countBodies(
  physics: Physics,
  parameters: RollsParameters,
  bodies: readonly LabBody[],
  seed: number,
  { first, end }: Chunk,
): Result<RollsCounts> {
  const counter = new Counter(bodies, winningOf(parameters, bodies), parameters.defenders, parameters.vary);
  const variants = variantsOf(parameters, bodies);
  const block = blockOf(parameters);
  const setupIn = setupsOf(parameters, bodies, seed);
  for (let from = first; from < end; from += block) {
    const trials = Array.from({ length: Math.min(block, end - from) }, (_, i) => from + i);
    const setups = trials.map(setupIn);
    const roll = (changed: readonly RollSetup[]): readonly RollOutcome[] =>
      outcomesIn(physics, changed, bodies, parameters.toRest);
    const seen = roll(setups);
    seen.forEach((outcome) => counter.note(outcome));
    variants.forEach((change, value) =>
      roll(setups.map(change)).forEach((outcome, i) => counter.noteVaried(value, seen[i] ?? null, outcome)),
    );
  }
  return ok(counter.counts);
}

/** The ids sort as the bodies stand. */
const ID_DIGITS = 2;

/** The roll of each trial. */
export function setupsOf(
  parameters: RollsParameters,
  bodies: readonly LabBody[],
  seed: number,
): (trial: number) => RollSetup {
  const chanceIn = chancesOf(seed, 'throw');
  return (trial) => setupBy(parameters, bodies, chanceIn(trial));
}

function setupBy(parameters: RollsParameters, bodies: readonly LabBody[], chance: Chance): RollSetup {
  const specs = bodies.map(({ spec }) => spec);
  const releases = releasesOf(parameters.throw, specs, chance);
  const { terrain, ground } = groundOf(parameters.throw);
  return {
    terrain,
    ground,
    // The standard throw is that of matches, in which bodies are pieces to each other.
    ...(parameters.throw.throw === 'standard' ? {} : { between: terrain }),
    bodies: bodies.map(({ spec }, i) => {
      const release = releases[i];
      if (release === undefined) throw new Error('every body is thrown');
      return { id: pieceId(String(i).padStart(ID_DIGITS, '0')), spec, ...release };
    }),
  };
}

/** For each value of what is varied, how a trial's throw is changed. */
function variantsOf(
  { vary }: RollsParameters,
  [body]: readonly LabBody[],
): readonly ((setup: RollSetup) => RollSetup)[] {
  if (vary === null || body === undefined) return [];
  const { set } = LEVERS[vary.what];
  // The body of a value is made once: how it is caught is worked out for it once.
  const specs = new Map<number, BodySpec>();
  return vary.values.map((value) => (setup) => {
    const [only] = setup.bodies;
    if (only === undefined) return setup;
    const { terrain, release, spec } = set({ spec: only.spec, release: only, terrain: setup.terrain }, value);
    const kept = specs.get(value) ?? spec;
    specs.set(value, kept);
    return {
      ...setup,
      terrain,
      ...(setup.between === undefined ? {} : { between: terrain }),
      bodies: [{ ...only, ...release, spec: kept }],
    };
  });
}

class Counter {
  readonly counts: RollsCounts;
  private readonly outcomes: readonly (readonly string[])[];

  constructor(
    bodies: readonly LabBody[],
    private readonly winning: string,
    private readonly defenders: number,
    vary: RollsParameters['vary'],
  ) {
    this.outcomes = bodies.map(outcomesOf);
    const none = this.outcomes.map((names) => names.map(() => 0));
    this.counts = { bodies: none, unsettled: 0, taken: 0, held: 0, empty: 0, varied: [] };
    this.counts.varied = (vary?.values ?? []).map(() => ({ won: 0, gained: 0, lost: 0, pairs: 0 }));
  }

  note(seen: RollOutcome): void {
    if (seen === null) {
      this.counts.unsettled += 1;
      return;
    }
    seen.forEach((outcome, body) => {
      const row = this.counts.bodies[body];
      const at = this.outcomes[body]?.indexOf(outcome) ?? -1;
      if (row !== undefined && at >= 0) row[at] = (row[at] ?? 0) + 1;
    });
    if (this.defenders > 0) this.counts[this.battle(seen)] += 1;
  }

  /** The trial with a value, beside the same one without it. */
  noteVaried(value: number, without: RollOutcome, seen: RollOutcome): void {
    const row = this.counts.varied[value];
    if (row === undefined || without === null || seen === null) return;
    const [before, after] = [without[0] === this.winning, seen[0] === this.winning];
    row.pairs += 1;
    row.won += after ? 1 : 0;
    row.gained += after && !before ? 1 : 0;
    row.lost += before && !after ? 1 : 0;
  }

  /** A defender that stands holds the place; else an attacker that stands takes it. */
  private battle(seen: readonly string[]): 'taken' | 'held' | 'empty' {
    const stand = seen.map((outcome) => outcome === this.winning);
    if (stand.slice(-this.defenders).includes(true)) return 'held';
    return stand.includes(true) ? 'taken' : 'empty';
  }
}

const addVaried = (
  a: RollsCounts['varied'][number],
  b: RollsCounts['varied'][number] | undefined,
): RollsCounts['varied'][number] => ({
  won: a.won + (b?.won ?? 0),
  gained: a.gained + (b?.gained ?? 0),
  lost: a.lost + (b?.lost ?? 0),
  pairs: a.pairs + (b?.pairs ?? 0),
});

/** Both together. */
export const mergeRolls = (a: RollsCounts, b: RollsCounts): RollsCounts => ({
  bodies: a.bodies.map((row, i) => row.map((count, j) => count + (b.bodies[i]?.[j] ?? 0))),
  unsettled: a.unsettled + b.unsettled,
  taken: a.taken + b.taken,
  held: a.held + b.held,
  empty: a.empty + b.empty,
  varied: a.varied.map((row, i) => addVaried(row, b.varied[i])),
});
