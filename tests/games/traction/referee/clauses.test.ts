import { describe, expect, it } from 'vitest';
import type { RestingPiece, TraceEvent } from '#sim/trace/events.ts';
import type { RefereeCase } from '#games/traction/referee/case.ts';
import { STANDARD_TOLERANCE, STRICT_TOLERANCE, toleranceAt } from '#games/traction/referee/tolerance.ts';
import { pieceId, seat, tick } from '#sim/ids.ts';
import {
  aCase,
  at,
  began,
  called,
  carried,
  changed,
  dragged,
  ended,
  gripped,
  judge,
  left,
  legal,
  lifted,
  lying,
  overbalanced,
  parted,
  rested,
  setDown,
  slidOn,
  shifted,
  stopped,
  tilted,
  tipped,
  travelled,
} from './events.ts';

type Row = readonly [what: string, c: RefereeCase, trace: readonly TraceEvent[], calls: readonly string[]];
const walk = aCase('walk', { range: 2 });
const tackle = aCase('tackle');
const outOfTurn = aCase('disturb');
const bump = aCase('disturb', { by: null });
const table = (rows: readonly Row[], before: readonly TraceEvent[] = []): void => {
  it.each(rows)('%s', (_what, c, trace, calls) => expect(called(judge(c, ...before, ...trace))).toEqual(calls));
};
/** One corner carries the piece: contacts can be a tackle or a win (TR-58). */
const IN_A_STEP = [tilted(1)];

describe('TR-10: a walking piece', () => {
  table([
    ['touches a rival', walk, [began(5, '1-M1', 'base-edge')], ['TR-10 walk-contact 1-M1']],
    ['touches its own side', walk, [began(5, '0-M1', 'base-edge')], ['TR-10 walk-contact 0-M1']],
    ['touches with its point', walk, [began(5, '1-M1', 'point')], ['TR-10 walk-contact 1-M1']],
    [
      'touches two in the same tick',
      walk,
      [began(5, '1-M1', 'side'), began(5, '1-M2', 'side')],
      ['TR-10 walk-contact 1-M1', 'TR-10 walk-contact 1-M2'],
    ],
    [
      'is stopped by the first touch, so a later one does not count',
      walk,
      [began(5, '1-M1', 'side'), began(6, '1-M2', 'side')],
      ['TR-10 walk-contact 1-M1'],
    ],
    ['stands on the table', walk, [began(0, 'table', 'base-corner', { otherFeature: 'table' })], []],
    ['touches its own pad', walk, [began(5, 'pad-0', 'base-edge')], []],
    ['is not the one that touches', walk, [began(5, '1-M2', 'side', { a: '1-M1' })], []],
  ]);

  it('stops at its first contact, at that tick', () => {
    expect(judge(walk, began(5, '1-M1', 'side')).stopped).toBe(true);
    expect(judge(walk, began(5, 'pad-0', 'side')).stopped).toBe(false);
  });
});

describe('TR-13 to TR-16: a tackle', () => {
  table(
    [
      ['by a base edge', tackle, [began(5, '1-M1', 'base-edge')], ['TR-13 tackle-base 1-M1']],
      ['by a base corner', tackle, [began(5, '1-M1', 'base-corner')], ['TR-13 tackle-base 1-M1']],
      ['by the base itself', tackle, [began(5, '1-M1', 'base-face')], ['TR-13 tackle-base 1-M1']],
      [
        'on any part of the victim',
        tackle,
        [began(5, '1-M1', 'base-edge', { otherFeature: 'point' })],
        ['TR-13 tackle-base 1-M1'],
      ],
      ['by a side', tackle, [began(5, '1-M1', 'side')], ['TR-14 tackle-side 1-M1']],
      ['by the point', tackle, [began(5, '1-M1', 'point')], ['TR-14 tackle-point 1-M1']],
      [
        'by base and side in the same tick',
        tackle,
        [began(5, '1-M1', 'base-edge', { more: ['side'] })],
        ['TR-14 tackle-side 1-M1'],
      ],
      [
        'by base and point in the same tick',
        tackle,
        [began(5, '1-M1', 'base-edge', { more: ['point'] })],
        ['TR-14 tackle-point 1-M1'],
      ],
      [
        'base first, side a tick later',
        tackle,
        [began(5, '1-M1', 'base-edge'), began(6, '1-M2', 'side')],
        ['TR-13 tackle-base 1-M1'],
      ],
      [
        'side first, base a tick later',
        tackle,
        [began(5, '1-M1', 'side'), began(6, '1-M2', 'base-edge')],
        ['TR-14 tackle-side 1-M1'],
      ],
      [
        'of two by the base in the same tick',
        tackle,
        [began(5, '1-M1', 'base-edge'), began(5, '1-M2', 'base-edge')],
        ['TR-13 tackle-base 1-M1', 'TR-13 tackle-base 1-M2'],
      ],
      [
        'of one by the base and another by the side in the same tick',
        tackle,
        [began(5, '1-M1', 'base-edge'), began(5, '1-M2', 'side')],
        ['TR-14 tackle-side 1-M2'],
      ],
      [
        'of two by the base, the second a tick later',
        tackle,
        [began(5, '1-M1', 'base-edge'), began(6, '1-M2', 'base-edge')],
        ['TR-13 tackle-base 1-M1'],
      ],
      ['of a piece of its own', tackle, [began(5, '0-M1', 'base-edge')], ['TR-16 tackle-own 0-M1']],
      [
        'of its own and a rival in the same tick',
        tackle,
        [began(5, '1-M1', 'base-edge'), began(5, '0-M1', 'base-edge')],
        ['TR-16 tackle-own 0-M1'],
      ],
      ['of its own by the side', tackle, [began(5, '0-M1', 'side')], ['TR-14 tackle-side 0-M1']],
    ],
    IN_A_STEP,
  );

  it('says when and where it hit', () => {
    expect(judge(tackle, tilted(1), began(7, '1-M1', 'base-edge')).rulings).toMatchObject([
      { tick: 7, at: { xMm: 1, yMm: 2, zMm: 3 } },
    ]);
  });

  it('names the touch that offends, not the first one', () => {
    expect(judge(tackle, tilted(1), began(5, '1-M1', 'base-edge', { more: ['side'] })).rulings[0]?.feature).toBe(
      'side',
    );
    expect(judge(tackle, tilted(1), began(5, '1-M1', 'side', { more: ['point'] })).rulings[0]?.feature).toBe('point');
    expect(judge(tackle, tilted(1), began(5, '1-M1', 'base-corner', { more: ['base-edge'] })).rulings[0]?.feature).toBe(
      'base-corner',
    );
  });
});

describe('TR-48: whoever touches the mover before the action', () => {
  table([
    [
      'is excused, every one of them',
      walk,
      [
        began(0, '0-M1', 'side', { atStart: true }),
        began(0, '0-S1', 'side', { atStart: true }),
        began(5, '0-M1', 'side'),
        began(6, '0-S1', 'side'),
      ],
      [],
    ],
    [
      'is excused for touches of the mover alone',
      walk,
      [began(0, '0-M1', 'side', { atStart: true, a: '0-S1' }), began(5, '0-M1', 'side')],
      ['TR-10 walk-contact 0-M1'],
    ],
    [
      'stays excused while others part',
      walk,
      [
        began(0, '0-M1', 'side', { atStart: true }),
        { ...parted(3, '0-M1'), a: '0-S1' } as TraceEvent,
        began(5, '0-M1', 'side'),
      ],
      [],
    ],
    [
      'is excused no longer once it has parted',
      walk,
      [began(0, '0-M1', 'side', { atStart: true }), parted(3, '0-M1'), began(5, '0-M1', 'side')],
      ['TR-10 walk-contact 0-M1'],
    ],
  ]);
});

describe('TR-32, TR-33, TR-35: a pad', () => {
  table(
    [
      [
        'of a rival wins',
        walk,
        [began(5, 'pad-1', 'base-corner', { otherFeature: 'pad' })],
        ['TR-32 pad-contact pad-1'],
      ],
      ['of any rival wins', walk, [began(5, 'pad-4', 'side', { otherFeature: 'pad' })], ['TR-32 pad-contact pad-4']],
      [
        'is won in a tackle too',
        tackle,
        [began(5, 'pad-1', 'base-edge', { otherFeature: 'pad' })],
        ['TR-32 pad-contact pad-1'],
      ],
      [
        'in the tick of an illegal contact is no win',
        walk,
        [began(5, 'pad-1', 'base-edge'), began(5, '1-M1', 'base-edge')],
        ['TR-10 walk-contact 1-M1'],
      ],
      [
        'a tick before an illegal contact is a win',
        walk,
        [began(5, 'pad-1', 'base-edge'), began(6, '1-M1', 'base-edge')],
        ['TR-32 pad-contact pad-1'],
      ],
      [
        'a tick after an illegal contact is none',
        walk,
        [began(5, '1-M1', 'base-edge'), began(6, 'pad-1', 'base-edge')],
        ['TR-10 walk-contact 1-M1'],
      ],
      [
        'in the tick of a tackle by the base is a win as well',
        tackle,
        [began(5, '1-M1', 'base-edge'), began(5, 'pad-1', 'base-edge')],
        ['TR-13 tackle-base 1-M1', 'TR-32 pad-contact pad-1'],
      ],
      [
        'in the tick of a tackle by the side is none',
        tackle,
        [began(5, '1-M1', 'side'), began(5, 'pad-1', 'base-edge')],
        ['TR-14 tackle-side 1-M1'],
      ],
      ['touched by another piece is no win', walk, [began(5, 'pad-1', 'base-edge', { a: '0-M1' })], []],
      ['touched out of turn is no win', outOfTurn, [began(5, 'pad-1', 'base-edge')], []],
      ['of its own is none', walk, [began(5, 'pad-0', 'base-edge')], []],
    ],
    IN_A_STEP,
  );

  const then = (over: Partial<RestingPiece> = {}) => stopped(5, [lying('0-L1'), lying('1-M1', over)]);
  const end = rested(9, [lying('0-L1', { pose: 'tilted', highestCornerMm: 4 }), lying('1-M1', { movedMm: 1.2 })], {
    held: true,
  });
  table(
    [
      [
        'is won though a piece is pushed too far after that',
        walk,
        [began(5, 'pad-1', 'base-edge'), then(), end],
        ['TR-32 pad-contact pad-1', 'TR-32 jiggle 1-M1'],
      ],
      [
        'is not where it was pushed too far before',
        walk,
        [began(5, 'pad-1', 'base-edge'), then({ movedMm: 1.1 }), end],
        ['TR-32 pad-contact pad-1', 'TR-28 crash 1-M1'],
      ],
      [
        'is won by a piece that is not at rest in time',
        walk,
        [began(5, 'pad-1', 'base-edge'), then(), rested(9, [lying('0-L1')], { settled: false, held: true })],
        ['TR-32 pad-contact pad-1'],
      ],
      [
        'is not where the step had already swivelled too far',
        walk,
        [began(5, 'pad-1', 'base-edge'), { ...then(), widest: { deg: 370, tick: tick(4), at } } as TraceEvent, end],
        ['TR-32 pad-contact pad-1', 'TR-57 over-swivel', 'TR-28 crash 1-M1'],
      ],
    ],
    IN_A_STEP,
  );

  it('ends the sweep at once', () => {
    expect(judge(walk, tilted(1), began(5, 'pad-1', 'base-edge')).stopped).toBe(true);
  });
});

describe('TR-48: a neighbour touched before the action', () => {
  const neighbour = began(0, '0-M1', 'side', { atStart: true });
  table([
    ['is no offence', walk, [neighbour], []],
    ['is none when it touches again without having parted', walk, [neighbour, began(9, '0-M1', 'side')], []],
    [
      'is one when it has parted and touches again',
      walk,
      [neighbour, parted(7, '0-M1'), began(9, '0-M1', 'side')],
      ['TR-10 walk-contact 0-M1'],
    ],
    ['excuses nobody else', walk, [neighbour, began(9, '0-S1', 'side')], ['TR-10 walk-contact 0-S1']],
    ['is excused in a tackle as well', tackle, [neighbour, tilted(1), began(9, '0-M1', 'base-edge')], []],
    [
      'is a crash when it is moved beyond the tolerance',
      walk,
      [neighbour, rested(20, [lying('0-L1'), lying('0-M1', { movedMm: 1.2 })])],
      ['TR-28 crash 0-M1'],
    ],
    [
      'between two others means nothing to the mover',
      walk,
      [began(0, '0-S1', 'side', { atStart: true, a: '0-M1' }), began(9, '0-S1', 'side')],
      ['TR-10 walk-contact 0-S1'],
    ],
  ]);
});

describe('TR-07: the pivot', () => {
  table([
    ['may travel a millimetre', walk, [tipped(3), travelled(5, 1)], []],
    ['may not travel more', walk, [tipped(3), travelled(5, 1.01)], ['TR-07 pivot-slide']],
    ['slides once, however far', walk, [tipped(3), travelled(5, 1.01), travelled(6, 4)], ['TR-07 pivot-slide']],
    ['has a slide when the base is dragged before it tips', walk, [dragged(3, 1.01)], ['TR-07 pivot-slide']],
    ['has none when the base shifts by less', walk, [dragged(3, 1)], []],
    [
      'has a slide when short drags add up to one',
      walk,
      [gripped(0), dragged(2, 0.6), carried(9, 0.6), gripped(10), dragged(12, 0.5)],
      ['TR-07 pivot-slide'],
    ],
    [
      'has none when they do not',
      walk,
      [gripped(0), dragged(2, 0.6), carried(9, 0.6), gripped(10), dragged(12, 0.4)],
      [],
    ],
    [
      'TR-59: has a slide when short drags around steps add up to one',
      walk,
      [
        gripped(0),
        dragged(2, 0.6),
        tipped(3),
        setDown(4),
        dragged(6, 0.3),
        carried(9, 25),
        gripped(10),
        dragged(12, 0.2),
      ],
      ['TR-07 pivot-slide'],
    ],
    [
      'TR-59: has none when those do not',
      walk,
      [
        gripped(0),
        dragged(2, 0.6),
        tipped(3),
        setDown(4),
        dragged(6, 0.3),
        carried(9, 25),
        gripped(10),
        dragged(12, 0.1),
      ],
      [],
    ],
    [
      'TR-59: counts one drag once, however often it is told',
      walk,
      [gripped(0), dragged(2, 0.5), dragged(3, 0.6), dragged(4, 0.55), carried(9, 0.5), gripped(10), dragged(12, 0.3)],
      [],
    ],
    [
      'TR-59: has an allowance of its own on the corner',
      walk,
      [gripped(0), dragged(2, 0.9), tipped(3), travelled(4, 0.9), setDown(5)],
      [],
    ],
    [
      'obeys the tolerance that was set',
      aCase('walk', { tolerance: { moveMm: 1, yawDeg: 2, pivotMm: 3 } }),
      [travelled(5, 2.9)],
      [],
    ],
    ['in the air is a lift-off', walk, [tipped(3), lifted(5, 0.6)], ['TR-07 lift-off']],
    ["is nobody's business out of turn", outOfTurn, [dragged(3, 9), travelled(4, 9), lifted(5, 9)], []],
  ]);

  it('tells the furthest it went, in number and words', () => {
    const [slide] = judge(walk, travelled(5, 1.01), travelled(6, 4), travelled(7, 3)).rulings;
    expect(slide).toMatchObject({ distanceMm: 4, tick: 5 });
    expect(slide?.text).toContain('4.0 mm');
  });

  it('does not end the sweep: how far it slides is worth knowing', () => {
    expect(judge(walk, travelled(5, 3)).stopped).toBe(false);
  });

  it('slides before a tackle: the tackle is told, and the move is illegal', () => {
    const state = judge(tackle, tilted(1), travelled(4, 3), began(5, '1-M1', 'base-edge'));
    expect(called(state)).toEqual(['TR-07 pivot-slide', 'TR-13 tackle-base 1-M1']);
    expect(legal(state)).toBe(false);
  });
});

describe('TR-09, TR-11: steps', () => {
  table([
    ['as many as the range', walk, [tipped(1), setDown(2), tipped(3), setDown(4)], []],
    [
      'one more than the range',
      walk,
      [tipped(1), setDown(2), tipped(3), setDown(4), tipped(5)],
      ['TR-09 too-many-steps'],
    ],
    ['two in a tackle', tackle, [tipped(1), setDown(2), tipped(3)], ['TR-11 too-many-steps']],
    ['corner to corner without a set-down', walk, [tipped(1), changed(2)], ['TR-09 no-set-down']],
    ['corner to corner twice, one ruling', walk, [tipped(1), changed(2), changed(3)], ['TR-09 no-set-down']],
  ]);

  it.each<[string, readonly TraceEvent[], readonly { pivotSlipMm: number; travelMm: number }[]]>([
    ['set down', [gripped(0), setDown(2)], [{ pivotSlipMm: 0.1, travelMm: 25.4 }]],
    [
      'cut by the contact that ended the sweep',
      [gripped(0), began(5, '1-M1', 'side'), stopped(5)],
      [{ pivotSlipMm: 0.2, travelMm: 12 }],
    ],
    [
      'stopped as its base comes down',
      [
        gripped(0),
        setDown(2),
        dragged(4, 0.3),
        began(5, '1-M1', 'side'),
        { ...stopped(5), corner: null } as TraceEvent,
      ],
      [{ pivotSlipMm: 0.3, travelMm: 25.4 }],
    ],
    [
      'set down, and another cut short',
      [gripped(0), setDown(2), began(5, '1-M1', 'side'), stopped(5)],
      [
        { pivotSlipMm: 0.1, travelMm: 25.4 },
        { pivotSlipMm: 0.2, travelMm: 12 },
      ],
    ],
    [
      'stopped before it was tipped',
      [gripped(0), began(5, '1-M1', 'side'), { ...stopped(5), corner: null } as TraceEvent],
      [{ pivotSlipMm: 0.2, travelMm: 12 }],
    ],
    [
      'that never tipped but was dragged',
      [gripped(0), dragged(2, 3), carried(9, 2.5)],
      [{ pivotSlipMm: 3, travelMm: 2.5 }],
    ],
    [
      'touched and shifted by no more than a pivot may slide is none',
      [gripped(0), dragged(2, 0.9), carried(9, 0.9)],
      [],
    ],
    ['dragged before its tip', [gripped(0), dragged(2, 3), setDown(4)], [{ pivotSlipMm: 3, travelMm: 25.4 }]],
    [
      'dragged after it was set down',
      [gripped(0), setDown(2), dragged(4, 0.7), carried(9, 25)],
      [{ pivotSlipMm: 0.7, travelMm: 25 }],
    ],
    [
      'and the next hold that only drags',
      [gripped(0), setDown(2), carried(3, 25.3), gripped(4), dragged(5, 2), carried(9, 1.9)],
      [
        { pivotSlipMm: 0.1, travelMm: 25.3 },
        { pivotSlipMm: 2, travelMm: 1.9 },
      ],
    ],
    [
      'twice in one hold, each as it was set down',
      [gripped(0), setDown(2), setDown(4, 0.3), carried(9, 40)],
      [
        { pivotSlipMm: 0.1, travelMm: 25.4 },
        { pivotSlipMm: 0.3, travelMm: 25.4 },
      ],
    ],
    ['a touch that moves nothing is no step', [gripped(0), carried(9, 0)], []],
  ])('are told: a step %s', (_what, trace, steps) => {
    expect(judge(walk, ...trace).steps.map(({ pivotSlipMm, travelMm }) => ({ pivotSlipMm, travelMm }))).toEqual(steps);
  });
});

describe('TR-25, TR-26, TR-37: at the end the mover', () => {
  table([
    ['stands', walk, [rested(9, [lying('0-L1')])], []],
    ['lies', walk, [rested(9, [lying('0-L1', { pose: 'flat' })])], ['TR-25 fell']],
    ['lies against something', walk, [rested(9, [lying('0-L1', { pose: 'tilted', tiltDeg: 46 })])], ['TR-25 fell']],
    ['leans', walk, [rested(9, [lying('0-L1', { pose: 'tilted', tiltDeg: 12 })])], ['TR-26 not-upright']],
    [
      'is still held, where a contact stopped it',
      walk,
      [rested(9, [lying('0-L1', { pose: 'tilted', tiltDeg: 12 })], { held: true })],
      [],
    ],
    [
      'never came to rest after a touch out of turn',
      outOfTurn,
      [rested(9, [lying('0-L1')], { settled: false })],
      ['TR-26 unsettled'],
    ],
    [
      'was stopped, and the others never came to rest',
      walk,
      [rested(9, [lying('0-L1')], { settled: false, held: true })],
      ['TR-26 unsettled'],
    ],
    ['never came to rest', walk, [rested(9, [lying('0-L1')], { settled: false })], ['TR-26 unsettled']],
    [
      'fell after the first of two steps, told once',
      walk,
      [rested(9, [lying('0-L1', { pose: 'flat' })], { final: false }), rested(9, [lying('0-L1', { pose: 'flat' })])],
      ['TR-25 fell'],
    ],
    [
      'is off the table',
      walk,
      [left(7), rested(9, [lying('0-L1', { pose: 'tilted', tiltDeg: 90 })])],
      ['TR-37 off-table'],
    ],
    [
      'may lie after a touch out of turn, which is a crash',
      outOfTurn,
      [rested(9, [lying('0-L1', { pose: 'flat', movedMm: 9 })])],
      ['TR-29 crash'],
    ],
  ]);

  it('ends the action beyond the edge', () => {
    expect(judge(walk, left(7)).stopped).toBe(true);
  });

  it('that was touched out of turn ends it there as well, and is called what it is only at the end', () => {
    const state = judge(outOfTurn, left(7));
    expect([state.stopped, called(state)]).toEqual([true, []]);
    expect(called(judge(outOfTurn, left(7), rested(9, [lying('0-L1', { pose: 'tilted', movedMm: 400 })])))).toEqual([
      'TR-29 crash',
    ]);
  });

  it('keeps what was ruled before it left the table', () => {
    expect(called(judge(walk, tipped(3), travelled(5, 2), left(7)))).toEqual(['TR-07 pivot-slide', 'TR-37 off-table']);
  });

  it('that leans says how high its highest corner is, and where', () => {
    const [leans] = judge(
      walk,
      rested(9, [lying('0-L1', { pose: 'tilted', tiltDeg: 12, highestCornerMm: 6.5 })]),
    ).rulings;
    expect(leans).toMatchObject({ code: 'not-upright', distanceMm: 6.5, tick: 9, at: { xMm: 10, yMm: 0, zMm: 20 } });
  });

  it.each([
    ['leans', { pose: 'tilted', tiltDeg: 12 }, true, 'TR-26 not-upright'],
    ['never comes to rest', {}, false, 'TR-26 unsettled'],
  ] as const)('that %s after the first of two steps is told once', (_what, how, settled, call) => {
    expect(
      called(
        judge(
          walk,
          rested(5, [lying('0-L1', how)], { final: false, settled }),
          rested(9, [lying('0-L1', how)], { settled }),
        ),
      ),
    ).toEqual([call]);
  });
});

describe('TR-27: others that were moved', () => {
  const moved = (movedMm: number, turnedDeg = 0) => rested(9, [lying('0-L1'), lying('1-M1', { movedMm, turnedDeg })]);
  const strict = aCase('walk', { tolerance: STRICT_TOLERANCE });
  table([
    ['by a millimetre: a jiggle', walk, [moved(1)], ['TR-27 jiggle 1-M1']],
    ['by more: a crash', walk, [moved(1.01)], ['TR-28 crash 1-M1']],
    ['turned by two degrees: a jiggle', walk, [moved(0, 2)], ['TR-27 jiggle 1-M1']],
    ['turned by more: a crash', walk, [moved(0, 2.1)], ['TR-28 crash 1-M1']],
    [
      'no longer upright: a crash',
      walk,
      [rested(9, [lying('0-L1'), lying('1-M1', { pose: 'tilted' })])],
      ['TR-28 crash 1-M1'],
    ],
    [
      'no longer lying as it lay: a crash',
      walk,
      [rested(9, [lying('0-L1'), lying('1-M1', { startPose: 'flat' })])],
      ['TR-28 crash 1-M1'],
    ],
    ['a quarter of a millimetre, strictly', strict, [moved(0.25)], ['TR-27 jiggle 1-M1']],
    ['more than that, strictly', strict, [moved(0.26)], ['TR-28 crash 1-M1']],
    ['half a degree, strictly', strict, [moved(0, 0.5)], ['TR-27 jiggle 1-M1']],
    ['more than that, strictly', strict, [moved(0, 0.51)], ['TR-28 crash 1-M1']],
    ['by less than can be measured: nothing', walk, [moved(0.05, 0.05)], []],
    ['by what can be measured: a jiggle', walk, [moved(0.06)], ['TR-27 jiggle 1-M1']],
    ['turned by what can be measured: a jiggle', walk, [moved(0, 0.06)], ['TR-27 jiggle 1-M1']],
    [
      'before the end do not count yet',
      walk,
      [
        rested(5, [lying('0-L1'), lying('1-M1', { movedMm: 5 })], { final: false }),
        rested(9, [lying('0-L1'), lying('1-M1')]),
      ],
      [],
    ],
  ]);
});

describe('TR-27: a crash or a jiggle tells', () => {
  const told = (c: RefereeCase, movedMm: number, turnedDeg = 0) =>
    judge(c, rested(9, [lying('0-L1'), lying('1-M1', { movedMm, turnedDeg })])).rulings.map(
      ({ distanceMm, tick, at }) => [distanceMm, tick, at.xMm, at.yMm, at.zMm],
    );

  it.each<[string, number, number, number | null]>([
    ['how far, when it is the distance that counts', 3, 0, 3],
    ['no distance, when it is the angle', 0.5, 9, null],
    ['none either at the very tolerance', 1, 9, null],
    ['how little, when it is a jiggle', 0.4, 0, 0.4],
  ])('%s', (_what, movedMm, turnedDeg, distance) => {
    expect(told(walk, movedMm, turnedDeg)).toEqual([[distance, 9, 10, 0, 20]]);
  });

  it('the tolerance that a slider sets: strict at nothing, standard at one, and on in a line', () => {
    expect([0, 1, 2].map(toleranceAt)).toEqual([
      STRICT_TOLERANCE,
      STANDARD_TOLERANCE,
      { moveMm: 1.75, yawDeg: 3.5, pivotMm: 1 },
    ]);
    expect(STANDARD_TOLERANCE).toEqual({ moveMm: 1, yawDeg: 2, pivotMm: 1 });
  });
});

describe('TR-18, TR-19, TR-42: in a tackle', () => {
  const hit = began(5, '1-M1', 'base-edge');
  table(
    [
      [
        'the victim may be shoved',
        tackle,
        [hit, rested(9, [lying('0-L1'), lying('1-M1', { movedMm: 8 })], { held: true })],
        ['TR-13 tackle-base 1-M1'],
      ],
      [
        'a third piece may not',
        tackle,
        [
          hit,
          rested(9, [lying('0-L1'), lying('1-M1', { movedMm: 8 }), lying('1-S1', { movedMm: 1.1 })], { held: true }),
        ],
        ['TR-13 tackle-base 1-M1', 'TR-19 crash 1-S1'],
      ],
      [
        'a third piece may be jiggled',
        tackle,
        [hit, rested(9, [lying('0-L1'), lying('1-S1', { movedMm: 0.9 })], { held: true })],
        ['TR-13 tackle-base 1-M1', 'TR-27 jiggle 1-S1'],
      ],
      [
        "that hits nobody a shoved piece is the mover's crash",
        tackle,
        [rested(9, [lying('0-L1'), lying('1-S1', { movedMm: 1.1 })])],
        ['TR-28 crash 1-S1'],
      ],
      [
        'who was hit by the side and shoved is a crash as well',
        tackle,
        [began(5, '1-M1', 'side'), rested(9, [lying('1-M1', { movedMm: 8 })], { held: true })],
        ['TR-14 tackle-side 1-M1', 'TR-28 crash 1-M1'],
      ],
    ],
    IN_A_STEP,
  );
});

describe('TR-28, TR-29, TR-31: a crash is called on', () => {
  const moved = rested(9, [lying('0-L1', { movedMm: 3 }), lying('1-M1', { movedMm: 2 })]);
  table([
    ['the mover in its own walk, its own way not counted', walk, [moved], ['TR-28 crash 1-M1']],
    ['a player out of turn, the touched piece counted', outOfTurn, [moved], ['TR-29 crash', 'TR-29 crash 1-M1']],
    ['nobody', bump, [moved], ['TR-31 crash', 'TR-31 crash 1-M1']],
  ]);

  it('counts a jiggle of the touched piece as a jiggle', () => {
    expect(called(judge(outOfTurn, rested(9, [lying('0-L1', { movedMm: 0.4 })])))).toEqual(['TR-27 jiggle']);
  });
});

describe('TR-54: what is put back', () => {
  const over = (depthMm: number, id = '1-M1') =>
    ({ id: pieceId(id), depthMm, touches: [{ feature: 'base-edge', otherFeature: 'side', at }] }) as const;
  const ends = (depthMm: number, id = '1-M1') =>
    rested(9, [lying('0-L1'), lying(id, { movedMm: 0.5 })], { overlaps: [over(depthMm, id)] });
  table([
    [
      'is touched by a walker that stands in its place by more than a tenth of a millimetre',
      walk,
      [ends(0.11)],
      ['TR-27 jiggle 1-M1', 'TR-10 walk-contact 1-M1'],
    ],
    ['is not by one that does by a tenth', walk, [ends(0.1)], ['TR-27 jiggle 1-M1']],
    [
      'is touched by a tackler that missed, a rival',
      tackle,
      [ends(0.2)],
      ['TR-27 jiggle 1-M1', 'TR-14 tackle-side 1-M1'],
    ],
    [
      'is touched by a tackler that missed, a piece of its own',
      tackle,
      [ends(0.2, '0-M1')],
      ['TR-27 jiggle 0-M1', 'TR-16 tackle-own 0-M1'],
    ],
    [
      'is no matter to what a tackle sends home',
      tackle,
      [tilted(1), began(5, '1-M1', 'base-edge'), ends(0.4)],
      ['TR-13 tackle-base 1-M1'],
    ],
    [
      'is no matter to a winner, who is stopped in the air',
      walk,
      [tilted(1), began(5, 'pad-1', 'side'), ends(0.4)],
      ['TR-32 pad-contact pad-1', 'TR-27 jiggle 1-M1'],
    ],
    [
      'is no matter to a mover that has fallen',
      walk,
      [tilted(1), overbalanced(3), ends(0.4)],
      ['TR-56 fell', 'TR-27 jiggle 1-M1'],
    ],
    [
      'is a crash and no more if it was moved too far',
      walk,
      [rested(9, [lying('0-L1'), lying('1-M1', { movedMm: 3 })], { overlaps: [over(2)] })],
      ['TR-28 crash 1-M1'],
    ],
    [
      'is touched, whatever else was moved too far',
      walk,
      [rested(9, [lying('0-L1'), lying('1-S1', { movedMm: 3 })], { overlaps: [over(2)] })],
      ['TR-28 crash 1-S1', 'TR-10 walk-contact 1-M1'],
    ],
    [
      'is no matter before the end',
      walk,
      [rested(5, [lying('0-L1')], { final: false, overlaps: [over(0.4)] }), rested(9, [lying('0-L1')])],
      [],
    ],
    ['is no matter out of turn', outOfTurn, [ends(0.4)], ['TR-27 jiggle 1-M1']],
    [
      'is noted of a piece that a hand out of turn took up and put back',
      outOfTurn,
      [tipped(2), rested(9, [lying('0-L1')])],
      ['TR-54 jiggle'],
    ],
    ['is noted of one that was lifted', bump, [lifted(2, 30), rested(9, [lying('0-L1')])], ['TR-54 jiggle']],
    [
      'is not noted twice of one that was not put back quite',
      outOfTurn,
      [lifted(2, 30), rested(9, [lying('0-L1', { movedMm: 0.4 })])],
      ['TR-27 jiggle'],
    ],
    [
      'is no note of one that crashed',
      outOfTurn,
      [lifted(2, 30), rested(9, [lying('0-L1', { movedMm: 4 })])],
      ['TR-29 crash'],
    ],
    [
      'is noted at the end, not between two holds',
      outOfTurn,
      [tipped(2), rested(5, [lying('0-L1')], { final: false }), rested(9, [lying('0-L1')])],
      ['TR-54 jiggle'],
    ],
    ['is no note of a piece that was only touched', outOfTurn, [dragged(2, 0.04), rested(9, [lying('0-L1')])], []],
  ]);

  it('tells how deep, where, and with what', () => {
    const touch = judge(walk, ends(0.31)).rulings.at(-1);
    expect(touch).toMatchObject({
      code: 'walk-contact',
      distanceMm: 0.31,
      tick: 9,
      feature: 'base-edge',
      otherFeature: 'side',
      at,
    });
    expect(touch?.text).toBe(
      '0-L1 came to stand 0.3 mm deep in the place of 1-M1, which is put back: that is a touch.',
    );
  });
});

describe('TR-55: a rival that touched the tackler at rest', () => {
  const neighbour = began(0, '1-M1', 'side', { atStart: true });
  const own = began(0, '0-M1', 'side', { atStart: true });
  table([
    [
      'is tackled once the base has moved it by more than a quarter of a millimetre',
      tackle,
      [neighbour, tilted(1), shifted(5, '1-M1', 0.26)],
      ['TR-13 tackle-base 1-M1'],
    ],
    [
      'by a base corner, too',
      tackle,
      [neighbour, tilted(1), shifted(5, '1-M1', 0.26, 'base-corner')],
      ['TR-13 tackle-base 1-M1'],
    ],
    [
      'by the base itself, too',
      tackle,
      [neighbour, tilted(1), shifted(5, '1-M1', 0.26, 'base-face')],
      ['TR-13 tackle-base 1-M1'],
    ],
    ['is not, moved by less', tackle, [neighbour, tilted(1), shifted(5, '1-M1', 0.25)], []],
    [
      'is not, moved by the side, which is excused',
      tackle,
      [neighbour, tilted(1), shifted(5, '1-M1', 0.6, 'side')],
      [],
    ],
    ['is not, moved before the tackler is tipped', tackle, [neighbour, shifted(5, '1-M1', 0.4)], []],
    ['is no matter to a walker', walk, [neighbour, tilted(1), shifted(5, '1-M1', 0.4)], []],
    [
      'is tackled when the base touches it anew',
      tackle,
      [neighbour, tilted(1), ended(3, '1-M1'), began(5, '1-M1', 'base-edge')],
      ['TR-13 tackle-base 1-M1'],
    ],
    [
      'is tackled so though the side touches it, too',
      tackle,
      [neighbour, tilted(1), ended(3, '1-M1'), began(5, '1-M1', 'side', { more: ['base-edge'] })],
      ['TR-13 tackle-base 1-M1'],
    ],
    [
      'is not when the base comes down beside it and touches it anew',
      tackle,
      [neighbour, tilted(1), ended(3, '1-M1'), setDown(4), began(5, '1-M1', 'base-edge')],
      [],
    ],
    [
      'is not when the side alone touches it anew, which is excused',
      tackle,
      [neighbour, tilted(1), ended(3, '1-M1'), began(5, '1-M1', 'side')],
      [],
    ],
    [
      'is not when it is touched anew before the tackler is tipped',
      tackle,
      [neighbour, ended(3, '1-M1'), began(5, '1-M1', 'base-edge')],
      [],
    ],
    [
      'is no matter to a walker that touches it anew',
      walk,
      [neighbour, tilted(1), ended(3, '1-M1'), began(5, '1-M1', 'base-edge')],
      [],
    ],
    [
      'is tackled when it has parted and is touched again',
      tackle,
      [neighbour, tilted(1), parted(3, '1-M1'), began(5, '1-M1', 'base-edge')],
      ['TR-13 tackle-base 1-M1'],
    ],
    [
      "is another's than a piece of one's own, which may be moved within tolerance",
      tackle,
      [own, tilted(1), shifted(5, '0-M1', 0.4)],
      [],
    ],
    [
      'is moved by another, which is no matter',
      tackle,
      [neighbour, tilted(1), { ...shifted(5, '1-M1', 0.4), b: '1-S1' } as TraceEvent],
      [],
    ],
  ]);

  it('ends the sweep there', () => {
    expect(judge(tackle, neighbour, tilted(1), shifted(5, '1-M1', 0.26)).stopped).toBe(true);
  });
});

describe('TR-56, TR-60: a piece beyond its balance', () => {
  table([
    ['has fallen, held or not', walk, [tilted(1), overbalanced(5)], ['TR-56 fell']],
    [
      'has fallen once, whatever comes of it',
      walk,
      [tilted(1), overbalanced(5), setDown(9), tilted(10), overbalanced(11), rested(20, [lying('0-L1')])],
      ['TR-56 fell'],
    ],
    [
      'that lies there in the end fell over',
      walk,
      [tilted(1), overbalanced(5), rested(20, [lying('0-L1', { pose: 'flat' })])],
      ['TR-25 fell'],
    ],
    [
      'that leans there on its side fell over, too',
      walk,
      [tilted(1), overbalanced(5), rested(20, [lying('0-L1', { pose: 'tilted', tiltDeg: 46 })])],
      ['TR-25 fell'],
    ],
    [
      'that leans on its base was tipped past its balance',
      walk,
      [tilted(1), overbalanced(5), rested(20, [lying('0-L1', { pose: 'tilted', tiltDeg: 45 })])],
      ['TR-56 fell'],
    ],
    [
      'that a contact stopped under the hand was tipped past its balance',
      walk,
      [tilted(1), overbalanced(5), rested(20, [lying('0-L1', { pose: 'tilted', tiltDeg: 60 })], { held: true })],
      ['TR-56 fell'],
    ],
    ["has fallen on a rival's pad", walk, [tilted(1), overbalanced(5, 1)], ['TR-56 fell']],
    ['may do so on its own pad', walk, [tilted(1), overbalanced(5, 0), setDown(9)], []],
    ['may not once it has left its pad', walk, [tilted(1), overbalanced(5, 0), overbalanced(6)], ['TR-56 fell']],
    ["is nobody's fault out of turn", outOfTurn, [overbalanced(5)], []],
    ['wins nothing any more', walk, [tilted(1), overbalanced(5, 0), began(7, 'pad-1', 'point')], []],
    [
      'wins again once it has stood',
      walk,
      [tilted(1), overbalanced(5, 0), setDown(6), tilted(7), began(9, 'pad-1', 'base-edge')],
      ['TR-32 pad-contact pad-1'],
    ],
    [
      'falls on where it touches one',
      walk,
      [tilted(1), overbalanced(5, 0), began(7, 'pad-1', 'point'), rested(20, [lying('0-L1', { pose: 'flat' })])],
      ['TR-25 fell'],
    ],
    [
      'wins nothing by a pad that it touched already',
      walk,
      [began(0, 'pad-1', 'base-edge', { atStart: true }), overbalanced(5, 0), tilted(6)],
      [],
    ],
    [
      'has won by its point before that',
      walk,
      [tilted(1), began(4, 'pad-1', 'point'), overbalanced(5)],
      ['TR-32 pad-contact pad-1'],
    ],
  ]);
});

describe('TR-57: a swivel', () => {
  const turned = (deg: number) => setDown(9, 0.1, { widest: { deg, tick: tick(7), at } });
  table([
    ['of a full turn', walk, [tipped(1), turned(360.5)], []],
    ['of more', walk, [tipped(1), turned(360.6)], ['TR-57 over-swivel']],
    ['of more in two steps is told once', walk, [tipped(1), turned(361), turned(362)], ['TR-57 over-swivel']],
    [
      'of more that ends in a hit',
      tackle,
      [
        tilted(1),
        began(9, '1-M1', 'base-edge'),
        { ...stopped(9), widest: { deg: 400, tick: tick(8), at } } as TraceEvent,
      ],
      ['TR-13 tackle-base 1-M1', 'TR-57 over-swivel'],
    ],
    ['of more without a step', walk, [carried(9, 0, 361)], ['TR-57 over-swivel']],
    ["of more out of turn is nobody's business", outOfTurn, [carried(9, 0, 361)], []],
  ]);

  it('is told at the tick where it was widest, as a fault', () => {
    const state = judge(walk, tipped(1), turned(400));
    expect([state.rulings[0]?.tick, legal(state)]).toEqual([7, false]);
  });
});

describe('TR-58, TR-61: before one corner carries the piece', () => {
  const pad = began(0, 'pad-1', 'base-edge', { atStart: true });
  table([
    ['a tackle of a rival is none', tackle, [began(5, '1-M1', 'base-edge')], ['TR-58 no-tip 1-M1']],
    ['nor is a touch by the side', tackle, [began(5, '1-M1', 'side')], ['TR-58 no-tip 1-M1']],
    ['a touch of an own piece is what it is', tackle, [began(5, '0-M1', 'base-edge')], ['TR-16 tackle-own 0-M1']],
    ["a walker's touch is one like any other", walk, [began(5, '1-M1', 'base-edge')], ['TR-10 walk-contact 1-M1']],
    ["a rival's pad is not won", walk, [began(5, 'pad-1', 'base-edge')], ['TR-58 no-tip pad-1']],
    ['nor in a tackle', tackle, [began(5, 'pad-1', 'base-edge')], ['TR-58 no-tip pad-1']],
    ['its own pad is ground', walk, [began(5, 'pad-0', 'base-edge')], []],
    [
      'and again once it stands flat and is moved on',
      tackle,
      [tilted(1), setDown(4), slidOn(5), began(6, '1-M1', 'base-edge')],
      ['TR-58 no-tip 1-M1'],
    ],
    [
      "TR-46: but coming down on the base is the step's",
      tackle,
      [tilted(1), setDown(4), began(5, '1-M1', 'base-edge')],
      ['TR-13 tackle-base 1-M1'],
    ],
    [
      'TR-46: a pad is won as the base comes down',
      walk,
      [tilted(1), setDown(4), began(5, 'pad-1', 'base-edge')],
      ['TR-32 pad-contact pad-1'],
    ],
    [
      'and once the next step begins',
      walk,
      [tilted(1), setDown(4), tipped(5), began(6, 'pad-1', 'base-edge')],
      ['TR-58 no-tip pad-1'],
    ],
    [
      'and once the hand takes hold again',
      walk,
      [tilted(1), setDown(4), carried(5, 0), gripped(6), began(7, 'pad-1', 'base-edge')],
      ['TR-58 no-tip pad-1'],
    ],
    [
      'and again once it rests',
      walk,
      [tilted(1), carried(4, 0), began(5, 'pad-1', 'base-edge')],
      ['TR-58 no-tip pad-1'],
    ],
    ['a pad that it touches already is not won', walk, [pad], []],
    [
      'a pad that it touches already is won when it is carried, and touches',
      walk,
      [pad, tilted(5)],
      ['TR-32 pad-contact pad-1'],
    ],
    ['in a tackle, too', tackle, [pad, tilted(5)], ['TR-32 pad-contact pad-1']],
    ['but not if it has left it by then', walk, [pad, ended(4, 'pad-1'), tilted(5)], []],
    ['whatever else it has left', walk, [pad, ended(4, '1-M1'), tilted(5)], ['TR-32 pad-contact pad-1']],
    [
      'after a slide it is told, and no win',
      walk,
      [pad, travelled(4, 3), tilted(5)],
      ['TR-07 pivot-slide', 'TR-32 pad-contact pad-1'],
    ],
    ['nor in the tick of one', walk, [pad, began(5, '1-M1', 'side'), tilted(5)], ['TR-10 walk-contact 1-M1']],
    ['nor out of turn', outOfTurn, [pad, tilted(5)], []],
    ['nor its own', walk, [began(0, 'pad-0', 'base-edge', { atStart: true }), tilted(5)], []],
    [
      'nor one that another piece touches',
      walk,
      [began(0, 'pad-1', 'base-edge', { atStart: true, a: '0-M1' }), tilted(5)],
      [],
    ],
  ]);

  it('is a fault, and ends the sweep', () => {
    const state = judge(tackle, began(5, '1-M1', 'base-edge'));
    expect([state.stopped, legal(state)]).toEqual([true, false]);
    expect(judge(walk, pad, tilted(5)).stopped).toBe(true);
  });
});

describe('TR-63: the pad of a seat that has given up', () => {
  const gone = aCase('walk', { conceded: [seat(1)] });
  table([
    ['is no win', gone, [tilted(1), began(5, 'pad-1', 'base-edge')], []],
    ['is none to be touched before a step either', gone, [began(5, 'pad-1', 'base-edge')], []],
    ['is none that was touched already', gone, [began(0, 'pad-1', 'base-edge', { atStart: true }), tilted(5)], []],
    ['leaves that of another one', gone, [tilted(1), began(5, 'pad-2', 'base-edge')], ['TR-32 pad-contact pad-2']],
  ]);
});

describe('a ruling', () => {
  it('carries clause, code, both pieces, both features, tick, place and a sentence', () => {
    const [ruling] = judge(walk, began(212, '1-M1', 'base-edge', { otherFeature: 'side' })).rulings;
    expect(ruling).toEqual({
      clause: 'TR-10',
      code: 'walk-contact',
      piece: '0-L1',
      other: '1-M1',
      feature: 'base-edge',
      otherFeature: 'side',
      tick: 212,
      at: { xMm: 1, yMm: 2, zMm: 3 },
      distanceMm: null,
      text: '0-L1 touched 1-M1 while walking, base edge against side: a walking piece may touch no other pyramid.',
    });
  });
});
