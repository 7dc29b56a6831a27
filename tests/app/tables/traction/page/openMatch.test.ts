import { isWhole } from '#engine/seen.ts';
import { MODULES } from '#app/tables/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '#play/traction/session/session.ts';
import { openMatch } from '#app/pages/openMatch.ts';
import { againOf, begin } from '#play/traction/session/begin.ts';
import { agreeOn } from '#play/session/plans.ts';
import { createLibrary } from '#app/storage/library.ts';
import type { Library } from '#play/storage/library.ts';
import { idOfMatch } from '#play/storage/matchIds.ts';
import { memoryStore } from '#play/storage/matchStore.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { loadPhysics } from '#sim/physics.ts';
import { fault } from '#sim/result.ts';
import { table } from '../../../frame/table.ts';
import { PLAN } from '../session/sessionAtTable.ts';

async function tableHere() {
  const physics = await loadPhysics();
  const session = createSession({ physics, pace: 'at-once' });
  const open = (id: string, signal = new AbortController().signal) =>
    openMatch(
      id,
      {
        game: 'traction',
        table: {
          session,
          begin: (agreed) => begin(session, agreed, { playedAs: 'unasked', opponents: {} }, 'text'),
          headOf: () => fault('none', 'Nothing is kept elsewhere.'),
          form: async () => ({ levels: [], agreedIn: () => [] }),
          Tableside: () => null,
        },
      },
      physics,
      library,
      {
        onProgress: () => undefined,
        signal,
        spectating: () => false,
      },
    );
  return { session, open };
}

let played: TractionMatch;
let library: Library;
beforeAll(async () => {
  const at = await table();
  at.play('walk S1 D 180', 'end');
  played = at.match();
  library = createLibrary({ games: MODULES, openStore: async () => memoryStore(), now: () => 1 });
  await library.save('saved', played);
});

describe('opening a match by its id', () => {
  it('sets up what was agreed on, once, under that id', async () => {
    const house = await tableHere();
    const id = agreeOn('traction', { match: PLAN, handMode: 'free' });
    const first = await house.open(id);
    const again = await house.open(id);
    expect(first.ok && idOfMatch(first.value)).toBe(id);
    expect(again).toEqual(first);
    expect(house.session.store.getState().handMode).toBe('free');
  });

  it('sets up the same again with the hand of each seat as it was chosen', async () => {
    const house = await tableHere();
    const { session } = house;
    await house.open(agreeOn('traction', { match: { ...PLAN, rules: 'text' }, handMode: 'assisted' }));
    session.commands.setHand('brisk');
    session.commands.endTurn();
    session.commands.setHandMode('free');
    const { match } = session.store.getState();
    if (match === null || !isWhole(match)) throw new Error('a match is at the table');
    await house.open(agreeOn('traction', againOf(match, session)));
    const hands = () => {
      const { handMode, hand, match: now } = session.store.getState();
      return [now?.state.turn.seat, handMode, hand];
    };
    expect(session.store.getState().match?.log).toEqual([]);
    expect(session.store.getState().match?.header.rules).toBe('text');
    const first = hands();
    session.commands.endTurn();
    expect([first, hands()].toSorted()).toEqual([
      [0, 'assisted', 'brisk'],
      [1, 'free', 'careful'],
    ]);
  });

  it('resumes a saved match where it was left, to be saved in its place', async () => {
    const house = await tableHere();
    const opened = await house.open('saved');
    expect(opened.ok && opened.value.state).toEqual(played.state);
    const { match } = house.session.store.getState();
    expect(match !== null && idOfMatch(match)).toBe('saved');
  });

  it('leaves the table alone when somebody has gone elsewhere meanwhile', async () => {
    const house = await tableHere();
    const leaving = new AbortController();
    leaving.abort();
    expect(await house.open('saved', leaving.signal)).toMatchObject({
      ok: false,
      fault: { code: 'abandoned' },
    });
    expect(house.session.store.getState().match).toBeNull();
  });

  it('changes nothing for an id that nobody knows', async () => {
    const house = await tableHere();
    expect(await house.open('unknown')).toMatchObject({
      ok: false,
      fault: { code: 'no-such-match' },
    });
    expect(house.session.store.getState().match).toBeNull();
  });
});
