// `npx tsx scripts/best-throw.mts`: the best throw that a search finds within the limits of a hand (TX-64), shaken and free, on every
// terrain, beside the standard throw. `--write` keeps it in the data file that the page reads,
// in the place of what was found there before for the same terrain.
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { untimed } from '../src/cli/odds/untimed.ts';
import { loadPhysics } from '../src/sim/physics.ts';
import { TERRAINS } from '../src/sim/roll/terrain.ts';
import { groundOf } from './bestThrow/chance.ts';
import { search, type Effort, type Found } from './bestThrow/search.ts';
import { FREE, SCATTER, SHAKEN, type Kind } from './bestThrow/ways.ts';

const DATA = new URL('../src/games/trexlands/data/best-throws.json', import.meta.url);

const { values } = parseArgs({
  options: {
    terrain: { type: 'string', default: 'all' }, kind: { type: 'string', default: 'both' }, ballast: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' },
    restarts: { type: 'string', default: '60' }, rolls: { type: 'string', default: '3000' }, write: { type: 'boolean', default: false }, help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log('npx tsx scripts/best-throw.mts [--terrain scrub] [--kind shaken|free] [--ballast] [--seed 1] [--restarts 60] [--rolls 3000] [--write]');
  process.exit(0);
}

const effort: Effort = { seed: Number(values.seed), restarts: Number(values.restarts), look: 100, climbers: 6, steps: 8, closer: 200, rolls: Number(values.rolls) };
const terrains = values.terrain === 'all' ? TERRAINS.map(({ id }) => id) : [values.terrain];
const kinds = [SHAKEN, FREE].filter(({ name }) => values.kind === 'both' || values.kind === name);

const physics = await loadPhysics();
untimed(physics);

const percent = (share: number): number => Math.round(share * 1000) / 10;

interface Entry extends Readonly<Record<string, unknown>> {
  readonly kind: string;
  readonly terrain: string;
}

function entryOf(terrain: string, kind: Kind, { best, standard, margin, knobs }: Found): Entry {
  const { at, velocity, rate, axis, turned } = knobs;
  const rounded = (...numbers: readonly number[]): readonly number[] => numbers.map((n) => Math.round(n * 1000) / 1000);
  const hand = { atMm: rounded(at.x, at.y, at.z), velocityMS: rounded(velocity.x, velocity.y, velocity.z), spinRadS: rounded(rate)[0] };
  return {
    terrain, kind: kind.name, effort, percent: percent(best.share), low: percent(best.low), high: percent(best.high),
    standard: percent(standard.share), standardLow: percent(standard.low), standardHigh: percent(standard.high), marginPoints: Math.round(margin * 10) / 10,
    ...hand, ...(kind.name === 'free' ? { axis: rounded(axis.x, axis.y, axis.z), quaternion: rounded(turned.x, turned.y, turned.z, turned.w) } : {}),
  };
}

for (const kind of kinds) {
  for (const terrain of terrains) {
    const result = search(groundOf(physics, terrain, values.ballast), kind, effort, (said) => console.error(said));
    const { best, standard, margin } = result;
    const entry = entryOf(terrain, kind, result);
    console.log(`${terrain}, ${kind.name}${values.ballast ? ', with ballast' : ''}: ${percent(best.share)} % (${percent(best.low)} to ${percent(best.high)}), the standard throw ${percent(standard.share)} % (${percent(standard.low)} to ${percent(standard.high)}): ${margin.toFixed(1)} points more`);
    console.log(JSON.stringify(entry));
    if (values.write && !values.ballast) await keep(entry);
  }
}

/** In the place of what was found before for this kind and terrain. */
async function keep(entry: Entry): Promise<void> {
  const before = JSON.parse(await readFile(DATA, 'utf8')) as { readonly found: readonly Entry[] };
  const same = (a: Entry, b: Entry): boolean => a.kind === b.kind && a.terrain === b.terrain;
  const order = ({ kind, terrain }: Entry): number => (kind === 'shaken' ? 0 : TERRAINS.length) + TERRAINS.findIndex(({ id }) => id === terrain);
  const found = [...before.found.filter((other) => !same(other, entry)), entry].sort((one, other) => order(one) - order(other));
  const file = {
    provenance: 'measured', note: 'The best throws that scripts/best-throw.mts found within the limits of a hand, in % with 95 % intervals (TX-64); free ones with the scatter of a practised hand.',
    scatter: SCATTER, found,
  };
  await writeFile(DATA, `${JSON.stringify(file, null, 2)}\n`);
}
