import { describe, expect, it } from 'vitest';
import { claimId } from '#play/storage/matchIds.ts';
import type { TextStorage } from '#play/settings/textStorage.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import { keepThrows, takeUpThrows } from '#play/trexlands/storage/keepThrows.ts';
import { createThrowNotes, saidOf } from '#play/trexlands/storage/throwNotes.ts';
import { pieceId } from '#sim/ids.ts';
import { atArena } from '../../../app/tables/trexlands/throwing/atArena.ts';
import { whole } from '../../../engine/whole.ts';

const ID = 'evening';

function storage(text: string | null = null): TextStorage {
  let lying = text;
  return { getItem: () => lying, setItem: (_, next) => void (lying = next) };
}

/** A battle, two trucks of each seat, at a page that keeps its notes in this storage. */
async function tableBy(kept: TextStorage): Promise<Session> {
  const { session } = await atArena('battle', 1, { freeThrow: true });
  keepThrows(
    session,
    createThrowNotes(() => kept),
  );
  claimId(matchOf(session), ID);
  return session;
}

const matchOf = (session: Session) => session.store.getState().match ?? expect.fail('no match');
const thrownOf = (session: Session) => session.store.getState().thrown;

/** The players get up, and sit down again at the match as it was saved. */
function backAndForth(session: Session, kept: TextStorage): void {
  const saved = whole(matchOf(session));
  const match = { ...saved, header: { ...saved.header } };
  session.commands.leave();
  claimId(match, ID);
  session.commands.resume(match);
  expect(thrownOf(session)).toEqual([]);
  takeUpThrows(
    session,
    createThrowNotes(() => kept),
    ID,
  );
}

const BY_HAND = 'roll T1 at 0 150 0 speed 100 0 20 spin 1200 40 0';

describe('a truck that was let go and waits for the others', () => {
  it('hangs where it hung when its players come back, exactly', async () => {
    const kept = storage();
    const session = await tableBy(kept);
    expect(session.commands.typeMove(BY_HAND).ok).toBe(true);
    const before = thrownOf(session);
    expect(before).toHaveLength(1);
    backAndForth(session, kept);
    expect(thrownOf(session)).toEqual(before);
    expect(session.store.getState().fault).toBeNull();
  });

  it('and so does what was handed to chance, as often as one likes', async () => {
    const kept = storage();
    const session = await tableBy(kept);
    session.commands.typeMove(BY_HAND);
    session.commands.rollForMe([pieceId('0-T2')]);
    const before = thrownOf(session);
    expect(before.map(({ truck }) => truck)).toEqual(['0-T1', '0-T2']);
    for (let times = 0; times < 2; times += 1) backAndForth(session, kept);
    expect(thrownOf(session)).toEqual(before);
  });

  it('that was taken up again is not let go by coming back', async () => {
    const kept = storage();
    const session = await tableBy(kept);
    session.commands.typeMove(BY_HAND);
    session.commands.takeUp(pieceId('0-T1'));
    backAndForth(session, kept);
    expect(thrownOf(session)).toEqual([]);
  });

  it('is forgotten once it has rolled: taking the roll back does not bring it back', async () => {
    const kept = storage();
    const session = await tableBy(kept);
    const before = whole(matchOf(session));
    session.commands.typeMove(BY_HAND);
    session.commands.rollForMe();
    expect(session.store.getState().stage).toBe('rolling');
    const again = { ...before, header: { ...before.header } };
    claimId(again, ID);
    session.commands.resume(again);
    takeUpThrows(
      session,
      createThrowNotes(() => kept),
      ID,
    );
    expect(thrownOf(session)).toEqual([]);
  });

  it('is as the other tab has left it when the match is played on here', async () => {
    const kept = storage();
    const session = await tableBy(kept);
    session.commands.typeMove(BY_HAND);
    session.commands.spectate('conclude');
    createThrowNotes(() => kept).write(ID, matchOf(session), { said: [{ seat: 0, line: 'roll' }] });
    session.commands.playOn();
    expect(thrownOf(session)).toEqual([
      { truck: '0-T1', byChance: true },
      { truck: '0-T2', byChance: true },
    ]);
  });

  it('costs nothing but itself where what was noted is damaged, of another position, or no throw', async () => {
    for (const text of ['{', '[{"id":"evening"}]', JSON.stringify([{ id: ID, actions: 99, hash: null, said: [] }])]) {
      const session = await tableBy(storage(text));
      backAndForth(session, storage(text));
      expect(thrownOf(session)).toEqual([]);
    }
    const session = await tableBy(storage());
    const { log } = matchOf(session);
    const said = [{ seat: 0, line: 'concede' }];
    const note = JSON.stringify([{ id: ID, actions: log.length, hash: log.at(-1)?.hash ?? null, said }]);
    backAndForth(session, storage(note));
    expect(matchOf(session).log).toHaveLength(log.length);
  });
});

it('what seats have said is told in notation, seat by seat', async () => {
  const session = await tableBy(storage());
  session.commands.typeMove(BY_HAND);
  session.commands.rollForMe([pieceId('1-T1'), pieceId('1-T2')]);
  expect(saidOf(thrownOf(session)).map(({ seat, line }) => `${seat} ${line.slice(0, 7)}`)).toEqual([
    '0 roll T1',
    '1 roll',
  ]);
});
