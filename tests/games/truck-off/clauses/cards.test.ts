import { describe, it } from 'vitest';
import { holds, named, type Case } from '../cases.ts';

const three = { seats: 3 };

const REROLL: readonly Case[] = [
  {
    ...three,
    name: 'TO-19: any die of a venue in play, where one has no truck as well; the new number stands',
    cards: ['reroll'],
    play: ['0 play reroll d10', 'throw 10:10'],
    after: [10, 15, 12],
  },
  {
    ...three,
    name: 'TO-19: a lower number stands, too',
    cards: ['reroll'],
    play: ['0 play reroll d20', 'throw 20:2'],
    after: [5, 6, 7],
  },
  {
    ...three,
    name: 'TO-19: a die that was rerolled is rerolled again',
    cards: ['reroll', 'reroll'],
    play: ['0 play reroll d8', 'throw 8:8', '1 play reroll d8', 'throw 8:1'],
    after: [6, 11, 12],
  },
  {
    ...three,
    name: 'TO-19: the die of a shut venue is rerolled, which pays nothing all the same',
    cards: ['shut-venue reroll'],
    play: ['0 play shut-venue d10', '0 play reroll d10', 'throw 10:10'],
    after: [10, 5, 12],
  },
  {
    ...three,
    name: 'TO-19: no die of a venue that is not in play',
    cards: ['reroll'],
    refused: {
      '0 play reroll d4': 'bad-target',
      '0 play reroll d6': 'bad-target',
      '0 play reroll d8': null,
      '0 play reroll': 'bad-target',
    },
  },
  {
    ...three,
    name: 'TO-49: a reroll is thrown by its player, and everything else waits for it',
    cards: ['reroll', 'promote'],
    play: ['0 play reroll d8'],
    refused: { '1 roll': 'not-your-throw', '0 roll': null, '1 play promote d8': 'roll-first' },
  },
  {
    ...three,
    name: 'TO-33: a rerolled die that is cocked is thrown again',
    cards: ['reroll'],
    play: ['0 play reroll d8', 'throw 8:x', 'throw 8:x', 'throw 8:7'],
    after: [12, 11, 12],
    told: [
      'Seat 0 throws a die again; the die of the Concert is cocked, and must be thrown again.',
      'Seat 0 throws a die again: 7 at the Concert.',
    ],
  },
];

const MOVE: readonly Case[] = [
  {
    ...three,
    name: 'TO-20: one’s own active truck to another venue in play',
    cards: ['move'],
    play: ['0 play move 20 d8'],
    after: [4, 14, 15],
  },
  {
    ...three,
    name: 'TO-20: from a shut venue to an open one',
    cards: ['shut-venue move'],
    play: ['0 play shut-venue d20', '0 play move 20 d8'],
    after: [4, 6, 7],
  },
  {
    ...three,
    name: 'TO-20: to a shut venue',
    cards: ['shut-venue move'],
    play: ['0 play shut-venue d12', '0 play move 8 d12'],
    after: [5, 11, 5],
  },
  {
    ...three,
    name: 'TO-20: not to where it is, not to a venue out of play, not an inactive one, not another’s',
    cards: ['move'],
    refused: {
      '0 play move 20 d20': 'bad-target',
      '0 play move 20 d6': 'bad-target',
      '0 play move 10 d12': 'bad-target',
      '0 play move 1-20 d8': 'bad-target',
      '0 play move 20 d10': null,
    },
  },
  {
    ...three,
    name: 'TO-21: a rival’s active truck to another venue',
    options: { discards: ['reroll', 'reroll'] },
    cards: ['move-rival'],
    play: ['0 play move-rival 1-20 d10'],
    after: [13, 6, 15],
  },
  {
    ...three,
    name: 'TO-21: not one’s own',
    options: { discards: ['reroll', 'reroll'] },
    cards: ['move-rival'],
    refused: {
      '0 play move-rival 20 d8': 'bad-target',
      '0 play move-rival 1-8 d10': 'bad-target',
      '0 play move-rival 2-12 d12': 'bad-target',
      '0 play move-rival 2-12 d8': null,
    },
  },
];

const PLACE: readonly Case[] = [
  {
    ...three,
    name: 'TO-22: an inactive truck at any venue, its number ignored',
    cards: ['place'],
    play: ['0 play place 12 d20'],
    after: [13, 10, 11],
  },
  {
    ...three,
    name: 'TO-22: at a shut venue',
    cards: ['shut-venue place'],
    play: ['0 play shut-venue d12', '0 play place 10 d12'],
    after: [10, 11, 5],
  },
  {
    ...three,
    name: 'TO-22: not an active truck, and none that was removed from the game',
    cards: ['place'],
    refused: {
      '0 play place 8 d12': 'bad-target',
      '0 play place 4 d12': 'bad-target',
      '0 play place 6 d12': 'bad-target',
      '0 play place 1-8 d12': 'bad-target',
      '0 play place 10 d8': null,
    },
  },
  {
    ...three,
    name: 'TO-27: a truck that a shutdown sent home comes back',
    options: { discards: ['reroll', 'reroll'] },
    cards: ['shut-truck place'],
    play: ['0 play shut-truck 8', '0 play place 8 d12'],
    after: [8, 11, 8],
  },
  {
    ...three,
    name: 'TO-27: a truck that a triggered payout sent home comes back, and is paid again',
    cards: ['trigger place'],
    play: ['0 play trigger d8', '0 play place 8 d8'],
    after: [15, 11, 12],
  },
];

const DOUBLE: readonly Case[] = [
  {
    ...three,
    name: 'TO-15: that truck’s share is doubled after the split',
    cards: ['double'],
    play: ['0 play double 20'],
    after: [15, 11, 12],
    told: ['Gaming Con: 17, 3 trucks: 5 each, 2 lost; Seat 0 doubled: 10.'],
  },
  {
    ...three,
    name: 'TO-15: the other truck of its owner is not',
    cards: ['double'],
    play: ['0 play double 8'],
    after: [15, 11, 12],
  },
  {
    ...three,
    name: 'TO-16: not at a venue that is shut at the payout',
    cards: ['double', 'shut-venue'],
    play: ['0 play double 20', '1 play shut-venue d20'],
    after: [5, 6, 7],
  },
  {
    ...three,
    name: 'TO-16: an inactive truck can have the token, and is paid nothing for it',
    cards: ['double'],
    play: ['0 play double 12'],
    after: [10, 11, 12],
  },
  {
    ...three,
    name: 'TO-16: its token counts once it is placed',
    cards: ['double place'],
    play: ['0 play double 12', '0 play place 12 d8'],
    after: [11, 11, 12],
  },
  {
    ...three,
    name: 'TO-16: not another’s truck',
    cards: ['double'],
    refused: { '0 play double 1-20': 'bad-target', '0 play double 20': null },
  },
  {
    ...three,
    name: 'TO-17: a doubled truck is moved, and its token goes with it',
    cards: ['double', 'none', 'move'],
    options: { discards: ['reroll', 'reroll'] },
    play: ['0 play double 20', '2 play move 20 d10'],
    after: [21, 11, 10],
  },
  {
    ...three,
    name: 'TO-17: a rival moves it, and its token goes with it',
    options: { discards: ['reroll', 'reroll'] },
    cards: ['double', 'move-rival'],
    play: ['0 play double 20', '1 play move-rival 0-20 d8'],
    after: [6, 14, 15],
  },
  {
    ...three,
    name: 'TO-18: a doubled truck is shut down, and its token is lost',
    options: { discards: ['reroll', 'reroll'] },
    cards: ['double place', 'shut-truck'],
    play: ['0 play double 20', '1 play shut-truck 0-20', '0 play place 20 d20'],
    after: [10, 11, 12],
  },
];

const SHUTDOWN: readonly Case[] = [
  {
    ...three,
    name: 'TO-23: any active truck; the others share',
    options: { discards: ['reroll', 'reroll'] },
    cards: ['shut-truck'],
    play: ['0 play shut-truck 1-20'],
    after: [13, 6, 15],
  },
  {
    ...three,
    name: 'TO-23: one’s own as well',
    options: { discards: ['reroll', 'reroll'] },
    cards: ['shut-truck'],
    play: ['0 play shut-truck 20'],
    after: [5, 14, 15],
  },
  {
    ...three,
    name: 'TO-23: at a shut venue, too',
    options: { discards: ['reroll', 'reroll'] },
    cards: ['shut-venue shut-truck'],
    play: ['0 play shut-venue d12', '0 play shut-truck 2-12'],
    after: [10, 11, 5],
  },
  {
    ...three,
    name: 'TO-23: no inactive one',
    options: { discards: ['reroll', 'reroll'] },
    cards: ['shut-truck'],
    refused: { '0 play shut-truck 1-8': 'bad-target', '0 play shut-truck 1-10': null },
  },
  {
    ...three,
    name: 'TO-24: a shut venue pays nothing this round',
    cards: ['shut-venue'],
    play: ['0 play shut-venue d20'],
    after: [5, 6, 7],
    told: ['Gaming Con: shut, no payout.'],
  },
  {
    ...three,
    name: 'TO-24: a shut venue is not turned over again',
    cards: ['shut-venue', 'shut-venue'],
    play: ['0 play shut-venue d20'],
    refused: { '1 play shut-venue d20': 'bad-target', '1 play shut-venue d8': null },
  },
];

const PROMOTE: readonly Case[] = [
  {
    ...three,
    name: 'TO-12: adds by the number of trucks',
    cards: ['promote'],
    play: ['0 play promote d20'],
    after: [13, 14, 15],
    told: ['Gaming Con: 17 + 9 promote, 3 trucks: 8 each, 2 lost.'],
  },
  {
    ...three,
    name: 'TO-12: of the trucks that are there at the payout, not when it was promoted',
    cards: ['promote', 'move'],
    play: ['0 play promote d20', '1 play move 20 d8'],
    after: [12, 8, 17],
  },
  {
    ...three,
    name: 'TO-12: one truck is worth 1',
    cards: ['promote'],
    play: ['0 play promote d8'],
    after: [11, 11, 12],
  },
  {
    ...three,
    name: 'TO-14: each token adds the full value',
    cards: ['promote', 'promote'],
    play: ['0 play promote d20', '1 play promote d20'],
    after: [16, 17, 18],
    told: ['Gaming Con: 17 + 18 promote, 3 trucks: 11 each, 2 lost.'],
  },
  {
    ...three,
    name: 'TO-14: a shut venue can be promoted, in vain',
    cards: ['shut-venue promote'],
    play: ['0 play shut-venue d20', '0 play promote d20'],
    after: [5, 6, 7],
  },
  {
    seats: 6,
    name: 'TO-13: four trucks are worth 15',
    trucks: ['4 20', '6 20', '8 20', '10 20', '4 6', '8 10'],
    cards: ['promote'],
    play: ['0 play promote d20'],
    told: ['Gaming Con: 17 + 15 promote, 4 trucks: 8 each, 0 lost.'],
  },
  {
    seats: 6,
    name: 'TO-13: more than four are worth no more',
    trucks: ['4 20', '6 20', '8 20', '10 20', '12 20', '8 10'],
    cards: ['promote'],
    play: ['0 play promote d20'],
    told: ['Gaming Con: 17 + 15 promote, 5 trucks: 6 each, 2 lost.'],
  },
  {
    ...three,
    name: 'TO-13: no truck, nothing',
    trucks: ['8 20', '8 20', '8 20'],
    cards: ['promote'],
    play: ['0 play promote d10'],
    after: [6, 6, 6],
    told: ['Street Fair: no truck is paid.'],
  },
];

const TRIGGER: readonly Case[] = [
  {
    ...three,
    name: 'TO-26: pays at once; its trucks go home and are paid no more',
    cards: ['trigger', 'reroll'],
    play: ['0 play trigger d20', '1 play reroll d20', 'throw 20:20'],
    after: [10, 11, 12],
    told: ['Gaming Con: 17, 3 trucks: 5 each, 2 lost.', 'Gaming Con: no truck is paid.'],
  },
  {
    ...three,
    name: 'TO-26: tokens count, and a 2X token is spent',
    cards: ['double trigger place'],
    play: ['0 play double 8', '0 play trigger d8', '0 play place 8 d8'],
    after: [20, 11, 12],
  },
  {
    ...three,
    name: 'TO-26: promote tokens stay until the end of the round',
    cards: ['promote trigger place'],
    play: ['0 play promote d8', '0 play trigger d8', '0 play place 8 d8'],
    after: [17, 11, 12],
  },
  {
    ...three,
    name: 'TO-26: its venue may pay again',
    cards: ['trigger', 'move'],
    play: ['0 play trigger d20', '1 play move 10 d20'],
    after: [10, 22, 12],
  },
  {
    ...three,
    name: 'TO-25: not a shut venue',
    cards: ['shut-venue trigger'],
    play: ['0 play shut-venue d20'],
    refused: { '0 play trigger d20': 'bad-target', '0 play trigger d8': null },
  },
];

const ORDER: readonly Case[] = [
  {
    ...three,
    name: 'TO-08: one card each, clockwise from the first player, those without a card passed over',
    cards: ['promote trigger', 'none', 'reroll'],
    play: ['0 play promote d8'],
    refused: { '0 play trigger d8': 'not-your-turn', '1 discard reroll': 'not-your-turn', '2 play reroll d8': null },
  },
  {
    ...three,
    name: 'TO-08: whoever has cards left goes on alone',
    cards: ['promote trigger'],
    play: ['0 play promote d8'],
    refused: { '0 play trigger d8': null },
  },
  {
    ...three,
    name: 'TO-09: discarded instead, without effect or money',
    cards: ['promote'],
    play: ['0 discard promote'],
    after: [10, 11, 12],
    told: ['Seat 0 discards Promote a venue.'],
  },
  {
    ...three,
    name: 'TO-10: a truck that has gone home is no target',
    trucks: ['8 20', '8 20', '8 20'],
    options: { discards: ['reroll', 'reroll'] },
    cards: ['trigger move'],
    play: ['0 play trigger d20'],
    refused: { '0 play move 20 d8': 'bad-target', '0 play move 8 d10': null, '0 discard move': null },
  },
  {
    ...three,
    name: 'TO-10: with no truck left there is no target at all',
    trucks: ['8 20', '8 20', '8 20'],
    options: { discards: ['reroll', 'reroll'] },
    cards: ['trigger move', 'trigger'],
    play: ['0 play trigger d20', '1 play trigger d8'],
    refused: { '0 play move 8 d10': 'no-target', '0 discard move': null },
  },
  {
    ...three,
    name: 'TO-07: a card that is not selected is not played',
    cards: ['promote'],
    refused: {
      '0 play trigger d8': 'no-such-card',
      '0 discard trigger': 'no-such-card',
      '0 play r4c1 d8': 'no-such-card',
    },
  },
];

describe.each([
  ['Reroll', REROLL],
  ['Move', MOVE],
  ['Place another truck', PLACE],
  ['Double', DOUBLE],
  ['Shutdown', SHUTDOWN],
  ['Promote', PROMOTE],
  ['Trigger', TRIGGER],
  ['Order of play', ORDER],
])('%s', (_, cases) => {
  it.each(named(cases))('%s', (_name, one) => holds(one));
});
