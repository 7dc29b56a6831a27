import { replayableBy, type ReadMatch } from '#engine/module/matches.ts';
import { matchOf } from './matchFile.ts';
import { omen } from './omen.ts';
import { replayTable } from './perform.ts';
import { say } from './texts.ts';

async function openTable() {
  const { loadPhysics } = await import('#sim/physics.ts');
  return replayTable(await loadPhysics());
}

export const matches: ReadMatch = replayableBy({
  game: omen,
  matchOf,
  openTable,
  waiting: ({ turn, foretold }) => say.waiting(turn.seat, foretold.length > 0 ? 'throw' : 'foretell'),
});
