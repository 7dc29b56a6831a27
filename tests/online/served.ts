import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const TUMBLETOP = fileURLToPath(new URL('../../bin/tumbletop.mjs', import.meta.url));

export interface Served {
  /** Everything that the command has said so far. */
  readonly said: string;
  /** The first address that it named, with a slash. */
  readonly address: string;
  /** As whoever runs it stops it; gives the exit code. */
  stop(): Promise<number | null>;
  /** What it has complained of so far. */
  errors(): string;
}

/** `tumbletop serve` in a process of its own, at a free port, once it has said where. */
export async function served(
  args: readonly string[],
  { command = TUMBLETOP, cwd }: { readonly command?: string; readonly cwd?: string } = {},
): Promise<Served> {
  const all = [command, 'serve', '--port', '0', '--workers', '1', ...args];
  const child = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'pipe'], cwd });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let said = '';
  let errors = '';
  child.stderr.pipe(process.stderr, { end: false });
  child.stderr.on('data', (part: Buffer) => (errors += part.toString('utf8')));
  const address = await new Promise<string>((resolve, reject) => {
    void ended.then((code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString('utf8');
      const [, first] = /(https?:\/\/[\w.[\]:-]+:\d+\/).*Ctrl-C/s.exec(said) ?? [];
      if (first !== undefined) resolve(first);
    });
  });
  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM');
    return ended;
  };
  return { said, address, stop, errors: () => errors };
}
