// Writes the puzzles of every game that has any, found in matches of its computer players. Takes many minutes.
//   npx tsx scripts/make-puzzles.ts
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { BOTS } from '../src/bots/registry.ts';
import { loadPhysics } from '../src/sim/physics.ts';

const physics = await loadPhysics();
for (const { id, puzzles } of BOTS) {
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
