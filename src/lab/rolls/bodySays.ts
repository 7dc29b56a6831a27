import { show } from '#engine/files/shown.ts';
import type { Fault } from '#sim/result.ts';
import { FURTHEST_MM, MOST_PARTS, MOST_POINTS, THINNEST_MM } from './partFile.ts';
import { MOST_FACES } from './sides.ts';

const PART = /^\$\.parts\[(\d+)\](?:\.(box|hull|cylinder)(?:\.(\w+)(?:\[(\d+)\](?:\[(\d+)\])?)?)?)?$/;
const MADE = /^\$\.parts\[(\d+)\]\.(densityGCm3|shellMm|infillGCm3)$/;
const MADE_WORDS = { densityGCm3: 'its density', shellMm: 'its shell', infillGCm3: 'the infill of its shell' } as const;
const FACE = /^\$\.faces\[(\d+)\](?:\.(name|normal)(?:\[(\d+)\])?)?$/;
const TRIPLE = /^\$\.(comMm|inertiaGMm2)\[(\d+)\]$/;
const AXES = ['x', 'y', 'z'];
const EXTENTS = ['width', 'height', 'depth'];
const FEWEST_POINTS = 4;

const axis = (i: string | undefined): string => AXES[Number(i)] ?? '';
const nth = (i: string | undefined): number => Number(i) + 1;

/** A size of a part, which a file has by its half. */
interface Size {
  readonly part: number;
  readonly name: string;
}

function sizeAt(path: string): Size | null {
  const [, part, kind, key, i] = PART.exec(path) ?? [];
  if (kind === 'box' && key === 'halfMm' && i !== undefined) return { part: nth(part), name: EXTENTS[Number(i)] ?? '' };
  if (kind === 'cylinder' && key === 'radiusMm') return { part: nth(part), name: 'diameter' };
  if (kind === 'cylinder' && key === 'halfMm') return { part: nth(part), name: 'length' };
  return null;
}

/** The place of a number in words; null for one that no field of the builder has. */
function placeAt(path: string): string | null {
  const [, part, , key, i, j] = PART.exec(path) ?? [];
  if (key === 'pointsMm' && j !== undefined) return `Part ${nth(part)}, point ${nth(i)}: ${axis(j)}`;
  if (key === 'atMm' && i !== undefined) return `Part ${nth(part)}: ${axis(i)} of its middle`;
  const [, whole, made] = MADE.exec(path) ?? [];
  if (made !== undefined) return `Part ${nth(whole)}: ${MADE_WORDS[made as keyof typeof MADE_WORDS]}`;
  const [, side, of, k] = FACE.exec(path) ?? [];
  if (of === 'normal' && k !== undefined) return `Side ${nth(side)}: ${axis(k)} of its direction`;
  if (of === 'name') return `Side ${nth(side)}: its name`;
  const [, triple, m] = TRIPLE.exec(path) ?? [];
  if (triple === 'comMm') return `The centre of mass: ${axis(m)}`;
  if (triple === 'inertiaGMm2') return `The moment of inertia about ${axis(m)}`;
  if (path === '$.densityGCm3') return 'The density';
  if (path === '$.massG') return 'The mass';
  return path === '$.title' ? 'The title' : null;
}

function valueAt(json: unknown, path: string): unknown {
  return path
    .slice(1)
    .split(/[.[\]]/)
    .filter((key) => key !== '')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      json,
    );
}

const countAt = (json: unknown, path: string): number => {
  const list = valueAt(json, path);
  return Array.isArray(list) ? list.length : 0;
};

function saidOfSize({ part, name }: Size, half: unknown): string {
  const range = `expected ${THINNEST_MM} to ${2 * FURTHEST_MM} mm`;
  if (typeof half !== 'number') return `Part ${part}: the ${name} is missing; ${range}.`;
  const turned = half < 0 ? ', which turns it inside out' : '';
  return `Part ${part}: the ${name} is ${show(2 * half)}${turned}; ${range}.`;
}

function saidOfCount(path: string, json: unknown): string | null {
  const count = countAt(json, path);
  if (path === '$.parts')
    return count === 0 ? 'The body has no parts.' : `The body has ${count} parts; ${MOST_PARTS} are the most.`;
  if (path === '$.faces')
    return count === 0 ? 'No side has a name.' : `${count} sides have names; ${MOST_FACES} are the most.`;
  const [, part, kind, key, point] = PART.exec(path) ?? [];
  if (kind !== 'hull' || key !== 'pointsMm' || point !== undefined) return null;
  return count < FEWEST_POINTS
    ? `Part ${nth(part)} needs ${FEWEST_POINTS} points or more to be a solid; it has ${count}.`
    : `Part ${nth(part)} has ${count} points; ${MOST_POINTS} are the most.`;
}

/** Faults of a body as a whole. */
function saidOfSolid({ path = '', message }: Fault): string {
  const [, part] = PART.exec(path) ?? [];
  if (part !== undefined)
    return message.includes('is flat')
      ? `Part ${nth(part)} is flat: its points lie in one plane.`
      : message.replace(path, `Part ${nth(part)}`);
  const place = placeAt(path);
  if (MADE.test(path) && place !== null) return message.replace(path, place);
  if (path === '$.comMm') return 'The centre of mass is outside of the body.';
  if (path === '$.inertiaGMm2')
    return 'One moment of inertia is more than the other two together, as no body has them.';
  return path === '$.densityGCm3' ? message.replace(path, 'The density') : message.replace(path, 'The body');
}

/** A fault of a body in the words of its builder, one sentence. `json`: the body, as it was read. */
export function bodySays(fault: Fault, json: unknown): string {
  const { code, path = '', message } = fault;
  if (code === 'no-solid') return saidOfSolid(fault);
  const size = sizeAt(path);
  const value = valueAt(json, path);
  if (size !== null) return saidOfSize(size, value);
  const counted = Array.isArray(value) ? saidOfCount(path, json) : null;
  if (counted !== null) return counted;
  const [, side, of, k] = FACE.exec(path) ?? [];
  if (of === 'normal' && k === undefined) return `Side ${nth(side)} has no direction: x, y and z are all 0.`;
  if (of === 'name' && value === '') return `Side ${nth(side)} has no name.`;
  const place = placeAt(path);
  if (place === null) return message;
  if (value === '' || value === undefined) return `${place} is missing.`;
  return message.startsWith(path) ? `${place}${message.slice(path.length)}` : message;
}
