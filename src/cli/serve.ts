import { homedir, networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve as serveAll } from '#online/serve.node.ts';
import { BAD_INPUT, OK } from './exits.ts';
import { sharedStores } from './sharedStores.ts';
import type { Terminal } from './terminal.ts';
import { say } from './texts.ts';

export interface ServeArguments {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly postgres?: string;
  readonly redis?: string;
  readonly page: string;
  readonly workers: number;
  readonly publicUrl?: string;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  readonly log?: string;
}

/** Rooms are kept here unless another folder is named. */
export const DATA = join(homedir(), '.tumbletop');
/** The page that comes with the package, beside the command, of which this is a part in a folder of parts. */
export const PAGE = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'page');

/** `tumbletop serve`: the page with rooms, until Ctrl-C or SIGTERM; gives the exit code. */
export async function serve(
  { host, data, publicUrl, tlsCert, tlsKey, ...given }: ServeArguments,
  terminal: Terminal,
  until: Promise<void> = new Promise(() => undefined),
): Promise<number> {
  if ((tlsCert === undefined) !== (tlsKey === undefined)) {
    terminal.error(say.serveBothTls);
    return BAD_INPUT;
  }
  const tls = tlsCert === undefined || tlsKey === undefined ? null : { cert: tlsCert, key: tlsKey };
  const shared = sharedStores(given);
  if (!shared.ok) {
    terminal.error(shared.fault.message);
    return BAD_INPUT;
  }
  const server = await serveAll({ ...given, ...shared.value, host, data, tls, publicUrl: publicUrl ?? null });
  if (!server.ok) {
    terminal.error(server.fault.message);
    return BAD_INPUT;
  }
  const addresses = addressesOf(host).map(
    (address) => `${tls === null ? 'http' : 'https'}://${address}:${server.value.port}/`,
  );
  terminal.out(
    `${say.serves([...(publicUrl === undefined ? [] : [publicUrl]), ...addresses].join(' and '), shared.value.postgres?.shown ?? data, publicUrl === undefined && isLoopback(host))}\n`,
  );
  const close = async (): Promise<void> =>
    server.value.close().catch((error: unknown) => {
      throw new Error(say.serveNotPutAway(shared.value.postgres?.shown ?? data), { cause: error });
    });
  const release = terminal.atInterrupt(close);
  await until;
  release();
  await close();
  return OK;
}

/** Addresses to be typed elsewhere: of all that are listened at, those that this machine has. */
function addressesOf(host: string): readonly string[] {
  if (host !== '0.0.0.0') return [host];
  const own = Object.values(networkInterfaces()).flatMap((cards) => cards ?? []);
  return [
    '127.0.0.1',
    ...own.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
  ];
}

const isLoopback = (host: string): boolean => /^(?:127\.|localhost$|::1$)/.test(host);
