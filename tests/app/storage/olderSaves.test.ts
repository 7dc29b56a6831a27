import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSettings } from '#play/settings/settingsStore.ts';
import { readLink } from '#play/sharing/readLink.ts';
import { readMatchFile } from '#play/storage/files.ts';
import type { AnyMatch, AnyRecording } from '#play/storage/gameFiles.ts';
import { createLibrary } from '#app/storage/library.ts';
import type { Library } from '#play/storage/library.ts';
import { replayAny } from '#play/storage/replayOwn.ts';
import type { SavedMatch } from '#play/storage/savedMatch.ts';
import { memoryStore } from '#play/storage/matchStore.ts';
import { MODULES } from '#app/tables/registry.ts';
import { createKeptEditor } from '#play/traction/editor/keptEditor.ts';
import { scenarioIn } from '#play/traction/editor/scenarioIn.ts';
import { createHandNotes } from '#play/traction/storage/handNotes.ts';
import { parseRoute } from '#play/route.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { loadPhysics, PHYSICS_BUILD, type Physics } from '#sim/physics.ts';
import { must } from '../../games/trexlands/support.ts';
import { textStorage } from './notes.ts';

/**
 * Everything that a page keeps or hands out, as the page wrote it on 2026-11-22, before its games had modules: records
 * of the browser's database, texts of `localStorage`, links, and files.
 */
interface Stored {
  readonly matches: readonly SavedMatch[];
  readonly titles: readonly { readonly id: string; readonly title: string }[];
  readonly localStorage: Readonly<Record<string, string>>;
  readonly links: Readonly<Record<'pyramids' | 'board' | 'position', string>>;
  readonly files: Readonly<Record<'pyramids' | 'board' | 'position', string>>;
  /** Of the last position. */
  readonly hashes: Readonly<Record<'pyramids' | 'board', string>>;
}

const stored = JSON.parse(readFileSync(new URL('./older/stored.json', import.meta.url), 'utf8')) as Stored;
const local = textStorage();
for (const [key, text] of Object.entries(stored.localStorage)) local.setItem(key, text);

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

async function libraryWithSaves(): Promise<Library> {
  const saves = memoryStore();
  for (const match of stored.matches) await saves.put(match, null);
  for (const { id, title } of stored.titles) await saves.entitle(id, title);
  const library = createLibrary({ games: MODULES, openStore: async () => saves, now: () => 0 });
  await library.tryAgain();
  return library;
}

const replayed = async (recording: AnyRecording): Promise<AnyMatch> =>
  must(
    await replayAny(MODULES, recording, physics, { onProgress: () => undefined, signal: new AbortController().signal }),
  );

const packedIn = (link: string): string => {
  const route = parseRoute(new URL(link).hash);
  return route.page === 'link' ? route.packed : '';
};

describe('of a page from before its games had modules', () => {
  it('saves are listed with their titles', async () => {
    const { matches } = (await libraryWithSaves()).getState();
    const listed = matches.flatMap((entry) => ('saved' in entry ? [[entry.id, entry.saved.title]] : []));
    expect(listed).toEqual([
      ['board', 'Sunday’s match'],
      ['pyramids', null],
    ]);
  });

  it('a save, a file and a link come to the same position', async () => {
    const [id, library] = ['pyramids', await libraryWithSaves()] as const;
    expect(await library.gameOfSaved(id)).toEqual({ ok: true, value: 'traction' });
    const save = await replayed(must(await library.open(id, PHYSICS_BUILD)));
    expect(save.log.at(-1)?.hash).toBe(stored.hashes[id]);
    const text = stored.files[id];
    const file = must(await readMatchFile(MODULES, new File([text], id), PHYSICS_BUILD));
    expect((await replayed(file)).log.slice(0, save.log.length).map(({ hash }) => hash)).toEqual(
      save.log.map(({ hash }) => hash),
    );
    const link = must(await readLink(MODULES, packedIn(stored.links[id])));
    if (link.kind !== 'match') throw new Error('it holds a position');
    expect((await replayed(link.recording)).log.at(-1)?.hash).toBe(stored.hashes[id]);
  });

  it('a save, a file and a link of rules that have changed since are known, and refused for that alone', async () => {
    const [id, library] = ['board', await libraryWithSaves()] as const;
    expect(await library.gameOfSaved(id)).toEqual({ ok: true, value: 'trexlands' });
    const file = new File([stored.files[id]], id);
    const refused = [
      await library.open(id, PHYSICS_BUILD),
      await readMatchFile(MODULES, file, PHYSICS_BUILD),
      await readLink(MODULES, packedIn(stored.links[id])),
    ];
    expect(refused.map((one) => (one.ok ? null : one.fault.code))).toEqual([
      'other-rules',
      'other-rules',
      'other-rules',
    ]);
  });

  it('a position is read from a link, a file and the editor', () => {
    expect(must(scenarioIn(packedIn(stored.links.position))).pieces).toHaveLength(12);
    const editor = createKeptEditor(() => local).read(null);
    expect(editor).toEqual(must(parseScenario(stored.files.position)));
    expect(editor?.title).toBe('a bench');
  });

  it('a foul that was noted belongs to its match still', async () => {
    const library = await libraryWithSaves();
    const match = (await replayed(must(await library.open('pyramids', PHYSICS_BUILD)))) as unknown as TractionMatch;
    expect(createHandNotes(() => local).read('pyramids', match)).toMatchObject({ do: 'walk', piece: '1-M1' });
  });

  it('settings are as they were chosen', () => {
    expect(createSettings(() => local).getState()).toMatchObject({
      volume: 0.7,
      units: 'mm',
      roundGuide: true,
      knownLessons: ['stack'],
      passedDrills: ['tip'],
      kept: true,
    });
  });
});
