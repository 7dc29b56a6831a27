import { beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '../../../../../src/app/tables/traction/session/session.ts';
import { openMatch } from '../../../../../src/app/tables/traction/page/openMatch.ts';
import { agreeOn } from '../../../../../src/app/session/plans.ts';
import type { Parlour } from '../../../../../src/app/pages/runtime.ts';
import { createLibrary, type Library } from '../../../../../src/app/storage/library.ts';
import { idOfMatch } from '../../../../../src/app/session/matchIds.ts';
import { memoryShelf } from '../../../../../src/app/storage/shelf.ts';
import type { TractionMatch } from '../../../../../src/games/traction/traction.ts';
import { loadPhysics } from '../../../../../src/sim/physics.ts';
import { table } from '../../../frame/table.ts';
import { PLAN } from '../session/sessionAtTable.ts';
import { noFouls } from '../../../storage/notes.ts';

async function parlour(): Promise<Parlour> {
  const physics = await loadPhysics();
  const newSession = () => createSession({ physics, pace: 'at-once' });
  return {
    physics,
    session: newSession(),
    newSession,
    fouls: noFouls(),
    Table: () => null,
    openRound: () => Promise.reject(new Error('no other game is played here')),
    onRound: () => undefined,
    round: null,
  };
}

const patient = () => ({ onProgress: () => undefined, signal: new AbortController().signal });

let played: TractionMatch;
let library: Library;
beforeAll(async () => {
  const at = await table();
  at.play('walk S1 D 180', 'end');
  played = at.match();
  library = createLibrary({ openShelf: async () => memoryShelf(), now: () => 1 });
  await library.save('saved', played);
});

describe('opening a match by its id', () => {
  it('sets up what was agreed on, once, under that id', async () => {
    const house = await parlour();
    const id = agreeOn({ match: PLAN, handMode: 'free' });
    const first = await openMatch(id, house, library, patient());
    const again = await openMatch(id, house, library, patient());
    expect(first.ok && idOfMatch(first.value)).toBe(id);
    expect(again).toEqual(first);
    expect(house.session.store.getState().handMode).toBe('free');
  });

  it('resumes a saved match where it was left, to be saved in its place', async () => {
    const house = await parlour();
    const opened = await openMatch('saved', house, library, patient());
    expect(opened.ok && opened.value.state).toEqual(played.state);
    const { match } = house.session.store.getState();
    expect(match !== null && idOfMatch(match)).toBe('saved');
  });

  it('leaves the table alone when somebody has gone elsewhere meanwhile', async () => {
    const house = await parlour();
    const leaving = new AbortController();
    leaving.abort();
    expect(await openMatch('saved', house, library, { ...patient(), signal: leaving.signal })).toMatchObject({
      ok: false,
      fault: { code: 'abandoned' },
    });
    expect(house.session.store.getState().match).toBeNull();
  });

  it('changes nothing for an id that nobody knows', async () => {
    const house = await parlour();
    expect(await openMatch('unknown', house, library, patient())).toMatchObject({
      ok: false,
      fault: { code: 'no-such-match' },
    });
    expect(house.session.store.getState().match).toBeNull();
  });
});
