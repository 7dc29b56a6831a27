// Writes docs/first-move.md: how often whoever begins a match wins it, for each pair of levels and each set-up that a
// game names. Rows are kept that have as many matches or more, so that it can be stopped and run again.
//   npm run first-move -- --matches 60 --best 20 --pair keen,steady
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { BOTS } from '#bots/registry.ts';
import { WON_BY_STARTER, type PlayTrial } from '#bots/trial.ts';
import { matchOf } from '#lab/matches/seatings.ts';
import { shareOf } from '#sim/maths/interval.ts';
import { loadPhysics } from '#sim/physics.ts';

const page = new URL('../docs/first-move.md', import.meta.url);
const SEED = 7;
const { values: asked } = parseArgs({
  options: {
    matches: { type: 'string', default: '100' },
    /** Of pairs with the strongest level, which think longest. */
    best: { type: 'string', default: '20' },
    /** Only this pair, as in `keen,steady`; several runs may count one each. */
    pair: { type: 'string' },
  },
});

const physics = await loadPhysics();
const rowOf = (key: string, wins: number, matches: number): string => {
  const { share, low, high } = shareOf(wins, matches);
  const percent = (part: number): string => (100 * part).toFixed(1);
  return `${key} | ${matches} | ${wins} | ${percent(share)} % | ${percent(low)} to ${percent(high)} |`;
};

/** Of one pair, each at both seats. */
function winsOf(play: PlayTrial, bots: readonly string[], matches: number): number {
  let wins = 0;
  for (let match = 0; match < matches; match += 1) {
    const played = play(physics, matchOf(bots, 'usual', SEED, match));
    if (!played.ok) throw new Error(played.fault.message);
    wins += played.value.figures[WON_BY_STARTER] ?? 0;
  }
  return wins;
}

/** Read anew each time, as another run may count other pairs meanwhile. */
const linesNow = (): readonly string[] => (existsSync(page) ? readFileSync(page, 'utf8').split('\n') : []);

for (const { trials, firstMove } of BOTS) {
  if (firstMove === undefined) continue;
  const { thrown } = await trials();
  const { levels } = thrown;
  const setups = await firstMove();
  const pairs = levels.flatMap((strong, i) => levels.slice(0, i + 1).map((weak) => [strong, weak]));
  const cells = pairs.flatMap((bots) =>
    setups.map(({ name, rules }) => ({
      bots,
      rules,
      key: `| ${bots.join(', ')} | ${name}`,
      matches: Number(bots[0] === levels.at(-1) ? asked.best : asked.matches),
    })),
  );
  const knownOf = ({ key }: (typeof cells)[number]): string | undefined =>
    linesNow().find((line) => line.startsWith(`${key} |`));
  const isCounted = (cell: (typeof cells)[number]): boolean =>
    Number(knownOf(cell)?.split('|')[3] ?? 0) >= cell.matches;
  for (const cell of cells) {
    const { bots, rules, key, matches } = cell;
    if (isCounted(cell) || (asked.pair !== undefined && asked.pair !== bots.join(','))) continue;
    const play = thrown.by(rules);
    if (!play.ok) throw new Error(play.fault.message);
    const row = rowOf(key, winsOf(play.value, bots, matches), matches);
    process.stdout.write(`${row}\n`);
    const rows = cells.flatMap((other) => (other === cell ? row : (knownOf(other) ?? [])));
    writeFileSync(page, pageOf(rows));
  }
}

function pageOf(rows: readonly string[]): string {
  return `# What the first move is worth

Written by \`npm run first-move -- --matches N --best M\` (seed ${SEED}; \`--best\`: matches of the level
that thinks longest), which counts a row again only where more matches are asked. Every bot begins equally often, so a
share of 50 % means that it does not matter who begins. For unequal levels, the stronger bot's
share where it begins is ahead of its share where it does not by twice what the share here is above 50 %. Intervals are Wilson's, 95 %. All
is by the rules of before sets had names (\`--rules before\`), in which a tackled piece that lay flat stays flat and *careless* bots answer
nothing. A whole first turn is that of the rule text; with one piece in it, as by the tuned rules, equal players come nearest to 50 %.

| match | set-up | matches | won by who began | share | interval |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
