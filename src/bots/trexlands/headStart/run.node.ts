// `npm run head-start`: what V at the start is worth, by matches of equal bots in which one seat begins with more of
// them, with rolls by the published odds. `--matches N` plays each cell on to its N-th match (a cell is a number of
// players and a number of V), and keeps the counts in data/head-start.json, so that a run that was stopped goes on
// where it was. `--doc` writes the page with these figures; with `--matches 0` nothing is played.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { OPTIONS_BY } from '#games/trexlands/options.ts';
import { PHYSICS_BUILD } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { keepCounts } from '#bots/keptCounts.node.ts';
import { playByOdds } from '../byOdds.ts';
import { policyOf } from '../policies.ts';
import { countsSchema, nothingOf, withMatch, type Cell, type Ended } from './counts.ts';
import { pageOf } from './tell.ts';
import { measuredFor } from './worth.ts';

const FILE = new URL('../data/head-start.json', import.meta.url);

const { values: asked } = parseArgs({
  options: {
    matches: { type: 'string', default: '40' },
    players: { type: 'string', default: '2,3,4' },
    coins: { type: 'string' },
    doc: { type: 'string' },
  },
});
const numbers = (list: string): readonly number[] => list.split(',').map(Number);

/** The same number of a match is the same chance at every number of V. */
function play(level: string, { seats, coins, matches }: Cell): Ended {
  const given = matches % seats;
  const places = Array.from({ length: seats }, (_, seat) => seat);
  const ended = playByOdds(
    {
      build: PHYSICS_BUILD,
      tickHz: TICK_HZ,
      seed: 1 + Math.floor(matches / seats),
      seats: places.map((seat) => ({ name: `seat ${seat + 1}`, colour: seat, kind: 'bot' })),
      setup: { options: { ...OPTIONS_BY.tuned, headStart: places.map((seat) => (seat === given ? coins : 0)) } },
    },
    places.map(() => policyOf(level)),
  );
  if (!ended.ok) throw new Error(ended.fault.message);
  const { camps, outcome } = ended.value;
  const rivals = camps.filter(({ seat }) => seat !== given).map(({ x }) => x);
  return {
    won: outcome?.winners.some((seat) => seat === given) ?? false,
    ahead: (camps[given]?.x ?? 0) - Math.max(...rivals),
  };
}

const KEPT_EVERY = 10; // matches

let all = countsSchema.parse(JSON.parse(await readFile(FILE, 'utf8')));
for (let upTo = KEPT_EVERY; upTo - KEPT_EVERY < Number(asked.matches); upTo += KEPT_EVERY) {
  for (const seats of numbers(asked.players))
    for (const coins of asked.coins === undefined ? measuredFor(seats) : numbers(asked.coins)) {
      const is = (one: Cell): boolean => one.seats === seats && one.coins === coins;
      let so = all.cells.find(is) ?? nothingOf(seats, coins);
      while (so.matches < Math.min(upTo, Number(asked.matches))) so = withMatch(so, play(all.level, so));
      const cells = [...all.cells.filter((one) => !is(one)), so];
      all = { ...all, cells: cells.toSorted((a, b) => a.seats - b.seats || a.coins - b.coins) };
      await keepCounts(FILE, all);
    }
}
if (asked.doc !== undefined) await writeFile(asked.doc, pageOf(all));
