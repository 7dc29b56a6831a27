import { BODIES } from '#lab/rolls/bodies.ts';
import { bodyOfFile } from '#lab/rolls/bodyFile.ts';
import type { LabBody } from '#lab/rolls/labBody.ts';
import { STANDARD_THROW, THROW_FORMAT, THROW_VERSION, type ThrowFile } from '#lab/rolls/throwFile.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { ValidateParameters } from '../parameters.ts';
import { COUNTED, SQUARE_DICE } from './published.ts';

/** A body and how it is thrown. */
export interface Subject {
  readonly id: string;
  readonly body: LabBody;
  readonly thrown: ThrowFile;
}

/** By which laws of motion a subject is rolled. */
export type Way =
  | { readonly by: 'engine'; readonly ticksHz: number; readonly ground: 'arena' | 'open' }
  | { readonly by: 'integrator'; readonly stepHz: number };

/** A subject rolled one way: the throw of a trial is the same for every way of its subject. */
export interface Series {
  readonly subject: Subject;
  readonly way: Way;
}

const USUAL: Way = { by: 'engine', ticksHz: TICK_HZ, ground: 'open' };

function named(name: string): LabBody {
  const found = BODIES.find((body) => body.name === name);
  if (found === undefined) throw new Error(`there is no body ${name}`);
  return found;
}

/** Its odd edge is so long in the squares' sides. */
function squareDie(ratio: number): LabBody {
  const half = SQUARE_DICE.sideMm / 2;
  const made = bodyOfFile({
    format: 'tumbletop/body',
    version: 1,
    title: `square die ${ratio}`,
    parts: [{ box: { halfMm: [half, half, half * ratio], atMm: [0, 0, 0] } }],
    densityGCm3: SQUARE_DICE.densityGCm3,
    faces: [
      { name: 'square', normal: [0, 0, 1] },
      { name: 'square', normal: [0, 0, -1] },
      { name: 'edge', normal: [1, 0, 0] },
      { name: 'edge', normal: [-1, 0, 0] },
      { name: 'edge', normal: [0, 1, 0] },
      { name: 'edge', normal: [0, -1, 0] },
    ],
  });
  if (!made.ok) throw new Error(made.fault.message);
  return made.value;
}

/** The throw that fits the published dice best (published.json). */
const DICE_THROW: ThrowFile = {
  format: THROW_FORMAT,
  version: THROW_VERSION,
  heightMm: 150,
  velocityMmS: [2000, 0, 0],
  speedSpreadMmS: 0,
  orientation: 'uniform',
  spinDegS: [0, 0, 0],
  spinSpreadRadS: 30,
  surface: { friction: 0.6, restitution: 0.1 },
  arena: 'open',
};

const SQUARE: readonly Subject[] = SQUARE_DICE.rows.map(({ ratio }) => ({
  id: `square-${ratio}`,
  body: squareDie(ratio),
  thrown: DICE_THROW,
}));

/** All whose faces are alike, and those that somebody has counted. */
const EVEN_NAMES: readonly string[] = [
  ...new Set(['d4', 'd6', 'd8', 'd10', 'd12', 'd20', 'coin', ...COUNTED.map(({ body }) => body)]),
];

const EVEN: readonly Subject[] = EVEN_NAMES.map((name) => ({ id: name, body: named(name), thrown: STANDARD_THROW }));

/** Whether its faces are alike. */
export const isEven = ({ id }: Subject): boolean => EVEN_NAMES.includes(id);

const THE_TRUCK: Subject = { id: 'truck', body: named('truck'), thrown: STANDARD_THROW };

/** Those of which geometry tells how they come to rest: the square dice, and every body that has a name. */
export const REST: readonly Subject[] = [
  ...SQUARE,
  ...BODIES.map(
    ({ name }) =>
      [THE_TRUCK, ...EVEN].find(({ id }) => id === name) ?? { id: name, body: named(name), thrown: STANDARD_THROW },
  ),
];

/** The truck by steps of twice the length, too: whether the integrator's own step matters. Dice by these alone. */
const COARSER = 2;

/** Every series that the parameters ask for, in the order in which they are counted. */
export function seriesOf({ parts, ticksHz, stepHz }: ValidateParameters): readonly Series[] {
  const coarser: Way = { by: 'integrator', stepHz: stepHz / COARSER };
  const dice = [
    ...SQUARE.flatMap((subject) => [USUAL, coarser].map((way) => ({ subject, way }))),
    ...EVEN.map((subject) => ({ subject, way: USUAL })),
  ];
  const truck: readonly Way[] = [
    { by: 'engine', ticksHz: TICK_HZ, ground: 'arena' },
    ...ticksHz.map((hz): Way => ({ by: 'engine', ticksHz: hz, ground: 'open' })),
    { by: 'integrator', stepHz },
    coarser,
  ];
  const others = [
    ...(parts.includes('dice') ? dice : []),
    ...(parts.includes('truck') ? truck.map((way) => ({ subject: THE_TRUCK, way })) : []),
  ];
  const isThere = (subject: Subject): boolean => others.some((one) => one.subject === subject && isUsual(one));
  const rest = REST.filter((subject) => !isThere(subject)).map((subject) => ({ subject, way: USUAL }));
  return [...others, ...(parts.includes('rest') ? rest : [])];
}

/** Two series of one subject, whose trials are the same throws, by their places. */
export interface Pair {
  readonly first: number;
  readonly second: number;
}

const isUsual = ({ way }: Series): boolean => way.by === 'engine' && way.ground === 'open' && way.ticksHz === TICK_HZ;

/** Pairs of the truck that are counted trial by trial: the arena and open ground; every way and the integrator. */
export function pairsOf(series: readonly Series[]): readonly Pair[] {
  const ways = series.flatMap((one, i) => (one.subject === THE_TRUCK ? [{ ...one, i }] : []));
  const arena = ways.find(({ way }) => way.by === 'engine' && way.ground === 'arena');
  const usual = ways.find(isUsual);
  const integrator = ways.find(({ way }) => way.by === 'integrator');
  if (integrator === undefined || arena === undefined) return [];
  return [
    ...(usual === undefined ? [] : [{ first: arena.i, second: usual.i }]),
    ...ways.filter((one) => one !== integrator).map(({ i }) => ({ first: i, second: integrator.i })),
  ];
}

/** The outcome of the truck, and of a square die, whose share is asked for: that of the first of its faces. */
export const askedOf = ({ body }: Subject): string => body.faces[0]?.name ?? '';
