// Which room of src may import what. See ARCHITECTURE.md: imports go one way,
//   sim <- referee <- engine <- games <- bots <- play <- (lab, online, cli, app)
// and the first six run anywhere, so they may name only packages that do.
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { gameIds } from './lib/games.mjs';
import { importsOf, packageOf, targetOf } from './lib/imports.mjs';
import { filesUnder, finishFiles, isMain, isScript, parse } from './lib/source.mjs';

/** @typedef {import('./lib/source.mjs').Finding} Finding */

/** @type {Readonly<Record<string, readonly string[]>>} */
const mayImport = {
  sim: [],
  referee: ['sim'],
  engine: ['sim', 'referee'],
  games: ['sim', 'referee', 'engine'],
  bots: ['sim', 'referee', 'engine', 'games'],
  play: ['sim', 'referee', 'engine', 'games', 'bots'],
  lab: ['sim', 'referee', 'engine', 'games', 'bots', 'play'],
  online: ['sim', 'referee', 'engine', 'games', 'bots', 'play'],
  cli: ['sim', 'referee', 'engine', 'games', 'bots', 'play', 'lab', 'online'],
  app: ['sim', 'referee', 'engine', 'games', 'bots', 'play', 'lab', 'online'],
};

/**
 * Rooms within a room, each with what it may import of the others: only what stands before it. Files that lie in none
 * of them (texts.ts, route.ts) may be imported by all of them.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const floors = {
  play: [
    'host',
    'texts',
    'time',
    'input',
    'settings',
    'offThread',
    'storage',
    'sharing',
    'table',
    'say',
    'session',
    'ruler',
    'textTable',
    'teach',
    'form',
    'practice',
    'replay',
    'game',
  ],
  app: [
    'time',
    'ui',
    'late',
    'input',
    'settings',
    'audio',
    'haptics',
    'session',
    'offThread',
    'storage',
    'offline',
    'tabs',
    'scene',
    'textTable',
    'teach',
    'frame',
    'replay',
    'saved',
    'sharing',
    'lab',
    'pages',
    'practice',
    'table',
    'tables',
  ],
};

/**
 * @param {string} file path from the root
 * @param {readonly string[]} games their ids
 * @returns {number | null} the place of its room among those of play or the page; null outside, and for a file of none
 */
function floorOf(file, games) {
  const [, room = '', inner = ''] = /^src\/(play|app)\/([^/]+)\//.exec(file) ?? [];
  const all = floors[room];
  if (all === undefined || inner === 'styles') return null;
  // A game's own part of play stands above all that its games share.
  return room === 'play' && games.includes(inner) ? all.length : all.indexOf(inner);
}

/** The parts of `online` that a page has, too; the rest is the server's. */
const PART_OF_PAGE = /^src\/online\/(protocol|client)\//;

const pureRooms = ['sim', 'referee', 'engine', 'games', 'bots', 'play'];
/** Rooms with a folder a game. */
const roomsByGame = ['games', 'bots', 'play'];

const physics = '@dimforge/rapier3d-compat';

/** Packages of plain arithmetic and data: no DOM, no Node, the same answer everywhere. */
const purePackages = ['zod', 'pure-rand', '@noble/hashes', '@scure/base', 'fflate'];
/** A session's state, without React. */
const packagesOfPlay = [...purePackages, 'zustand'];

const manifest =
  /** @type {Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>} */ (
    JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  );
/** Packages that are there when the command is installed from the packed package. */
const installed = Object.keys(manifest.dependencies);
/** Packages that may be missing there. */
const optional = Object.keys(manifest.peerDependencies);
/** The files that may import those; others load them with `import()`, once they have looked what is installed. */
const ofOptional = [
  'src/lab/queue/bull.node.ts',
  'src/online/ingress/redisRelay.node.ts',
  'src/online/store/postgresHints.node.ts',
  'src/online/store/postgresPool.node.ts',
  'src/online/store/postgresStore.node.ts',
];
const known = [...installed, ...Object.keys(manifest.devDependencies)];

const nodeModules = new Set(builtinModules);
/** @param {string} specifier */
const isNodeModule = (specifier) =>
  specifier.startsWith('node:') || nodeModules.has(specifier) || nodeModules.has(packageOf(specifier));

/** @param {string} file */
const nodeOnly = (file) =>
  file.startsWith('src/cli/') || file.startsWith('src/online/server/') || /\.node\.tsx?$/.test(file);
/**
 * Files that the bots or the tables of every game share; the registry is none of them, as it knows all games.
 * @param {string} file
 * @param {readonly string[]} games
 */
const isShared = (file, games) =>
  /^src\/bots\/(?!registry\.)[^/]+$/.test(file) ||
  (file.startsWith('src/play/') && placeOf(file, games)?.game === null);
/** @param {string} file */
const browserOnly = (file) => file.startsWith('src/app/') || /\.browser\.tsx?$/.test(file);

/**
 * @param {string} file path from the root
 * @param {readonly string[]} games their ids
 * @returns {{ room: string, game: string | null } | null}
 */
function placeOf(file, games) {
  const [src, room = '', next, ...rest] = file.split('/');
  if (src !== 'src' || !(room in mayImport) || next === undefined) return null;
  // A file directly in src/games (the list of games, say) belongs to no game; play has rooms beside its games.
  const isGame = roomsByGame.includes(room) && rest.length > 0 && (room !== 'play' || games.includes(next));
  return { room, game: isGame ? next : null };
}

/**
 * @param {string} file path from the root, with forward slashes
 * @param {string} text
 * @param {readonly string[]} [games] their ids
 * @returns {Finding[]}
 */
export function checkRooms(file, text, games = gameIds()) {
  const { program, comments, findings, report } = parse(file, text);
  const place = placeOf(file, games);
  if (place === null) {
    report(0, `lies in no room: src holds ${Object.keys(mayImport).join(', ')}`);
    return findings;
  }
  if (floorOf(file, games) === -1) report(0, `lies in no room of ${place.room}: ${floors[place.room]?.join(', ')}`);
  const { room, game } = place;
  const pure = pureRooms.includes(room);
  const allowedRooms = mayImport[room] ?? [];

  if (/\.[cm]?jsx?$|\.[cm]ts$/.test(file)) report(0, 'src is TypeScript: name the file .ts or .tsx');
  if (pure && file.endsWith('x')) report(0, `${room} draws nothing: no JSX here`);

  for (const comment of comments) {
    // One such line would bring a whole world of types back into every file of the project.
    if (pure && comment.type === 'Line' && /^\/\s*<reference\b/.test(comment.value)) {
      report(comment.start, `${room} may not reference other type libraries`);
    }
  }

  for (const { specifier, typeOnly, asPath, late, start } of importsOf(program)) {
    if (specifier === null) {
      if (pure) report(start, `${room} may import only what is named in plain text`);
      continue;
    }
    const path = specifier.replace(/(?<!^)[?#].*$/, '');

    const target = targetOf(file, path);
    if (target !== null) {
      if (pure && path !== specifier) report(start, `${room} may not use the bundler's queries: ${specifier}`);
      if (!/\.\w+$/.test(posix.basename(path)) && !path.includes('*')) {
        report(start, `write the extension: ${specifier}`);
      }
      if (!target.startsWith('src/')) {
        if (pure) report(start, `${room} may not reach outside src: ${specifier}`);
        else if (/^(\.\.|tests|scripts|node_modules)(\/|$)/.test(target)) {
          report(start, `src may not import from there: ${specifier}`);
        }
        continue;
      }
      const there = placeOf(target, games);
      if (!asPath && path.startsWith('.') && (path.startsWith('../../') || (there !== null && there.room !== room))) {
        report(start, `write #${target.slice('src/'.length)}: ${specifier}`);
      }
      if (room === 'app' && there?.room === 'online' && !PART_OF_PAGE.test(target)) {
        report(start, `app may import only the protocol and the client of online: ${specifier}`);
      }
      const [here, beyond] = [floorOf(file, games), floorOf(target, games)];
      if (there?.room === room && here !== null && beyond !== null && here < beyond) {
        const named = (/** @type {number} */ floor) => floors[room]?.[floor] ?? 'shared play';
        report(
          start,
          `${named(here)} may not import ${beyond === floors[room]?.length ? 'a game' : named(beyond)}, which stands above it: ${specifier}`,
        );
      }
      if (there === null) {
        report(start, `leads into no room: ${specifier}`);
      } else if (there.room !== room) {
        if (!allowedRooms.includes(there.room)) report(start, `${room} may not import ${there.room}: ${specifier}`);
        else if (game !== null && roomsByGame.includes(there.room) && there.game !== game && !isShared(target, games))
          report(start, `${room} of ${game} may not import ${there.game ?? 'what knows all games'}: ${specifier}`);
      } else if (game !== null && there.game !== game && !isShared(target, games)) {
        report(
          start,
          there.game === null
            ? `a game may not import what is above it, which knows the other games: ${specifier}`
            : `games may not import each other: ${game} imports ${there.game}`,
        );
      }
      if (!typeOnly && nodeOnly(target) && !nodeOnly(file)) {
        report(start, `runs only in Node, and this file does not: ${specifier}`);
      }
      if (!typeOnly && !late && ofOptional.includes(target) && !ofOptional.includes(file)) {
        report(start, `stands on packages that may be missing, so load it with import(): ${specifier}`);
      }
      if (!typeOnly && browserOnly(target) && !browserOnly(file)) {
        report(start, `runs only in the browser, and this file does not: ${specifier}`);
      }
      continue;
    }

    if (path.startsWith('/') || /^[a-z]+:\/\//i.test(path)) {
      report(start, `import by a relative path or a package's name: ${specifier}`);
      continue;
    }
    if (isNodeModule(path)) {
      if (!nodeOnly(file)) report(start, `${room} may not use Node's modules here: ${specifier}`);
      else if (!path.startsWith('node:')) report(start, `write node:${path}`);
      continue;
    }

    const name = packageOf(path);
    if (name === physics) {
      if (room === 'sim' || (room === 'app' && typeOnly)) continue;
      report(start, room === 'app' ? 'app may import types of the physics engine only' : `only sim may import ${name}`);
    } else if (pure) {
      const allowed = room === 'play' ? packagesOfPlay : purePackages;
      if (!allowed.includes(name) || specifier === 'zustand') {
        report(start, `${room} may not import ${specifier} (allowed: ${allowed.join(', ')})`);
      }
    } else if (browserOnly(file)) {
      if (!known.includes(name)) report(start, `${name} is not in package.json`);
    } else if (optional.includes(name) && ofOptional.includes(file)) {
      continue;
    } else if (!typeOnly && !installed.includes(name)) {
      report(start, `${name} is not among the dependencies, so the installed command would lack it`);
    }
  }
  return findings;
}

if (isMain(import.meta.url)) {
  const games = gameIds();
  finishFiles('rooms', filesUnder('src').filter(isScript), (file, text) => checkRooms(file, text, games));
}
