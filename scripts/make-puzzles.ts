// Writes the puzzles of every game that has any, or of the one that is named, found in matches of its computer players.
// Takes many minutes where matches are played by hand.
//   npx tsx scripts/make-puzzles.ts [game]
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { BOTS } from '#bots/registry.ts';
import { loadPhysics } from '#sim/physics.ts';

const [only] = process.argv.slice(2);
const games = BOTS.filter(({ id, puzzles }) => puzzles !== undefined && (only === undefined || id === only));
if (games.length === 0) throw new Error(`${only} is no game that has puzzles`);
const physics = await loadPhysics();
for (const { id, puzzles } of games) {
  if (puzzles === undefined) continue;
  const finding = (await puzzles())(physics);
  let step = finding.next();
  for (; !step.done; step = finding.next()) process.stdout.write(`${id}: ${step.value}\n`);
  const written = { provenance: 'invented', note: 'Written by scripts/make-puzzles.ts.', puzzles: step.value };
  writeFileSync(
    new URL(`../src/games/${id}/help/puzzles/puzzles.json`, import.meta.url),
    `${JSON.stringify(written)}\n`,
  );
}
