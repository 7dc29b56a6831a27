import { bodiesOf, type RollsParameters } from './parameters.ts';
import { TRUCK_FORMAT, TRUCK_MEASURES } from '#engine/truckFile.ts';
import { groundOf, type ThrowFile } from './throwFile.ts';

/** The bodies, the ground and the throw, in a few words. */
export function rollsSetting(parameters: RollsParameters): string {
  const names = bodiesOf(parameters).map(({ name }, i) => `${name}${measuresIn(parameters.bodies[i])}`);
  const counted = [...new Set(names)].map((name) => {
    const n = names.filter((one) => one === name).length;
    return n === 1 ? name : `${n} × ${name}`;
  });
  const rest = parameters.toRest ? ', rolled to rest' : '';
  return `${counted.join(', ')} on ${thrownOn(parameters.throw)}${rest}`;
}

function thrownOn(thrown: ThrowFile): string {
  const { terrain } = groundOf(thrown);
  if (thrown.throw === 'standard') return `${terrain.id}, standard throw`;
  const speed = thrown.velocityMmS.join(' ');
  const ground = `friction ${terrain.friction}, restitution ${terrain.restitution}`;
  return `a ground of ${ground}, from ${thrown.heightMm} mm at ${speed} mm/s`;
}

/** Measures of a truck of one's own that are not the usual ones: by those two of one title are told apart. */
function measuresIn(given: RollsParameters['bodies'][number] | undefined): string {
  if (typeof given !== 'object' || given.format !== TRUCK_FORMAT) return '';
  const changed = TRUCK_MEASURES.flatMap(({ key, label, unit, usual }) =>
    given[key] === usual ? [] : [`${label.toLowerCase()} ${given[key]} ${unit}`],
  );
  return changed.length === 0 ? '' : ` (${changed.join(', ')})`;
}
