import { bodiesOf, type RollsParameters } from './parameters.ts';
import { groundOf, type ThrowFile } from './throwFile.ts';

/** The bodies, the ground and the throw, in a few words. */
export function rollsSetting(parameters: RollsParameters): string {
  const names = bodiesOf(parameters).map(({ name }) => name);
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
