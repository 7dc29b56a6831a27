// Writes docs/flat-friction.md: what it changes that slide and spin of what lies flat share their friction
// (src/sim/roll/flat), for bodies that matches throw without it.
//   npm run flat-friction -- --throws 1000
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { asked as askedOf } from './lib/asked.mjs';
import { BODIES } from '#lab/rolls/bodies.ts';
import { setupsOf } from '#lab/rolls/count.ts';
import { lyingAs, outcomesOf, type LabBody } from '#lab/rolls/labBody.ts';
import { rollsParameters } from '#lab/rolls/parameters.ts';
import { slidOf } from '#lab/slide/count.ts';
import { layOn } from '#lab/slide/lying.ts';
import { lyingOf, slideParameters } from '#lab/slide/parameters.ts';
import { slidInTheory } from '#lab/slide/theory.ts';
import { pairedDifference } from '#lab/statistics/paired.ts';
import { degrees } from '#sim/maths/trig.ts';
import { horizontalDistance } from '#sim/maths/vec3.ts';
import { loadPhysics } from '#sim/physics.ts';
import { roll, type RestingBody } from '#sim/roll/roll.ts';
import type { RollSetup } from '#sim/roll/rollWorld.ts';
import { TICK_HZ } from '#sim/settings.ts';

const SEED = 1;
const page = new URL('../docs/flat-friction.md', import.meta.url);
const { values: asked } = askedOf('npm run flat-friction', {
  options: { throws: { type: 'string', default: '1000' } },
});
const throws = Number(asked.throws);
if (!Number.isInteger(throws) || throws < 2) {
  console.error(`--throws is ${asked.throws}; expected a whole number from 2.`);
  process.exit(2);
}

const THROWN = ['d4', 'd6', 'd8', 'd12', 'd20', 'coin', 'truck', 'truck-ballast', 'pyramid-M'];
const LAID: readonly (readonly [body: string, face: string])[] = [
  ['d6', '1'],
  ['coin', 'heads'],
  ['truck', 'left'],
  ['truck', 'roof'],
  ['pyramid-M', 'side'],
  ['pyramid-L', 'base'],
];
const STARTS = [
  { velocityMmS: 600, spinRadS: 0 },
  { velocityMmS: 600, spinRadS: 30 },
  { velocityMmS: 100, spinRadS: 30 },
] as const;
const FRICTION = 0.5; // as of the base terrain

const physics = await loadPhysics();

interface End {
  readonly outcome: string;
  readonly resting: RestingBody | undefined;
  readonly ms: number;
}

function endOf(setup: RollSetup, body: LabBody): End {
  const start = performance.now();
  const { bodies, settled } = roll(physics, setup);
  const ms = performance.now() - start;
  const [resting] = bodies;
  const outcome = settled && resting !== undefined ? lyingAs(body, resting.pose.rotation) : 'unsettled';
  return { outcome, resting, ms };
}

/** The same throws by both frictions: how each ends by the engine's, and by that of what lies flat. */
function pairsOf(body: LabBody): readonly (readonly [engine: End, flat: End])[] {
  const setupIn = setupsOf(rollsParameters.parse({ bodies: [body.name] }), [body], SEED);
  return Array.from({ length: throws }, (_, trial) => {
    const setup = setupIn(trial);
    return [endOf(setup, body), endOf({ ...setup, flat: true }, body)];
  });
}

type Pairs = ReturnType<typeof pairsOf>;

const percent = (part: number): string => (100 * part).toFixed(1);
const signed = (value: number, digits: number): string => `${value < 0 ? '' : '+'}${value.toFixed(digits)}`;
const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / values.length;

function oddsRows({ name, ...body }: LabBody, pairs: Pairs): readonly string[] {
  return [...outcomesOf({ name, ...body }), 'unsettled'].flatMap((outcome) => {
    const isIt = ({ outcome: end }: End): boolean => end === outcome;
    const engine = pairs.filter(([one]) => isIt(one)).length;
    const flat = pairs.filter(([, other]) => isIt(other)).length;
    if (engine + flat === 0) return [];
    const lost = pairs.filter(([one, other]) => isIt(one) && !isIt(other)).length;
    const { difference, low, high } = pairedDifference(flat - engine + lost, lost, pairs.length);
    const points = [low, high].map((by) => signed(100 * by, 2)).join(' to ');
    return `| ${name} | ${outcome} | ${percent(engine / throws)} | ${percent(flat / throws)} | ${signed(100 * difference, 2)} | ${points} |`;
  });
}

function restRow({ name }: LabBody, pairs: Pairs): string {
  const settled = pairs.filter(([one, other]) => one.outcome !== 'unsettled' && other.outcome !== 'unsettled');
  const since = ({ resting }: End): number => (resting?.restedAt ?? NaN) / TICK_HZ;
  const apart = settled.map(([one, other]) =>
    one.resting === undefined || other.resting === undefined
      ? 0
      : 1000 * horizontalDistance(one.resting.pose.position, other.resting.pose.position),
  );
  const sorted = [...apart].sort((a, b) => a - b);
  const otherwise = pairs.filter(([one, other]) => one.outcome !== other.outcome).length;
  const cells = [
    name,
    mean(settled.map(([one]) => since(one))).toFixed(3),
    mean(settled.map(([, other]) => since(other))).toFixed(3),
    (sorted[Math.floor(sorted.length / 2)] ?? NaN).toFixed(2),
    (sorted[Math.floor(sorted.length * 0.95)] ?? NaN).toFixed(1),
    percent(otherwise / throws),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** One body laid down and launched, in turn by the engine, by the friction of what lies flat, and in theory. */
function laidRow(body: string, face: string, start: (typeof STARTS)[number]): string {
  const by = (law: 'engine' | 'flat') => {
    const { slid, turned, ticks } = slidOf(
      physics,
      slideParameters.parse({ body, face, ...start, friction: FRICTION, law }),
    );
    return { mm: slid / 1000, deg: turned / 1000, s: ticks / TICK_HZ };
  };
  const parameters = slideParameters.parse({ body, face, ...start, friction: FRICTION });
  const lying = lyingOf(parameters);
  const { rotation, footing } = layOn(lying.body, lying.face);
  const theory =
    footing &&
    slidInTheory(footing, rotation, {
      speedMS: start.velocityMmS / 1000,
      spinRadS: start.spinRadS,
      friction: FRICTION,
    });
  const [engine, flat] = [by('engine'), by('flat')];
  const told = (mm: number, deg: number, s: number): string =>
    `${mm.toFixed(1)} | ${Math.round(deg) + 0} | ${s.toFixed(3)}`;
  const truth = theory === null ? '- | - | -' : told(theory.slidM * 1000, degrees(theory.turnedRad), theory.timeS);
  const cells = [
    `${body}, ${face}`,
    `${start.velocityMmS} mm/s, ${start.spinRadS} rad/s`,
    truth,
    told(flat.mm, flat.deg, flat.s),
    told(engine.mm, engine.deg, engine.s),
  ];
  return `| ${cells.join(' | ')} |`;
}

const laid = LAID.flatMap(([body, face]) => STARTS.map((start) => laidRow(body, face, start)));
const counted = THROWN.map((name) => {
  const body = BODIES.find((one) => one.name === name);
  if (body === undefined) throw new Error(`there is a ${name}`);
  const pairs = pairsOf(body);
  process.stdout.write(`${name}\n`);
  return { odds: oddsRows(body, pairs), rest: restRow(body, pairs) };
});
writeFileSync(
  page,
  `# What the friction of flat things changes

Written by \`npm run flat-friction -- --throws ${throws}\` (seed ${SEED}; build ${physics.build}), and never by hand.

What lies on a face slides and spins by one friction (\`src/sim/roll/flat\`): a roll asks for it, as a spun card and
\`lab slide --law flat\` do. Dice, trucks and pyramids of matches do not, and keep the engine's friction, in which a spin takes
nothing from a slide. Here the same throws by both.

## Laid down and launched

On a coefficient of ${FRICTION}: way, turn and time to the rest, in theory, by the friction of what lies flat, and by the engine's.
Theory is that of the face; a body that tips over it is not in it.

| lies on | start | theory mm | deg | s | flat mm | deg | s | engine mm | deg | s |
|---|---|---|---|---|---|---|---|---|---|---|
${laid.join('\n')}

## Odds of standard throws

${throws} throws of each body on the base terrain, to their rest, each by both: shares in %, and the difference in points with its
95 % interval (A. Agresti and Y. Min, 2005). Of so many rows one in twenty has an interval without 0 by chance.

| body | outcome | engine | flat | difference | interval |
|---|---|---|---|---|---|
${counted.flatMap(({ odds }) => odds).join('\n')}

## Where and when they rest

Mean time to the rest, how far apart the same throw's two rests are (median, and nineteen in twenty below), and the share of throws that
end otherwise.

| body | engine s | flat s | apart, median mm | 95 % below mm | end otherwise % |
|---|---|---|---|---|---|
${counted.map(({ rest }) => rest).join('\n')}
`,
);
