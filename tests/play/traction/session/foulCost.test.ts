import { describe, expect, it } from 'vitest';
import { foulCostOf } from '#play/traction/session/expected.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { STANDARD_OPTIONS, type TractionOptions } from '#games/traction/options.ts';
import { turnsOut } from '#games/traction/penalty.ts';
import { own, PLAN, sessionAtTable, untilStill } from '../../../app/tables/traction/session/sessionAtTable.ts';

const sessionWith = (options: Partial<TractionOptions>): Promise<Session> =>
  sessionAtTable(
    { pace: 'at-once' },
    { ...PLAN, setup: { ...PLAN.setup, options: { ...STANDARD_OPTIONS, ...options } } },
  );

function costOf(session: Session): string {
  session.commands.choose(own(session, 'L1'));
  const cost = foulCostOf(session.store.getState());
  return cost === null ? '' : gameTexts.action.foulCost(cost);
}

/** A foul by outlines: a large piece half around its corner over its own crowded pad. */
function aimAtFoul(session: Session): void {
  const { commands } = session;
  commands.setAsksBeforeFouls(true);
  commands.choose(own(session, 'L1'));
  commands.setAim('A', 180);
  commands.performAim();
}

describe('the cost of a foul', () => {
  it('is told by the rules of the match: flat and out for as many turns as they say, or only back on the pad', async () => {
    expect(costOf(await sessionWith({}))).toBe(
      'Then your large one lies flat on its pad: in your next turn it may only be set upright.',
    );
    expect(costOf(await sessionWith({ penaltyTurns: 3 }))).toContain(
      'lies flat on its pad: it misses your next 2 turns, and in the one after it may only be set upright.',
    );
    expect(costOf(await sessionWith({ penaltyTurns: 0 }))).toContain(
      'your large one goes back to its pad and may not act again this turn.',
    );
    expect(costOf(await sessionWith({ piecesPerTurn: 1 }))).toMatch(/set upright\. Your turn ends with it\.$/);
  });

  it.each([{}, { penaltyTurns: 0 }, { penaltyTurns: 3 }, { piecesPerTurn: 1 }])(
    'is what then happens under %o',
    async (options) => {
      const session = await sessionWith(options);
      const piece = own(session, 'L1');
      aimAtFoul(session);
      const cost = foulCostOf(session.store.getState());
      session.commands.performAim();
      untilStill(session);
      const state = session.store.getState().match?.state;
      expect(state?.turn.number).toBe(cost?.endsTurn === true ? 2 : 1);
      expect(state?.pieces.find(({ id }) => id === piece)?.pose).toBe(cost?.missesTurns === 0 ? 'upright' : 'flat');
      if (cost && cost.missesTurns > 1) expect(state && turnsOut(state, piece)).toBe(cost.missesTurns);
    },
  );

  it.each([
    [{}, 'Your small one stays where it is set down and has acted.', 'S1 has moved'],
    [{ freeStepAfterMiss: false }, 'Your small one goes back to where it stands and has acted.', 'S1 stands as before'],
  ] as const)('of a tackle that hits nothing is asked about as well, under %o', async (options, told, then) => {
    const session = await sessionWith(options);
    const { commands, store } = session;
    const piece = own(session, 'S1');
    const placed = () => store.getState().match?.state.pieces.find(({ id }) => id === piece);
    const before = placed();
    commands.setAsksBeforeFouls(true);
    commands.choose(piece, 'tackle');
    commands.setAim('D', 180);
    commands.performAim();
    expect(store.getState()).toMatchObject({ foulHeld: true, stage: 'aiming' });
    const cost = foulCostOf(store.getState());
    expect(cost && gameTexts.action.foulCost(cost)).toBe(told);
    expect(gameTexts.action.foulHeld('Misses', cost?.miss ?? null)).toBe('Misses. That tackles nothing.');
    commands.performAim();
    untilStill(session);
    expect(store.getState().match?.state.turn.acted).toEqual([piece]);
    expect(placed()?.xMm === before?.xMm ? 'S1 stands as before' : 'S1 has moved').toBe(then);
  });

  it('of a tackle without an aim is that of a foul, and without a chosen piece there is none', async () => {
    const session = await sessionWith({});
    expect(foulCostOf(session.store.getState())).toBeNull();
    session.commands.choose(own(session, 'S2'), 'tackle');
    expect(foulCostOf(session.store.getState())).toMatchObject({ miss: null, endsTurn: false });
  });
});

describe('cancelling a step that looks like a foul', () => {
  it('goes back to the aim as it was; only once more it drops the choice', async () => {
    const session = await sessionWith({});
    const { commands, store } = session;
    aimAtFoul(session);
    expect(store.getState().foulHeld).toBe(true);
    commands.cancel();
    expect(store.getState()).toMatchObject({ foulHeld: false, stage: 'aiming', aim: { corner: 'A', swivelDeg: 180 } });
    commands.cancel();
    expect(store.getState()).toMatchObject({ intent: null, aim: null });
  });
});
