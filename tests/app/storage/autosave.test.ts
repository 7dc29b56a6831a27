import { MODULES } from '#app/tables/registry.ts';
import { describe, expect, it } from 'vitest';
import { autosave } from '#play/storage/autosave.ts';
import { createLibrary } from '#app/storage/library.ts';
import type { Library } from '#play/storage/library.ts';
import { claimId, idOfMatch } from '#play/storage/matchIds.ts';
import { memoryStore } from '#play/storage/matchStore.ts';
import { seat } from '#sim/ids.ts';
import { table } from '../frame/table.ts';

/** Resolves when so many actions of the match have arrived in the store. */
const savedActions = (library: Library, actions: number): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (library.getState().saved?.actions === actions) resolve();
    };
    library.subscribe(look);
    look();
  });

const memoryLibrary = (): Library =>
  createLibrary({ games: MODULES, openStore: async () => memoryStore(), now: () => 1 });

describe('saving by itself', () => {
  it('writes after every action, under one id', async () => {
    const { session, play, match } = await table();
    const library = memoryLibrary();
    autosave(session.store, library);
    play('walk S1 D 180');
    await savedActions(library, 1);
    play('end');
    await savedActions(library, 2);
    expect(library.getState().matches.map(({ id }) => id)).toEqual([idOfMatch(match())]);
  });

  it('writes what is left after something was taken back', async () => {
    const { session, play } = await table();
    const library = memoryLibrary();
    autosave(session.store, library);
    play('walk S1 D 180');
    await savedActions(library, 1);
    session.commands.requestUndo(seat(0));
    session.commands.consentUndo(seat(1));
    await savedActions(library, 0);
  });

  it('saves a new match under the id that it is claimed for right after', async () => {
    const { session } = await table();
    const library = memoryLibrary();
    autosave(session.store, library);
    const plan = {
      seats: [
        { name: 'X', colour: 0, kind: 'person' as const },
        { name: 'Y', colour: 1, kind: 'person' as const },
      ],
      setup: session.store.getState().match!.header.setup,
    };
    const begun = session.commands.newMatch(plan);
    if (begun.ok) claimId(begun.value, 'agreed');
    await savedActions(library, 0);
    expect(library.getState().matches.map(({ id }) => id)).toEqual(['agreed']);
  });

  it('writes nothing for what is no action', async () => {
    const { session, match } = await table();
    const library = memoryLibrary();
    autosave(session.store, library);
    session.commands.setVerb('tackle');
    session.commands.setCamera('top');
    expect(match().log).toEqual([]);
    expect(library.getState().saved).toBeNull();
  });
});
