// Matches of every game, each with what Node makes of it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readReplayable } from '#cli/replay/readMatch.ts';
import { GAMES } from '#games/registry.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { filesUnder, root } from '../lib/source.mjs';

/** A match as a file, replayed in Node. */
export interface Replayed {
  readonly game: string;
  readonly name: string;
  readonly text: string;
  readonly actions: number;
  readonly hash: string; // of the last position
}

/** Exports of `tests/games/<game>/soakMatches.ts`: files of so many matches, the same for the same seed. */
interface Fresh {
  readonly soakMatches: (physics: Physics, seed: number, many: number) => readonly string[];
}

/**
 * The files of `tests/games/<game>/matches`, and so many fresh ones where the game makes any, of every game of the
 * registry.
 *
 * @throws {Error} where a game has no match at all, or one comes out in Node otherwise than it says
 */
export async function* replayedMatches(seed: number, fresh: number): AsyncGenerator<Replayed> {
  const physics = await loadPhysics();
  for (const { id } of GAMES) {
    const files = filesUnder(`tests/games/${id}/matches`).filter((file) => file.endsWith('.json'));
    const recorded = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
    const made = (await freshMatches(id, physics, seed, fresh)).map((text, i) => [`seed ${seed + i}`, text] as const);
    if (recorded.length + made.length === 0) throw new Error(`no match of ${id}: tests/games/${id}/matches is empty`);
    for (const [name, text] of [...recorded, ...made]) yield { game: id, name, text, ...(await inNode(name, text)) };
  }
}

async function freshMatches(game: string, physics: Physics, seed: number, many: number): Promise<readonly string[]> {
  const file = join(root, `tests/games/${game}/soakMatches.ts`);
  if (!existsSync(file)) return [];
  const { soakMatches } = (await import(pathToFileURL(file).href)) as Fresh;
  return soakMatches(physics, seed, many);
}

async function inNode(name: string, text: string): Promise<{ readonly actions: number; readonly hash: string }> {
  const read = await readReplayable(text, GAMES);
  if (!read.ok) throw new Error(`${name}: ${read.fault.message}`);
  const replaying = read.value.replay();
  let step = await replaying.next();
  while (!step.done) step = await replaying.next();
  const replayed = step.value;
  if (!replayed.ok) throw new Error(`${name}: ${replayed.fault.message}`);
  const { difference, actions, hash } = replayed.value;
  if (difference !== null || hash === null) throw new Error(`${name}: Node comes to another match than was recorded`);
  return { actions, hash };
}
