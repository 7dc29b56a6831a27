import { MODULES } from '#app/tables/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLibrary } from '#app/storage/library.ts';
import type { Library } from '#play/storage/library.ts';
import { claimId } from '#play/storage/matchIds.ts';
import { memoryStore } from '#play/storage/matchStore.ts';
import { createSession } from '#play/trexlands/session/session.ts';
import { textCommandsOf } from '#app/frame/textCommandsOf.ts';
import { atTable } from '#app/tables/trexlands/teach/sitDown.ts';
import { recordedToTell } from '#play/trexlands/watch/publicPart.ts';
import { recordMatch } from '#games/trexlands/matchFile.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { seat } from '#sim/ids.ts';
import { loadPhysics, PHYSICS_BUILD, type Physics } from '#sim/physics.ts';
import { inPlay } from '../../../../games/trexlands/support.ts';
import { ADA_AND_BO } from '../fakeSession.ts';
import { whole } from '../../../../engine/whole.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** Two actions opened the private arena; then Ada does these, and is ready. */
function played(...placed: readonly string[]): TrexlandsMatch {
  const session = createSession({ physics, random: () => 0, pace: 'at-once' });
  const begun = session.commands.newMatch(ADA_AND_BO);
  if (!begun.ok) throw new Error(begun.fault.message);
  session.commands.resume({ ...begun.value, state: { ...inPlay(), publicDeck: [] } });
  for (const text of ['pass', 'pass']) session.commands.typeMove(text);
  session.commands.passDevice(seat(0));
  for (const text of [...placed, 'ready']) session.commands.typeMove(text, seat(0));
  const { match } = session.store.getState();
  if (match?.state.phase.name !== 'arena') throw new Error('not in the arena');
  return whole(match);
}

const SOME = ['place raid 1', 'place scout 1'];

async function savedIn(library: Library, match: TrexlandsMatch): Promise<Library> {
  claimId(match, 'here');
  await library.save('here', match);
  return library;
}

const working = (): Library => createLibrary({ games: MODULES, openStore: async () => memoryStore(), now: () => 1 });
const shut = (): Library =>
  createLibrary({
    games: MODULES,
    openStore: () => Promise.reject(new DOMException('shut', 'UnknownError')),
    now: () => 1,
    wait: () => undefined,
  });

/** All that the page tells of how much was played. */
function counted(library: Library, match: TrexlandsMatch): unknown {
  const session = createSession({ physics, random: () => 0, pace: 'at-once' });
  session.commands.resume(match);
  const { saved, unsaved, matches } = library.getState();
  return {
    words: textCommandsOf(atTable(session), library, () => undefined).saved(),
    saved,
    unsaved: unsaved.map(({ actions, saved: arrived }) => [actions, arrived]),
    listed: matches.map((entry) => ('saved' in entry ? entry.saved.glance.actions : null)),
  };
}

describe('TX-69: how many actions a match has is told as far as everybody may know', () => {
  it('by the text table, by the list of saves, and by whoever waits for a save: what was placed in private is not counted', async () => {
    for (const match of [played(), played(...SOME)]) {
      const library = await savedIn(working(), match);
      expect(counted(library, match)).toEqual({
        words: 'Saved up to action 2.',
        saved: { id: 'here', actions: 2 },
        unsaved: [],
        listed: [2],
      });
    }
  });

  it('where the browser does not save', async () => {
    for (const match of [played(), played(...SOME)])
      expect(counted(await savedIn(shut(), match), match)).toMatchObject({ unsaved: [[2, null]] });
  });

  it('of a match that was opened and lies there as it is', async () => {
    const match = played(...SOME);
    const library = working();
    library.keepAsOpened('here', match);
    expect((await savedIn(library, match)).getState().saved).toEqual({ id: 'here', actions: 2 });
  });

  it('and a file of it that comes a second time is still found', async () => {
    const match = played(...SOME);
    const library = await savedIn(working(), match);
    expect((await library.open('here', PHYSICS_BUILD)).ok).toBe(true);
    expect(await library.add(recordMatch(match))).toBe('here');
  });
});

it('TX-69: of a match that a link brings no action is counted that was done in private', () => {
  const counts = [played(), played(...SOME)].map(({ log }) => recordedToTell(log));
  expect(counts).toEqual([2, 2]);
});
