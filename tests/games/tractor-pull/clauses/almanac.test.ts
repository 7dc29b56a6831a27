import { describe, expect, it } from 'vitest';
import { CARD_SETS } from '#games/tractor-pull/almanac/cardSets.ts';
import { CHARACTER_FACES } from '#games/tractor-pull/almanac/characters.ts';
import { ITEMS } from '#games/tractor-pull/almanac/items.ts';
import { isOfRed, LOCATION_FACES, locationOf, LOCATIONS_OF } from '#games/tractor-pull/almanac/locations.ts';
import { SOURCES } from '#games/tractor-pull/almanac/sources.ts';
import { CLASSES, CLASSES_OF, VEHICLE_CARDS, vehicleOf, VEHICLES } from '#games/tractor-pull/almanac/vehicles.ts';
import { holds, named, type Case } from '../cases.ts';
import { at, say } from '../support.ts';

const RIM = 'quarry-b';
const WIDE = { cards: 'wide' } as const;

/** By the source whose text it is: `name` begins with it. */
const VEHICLE_CASES: readonly Case[] = [
  {
    name: 'moped: two counters on one of its owner’s vehicles',
    options: WIDE,
    position: { location: RIM },
    rows: ['moped van sedan', 'go-kart hatchback van'],
    play: ['0 resolve own-r1c2'],
    field: [['. van+2 sedan'], null],
    supply: 13,
  },
  {
    name: 'scooter: a counter on one of its owner’s vehicles',
    position: { location: RIM },
    rows: ['scooter van sedan', 'go-kart hatchback van'],
    play: ['0 resolve own-r1c2'],
    field: [['. van+1 sedan'], null],
    supply: 14,
  },
  {
    name: 'go-kart: the top set-aside vehicle, and a card of the hand under them',
    position: { location: RIM, aside: 'tractor', hands: ['motorbike', ''] },
    rows: ['go-kart van sedan', 'hatchback van sedan'],
    play: ['0 resolve motorbike'],
    hands: ['tractor', ''],
    phase: 'recruit',
  },
  {
    name: 'go-kart: the card that was drawn may go back',
    position: { location: RIM, aside: 'tractor', hands: ['motorbike', ''] },
    rows: ['go-kart van sedan', 'hatchback van sedan'],
    play: ['0 resolve tractor'],
    hands: ['motorbike', ''],
  },
  {
    name: 'motorbike: two of its owner’s vehicles in one row change places',
    position: { wave: 2, location: RIM, field: [['pickup . tractor'], ['. . .']] },
    rows: ['motorbike van sedan', 'hatchback van sedan'],
    play: ['0 resolve own-r1c1 own-r1c3'],
    field: [['tractor . pickup', '. van sedan'], null],
    refused: {},
  },
  {
    name: 'motorbike: not of two rows',
    position: { wave: 2, location: RIM, field: [['pickup . tractor'], ['. . .']] },
    rows: ['motorbike van sedan', 'hatchback van sedan'],
    refused: { '0 resolve own-r1c1 own-r2c2': 'bad-target', '0 resolve own-r1c1': 'bad-target' },
  },
  {
    name: 'hatchback: a counter on each face-up vehicle of its owner in its column',
    position: {
      wave: 3,
      field: [
        ['van . .', '~van . van'],
        ['van . .', '. . .'],
      ],
    },
    rows: ['hatchback motorbike scooter', 'go-kart scooter scooter'],
    field: [
      ['van+1 . .', '~van . van', '. motorbike scooter'],
      ['van . .', '. . .', 'go-kart scooter scooter'],
    ],
    phase: 'award',
  },
  {
    name: 'van: an older vehicle back into the hand',
    position: { wave: 2, field: [['tractor+2 . .'], ['. . .']] },
    rows: ['van scooter scooter', 'motorbike go-kart go-kart'],
    play: ['0 resolve own-r1c1'],
    field: [['. . .', '. scooter scooter'], null],
    hands: ['tractor', ''],
    supply: 15,
  },
  {
    name: 'van: or none; and none of this wave',
    position: { wave: 2, field: [['tractor . .'], ['. . .']] },
    rows: ['van scooter scooter', 'motorbike go-kart go-kart'],
    refused: { '0 resolve own-r2c2': 'bad-target', '0 pass': null },
  },
  {
    name: 'sedan: all counters of an opposing vehicle, face down as well',
    position: { wave: 2, field: [['van+1 . .'], ['~van+2 van .']] },
    rows: ['sedan scooter scooter', 'motorbike go-kart go-kart'],
    play: ['0 resolve rival-r1c1'],
    field: [null, ['~van van .', 'motorbike go-kart go-kart']],
    supply: 14,
  },
  {
    name: 'pickup: an opposing vehicle is flipped',
    rows: ['pickup scooter scooter', 'motorbike go-kart go-kart'],
    play: ['0 resolve rival-r1c1'],
    field: [['. scooter scooter'], ['~motorbike go-kart go-kart']],
  },
  {
    name: 'tractor: a vehicle in its column is flipped, its owner’s too',
    position: { wave: 2, field: [['van . .'], ['. . .']] },
    rows: ['tractor scooter scooter', 'motorbike go-kart go-kart'],
    play: ['0 resolve own-r1c1'],
    field: [
      ['~van . .', '. scooter scooter'],
      ['. . .', 'motorbike go-kart go-kart'],
    ],
  },
  {
    name: 'tractor: none of 8, and none of another column',
    position: { wave: 2, field: [['~tractor . .'], ['pickup sedan .']] },
    rows: ['tractor scooter scooter', 'sedan go-kart go-kart'],
    refused: {
      '0 resolve own-r1c1': 'bad-target',
      '0 resolve rival-r1c1': null,
      '0 resolve rival-r1c2': 'bad-target',
      '0 resolve rival-r2c1': null,
    },
  },
];

const CHARACTER_CASES: readonly Case[] = [
  {
    name: 'mabel-a: a counter in the first wave, before the strongest is looked for',
    position: { characters: ['mabel-a', null] },
    rows: ['van scooter scooter', 'van go-kart go-kart'],
    play: ['0 resolve own-r1c1'],
    told: ['The strongest of this wave (6): Van.'],
    ejected: 'van',
    field: [null, ['van go-kart go-kart']],
  },
  {
    name: 'mabel-a: not in the second wave',
    position: { wave: 2, characters: ['mabel-a', null] },
    rows: ['pickup scooter scooter', 'van go-kart go-kart'],
    ejected: 'pickup',
  },
  {
    name: 'mabel-b: a counter in the column of one’s own that is ejected, after its effect',
    position: { wave: 2, characters: ['mabel-b', null], field: [['van . .'], ['. . .']] },
    rows: ['pickup scooter scooter', 'van go-kart go-kart'],
    play: ['0 resolve rival-r2c1', '0 resolve own-r1c1'],
    field: [
      ['van+1 . .', '. scooter scooter'],
      ['. . .', '~van go-kart go-kart'],
    ],
  },
  {
    name: 'mabel-b: not for the rival’s',
    position: { wave: 2, characters: [null, 'mabel-b'], field: [['van . .'], ['van . .']] },
    rows: ['pickup scooter scooter', 'van go-kart go-kart'],
    play: ['0 resolve rival-r2c1'],
    phase: 'recruit',
  },
  {
    name: 'buck-a: TP-34: all game three face-up vehicles on a rope pull 1 stronger',
    position: {
      phase: 'pull',
      wave: 3,
      characters: ['buck-a', null],
      field: [
        ['van van ~van', 'scooter . scooter', 'go-kart go-kart go-kart'],
        ['. . .', '. . .', '. . .'],
      ],
    },
    totals: '13-0 9-0 7-0',
  },
  {
    name: 'buck-b: a rope with fewer vehicles than the rival’s pulls 1 stronger',
    position: {
      phase: 'pull',
      wave: 3,
      characters: [null, 'buck-b'],
      field: [['van van van', 'scooter . .'], ['sedan sedan .']],
    },
    totals: '8-7 5-6 5-1',
  },
  {
    name: 'dolly-a: a card is drawn and one put back when the second wave begins',
    position: { characters: [null, 'dolly-a'], aside: 'tractor', hands: ['', 'motorbike'] },
    rows: ['van scooter scooter', 'hatchback go-kart go-kart'],
    play: ['1 resolve motorbike'],
    hands: ['', 'tractor'],
    phase: 'recruit',
    wave: 2,
  },
  {
    name: 'dolly-b: one’s own face-down vehicles pull with 1',
    position: { phase: 'pull', wave: 3, characters: ['dolly-b', null], field: [['~van+1 van .'], ['~van . .']] },
    totals: '2-0 5-0 0-0',
  },
  {
    name: 'clem-a: to the referees one’s own vehicles are 1 weaker in the first wave',
    position: { characters: ['clem-a', null] },
    rows: ['van scooter scooter', 'go-kart motorbike scooter'],
    told: ['The strongest of this wave (4): Van, Go Kart and Motorbike.'],
    asked: [1],
  },
  {
    name: 'clem-b: a tied rope with more counters is one’s own',
    position: {
      phase: 'pull',
      wave: 3,
      characters: [null, 'clem-b'],
      field: [['sedan+1 van .'], ['van+2 van scooter']],
    },
    totals: '7-7 5-5 0-3',
    ropes: '1 - 1',
    wins: [0, 1],
  },
];

const LOCATION_CASES: readonly Case[] = [
  {
    name: 'fairground-a: to red the second rope is worth two points',
    position: { phase: 'pull', wave: 3, location: 'fairground-a', field: [['. van .'], ['van . scooter']] },
    ropes: '1 0 1',
    phase: 'deploy',
    wave: 4,
    told: ['Rope 1: 0 to 5, Seat 1; Rope 2: 5 to 0, Seat 0 (2 points); Rope 3: 0 to 3, Seat 1: 2 to 2.'],
  },
  {
    name: 'fairground-a: to blue it is worth one',
    position: { phase: 'pull', wave: 3, location: 'fairground-a', field: [['van . sedan'], ['. van .']] },
    wins: [1, 0],
    told: ['Rope 1: 5 to 0, Seat 0; Rope 2: 0 to 5, Seat 1; Rope 3: 6 to 0, Seat 0: 2 to 1.'],
  },
  {
    name: 'fairground-b: red’s face-up vehicles of 3 and 4 pull 1 stronger',
    position: {
      phase: 'pull',
      wave: 3,
      location: 'fairground-b',
      field: [['scooter ~go-kart hatchback', 'motorbike . .'], ['. . scooter']],
    },
    totals: '9-0 0-0 5-3',
  },
  {
    name: 'fairground-b: red may be seat 1',
    position: { red: 1, phase: 'pull', wave: 3, location: 'fairground-b', field: [['scooter . .'], ['. . scooter']] },
    totals: '3-0 0-0 0-4',
  },
  {
    name: 'quarry-a: printed 7 and 8 pull 4 weaker, of both sides',
    position: {
      phase: 'pull',
      wave: 3,
      location: 'quarry-a',
      field: [['tractor sedan+1 ~pickup+1'], ['pickup+1 . .']],
    },
    totals: '4-4 7-0 1-0',
  },
  {
    name: 'quarry-b: the weakest are ejected, of both sides, and red’s seem 1 weaker',
    position: { location: RIM },
    rows: ['sedan pickup tractor', 'van tractor tractor'],
    told: ['The weakest of this wave (5): Sedan and Van.'],
    ejected: 'van sedan',
    field: [['. pickup tractor'], ['. tractor tractor']],
  },
  {
    name: 'quarry-b: of equal ones red’s goes alone',
    position: { location: RIM, red: 1 },
    rows: ['sedan pickup tractor', 'sedan tractor tractor'],
    told: ['The weakest of this wave (5): Sedan.'],
    ejected: 'sedan',
    field: [['sedan pickup tractor'], ['. tractor tractor']],
  },
  {
    name: 'sawmill-a: the weakest are ejected, of both sides alike',
    options: WIDE,
    position: { location: 'sawmill-a' },
    rows: ['sedan pickup tractor', 'sedan tractor tractor'],
    told: ['The weakest of this wave (6): Sedan and Sedan.'],
    field: [['. pickup tractor'], ['. tractor tractor']],
  },
  {
    name: 'sawmill-b: two face-up vehicles of one class pull their rope 3 stronger, on either side',
    options: WIDE,
    position: {
      phase: 'pull',
      wave: 3,
      location: 'sawmill-b',
      field: [
        ['van . scooter', 'van . ~scooter'],
        ['. moped .', '. moped .'],
      ],
    },
    totals: '13-0 0-5 3-0',
  },
  {
    name: 'riverbank-a: nothing is ejected in the first wave',
    options: WIDE,
    position: { location: 'riverbank-a' },
    rows: ['tractor scooter scooter', 'tractor go-kart go-kart'],
    ejected: '',
    phase: 'recruit',
    told: ['Nothing is ejected in this wave.'],
  },
  {
    name: 'riverbank-b: a side with fewer vehicles on a rope pulls it 2 stronger',
    options: WIDE,
    position: {
      phase: 'pull',
      wave: 3,
      location: 'riverbank-b',
      field: [
        ['van . moped', 'moped . .'],
        ['van scooter .', '. . moped'],
      ],
    },
    totals: '6-7 2-3 1-1',
  },
  {
    name: 'orchard-a: the second rope is worth two points to either',
    options: WIDE,
    position: { phase: 'pull', wave: 3, location: 'orchard-a', field: [['van . sedan'], ['. van .']] },
    phase: 'deploy',
    wave: 4,
    told: ['Rope 1: 5 to 0, Seat 0; Rope 2: 0 to 5, Seat 1 (2 points); Rope 3: 6 to 0, Seat 0: 2 to 2.'],
  },
  {
    name: 'orchard-b: red, then blue places a counter on one of the wave of 4 or less',
    options: WIDE,
    position: { location: 'orchard-b' },
    rows: ['go-kart scooter sedan', 'moped van pickup'],
    play: ['0 resolve own-r1c1', '1 resolve own-r1c1'],
    field: [['go-kart+1 scooter sedan'], ['moped+1 van .']],
    told: ['Orchard Windfall: Seat 1’s Moped gets 1 counter.'],
    supply: 13,
  },
  {
    name: 'swamp-a: face-down vehicles pull with 4, of both sides',
    position: { phase: 'pull', wave: 3, location: 'swamp-a', field: [['~van+1 van .'], ['. ~tractor .']] },
    totals: '5-0 5-4 0-0',
  },
  {
    name: 'swamp-b: nothing of red’s is ejected in the first wave, and nothing instead of it',
    position: { location: 'swamp-b' },
    rows: ['tractor scooter scooter', 'van go-kart go-kart'],
    ejected: '',
    phase: 'recruit',
    told: ['Nothing is ejected in this wave.'],
  },
  {
    name: 'swamp-b: blue’s is, tied with red’s or not',
    position: { location: 'swamp-b' },
    rows: ['pickup scooter scooter', 'pickup go-kart go-kart'],
    ejected: 'pickup',
    asked: [1],
    field: [['pickup scooter scooter'], ['. go-kart go-kart']],
  },
  {
    name: 'swamp-b: in the second wave red’s is ejected',
    position: { wave: 2, location: 'swamp-b' },
    rows: ['tractor scooter scooter', 'van go-kart go-kart'],
    ejected: 'tractor',
  },
  {
    name: 'speedway-a: red places a counter on one of its vehicles of the wave, before the strongest is looked for',
    position: { wave: 2, location: 'speedway-a', field: [['van van .'], ['. . .']] },
    rows: ['hatchback scooter scooter', 'van go-kart go-kart'],
    play: ['0 resolve own-r2c1'],
    told: ['Speedway Pit: Seat 0’s Hatchback gets 1 counter.', 'The strongest of this wave (6): Hatchback.'],
    ejected: 'hatchback',
    supply: 14,
  },
  {
    name: 'speedway-a: not on one of another wave, and blue on none',
    position: { wave: 2, location: 'speedway-a', field: [['van van .'], ['. . .']] },
    rows: ['hatchback scooter scooter', 'van go-kart go-kart'],
    asked: [0],
    refused: { '0 resolve own-r1c1': 'bad-target', '0 resolve rival-r2c1': 'bad-target', '0 resolve own-r2c2': null },
  },
  {
    name: 'speedway-a: not on one of 6 or more',
    position: { location: 'speedway-a' },
    rows: ['sedan scooter scooter', 'van go-kart go-kart'],
    refused: { '0 resolve own-r1c1': 'bad-target', '0 resolve own-r1c2': null },
  },
  {
    name: 'speedway-a: not in the third wave',
    position: { wave: 3, location: 'speedway-a', field: [['van van .'], ['. . .']] },
    rows: ['sedan scooter scooter', 'van go-kart go-kart'],
    ejected: 'sedan',
    supply: 15,
  },
  {
    name: 'speedway-b: blue has nothing of it',
    position: {
      phase: 'pull',
      wave: 3,
      location: 'speedway-b',
      field: [
        ['van . .', 'van . .'],
        ['van . .', 'van . .'],
      ],
    },
    totals: '13-10 0-0 0-0',
  },
  {
    name: 'speedway-b: TP-35: a boosted Scooter is no Go Kart, and two Scooters are of one class',
    position: {
      phase: 'pull',
      wave: 3,
      location: 'speedway-b',
      field: [
        ['scooter+1 scooter ~scooter', 'go-kart scooter+1 ~van', '. ~van go-kart'],
        ['. van .', '. ~van .'],
      ],
    },
    totals: '8-0 10-5 4-0',
  },
  {
    name: 'junkyard-a: red places a counter in the row of a vehicle of its own that is ejected',
    position: { wave: 2, location: 'junkyard-a', field: [['van . .'], ['. . .']] },
    rows: ['pickup scooter scooter', 'motorbike go-kart go-kart'],
    play: ['0 resolve rival-r2c1', '0 resolve own-r2c3'],
    field: [['van . .', '. scooter scooter+1'], null],
  },
  {
    name: 'junkyard-a: not on one of 6 or more',
    position: { wave: 2, location: 'junkyard-a', field: [['van . .'], ['. . .']] },
    rows: ['pickup sedan scooter', 'motorbike go-kart go-kart'],
    play: ['0 resolve rival-r2c1'],
    refused: { '0 resolve own-r2c2': 'bad-target', '0 resolve own-r2c3': null },
  },
  {
    name: 'junkyard-a: blue places none',
    position: { wave: 2, red: 1, location: 'junkyard-a', field: [['van . .'], ['. . .']] },
    rows: ['pickup scooter scooter', 'motorbike go-kart go-kart'],
    play: ['0 resolve rival-r2c1'],
    supply: 15,
    phase: 'recruit',
  },
  {
    name: 'junkyard-a: not in another row',
    position: { wave: 2, location: 'junkyard-a', field: [['van . .'], ['. . .']] },
    rows: ['pickup scooter scooter', 'motorbike go-kart go-kart'],
    play: ['0 resolve rival-r2c1'],
    refused: { '0 resolve own-r1c1': 'bad-target', '0 pass': 'must-resolve' },
  },
  {
    name: 'junkyard-b: blue’s face-up vehicles of 7 and 8 pull 2 weaker, red’s do not',
    position: {
      phase: 'pull',
      wave: 3,
      location: 'junkyard-b',
      field: [['tractor . pickup'], ['tractor pickup+1 ~tractor', 'sedan . .']],
    },
    totals: '8-12 0-6 7-0',
  },
];

const placed = (item: string, spot: string, seat: 0 | 1 = 0) => [{ seat, item, spot }] as never;

const ITEM_CASES: readonly Case[] = [
  {
    name: 'tow-chain: one’s own side of the rope pulls 2 stronger',
    position: {
      phase: 'pull',
      wave: 3,
      installed: placed('tow-chain', '0-column-2'),
      field: [['van van .'], ['. . .']],
    },
    totals: '5-0 7-0 0-0',
  },
  {
    name: 'oil-slick: the rival’s side pulls 2 weaker, but not below 0',
    position: {
      phase: 'pull',
      wave: 3,
      installed: [
        { seat: 0, item: 'oil-slick', spot: '1-column-1' },
        { seat: 1, item: 'tow-chain', spot: '1-column-2' },
      ],
      field: [['van . .'], ['~scooter+1 van .']],
    },
    totals: '5-0 0-7 0-0',
  },
  {
    name: 'pennant: a tied rope is one’s own',
    position: {
      phase: 'pull',
      wave: 3,
      installed: placed('pennant', '1-column-1', 1),
      field: [['van van .'], ['van van .']],
    },
    ropes: '1 - -',
    wins: [0, 1],
    told: ['Rope 1: 5 to 5, Seat 1 by a card; Rope 2: 5 to 5, tied; Rope 3: 0 to 0, tied: 0 to 1.'],
  },
  {
    name: 'pennant: against an Anchor’s counters nobody has it',
    position: {
      phase: 'pull',
      wave: 3,
      characters: ['clem-b', null],
      installed: placed('pennant', '1-column-1', 1),
      field: [['van+1 . .'], ['sedan scooter .']],
    },
    totals: '6-6 0-3 0-0',
    wins: [0, 1],
    told: ['Rope 1: 6 to 6, tied; Rope 2: 0 to 3, Seat 1; Rope 3: 0 to 0, tied: 0 to 1.'],
  },
  {
    name: 'spare-tire: a counter in the column of an ejected vehicle',
    position: { wave: 2, installed: placed('spare-tire', '0-column-1'), field: [['van van .'], ['. . .']] },
    rows: ['pickup scooter scooter', 'motorbike go-kart go-kart'],
    play: ['0 resolve rival-r2c1', '0 resolve own-r1c1'],
    field: [['van+1 van .', '. scooter scooter'], null],
  },
  {
    name: 'spare-tire: not in another column',
    position: { wave: 2, installed: placed('spare-tire', '0-column-2'), field: [['van van .'], ['. . .']] },
    rows: ['pickup scooter scooter', 'motorbike go-kart go-kart'],
    play: ['0 resolve rival-r2c1'],
    phase: 'recruit',
  },
  {
    name: 'turbo: a counter in its row when that is revealed',
    position: { wave: 2, installed: placed('turbo', '0-row-2'), field: [['van . .'], ['. . .']] },
    rows: ['pickup scooter scooter', 'motorbike go-kart go-kart'],
    asked: [0],
    ejected: '',
    refused: { '0 resolve own-r2c3': null, '0 resolve own-r1c1': 'bad-target' },
  },
  {
    name: 'turbo: not on one of 6 or more',
    position: { installed: placed('turbo', '0-row-1') },
    rows: ['sedan van scooter', 'motorbike go-kart go-kart'],
    refused: { '0 resolve own-r1c1': 'bad-target', '0 resolve own-r1c2': null },
  },
  {
    name: 'turbo: not when another row is revealed',
    position: { wave: 2, installed: placed('turbo', '0-row-1'), field: [['van . .'], ['. . .']] },
    rows: ['pickup scooter scooter', 'motorbike go-kart go-kart'],
    ejected: 'pickup',
  },
  {
    name: 'winch: two of its row change places when a third one is ejected',
    position: { installed: placed('winch', '0-row-1') },
    rows: ['van scooter go-kart', 'hatchback go-kart go-kart'],
    play: ['0 resolve own-r1c2 own-r1c3'],
    field: [['. go-kart scooter'], null],
  },
  {
    name: 'winch: or not',
    position: { installed: placed('winch', '0-row-1') },
    rows: ['van scooter go-kart', 'hatchback go-kart go-kart'],
    play: ['0 pass'],
    field: [['. scooter go-kart'], null],
    told: ['Seat 0 does without Winch.'],
  },
  {
    name: 'winch: not when one of another row is',
    position: { wave: 2, installed: placed('winch', '0-row-1'), field: [['. scooter go-kart'], ['. . .']] },
    rows: ['sedan scooter go-kart', 'hatchback go-kart go-kart'],
    phase: 'recruit',
  },
  {
    name: 'turbo: TP-06: what red has for the same moment comes first',
    position: {
      red: 1,
      installed: placed('turbo', '0-row-1'),
      characters: [null, 'mabel-a'],
    },
    rows: ['sedan scooter go-kart', 'hatchback go-kart go-kart'],
    asked: [1],
  },
  {
    name: 'spike-strip: a vehicle of at most 5 is turned face down before the strongest is looked for',
    position: { installed: placed('spike-strip', '0-row-1', 1) },
    rows: ['hatchback hatchback sedan', 'motorbike go-kart scooter'],
    play: ['1 resolve rival-r1c1'],
    ejected: 'sedan',
    field: [['~hatchback hatchback .'], null],
  },
  {
    name: 'spike-strip: none that is stronger',
    position: { installed: placed('spike-strip', '0-row-1', 1) },
    rows: ['hatchback van sedan', 'motorbike go-kart scooter'],
    refused: { '1 resolve rival-r1c3': 'bad-target', '1 resolve own-r1c3': 'bad-target', '1 resolve rival-r1c2': null },
  },
  {
    name: 'sugar: the rival’s face-up vehicles of 6 or more in that row pull 2 weaker',
    position: {
      phase: 'pull',
      wave: 3,
      installed: placed('sugar', '1-row-1'),
      field: [['tractor . .'], ['sedan van ~pickup+1', 'sedan . .']],
    },
    totals: '8-10 0-5 0-1',
  },
  {
    name: 'ballast: one’s own face-up vehicles of 5 or less in that row pull 2 stronger',
    position: {
      phase: 'pull',
      wave: 3,
      installed: placed('ballast', '0-row-2'),
      field: [['van . .', 'van sedan ~van'], []],
    },
    totals: '12-0 6-0 0-0',
  },
  {
    name: 'roll-cage: one’s own vehicles in that row are not ejected, and no others instead (TP-16)',
    position: { wave: 2, installed: placed('roll-cage', '0-row-2') },
    rows: ['pickup scooter scooter', 'sedan go-kart go-kart'],
    ejected: '',
    told: ['Nothing is ejected in this wave.'],
  },
  {
    name: 'roll-cage: the rival’s tied ones are',
    position: { wave: 2, installed: placed('roll-cage', '0-row-2') },
    rows: ['pickup scooter scooter', 'pickup go-kart go-kart'],
    ejected: 'pickup',
    asked: [1],
  },
];

const ALL = [...VEHICLE_CASES, ...CHARACTER_CASES, ...LOCATION_CASES, ...ITEM_CASES];

describe('the texts of cards, TP-34, TP-35', () => {
  it.each(named(ALL))('%s', (_, one) => holds(one));

  it.each(SOURCES)('%s has a case', (source) => {
    expect(ALL.some(({ name }) => name.startsWith(`${source}:`))).toBe(true);
  });
});

it('go-kart: the card that is put back lies under the others', () => {
  const rows = ['go-kart van sedan', 'hatchback van sedan'] as const;
  const position = at({ location: RIM, aside: 'tractor', hands: [`${rows[0]} motorbike`, rows[1]] });
  const { state } = say(position, `0 deploy ${rows[0]}`, `1 deploy ${rows[1]}`, '0 resolve motorbike');
  expect(state.aside.at(-1)).toBe('motorbike-1');
  expect(state.aside).toHaveLength(position.state.aside.length);
});

describe('the almanac', () => {
  it.each(CARD_SETS)(
    'has the rule text’s cards, the %s ones: 32 vehicles, four characters, five locations, ten items',
    (set) => {
      expect([VEHICLE_CARDS[set].length, LOCATIONS_OF[set].length]).toEqual([32, 5]);
      expect([CHARACTER_FACES.length, ITEMS.length]).toEqual([8, 10]);
      expect(VEHICLES.map(({ id }) => id)).toEqual(CLASSES);
    },
  );

  it('TP-45: has vehicles from 1 to 8 among the wide cards, the weakest first', () => {
    const strengths = CLASSES_OF.wide.map((one) => vehicleOf(one).strength);
    expect(strengths).toEqual([1, 3, 4, 5, 5, 6, 7, 8]);
  });

  it('TP-46: has at least six sides of locations for both among the wide cards', () => {
    const sides = LOCATION_FACES.filter(([face]) => LOCATIONS_OF.wide.includes(locationOf(face)));
    expect(sides).toHaveLength(10);
    expect(sides.filter(([face]) => !isOfRed(face)).length).toBeGreaterThanOrEqual(6);
  });

  it('says of every entry where it is from: all but the Pickup and the Sedan’s strength are the project’s own', () => {
    const seed = VEHICLES.filter(({ provenance }) => provenance === 'seed');
    expect(seed.map(({ id, strength, effectProvenance }) => [id, strength, effectProvenance])).toEqual([
      ['sedan', 6, 'invented'],
      ['pickup', 7, undefined],
    ]);
    const others = [...CHARACTER_FACES.map(([, rule]) => rule), ...LOCATION_FACES.map(([, rule]) => rule), ...ITEMS];
    expect(new Set(others.map(({ provenance }) => provenance))).toEqual(new Set(['invented']));
  });

  it('TP-40: the FAQ’s Go Kart is one stronger than a Scooter', () => {
    const strength = (one: string) => VEHICLES.find(({ id }) => id === one)?.strength ?? 0;
    expect(strength('go-kart') - strength('scooter')).toBe(1);
  });
});
