import { describe, expect, it } from 'vitest';
import { letterAt, LETTERS } from '#games/tug-of-war/modules/rope.ts';
import { shapeOf } from '#games/tug-of-war/modules/path.ts';
import { MODULE_IDS, STRENGTHS, TOWER_OPTIONS } from '#games/tug-of-war/ids.ts';
import { setOf, SHARED } from '#games/tug-of-war/sets.ts';

const final = setOf('final');
const death = setOf('death');

/** The sentences of the rule text that have a number, and what the game reads of it. */
const both: readonly (readonly [sentence: string, read: unknown, expected: unknown])[] = [
  ['the first player to win 3/7 modules', [SHARED.modulesToWin, final.modules.length, death.modules.length], [3, 7, 7]],
  ['you may use up to 3 push cards each turn', SHARED.cardsATurn, 3],
  ['your maximum hand size is 5 push cards', SHARED.handAtMost, 5],
  ['a push card whose strength is greater than 5 cascades', [SHARED.strongest, STRENGTHS], [5, [1, 2, 3, 4, 5]]],
  ['with 7, 6 or 5 modules remaining both last ones are blocked', SHARED.blocked.both, 5],
  ['with 4 or 3 modules remaining the own last one is blocked', SHARED.blocked.own, 3],
  ['who goes first starts with three push cards of strength 1', SHARED.firstHand, [1, 1, 1]],
  ['who goes second with two of strength 1 and one of strength 2', SHARED.secondHand, [1, 1, 2]],
  ['Rope: an 18 step long track', SHARED.rope.spots, 18],
  ['Rope: a letter of A to G for each spot', LETTERS.join(''), 'ABCDEFG'],
  ['Race: a 13 step long track', SHARED.race.steps, 13],
  ['Race: a point gives a push card of strength 1', SHARED.race.reward, 1],
  ['Collation: a pile with 25 counters', SHARED.collation.counters, 25],
  ['Collation: a 1 for every 5 counters', SHARED.collation.countersACard, 5],
  ['Clock: divided into 8 segments', SHARED.clock.segments, 8],
  ['Clock: quarter circles are 2 segments', SHARED.clock.quarter, 2],
  ['Clock: a point gives strength 2 and any excess', SHARED.clock.scoring, 2],
  ['Path: an 8x8 board', SHARED.path.size, 8],
  ['Path: a maximum of 2 push cards', SHARED.path.cardsATurn, 2],
  ['Path: the number of the card is the area', STRENGTHS.map((card) => shapeOf(card).length), [1, 2, 3, 4, 5]],
  ['Path: a point gives a 1 with grey tiles, else a 5', [SHARED.path.someGrey, SHARED.path.noGrey], [1, 5]],
  ['Conker: a push card of strength 1', SHARED.conker.reward, 1],
  ['Conker: another one for more than 1 card', SHARED.conker.severalCards, 2],
  ['Tower: heights from 0 to 49', SHARED.tower.steps, 49],
  ['Tower: lights at intervals of 7', SHARED.tower.light, 7],
  ['Tower: one of 3 options', TOWER_OPTIONS.join(''), 'ABC'],
  [
    'points that win a module: 2, of the Conker 4; the Maze and the Tower are won at once',
    MODULE_IDS.map((id) => `${id} ${SHARED.points[id]}`),
    ['rope 2', 'race 2', 'collation 2', 'clock 2', 'maze 1', 'path 2', 'conker 4', 'tower 1'],
  ],
];

const ofFinal: typeof both = [
  ['Path has replaced the Maze', final.modules, ['rope', 'race', 'collation', 'clock', 'path', 'conker', 'tower']],
  ['Race: 2 puddles on steps 4 and 9', final.puddles, [4, 9]],
  ['Collation: 20 counters taken and 13 of one player', final.collationDecided, { taken: 20, held: 13 }],
  ['Tower: 2 lights higher', final.lightsAhead, 2],
  ['C gives the rival a 2', final.rivalsCard, 2],
  ['2 mins per turn, with 10 mins reserve time', final.clock, { turnS: 120, reserveS: 600, stepS: 0 }],
  ['Conker Start: +1 win on conkers', SHARED.items.conkerStart, 1],
  ['Block Move: while 6 or 7 modules are in play', SHARED.items.blockMoveFrom, 6],
];

const ofDeath: typeof both = [
  ['its modules', death.modules, ['rope', 'race', 'collation', 'clock', 'maze', 'conker', 'tower']],
  ['Race: no puddles', death.puddles, []],
  ['Collation: until the pile is empty', death.collationDecided, null],
  ['Tower: 3 lights higher', death.lightsAhead, 3],
  ['C gives the rival a 3', death.rivalsCard, 3],
  ['2:30 per turn, 10 mins reserve, in intervals of 10 s', death.clock, { turnS: 150, reserveS: 600, stepS: 10 }],
];

describe('numbers of the rule text', () => {
  it.each(both)('both sets: %s', (_, read, expected) => expect(read).toEqual(expected));
  it.each(ofFinal)('the Final Match: %s', (_, read, expected) => expect(read).toEqual(expected));
  it.each(ofDeath)('the Death Match: %s', (_, read, expected) => expect(read).toEqual(expected));

  it('no number of the data is in no sentence of these', () => {
    const inData = Object.keys(SHARED).toSorted();
    expect(inData).toEqual(
      'blocked cardsATurn clock collation conker firstHand handAtMost items modulesToWin path points race rope secondHand strongest tower'.split(
        ' ',
      ),
    );
    expect(SHARED.rope).toEqual({ spots: 18, fixedLengthStart: 9 }); // TW-31
  });

  it('each letter is on the Rope, and G, the best card, at the spot that scores', () => {
    const spots = Array.from({ length: 18 }, (_, i) => letterAt(i + 1));
    expect([...new Set(spots)].toSorted().join('')).toBe('ABCDEFG');
    expect(spots.at(-1)).toBe('G');
  });
});
