import { describe, expect, it } from 'vitest';
import { EitherHand } from '#play/input/eitherHand.ts';
import { TractionDesk } from '#play/traction/input/tractionDesk.ts';
import { PointerHand } from '#play/traction/input/pointerHand.ts';
import { pick } from '#play/input/pick.ts';
import { pressKey } from '#play/input/pressKey.ts';
import type { Ray } from '#play/input/ray.ts';
import { RulerHand } from '#play/ruler/rulerHand.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { landmarkAt, landmarkNear } from '#play/ruler/landmarks.ts';
import { knobOf, lengthMm } from '#play/ruler/ruler.ts';
import { toggleRuler } from '#play/ruler/measurable.ts';
import { measurableOf, thingsOf } from '#play/traction/session/measurable.ts';
import { tractionTalk } from '#play/traction/words/talk.ts';
import { inUnits, measured } from '#play/texts/lengths.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { outlineOfPad } from '#sim/world/outline.ts';
import { from } from '../../app/input/fingers.ts';
import { own, PLAN, sessionAtTable, untilStill } from '../../app/tables/traction/session/sessionAtTable.ts';

const PX_PER_M = 0.001; // how wide a pixel is for every metre from the eye

/** Pointers on a table where both hands are, as on the page. */
function pointersOn(session: Session) {
  const picked = (ray: Ray) =>
    pick(
      ray,
      [...session.shown.pieces].map(([id, { after }]) => ({ id, spec: pyramidOf(id), pose: after })),
      0.001,
    );
  const ruler = new RulerHand(session.ruler, {
    things: () => thingsOf(session),
    pick: picked,
    slope: () => PX_PER_M,
    slack: () => 6 * PX_PER_M,
  });
  return new EitherHand(new PointerHand(session, picked), ruler, () => session.ruler.getState().ruler !== null);
}

const spanOf = (session: Session) => session.ruler.getState().ruler?.span;
const reading = (session: Session): number =>
  lengthMm(
    spanOf(session) ?? [
      { xMm: 0, zMm: 0 },
      { xMm: NaN, zMm: 0 },
    ],
  );
const matchOf = (session: Session) => session.store.getState().match;
const padOf = (session: Session, seat: number) => {
  const pad = matchOf(session)?.state.pads.find((one) => one.seat === seat);
  if (!pad) throw new Error('no such pad');
  return pad;
};

describe('the ruler', () => {
  it('is laid between the pads first, where it reads what they agreed on (TR-02)', async () => {
    const session = await sessionAtTable();
    expect(toggleRuler(measurableOf(session))).toBe(true);
    expect(reading(session)).toBeCloseTo(381, 6);
    expect(measured(reading(session), 'both')).toBe('381 mm (15 in)');
    expect(toggleRuler(measurableOf(session))).toBe(false);
  });

  it('is laid from the chosen piece to the nearest pad of another', async () => {
    const session = await sessionAtTable();
    const piece = own(session, 'L1');
    session.commands.choose(piece);
    toggleRuler(measurableOf(session));
    const [begin] = spanOf(session) ?? [];
    expect(begin && landmarkAt(thingsOf(session), begin)?.of).toEqual({ piece, part: 'middle' });
    expect(reading(session)).toBeGreaterThan(381);
  });

  it('changes nothing of the match, whoever’s turn it is and whatever it touches', async () => {
    const session = await sessionAtTable();
    const pointers = pointersOn(session);
    toggleRuler(measurableOf(session));
    const before = session.store.getState();
    for (const { xMm, zMm } of before.match?.state.pieces ?? []) {
      pointers.down({ id: 1, ray: from(xMm, zMm) });
      pointers.move({ id: 1, ray: from(xMm + 40, zMm + 40) });
      pointers.up({ id: 1, ray: from(xMm + 40, zMm + 40) });
    }
    untilStill(session);
    expect(session.store.getState()).toBe(before);
  });

  it('is pulled from a piece, by its nearest corner or its middle, to another one', async () => {
    const session = await sessionAtTable();
    const pointers = pointersOn(session);
    toggleRuler(measurableOf(session));
    const [one, other] = [session.touch.standing(own(session, 'S1')), session.touch.standing(own(session, 'M1'))];
    if (!one || !other) throw new Error('no pieces');
    expect(pointers.down({ id: 1, ray: from(one.xMm, one.zMm) })).toBe('ours');
    pointers.move({ id: 1, ray: from(other.xMm + 2, other.zMm - 2) });
    pointers.up({ id: 1, ray: from(other.xMm + 2, other.zMm - 2) });
    expect(reading(session)).toBeCloseTo(Math.hypot(one.xMm - other.xMm, one.zMm - other.zMm), 1);
  });

  it('is pulled by its knob, and read out only once that is let go', async () => {
    const session = await sessionAtTable();
    const pointers = pointersOn(session);
    session.ruler.lay([
      { xMm: -30, zMm: 0 },
      { xMm: 30, zMm: 0 },
    ]);
    const knob = knobOf(
      [
        { xMm: -30, zMm: 0 },
        { xMm: 30, zMm: 0 },
      ],
      1,
      26,
    );
    expect(pointers.down({ id: 1, kind: 'touch', ray: from(knob.xMm, knob.zMm) })).toBe('ours');
    pointers.move({ id: 1, kind: 'touch', ray: from(knob.xMm + 40, knob.zMm) });
    expect(reading(session)).toBeCloseTo(100, 0);
    expect(
      lengthMm(
        session.ruler.getState().settled ?? [
          { xMm: 0, zMm: 0 },
          { xMm: 0, zMm: 0 },
        ],
      ),
    ).toBe(60);
    expect(pointers.down({ id: 2, kind: 'touch', ray: from(0, 90) })).toBe('ours'); // a finger too many
    pointers.up({ id: 2, kind: 'touch', ray: from(0, 90) });
    pointers.up({ id: 1, kind: 'touch', ray: from(knob.xMm + 40, knob.zMm) });
    expect(
      lengthMm(
        session.ruler.getState().settled ?? [
          { xMm: 0, zMm: 0 },
          { xMm: 0, zMm: 0 },
        ],
      ),
    ).toBeCloseTo(100, 0);
  });

  it('leaves fingers on the cloth to the camera; a tap there places one end, then the other', async () => {
    const session = await sessionAtTable();
    const pointers = pointersOn(session);
    session.ruler.lay([
      { xMm: -30, zMm: 0 },
      { xMm: 30, zMm: 0 },
    ]);
    const tap = (xMm: number, zMm: number): void => {
      expect(pointers.down({ id: 1, kind: 'touch', ray: from(xMm, zMm) })).toBe('camera');
      pointers.up({ id: 1, kind: 'touch', ray: from(xMm, zMm) });
    };
    tap(0, 100);
    tap(0, 70);
    expect(reading(session)).toBeCloseTo(30, 6);
    expect(pointers.down({ id: 1, kind: 'touch', ray: from(-100, 0) })).toBe('camera');
    expect(pointers.down({ id: 2, kind: 'touch', ray: from(100, 0) })).toBe('camera');
    pointers.up({ id: 1, kind: 'touch', ray: from(-100, 0) });
    pointers.up({ id: 2, kind: 'touch', ray: from(100, 0) });
    expect(reading(session)).toBeCloseTo(30, 6);
  });

  it('goes to a pad’s edge where no corner is near', async () => {
    const session = await sessionAtTable();
    const pad = padOf(session, 0);
    const [a, b] = outlineOfPad(pad);
    if (!a || !b) throw new Error('a pad has corners');
    const beside = { xMm: a.x + 0.3 * (b.x - a.x) + 1.5, zMm: a.z + 0.3 * (b.z - a.z) };
    expect(landmarkNear(thingsOf(session), beside, 4)?.of).toEqual({ pad: 0, part: 'edge' });
    expect(landmarkNear(thingsOf(session), beside, 1)).toBeNull();
  });

  it('is laid, moved and taken away by keys, and then they mean what they meant before', async () => {
    const session = await sessionAtTable();
    const desk = new TractionDesk(session);
    const press = (key: string, shift = false) => pressKey(desk, {}, { key, code: key, shift, modified: false });
    press('r');
    expect(desk.situation).toBe('measuring');
    press('n');
    press('Enter');
    for (let i = 0; i < 3; i += 1) press('n');
    const [first, second] = spanOf(session) ?? [];
    expect([first, second].map((place) => place && landmarkAt(thingsOf(session), place)?.of)).toEqual([
      { piece: '0-M1', part: 'middle' },
      { piece: '0-L1', part: 'middle' },
    ]);
    press('ArrowRight');
    press('ArrowUp', true);
    expect(spanOf(session)?.[0]).toEqual({ xMm: (first?.xMm ?? 0) + 1, zMm: (first?.zMm ?? 0) - 10 });
    press('Escape');
    expect(spanOf(session)).toBeUndefined();
    expect(desk.situation).toBe('choosing');
  });

  it('is taken away with the table that it lies on', async () => {
    const session = await sessionAtTable();
    toggleRuler(measurableOf(session));
    session.commands.newMatch({ ...PLAN, seed: 2 });
    expect(session.ruler.getState().ruler).toBeNull();
  });
});

describe('the ruler by typed words', () => {
  it('reads from edge to edge and from middle to middle, as nearest does, and lies there', async () => {
    const session = await sessionAtTable();
    const talk = tractionTalk(session);
    expect(talk.say('measure L1 to pad 1')).toEqual({
      kind: 'told',
      lines: [
        expect.stringMatching(
          /^From the edge of Ada’s L1 to the edge of Bo’s pad: [\d.]+ mm \([\d.]+ in\)\. From middle to middle: /,
        ),
      ],
    });
    const laid = reading(session);
    expect(talk.say('measure L1 pad')).toEqual(talk.say('measure L1 to pad 1'));
    expect(reading(session)).toBe(laid);
    expect(talk.say('measure')).toEqual({ kind: 'told', lines: [`The ruler reads ${measured(laid, 'both')}.`] });
    expect(talk.say('measure off').kind).toBe('told');
    expect(talk.say('measure').kind).toBe('refused');
  });

  it('of what touches reads from middle to middle', async () => {
    const session = await sessionAtTable();
    expect(tractionTalk(session).say('measure L1 to pad 0')).toMatchObject({
      kind: 'told',
      lines: [expect.stringContaining('touch, or one is on the other; from middle to middle:')],
    });
  });

  it('names column and word of what does not fit', async () => {
    const talk = tractionTalk(await sessionAtTable());
    expect(talk.say('measure L1 to chair')).toMatchObject({ kind: 'refused', at: { column: 15, word: 'chair' } });
  });

  it('speaks in the units that are wanted', async () => {
    const session = await sessionAtTable();
    const first = (units: 'mm' | 'in') => {
      const reply = tractionTalk(session, () => units).say('reach L1');
      return reply.kind === 'told' ? reply.lines[0] : reply.kind;
    };
    expect(first('mm')).toBe('Ada’s L1 walks 1 step: at most 36 mm in a straight line.');
    expect(first('in')).toBe('Ada’s L1 walks 1 step: at most 1.4 in in a straight line.');
    expect(inUnits('93 mm (3.7 in) away', 'both')).toBe('93 mm (3.7 in) away');
  });
});
