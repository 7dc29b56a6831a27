import { MODULES } from '#app/tables/registry.ts';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DrawnGames } from '#app/saved/drawnGame.ts';
import { SavedMatches } from '#app/saved/SavedMatches.tsx';
import { readableText, readMatchFile } from '#play/storage/files.ts';
import { createLibrary } from '#app/storage/library.ts';
import type { Library } from '#play/storage/library.ts';
import { runningMatch } from '#play/storage/listing.ts';
import { foreignIn } from '#play/storage/playedHere.ts';
import type { SavedMatch } from '#play/storage/savedMatch.ts';
import { memoryStore, type MatchStore } from '#play/storage/matchStore.ts';
import { LibraryProvider } from '#app/storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';
import { traction } from '#games/traction/traction.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { PHYSICS_BUILD } from '#sim/physics.ts';
import { ok } from '#sim/result.ts';
import { begunMatch } from './saved.ts';

const older = (game: 'traction' | 'trexlands'): string =>
  readFileSync(new URL(`../../games/${game}/older/rules-1.json`, import.meta.url), 'utf8');
const byRules = (text: string, version: number): string =>
  text.replace(/"rulesVersion": \d+/, `"rulesVersion": ${version}`);
const onBuild = (text: string, build: string): string => text.replace(/"build": "[^"]+"/, `"build": "${build}"`);
const fileOf = (text: string): File => new File([text], 'old.json');

/** Of each game a match that this program does not play: by rules to come, which are as foreign as those of before. */
const OTHER = [
  [
    'traction',
    byRules(older('traction'), traction.rulesVersion + 1),
    traction.rulesVersion,
    'walk S1 D 180, B 170, D 180',
  ],
  ['trexlands', byRules(older('trexlands'), trexlands.rulesVersion + 1), trexlands.rulesVersion, 'roll 0-T1, 1-T1'],
] as const;

const libraryOn = (saves: MatchStore): Library =>
  createLibrary({ games: MODULES, openStore: async () => saves, now: () => 5_000 });
const kept = async (library: Library, text: string): Promise<string> => {
  const id = await library.addText(text);
  if (!id.ok) throw new Error(id.fault.message);
  return id.value;
};
const shown = (library: Library): string =>
  renderToStaticMarkup(
    <LibraryProvider library={{ ...library, getInitialState: library.getState }}>
      <DrawnGames value={MODULES}>
        <SavedMatches />
      </DrawnGames>
    </LibraryProvider>,
  );

describe.each(OTHER)('a match of %s by other rules', (_game, text, here, first) => {
  it('is refused as a file, with its version and the one that is played here, and can be read all the same', async () => {
    const read = await readMatchFile(MODULES, fileOf(text), PHYSICS_BUILD);
    expect(read).toMatchObject({
      ok: false,
      fault: {
        code: 'other-rules',
        message: `$.rulesVersion is ${here + 1}; this program plays version ${here} of the rules.`,
      },
    });
    expect(read.ok ? null : await readableText(MODULES, async () => ok(text), read.fault)).toBe(text);
  });

  it('is kept as it came, once; is neither played nor gone on with, and told as text', async () => {
    const saves = memoryStore();
    const library = libraryOn(saves);
    const id = await kept(library, text);
    expect(await kept(library, text)).toBe(id);
    expect(((await saves.get(id)) as SavedMatch).text).toBe(text);
    expect(await library.textOf(id)).toEqual({ ok: true, value: text });
    expect(await library.open(id, PHYSICS_BUILD)).toMatchObject({ ok: false, fault: { code: 'other-rules' } });
    expect(runningMatch(MODULES, library.getState().matches, 'traction')).toBeNull();
    const told = await library.tell(id);
    expect(told).toMatchObject({ ok: true, value: { rulesVersion: here + 1 } });
    expect(told.ok && told.value.actions[0]?.words).toBe(first);
    expect(told.ok && told.value.actions).toHaveLength(
      (JSON.parse(text) as { readonly log: readonly unknown[] }).log.length,
    );
  });

  it('says on its card by which version it was played; it can be read, exported, renamed and deleted, and not opened', async () => {
    const library = libraryOn(memoryStore());
    const id = await kept(library, text);
    const html = shown(library);
    expect(html).toContain(texts.reading.byRules(here + 1, here));
    expect(html).toContain(`href="#/read/${id}"`);
    for (const action of [texts.saved.exportFile, texts.renaming.rename, texts.saved.delete])
      expect(html).toContain(`>${action}<`);
    expect(html).not.toContain('href="#/match/');
    expect(html).not.toContain('href="#/watch/');
    await library.remove(id);
    expect(library.getState().matches).toEqual([]);
  });
});

describe('a match of another physics build', () => {
  const text = onBuild(byRules(older('traction'), traction.rulesVersion), 'another@1');

  it('is told and shown in the same way', async () => {
    const library = libraryOn(memoryStore());
    const id = await kept(library, text);
    expect(await library.open(id, PHYSICS_BUILD)).toMatchObject({ ok: false, fault: { code: 'other-build' } });
    expect(shown(library)).toContain(texts.reading.onBuild);
    expect((await library.tell(id)).ok).toBe(true);
  });

  it('that was saved when a save did not say so has it on its card once somebody has tried to open it, and is no newer by that', async () => {
    const saves = memoryStore();
    const library = libraryOn(saves);
    const id = await kept(library, text);
    const lying = (await saves.get(id)) as SavedMatch;
    const { build: _, rules: __, ...silent } = lying.glance;
    await saves.put({ ...lying, glance: silent }, lying.savedAt);
    const again = libraryOn(saves);
    await again.open(id, PHYSICS_BUILD);
    await expect
      .poll(() => again.getState().matches.map((entry) => 'saved' in entry && foreignIn(MODULES, entry.saved.glance)))
      .toEqual(['build']);
    expect(((await saves.get(id)) as SavedMatch).savedAt).toBe(lying.savedAt);
  });
});

describe('a match that is played here', () => {
  it('says by which rules and on which build it was saved, and nothing of it on its card', async () => {
    const saves = memoryStore();
    const library = libraryOn(saves);
    await library.save('a', await begunMatch());
    expect(((await saves.get('a')) as SavedMatch).glance).toMatchObject({
      rules: traction.rulesVersion,
      build: PHYSICS_BUILD,
    });
    expect(shown(library)).not.toContain('data-foreign');
    expect(runningMatch(MODULES, library.getState().matches, 'traction')?.id).toBe('a');
    expect((await library.tell('a')).ok).toBe(true);
  });

  it('of a save that does not say is one by the first rules', () => {
    const silent = { seats: [{ name: 'A', colour: 0 }], actions: 0, turn: 1, winners: null };
    expect(foreignIn(MODULES, { ...silent, rules: 1 })).toBe(foreignIn(MODULES, silent));
  });
});

it('a file that is wrong in any other way is not offered as text', async () => {
  const text = older('traction').replace('"do":"end-turn"', '"do":"pass"');
  const [, olderText] = OTHER[0];
  for (const file of [text, olderText.replace('"do":"end-turn"', '"do":"pass"')]) {
    const read = await readMatchFile(MODULES, fileOf(file), PHYSICS_BUILD);
    expect(read.ok ? '' : await readableText(MODULES, async () => ok(file), read.fault)).toBeNull();
    expect(await libraryOn(memoryStore()).addText(file)).toMatchObject({ ok: false, fault: { code: 'bad-value' } });
  }
});
