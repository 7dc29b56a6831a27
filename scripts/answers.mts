// npm run answers: first answers of the lab, written into docs with the commands that made them. Parts whose command
// is in the page already are kept, so that it can be stopped and run again; --again makes all of them anew.
//   npm run answers -- --only friction
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { buildCli } from './build-cli.mjs';
import { asked as askedOf } from './lib/asked.mjs';

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

const questions = fileURLToPath(new URL('../docs/answers/questions.json', import.meta.url));
const PAGES = JSON.parse(readFileSync(questions, 'utf8')) as Readonly<Record<string, Page>>;

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = `${root}bin/tumbletop.mjs`;
const { values: asked } = askedOf('npm run answers', {
  options: { only: { type: 'string', multiple: true }, again: { type: 'boolean', default: false } },
});
const strange = asked.only?.find((id) => !Object.hasOwn(PAGES, id));
if (strange !== undefined) {
  console.error(`--only is ${JSON.stringify(strange)}; expected one of ${Object.keys(PAGES).join(', ')}.`);
  process.exit(2);
}

const commandOf = ({ args }: Part): string => `npx tumbletop lab ${args}`;
const slugOf = (page: string, { heading }: Part): string =>
  `docs/answers/${page}-${heading.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

/** Deletes the plots in the folder that no page shows: a command draws all that it has. */
function clear(): void {
  const shown = Object.keys(PAGES).map((id) => `${root}docs/${id}.md`);
  const pages = shown.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'));
  for (const file of readdirSync(`${root}docs/answers`))
    if (file.endsWith('.svg') && !pages.some((page) => page.includes(`(answers/${file})`)))
      rmSync(`${root}docs/answers/${file}`);
}

function made(page: string, part: Part): string {
  const slug = slugOf(page, part);
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
  return textOf(page, part, ran.stdout.trim());
}

function textOf(page: string, part: Part, answer: string): string {
  const { heading, says, files = {}, plot } = part;
  const named = `${slugOf(page, part)}${plot === undefined ? '' : `-${plot}`}.svg`;
  const shown = existsSync(`${root}${named}`) ? named : `${slugOf(page, part)}.svg`;
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

/** The answer as the page has it; null where it is of another command, or of other files. */
function kept(page: string, before: string, part: Part): string | null {
  const command = `$ ${commandOf(part)}\n`;
  const from = before.indexOf(command);
  if (asked.again || from < 0) return null;
  const answer = before.slice(from + command.length, before.indexOf('\n```', from));
  const text = textOf(page, part, answer);
  const setups = Object.entries(part.files ?? {}).map(([name, json]) => `\`${name}\`: \`${JSON.stringify(json)}\``);
  const above = before.slice(0, from);
  return setups.every((line) => above.includes(line)) && existsSync(`${root}${plotIn(text)}`) ? text : null;
}

const plotIn = (text: string): string => `docs/${/\]\((answers\/[^)]+)\)/.exec(text)?.[1] ?? ''}`;

await buildCli();
for (const [id, { title, says, parts }] of Object.entries(PAGES)) {
  if (asked.only !== undefined && !asked.only.includes(id)) continue;
  const path = `${root}docs/${id}.md`;
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const head = `# ${title}\n\nWritten by \`npm run answers -- --only ${id}\`; every figure is what the command above it prints.\n\n${says}\n\n`;
  const texts = parts.map((part) => kept(id, before, part));
  for (const [i, part] of parts.entries()) {
    process.stdout.write(`${id}: ${part.heading}${texts[i] === null ? '' : ' (kept)'}\n`);
    texts[i] ??= made(id, part);
    writeFileSync(path, `${head}${texts.filter((text) => text !== null).join('\n')}`); // so that it can be stopped
  }
}
clear();
