import { isWhole } from '#engine/seen.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { Dock } from '#app/tables/truck-off/hud/dock/Dock.tsx';
import { play } from '#play/truck-off/play.ts';
import { paysNow } from '#play/truck-off/say/paysNow.ts';
import { paidBy } from '#app/tables/truck-off/scene/money.ts';
import { payingMs, shownState } from '#play/truck-off/shownState.ts';
import { truckOffTalk } from '#play/truck-off/talk/talk.ts';
import type { Session } from '#play/truck-off/session/sessionTypes.ts';
import type { Sides } from '#games/truck-off/ids.ts';
import { venueOf } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { roundOf, say, type Round } from '../../../games/truck-off/support.ts';
import { shown, sitDown, stateOf } from './support.tsx';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** A table at which a round has come so far. */
function at(state: TruckOffState): Session {
  const session = sitDown(physics, state.seats, 7, state.options);
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('a match is at the table');
  session.commands.resume({ ...match, state });
  return session;
}

const atRound = (round: Round, ...lines: readonly string[]): Session => at(say(roundOf(round).state, ...lines).state);

const captionAt = (state: TruckOffState, sides: Sides): string | null => paysNow(state, venueOf(state, sides));

/** What each of the three has got since the last picture, by the plates; null for nothing. */
function gainsShown(session: Session): readonly (number | null)[] {
  return stateOf(session).players.map((_, seat) => {
    const [, gain] = /^\+\$(\d+)$/.exec(play.count?.(session.store.getState(), seat) ?? '') ?? [];
    return gain === undefined ? null : Number(gain);
  });
}

const moneyShown = (session: Session): readonly number[] =>
  shownState(session.store.getState())?.players.map(({ money }) => money) ?? [];

/** The last card of a round is on the table: its payouts are told next. */
function beforePayouts(specials: Round['specials'] = {}): Session {
  const session = atRound({ seats: 3, cards: ['promote'], specials });
  session.commands.passDevice(asSeat(0));
  return session;
}

describe('money of a payout', () => {
  it('comes from the venue that pays, and change out of the bank where none does', () => {
    const [to, other] = [1, 2].map((x) => ({ of: '0', x, y: 0, z: 0, yaw: 0 }));
    if (to === undefined || other === undefined) throw new Error('two places');
    const flights = [
      { from: null, to },
      { from: other, to: null },
    ];
    const [paid, change] = paidBy({ x: 0.3, z: 0.1, yaw: 0 }, flights);
    expect(paid?.from).toMatchObject({ x: 0.3, z: 0.1 });
    expect(change).toBe(flights[1]);
    expect(paidBy(null, flights)).toBe(flights);
  });

  it.each([4, 5, 6])('of %i venues has come within four seconds, the last one seen as long as the others', (venues) => {
    const session = beforePayouts();
    session.commands.act({ do: 'discard', seat: 0, card: 'promote' });
    const { paying } = session.store.getState();
    const [payment] = paying?.payouts ?? [];
    if (!paying || !payment) throw new Error('venues pay');
    const payouts = Array.from({ length: venues }, () => payment);
    expect(venues * payingMs({ ...paying, payouts })).toBe(4000);
  });
});

describe('what a payout has brought', () => {
  it('is told for the venue that pays', () => {
    const session = beforePayouts();
    session.commands.act({ do: 'discard', seat: 0, card: 'promote' });
    expect(gainsShown(session)).toEqual([5, null, null]); // the d8 shows 5
    session.commands.goOn();
    expect(gainsShown(session)).toEqual([null, 6, null]);
  });

  it('is told for all venues that have paid since, where they were told at once', () => {
    const session = beforePayouts();
    session.commands.act({ do: 'discard', seat: 0, card: 'promote' });
    const before = moneyShown(session);
    session.commands.tellAll();
    const after = moneyShown(session);
    expect(after).toEqual([10, 11, 12]);
    expect(gainsShown(session)).toEqual(after.map((money, seat) => money - (before[seat] ?? 0)));
  });

  it('includes the money of a Daily Special that pays before the venue does', () => {
    const session = beforePayouts({ 20: 'costume-contest' });
    session.commands.act({ do: 'discard', seat: 0, card: 'promote' });
    const { played } = session.store.getState();
    session.commands.tellAll();
    expect(moneyShown(session)).toEqual(played?.state.players.map(({ money }) => money));
    expect(gainsShown(session)).toEqual([7, 13, 14]); // each has a truck with the number of the d20
    expect(shown(session, <Dock />)).toContain('Costume Contest');
    session.commands.goOn();
    expect(session.store.getState().events.map(({ type }) => type)).not.toContain('special-paid'); // told already
  });
});

it('of Barry has a plate of its own, where he plays', () => {
  const plate = (seats: number) => play.automatic?.(sitDown(physics, seats).store.getState());
  expect(plate(2)).toMatchObject({ name: 'Barry', does: 'plays by himself', count: '$20' });
  expect(plate(3)).toBeNull();
});

describe('what a venue would pay now', () => {
  const of = (round: Partial<Round>, ...lines: readonly string[]): TruckOffState =>
    say(roundOf({ seats: 3, cards: ['double', 'promote reroll'], ...round }).state, ...lines).state;

  it('is the sum over its die, with the share where more than one truck is there', () => {
    const state = of({});
    expect(captionAt(state, 8)).toBe('$5');
    expect(captionAt(state, 20)).toBe('$17: 5 each');
  });

  it('says what a doubled truck takes', () => {
    expect(captionAt(of({}, '0 play double 8'), 8)).toBe('$5 (2X $10)');
    expect(captionAt(of({}, '0 play double 20'), 20)).toBe('$17: 5 each (2X $10)');
  });

  it('is not the die where a Daily Special pays otherwise, or only some of the trucks', () => {
    expect(captionAt(of({ specials: { 8: 'backstage' } }), 8)).toBe('$3 each');
    expect(captionAt(of({ specials: { 8: 'backstage' }, dice: '8:3' }), 8)).toBe('$3 each'); // as much by chance
    expect(captionAt(of({ specials: { 10: 'only-truck' } }), 10)).toBe('$6 (2X $12)');
    const four = { seats: 4, cards: ['promote move', 'promote'], trucks: ['8 20', '8 20', '12 20', '10 20'] };
    const moved = '0 play move 8 d20';
    expect(captionAt(of(four, moved), 20)).toBe('$17: 3 each');
    expect(captionAt(of({ ...four, specials: { 20: 'badge-check' } }, moved), 20)).toBe('$17: 4 each');
  });

  it('is the same over the die and in words; a card’s targets say what would change', () => {
    const state = of({ cards: ['promote', 'promote'] }, '0 play promote d20');
    const caption = captionAt(state, 20);
    expect(caption).toBe('$26: 8 each');
    const session = at(state);
    session.commands.passDevice(asSeat(1));
    session.commands.chooseCard('promote');
    const [, button = ''] = /<button[^>]*data-target="d20"[^>]*>(.*?)<\/button>/.exec(shown(session, <Dock />)) ?? [];
    expect(button).toMatch(/Gaming Con.*[+−]\$\d+, rivals [+−]\$\d+/);
    expect(JSON.stringify(truckOffTalk(session).say('look'))).toContain(caption);
  });
});
