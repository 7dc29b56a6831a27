import { describe, expect, it } from 'vitest';
import type { TraceEvent } from '../../src/sim/trace/events.ts';
import type { RefereeCase } from '../../src/referee/case.ts';
import { STANDARD_TOLERANCE, STRICT_TOLERANCE, toleranceAt } from '../../src/referee/tolerance.ts';
import { aCase, began, called, carried, changed, dragged, gripped, judge, left, legal, lifted, lying, parted, rested, setDown, stopped, tipped, travelled } from './events.ts';

type Row = readonly [what: string, c: RefereeCase, trace: readonly TraceEvent[], calls: readonly string[]];
const walk = aCase('walk', { range: 2 });
const tackle = aCase('tackle');
const outOfTurn = aCase('disturb');
const bump = aCase('disturb', { by: null });
const table = (rows: readonly Row[]): void => {
  it.each(rows)('%s', (_what, c, trace, calls) => expect(called(judge(c, ...trace))).toEqual(calls));
};

describe('TR-10: a walking piece', () => {
  table([
    ['touches a rival', walk, [began(5, '1-M1', 'base-edge')], ['TR-10 walk-contact 1-M1']],
    ['touches its own side', walk, [began(5, '0-M1', 'base-edge')], ['TR-10 walk-contact 0-M1']],
    ['touches with its point', walk, [began(5, '1-M1', 'point')], ['TR-10 walk-contact 1-M1']],
    ['touches two in the same tick', walk, [began(5, '1-M1', 'side'), began(5, '1-M2', 'side')], ['TR-10 walk-contact 1-M1', 'TR-10 walk-contact 1-M2']],
    ['is stopped by the first touch, so a later one does not count', walk, [began(5, '1-M1', 'side'), began(6, '1-M2', 'side')], ['TR-10 walk-contact 1-M1']],
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
  table([
    ['by a base edge', tackle, [began(5, '1-M1', 'base-edge')], ['TR-13 tackle-base 1-M1']],
    ['by a base corner', tackle, [began(5, '1-M1', 'base-corner')], ['TR-13 tackle-base 1-M1']],
    ['by the base itself', tackle, [began(5, '1-M1', 'base-face')], ['TR-13 tackle-base 1-M1']],
    ['on any part of the victim', tackle, [began(5, '1-M1', 'base-edge', { otherFeature: 'point' })], ['TR-13 tackle-base 1-M1']],
    ['by a side', tackle, [began(5, '1-M1', 'side')], ['TR-14 tackle-side 1-M1']],
    ['by the point', tackle, [began(5, '1-M1', 'point')], ['TR-14 tackle-point 1-M1']],
    ['by base and side in the same tick', tackle, [began(5, '1-M1', 'base-edge', { more: ['side'] })], ['TR-14 tackle-side 1-M1']],
    ['by base and point in the same tick', tackle, [began(5, '1-M1', 'base-edge', { more: ['point'] })], ['TR-14 tackle-point 1-M1']],
    ['base first, side a tick later', tackle, [began(5, '1-M1', 'base-edge'), began(6, '1-M2', 'side')], ['TR-13 tackle-base 1-M1']],
    ['side first, base a tick later', tackle, [began(5, '1-M1', 'side'), began(6, '1-M2', 'base-edge')], ['TR-14 tackle-side 1-M1']],
    ['of two by the base in the same tick', tackle, [began(5, '1-M1', 'base-edge'), began(5, '1-M2', 'base-edge')], ['TR-13 tackle-base 1-M1', 'TR-13 tackle-base 1-M2']],
    ['of one by the base and another by the side in the same tick', tackle, [began(5, '1-M1', 'base-edge'), began(5, '1-M2', 'side')], ['TR-14 tackle-side 1-M2']],
    ['of two by the base, the second a tick later', tackle, [began(5, '1-M1', 'base-edge'), began(6, '1-M2', 'base-edge')], ['TR-13 tackle-base 1-M1']],
    ['of a piece of its own', tackle, [began(5, '0-M1', 'base-edge')], ['TR-16 tackle-own 0-M1']],
    ['of its own and a rival in the same tick', tackle, [began(5, '1-M1', 'base-edge'), began(5, '0-M1', 'base-edge')], ['TR-16 tackle-own 0-M1']],
    ['of its own by the side', tackle, [began(5, '0-M1', 'side')], ['TR-14 tackle-side 0-M1']],
  ]);

  it('says when and where it hit', () => {
    expect(judge(tackle, began(7, '1-M1', 'base-edge')).rulings).toMatchObject([{ tick: 7, at: { xMm: 1, yMm: 2, zMm: 3 } }]);
  });

  it('names the touch that offends, not the first one', () => {
    expect(judge(tackle, began(5, '1-M1', 'base-edge', { more: ['side'] })).rulings[0]?.feature).toBe('side');
    expect(judge(tackle, began(5, '1-M1', 'side', { more: ['point'] })).rulings[0]?.feature).toBe('point');
    expect(judge(tackle, began(5, '1-M1', 'base-corner', { more: ['base-edge'] })).rulings[0]?.feature).toBe('base-corner');
  });
});

describe('TR-48: whoever touches the mover before the action', () => {
  table([
    ['is excused, every one of them', walk, [began(0, '0-M1', 'side', { atStart: true }), began(0, '0-S1', 'side', { atStart: true }), began(5, '0-M1', 'side'), began(6, '0-S1', 'side')], []],
    ['is excused for touches of the mover alone', walk, [began(0, '0-M1', 'side', { atStart: true, a: '0-S1' }), began(5, '0-M1', 'side')], ['TR-10 walk-contact 0-M1']],
    ['stays excused while others part', walk, [began(0, '0-M1', 'side', { atStart: true }), { ...parted(3, '0-M1'), a: '0-S1' } as TraceEvent, began(5, '0-M1', 'side')], []],
    ['is excused no longer once it has parted', walk, [began(0, '0-M1', 'side', { atStart: true }), parted(3, '0-M1'), began(5, '0-M1', 'side')], ['TR-10 walk-contact 0-M1']],
  ]);
});

describe('TR-32, TR-33, TR-35: a pad', () => {
  table([
    ['of a rival wins', walk, [began(5, 'pad-1', 'base-corner', { otherFeature: 'pad' })], ['TR-32 pad-contact pad-1']],
    ['of any rival wins', walk, [began(5, 'pad-4', 'side', { otherFeature: 'pad' })], ['TR-32 pad-contact pad-4']],
    ['is won in a tackle too', tackle, [began(5, 'pad-1', 'base-edge', { otherFeature: 'pad' })], ['TR-32 pad-contact pad-1']],
    ['in the tick of an illegal contact is no win', walk, [began(5, 'pad-1', 'base-edge'), began(5, '1-M1', 'base-edge')], ['TR-10 walk-contact 1-M1']],
    ['a tick before an illegal contact is a win', walk, [began(5, 'pad-1', 'base-edge'), began(6, '1-M1', 'base-edge')], ['TR-32 pad-contact pad-1']],
    ['a tick after an illegal contact is none', walk, [began(5, '1-M1', 'base-edge'), began(6, 'pad-1', 'base-edge')], ['TR-10 walk-contact 1-M1']],
    ['in the tick of a tackle by the base is a win as well', tackle, [began(5, '1-M1', 'base-edge'), began(5, 'pad-1', 'base-edge')], ['TR-13 tackle-base 1-M1', 'TR-32 pad-contact pad-1']],
    ['in the tick of a tackle by the side is none', tackle, [began(5, '1-M1', 'side'), began(5, 'pad-1', 'base-edge')], ['TR-14 tackle-side 1-M1']],
    ['that it stood on before is no win', walk, [began(0, 'pad-1', 'base-edge', { atStart: true })], []],
    ['touched by another piece is no win', walk, [began(5, 'pad-1', 'base-edge', { a: '0-M1' })], []],
    ['touched out of turn is no win', outOfTurn, [began(5, 'pad-1', 'base-edge')], []],
  ]);

  it('ends the sweep at once', () => {
    expect(judge(walk, began(5, 'pad-1', 'base-edge')).stopped).toBe(true);
  });
});

describe('TR-48: a neighbour touched before the action', () => {
  const neighbour = began(0, '0-M1', 'side', { atStart: true });
  table([
    ['is no offence', walk, [neighbour], []],
    ['is none when it touches again without having parted', walk, [neighbour, began(9, '0-M1', 'side')], []],
    ['is one when it has parted and touches again', walk, [neighbour, parted(7, '0-M1'), began(9, '0-M1', 'side')], ['TR-10 walk-contact 0-M1']],
    ['excuses nobody else', walk, [neighbour, began(9, '0-S1', 'side')], ['TR-10 walk-contact 0-S1']],
    ['is excused in a tackle as well', tackle, [neighbour, began(9, '0-M1', 'side')], []],
    ['is a crash when it is moved beyond the tolerance', walk, [neighbour, rested(20, [lying('0-L1'), lying('0-M1', { movedMm: 1.2 })])], ['TR-28 crash 0-M1']],
    ['between two others means nothing to the mover', walk, [began(0, '0-S1', 'side', { atStart: true, a: '0-M1' }), began(9, '0-S1', 'side')], ['TR-10 walk-contact 0-S1']],
  ]);
});

describe('TR-07: the pivot', () => {
  table([
    ['may travel a millimetre', walk, [tipped(3), travelled(5, 1)], []],
    ['may not travel more', walk, [tipped(3), travelled(5, 1.01)], ['TR-07 pivot-slide']],
    ['slides once, however far', walk, [tipped(3), travelled(5, 1.01), travelled(6, 4)], ['TR-07 pivot-slide']],
    ['has a slide when the base is dragged before it tips', walk, [dragged(3, 1.01)], ['TR-07 pivot-slide']],
    ['has none when the base shifts by less', walk, [dragged(3, 1)], []],
    ['has a slide when short drags add up to one', walk, [gripped(0), dragged(2, 0.6), carried(9, 0.6), gripped(10), dragged(12, 0.5)], ['TR-07 pivot-slide']],
    ['has none when they do not', walk, [gripped(0), dragged(2, 0.6), carried(9, 0.6), gripped(10), dragged(12, 0.4)], []],
    ['obeys the tolerance that was set', aCase('walk', { tolerance: { moveMm: 1, yawDeg: 2, pivotMm: 3 } }), [travelled(5, 2.9)], []],
    ['in the air is a lift-off', walk, [tipped(3), lifted(5, 0.6)], ['TR-07 lift-off']],
    ['is nobody\'s business out of turn', outOfTurn, [dragged(3, 9), travelled(4, 9), lifted(5, 9)], []],
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
    const state = judge(tackle, travelled(4, 3), began(5, '1-M1', 'base-edge'));
    expect(called(state)).toEqual(['TR-07 pivot-slide', 'TR-13 tackle-base 1-M1']);
    expect(legal(state)).toBe(false);
  });
});

describe('TR-09, TR-11: steps', () => {
  table([
    ['as many as the range', walk, [tipped(1), setDown(2), tipped(3), setDown(4)], []],
    ['one more than the range', walk, [tipped(1), setDown(2), tipped(3), setDown(4), tipped(5)], ['TR-09 too-many-steps']],
    ['two in a tackle', tackle, [tipped(1), setDown(2), tipped(3)], ['TR-11 too-many-steps']],
    ['corner to corner without a set-down', walk, [tipped(1), changed(2)], ['TR-09 no-set-down']],
    ['corner to corner twice, one ruling', walk, [tipped(1), changed(2), changed(3)], ['TR-09 no-set-down']],
  ]);

  it.each<[string, readonly TraceEvent[], readonly { pivotSlipMm: number; travelMm: number }[]]>([
    ['set down', [gripped(0), setDown(2)], [{ pivotSlipMm: 0.1, travelMm: 25.4 }]],
    ['cut by the contact that ended the sweep', [gripped(0), began(5, '1-M1', 'side'), stopped(5)], [{ pivotSlipMm: 0.2, travelMm: 12 }]],
    ['that never tipped but was dragged', [gripped(0), dragged(2, 3), carried(9, 2.5)], [{ pivotSlipMm: 3, travelMm: 2.5 }]],
    ['touched and shifted by no more than a pivot may slide is none', [gripped(0), dragged(2, 0.9), carried(9, 0.9)], []],
    ['dragged before its tip', [gripped(0), dragged(2, 3), setDown(4)], [{ pivotSlipMm: 3, travelMm: 25.4 }]],
    ['dragged after it was set down', [gripped(0), setDown(2), dragged(4, 0.7), carried(9, 25)], [{ pivotSlipMm: 0.7, travelMm: 25 }]],
    ['and the next hold that only drags', [gripped(0), setDown(2), carried(3, 25.3), gripped(4), dragged(5, 2), carried(9, 1.9)], [{ pivotSlipMm: 0.1, travelMm: 25.3 }, { pivotSlipMm: 2, travelMm: 1.9 }]],
    ['twice in one hold, each as it was set down', [gripped(0), setDown(2), setDown(4, 0.3), carried(9, 40)], [{ pivotSlipMm: 0.1, travelMm: 25.4 }, { pivotSlipMm: 0.3, travelMm: 25.4 }]],
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
    ['is still held, where a contact stopped it', walk, [rested(9, [lying('0-L1', { pose: 'tilted', tiltDeg: 12 })], { held: true })], []],
    ['never came to rest after a touch out of turn', outOfTurn, [rested(9, [lying('0-L1')], { settled: false })], ['TR-26 unsettled']],
    ['was stopped, and the others never came to rest', walk, [rested(9, [lying('0-L1')], { settled: false, held: true })], ['TR-26 unsettled']],
    ['never came to rest', walk, [rested(9, [lying('0-L1')], { settled: false })], ['TR-26 unsettled']],
    ['fell after the first of two steps, told once', walk, [rested(9, [lying('0-L1', { pose: 'flat' })], { final: false }), rested(9, [lying('0-L1', { pose: 'flat' })])], ['TR-25 fell']],
    ['is off the table', walk, [left(7), rested(9, [lying('0-L1', { pose: 'tilted', tiltDeg: 90 })])], ['TR-37 off-table']],
    ['may lie after a touch out of turn, which is a crash', outOfTurn, [rested(9, [lying('0-L1', { pose: 'flat', movedMm: 9 })])], ['TR-29 crash']],
  ]);

  it('ends the action beyond the edge', () => {
    expect(judge(walk, left(7)).stopped).toBe(true);
  });

  it('that was touched out of turn ends it there as well, and is called what it is only at the end', () => {
    const state = judge(outOfTurn, left(7));
    expect([state.stopped, called(state)]).toEqual([true, []]);
    expect(called(judge(outOfTurn, left(7), rested(9, [lying('0-L1', { pose: 'tilted', movedMm: 400 })])))).toEqual(['TR-29 crash']);
  });

  it('keeps what was ruled before it left the table', () => {
    expect(called(judge(walk, tipped(3), travelled(5, 2), left(7)))).toEqual(['TR-07 pivot-slide', 'TR-37 off-table']);
  });

  it('that leans says how high its highest corner is, and where', () => {
    const [leans] = judge(walk, rested(9, [lying('0-L1', { pose: 'tilted', tiltDeg: 12, highestCornerMm: 6.5 })])).rulings;
    expect(leans).toMatchObject({ code: 'not-upright', distanceMm: 6.5, tick: 9, at: { xMm: 10, yMm: 0, zMm: 20 } });
  });

  it.each([['leans', { pose: 'tilted', tiltDeg: 12 }, true, 'TR-26 not-upright'], ['never comes to rest', {}, false, 'TR-26 unsettled']] as const)(
    'that %s after the first of two steps is told once',
    (_what, how, settled, call) => {
      expect(called(judge(walk, rested(5, [lying('0-L1', how)], { final: false, settled }), rested(9, [lying('0-L1', how)], { settled })))).toEqual([call]);
    },
  );
});

describe('TR-27: others that were moved', () => {
  const moved = (movedMm: number, turnedDeg = 0) => rested(9, [lying('0-L1'), lying('1-M1', { movedMm, turnedDeg })]);
  const strict = aCase('walk', { tolerance: STRICT_TOLERANCE });
  table([
    ['by a millimetre: a jiggle', walk, [moved(1)], ['TR-27 jiggle 1-M1']],
    ['by more: a crash', walk, [moved(1.01)], ['TR-28 crash 1-M1']],
    ['turned by two degrees: a jiggle', walk, [moved(0, 2)], ['TR-27 jiggle 1-M1']],
    ['turned by more: a crash', walk, [moved(0, 2.1)], ['TR-28 crash 1-M1']],
    ['no longer upright: a crash', walk, [rested(9, [lying('0-L1'), lying('1-M1', { pose: 'tilted' })])], ['TR-28 crash 1-M1']],
    ['no longer lying as it lay: a crash', walk, [rested(9, [lying('0-L1'), lying('1-M1', { startPose: 'flat' })])], ['TR-28 crash 1-M1']],
    ['a quarter of a millimetre, strictly', strict, [moved(0.25)], ['TR-27 jiggle 1-M1']],
    ['more than that, strictly', strict, [moved(0.26)], ['TR-28 crash 1-M1']],
    ['half a degree, strictly', strict, [moved(0, 0.5)], ['TR-27 jiggle 1-M1']],
    ['more than that, strictly', strict, [moved(0, 0.51)], ['TR-28 crash 1-M1']],
    ['by less than can be measured: nothing', walk, [moved(0.05, 0.05)], []],
    ['by what can be measured: a jiggle', walk, [moved(0.06)], ['TR-27 jiggle 1-M1']],
    ['turned by what can be measured: a jiggle', walk, [moved(0, 0.06)], ['TR-27 jiggle 1-M1']],
    ['before the end do not count yet', walk, [rested(5, [lying('0-L1'), lying('1-M1', { movedMm: 5 })], { final: false }), rested(9, [lying('0-L1'), lying('1-M1')])], []],
  ]);
});

describe('TR-27: a crash or a jiggle tells', () => {
  const told = (c: RefereeCase, movedMm: number, turnedDeg = 0) =>
    judge(c, rested(9, [lying('0-L1'), lying('1-M1', { movedMm, turnedDeg })])).rulings.map(({ distanceMm, tick, at }) => [distanceMm, tick, at.xMm, at.yMm, at.zMm]);

  it.each<[string, number, number, number | null]>([
    ['how far, when it is the distance that counts', 3, 0, 3],
    ['no distance, when it is the angle', 0.5, 9, null],
    ['none either at the very tolerance', 1, 9, null],
    ['how little, when it is a jiggle', 0.4, 0, 0.4],
  ])('%s', (_what, movedMm, turnedDeg, distance) => {
    expect(told(walk, movedMm, turnedDeg)).toEqual([[distance, 9, 10, 0, 20]]);
  });

  it('the tolerance that a slider sets: strict at nothing, standard at one, and on in a line', () => {
    expect([0, 1, 2].map(toleranceAt)).toEqual([STRICT_TOLERANCE, STANDARD_TOLERANCE, { moveMm: 1.75, yawDeg: 3.5, pivotMm: 1 }]);
    expect(STANDARD_TOLERANCE).toEqual({ moveMm: 1, yawDeg: 2, pivotMm: 1 });
  });
});

describe('TR-18, TR-19, TR-42: in a tackle', () => {
  const hit = began(5, '1-M1', 'base-edge');
  table([
    ['the victim may be shoved', tackle, [hit, rested(9, [lying('0-L1'), lying('1-M1', { movedMm: 8 })], { held: true })], ['TR-13 tackle-base 1-M1']],
    ['a third piece may not', tackle, [hit, rested(9, [lying('0-L1'), lying('1-M1', { movedMm: 8 }), lying('1-S1', { movedMm: 1.1 })], { held: true })], ['TR-13 tackle-base 1-M1', 'TR-19 crash 1-S1']],
    ['a third piece may be jiggled', tackle, [hit, rested(9, [lying('0-L1'), lying('1-S1', { movedMm: 0.9 })], { held: true })], ['TR-13 tackle-base 1-M1', 'TR-27 jiggle 1-S1']],
    ['that hits nobody a shoved piece is the mover\'s crash', tackle, [rested(9, [lying('0-L1'), lying('1-S1', { movedMm: 1.1 })])], ['TR-28 crash 1-S1']],
    ['who was hit by the side and shoved is a crash as well', tackle, [began(5, '1-M1', 'side'), rested(9, [lying('1-M1', { movedMm: 8 })], { held: true })], ['TR-14 tackle-side 1-M1', 'TR-28 crash 1-M1']],
  ]);
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

describe('a ruling', () => {
  it('carries clause, code, both pieces, both features, tick, place and a sentence', () => {
    const [ruling] = judge(walk, began(212, '1-M1', 'base-edge', { otherFeature: 'side' })).rulings;
    expect(ruling).toEqual({
      clause: 'TR-10', code: 'walk-contact', piece: '0-L1', other: '1-M1', feature: 'base-edge', otherFeature: 'side', tick: 212, at: { xMm: 1, yMm: 2, zMm: 3 }, distanceMm: null,
      text: '0-L1 touched 1-M1 while walking, base edge against side: a walking piece may touch no other pyramid.',
    });
  });
});
