import { describe, expect, it } from 'vitest';
import { asked } from '#games/truck-off/asked.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { begun, diceAsked, eventOf, money, refused, roundOf, say, sentences, types, valueOf } from '../support.ts';

/** The last round, in which nobody plays a card; so many dollars before it. */
const lastRound = (seats: number, had: readonly number[]) => roundOf({ seats, round: 5, money: had });
const HAND = valueOf(begun(3).players[0]?.hand ?? []);

describe('the end of the match', () => {
  it('TO-30: cards left in hand pay their value', () => {
    const { state, events } = lastRound(3, [50, 0, 0]);
    expect(HAND).toBe(21);
    expect(money(state)).toEqual([60 + HAND, 11 + HAND, 12 + HAND]);
    expect(sentences({ state, events })).toContain('Seat 1 keeps 10 cards: $21.');
    expect(truckOff.result(state)).toEqual({ winners: [0], reason: 'most-money' });
  });

  it('TO-30: a card that was played or discarded pays nothing', () => {
    const round = roundOf({ seats: 3, round: 5, money: [50], cards: ['shut-venue promote'] });
    const { state } = say(round.state, '0 discard shut-venue', '0 discard promote');
    expect(money(state)[0]).toBe(60 + HAND - 3 - 2);
  });

  const tied = lastRound(3, [2, 1, 0]);

  it('TO-31: the tied choose dice by seat, and throw them; the highest sum wins', () => {
    expect(eventOf(tied, 'tied').owners).toEqual([0, 1, 2]);
    expect(asked(tied.state)).toEqual([0]);
    expect(refused(tied.state, '1 dice d8-d10-d12')).toBe('not-your-turn');
    expect(refused(tied.state, '0 roll')).toBe('no-roll');
    const first = say(tied.state, '0 dice d8-d10-d12');
    expect(first.state.roll).toMatchObject({ by: 0, why: 'tie' });
    expect(diceAsked(first.state)).toEqual([8, 10, 12]);
    const rest = say(
      first.state,
      'throw 8:1 10:2 12:3',
      '1 dice d8-d10-d12', // the same set is allowed
      'throw 8:8 10:1 12:1',
      '2 dice d4-d6-d20',
      'throw 4:1 6:1 20:20',
    );
    expect(truckOff.result(rest.state)).toEqual({ winners: [2], reason: 'tie-dice' });
    expect(sentences(rest)).toContain('Seat 2 wins, by the highest dice.');
  });

  it('TO-31: those still tied throw their dice again, and the others do not', () => {
    const first = say(
      tied.state,
      '0 dice d8-d10-d12',
      'throw 8:3 10:3 12:3',
      '1 dice d4-d6-d20',
      'throw 4:1 6:1 20:7',
      '2 dice d4-d6-d20',
      'throw 4:1 6:1 20:1',
    );
    expect(first.events.at(-1)).toEqual({ type: 'tied', owners: [0, 1] });
    const again = say(first.state, 'throw 8:1 10:1 12:1', 'throw 4:4 6:6 20:20');
    expect(truckOff.result(again.state)).toEqual({ winners: [1], reason: 'tie-dice' });
  });

  it('TO-31, TO-33: a die that is cocked in a tie is thrown again alone', () => {
    const cocked = say(tied.state, '0 dice d8-d10-d12', 'throw 8:x 10:2 12:3');
    expect(diceAsked(cocked.state)).toEqual([8]);
    const { state } = say(cocked.state, 'throw 8:4');
    expect(state.phase).toMatchObject({ tied: [{ owner: 0, faces: [4, 2, 3] }, {}, {}] });
  });

  it('TO-31: only those with the most are tied', () => {
    const two = lastRound(3, [0, 1, 0]);
    expect(eventOf(two, 'tied').owners).toEqual([1, 2]);
  });

  it('a match that is over asks for nothing, and takes nothing', () => {
    const { state } = lastRound(3, [50, 0, 0]);
    expect(asked(state)).toEqual([]);
    expect(refused(state, '0 concede')).toBe('match-over');
    expect(truckOff.legal(state, 0)).toEqual({ actions: [], free: [] });
  });
});

describe('giving up', () => {
  it('the last player who does not give up wins', () => {
    const after = say(begun(3), '0 concede', '2 concede');
    expect(truckOff.result(after.state)).toEqual({ winners: [1], reason: 'concession' });
    expect(refused(say(begun(3), '0 concede').state, '0 concede')).toBe('not-playing');
  });

  it('its trucks stay to the end of the round, and its cards pay nothing', () => {
    const round = roundOf({ seats: 3, round: 5, money: [0, 90, 0], cards: ['promote', 'promote'] });
    const after = say(round.state, '0 play promote d20', '1 concede');
    expect(money(after.state)).toEqual([13 + HAND - 2, 104, 15 + HAND]);
    expect(truckOff.result(after.state)).toEqual({ winners: [2], reason: 'most-money' });
  });

  it('the selections of all others are revealed where only it was waited for', () => {
    const after = say(begun(3), '0 trucks 8 20', '1 trucks 8 20', '2 concede');
    expect(types(after)).toContain('revealed');
    expect(eventOf(after, 'revealed').trucks).toEqual(['0-8', '0-20', '1-8', '1-20']);
  });

  it('its dice and its turn are the next seat’s', () => {
    const thrown = say(begun(3), '0 trucks 8 20', '1 trucks 8 20', '2 trucks 8 20', '0 concede');
    expect([thrown.state.roll?.by, thrown.state.first]).toEqual([1, 1]);
    expect(say(begun(3), '2 concede').state.first).toBe(0);
    const turn = say(roundOf({ seats: 3, cards: ['none', 'promote', 'promote'] }).state, '1 concede');
    expect(asked(turn.state)).toEqual([2]);
    const reroll = say(roundOf({ seats: 3, cards: ['reroll', 'promote'] }).state, '0 play reroll d8', '0 concede');
    expect(asked(reroll.state)).toEqual([1]);
  });

  it('of two who are tied, the other wins', () => {
    const tied = lastRound(3, [2, 1, 0]);
    const two = say(tied.state, '0 dice d8-d10-d12', '0 concede');
    expect(two.state.roll).toBeNull();
    expect(asked(two.state)).toEqual([1]);
    expect(truckOff.result(say(lastRound(3, [0, 1, 0]).state, '1 concede').state)).toEqual({
      winners: [2],
      reason: 'concession',
    });
  });
});
