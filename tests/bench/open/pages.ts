import { execFile, execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, preview } from 'vite';

const run = promisify(execFile);

/** A built page that is served. */
export interface Served {
  readonly name: string;
  readonly address: string;
}

/** Undoes what was done, the last first. */
export type Undo = (undo: () => unknown) => void;

/** The page of this source, built in that folder. */
export async function buildHere(outDir: string): Promise<string> {
  await build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** Whether it is a folder with a built page. */
const isPage = (folder: string): boolean =>
  existsSync(join(folder, 'index.html')) && existsSync(join(folder, 'assets'));

/** @throws {Error} with a sentence, where no built page is there */
export function pageIn(folder: string): string {
  if (!isPage(folder)) throw new Error(`${folder} has no built page; npm run build makes one in dist/app.`);
  return folder;
}

/**
 * The page of a folder or of a commit, which is built in a worktree of its own under `temporary`, with the packages of
 * this one.
 *
 * @throws {Error} with a sentence, where it is neither
 */
export async function otherPage(beside: string, temporary: string, undo: Undo): Promise<string> {
  if (isPage(beside)) return beside;
  const commit = commitOf(beside);
  if (commit === null) throw new Error(`--beside is a folder with a built page, or a commit; ${beside} is neither.`);
  const [tree, outDir] = [join(temporary, 'tree'), join(temporary, 'other')];
  undo(() => run('git', ['worktree', 'remove', '--force', tree]).catch(() => undefined));
  await run('git', ['worktree', 'add', '--detach', tree, commit]);
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'));
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  await run(process.execPath, [vite, 'build', '--logLevel', 'error', '--outDir', outDir], { cwd: tree });
  return outDir;
}

function commitOf(name: string): string | null {
  try {
    const asked = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    return execFileSync('git', asked, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

export async function serve(name: string, outDir: string, undo: Undo): Promise<Served> {
  const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0 } });
  undo(() => server.close());
  return { name, address: server.resolvedUrls?.local[0] ?? '' };
}
