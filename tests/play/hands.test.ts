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
import { pieceId } from '#sim/ids.ts';

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
