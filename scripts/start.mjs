// `npm start`: serves the page from its source and opens it where there is a screen. `npm start -- --port 8080` serves
// it there.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

function askedPort() {
  try {
    const { port } = parseArgs({ options: { port: { type: 'string' } } }).values;
    if (port === undefined) return undefined;
    if (!/^[0-9]+$/.test(port) || Number(port) > 65_535) throw new Error(`--port is a number up to 65535, not ${port}`);
    return Number(port);
  } catch (error) {
    return refuse(error);
  }
}

/** @param {unknown} error */
function refuse(error) {
  process.stderr.write(`npm start: ${error instanceof Error ? error.message : String(error)}\n`);
  return process.exit(2);
}

const port = askedPort();

/** Asking for a browser on a machine without a screen only makes an error. */
const hasScreen =
  process.platform === 'darwin' ||
  process.platform === 'win32' ||
  Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
const wanted = process.env['BROWSER'] !== 'none' && process.env['CI'] === undefined && process.stdout.isTTY;

// A port that was asked for is taken or refused; without one, the next free port will do.
const server = await createServer(port === undefined ? {} : { server: { port, strictPort: true } });
await server.listen().catch(refuse);
server.printUrls();
server.bindCLIShortcuts({ print: true });
if (hasScreen && wanted) server.openBrowser();
