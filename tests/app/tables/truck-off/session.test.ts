import { beforeAll, describe, expect, it } from 'vitest';
import { moneyHistory } from '#play/truck-off/say/moneyHistory.ts';
import { makeMiniature, readMiniature } from '#app/tables/truck-off/saved/miniature.ts';
import { changeOf } from '#app/tables/truck-off/scene/money.ts';
import { shownState, toldLast, venueIn } from '#play/truck-off/shownState.ts';
import { moneyOf, stillPlaying } from '#games/truck-off/queries.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { isWhole } from '#engine/seen.ts';
import { pieceId, seat as asSeat } from '#sim/ids.ts';
import { withTruck } from '#games/truck-off/changes.ts';
import { parkedSpot } from '#play/truck-off/places.ts';
import { createThrowing } from '#play/truck-off/throwing/throwing.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { begun, roundOf } from '../../../games/truck-off/support.ts';
import type { RollAction } from '#games/truck-off/actions.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { DONE, type Outcome } from '#play/session/outcome.ts';
import { RollRunner } from '#play/truck-off/session/rollRunner.ts';
import type { Session, SessionState, Stage } from '#play/truck-off/session/sessionTypes.ts';
import { playUntil, sitDown, stateOf } from './support.tsx';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

describe('the payouts at the table', () => {
  it('are told venue by venue, in the order of the dice, and money comes with each', () => {
    const session = sitDown(physics, 4);
    playUntil(session, () => session.store.getState().stage === 'paying');
    const { paying, match, played } = session.store.getState();
    expect(paying?.payouts.map(({ event }) => venueIn(event))).toEqual([6, 8, 10, 12, 20]);
    expect(match).not.toBe(played);
    const moneyNow = (): number => {
      const state = shownState(session.store.getState());
      return state === null ? 0 : stillPlaying(state).reduce((sum, seat) => sum + moneyOf(state, seat), 0);
    };
    const totals = [moneyNow()];
    for (let i = 1; i < (paying?.payouts.length ?? 0); i += 1) {
      session.commands.goOn();
      totals.push(moneyNow());
    }
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(totals.at(-1)).toBe(played?.state.players.reduce((sum, { money }) => sum + money, 0));
    session.commands.goOn();
    expect(session.store.getState().stage).toBe('choosing');
    expect(session.store.getState().match).toBe(played);
  });

  it('go past a venue that pays nobody', () => {
    const session = sitDown(physics, 3);
    const paying = () => session.store.getState().paying;
    playUntil(session, () => paying()?.payouts.some(({ event }) => event.type === 'not-paid') === true);
    const told: unknown[] = [];
    for (let now = paying(); now !== null; now = paying()) {
      told.push(toldLast(now).at(-1)?.event.type);
      session.commands.goOn();
    }
    expect(told).toContain('paid');
    expect(told).not.toContain('not-paid');
  });

  it('let nothing else be done meanwhile, and are over when the players get up', () => {
    const session = sitDown(physics, 3);
    playUntil(session, () => session.store.getState().stage === 'paying');
    session.commands.act({ do: 'concede', seat: 0 });
    expect(session.store.getState().fault?.code).toBe('paying');
    const { played } = session.store.getState();
    session.commands.spectate('conclude');
    expect(session.store.getState().match).toBe(played);
  });
});

describe('a whole match at the table', () => {
  it.each([2, 3, 5])('of %i is played to its end, and its money’s history ends with what all have', (seats) => {
    const session = sitDown(physics, seats, 11 + seats);
    playUntil(session, () => {
      const { match, stage } = session.store.getState();
      return stage === 'choosing' && match !== null && truckOff.result(match.state) !== null;
    });
    const { match } = session.store.getState();
    if (match === null) throw new Error('it is at the table');
    for (const { owner, amounts } of moneyHistory(match)) {
      expect(amounts.at(-1)).toBe(moneyOf(match.state, owner));
      expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
      expect(amounts).toHaveLength(seats === 2 ? 6 : 7);
    }
  });

  it('tells the money of an owner who begins with some', () => {
    const { match } = sitDown(physics, 2, 7, { firstMoney: 3, barryMoney: 30 }).store.getState();
    if (match === null) throw new Error('it is at the table');
    const begun = moneyHistory(match).map(({ amounts }) => amounts[0]);
    expect(begun.toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 3, 30]);
  });

  it('has its street in a miniature of some hundred letters, which reads back', () => {
    const session = sitDown(physics, 3);
    playUntil(session, () => session.store.getState().stage === 'choosing' && stateOf(session).phase.name === 'cards');
    const text = makeMiniature(stateOf(session));
    expect(text.length).toBeLessThan(120);
    const { venues, money } = readMiniature(text);
    expect(venues.map(({ die }) => die)).toEqual(stateOf(session).venues.map(({ die }) => die));
    expect(venues.reduce((sum, { trucks }) => sum + trucks.length, 0)).toBe(6);
    expect(money).toEqual([0, 0, 0]);
  });
});

describe('money on the table', () => {
  it('is what its tokens come to, of the largest values first', () => {
    for (let amount = 0; amount < 120; amount += 1)
      expect(changeOf(amount).reduce((sum, token) => sum + token, 0)).toBe(amount);
    expect(changeOf(39)).toEqual([20, 10, 5, 3, 1]);
  });
});

/** Of the 8 of the first seat, before its venue. */
function parkedX(session: Session): number {
  const state = stateOf(session);
  return parkedSpot(withTruck(state, '0-8', { at: 8 }), '0-8', 8).x;
}

/** What a throw begins of itself once it has been seen in such a position. */
class Followed extends RollRunner {
  readonly thrown: RollAction[] = [];

  constructor(state: SessionState) {
    super({ state } as ConstructorParameters<typeof RollRunner>[0], 'at-once');
    this.followed();
  }

  override begin(action: RollAction): Outcome {
    this.thrown.push(action);
    return DONE;
  }
}

describe('when the last seat has selected its trucks', () => {
  it('all set off at once, and those that were seen at their venues already drive in with them', () => {
    const session = sitDown(physics, 3);
    session.setCalm(false);
    for (const seat of [0, 1]) {
      session.commands.passDevice(asSeat(seat));
      session.commands.act({ do: 'trucks', seat, trucks: [8, 20] });
    }
    session.commands.passDevice(asSeat(2));
    session.commands.carry('2-10', 10);
    session.advance(5);
    session.commands.carry('2-12', 12);
    session.advance(5);
    session.commands.act({ do: 'trucks', seat: 2, trucks: [10, 12] });
    const onTheirWay = [...session.shown.pieces].flatMap(([id, { from }]) => (from === null ? [] : [id]));
    const trucks = ['0-8', '0-20', '1-8', '1-20', '2-10', '2-12'];
    expect(onTheirWay.filter((id) => !id.startsWith('d')).toSorted()).toEqual(trucks.toSorted());
    expect(session.shown.homing).toBe(0);
  });
});

describe('what needs no decision needs no press', () => {
  it.each(['person', 'bot'] as const)('dice of a %s that were cocked are thrown again by chance, once each', (kind) => {
    const { state } = roundOf({ seats: 3, dice: '8:5 10:6 12:7 20:x' });
    const told = (now: TruckOffState, stage: Stage): SessionState => {
      const { match } = sitDown(physics, 3).store.getState();
      if (match === null) throw new Error('a match is at the table');
      const seats = match.header.seats.map((seat) => ({ ...seat, kind })) as typeof match.header.seats;
      return { stage, match: { ...match, header: { ...match.header, seats }, state: now } } as SessionState;
    };
    const again = { do: 'roll', seat: state.roll?.by, throws: [] };
    expect(new Followed(told(state, 'aiming')).thrown).toEqual(kind === 'person' ? [again] : []); // it asks by itself
    expect(new Followed(told(begun(3), 'choosing')).thrown).toEqual([]);
  });

  it('a truck that a hand takes to its venue waits there, and the second one sends nothing', () => {
    const session = sitDown(physics, 3);
    session.commands.passDevice(asSeat(0));
    const street = createThrowing(session);
    street.carry('0-8', { xMm: 0, zMm: 0 });
    session.commands.carry('0-8', 8);
    street.setDown(true);
    const { x } = session.shown.pieces.get(pieceId('0-8'))?.after.position ?? {};
    expect(x, 'it waits at its venue').toBe(parkedX(session));
    expect(stateOf(session).players[0]?.decided).toBe(false);
    session.commands.carry('0-20', 20);
    expect(stateOf(session).players[0]?.decided).toBe(false);
  });

  it('the last card is out already, and stays so where a press on nothing drops the rest', () => {
    const session = sitDown(physics, 3);
    const { match } = session.store.getState();
    if (match === null || !isWhole(match)) throw new Error('a match is at the table');
    session.commands.resume({ ...match, state: roundOf({ seats: 3, cards: ['promote'] }).state });
    expect(session.store.getState().card).toBe('promote');
    session.commands.drop();
    expect(session.store.getState().card).toBe('promote');
    session.commands.press({ kind: 'venue', venue: 8 });
    expect(session.store.getState().stage).toBe('paying');
  });
});
