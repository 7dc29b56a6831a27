import { describe, expect, it } from 'vitest';
import { asked } from '#games/truck-off/asked.ts';
import { kindOf, setOf, type CardId } from '#games/truck-off/cards.ts';
import { coversOf, freeSlots, SLOTS } from '#games/truck-off/grid.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { holds, named, type Case } from '../cases.ts';
import { andThen, begun, diceAsked, eventOf, money, refused, roundOf, say, setUpFor, types } from '../support.ts';

const GRID: readonly CardId[] = ['0-reroll-1', '1-double-1', '0-shut-truck-1'];
/** Barry alone at the d12, with seat 0 at the d8; seat 1 at the d10; both at the d20. */
const two = { seats: 2, barry: [8, 12] as const, grid: GRID };

describe('the grid of a match of two', () => {
  it('TO-34: nobody chooses: of all 24 cards eight are out at random', () => {
    const { grid, out, players } = setUpFor(2, { discards: ['move', 'move'] }, 3);
    expect(out).toHaveLength(8);
    expect([...out, ...(grid ?? [])].sort()).toEqual([...setOf(0), ...setOf(1)].sort());
    expect(players.every(({ hand }) => hand.length === 0)).toBe(true);
    expect(setUpFor(2, {}, 4).out).not.toEqual(out);
  });

  it('TO-35: rows of 4, 5, 4 and 3; at the start the last row is free', () => {
    expect([1, 2, 3, 4].map((row) => SLOTS.filter((slot) => slot.startsWith(`r${row}`)).length)).toEqual([4, 5, 4, 3]);
    expect(freeSlots(begun(2).grid ?? [])).toEqual(['r4c1', 'r4c2', 'r4c3']);
  });

  it.each([
    ['r1c1', ['r2c1', 'r2c2']],
    ['r1c4', ['r2c4', 'r2c5']],
    ['r2c1', ['r3c1']],
    ['r2c3', ['r3c2', 'r3c3']],
    ['r2c5', ['r3c4']],
    ['r3c1', ['r4c1']],
    ['r3c2', ['r4c1', 'r4c2']],
    ['r3c4', ['r4c3']],
    ['r4c2', []],
  ] as const)('TO-36: on %s lie %j', (slot, covers) => expect(coversOf(slot)).toEqual(covers));

  it('TO-36: a card comes free when none lies on it any more', () => {
    const round = roundOf(two);
    expect(refused(round.state, '0 discard r3c1')).toBe('covered');
    const one = say(round.state, '0 discard r4c1');
    expect(freeSlots(one.state.grid ?? [])).toEqual(['r3c1', 'r4c2', 'r4c3']);
    expect(refused(one.state, '1 discard r3c2')).toBe('covered');
    expect(refused(say(one.state, '1 discard r4c2').state, '0 discard r3c2')).toBeNull();
    expect(refused(one.state, '1 discard r4c1')).toBe('no-such-card');
  });
});

const TWO: readonly Case[] = [
  {
    ...two,
    name: 'TO-35: selected and executed in one, by turns, two each',
    play: ['0 discard r4c1', '1 discard r4c2'],
    refused: { '1 discard r4c3': 'not-your-turn', '0 discard r4c3': null, '0 cards none': 'other-phase' },
  },
  {
    ...two,
    name: 'TO-35: after two each the venues pay',
    play: ['0 discard r4c1', '1 discard r4c2', '0 discard r4c3', '1 discard r3c1'],
    after: [2 + 8, 6 + 8, 20 + 2 + 7],
  },
  {
    ...two,
    name: 'TO-37: a card with a legal target may be discarded, too',
    play: ['0 discard r4c2'],
    told: ['Seat 0 discards Double your truck’s payout.'],
  },
  {
    ...two,
    name: 'TO-38: the colour of a card does not matter: one’s own truck is the picker’s',
    refused: { '0 play r4c2 20': null, '0 play r4c2 1-20': 'bad-target' },
  },
  {
    ...two,
    name: 'TO-38: the card of one’s own colour in the rival’s hand',
    play: ['0 play r4c2 8', '1 discard r4c1', '0 discard r4c3', '1 discard r3c1'],
    after: [4 + 8, 6 + 8, 20 + 2 + 7],
  },
  {
    ...two,
    name: 'TO-39: Barry is a target like a rival',
    play: ['0 play r4c3 barry-8', '1 discard r4c1', '0 discard r4c2', '1 discard r3c1'],
    after: [5 + 8, 6 + 8, 20 + 7],
  },
  {
    ...two,
    name: 'TO-21: Barry’s truck is another player’s',
    grid: ['0-move-rival-1', '0-trigger-1', '0-place-1'],
    refused: { '0 play r4c1 barry-8 d10': null, '0 play r4c1 0-8 d10': 'bad-target' },
  },
  {
    ...two,
    name: 'TO-19: a reroll in the grid is thrown before the next card is taken',
    play: ['0 play r4c1 d8'],
    refused: { '1 discard r4c2': 'roll-first', '1 roll': 'not-your-throw' },
  },
  {
    ...two,
    name: 'TO-26: trigger pays Barry as well',
    grid: ['0-trigger-1', '0-move-1', '0-place-1'],
    play: ['0 play r4c1 d12', '1 discard r4c2', '0 discard r4c3', '1 discard r3c1'],
    after: [2 + 8, 6 + 8, 20 + 7 + 2],
  },
];

describe('a round of two', () => {
  it.each(named(TWO))('%s', (_, one) => holds(one));

  it('TO-37: a card without a legal target may be taken, and is discarded', () => {
    const grid: readonly CardId[] = ['0-shut-venue-1', '1-shut-venue-1', '0-trigger-1'];
    let { state } = roundOf({ ...two, grid });
    state = { ...state, venues: state.venues.map((venue) => ({ ...venue, shut: true })) };
    expect(refused(state, '0 play r4c1 d8')).toBe('no-target');
    expect(refused(state, '0 discard r4c1')).toBeNull();
  });

  it('TO-39: two different trucks of Barry’s each round, any of the four as likely', () => {
    const drawn = Array.from({ length: 400 }, (_, seed) => {
      const start = begun(2);
      const one = truckOff.apply(start, { do: 'trucks', seat: 0, trucks: [8, 10] }, null, never);
      const all = truckOff.apply(one.state, { do: 'trucks', seat: 1, trucks: [8, 10] }, null, source(seed));
      return eventOf(all, 'revealed').trucks.filter((id) => id.startsWith('barry'));
    });
    expect(drawn.every((pair) => pair.length === 2 && pair[0] !== pair[1])).toBe(true);
    for (const number of [8, 10, 12, 20])
      expect(drawn.filter((pair) => pair.some((id) => id === `barry-${number}`)).length).toBeGreaterThan(150);
  });

  it('TO-39, TO-53: Barry is asked for nothing, and where he is first, he and no player has won', () => {
    const last = roundOf({ ...two, round: 4 });
    const over = say(last.state, '0 discard r4c1', '1 discard r4c2', '0 discard r4c3', '1 discard r3c1');
    expect(truckOff.result(over.state)).toEqual({ winners: [], reason: 'barry' });
    expect(over.events.at(-1)).toEqual({ type: 'won', owner: 'barry', by: 'barry' });
  });

  it('TO-31: Barry, tied, takes d8, d10 and d12, thrown by the first of the tied', () => {
    const last = roundOf({ ...two, round: 4, money: [19, 0] });
    const tied = say(last.state, '0 discard r4c1', '1 discard r4c2', '0 discard r4c3', '1 discard r3c1');
    expect(eventOf(tied, 'tied').owners).toEqual([0, 'barry']);
    const barry = say(tied.state, '0 dice d4-d6-d20', 'throw 4:1 6:1 20:1');
    expect([barry.state.roll?.by, diceAsked(barry.state)]).toEqual([0, [8, 10, 12]]);
    expect(truckOff.result(say(barry.state, 'throw 8:1 10:1 12:2').state)).toEqual({ winners: [], reason: 'barry' });
    const again = say(barry.state, 'throw 8:1 10:1 12:1');
    expect(again.events.at(-1)).toEqual({ type: 'tied', owners: [0, 'barry'] });
    expect(truckOff.result(say(again.state, 'throw 4:1 6:1 20:2', 'throw 8:1 10:1 12:1').state)).toEqual({
      winners: [0],
      reason: 'tie-dice',
    });
  });

  it('TO-31: dice of Barry’s are thrown by seat 1 where it alone is tied with him', () => {
    const last = roundOf({ ...two, round: 4, money: [0, 15] });
    const tied = say(last.state, '0 discard r4c1', '1 discard r4c2', '0 discard r4c3', '1 discard r3c1');
    expect(eventOf(tied, 'tied').owners).toEqual([1, 'barry']);
    const barry = say(tied.state, '1 dice d8-d10-d12', 'throw 8:1 10:1 12:1');
    expect([asked(barry.state), diceAsked(barry.state)]).toEqual([[1], [8, 10, 12]]);
  });

  it('TO-40: the first player token passes between the two', () => {
    const next = say(roundOf(two).state, '0 discard r4c1', '1 discard r4c2', '0 discard r4c3', '1 discard r3c1');
    expect(next.state.first).toBe(1);
    const third = { ...next.state, phase: { name: 'pick', turn: 1, left: 1 } as const };
    expect(say(third, '1 discard r3c2').state.first).toBe(0);
  });

  it('TO-41: after four rounds no card is left', () => {
    let state = begun(2);
    const played: string[] = [];
    while (truckOff.result(state) === null && state.phase.name !== 'tie') {
      const after = nextOf(state);
      played.push(...types(after));
      state = after.state;
    }
    expect((state.grid ?? []).every((card) => card === null)).toBe(true);
    expect(played.filter((type) => type === 'discarded')).toHaveLength(16);
    expect(played).not.toContain('hand-paid');
    expect(state.discards.map(kindOf)).toHaveLength(16);
  });

  it('a trucks’ owner is paid by name', () => {
    expect(money(andThen(roundOf(two), (s) => say(s, '0 discard r4c1')).state)).toEqual([0, 0, 20]);
  });
});

const never = {
  integer: () => {
    throw new Error('no chance in play');
  },
};

function source(seed: number) {
  let state = seed * 7919 + 13;
  return {
    integer: (min: number, max: number) => {
      state = (state * 1103515245 + 12345) % 2 ** 31;
      return min + Math.floor((state / 2 ** 31) * (max - min + 1));
    },
  };
}

/** The asked seat selects its first trucks, throws, or discards the first free card. */
function nextOf(state: ReturnType<typeof begun>) {
  const [seat = 0] = asked(state);
  if (state.roll !== null)
    return say(
      state,
      `throw ${diceAsked(state)
        .map((die) => `${die}:1`)
        .join(' ')}`,
    );
  if (state.phase.name === 'trucks') return say(state, `${seat} trucks 8 10`);
  return say(state, `${seat} discard ${freeSlots(state.grid ?? [])[0]}`);
}
