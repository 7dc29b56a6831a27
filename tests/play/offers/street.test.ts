import { beforeAll, describe, expect, it } from 'vitest';
import { STANDARD_OPTIONS } from '#games/truck-off/options.ts';
import { roundOf } from '../../games/truck-off/support.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { SLOTS, type Slot } from '#games/truck-off/grid.ts';
import type { TruckId } from '#games/truck-off/ids.ts';
import type { Ray } from '#play/input/ray.ts';
import { posesOf } from '#play/truck-off/poses.ts';
import { bayOf, CARD_M, cardSpot, parkedSpot, truckSpot, venueSpot } from '#play/truck-off/places.ts';
import { createSession } from '#play/truck-off/session/session.ts';
import type { Place, Session, Thing } from '#play/truck-off/session/sessionTypes.ts';
import { createThrowing } from '#play/truck-off/throwing/throwing.ts';
import { TruckHand } from '#play/truck-off/throwing/truckHand.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** A match that has just begun, seat 0 with the device. */
function sitDown(): Session {
  const session = createSession({ physics, random: () => 0.5, pace: 'at-once' });
  session.setCalm(true);
  const started = session.commands.newMatch({
    seats: ['Ada', 'Bo', 'Cy'].map((name, colour) => ({ name, colour, kind: 'person' as const })),
    setup: { options: STANDARD_OPTIONS },
    seed: 7,
  });
  if (!started.ok) throw new Error(started.fault.message);
  session.commands.passDevice(seat(0));
  return session;
}

const told = (session: Session) => session.store.getState();
const stateOf = (session: Session): TruckOffState => {
  const { match } = told(session);
  if (match === null) throw new Error('a match is at the table');
  return match.state;
};
const truck = (id: TruckId): Place => ({ kind: 'truck', truck: id });
const venue = (sides: 8 | 10 | 12 | 20): Place => ({ kind: 'venue', venue: sides });
const placeOf = (session: Session, id: TruckId) => session.shown.pieces.get(pieceId(id))?.after.position;

describe('trucks are selected on the table', () => {
  it('by presses on trucks or on venues; a further press on one of two takes it back, and so does a drag home', () => {
    const session = sitDown();
    const { press, carry } = session.commands;
    press(truck('0-8'));
    press(venue(20));
    expect(told(session).selected).toEqual(['0-8', '0-20']);
    press(truck('0-20'));
    expect(told(session).selected).toEqual(['0-8']);
    carry('0-8', null);
    expect(told(session).selected).toEqual([]);
    expect(stateOf(session).players[0]?.decided).toBe(false);
  });

  it('a third truck takes the place of the first', () => {
    const session = sitDown();
    const { press, drop } = session.commands;
    for (const id of ['0-8', '0-10', '0-12'] as const) press(truck(id));
    expect(told(session).selected).toEqual(['0-10', '0-12']);
    drop();
    expect(told(session).selected).toEqual([]);
  });

  it('and stand before their venues for the seat with the device alone: at once in their lot when it goes on', () => {
    const session = sitDown();
    session.setCalm(false);
    session.commands.press(truck('0-8'));
    const parked = parkedSpot({ ...stateOf(session), trucks: [{ id: '0-8', at: 8, doubles: 0 }] }, '0-8', 8);
    expect(placeOf(session, '0-8')).toMatchObject({ x: parked.x, z: parked.z });
    session.commands.passDevice(seat(1));
    const bay = bayOf(stateOf(session), '0-8');
    expect(placeOf(session, '0-8')).toMatchObject({ x: bay.x, z: bay.z });
    expect([...session.shown.pieces.values()].every(({ from }) => from === null)).toBe(true);
  });

  it('nor is a selection that was made seen to drive home under the next one’s eyes', () => {
    const session = sitDown();
    session.setCalm(false);
    for (const id of ['0-8', '0-20'] as const) session.commands.press(truck(id));
    session.commands.act({ do: 'trucks', seat: 0, trucks: [8, 20] });
    expect(stateOf(session).players[0]?.decided).toBe(true);
    expect([...session.shown.pieces.values()].every(({ from }) => from === null)).toBe(true);
    expect(new Map([...session.shown.pieces].map(([id, { after }]) => [id, after]))).toEqual(posesOf(stateOf(session)));
  });
});

describe('what cannot be picked says why at the first touch, and nothing else happens', () => {
  it.each<[string, (session: Session) => void, string]>([
    ['a rival’s truck', ({ commands }) => commands.press(truck('1-8')), 'You take two of your own trucks.'],
    ['another’s venue', ({ commands }) => commands.carry('0-8', 20), 'Your 8 goes to the Concert.'],
  ])('%s', (_, touch, message) => {
    const session = sitDown();
    const before = told(session);
    touch(session);
    expect(told(session)).toEqual({ ...before, fault: expect.objectContaining({ message }) as unknown });
  });

  it('a truck before a card is chosen, and one that the card does not take', () => {
    const session = sitDown();
    const match = told(session).match;
    if (match === null) throw new Error('a match is at the table');
    const { state } = roundOf({ seats: 3, cards: ['move promote'] });
    session.commands.resume({ ...match, state } as never);
    session.commands.passDevice(seat(0));
    session.commands.press(truck('1-20')); // no card of the seat moves it
    expect(told(session).fault?.message).toBe('Choose a card first.');
    session.commands.chooseCard('move');
    session.commands.press(truck('1-20'));
    expect(told(session).fault?.message).toBe('That is no legal target of “Move your truck”.');
    session.commands.carry('0-8', 20);
    expect(told(session).fault).toBe(null);
    expect(stateOf(session).trucks.find(({ id }) => id === '0-8')?.at).toBe(20);
  });
});

describe('a card of the hand is dragged on to its target', () => {
  function executing(): Session {
    const session = sitDown();
    const match = told(session).match;
    if (match === null) throw new Error('a match is at the table');
    const { state } = roundOf({ seats: 3, cards: ['move promote'] });
    session.commands.resume({ ...match, state } as never);
    session.commands.passDevice(seat(0));
    return session;
  }

  it('and is played there, or goes on with its truck', () => {
    const session = executing();
    session.commands.playAt('move', truck('0-8'));
    expect(told(session)).toMatchObject({ card: 'move', truck: '0-8', fault: null });
    session.commands.playAt('promote', venue(20));
    expect(stateOf(session).venues.find(({ sides }) => sides === 20)?.promotes).toBe(1);
  });

  it('where it has none it says why, and nothing else happens; nor do cards that are not played now', () => {
    const session = executing();
    session.commands.playAt('move', truck('1-20'));
    expect(told(session)).toMatchObject({ card: null, fault: { code: 'bad-target' } });
    session.commands.dismissFault();
    const before = told(session);
    session.commands.playAt('trigger', venue(20));
    expect(told(session)).toBe(before);
  });

  it('in a hand that is being chosen from, it is said when it is played', () => {
    const session = executing();
    const { match } = told(session);
    if (match === null) throw new Error('a match is at the table');
    session.commands.resume({ ...match, state: { ...match.state, phase: { name: 'cards' } } } as never);
    session.commands.playAt('promote', venue(20));
    expect(told(session).fault?.message).toContain('when it is played');
  });
});

/** A line of sight straight down. */
const over = ({ x, z }: { readonly x: number; readonly z: number }): Ray => ({
  origin: vec3(x, 1, z),
  direction: vec3(0, -1, 0),
});

const isOn = (spot: { readonly x: number; readonly z: number }, x: number, z: number): boolean =>
  Math.abs(spot.x - x) < CARD_M.wide / 2 && Math.abs(spot.z - z) < CARD_M.deep / 2;

/** Two players take cards; the first that is free promotes a venue. */
const GRID = ((): TruckOffState => {
  const { state } = roundOf({ seats: 2, barry: [8, 20] });
  const grid = state.grid ?? [];
  return { ...state, grid: grid.map((id, i) => (SLOTS[i] === 'r4c1' ? '0-promote-1' : id)) };
})();

describe('trucks and cards are carried by a pointer', () => {
  const sit = (): {
    readonly session: Session;
    readonly hand: TruckHand;
    readonly street: ReturnType<typeof createThrowing>;
  } => {
    const session = sitDown();
    const street = createThrowing(session);
    const thingOn = ({ origin: { x, z } }: Ray): Thing | null => {
      const state = stateOf(session);
      const found = state.trucks.find(({ id }) => {
        const at = truckSpot(state, id);
        return Math.hypot(at.x - x, at.z - z) < 0.01;
      });
      const slot = state.grid && SLOTS.findLast((one) => isOn(cardSpot(state, one, false), x, z));
      if (slot) return { kind: 'card', card: slot };
      return found === undefined ? null : { kind: 'truck', truck: found.id };
    };
    return { session, street, hand: new TruckHand(session, street, thingOn) };
  };
  const drag = (hand: TruckHand, from: Ray, to: Ray): unknown => {
    const claim = hand.down({ id: 1, ray: from });
    hand.move({ id: 1, ray: to });
    hand.up({ id: 1, ray: to });
    return claim;
  };

  it('to its venue, where it is selected; the view does not turn under it', () => {
    const { session, hand } = sit();
    const state = stateOf(session);
    expect(drag(hand, over(truckSpot(state, '0-8')), over(venueSpot(state, 8)))).toBe('ours');
    expect(told(session).selected).toEqual(['0-8']);
  });

  it('over the table it lies in the hand, and nowhere it goes back', () => {
    const { session, hand, street } = sit();
    const state = stateOf(session);
    hand.down({ id: 1, ray: over(truckSpot(state, '0-8')) });
    hand.move({ id: 1, ray: over({ x: 0.5, z: 0.3 }) });
    expect(street.store.getState().carried).toBe('0-8');
    expect(placeOf(session, '0-8')).toMatchObject({ x: 0.5, z: 0.3 });
    hand.up({ id: 1, ray: over({ x: 0.5, z: 0.3 }) });
    expect(street.store.getState().carried).toBe(null);
    expect(placeOf(session, '0-8')).toMatchObject({ x: bayOf(state, '0-8').x, z: bayOf(state, '0-8').z });
    expect(told(session).selected).toEqual([]);
  });

  it('a rival’s stays where it is, says why, and does not turn the view either', () => {
    const { session, hand, street } = sit();
    const state = stateOf(session);
    expect(drag(hand, over(truckSpot(state, '1-8')), over(venueSpot(state, 8)))).toBe('ours');
    expect(told(session).fault?.message).toBe('You take two of your own trucks.');
    expect(street.store.getState().carried).toBe(null);
  });

  it('a pointer that does not move has pressed it', () => {
    const { session, hand } = sit();
    const at = over(truckSpot(stateOf(session), '0-12'));
    drag(hand, at, at);
    expect(told(session).selected).toEqual(['0-12']);
  });

  it('a card of the open grid lies in the hand, is played where it is let go, and a covered one says why', () => {
    const { session, hand, street } = sit();
    const { match } = told(session);
    const seats = match?.header.seats.slice(0, 2);
    session.commands.resume({ ...match, header: { ...match?.header, seats }, state: GRID } as never);
    const card = (slot: Slot) => over(cardSpot(GRID, slot, false));
    hand.down({ id: 1, ray: card('r4c1') });
    hand.move({ id: 1, ray: over({ x: 0.5, z: 0.3 }) });
    expect(told(session).card).toBe('r4c1');
    expect(street.store.getState().card).toEqual({ xMm: 500, zMm: 300 });
    hand.up({ id: 1, ray: over({ x: 0.5, z: 0.3 }) });
    expect(told(session).card).toBe('r4c1'); // it waits for its target
    expect(street.store.getState().card).toBe(null);
    drag(hand, card('r4c1'), over(venueSpot(GRID, 20)));
    expect(stateOf(session).venues.find(({ sides }) => sides === 20)?.promotes).toBe(1);
    drag(hand, card('r1c1'), card('r1c1'));
    expect(told(session).fault?.message).toBe('Another card lies on it.');
  });

  it('parked before a venue that is offered it takes no press from it', () => {
    const { session, hand } = sit();
    const { match } = told(session);
    const { state } = roundOf({ seats: 3, cards: ['move promote'] });
    session.commands.resume({ ...match, state } as never);
    session.commands.passDevice(seat(0));
    const press = (id: TruckId): void => {
      const at = over(truckSpot(stateOf(session), id));
      drag(hand, at, at);
    };
    session.commands.chooseCard('move');
    press('0-8');
    press('1-10');
    expect(stateOf(session).trucks.find(({ id }) => id === '0-8')?.at).toBe(10);
  });
});
