import { isWhole } from '#engine/seen.ts';
import { expect, it } from 'vitest';
import { createLibrary } from '#app/storage/library.ts';
import { memoryStore } from '#play/storage/matchStore.ts';
import { MODULES } from '#app/tables/registry.ts';
import { loadPhysics } from '#sim/physics.ts';
import { textStorage } from '../../storage/notes.ts';
import { playUntil, sitDown } from './support.tsx';

it('a game in which only a secret was chosen yet has not begun, and is in no list', async () => {
  const session = sitDown(await loadPhysics());
  const logged = (): number => session.store.getState().match?.log.length ?? 0;
  const storage = textStorage();
  const library = createLibrary({
    games: MODULES,
    openStore: async () => memoryStore(),
    now: () => 1,
    openNotes: () => storage,
  });
  const lying = async (): Promise<object> => {
    const { match } = session.store.getState();
    if (match === null || !isWhole(match)) throw new Error('a game is at the table');
    await library.save('a', match);
    const { matches, unbegun } = library.getState();
    return { listed: matches.map(({ id }) => id), unbegun };
  };
  expect(await lying()).toEqual({ listed: [], unbegun: ['a'] });
  playUntil(session, () => logged() === 1); // a face, which nobody sees
  expect(await lying()).toEqual({ listed: [], unbegun: ['a'] });
  playUntil(session, () => logged() === 2);
  expect(await lying()).toEqual({ listed: ['a'], unbegun: [] });
});
