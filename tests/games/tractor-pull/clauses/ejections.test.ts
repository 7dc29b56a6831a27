import { describe, expect, it } from 'vitest';
import { classOf } from '#games/tractor-pull/almanac/vehicles.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import { holds, named, type Case } from '../cases.ts';
import { at, say } from '../support.ts';

const CASES: readonly Case[] = [
  {
    name: 'TP-13: the strongest of both sides together is ejected, one of the other side is not',
    rows: ['pickup sedan van', 'hatchback motorbike go-kart'],
    ejected: 'pickup',
    field: [['. sedan van'], ['hatchback motorbike go-kart']],
    asked: [0],
  },
  {
    name: 'TP-13: the rule text’s Pickup flips the middle Sedan, whose 6 are gone from that rope',
    rows: ['scooter pickup van', 'go-kart sedan motorbike'],
    play: ['0 resolve rival-r1c2'],
    field: [['scooter . van'], ['go-kart ~sedan motorbike']],
    totals: '3-4 0-0 5-4',
    phase: 'recruit',
    told: ['The strongest of this wave (7): Pickup.', 'Pickup: Seat 1’s Sedan is turned face down.'],
  },
  {
    name: 'TP-13: counters make a weaker vehicle the strongest',
    position: { location: 'speedway-a' },
    rows: ['van van scooter', 'hatchback motorbike scooter'],
    play: ['0 resolve own-r1c2'],
    told: ['The strongest of this wave (6): Van.'],
    ejected: 'van',
    field: [['van . scooter'], ['hatchback motorbike scooter']],
  },
  {
    name: 'TP-13: older vehicles are not looked at, however strong they are',
    position: { wave: 2, field: [['tractor . .'], ['. . .']] },
    rows: ['van scooter scooter', 'motorbike go-kart go-kart'],
    ejected: 'van',
    field: [
      ['tractor . .', '. scooter scooter'],
      ['. . .', 'motorbike go-kart go-kart'],
    ],
    asked: [0],
  },
  {
    name: 'TP-14: both sides’ tied vehicles are ejected, red’s effect first',
    rows: ['pickup van scooter', 'pickup sedan scooter'],
    ejected: 'pickup',
    asked: [0],
    listed: '',
    refused: { '1 resolve rival-r1c2': 'not-your-turn' },
  },
  {
    name: 'TP-14: then blue’s',
    rows: ['pickup van scooter', 'pickup sedan scooter'],
    play: ['0 resolve rival-r1c2', '1 resolve rival-r1c2'],
    ejected: 'pickup pickup',
    field: [['. ~van scooter'], ['. ~sedan scooter']],
    phase: 'recruit',
  },
  {
    name: 'TP-14: where blue is seat 0, seat 1 comes first',
    position: { red: 1 },
    rows: ['pickup van scooter', 'pickup sedan scooter'],
    asked: [1],
    field: [['pickup van scooter'], ['. sedan scooter']],
  },
  {
    name: 'TP-14: of several its owner says which goes first',
    rows: ['tractor van tractor', 'tractor sedan scooter'],
    asked: [0],
    listed: 'tractor tractor',
    refused: {
      '0 eject own-r1c2': 'not-listed',
      '0 eject rival-r1c1': 'not-listed',
      '1 eject own-r1c1': 'not-your-turn',
      '0 eject own-r1c3': null,
    },
  },
  {
    name: 'TP-14: each effect is resolved before the next one goes',
    rows: ['tractor van tractor', 'tractor sedan scooter'],
    play: ['0 eject own-r1c3'],
    ejected: 'tractor',
    refused: { '0 eject own-r1c1': 'effect-first', '0 recruit c2p1': 'effect-first' },
  },
  {
    name: 'TP-14: the last one of several goes by itself',
    rows: ['tractor van tractor', 'sedan sedan scooter'],
    play: ['0 eject own-r1c3', '0 resolve rival-r1c3'],
    ejected: 'tractor tractor',
    field: [['. van .'], ['sedan sedan ~scooter']],
    asked: [0],
  },
  {
    name: 'TP-14: the list is fixed when the wave is revealed: what becomes as strong later stays',
    position: { wave: 2, field: [['. ~sedan+2 .'], ['. . .']] },
    rows: ['van tractor van', 'sedan sedan scooter'],
    play: ['0 resolve own-r1c2'],
    ejected: 'tractor',
    field: [
      ['. sedan+2 .', 'van . van'],
      ['. . .', 'sedan sedan scooter'],
    ],
    phase: 'recruit',
  },
  {
    name: 'TP-15: a listed one that was turned face down is still ejected, and its effect works',
    rows: ['pickup van scooter', 'pickup sedan scooter'],
    play: ['0 resolve rival-r1c1'],
    ejected: 'pickup pickup',
    asked: [1],
    refused: { '1 resolve rival-r1c2': null },
  },
  {
    name: 'TP-15: a listed one that was moved is still ejected, from where it is',
    position: { location: 'quarry-b' },
    rows: ['motorbike motorbike van', 'sedan sedan pickup'],
    play: ['0 eject own-r1c1', '0 resolve own-r1c2 own-r1c3'],
    ejected: 'motorbike motorbike',
    field: [['. van .'], ['sedan sedan pickup']],
    told: ['Motorbike has no target, and is skipped.'],
  },
  {
    name: 'TP-16: the next strongest is not ejected',
    rows: ['hatchback sedan scooter', 'scooter go-kart go-kart'],
    ejected: 'sedan',
    field: [['hatchback . scooter'], ['scooter go-kart go-kart']],
  },
  {
    name: 'TP-17: an effect without a target is skipped',
    rows: ['sedan van scooter', 'scooter van go-kart'],
    ejected: 'sedan',
    phase: 'recruit',
    told: ['Sedan has no target, and is skipped.'],
  },
  {
    name: 'TP-17: an effect with a target must be resolved',
    rows: ['pickup van scooter', 'scooter van go-kart'],
    refused: { '0 pass': 'must-resolve' },
  },
  {
    name: 'TP-18: a flip may be of an earlier wave, and turn a vehicle up',
    position: { wave: 2, field: [['. . .'], ['~van sedan .']] },
    rows: ['pickup van scooter', 'scooter van go-kart'],
    play: ['0 resolve rival-r1c1'],
    field: [null, ['van sedan .', 'scooter van go-kart']],
    told: ['Pickup: Seat 1’s Van is turned face up.'],
  },
  {
    name: 'TP-19: an opposing vehicle may lie face down; one’s own is none',
    position: { wave: 2, field: [['~van . .'], ['~van . .']] },
    rows: ['pickup scooter scooter', 'scooter go-kart go-kart'],
    refused: {
      '0 resolve rival-r1c1': null,
      '0 resolve rival-r2c3': null,
      '0 resolve own-r1c1': 'bad-target',
      '0 resolve own-r2c2': 'bad-target',
      '0 resolve rival-r1c2': 'bad-target',
    },
  },
  {
    name: 'TP-20: a vehicle that is turned up later counts from then on, and is never ejected for it',
    position: { wave: 2, field: [['. ~sedan+3 .'], ['. . .']] },
    rows: ['scooter tractor scooter', 'sedan go-kart scooter'],
    play: ['0 resolve own-r1c2'],
    ejected: 'tractor',
    totals: '3-6 9-4 3-3',
    phase: 'recruit',
  },
  {
    name: 'TP-21: a vehicle that is flipped keeps its counters, which go on counting',
    position: { wave: 2, field: [['. . .'], ['van+2 . .']] },
    rows: ['pickup scooter scooter', 'scooter go-kart go-kart'],
    play: ['0 resolve rival-r1c1'],
    field: [null, ['~van+2 . .', 'scooter go-kart go-kart']],
    totals: '0-5 3-4 3-4',
  },
  {
    name: 'TP-22: a face-down vehicle gains no counter',
    position: { wave: 2, location: 'quarry-b', field: [['~van sedan .'], ['. . .']] },
    rows: ['scooter sedan sedan', 'van pickup pickup'],
    refused: { '0 resolve own-r1c1': 'bad-target', '0 resolve own-r1c2': null, '0 resolve rival-r2c1': 'bad-target' },
  },
  {
    name: 'TP-23: counters of an ejected vehicle go back to the supply',
    position: { location: 'speedway-a' },
    rows: ['scooter van scooter', 'go-kart van scooter'],
    play: ['0 resolve own-r1c2'],
    supply: 15,
    ejected: 'van',
    told: ['The strongest of this wave (6): Van.'],
  },
  {
    name: 'TP-36: without a counter in the supply none is placed',
    position: { wave: 2, location: 'quarry-b', field: [['van+9 . .'], ['van+6 . .']] },
    rows: ['scooter sedan sedan', 'go-kart sedan pickup'],
    supply: 0,
    ejected: 'scooter',
    told: ['Scooter has no target, and is skipped.'],
  },
  {
    name: 'TP-36: the last counter goes to the front vehicle',
    position: {
      wave: 3,
      field: [
        ['van+9 . .', 'van . .'],
        ['van+5 . .', '. . .'],
      ],
    },
    rows: ['hatchback scooter scooter', 'go-kart motorbike scooter'],
    supply: 0,
    field: [['van+10 . .', 'van . .', '. scooter scooter'], null],
  },
  {
    name: 'TP-39: the gap that an ejection leaves stays, and the next wave is deployed behind it',
    position: { wave: 2, field: [['. van .'], ['van . .']] },
    rows: ['sedan scooter scooter', 'motorbike go-kart go-kart'],
    field: [
      ['. van .', '. scooter scooter'],
      ['van . .', 'motorbike go-kart go-kart'],
    ],
  },
];

describe('ejections', () => {
  it.each(named(CASES))('%s', (_, one) => holds(one));
});

/** Every order in which the vehicles can be ejected, each by its owner's choices; targets do not matter. */
function ordersOf(state: TractorPullState, gone: readonly string[] = []): readonly string[] {
  if (state.phase.name !== 'eject') return [gone.join(' ')];
  const [seat = 0] = asked(state);
  const { actions } = tractorPull.legal(state, seat);
  const choices = state.queue.length > 0 ? actions.slice(-1) : actions;
  return choices.flatMap((action) => {
    const after = tractorPull.apply(state, action, null, { integer: (min) => min });
    const ejected = after.events.flatMap((event) => (event.type === 'ejected' ? [event.vehicle] : []));
    return ordersOf(after.state, [...gone, ...ejected]);
  });
}

const permuted = (things: readonly string[]): readonly (readonly string[])[] =>
  things.length < 2
    ? [things]
    : things.flatMap((one) => permuted(things.filter((other) => other !== one)).map((rest) => [one, ...rest]));

describe('chains of ejections', () => {
  it.each([
    ['pickup scooter scooter', 'van scooter scooter'],
    ['pickup pickup scooter', 'van scooter scooter'],
    ['pickup pickup pickup', 'van scooter scooter'],
    ['van scooter scooter', 'pickup pickup scooter'],
    ['pickup van scooter', 'pickup scooter scooter'],
    ['pickup pickup scooter', 'pickup scooter scooter'],
    ['pickup scooter scooter', 'pickup pickup scooter'],
    ['pickup pickup scooter', 'pickup pickup scooter'],
    ['pickup pickup pickup', 'pickup scooter scooter'],
    ['pickup scooter scooter', 'pickup pickup pickup'],
    ['tractor tractor tractor', 'tractor scooter scooter'],
    ['van van scooter', 'van van scooter'],
  ])('TP-14: %s against %s: red’s in every order, then blue’s in every order, and nothing else', (red, blue) => {
    const start = say(at({ hands: [red, blue] }), `0 deploy ${red}`);
    const last = say(start.state, `1 deploy ${blue}`);
    const first = last.events.flatMap((event) => (event.type === 'ejected' ? [event.vehicle] : []));
    const [strongest] = red
      .split(' ')
      .concat(blue.split(' '))
      .filter((one) => one !== 'scooter')
      .toSorted((a, b) => 'tractor pickup van'.indexOf(a) - 'tractor pickup van'.indexOf(b));
    const listed = last.events.flatMap((event) => (event.type === 'singled-out' ? event.vehicles : []));
    expect(listed.every((one) => classOf(one) === strongest)).toBe(true);
    const reds = red.split(' ').filter((one) => one === strongest).length;
    const wanted = permuted(listed.slice(0, reds)).flatMap((a) =>
      permuted(listed.slice(reds)).map((b) => [...a, ...b].join(' ')),
    );
    expect(new Set(ordersOf(last.state, first))).toEqual(new Set(wanted));
  });
});
