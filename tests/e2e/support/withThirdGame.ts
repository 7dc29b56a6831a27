import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the page is made of. */
const PARTS = [
  'src',
  'scripts',
  'models',
  'public',
  'index.html',
  'LICENSE',
  'package.json',
  'vite.config.ts',
  'tsconfig.base.json',
];
const THIRD = 'tests/thirdGame/src';

/** The line that a person would write into each registry, and what it is the line of. */
const REGISTRIES = [
  ['src/games/registry.ts', "import { module as omen } from './omen/module.ts';", 'omen'],
  ['src/app/tables/registry.ts', "import { omen } from './omen/module.tsx';", 'omen'],
] as const;

/** A copy of this project with one game more. */
export interface WithThirdGame {
  /** The built page. */
  readonly page: string;
  remove(): Promise<void>;
}

/**
 * Copies the source, puts the third game's folders into it and its line into both registries, and builds the page:
 * what a person does who adds a game, and no more.
 */
export async function withThirdGame(): Promise<WithThirdGame> {
  const folder = await mkdtemp(join(tmpdir(), 'tumbletop-third-'));
  await Promise.all(PARTS.map((part) => cp(part, join(folder, part), { recursive: true })));
  await cp(THIRD, join(folder, 'src'), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  for (const [file, line, name] of REGISTRIES) {
    const text = await readFile(join(folder, file), 'utf8');
    const longer = `${line}\n${text.replace(/\];/, `, ${name}];`)}`;
    if (longer.length !== text.length + line.length + name.length + 3) throw new Error(`${file} has no list`);
    await writeFile(join(folder, file), longer);
  }
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], { cwd: folder });
  return {
    page: join(folder, 'dist/app'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
