// `npx tsx src/games/trexlands/bestThrow/run.node.ts`: the best throw that a search finds within the limits of a hand
// (TX-64), shaken and free, on every terrain, beside the standard throw. `--write` keeps it in the data file that the
// page reads, in the place of what was found there before for the same terrain; a search begins from what is there,
// too.
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { untimed } from '#sim/roll/untimed.node.ts';
import { normalize } from '#sim/maths/quat.ts';
import { normalizeOr, UNIT_X, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { loadPhysics } from '#sim/physics.ts';
import { TERRAINS } from '#sim/roll/terrain.ts';
import { groundOf } from './chance.ts';
import { search, type Effort, type Found } from './search.ts';
import { FREE, SCATTER, SHAKEN, type Kind, type Knobs } from './ways.ts';

const DATA = new URL('../data/best-throws.json', import.meta.url);

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    terrain: { type: 'string', default: 'all' },
    kind: { type: 'string', default: 'both' },
    ballast: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    restarts: { type: 'string', default: '40' },
    rolls: { type: 'string', default: '2000' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  print(
    'npx tsx src/games/trexlands/bestThrow/run.node.ts [--terrain scrub] [--kind shaken|free] [--ballast] [--seed 1] [--restarts 40] [--rolls 2000] [--write]',
  );
  process.exit(0);
}

const effort: Effort = {
  seed: Number(values.seed),
  restarts: Number(values.restarts),
  look: 50,
  shortlist: 12,
  climbers: 3,
  steps: 4,
  closer: 250,
  rolls: Number(values.rolls),
};
const terrains = values.terrain === 'all' ? TERRAINS.map(({ id }) => id) : [values.terrain];
const kinds = [SHAKEN, FREE].filter(({ name }) => values.kind === 'both' || values.kind === name);

const physics = await loadPhysics();
untimed(physics);

const rounded = (n: number): number => Math.round(n * 10_000) / 10_000;
const percent = (share: number): number => Math.round(share * 1000) / 10;

type Three = readonly [number, number, number];

interface Entry {
  readonly terrain: string;
  readonly kind: string;
  readonly effort: Effort;
  readonly percent: number;
  readonly low: number;
  readonly high: number;
  readonly standard: number;
  readonly standardLow: number;
  readonly standardHigh: number;
  readonly marginPoints: number;
  readonly atMm: Three;
  readonly velocityMS: Three;
  readonly spinRadS: number;
  /** For a free throw: the axis of spin, and the orientation. */
  readonly axis?: Three;
  readonly quaternion?: readonly [number, number, number, number];
}

function entryOf(terrain: string, kind: Kind, { best, standard, margin, knobs }: Found): Entry {
  const { at, velocity, rate, axis, turned } = knobs;
  const three = ({ x, y, z }: Vec3): Three => [rounded(x), rounded(y), rounded(z)];
  const free = {
    axis: three(axis),
    quaternion: [rounded(turned.x), rounded(turned.y), rounded(turned.z), rounded(turned.w)],
  } as const;
  return {
    terrain,
    kind: kind.name,
    effort,
    percent: percent(best.share),
    low: percent(best.low),
    high: percent(best.high),
    standard: percent(standard.share),
    standardLow: percent(standard.low),
    standardHigh: percent(standard.high),
    marginPoints: Math.round(margin * 10) / 10,
    atMm: three(at),
    velocityMS: three(velocity),
    spinRadS: rounded(rate),
    ...(kind.name === 'free' ? free : {}),
  };
}

for (const kind of kinds) {
  for (const terrain of terrains) {
    const result = search(groundOf(physics, terrain, values.ballast), kind, effort, await foundBefore(kind), (said) =>
      process.stderr.write(`${said}\n`),
    );
    const { best, standard, margin } = result;
    const entry = entryOf(terrain, kind, result);
    print(
      `${terrain}, ${kind.name}${values.ballast ? ', with ballast' : ''}: ${percent(best.share)} % (${percent(best.low)} to ${percent(best.high)}), the standard throw ${percent(standard.share)} % (${percent(standard.low)} to ${percent(standard.high)}): ${margin.toFixed(1)} points more`,
    );
    print(JSON.stringify(entry));
    if (values.write && !values.ballast) await keep(entry);
  }
}

/** The entries of the data file. */
async function readData(): Promise<readonly Entry[]> {
  const { found } = JSON.parse(await readFile(DATA, 'utf8')) as { readonly found: readonly Entry[] };
  return found;
}

/** Throws of the kind that searches before this one have found. */
async function foundBefore(kind: Kind): Promise<readonly Knobs[]> {
  const found = await readData();
  return found
    .filter((entry) => entry.kind === kind.name)
    .map(({ atMm, velocityMS, spinRadS, axis = [1, 0, 0], quaternion: [x, y, z, w] = [0, 0, 0, 1] }) => ({
      at: vec3(...atMm),
      velocity: vec3(...velocityMS),
      rate: spinRadS,
      axis: normalizeOr(vec3(...axis), UNIT_X),
      turned: normalize({ x, y, z, w }),
    }));
}

/** In the place of what was found before for this kind and terrain. */
async function keep(entry: Entry): Promise<void> {
  const before = await readData();
  const same = (a: Entry, b: Entry): boolean => a.kind === b.kind && a.terrain === b.terrain;
  const order = ({ kind, terrain }: Entry): number =>
    (kind === 'shaken' ? 0 : TERRAINS.length) + TERRAINS.findIndex(({ id }) => id === terrain);
  const found = [...before.filter((other) => !same(other, entry)), entry].sort(
    (one, other) => order(one) - order(other),
  );
  const file = {
    provenance: 'measured',
    note: 'The best throws that src/games/trexlands/bestThrow found within the limits of a hand, in % with 95 % intervals (TX-64); free ones with the scatter of a practised hand.',
    scatter: SCATTER,
    found,
  };
  await writeFile(DATA, `${JSON.stringify(file, null, 2)}\n`);
}
