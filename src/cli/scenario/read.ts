import { gameIn } from '../../engine/files/gameIn.ts';
import { readScenario } from '../../engine/scenario/read.ts';
import type { Result } from '../../sim/result.ts';
import type { Playable } from './playable.ts';
import { tractionScenario } from './traction.ts';
import { trexlandsScenario } from './trexlands.ts';

const GAMES = { traction: tractionScenario, trexlands: trexlandsScenario } as const;
const IDS = Object.keys(GAMES) as readonly (keyof typeof GAMES)[];

/** A scenario of the game that it names. Faults: the first thing that is wrong with the file, with its place and value. */
export function readPlayable(text: string): Result<Playable> {
  const read = readScenario(text);
  if (!read.ok) return read;
  const game = gameIn(read.value, IDS);
  return game.ok ? GAMES[game.value](read.value) : game;
}
