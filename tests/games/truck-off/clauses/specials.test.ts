import { describe, expect, it } from 'vitest';
import { asked } from '#games/truck-off/asked.ts';
import { beginRound } from '#games/truck-off/round.ts';
import { PHASES, SPECIALS } from '#games/truck-off/specials/specials.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { holds, named, type Case } from '../cases.ts';
import {
  begun,
  diceAsked,
  eventOf,
  money,
  roundOf,
  say,
  sentences,
  setUpFor,
  startOf,
  types,
  withSpecial,
} from '../support.ts';

/** Without specials: 3, 9, 10, 8 and 10. */
const five = { seats: 5, trucks: ['4 6', '4 20', '6 20', '8 10', '10 12'] };
/** Without specials: 10, 11 and 12. */
const three = { seats: 3 };

/** Every Daily Special, in the order of its data. */
const EACH: readonly Case[] = [
  {
    ...five,
    name: 'happy-hour',
    specials: { 4: 'happy-hour' },
    after: [5, 11, 10, 8, 10],
    told: ['Brewery: 3 + 4 Happy Hour, 2 trucks: 3 each, 1 lost.'],
  },
  {
    ...five,
    name: 'tasting',
    specials: { 4: 'tasting' },
    after: [4, 10, 10, 8, 10],
    told: ['Tasting Flight (Brewery): Seat 0 $1 and Seat 1 $1.'],
  },
  {
    ...five,
    name: 'keep-the-change',
    specials: { 4: 'keep-the-change' },
    after: [4, 10, 10, 8, 10],
    told: ['Brewery (Keep the Change): 3, 2 trucks: 2 each, 0 lost.'],
  },
  {
    ...five,
    name: 'last-orders',
    dice: '4:1',
    specials: { 4: 'last-orders' },
    after: [3, 9, 10, 8, 10],
    told: ['Last Orders (Brewery): its die is turned to 3.'],
  },
  {
    ...five,
    name: 'last-orders, of a die that is not low',
    dice: '4:4',
    specials: { 4: 'last-orders' },
    after: [4, 10, 10, 8, 10],
  },
  { ...five, name: 'fresh-bread', specials: { 6: 'fresh-bread' }, after: [4, 9, 11, 8, 10] },
  {
    ...five,
    name: 'bring-a-friend',
    specials: { 6: 'bring-a-friend' },
    after: [4, 9, 11, 8, 10],
    told: ['Farmers’ Market: 4 + 2 Bring a Friend, 2 trucks: 3 each, 0 lost.'],
  },
  {
    ...five,
    name: 'locals-only',
    trucks: ['4 6', '4 20', '8 20', '8 10', '10 12'],
    cards: ['none', 'none', 'move'],
    play: ['2 play move 8 d6'],
    specials: { 6: 'locals-only' },
    after: [1 + 4, 9, 8, 5 + 3, 10],
    told: ['Farmers’ Market (Locals Only): 4, 1 truck: 4 each, 0 lost.'],
  },
  {
    ...three,
    name: 'encore',
    dice: '8:2',
    specials: { 8: 'encore' },
    play: [],
    told: ['Encore (Concert): a 2, which is thrown again.'],
  },
  {
    ...three,
    name: 'sold-out',
    trucks: ['8 20', '8 20', '8 12'],
    specials: { 8: 'sold-out' },
    after: [11, 11, 10],
    told: ['Concert: 5 + 6 Sold Out, 3 trucks: 3 each, 2 lost.'],
  },
  {
    ...three,
    name: 'sold-out, not with two',
    trucks: ['8 20', '8 20', '10 12'],
    specials: { 8: 'sold-out' },
    after: [10, 10, 13],
    told: ['Concert: 5, 2 trucks: 2 each, 1 lost.'],
  },
  {
    ...three,
    name: 'backstage',
    trucks: ['8 20', '8 20', '8 12'],
    specials: { 8: 'backstage' },
    after: [11, 11, 10],
    told: ['Concert (Backstage Catering): 3 trucks: 3 each.'],
  },
  {
    ...three,
    name: 'fan-club',
    cards: ['promote'],
    play: ['0 play promote d8'],
    specials: { 8: 'fan-club' },
    after: [12, 11, 12],
    told: ['Concert: 5 + 1 promote + 1 Fan Club, 1 truck: 7 each, 0 lost.'],
  },
  { ...three, name: 'parade', specials: { 10: 'parade' }, after: [10, 16, 12] },
  { ...three, name: 'free-samples', specials: { 10: 'free-samples' }, after: [10, 12, 12] },
  {
    ...three,
    name: 'fixed-fee',
    specials: { 10: 'fixed-fee' },
    after: [10, 11, 12],
    told: ['Fixed Fee (Street Fair): its die is turned to 6.'],
  },
  {
    ...three,
    name: 'only-truck',
    specials: { 10: 'only-truck' },
    after: [10, 17, 12],
    told: ['Street Fair (Only Truck in Town): 6, 1 truck: 6 each, 0 lost; Seat 1 doubled: 12.'],
  },
  {
    ...three,
    name: 'only-truck, not with two',
    cards: ['move'],
    play: ['0 play move 8 d10'],
    specials: { 10: 'only-truck' },
    after: [8, 8, 12],
  },
  { ...three, name: 'half-time', specials: { 12: 'half-time' }, after: [10, 11, 14] },
  {
    ...three,
    name: 'season-tickets',
    specials: { 12: 'season-tickets' },
    after: [10, 11, 12],
    told: ['Season Tickets (Sporting Event): its die is turned to 7.'],
  },
  {
    ...three,
    name: 'home-team',
    cards: ['move'],
    play: ['0 play move 8 d12'],
    specials: { 12: 'home-team' },
    after: [8, 11, 11],
    told: ['Sporting Event (Home Team): 7, 2 trucks: 3 each, 1 lost; Seat 2 doubled: 6.'],
  },
  {
    ...three,
    name: 'home-team, and a 2X token on top',
    cards: ['none', 'none', 'double'],
    play: ['2 play double 12'],
    specials: { 12: 'home-team' },
    after: [10, 11, 33],
    told: ['Sporting Event (Home Team): 7, 1 truck: 7 each, 0 lost; Seat 2 times 4: 28.'],
  },
  {
    ...three,
    name: 'loose-change',
    cards: ['none', 'move'],
    play: ['1 play move 10 d12'],
    specials: { 12: 'loose-change' },
    after: [11, 8, 8],
    told: ['Sporting Event (Loose Change): 7, 2 trucks: 3 each, 1 left over to Seat 0.'],
  },
  {
    ...three,
    name: 'loose-change, where the split leaves nothing over',
    dice: '12:8',
    cards: ['none', 'move'],
    play: ['1 play move 10 d12'],
    specials: { 12: 'loose-change' },
    after: [10, 9, 9],
    told: ['Sporting Event (Loose Change): 8, 2 trucks: 4 each, 0 lost.'],
  },
  {
    ...three,
    name: 'natural-twenty',
    dice: '20:5',
    specials: { 20: 'natural-twenty' },
    told: ['Natural Twenty (Gaming Con): a 5, which is thrown again.'],
  },
  {
    ...three,
    name: 'badge-check',
    cards: ['place'],
    play: ['0 play place 12 d20'],
    specials: { 20: 'badge-check' },
    after: [10, 11, 12],
    told: ['Badge Check (Gaming Con): Seat 0’s 12 goes home.'],
  },
  {
    ...three,
    name: 'badge-check, not with three',
    cards: ['move'],
    play: ['0 play move 8 d20'],
    trucks: ['8 10', '10 20', '12 20'],
    specials: { 20: 'badge-check' },
    after: [8, 8, 12],
  },
  {
    ...three,
    name: 'costume-contest',
    cards: ['none', 'place'],
    play: ['1 play place 8 d20'],
    specials: { 20: 'costume-contest' },
    after: [5 + 4 + 2, 6 + 8 + 2, 7 + 4 + 2],
  },
  {
    ...three,
    name: 'guaranteed-gate',
    dice: '20:7',
    specials: { 20: 'guaranteed-gate' },
    after: [7, 8, 9],
    told: ['Guaranteed Gate (Gaming Con): its die is turned to 8.'],
  },
];

const WINDOWS: readonly Case[] = [
  {
    ...three,
    name: 'TO-44: before the payout is after all actions: a rerolled die is added to',
    specials: { 10: 'parade' },
    cards: ['reroll'],
    play: ['0 play reroll d10', 'throw 10:1'],
    after: [10, 11, 12],
  },
  {
    ...three,
    name: 'TO-44: before actions are selected is not again after a reroll',
    specials: { 20: 'guaranteed-gate' },
    cards: ['reroll'],
    play: ['0 play reroll d20', 'throw 20:1'],
    after: [5, 6, 7],
  },
  {
    ...three,
    name: 'TO-44: before actions are executed is not again for a truck that comes later',
    specials: { 10: 'free-samples' },
    cards: ['move'],
    play: ['0 play move 8 d10'],
    after: [8, 9, 12],
  },
  {
    ...three,
    name: 'TO-44: a triggered payout is a payout, with its special',
    specials: { 10: 'parade' },
    cards: ['trigger'],
    play: ['0 play trigger d10'],
    after: [10, 16, 12],
  },
  {
    ...three,
    name: 'TO-44: instead of the payout, triggered',
    specials: { 12: 'loose-change' },
    cards: ['trigger move'],
    play: ['0 play trigger d12', '0 play move 8 d12'],
    after: [12, 11, 12],
  },
  {
    ...three,
    name: 'TO-42: inactive while its venue is shut: the venue pays nothing, and no special does',
    specials: { 12: 'loose-change' },
    cards: ['shut-venue'],
    play: ['0 play shut-venue d12'],
    after: [10, 11, 5],
  },
];

describe('Daily Specials', () => {
  it.each(named(EACH))('TO-45: %s', (_, one) => holds(one));
  it.each(named(WINDOWS))('%s', (_, one) => holds(one));

  it('TO-45: 24 invented ones, four a venue, each in a window and with a test', () => {
    expect(SPECIALS).toHaveLength(24);
    for (const sides of [4, 6, 8, 10, 12, 20]) expect(SPECIALS.filter(({ venue }) => venue === sides)).toHaveLength(4);
    expect(new Set(SPECIALS.map(({ id }) => id)).size).toBe(24);
    expect(SPECIALS.every(({ phase }) => PHASES.includes(phase))).toBe(true);
    const tested = EACH.map(({ name }) => name.split(',')[0]);
    expect(SPECIALS.map(({ id }) => id).filter((id) => !tested.includes(id))).toEqual(['early-bird']); // below
  });

  it('TO-45: the variant is off unless the group wants it', () => {
    expect(setUpFor(3).specials).toBeNull();
    expect(setUpFor(3).venues.every(({ special }) => special === null)).toBe(true);
  });

  it.each([
    [2, 16],
    [3, 16],
    [4, 20],
    [5, 24],
    [6, 24],
  ])('TO-42: with %i players the deck has %i cards, those of venues in play; two are drawn', (seats, cards) => {
    const state = setUpFor(seats, { specials: true });
    const drawn = state.venues.flatMap(({ special }) => (special === null ? [] : [special]));
    const all = [...(state.specials?.pile ?? []), ...(state.specials?.discards ?? []), ...drawn];
    expect(all).toHaveLength(cards);
    expect(new Set(all).size).toBe(cards);
    expect(drawn.length + (state.specials?.discards.length ?? 0)).toBe(2);
    const inPlay = state.venues.map(({ sides }) => sides);
    expect(SPECIALS.filter(({ id }) => all.includes(id)).every(({ venue }) => inPlay.includes(venue))).toBe(true);
  });

  const drawing = (state: TruckOffState, pile: readonly string[], discards: readonly string[] = []): TruckOffState => ({
    ...state,
    specials: { pile, discards },
  });
  const first = { integer: (min: number) => min };

  it('TO-42: the later one at a venue replaces the earlier, and others stay', () => {
    const start = withSpecial(begun(3), 8, 'encore');
    const { state, events } = beginRound(drawing(start, ['parade', 'fixed-fee', 'encore']), first);
    expect(state.venues.map(({ special }) => special)).toEqual(['encore', 'fixed-fee', null, null]);
    expect(state.specials).toEqual({ pile: ['encore'], discards: ['parade'] });
    expect(events).toContainEqual({ type: 'special-drawn', special: 'fixed-fee', replaced: 'parade' });
  });

  it('TO-42: stays over the rounds until it is replaced', () => {
    const { state } = roundOf({ ...three, specials: { 20: 'natural-twenty' } });
    expect([state.round, state.venues.at(-1)?.special]).toEqual([2, 'natural-twenty']);
  });

  it('TO-43: an empty pile is the discards, shuffled', () => {
    const { state } = beginRound(drawing(begun(3), ['parade'], ['encore', 'sold-out']), first);
    const drawn = state.venues.flatMap(({ special }) => (special === null ? [] : [special]));
    expect(drawn).toEqual(['encore', 'parade']);
    expect(state.specials).toEqual({ pile: ['sold-out'], discards: [] });
    expect(beginRound(drawing(begun(3), []), first).state.specials).toEqual({ pile: [], discards: [] });
  });

  it('TO-45: early-bird: before trucks are selected the first player earns $2', () => {
    const next = roundOf({ seats: 4, specials: { 6: 'early-bird' } });
    const trucks = sentences(next);
    expect(trucks.at(-1)).toBe('Early Bird (Farmers’ Market): Seat 1 $2.');
    const without = roundOf({ seats: 4 });
    expect(money(next.state).map((dollars, seat) => dollars - (money(without.state)[seat] ?? 0))).toEqual([0, 2, 0, 0]);
  });

  it('TO-45: backstage: nothing of the die is lost, as nothing of it is shared', () => {
    const { events, state } = roundOf({ ...three, specials: { 8: 'backstage' } });
    expect(eventOf({ events, state }, 'paid').payout).toMatchObject({ venue: 8, share: 3, lost: 0 });
  });

  const thrownAgain = (faces: string) => {
    const start = startOf({ ...three, specials: { 8: 'encore', 20: 'guaranteed-gate' } });
    return say(start, '0 trucks 8 20', '1 trucks 10 20', '2 trucks 12 20', `throw ${faces}`);
  };

  it('TO-45: encore: thrown once more by the first player, before cards are selected, and not a third time', () => {
    const low = thrownAgain('8:2 10:6 12:7 20:17');
    expect(low.state.roll).toMatchObject({ by: 0, why: 'special' });
    expect(diceAsked(low.state)).toEqual([8]);
    const again = say(low.state, 'throw 8:1');
    expect(again.state.phase.name).toBe('cards');
    expect(again.state.venues[0]?.die).toBe(1);
    const higher = thrownAgain('8:3 10:6 12:7 20:8');
    expect(higher.state.roll).toBeNull();
    expect(types(higher)).not.toContain('special-rethrow');
    expect(types(higher)).not.toContain('die-turned'); // 8 is not less than 8
  });

  it('TO-44: instead of the throw: that die is not thrown', () => {
    const start = startOf({ ...three, specials: { 10: 'fixed-fee', 12: 'season-tickets' } });
    const { state } = say(start, '0 trucks 8 20', '1 trucks 10 20', '2 trucks 12 20');
    expect(diceAsked(state)).toEqual([8, 20]);
    expect(state.venues.map(({ die }) => die)).toEqual([null, 6, 7, null]);
  });

  it('with two players the cards of the grid wait for a die that is thrown again', () => {
    const start = startOf({ seats: 2, specials: { 8: 'encore', 10: 'free-samples' } });
    const low = say(start, '0 trucks 8 10', '1 trucks 8 20', 'throw 8:1 10:6 12:7 20:17');
    expect(asked(low.state)).toEqual([0]);
    expect(money(low.state)[0]).toBe(0); // samples are before actions are executed, and so after the throw
    const { state } = say(low.state, 'throw 8:1');
    expect([state.phase.name, money(state)[0]]).toEqual(['pick', 1]);
    expect(truckOff.legal(state, 0).actions.length).toBeGreaterThan(3);
  });
});
