import { describe, expect, it } from 'vitest';
import { assign, assignInOrder } from '#engine/scenario/assign.ts';
import { unmetIn, unmetOf } from '#engine/scenario/expect.ts';
import { expectationSchema } from '#games/traction/scenario/expectSchema.ts';
import type { ActionJudgement } from '#games/traction/scenario/judgement.ts';
import type { Json } from './example.ts';

const contact = {
  clause: 'TR-10',
  code: 'walk-contact',
  piece: '0-L1',
  other: '1-M1',
  feature: 'base-edge',
  otherFeature: 'side',
  tick: 212,
  atMm: [12.1, 3, -8.4],
  text: 'touched',
} as const;
const jiggle = {
  clause: 'TR-27',
  code: 'jiggle',
  piece: '0-L1',
  other: '1-S1',
  feature: null,
  otherFeature: null,
  tick: 431,
  atMm: [40, 0, 0],
  text: 'jiggled',
} as const;

const JUDGED: ActionJudgement = {
  legal: false,
  ticks: 431,
  rulings: [
    { ...contact, atMm: [...contact.atMm] },
    { ...jiggle, atMm: [...jiggle.atMm] },
  ],
  steps: [
    { travelMm: 35.9, pivotSlipMm: 0.1, swivelDeg: 180 },
    { travelMm: 10, pivotSlipMm: 0.2, swivelDeg: 33 },
  ],
  lay: { xMm: 3.1, zMm: 20.2, yawDeg: 179.9, pose: 'tilted' },
  nearest: [
    { id: '1-M1', mm: 0, tick: 212, feature: 'base-edge', otherFeature: 'side' },
    { id: 'pad-1', mm: 4.2, tick: 300, feature: 'base-corner', otherFeature: 'pad' },
  ],
  pivotSlipMm: 0.2,
  mostTiltDeg: 11.46,
  mostOtherMoveMm: 0.3,
  slipMargin: 1.05,
  tackled: [],
  penalised: ['0-L1'],
  restored: ['1-M1', '1-S1'],
  winner: null,
  pieces: [
    { id: '0-L1', xMm: 0, zMm: 300, yawDeg: 0, pose: 'flat', onPad: 0 },
    { id: '1-M1', xMm: -12, zMm: 42, yawDeg: 90, pose: 'upright', onPad: null },
    { id: '1-S1', offTable: true },
  ],
};

/** The paths of what is not as expected, without the front. */
function unmet(expectation: Json): readonly string[] {
  return unmetIn(expectationSchema.parse(expectation), JUDGED, 0).map(({ path }) => path.replace('$.expect[0]', ''));
}

describe('an expectation that holds', () => {
  it.each<[string, Json]>([
    ['says nothing', {}],
    ['says all', { ...JUDGED }],
    ['says what is so', { legal: false, winner: null, ticks: 431 }],
    ['is within half a millimetre', { lay: { xMm: 3.6, zMm: 19.7 } }],
    ['is within half a degree', { steps: [{ swivelDeg: 180.5 }] }],
    ['is within half a degree around the circle', { lay: { yawDeg: -179.6 } }],
    ['is within what it says', { lay: { xMm: 5, within: 2 } }],
    ['is within what is said further out', { lay: { xMm: 5 }, steps: [{ travelMm: 36.9 }], within: 2 }],
    ['says millimetres and degrees apart', { lay: { xMm: 5, yawDeg: 180, within: { mm: 2 } } }],
    ['says ticks, too', { ticks: 440, within: { ticks: 10 } }],
    ['says one number for ticks', { rulings: [{ code: 'walk-contact', tick: 210, within: 5 }] }],
    ['names a set in another order', { restored: ['1-S1', '1-M1'] }],
    ['names one twice', { penalised: ['0-L1', '0-L1'] }],
    ['says that there is nothing', { tackled: [] }],
    ['names one ruling of several', { rulings: [{ code: 'jiggle' }] }],
    ['names rulings in another order', { rulings: [{ code: 'jiggle' }, { clause: 'TR-10', feature: 'base-edge' }] }],
    ['has a vague wish before a precise one', { rulings: [{ piece: '0-L1' }, { code: 'walk-contact' }] }],
    ['has a place', { rulings: [{ atMm: [12, 3.4, -8] }] }],
    ['names one step', { steps: [{ swivelDeg: 33 }] }],
    ['names steps in their order', { steps: [{ swivelDeg: 180 }, { swivelDeg: 33 }] }],
    ['names a piece by its id', { pieces: [{ id: '1-M1', onPad: null, pose: 'upright' }] }],
    ['finds a piece off the table', { pieces: [{ id: '1-S1', offTable: true }] }],
    ['finds a piece on the table', { pieces: [{ id: '1-M1', offTable: false }] }],
    ['counts pieces', { pieces: [{}, {}, {}] }],

    [
      'names what was near',
      {
        nearest: [
          { id: 'pad-1', mm: 4.7 },
          { id: '1-M1', mm: { atMost: 0 }, tick: 212 },
        ],
      },
    ],
    ['says that nothing else was near', { nearest: [{ not: { id: { not: 'pad-1' }, mm: { atLeast: 1 } } }] }],
    [
      'says how near it was',
      {
        pivotSlipMm: 0.7,
        mostTiltDeg: { atMost: 12 },
        mostOtherMoveMm: { atLeast: 0.3 },
        slipMargin: { atLeast: 1, atMost: 1.1 },
      },
    ],

    ['says what a verdict is not', { legal: { not: true }, winner: { not: 0 } }],
    ['says what a pose is not', { lay: { pose: { not: 'upright' } } }],
    ['says which number it is not', { lay: { xMm: { not: 3.61 } }, ticks: { not: 430 } }],
    ['says that a number is neither here nor there', { lay: { xMm: { not: { atLeast: 3.2, atMost: 9 } } } }],
    ['says what a number there is none of is not', { pieces: [{ id: '1-S1', xMm: { not: 0 } }] }],
    ['says what a set is not', { restored: { not: ['1-M1'] }, tackled: { not: ['1-M1'] } }],
    ['says that there is something', { rulings: { not: [] }, penalised: { not: [] } }],
    ['says what a list is not', { rulings: { not: [{ code: 'jiggle' }, { code: 'fell' }] } }],
    ['says what a place is not', { rulings: [{ atMm: { not: [12.1, 3, -7] } }] }],
    ['says what an object is not', { lay: { not: { pose: 'tilted', xMm: 4 } } }],
    ['says what an object is, and what it is not beside that', { lay: { pose: 'tilted', not: { xMm: 4 } } }],
    ['says by what margin an object is not like that', { lay: { not: { xMm: 3.2, within: 0 } } }],
    ['says what the answer is not', { not: { legal: false, tackled: ['1-M1'] } }],
    ['says what the answer is, and what it is not beside that', { legal: false, not: { winner: 0 } }],
    ['bounds a number', { ticks: { atMost: 431, atLeast: 431 }, lay: { zMm: { atLeast: 20.2 } } }],
    ['bounds a number on both sides', { steps: [{ swivelDeg: { atLeast: 170, atMost: 190 } }] }],
    ['bounds a number and takes one out', { lay: { xMm: { atLeast: 3, not: 3.61 } } }],
    ['bounds a coordinate', { rulings: [{ code: 'walk-contact', atMm: [{ atLeast: 12 }, 3, { atMost: 0 }] }] }],
    ['bounds by a heading as it is written', { lay: { yawDeg: { atLeast: 179.9 } } }],
    ['says that there is no such ruling', { rulings: [{ not: { code: 'crash' } }] }],
    [
      'says that there is no such ruling, and another one',
      { rulings: [{ not: { code: 'fell' } }, { code: 'jiggle' }] },
    ],
    [
      'says that there is no such ruling by all that is said of it',
      { rulings: [{ not: { code: 'jiggle', other: '1-M1' } }] },
    ],
    ['says that no step went so far', { steps: [{ not: { travelMm: { atLeast: 36 } } }, {}, {}] }],
    ['says that no piece lies there', { pieces: [{ not: { pose: 'flat', onPad: 1 } }] }],
    ['says that there is none within what it says', { steps: [{ not: { travelMm: 36 }, within: 0 }] }],
    ['says what one ruling is not, of those that are there', { rulings: [{ code: 'jiggle', not: { other: '1-M1' } }] }],
  ])('%s', (_name, expectation) => expect(unmet(expectation)).toEqual([]));
});

describe('an expectation that does not hold is told by its place', () => {
  it.each<[string, Json, string[]]>([
    ['the verdict', { legal: true }, ['.legal']],
    ['two things', { legal: true, winner: 0 }, ['.legal', '.winner']],
    ['a length too far', { lay: { xMm: 3.61 } }, ['.lay.xMm']],
    ['an angle too far', { lay: { yawDeg: 179.3 } }, ['.lay.yawDeg']],
    ['an angle on the other side', { lay: { yawDeg: -0.1 } }, ['.lay.yawDeg']],
    ['a swivel the other way, which is not around the circle', { steps: [{ swivelDeg: -180 }, {}] }, ['.steps[0]']],
    ['a tick off by one', { ticks: 430 }, ['.ticks']],
    ['a margin that is for lengths only', { lay: { yawDeg: 178, within: { mm: 5 } } }, ['.lay.yawDeg']],
    ['a margin of nothing', { lay: { xMm: 3.11, within: 0 } }, ['.lay.xMm']],
    ['a margin that ends where another begins', { lay: { xMm: 5, within: 1 }, within: 9 }, ['.lay.xMm']],
    ['a pose', { lay: { pose: 'flat' } }, ['.lay.pose']],
    ['a set with one missing', { restored: ['1-M1'] }, ['.restored']],
    ['a set with one too many', { penalised: ['0-L1', '1-M1'] }, ['.penalised']],
    ['nothing where there is something', { rulings: [] }, ['.rulings']],
    ['no piece at all', { pieces: [] }, ['.pieces']],
    ['a ruling that was not given', { rulings: [{ code: 'fell' }] }, ['.rulings[0]']],
    ['a ruling given once, expected twice', { rulings: [{ code: 'jiggle' }, { code: 'jiggle' }] }, ['.rulings[1]']],
    ['a ruling with another tick', { rulings: [{ code: 'walk-contact', tick: 213 }] }, ['.rulings[0].tick']],
    [
      'a ruling with another feature',
      { rulings: [{ code: 'walk-contact', feature: 'point', tick: 212 }] },
      ['.rulings[0].feature'],
    ],
    ['a ruling somewhere else', { rulings: [{ code: 'walk-contact', atMm: [12, 9, -8] }] }, ['.rulings[0].atMm[1]']],
    ['steps in another order', { steps: [{ swivelDeg: 33 }, { swivelDeg: 180 }] }, ['.steps[1]']],
    ['a step too many', { steps: [{}, {}, {}] }, ['.steps[2]']],
    ['a piece on another pad', { pieces: [{ id: '0-L1', onPad: 1 }] }, ['.pieces[0].onPad']],
    [
      'a seat, whatever the margin',
      { pieces: [{ id: '0-L1', onPad: 1 }], winner: 1, within: 5 },
      ['.winner', '.pieces[0].onPad'],
    ],
    ['a piece that is not there', { pieces: [{ id: '4-L2' }] }, ['.pieces[0]']],
    ['the place of a piece off the table', { pieces: [{ id: '1-S1', xMm: 0 }] }, ['.pieces[0].xMm']],
    ['what was not so near', { nearest: [{ id: 'pad-1', mm: 3.6 }] }, ['.nearest[0].mm']],
    ['what was not near at all', { nearest: [{ id: '1-S1' }] }, ['.nearest[0]']],
    ['another margin, which is no length', { slipMargin: 1.06 }, ['.slipMargin']],
    ['more than it tilted', { mostTiltDeg: 12 }, ['.mostTiltDeg']],
    ['a verdict that it is not to be', { legal: { not: false } }, ['.legal']],
    ['a number that it is not to be', { lay: { xMm: { not: 3.5 } } }, ['.lay.xMm']],
    ['a number within what it is not to be within', { lay: { xMm: { not: { atLeast: 3, atMost: 9 } } } }, ['.lay.xMm']],
    ['a heading that it is not to be', { lay: { yawDeg: { not: -179.8 } } }, ['.lay.yawDeg']],
    ['a set that it is not to be', { restored: { not: ['1-S1', '1-M1'] } }, ['.restored']],
    ['nothing where there is to be something', { tackled: { not: [] } }, ['.tackled']],
    ['a list that it is not to be', { rulings: { not: [{ code: 'jiggle' }] } }, ['.rulings']],
    ['an object that it is not to be', { lay: { not: { pose: 'tilted' } } }, ['.lay']],
    [
      'an object that it is not to be, whatever else it is',
      { lay: { xMm: 9, not: { pose: 'tilted' } } },
      ['.lay.xMm', '.lay'],
    ],
    ['an answer that it is not to be', { not: { legal: false } }, ['']],
    ['a margin further out that is also of what is not to be', { not: { lay: { xMm: 5 } }, within: 2 }, ['']],
    ['a number over its bound, however little', { lay: { xMm: { atMost: 3.09 } } }, ['.lay.xMm']],
    ['a number under its bound, whatever the margin', { ticks: { atLeast: 432 }, within: 100 }, ['.ticks']],
    [
      'a number over one bound and not the other',
      { steps: [{ travelMm: { atLeast: 0, atMost: 5 } }, {}] },
      ['.steps[0]'],
    ],
    ['a bound of what is not there', { pieces: [{ id: '1-S1', xMm: { atMost: 2000 } }] }, ['.pieces[0].xMm']],
    [
      'both bounds of what is not there',
      { pieces: [{ id: '1-S1', xMm: { atLeast: -5, atMost: 5 } }] },
      ['.pieces[0].xMm', '.pieces[0].xMm'],
    ],
    [
      'a coordinate beyond its bound',
      { rulings: [{ code: 'walk-contact', atMm: [{ atMost: 12 }, 3, -8.4] }] },
      ['.rulings[0].atMm[0]'],
    ],
    [
      'a ruling that there was not to be',
      { rulings: [{ code: 'walk-contact' }, { not: { code: 'jiggle' } }] },
      ['.rulings[1]'],
    ],
    [
      'a ruling that there was not to be, though it is asked for',
      { rulings: [{ not: { code: 'jiggle' } }, { code: 'jiggle' }] },
      ['.rulings[0]'],
    ],
    ['any ruling', { rulings: [{ not: {} }] }, ['.rulings[0]']],
    ['a step that there was not to be', { steps: [{}, { not: { swivelDeg: { atLeast: 100 } } }] }, ['.steps[1]']],
    [
      'steps in another order, around what there was not to be',
      { steps: [{ swivelDeg: 33 }, { not: { travelMm: 99 } }, { swivelDeg: 180 }] },
      ['.steps[2]'],
    ],
    ['no ruling that is not like that', { rulings: [{ code: 'jiggle', not: { other: '1-S1' } }] }, ['.rulings[0]']],
    ['a piece that is on the table after all', { pieces: [{ id: '1-M1', offTable: true }] }, ['.pieces[0].offTable']],
  ])('%s', (_name, expectation, paths) => expect(unmet(expectation)).toEqual(paths));

  it('with what was expected, what was found and the margin', () => {
    expect(unmetIn({ lay: { xMm: 9 }, legal: true }, JUDGED, 3)).toEqual([
      { path: '$.expect[3].lay.xMm', expected: 9, found: 3.1, margin: '0.5 mm' },
      { path: '$.expect[3].legal', expected: true, found: false, margin: null },
    ]);
  });

  it('with the condition that does not hold, and what it was held against', () => {
    expect(
      unmetIn(
        expectationSchema.parse({
          lay: { xMm: { not: 3 }, zMm: { atLeast: 0, atMost: 5, not: 9 } },
          rulings: [{ not: { code: 'jiggle' } }],
          winner: { not: null },
        }),
        JUDGED,
        0,
      ),
    ).toEqual([
      {
        path: '$.expect[0].rulings[0]',
        expected: { not: { code: 'jiggle' } },
        found: [JUDGED.rulings[1]],
        margin: null,
      },
      { path: '$.expect[0].lay.xMm', expected: { not: 3 }, found: 3.1, margin: '0.5 mm' },
      { path: '$.expect[0].lay.zMm', expected: { atMost: 5 }, found: 20.2, margin: null },
      { path: '$.expect[0].winner', expected: { not: null }, found: null, margin: null },
    ]);
  });

  it('and only for actions that were judged', () => {
    const judgement = {
      format: 'tumbletop/judgement',
      version: 1,
      build: 'b',
      tickHz: 240,
      hash: 'aa',
      actions: [JUDGED],
    } as const;
    expect(unmetOf([{ legal: true }, { legal: true }], { ...judgement, actions: [...judgement.actions] })).toHaveLength(
      1,
    );
  });
});

describe('everything gets a partner of its own', () => {
  const fits = (table: readonly string[]) => (wish: number, offer: number) => table[wish]?.[offer] === '1';

  it.each([
    [
      ['111', '100', '010'],
      [2, 0, 1],
    ],
    [
      ['110', '110', '110'],
      [1, 0, null],
    ],
    [['000'], [null]],
    [
      ['11', '10'],
      [1, 0],
    ],
  ])('%j gives %j', (table, answer) => expect(assign(table.length, 3, fits(table))).toEqual(answer));

  it.each([
    [
      ['111', '111', '111'],
      [0, 1, 2],
    ],
    [
      ['010', '100'],
      [1, null],
    ],
    [
      ['001', '001'],
      [2, null],
    ],
    [
      ['000', '100'],
      [null, 0],
    ],
  ])('%j in order gives %j', (table, answer) => expect(assignInOrder(table.length, 3, fits(table))).toEqual(answer));
});
