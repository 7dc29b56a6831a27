// The lab's counting held against rolls one by one: the same throws of a truck, many in a world and ended early, and
// each in a world of its own to its rest. No outcome's share may move by more than half a point.
//   node --import tsx scripts/soak/odds.mts --rolls 40000 --terrain scrub
import process from 'node:process';
import { parseArgs } from 'node:util';
import { loadPhysics } from '#sim/physics.ts';
import { untimed } from '#sim/roll/untimed.node.ts';
import { TERRAINS } from '#sim/roll/terrain.ts';
import { pairedRolls } from '../../tests/lab/pairedRolls.ts';

/** Points: of 40,000 rolls, the interval of a difference is 0.4 to either side. */
const MOST = 0.5;

const { values } = parseArgs({
  options: {
    rolls: { type: 'string', default: '40000' },
    // Always the same throws, as one run in some dozens would exceed the bound by chance.
    seed: { type: 'string', default: '1' },
    terrain: { type: 'string', multiple: true, default: TERRAINS.map(({ id }) => id) },
    'to-rest': { type: 'boolean', default: false },
  },
});
const [rolls, seed] = [Number(values.rolls), Number(values.seed)];
const points = (share: number): string => `${share < 0 ? '' : '+'}${(100 * share).toFixed(2)}`;

const physics = await loadPhysics();
untimed(physics);
let moved = 0;
for (const terrain of values.terrain) {
  for (const { outcome, alone, difference } of pairedRolls(physics, terrain, rolls, {
    seed,
    toRest: values['to-rest'],
  })) {
    const isMoved = Math.abs(difference.difference) * 100 > MOST;
    moved += isMoved ? 1 : 0;
    const { difference: by, low, high } = difference;
    console.log(
      `${terrain}, ${outcome}: ${((100 * alone) / rolls).toFixed(2)} %, counted ${points(by)} (${points(low)} to ${points(high)}) points${isMoved ? `: MORE THAN ${MOST}` : ''}`,
    );
  }
}
console.log(`${moved} outcomes of ${rolls} rolls on each ground moved by more than ${MOST} points`);
process.exitCode = moved === 0 ? 0 : 1;
