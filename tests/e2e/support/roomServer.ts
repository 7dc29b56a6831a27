import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TUMBLETOP = fileURLToPath(new URL('../../../bin/tumbletop.mjs', import.meta.url));
const PAGE = process.env['TUMBLETOP_E2E_PAGE'] ?? 'dist/app';

/** The command that serves the page with rooms, in a process of its own. */
export class RoomServer {
  private process: ChildProcess | null = null;

  private constructor(
    private readonly data: string,
    /** Where it listens, the same again after it was killed. */
    public port: number,
    private readonly page: string,
    private readonly more: readonly string[],
  ) {}

  static async start(page = PAGE, ...more: readonly string[]): Promise<RoomServer> {
    const server = new RoomServer(await mkdtemp(join(tmpdir(), 'tumbletop-rooms-')), 0, page, more);
    await server.open();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  /** As by a power cut: nothing is finished, nobody is told. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** As whoever runs it stops it. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { process: child } = this;
    this.process = null;
    if (child === null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  /** Serves again at the same address what was stored. */
  async open(): Promise<void> {
    const args = [
      'serve',
      '--port',
      String(this.port),
      '--data',
      this.data,
      '--page',
      this.page,
      '--workers',
      '1',
      ...this.more,
    ];
    const child = spawn(process.execPath, [TUMBLETOP, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.process = child;
    this.port = await new Promise<number>((resolve, reject) => {
      let said = '';
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
      child.stdout.on('data', (part: Buffer) => {
        said += part.toString('utf8');
        const [, port] = /http:\/\/[\d.]+:(\d+)\//.exec(said) ?? [];
        if (port !== undefined) resolve(Number(port));
      });
    });
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}
