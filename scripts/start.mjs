// `npm start`: serves the page from its source and opens it where there is a screen.
import process from 'node:process';
import { createServer } from 'vite';

/** Asking for a browser on a machine without a screen only makes an error. */
const hasScreen =
  process.platform === 'darwin' ||
  process.platform === 'win32' ||
  Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
const wanted = process.env['BROWSER'] !== 'none' && process.env['CI'] === undefined && process.stdout.isTTY;

const server = await createServer();
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
if (hasScreen && wanted) server.openBrowser();
