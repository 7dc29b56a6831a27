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

const questions = fileURLToPath(new URL('../docs/answers/questions.json', import.meta.url));
const PAGES = JSON.parse(readFileSync(questions, 'utf8')) as Readonly<Record<string, Page>>;

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
