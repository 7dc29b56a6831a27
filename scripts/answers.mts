// npm run answers: first answers of the lab, written into docs with the commands that made them. Parts whose command
// is in the page already are kept, so that it can be stopped and run again; --again makes all of them anew.
//   npm run answers -- --only friction
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import process from 'node:process';
import { buildCli } from './build-cli.mjs';

interface Part {
  readonly heading: string;
  /** The question, and how to read the answer; no figures, as those are made. */
  readonly says: string;
  /** Of `tumbletop lab`. */
  readonly args: string;
  /** Files with set-ups that the command names: their JSON. */
  readonly files?: Readonly<Record<string, object>>;
  /** The id of the plot that is shown, where there are several. */
  readonly plot?: string;
}

interface Page {
  readonly title: string;
  readonly says: string;
  readonly parts: readonly Part[];
}

const PAGES: Readonly<Record<string, Page>> = {
  friction: {
    title: 'On which surfaces does a walk work?',
    says: `The designer's advice of 2005 was that unvarnished wood, paper, rubber and fabric serve, and formica, vinyl and polished things do
not. Nobody has published the friction of these pyramids on any of them. What can be worked out is how much a step needs: a finger on
the tip tips a piece over its far corner before it slides if the coefficient of friction is above half the diagonal over the height,
0.40 for every size. The simulation knows nothing of that rule; it holds the hand's push against friction at every tick.`,
    parts: [
      {
        heading: 'Where half of the steps hold',
        says: 'Steps over bare surfaces around the threshold, with a careful hand that does not shake.',
        args: 'friction --friction 0.34:0.46:0.02 --size S,M,L --trials 40',
      },
      {
        heading: 'The named surfaces, with a careful hand',
        says: `The coefficients of the named surfaces are house values around that threshold, in the order of the advice (rubber first). A verdict
of *holds* or *slips* is given where the interval allows one; *risky* is between, or not yet known.`,
        args: 'friction --surface all --size S,L --trials 60',
      },
      {
        heading: 'And with a hand that shakes',
        says: 'The same, with the tremor of a usual hand.',
        args: 'friction --surface all --size S,L --steadiness usual --trials 60',
      },
    ],
  },
  range: {
    title: 'How far does each size get?',
    says: `The rules let a small piece walk four steps, a medium one two and a large one one (4/2/1). A reader of the first draft proposed 6/3/1.
Geometry bounds a turn by the steps times the diagonal of the base; how much of it a hand gets is simulated.`,
    parts: [
      {
        heading: 'A turn by either rule, and the turns across',
        says: 'Straight walks on paper, with a careful hand; a tackle reaches as far under any rule.',
        args: 'range --ranges 4/2/1,6/3/1 --surface matte-paper --trials 20',
        plot: 'reach',
      },
      {
        heading: 'Does size matter but for tempo?',
        says: `The reader feared that sizes differ in nothing but tackling reach, and that whose turn it is would decide. Bots play both rules from
the same chances: the share that the first seat wins, how long a match is, and what the other rule changes.`,
        args: 'matches --game traction --bots careless,careless --matches 60 --setup usual.json six-three-one.json',
        files: { 'usual.json': {}, 'six-three-one.json': { options: { ranges: [6, 3, 1] } } },
        plot: 'differences',
      },
    ],
  },
  odds: {
    title: 'How often does a truck land on its wheels?',
    says: `The standard throw: from shoulder height, with a run and a tumble, as \`tumbletop odds\` and the bots know it. Every share has its
95 % interval.`,
    parts: [
      ...['scrub', 'salt-flat', 'gravel', 'dune'].map((terrain) => ({
        heading: `On ${terrain}`,
        says: 'A truck alone.',
        args: `rolls --body truck --terrain ${terrain} --trials 4000`,
      })),
      {
        heading: 'With ballast',
        says: 'The truck with weights under its floor, on scrub.',
        args: 'rolls --body truck-ballast --trials 4000',
      },
      ...[
        [1, 1],
        [2, 1],
        [2, 2],
        [3, 1],
      ].map(([attackers = 0, defenders = 0]) => ({
        heading: `${attackers} against ${defenders}`,
        says: 'Trucks that really meet in the arena, beside what follows if each stands or falls for itself.',
        args: `rolls ${'--body truck '.repeat(attackers + defenders)}--defenders ${defenders} --trials 1000`,
        plot: 'battle',
      })),
      {
        heading: 'A tenth of a millimetre',
        says: `The centre of mass, so many millimetres higher or lower, thrown from the same chances: what a heavier roof or floor does.`,
        args: 'rolls --body truck --vary com=-1,-0.5,-0.1,0.1,0.5,1 --trials 4000',
        plot: 'sensitivity',
      },
      {
        heading: 'Grip',
        says: 'Coefficients of friction of the ground, from the same chances.',
        args: 'rolls --body truck --vary friction=0.1:0.9:0.2 --trials 4000',
        plot: 'sensitivity',
      },
      {
        heading: 'Bounce',
        says: 'The restitution of the ground, from the same chances.',
        args: 'rolls --body truck --vary restitution=0,0.1,0.2,0.3,0.4,0.5 --trials 4000',
        plot: 'sensitivity',
      },
    ],
  },
};

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = `${root}bin/tumbletop.mjs`;
const { values: asked } = parseArgs({
  options: { only: { type: 'string', multiple: true }, again: { type: 'boolean', default: false } },
});
const strange = asked.only?.find((id) => !(id in PAGES));
if (strange !== undefined) {
  console.error(`--only is ${JSON.stringify(strange)}; expected one of ${Object.keys(PAGES).join(', ')}.`);
  process.exit(2);
}

const commandOf = ({ args }: Part): string => `npx tumbletop lab ${args}`;
const slugOf = (page: string, number: number): string => `docs/answers/${page}-${number}`;

function made(page: string, part: Part, number: number): string {
  const slug = slugOf(page, number);
  const files = Object.entries(part.files ?? {});
  for (const [name, json] of files) writeFileSync(`${root}${name}`, `${JSON.stringify(json)}\n`);
  const args = ['lab', ...part.args.split(' ').filter((word) => word !== ''), '--plot', `${slug}.svg`];
  const ran = spawnSync(process.execPath, [bin, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for (const [name] of files) rmSync(`${root}${name}`);
  if (ran.status !== 0) throw new Error(`${commandOf(part)} ended with ${ran.status}`);
  return textOf(page, part, number, ran.stdout.trim());
}

function textOf(page: string, part: Part, number: number, answer: string): string {
  const { heading, says, files = {}, plot } = part;
  const named = `${slugOf(page, number)}${plot === undefined ? '' : `-${plot}`}.svg`;
  const shown = existsSync(`${root}${named}`) ? named : `${slugOf(page, number)}.svg`;
  const setups = Object.entries(files).map(([name, json]) => `\`${name}\`: \`${JSON.stringify(json)}\`\n\n`);
  return `## ${heading}

${says}

${setups.join('')}\`\`\`
$ ${commandOf(part)}
${answer}
\`\`\`

![${heading}](${shown.replace('docs/', '')})
`;
}

/** The part as the page has it; null where its command is another one. */
function kept(before: string, part: Part): string | null {
  const from = before.indexOf(`## ${part.heading}\n`);
  if (asked.again || from < 0) return null;
  const next = before.indexOf('\n## ', from);
  const text = before.slice(from, next < 0 ? undefined : next + 1);
  return text.includes(`$ ${commandOf(part)}\n`) ? text : null;
}

await buildCli();
for (const [id, { title, says, parts }] of Object.entries(PAGES)) {
  if (asked.only !== undefined && !asked.only.includes(id)) continue;
  const path = `${root}docs/${id}.md`;
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const texts: string[] = [];
  for (const [i, part] of parts.entries()) {
    process.stdout.write(`${id}: ${part.heading}\n`);
    texts.push(kept(before, part) ?? made(id, part, i + 1));
  }
  const head = `# ${title}\n\nWritten by \`npm run answers -- --only ${id}\`; every figure is what the command above it prints.\n\n${says}\n\n`;
  writeFileSync(path, `${head}${texts.join('\n')}`);
}
