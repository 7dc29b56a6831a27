import { misfit } from '../../engine/files/misfit.ts';
import { show } from '../../engine/files/shown.ts';
import { readScenario } from '../../engine/scenario/read.ts';
import { fault, ok, type Result } from '../../sim/result.ts';
import { say } from '../texts.ts';
import type { Playable } from './playable.ts';
import { tractionScenario } from './traction.ts';
import { trexlandsScenario } from './trexlands.ts';

const GAMES = { traction: tractionScenario, trexlands: trexlandsScenario } as const;
const isGame = (game: unknown): game is keyof typeof GAMES => typeof game === 'string' && Object.hasOwn(GAMES, game);

/** A scenario of the game that it names. Faults: the first thing that is wrong with the file, with its place and value. */
export function readPlayable(text: string): Result<Playable> {
  const read = readScenario(text);
  if (!read.ok) return read;
  const { game } = read.value;
  const games = say.aGame(Object.keys(GAMES));
  if (game === undefined) return fault('missing', say.noGame(games), '$.game');
  if (!isGame(game)) return misfit(['game'], show(game), games);
  const scenario = GAMES[game](read.value);
  return scenario.ok ? ok(scenario.value) : scenario;
}
