import { z } from 'zod';
import { pieceId } from '../../sim/ids.ts';
import type { Physics } from '../../sim/physics.ts';
import { ok, type Result } from '../../sim/result.ts';
import { catchmentOf, caughtIn, type Catchment } from '../../sim/roll/basins/caught.ts';
import { motionOf } from '../../sim/roll/basins/motion.ts';
import { Roll } from '../../sim/roll/roll.ts';
import type { RollSetup } from '../../sim/roll/rollWorld.ts';
import { trialChance } from '../chance.ts';
import type { Chunk } from '../experiment.ts';
import { lyingAs, lyingWith, outcomesOf, type LabBody } from './labBody.ts';
import { bodiesOf, type RollsParameters } from './parameters.ts';
import { groundOf, releasesOf } from './throwFile.ts';

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
});
export type RollsCounts = z.infer<typeof rollsCounts>;

/** The outcome that wins. */
export const winningOf = ({ wins }: RollsParameters, bodies: readonly LabBody[]): string =>
  wins ?? bodies[0]?.faces[0]?.name ?? '';

/** Throws the bodies of every trial. */
export function countRolls(
  physics: Physics,
  parameters: RollsParameters,
  seed: number,
  { first, end }: Chunk,
): Result<RollsCounts> {
  const bodies = bodiesOf(parameters);
  const counter = new Counter(bodies, winningOf(parameters, bodies), parameters.defenders);
  const caught = parameters.toRest ? null : catchmentFor(bodies);
  for (let trial = first; trial < end; trial += 1) {
    const setup = setupOf(parameters, bodies, seed, trial);
    counter.note(outcomesIn(physics, setup, bodies, caught));
  }
  return ok(counter.counts);
}

/** The ids sort as the bodies stand. */
const ID_DIGITS = 2;

function setupOf(parameters: RollsParameters, bodies: readonly LabBody[], seed: number, trial: number): RollSetup {
  const specs = bodies.map(({ spec }) => spec);
  const releases = releasesOf(parameters.throw, specs, trialChance(seed, 'throw', trial));
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

const LOOK_EVERY = 4; // ticks, as in matches' odds

/** How a body that is alone will lie, as soon as it is certain; null where several could meet. */
function catchmentFor([body, ...others]: readonly LabBody[]): Catchment<string> | null {
  if (body === undefined || others.length > 0) return null;
  return catchmentOf(body.spec, ({ normal }) => lyingWith(body, normal));
}

/** The outcome of each body; null where something did not come to rest. */
function outcomesIn(
  physics: Physics,
  setup: RollSetup,
  bodies: readonly LabBody[],
  caught: Catchment<string> | null,
): readonly string[] | null {
  const rolling = new Roll(physics, setup);
  try {
    while (rolling.advance()) {
      const [piece] = rolling.arena.pieces;
      if (caught === null || piece === undefined || rolling.tick % LOOK_EVERY !== 0) continue;
      const certain = caughtIn(caught, motionOf(piece), setup.terrain, setup.ground);
      if (certain !== null) return [certain];
    }
    const { bodies: resting, settled } = rolling.finish();
    if (!settled) return null;
    return bodies.map((body, i) => lyingAs(body, resting[i]?.pose.rotation ?? { x: 0, y: 0, z: 0, w: 1 }));
  } finally {
    rolling.free();
  }
}

class Counter {
  readonly counts: RollsCounts;
  private readonly outcomes: readonly (readonly string[])[];

  constructor(
    bodies: readonly LabBody[],
    private readonly winning: string,
    private readonly defenders: number,
  ) {
    this.outcomes = bodies.map(outcomesOf);
    const none = this.outcomes.map((names) => names.map(() => 0));
    this.counts = { bodies: none, unsettled: 0, taken: 0, held: 0, empty: 0 };
  }

  note(seen: readonly string[] | null): void {
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

  /** A defender that stands holds the place; else an attacker that stands takes it. */
  private battle(seen: readonly string[]): 'taken' | 'held' | 'empty' {
    const stand = seen.map((outcome) => outcome === this.winning);
    if (stand.slice(-this.defenders).includes(true)) return 'held';
    return stand.includes(true) ? 'taken' : 'empty';
  }
}

/** Both together. */
export const mergeRolls = (a: RollsCounts, b: RollsCounts): RollsCounts => ({
  bodies: a.bodies.map((row, i) => row.map((count, j) => count + (b.bodies[i]?.[j] ?? 0))),
  unsettled: a.unsettled + b.unsettled,
  taken: a.taken + b.taken,
  held: a.held + b.held,
  empty: a.empty + b.empty,
});
