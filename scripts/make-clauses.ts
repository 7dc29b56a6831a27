// Writes docs/clauses.md: for each clause of the game that has a rulebook where it is decided, tested, explained, shown
// and practised.
//   npx tsx scripts/make-clauses.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import type { Chapter, ClauseHelp } from '#engine/lessons.ts';
import type { GameModule, Rulebook } from '#engine/module/gameModule.ts';
import { GAMES } from '#games/registry.ts';

const root = new URL('../', import.meta.url);
export const clausesPage = new URL('docs/clauses.md', root);

/** The game that the page is about: the first that has a rulebook. */
function ruledGame(): GameModule & Required<Pick<GameModule, 'rulebook'>> {
  for (const game of GAMES) if (game.rulebook !== undefined) return { ...game, rulebook: game.rulebook };
  throw new Error('no game has a rulebook');
}

const { id: GAME, name: NAME, rulebook } = ruledGame();
const RULEBOOK: Rulebook = await rulebook();

/** `AB-01`, `AB-02`, ... */
const CLAUSES = Array.from(
  { length: RULEBOOK.clauses },
  (_, i) => `${RULEBOOK.book}-${String(i + 1).padStart(2, '0')}`,
);
const CLAUSE = new RegExp(`${RULEBOOK.book}-\\d\\d`, 'g');
/** "AB-01 to AB-63" says where a list ends, not where a clause is decided. */
const SPAN = new RegExp(`${CLAUSE.source} to ${CLAUSE.source}`, 'g');

/** One clause with everything that is about it. */
export interface Row {
  readonly clause: ClauseHelp;
  /** Why its drill is another clause's; null if it is its own. */
  readonly shared: string | null;
  readonly code: readonly string[]; // files of the rooms that decide
  readonly tests: readonly string[]; // files, and folders of scenarios
}

export interface Table {
  readonly chapters: readonly Chapter[];
  readonly rows: readonly Row[];
  readonly scenarios: readonly string[]; // names, as examples have them
  readonly drills: readonly string[];
  /** Clauses that source or tests speak of, and where. */
  readonly mentioned: ReadonlyMap<string, readonly string[]>;
  /** Clause and code, as scenarios expect them of a ruling. */
  readonly rulings: readonly (readonly [clause: string, code: string])[];
}

/** Everything there is, read off the checkout. */
export function clauseTable(): Table {
  const mentioned = mentions(
    [...filesUnder('src'), ...filesUnder('tests')].filter((file) => /\.(?:tsx?|json)$/.test(file)),
  );
  const { chapters, drills } = RULEBOOK;
  const rows = chapters
    .flatMap(({ clauses }) => clauses)
    .map((clause) => rowOf(clause, mentioned.get(clause.id) ?? []));
  const files = filesUnder('tests/scenarios').filter(
    (file) => file.endsWith('.json') && scenarioIn(file).game === GAME,
  );
  const scenarios = files.map((file) => file.slice('tests/scenarios/'.length, -'.json'.length));
  return {
    chapters,
    rows,
    scenarios,
    drills,
    mentioned,
    rulings: files.flatMap(expectedRulings),
  };
}

const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');

/** Paths from the root, with forward slashes, in the order of their letters. */
const filesUnder = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(fileURLToPath(root), join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

function mentions(files: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    const text = file.endsWith('.json') && file.startsWith('tests/scenarios/') ? file : textOf(file).replace(SPAN, '');
    for (const id of new Set(text.match(CLAUSE))) found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}

/** Scenarios of one clause are linked to by their folder. */
const FOLDER = new RegExp(`^(tests/scenarios/${CLAUSE.source}/).*`);

/** Sentences for people mention clauses, too; they decide nothing. */
const DECIDES = /^src\/(?:sim|referee|engine|games)\/(?!\w+\/help\/)(?!.*\btexts\.ts$).*\.ts$/;
const TESTS = /^tests\/(?:sim|referee|engine|games|scenarios)\/(?!author\/|\w+\/help\/).*\.(?:test\.ts|json)$/;

const SHARED = RULEBOOK.sharedDrills;

function rowOf(clause: ClauseHelp, files: readonly string[]): Row {
  const tests = files.filter((file) => TESTS.test(file)).map((file) => file.replace(FOLDER, '$1'));
  const shared = SHARED[clause.id] ?? null;
  return { clause, shared, code: files.filter((file) => DECIDES.test(file)), tests: [...new Set(tests)] };
}

interface ScenarioFile {
  readonly game?: string;
  readonly expect?: readonly { readonly rulings?: readonly { readonly clause?: string; readonly code?: string }[] }[];
}

const scenarioIn = (file: string): ScenarioFile => JSON.parse(textOf(file)) as ScenarioFile;

function expectedRulings(file: string): (readonly [string, string])[] {
  const { expect = [] } = scenarioIn(file);
  return expect.flatMap(({ rulings = [] }) =>
    rulings.flatMap(({ clause, code }) =>
      clause === undefined || code === undefined ? [] : [[clause, code] as const],
    ),
  );
}

/** Missing clauses, and names of things that do not exist; a sentence each. */
export function holesIn({ rows, scenarios, drills, mentioned, rulings }: Table): string[] {
  const clauses = rows.map(({ clause }) => clause);
  const own = new Set(rows.flatMap(({ clause, shared }) => (shared === null ? [clause.drill] : [])));
  return [
    ...Object.keys(SHARED).flatMap((id) =>
      CLAUSES.includes(id) ? [] : [`sharedDrills.json: there is no clause ${id}`],
    ),
    ...CLAUSES.flatMap((id) => expectOne(id, clauses.filter((clause) => clause.id === id).length)),
    ...[...mentioned].flatMap(([id, files]) =>
      CLAUSES.includes(id) ? [] : [`${files.join(', ')}: there is no clause ${id}`],
    ),
    ...twice(clauses.map(({ title }) => title)).map((title) => `two clauses are called "${title}"`),
    ...rows.flatMap(holesOf),
    ...clauses.flatMap(({ id, example }) =>
      scenarios.includes(example) ? [] : [`${id}: its example ${example} is no scenario`],
    ),
    ...clauses.flatMap(({ id, drill }) => (drills.includes(drill) ? [] : [`${id}: there is no drill ${drill}`])),
    ...drills.flatMap((id) => (own.has(id) ? [] : [`the drill ${id} is no clause's own`])),
    ...RULEBOOK.codes.flatMap((code) =>
      clauses.some(({ codes }) => codes.includes(code)) ? [] : [`no clause has the ruling ${code}`],
    ),
    ...twice(
      rulings.map((ruling) => ruling.join(' ')),
      0,
    ).flatMap((ruling) => holeOfRuling(ruling, clauses)),
  ];
}

const expectOne = (id: string, count: number): string[] =>
  count === 1 ? [] : [`${id} has ${count} entries of help; expected one`];

const twice = (words: readonly string[], beyond = 1): string[] =>
  [...new Set(words)].filter((word) => words.filter((other) => other === word).length > beyond);

function holesOf({ clause, shared, code, tests }: Row): string[] {
  const { id, title, words, codes } = clause;
  return [
    ...(title === '' || words === '' ? [`${id} has no words for a player`] : []),
    ...(code.length === 0 ? [`${id} is mentioned nowhere in the rooms that decide`] : []),
    ...(tests.length === 0 ? [`${id} has no test`] : []),
    ...(shared === '' ? [`${id} does not say why its drill is another clause's`] : []),
    ...codes.flatMap((name) => (RULEBOOK.codes.includes(name) ? [] : [`${id}: there is no ruling ${name}`])),
  ];
}

function holeOfRuling(ruling: string, clauses: readonly ClauseHelp[]): string[] {
  const [id, code = ''] = ruling.split(' ');
  return clauses.some((clause) => clause.id === id && clause.codes.includes(code))
    ? []
    : [`scenarios expect the ruling ${code} by ${id}, whose help does not have it`];
}

/** The page. */
export function clausesText({ chapters, rows }: Table): string {
  const parts = chapters.map(({ title, clauses }) => {
    const lines = rows.filter(({ clause }) => clauses.includes(clause)).map(lineOf);
    return `## ${title}\n\n| clause | in a player's words | rulings | decided in | tested in | example | drill |\n|---|---|---|---|---|---|---|\n${lines.join('\n')}\n`;
  });
  return `${HEAD}\n${parts.join('\n')}`;
}

const HEAD = `# The clauses of ${NAME}

Where each clause is decided, tested, explained, shown and practised. Written by \`npx tsx scripts/make-clauses.ts\` from the help
(\`src/games/${GAME}/help/\`), the source and the tests; \`tests/games/${GAME}/help/table.test.ts\` fails on a hole. The words are those of
the rules page. A drill in brackets is another clause's; the reason stands beside it.
`;

function lineOf({ clause, shared, code, tests }: Row): string {
  const { id, title, words, codes, example, drill } = clause;
  const practised = shared === null ? drill : `(${drill}) ${shared}`;
  const cells = [
    id,
    `**${title}.** ${words}`,
    codes.map((name) => `\`${name}\``).join(' '),
    code.map(link).join(' '),
    tests.map(link).join(' '),
    link(`tests/scenarios/${example}.json`),
    practised,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** A file by the end of its name that tells it apart, leading there. */
const link = (file: string): string => `[${shortName(file)}](../${file})`;

const shortName = (file: string): string =>
  file
    .replace(new RegExp(`^src/games/${GAME}/|^src/|^tests/games/${GAME}/|^tests/`), '')
    .replace(/\.(?:test\.ts|ts|json)$|\/$/, '');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const table = clauseTable();
  for (const hole of holesIn(table)) console.log(hole);
  writeFileSync(clausesPage, clausesText(table));
  console.log('docs/clauses.md');
}
