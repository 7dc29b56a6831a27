import { MODULES } from '#app/tables/registry.ts';
import { expect, it } from 'vitest';
import { seatedAt } from '#app/tabs/seated.ts';
import { createSession } from '#play/traction/session/session.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { openMatch } from '#app/pages/openMatch.ts';
import type { GameTable } from '#app/pages/runtime.ts';
import type { TableSession } from '#play/session/tableTypes.ts';
import { fault } from '#sim/result.ts';
import { autosave } from '#play/storage/autosave.ts';
import { createLibrary } from '#app/storage/library.ts';
import type { Library } from '#play/storage/library.ts';
import { claimId, idOfMatch } from '#play/storage/matchIds.ts';
import { memoryStore, type MatchStore } from '#play/storage/matchStore.ts';
import type { Channel } from '#app/tabs/claims.ts';
import { openTabs, type Tabs } from '#app/tabs/openTabs.ts';
import type { Locks } from '#app/tabs/tabLock.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { loadPhysics } from '#sim/physics.ts';
import { createSession as createTrexlands } from '#play/trexlands/session/session.ts';
import { ADA_AND_BO } from '../tables/trexlands/fakeSession.ts';
import { FRAME_S, PLAN, untilStill } from '../tables/traction/session/sessionAtTable.ts';
import { fakeChannels, fakeLocks } from './fakeTabs.ts';
import { whole } from '../../engine/whole.ts';

const ID = 'match';

/** A table without anything around it, at which nothing new is begun. */
const atTable = (game: string, session: TableSession): GameTable => {
  const nothing = () => fault('none', 'Nothing is begun here.');
  return {
    game,
    table: {
      session,
      begin: nothing,
      headOf: nothing,
      form: async () => ({ levels: [], agreedIn: () => [] }),
      Tableside: () => null,
    },
  };
};

interface Tab {
  readonly session: Session;
  readonly library: Library;
  readonly tabs: Tabs;
  match(): TractionMatch;
  play(...lines: readonly string[]): void;
  /** Resolves when something is so. */
  until(what: () => boolean): Promise<void>;
  open(): Promise<void>;
}

interface Browser {
  readonly saves: MatchStore;
  readonly locks: Locks | null;
  readonly channel: () => Channel;
}

async function tab({ saves, locks, channel }: Browser): Promise<Tab> {
  const physics = await loadPhysics();
  const session = createSession({ physics, pace: 'at-once' });
  const library = createLibrary({ games: MODULES, openStore: async () => saves, now: () => 1 });
  const saving = autosave(session.store, library);
  const tabs = openTabs({
    tables: () => [seatedAt(MODULES, 'traction', session, physics)],
    physics,
    library,
    saving,
    locks,
    channel: channel(),
    patienceMs: 20,
  });
  return {
    session,
    library,
    tabs,
    match: () => whole(session.store.getState().match),
    play: (...lines) =>
      lines.forEach((line) => {
        expect(session.commands.typeMove(line)).toMatchObject({ ok: true });
        untilStill(session);
      }),
    until: (what) =>
      new Promise((resolve) => {
        const look = (): void => (what() ? resolve() : undefined);
        session.store.subscribe(look);
        library.subscribe(look);
        look();
      }),
    open: async () => {
      const opened = await openMatch(ID, atTable('traction', session), physics, library, {
        onProgress: () => undefined,
        signal: new AbortController().signal,
        spectating: () => !tabs.plays(ID),
      });
      expect(opened.ok).toBe(true);
    },
  };
}

const twoTabs = async (locks: Locks | null = fakeLocks()): Promise<readonly [Tab, Tab]> => {
  const browser = { saves: memoryStore(), locks, channel: fakeChannels() };
  const [one, other] = await Promise.all([tab(browser), tab(browser)]);
  await one.tabs.claim(ID);
  const begun = one.session.commands.newMatch(PLAN);
  if (begun.ok) claimId(begun.value, ID);
  await one.until(() => one.library.getState().saved !== null);
  return [one, other];
};

const hashes = ({ match }: Tab): readonly string[] => match().log.map(({ hash }) => hash);
const saved = (at: Tab, actions: number): Promise<void> =>
  at.until(() => at.library.getState().saved?.actions === actions);

it('the second tab looks on: it follows every action and everything taken back, and can do nothing itself', async () => {
  const [one, other] = await twoTabs();
  expect(await other.tabs.claim(ID)).toBe(false);
  await other.open();
  one.play('walk S1 D 180');
  await other.until(() => other.match().log.length === 1);
  one.play('end');
  await other.until(() => other.match().log.length === 2);
  expect(hashes(other)).toEqual(hashes(one));
  expect(other.session.store.getState().lastAction?.action).toEqual({ do: 'end-turn' });

  for (const attempt of [
    () => other.session.commands.endTurn(),
    () => other.session.commands.requestUndo(),
    () => other.session.commands.bump(),
    () => other.session.commands.startBump(true),
  ]) {
    attempt();
    expect(other.session.store.getState().fault?.code).toBe('looking-on');
    other.session.commands.dismissFault();
  }
  expect(hashes(other)).toEqual(hashes(one));

  one.session.commands.requestUndo();
  for (const seat of one.match().undo?.waitingFor ?? []) one.session.commands.consentUndo(seat);
  await other.until(() => other.match().log.length === 1);
  expect(other.match().state).toEqual(one.match().state);
  expect(other.library.getState().saved).toBeNull(); // whoever looks on saves nothing
});

it('takes the match over with what was under way, and the first tab looks on', async () => {
  const [one, other] = await twoTabs();
  await other.open();
  one.session.setPace('real');
  one.session.commands.typeMove('walk S1 D 180, B 180');
  for (let i = 0; i < 20; i += 1) one.session.advance(FRAME_S); // the hand is on the piece
  expect(one.session.store.getState().stage).toBe('moving');
  expect(await other.tabs.takeOver(ID)).toEqual({ ok: true, value: null });

  expect(other.match().log).toHaveLength(1);
  expect(hashes(other)).toEqual(hashes(one));
  expect([one, other].map(({ session }) => session.store.getState().spectating)).toEqual([true, false]);
  other.play('end');
  await one.until(() => one.match().log.length === 2);
  expect(hashes(one)).toEqual(hashes(other));
  expect(one.library.getState().matches).toHaveLength(1);
});

it('where the browser has no locks both may play, and nothing of either is lost', async () => {
  const [one, other] = await twoTabs(null);
  expect(await other.tabs.claim(ID)).toBe(true);
  await other.open();
  one.play('walk S1 D 180');
  await saved(one, 1);
  other.play('walk M1 C 90');
  await other.until(() => other.library.getState().parted !== null);
  expect(idOfMatch(other.match())).not.toBe(ID);
  other.play('end');
  await saved(other, 2);
  const lying = other.library
    .getState()
    .matches.map((entry) => 'saved' in entry && [entry.id === ID, entry.saved.glance.actions]);
  expect(lying).toEqual(
    expect.arrayContaining([
      [true, 1],
      [false, 2],
    ]),
  );
  expect(other.session.store.getState().spectating).toBe(false);
});

it('a tab that was asleep when it lost the match keeps what it had not saved as a match of its own', async () => {
  const channels = fakeChannels();
  const deaf = (): Channel => ({ post: () => undefined, listen: () => undefined });
  const browser = { saves: memoryStore(), locks: fakeLocks() };
  const asleep = await tab({ ...browser, channel: deaf });
  const other = await tab({ ...browser, channel: channels });
  await asleep.tabs.claim(ID);
  const begun = asleep.session.commands.newMatch(PLAN);
  if (begun.ok) claimId(begun.value, ID);
  await saved(asleep, 0);
  await other.tabs.takeOver(ID);
  await other.open();
  other.play('end');
  await saved(other, 1);
  await asleep.until(() => asleep.session.store.getState().spectating);

  await asleep.library.save(ID, { ...asleep.match(), log: [] }); // was still on its way
  await asleep.until(() => asleep.library.getState().parted !== null);
  await asleep.until(() => !asleep.session.store.getState().spectating);
  asleep.play('walk S1 D 180');
  await saved(asleep, 1);
  expect((await other.library.open(ID, null)).ok).toBe(true);
  expect(asleep.library.getState().matches).toHaveLength(2);
});

/** A tab that has the tables of both games, and a match of each in the store. */
async function withBothTables() {
  const physics = await loadPhysics();
  const [saves, locks] = [memoryStore(), fakeLocks()];
  const session = createSession({ physics, pace: 'at-once' });
  const round = createTrexlands({ physics, random: () => 0.5, pace: 'real' });
  const library = createLibrary({ games: MODULES, openStore: async () => saves, now: () => 1 });
  const savings = [autosave(session.store, library), autosave(round.store, library)];
  const saving = { settled: async () => void (await Promise.all(savings.map((each) => each.settled()))) };
  const tabs = openTabs({
    tables: () => [seatedAt(MODULES, 'traction', session, physics), seatedAt(MODULES, 'trexlands', round, physics)],
    physics,
    library,
    saving,
    locks,
    channel: fakeChannels()(),
    patienceMs: 20,
  });
  return { physics, session, round, library, saving, tabs, locks };
}

it('whoever opens a match of the other game gets up from the first, and the roll that was rolling there is saved before it is given up', async () => {
  const { physics, session, round, library, tabs, locks } = await withBothTables();
  await tabs.claim('trucks');
  const begun = round.commands.newMatch(ADA_AND_BO);
  if (begun.ok) claimId(begun.value, 'trucks');
  round.commands.rollForMe();
  round.advance(0.05);
  expect(round.store.getState().stage).toBe('rolling');
  // what another tab would find
  const free = locks.request('tumbletop.match.trucks', {}, async () => library.open('trucks', physics.build));
  expect(await tabs.claim(ID)).toBe(true);
  expect(round.store.getState().match).toBeNull();
  const found = (await free) as Awaited<ReturnType<Library['open']>>;
  expect(found.ok && 'header' in found.value && found.value.header.game).toBe('trexlands');
  expect(JSON.stringify(found)).toContain('"roll"');

  session.commands.newMatch(PLAN);
  expect(session.store.getState().match).not.toBeNull();
  await tabs.claim('trucks');
  expect(session.store.getState().match).toBeNull();
  const opened = await openMatch('trucks', atTable('trexlands', round), physics, library, {
    onProgress: () => undefined,
    signal: new AbortController().signal,
    spectating: () => !tabs.plays('trucks'),
  });
  expect(opened.ok && round.store.getState().match?.log.map(({ action }) => action?.do)).toEqual(['roll']);
  await tabs.claim('trucks');
  expect(round.store.getState().match).not.toBeNull();
});
