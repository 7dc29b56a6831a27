import { describe, expect, it } from 'vitest';
import { claimId } from '#play/storage/matchIds.ts';
import type { TextStorage } from '#play/settings/textStorage.ts';
import type { Session } from '#play/tug-of-war/session/sessionTypes.ts';
import { persistClock, restoreClock } from '#play/tug-of-war/storage/persistClock.ts';
import { createTimeNotes } from '#play/tug-of-war/storage/timeNotes.ts';
import { matchOf, sitDown, stateOf } from './support.tsx';

const MIN = 60_000;
const ID = 'evening';

function storage(text: string | null = null): TextStorage {
  let lying = text;
  return { getItem: () => lying, setItem: (_, next) => void (lying = next) };
}

/** A timed match whose page keeps its notes in this storage. */
function tableBy(kept: TextStorage, id = ID): Session {
  const session = sitDown({ options: { clock: true } });
  claimId(matchOf(session), id);
  persistClock(
    session,
    createTimeNotes(() => kept),
  );
  return session;
}

/** The same match, as it was saved, on a page that is loaded again. */
function loadedAgain(before: Session, kept: TextStorage, id = ID): Session {
  const session = tableBy(kept, 'nothing else');
  const saved = matchOf(before);
  const match = { ...saved, header: { ...saved.header } };
  claimId(match, id);
  session.commands.resume(match);
  restoreClock(
    session,
    createTimeNotes(() => kept),
    id,
  );
  return session;
}

const elapsed = (session: Session): number => session.store.getState().elapsedMs;

describe('the time of a turn', () => {
  it('has passed as far when the page is loaded again, as often as one likes', () => {
    const kept = storage();
    const first = tableBy(kept);
    first.commands.passTime(40_000);
    first.commands.passTime(20_000);
    const second = loadedAgain(first, kept);
    expect(elapsed(second)).toBe(60_000);
    second.commands.passTime(5000);
    expect(elapsed(loadedAgain(second, kept))).toBe(65_000);
  });

  it('is that of this very turn: what the rival thought before is not counted again', () => {
    const kept = storage();
    const session = tableBy(kept);
    session.commands.passTime(50_000);
    session.commands.typeMove('race 1');
    expect(elapsed(loadedAgain(session, kept))).toBe(0);
  });

  it('is that of this very match', () => {
    const kept = storage();
    const session = tableBy(kept);
    session.commands.passTime(50_000);
    expect(elapsed(loadedAgain(session, kept, 'another'))).toBe(0);
    expect(elapsed(loadedAgain(session, kept))).toBe(50_000);
  });

  it('is told to the rules as a whole: a turn that is sent after a reload costs its reserve', () => {
    const kept = storage();
    const first = tableBy(kept);
    first.commands.passTime(2 * MIN);
    const again = loadedAgain(first, kept);
    again.commands.passTime(1000);
    again.commands.typeMove('race 1');
    expect(matchOf(again).log[0]?.action).toMatchObject({ elapsedMs: 2 * MIN + 1000 });
    expect(stateOf(again).clocks?.reserveMs[0]).toBe(10 * MIN - 1000);
  });

  it('goes on in a tab that takes the match over', () => {
    const kept = storage();
    const here = tableBy(kept);
    const there = loadedAgain(here, kept);
    there.commands.spectate('forget');
    here.commands.passTime(30_000);
    there.commands.playOn();
    expect(elapsed(there)).toBe(30_000);
  });

  it('of many matches is kept for those that were played last', () => {
    const kept = storage();
    const notes = createTimeNotes(() => kept);
    const match = matchOf(sitDown({ options: { clock: true } }));
    for (let i = 0; i < 30; i += 1) notes.write(`${i}`, match, 1000 + i);
    expect(notes.read('29', match)).toBe(1029);
    expect(notes.read('0', match)).toBe(0);
    expect(kept.getItem('')?.length).toBeLessThan(2000);
  });

  it.each(['{', '[{"id":1}]', '{"id":"evening"}', null])('is 0 where the storage holds %s', (text) => {
    expect(createTimeNotes(() => storage(text)).read(ID, matchOf(sitDown()))).toBe(0);
  });

  it('is lost, and nothing else, where the storage is blocked', () => {
    const notes = createTimeNotes(() => {
      throw new Error('blocked');
    });
    const match = matchOf(sitDown());
    expect(() => notes.write(ID, match, 5)).not.toThrow();
    expect(notes.read(ID, match)).toBe(0);
  });
});
