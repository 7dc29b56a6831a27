// The routes through the page that have a bound, and the files that each of them loads, found by walking the imports in
// the manifest of the build.

/** @typedef {import('vite').Manifest} Manifest */
/** @typedef {ReadonlySet<string>} Files paths in the folder of the built page */
/**
 * @typedef {object} Route
 * @property {string} name
 * @property {number} bound bytes, gzipped
 * @property {Files[]} ways what it loads, by each way to come to it; the heaviest one counts
 */

const PAGE = 'index.html';
/** A game's folder among the page's tables. */
const TABLE = /^src\/app\/tables\/([^/]+)\//;
/**
 * Rooms of a game that no first match enters: replays, drills, practice, the editor, words, pictures, sharing; the plot
 * of its end, which comes once it is over; and its tasks for the page's own thread, which come only where there can be
 * no worker (the worker's own file counts).
 */
const LATER = /^src\/app\/tables\/[^/]+\/(?:(?:watch|editor|teach|practice|talk|words|saved|sharing|end)\/|tasks\.ts$)/;
/** Shared rooms that load a part of themselves when a match begins. */
const WITH_EVERY_MATCH = /^src\/app\/(?:session|frame|scene|props|storage|tabs|offThread)\//;

/** The lab's pages, and experiments, each with its form in a folder of its own. */
const LAB = /^src\/app\/lab\//;
const EXPERIMENT = /^(src\/lab\/.+)\/[^/]+$/;
/** Every page fetches them behind its shell: saves, other tabs and, with these, the physics (pages/Pages.tsx). */
const WITH_EVERY_PAGE = /^src\/app\/(?:storage\/(?:browserStore|openEraser)|tabs\/(?:openTabs|seated))\.ts$/;

/** Bounds of a route's load, bytes, gzipped: the shell and a first match are each a second at 10 Mbit/s. */
export const BOUNDS = {
  shell: 100_000,
  picture: 30_000,
  typeface: 30_000,
  firstMatch: 1_300_000,
  furtherGame: 170_000,
  /** Beyond the pages of rooms. */
  hand: 118_000,
  lab: 250_000,
};
/** Pictures of cards come while one reads the start page already; each has a bound of its own. */
const PICTURE = /\.jpg$/;
/** Nor is a typeface waited for: until it is there, words stand in the system's own. */
const TYPEFACE = /\.woff2$/;

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} entries keys of it
 * @returns {Files} theirs, and all that those cannot run without: scripts, styles, models, WebAssembly, workers; no
 *   typefaces
 * @throws {Error} where one is missing
 */
function filesOf(manifest, entries) {
  const files = new Set();
  const seen = new Set(entries);
  for (const key of seen) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the manifest of the build has no ${key}`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      if (!TYPEFACE.test(file)) files.add(file);
    for (const other of chunk.imports ?? []) seen.add(other); // the loop comes to these, too
  }
  return files;
}

/** @param {Files} files @param {Files[]} loaded @returns {Files} */
const without = (files, ...loaded) => new Set([...files].filter((file) => !loaded.some((has) => has.has(file))));

/** @param {Manifest} manifest @returns {string[]} what the page asks for by `import()` */
const imported = (manifest) => Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry === true);

/** @param {Manifest} manifest @returns {string[]} the games that come behind the shell, sorted */
const gamesIn = (manifest) => [...new Set(imported(manifest).flatMap((key) => TABLE.exec(key)?.[1] ?? []))].sort();

/** @param {Manifest} manifest @param {string} game @returns {Files} */
const matchOf = (manifest, game) =>
  filesOf(
    manifest,
    imported(manifest).filter(
      (key) => WITH_EVERY_MATCH.test(key) || (TABLE.exec(key)?.[1] === game && !LATER.test(key)),
    ),
  );

/**
 * @param {Manifest} manifest
 * @param {Files} shell
 * @returns {Files[]} the lab with each of its experiments, beyond what every page has; none where there is no lab
 */
function labWays(manifest, shell) {
  const keys = imported(manifest);
  const pages = keys.filter((key) => LAB.test(key));
  const folders = [...new Set(keys.flatMap((key) => EXPERIMENT.exec(key)?.[1] ?? []))];
  const before = filesOf(
    manifest,
    keys.filter((key) => WITH_EVERY_PAGE.test(key)),
  );
  return folders.map((folder) => {
    const own = keys.filter((key) => EXPERIMENT.exec(key)?.[1] === folder);
    return without(filesOf(manifest, [...pages, ...own]), shell, before);
  });
}

/** The pages of rooms. */
const ROOMS = /^src\/app\/pages\/rooms\/RoomPage\.tsx$/;
/** The file in each game's folder that is a phone's hand. */
const HAND = 'around';
/** A computer's thoughts, which a room has on its server. */
const THINKS = /taskWorker/;

/**
 * @param {Manifest} manifest
 * @param {Files} shell
 * @returns {{ game: string, files: Files }[]} a phone's hand of each game, beyond rooms' pages
 * @throws {Error} where a game has none though another has
 */
function handsIn(manifest, shell) {
  const keys = Object.keys(manifest);
  const rooms = filesOf(
    manifest,
    keys.filter((key) => ROOMS.test(key)),
  );
  const games = gamesIn(manifest);
  const hands = games.flatMap((game) => {
    // Its rules tell whose it is, where other files of the game need a part of it and it has no name of its own.
    const isOf = (/** @type {string} */ key) =>
      TABLE.exec(key)?.[1] === game || manifest[key]?.imports?.some((file) => file.startsWith(`_${game}-`)) === true;
    const key = keys.find((one) => manifest[one]?.name === HAND && isOf(one));
    if (key === undefined) return [];
    const files = [...filesOf(manifest, [key])].filter((file) => !THINKS.test(file));
    return [{ game, files: without(new Set(files), shell, rooms) }];
  });
  if (hands.length > 0 && hands.length < games.length) throw new Error('a game in the build has no hand');
  return hands;
}

/** @param {Manifest} manifest @returns {Files[]} the typefaces, wherever they are asked for, each by itself */
function typefacesIn(manifest) {
  const all = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  return [...new Set(all.filter((file) => TYPEFACE.test(file)))].map((file) => new Set([file]));
}

/**
 * @param {Manifest} manifest
 * @returns {Route[]} the shell; a picture of a card; a typeface; a first match of each game; each game after another;
 *   the lab
 * @throws {Error} where the page has no game
 */
export function routesOf(manifest) {
  const first = [PAGE, ...filesOf(manifest, [PAGE])];
  const shell = new Set(first.filter((file) => !PICTURE.test(file)));
  const pictures = first.filter((file) => PICTURE.test(file)).map((file) => new Set([file]));
  const matches = gamesIn(manifest).map((game) => ({ game, files: without(matchOf(manifest, game), new Set(first)) }));
  if (matches.length === 0) throw new Error('the manifest of the build has no game in src/app/tables');
  const lab = labWays(manifest, new Set(first));
  const further = matches.map(({ game, files }) => ({
    game,
    ways: matches.filter((other) => other.game !== game).map((other) => without(files, other.files)),
  }));
  const typefaces = typefacesIn(manifest);
  return [
    { name: 'shell', bound: BOUNDS.shell, ways: [shell] },
    ...(pictures.length > 0 ? [{ name: 'a card’s picture', bound: BOUNDS.picture, ways: pictures }] : []),
    ...(typefaces.length > 0 ? [{ name: 'a typeface', bound: BOUNDS.typeface, ways: typefaces }] : []),
    ...matches.map(({ game, files }) => ({ name: `first match: ${game}`, bound: BOUNDS.firstMatch, ways: [files] })),
    ...further
      .filter(({ ways }) => ways.length > 0)
      .map(({ game, ways }) => ({ name: `further game: ${game}`, bound: BOUNDS.furtherGame, ways })),
    ...handsIn(manifest, new Set(first)).map(({ game, files }) => ({
      name: `a phone’s hand: ${game}`,
      bound: BOUNDS.hand,
      ways: [files],
    })),
    ...(lab.length > 0 ? [{ name: 'the lab', bound: BOUNDS.lab, ways: lab }] : []),
  ];
}
