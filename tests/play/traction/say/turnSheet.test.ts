import { describe, expect, it } from 'vitest';
import { turnSheetOf } from '#play/traction/say/turnSheet.ts';
import { mayAct, mayActBesides, mayStillAct } from '#games/traction/queries.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { PLAN, sessionAtTable } from '../../../app/tables/traction/session/sessionAtTable.ts';

async function matchAfter(endedTurns: number) {
  const session = await sessionAtTable();
  for (let i = 0; i < endedTurns; i += 1) session.commands.endTurn();
  const { match } = session.store.getState();
  if (match === null) throw new Error('no match');
  return match;
}

describe('the sheet of a turn', () => {
  it('tells the lot until the first walk has begun, and leaves it to the button how many can move after it', async () => {
    const match = await matchAfter(0);
    const [acting] = mayAct(match.state);
    expect(turnSheetOf(match, true).detail).toBe('Turn 1');
    expect(mayActBesides(match.state, acting?.piece ?? null)).toBe(1);
  });

  it('says of the first that its player was drawn by lot, of others their number', async () => {
    expect(turnSheetOf(await matchAfter(0)).detail).toBe('Begins, drawn by lot · rival: Bo (orange)');
    expect(turnSheetOf(await matchAfter(1)).detail).toBe('Turn 2');
  });
});

describe('the sheet of a match against the computer', () => {
  async function alone(
    level: string,
    endedTurns: number,
    kinds: readonly ('person' | 'bot')[] = ['person', 'bot'],
    number = endedTurns + 1,
  ) {
    const seats = PLAN.seats.map((seat, i) => {
      const kind = kinds[i] ?? 'person';
      return kind === 'bot' ? { ...seat, kind, level } : { ...seat, kind };
    });
    const session = await sessionAtTable({}, { ...PLAN, seats });
    for (let i = 0; i < endedTurns; i += 1) session.commands.endTurn();
    const { match } = session.store.getState();
    if (match === null) throw new Error('no match');
    return turnSheetOf({ ...match, state: { ...match.state, turn: { ...match.state.turn, number } } });
  }

  it('says at first who is who, and who begins', async () => {
    expect((await alone('careless', 0)).detail).toBe(
      'You are Ada (blue), the computer Bo (orange). You begin, drawn by lot.',
    );
    expect((await alone('careless', 0, ['bot', 'person'])).detail).toContain(
      'You are Bo (orange), the computer Ada (blue). The computer begins, drawn by lot.',
    );
  });

  it('says on a phone no more than who one is and who begins', async () => {
    expect((await alone('careless', 0)).short).toBe('You are Ada (blue). You begin, by lot.');
    expect((await alone('careless', 0, ['bot', 'person'])).short).toBe(
      'You are Bo (orange). The computer begins, by lot.',
    );
    expect((await alone('careless', 1)).short).toBeUndefined();
    expect(turnSheetOf(await matchAfter(0)).short).toBe('Begins, drawn by lot');
  });

  it('says of each level where it stands among all', async () => {
    expect((await alone('careless', 1)).detail).toBe('Turn 2 · Computer: careless (weakest level)');
    expect((await alone('steady', 1)).detail).toBe('Turn 2 · Computer: steady (middle level)');
    expect((await alone('keen', 1)).detail).toBe('Turn 2 · Computer: keen (strongest level)');
    const later = await alone('keen', 1, undefined, 4);
    expect(later.detail).toBe('Turn 4'); // once is enough: the plate has its name
  });
});

describe('a turn in which nothing can be done any more', () => {
  it('is one in which no own piece may act, whatever the rival’s may', async () => {
    const { state } = await matchAfter(0);
    const flatFor = (seat: number) => ({
      ...state,
      pieces: state.pieces.map((piece) => (ownerOf(piece.id) === seat ? { ...piece, pose: 'flat' as const } : piece)),
    });
    expect(mayStillAct(state)).toBe(true);
    expect(mayStillAct(flatFor(1 - state.turn.seat))).toBe(true);
    expect(mayStillAct(flatFor(state.turn.seat))).toBe(false);
  });
});

describe('the pieces whose actions an ended turn leaves out', () => {
  it('are as many as may act, without the one that is in the middle of its walk', async () => {
    const { state } = await matchAfter(0);
    const [walking] = mayAct(state);
    expect(mayActBesides(state, null)).toBe(2);
    expect(mayActBesides(state, walking?.piece ?? null)).toBe(1);
  });

  it('are no more than stand', async () => {
    const { state } = await matchAfter(0);
    const standing = (names: readonly string[]) => ({
      ...state,
      pieces: state.pieces.map((piece) =>
        names.includes(piece.id.slice(2)) ? piece : { ...piece, pose: 'flat' as const },
      ),
    });
    expect(mayActBesides(standing(['L1']), null)).toBe(1);
    expect(mayActBesides(standing(['L1']), mayAct(state)[0]?.piece ?? null)).toBe(0);
    expect(mayActBesides(standing([]), null)).toBe(0);
  });
});
