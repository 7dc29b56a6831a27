import { MODULES } from '#app/tables/registry.ts';
import { expect, it } from 'vitest';
import { createHandNotes } from '#play/traction/storage/handNotes.ts';
import { createLibrary } from '#app/storage/library.ts';
import { ELSEWHERE } from '#play/storage/matchIds.ts';
import { memoryStore, type MatchStore } from '#play/storage/matchStore.ts';
import { sweepHandNotes } from '#play/traction/storage/keepHandNotes.ts';
import { textStorage } from '../../../storage/notes.ts';
import { begunMatch } from '../../../storage/saved.ts';

const IN_A_ROOM = `tumbletop.foul.${ELSEWHERE}PLAYER.0`;
const NOTED = ['tumbletop.foul.lying', 'tumbletop.foul.deleted', IN_A_ROOM, 'tumbletop.settings', 'other'];

async function notedOf(saves: MatchStore): Promise<readonly string[]> {
  const storage = textStorage();
  for (const key of NOTED) storage.setItem(key, '{}');
  const library = createLibrary({ games: MODULES, openStore: async () => saves, now: () => 1, wait: () => undefined });
  sweepHandNotes(
    library,
    createHandNotes(() => storage),
  );
  await library.tryAgain();
  return [...storage.lying.keys()];
}

it('a foul that was noted of a match goes with the match, once the page comes again, if that was kept here', async () => {
  const saves = memoryStore();
  await createLibrary({ games: MODULES, openStore: async () => saves, now: () => 1 }).save('lying', await begunMatch());
  expect(await notedOf(saves)).toEqual(NOTED.filter((key) => key !== 'tumbletop.foul.deleted'));
});

it('stays where nobody can tell what lies in the store', async () => {
  const broken: MatchStore = { ...memoryStore(), list: () => Promise.reject(new Error('gone')) };
  expect(await notedOf(broken)).toEqual(NOTED);
});
