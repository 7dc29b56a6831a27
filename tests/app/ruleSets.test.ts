import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULE_SETS, type RuleSet } from '#engine/ruleSets.ts';
import { startMatch } from '#engine/match.ts';
import type { GameTypes } from '#engine/game.ts';
import { readMatch } from '#engine/matchFile/matchFiles.ts';
import { anyMatchOf } from '#play/storage/readAnyMatch.ts';
import type { AnyRecording } from '#play/storage/gameFiles.ts';
import { MODULES } from '#app/tables/registry.ts';
import { must } from '../games/traction/support.ts';

const GAMES = MODULES.map(({ id }) => id);
type Keys = Readonly<Record<string, unknown>>;

/** A match file without actions and options: only the set says by which rules it is. */
function blank(game: string, keys: Keys): Keys {
  const text = readFileSync(new URL(`./before/${game}/match.json`, import.meta.url), 'utf8');
  const { options: _, ...head } = must(readMatch(text));
  return { ...head, log: [], ...keys };
}

const read = async (game: string, keys: Keys): Promise<AnyRecording> =>
  must(await anyMatchOf(MODULES, blank(game, keys), null));

const optionsIn = ({ header }: { readonly header: AnyRecording['header'] }): unknown =>
  (header.setup as { readonly options: unknown }).options;

describe.each(GAMES)('a match file of %s', (game) => {
  it('that names no set of rules is by those of before, as a file that names them', async () => {
    const [unnamed, before] = [await read(game, {}), await read(game, { rules: 'before' })];
    expect(unnamed.header.rules).toBe('before');
    expect(unnamed).toEqual(before);
  });

  it.each(RULE_SETS)(
    'by the set %s is written with its name and every option, and read again as the same',
    async (rules) => {
      const { makeMatch } = await filesOf(game);
      const recording = await read(game, { rules });
      const text = makeMatch(recording);
      expect(JSON.parse(text)).toMatchObject({ rules, options: optionsIn(recording) as object });
      expect(must(await anyMatchOf(MODULES, must(readMatch(text)), null))).toEqual(recording);
    },
  );

  it('is refused by an unknown set, with its place and the sets that there are', async () => {
    const refused = await anyMatchOf(MODULES, blank(game, { rules: 'mine' }), null);
    expect(refused).toMatchObject({
      ok: false,
      fault: { path: '$.rules', message: expect.stringContaining('"text"') },
    });
  });

  it('begins a match that names the set in its header, and in a link', async () => {
    const { game: rules, recordMatch, shortMatch } = await filesOf(game);
    const { header } = await read(game, { rules: 'text' satisfies RuleSet });
    const match = must(startMatch<GameTypes>(rules, header));
    expect(match.header.rules).toBe('text');
    expect(JSON.parse(must(shortMatch(recordMatch(match))).text)).toMatchObject({ rules: 'text' });
  });
});

const filesOf = async (game: string) => {
  const found = MODULES.find(({ id }) => id === game);
  if (found === undefined) throw new Error(`${game} is a game of the page`);
  return found.files();
};

describe('a single option', () => {
  it.each([
    ['traction', { piecesPerTurn: 1 }],
    ['trexlands', { cycleLimit: 7 }],
    ['truck-off', { specials: true }],
    ['tractor-pull', { items: false }],
    ['tug-of-war', { rope: 'fixed-length' }],
  ])('of %s goes over the set, and leaves its others', async (game, options) => {
    const [whole, changed] = [await read(game, { rules: 'tuned' }), await read(game, { rules: 'tuned', options })];
    expect(optionsIn(changed)).toEqual({ ...(optionsIn(whole) as object), ...options });
  });
});
