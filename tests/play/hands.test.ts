import { describe, expect, it } from 'vitest';
import { loadPhysics } from '#sim/physics.ts';
import { play as traction } from '#play/traction/play.ts';
import { createSession as sessionOfTraction } from '#play/traction/session/session.ts';
import { createSession as sessionOfTractorPull } from '#play/tractor-pull/session/session.ts';
import { createSpinning } from '#play/tractor-pull/spinning/spinning.ts';
import { play as tractorPull } from '#play/tractor-pull/play.ts';
import { createSession as sessionOfTrexlands } from '#play/trexlands/session/session.ts';
import { createThrowing as trucksInHand } from '#play/trexlands/throwing/throwing.ts';
import { play as trexlands } from '#play/trexlands/play.ts';
import { createSession as sessionOfTruckOff } from '#play/truck-off/session/session.ts';
import { createThrowing as diceInHand } from '#play/truck-off/throwing/throwing.ts';
import { play as truckOff } from '#play/truck-off/play.ts';
import { asked as askedInTractorPull } from '#games/tractor-pull/asked.ts';
import { choicesOf as choicesInTractorPull } from '#games/tractor-pull/legal.ts';
import { asked as askedInTruckOff } from '#games/truck-off/asked.ts';
import { choicesOf as choicesInTruckOff } from '#games/truck-off/legal.ts';
import { pieceId, seat as asSeat } from '#sim/ids.ts';

// A table's session, and with it the hand, is made once and serves one match after the other.

const base = { physics: await loadPhysics(), random: () => 0.5, pace: 'at-once' } as const;

const tables = {
  trexlands: () => {
    const session = sessionOfTrexlands(base);
    const throwing = trucksInHand(session);
    return {
      begin: () => session.commands.newMatch(trexlands.standardMatch()),
      hand: () => throwing.store.getState(),
      use: () => {
        throwing.commands.setAim({ directionDeg: 30, power: 90 });
        throwing.commands.setTogether(true);
        throwing.commands.choose(pieceId('0-T1'));
        throwing.take(pieceId('0-T1'), 'first');
        throwing.store.setState({ notes: { after: 0, said: ['It was thrown otherwise.'] } });
      },
    };
  },
  'truck-off': () => {
    const session = sessionOfTruckOff(base);
    const throwing = diceInHand(session);
    return {
      commands: session.commands,
      begin: () => session.commands.newMatch(truckOff.standardMatch()),
      hand: () => throwing.store.getState(),
      use: () => throwing.setAim({ directionDeg: 30, power: 90 }),
    };
  },
  'tractor-pull': () => {
    const session = sessionOfTractorPull(base);
    const spinning = createSpinning(session);
    return {
      begin: () => session.commands.newMatch(tractorPull.standardMatch()),
      hand: () => spinning.store.getState(),
      use: () => spinning.setAim({ strength: 90, clockwise: true }),
    };
  },
  traction: () => {
    const session = sessionOfTraction(base);
    return {
      begin: () => session.commands.newMatch(traction.standardMatch()),
      hand: () => {
        const { intent, aim, corner, foulHeld } = session.store.getState();
        return { intent, aim, corner, foulHeld };
      },
      use: () => {
        const seat = session.store.getState().match?.state.turn.seat ?? 0;
        session.commands.choose(pieceId(`${seat}-S1`), 'walk');
        session.commands.setAim('D', 30);
      },
    };
  },
} as const;

describe.each(Object.entries(tables))('the hand at the table of %s', (_, open) => {
  it('is at every match as at the first', () => {
    const { begin, hand, use } = open();
    expect(begin().ok).toBe(true);
    const atFirst = hand();
    use();
    expect(hand()).not.toEqual(atFirst);
    expect(begin().ok).toBe(true);
    expect(hand()).toEqual(atFirst);
  });
});

it('the hand keeps its aim while another tab goes on with the same match', () => {
  const { begin, commands, hand, use } = tables['truck-off']();
  const begun = begin();
  use();
  const used = hand();
  commands.follow({ ...(begun.ok ? begun.value : expect.fail('no match')) });
  expect(hand()).toEqual(used);
});

/** A table at which something waits to be let go, and the hand over it. */
const aiming = {
  'truck-off': () => {
    const session = sessionOfTruckOff(base);
    session.commands.newMatch(truckOff.standardMatch());
    const { commands, store } = session;
    for (let i = 0; i < 100 && store.getState().stage !== 'aiming'; i += 1) {
      const { match } = store.getState();
      const [seat] = match === null ? [] : askedInTruckOff(match.state);
      if (match === null || seat === undefined) break;
      commands.passDevice(asSeat(seat));
      const [choice] = choicesInTruckOff(match.state, seat);
      if (choice !== undefined) commands.act(choice);
      commands.tellAll();
      commands.goOn();
    }
    return { session, hand: diceInHand(session) };
  },
  'tractor-pull': () => {
    const session = sessionOfTractorPull(base);
    session.commands.newMatch(tractorPull.standardMatch());
    const { commands, store } = session;
    for (let i = 0; i < 100 && store.getState().stage !== 'aiming'; i += 1) {
      const { match } = store.getState();
      const [seat] = match === null ? [] : askedInTractorPull(match.state);
      if (match === null || seat === undefined) break;
      commands.passDevice(asSeat(seat));
      const [choice] = choicesInTractorPull(match.state, seat);
      if (choice !== undefined) commands.act(choice);
      commands.tellAll();
      commands.goOn();
    }
    return { session, hand: createSpinning(session) };
  },
} as const;

describe.each(Object.entries(aiming))('an empty hand at the table of %s', (_, open) => {
  it.each<[string, (hand: ReturnType<typeof open>['hand']) => void]>([
    ['that has taken nothing', () => undefined],
    [
      'that has put it back',
      (hand) => {
        hand.take({ xMm: 40, zMm: 60 }, 0);
        hand.moveTo({ xMm: 40, zMm: 0 }, 60);
        hand.putBack();
      },
    ],
  ])('%s lets nothing go', (__, use) => {
    const { session, hand } = open();
    expect(session.store.getState().stage).toBe('aiming');
    use(hand);
    const { match } = session.store.getState();
    hand.letGo(100);
    hand.letGo(100);
    expect(session.store.getState()).toMatchObject({ stage: 'aiming', fault: null });
    expect(session.store.getState().match).toBe(match);
  });
});

it('a finger that has left the wrench flicks it no more', () => {
  const { hand } = aiming['tractor-pull']();
  hand.take({ xMm: 40, zMm: 60 }, 0);
  hand.putBack();
  hand.moveTo({ xMm: 40, zMm: 0 }, 60);
  expect(hand.store.getState().flicked).toBeNull();
});
