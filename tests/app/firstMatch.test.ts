import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Bots } from '#bots/bots.ts';
import { playing } from '#bots/playing.ts';
import { tractionBots } from '#bots/traction/bots.ts';
import { tractorPullBots } from '#bots/tractor-pull/bots.ts';
import { trexlandsBots } from '#bots/trexlands/bots.ts';
import { truckOffBots } from '#bots/truck-off/bots.ts';
import { tugOfWarBots } from '#bots/tug-of-war/bots.ts';
import { MODULES } from '#app/tables/registry.ts';
import type { GameTypes } from '#engine/game.ts';
import { hashOf } from '#engine/hash.ts';
import { readMatch } from '#engine/matchFile/matchFiles.ts';
import { replay } from '#engine/replay.ts';
import { readersOf, saveOf } from '#play/storage/records.ts';
import { anyMatchOf } from '#play/storage/readAnyMatch.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { atOnce } from '#sim/ticking.ts';
import { runs } from '../effort.ts';
import { must } from '../games/traction/support.ts';

/** The bots of a game, for matches whose game a row names. */
const some = <T extends GameTypes, M>(bots: Bots<T, M>): Bots<GameTypes, unknown> =>
  bots as unknown as Bots<GameTypes, unknown>;

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

/** A whole match of these takes half a minute: it is called after a turn each, or some cycles, but for a soak. */
const SHORT: Readonly<Record<string, object>> =
  runs(1, 0) === 1 ? { traction: { options: { turnLimit: 1 } }, trexlands: { options: { cycleLimit: 4 } } } : {};

/** A match file by the set `first` that leaves its options to the set. */
function blank(game: string, players: number): Parameters<typeof anyMatchOf>[1] {
  const text = readFileSync(new URL(`./before/${game}/match.json`, import.meta.url), 'utf8');
  const { options: _, ...head } = must(readMatch(text)) as Readonly<Record<string, unknown>>;
  const seats = Array.from({ length: players }, (__, colour) => ({ name: `Bot ${colour + 1}`, colour, kind: 'bot' }));
  return { ...head, build: physics.build, rules: 'first', seats, log: [], ...SHORT[game] };
}

describe('a first match', () => {
  it.each([
    ['traction', ['careless', 'careless'], some(tractionBots)],
    ['trexlands', ['steady', 'careless'], some(trexlandsBots)],
    ['truck-off', ['steady', 'careless', 'steady'], some(truckOffBots)],
    ['tractor-pull', ['steady', 'careless'], some(tractorPullBots)],
    ['tug-of-war', ['steady', 'careless'], some(tugOfWarBots)],
  ])(
    'of %s is played by computers to its end; its file and its line in the list name the set, and the file gives it again',
    async (game, levels, bots) => {
      const files = await MODULES.find(({ id }) => id === game)?.files();
      if (files === undefined) throw new Error(`${game} is a game of the page`);
      const { header } = must(await anyMatchOf(MODULES, blank(game, levels.length), physics.build));
      const { match } = must(atOnce(playing(bots, physics, header, levels, 600)));
      expect(files.game.result(match.state)?.winners).not.toHaveLength(0);
      const text = files.makeMatch(files.recordMatch(match));
      expect(JSON.parse(text)).toMatchObject({ rules: 'first' });
      const recording = must(await anyMatchOf(MODULES, must(readMatch(text)), physics.build));
      const { glance, ...save } = saveOf('first', match, 0, files);
      expect(must(readersOf(MODULES).readSavedMatch({ ...save, glance })).glance.set).toBe('first');
      const again = must(replay(files.game, recording, files.replayTable(physics)));
      expect(again.difference).toBeNull();
      expect(hashOf(again.match.state)).toBe(hashOf(match.state));
    },
    240_000,
  );
});
