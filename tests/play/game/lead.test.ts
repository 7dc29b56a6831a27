import { describe, expect, it } from 'vitest';
import { isLed, leadOf } from '#play/game/lead.ts';
import { ownPivot, pieceLead } from '#play/traction/lead.ts';
import { cornerArm } from '#games/traction/standing.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { nameOf } from '#games/traction/pieces.ts';
import { PLAN, sessionAtTable } from '../../app/tables/traction/session/sessionAtTable.ts';

const offer = (at: string, badge: string | null, next: { readonly picks: object } = { picks: {} }) => ({
  at,
  badge,
  next,
});

describe('the first touch that is shown', () => {
  it('is a thing that says nothing itself, taken to where its outcome stands', () => {
    const same = { picks: {} };
    const offers = [
      offer('truck 8', null),
      offer('fair', '$8'),
      offer('truck 20', null, same),
      offer('con', '$20', same),
    ];
    expect(leadOf(offers)).toEqual({ from: 'truck 20', to: 'con' });
    expect(leadOf([offer('truck', null), offer('a1', '+2'), offer('b1', 'ramp')])).toEqual({ from: 'truck', to: 'b1' });
  });

  it('is a press where all say something, or none does; none without offers', () => {
    expect(leadOf([offer('c1p1', 'two'), offer('c2p3', 'three')])).toEqual({ from: 'c2p3', to: null });
    expect(leadOf([offer('race', null), offer('clock', null)])).toEqual({ from: 'clock', to: null });
    expect(leadOf([])).toBeNull();
  });
});

describe('who is shown the first touch', () => {
  const [ada, bo] = PLAN.seats;
  const alone = [ada!, { ...bo!, kind: 'bot' as const, level: 'careless' }];

  it('plays alone, in a first match, and is asked', async () => {
    const told = (await sessionAtTable({}, { ...PLAN, seats: alone, rules: 'first' })).store.getState();
    expect(isLed(told, [0])).toBe(true);
    expect(isLed(told, [1])).toBe(false);
    expect(isLed({ ...told, spectating: true }, [0])).toBe(false);
    const { match } = told;
    const acted = { ...told, match: match && { ...match, log: [{ seat: 0 } as never] } };
    expect([isLed(told, [0], true), isLed(acted, [0]), isLed(acted, [0], true)]).toEqual([true, true, false]);
    const byText = (await sessionAtTable({}, { ...PLAN, seats: alone })).store.getState();
    expect(isLed(byText, [0])).toBe(false);
    const persons = (await sessionAtTable({}, { ...PLAN, rules: 'first' })).store.getState();
    expect(isLed(persons, [0])).toBe(false);
  });

  it('drags a piece of Traction that none of the own is in the way of, straight towards a rival’s pad, until one is chosen', async () => {
    const session = await sessionAtTable();
    const { match } = session.store.getState();
    const lead = pieceLead(session.store.getState());
    if (lead === null || match === null) throw new Error('a piece may move');
    const piece = match.state.pieces.find(({ xMm, zMm }) => xMm === lead.from.xMm && zMm === lead.from.zMm);
    if (piece === undefined) throw new Error('it begins at a piece');
    expect(nameOf(piece.id)).toBe('M1'); // no own one stands before it or behind it
    const [dx, dz] = [lead.goal.xMm - lead.from.xMm, lead.goal.zMm - lead.from.zMm];
    const [tx, tz] = [lead.to.xMm - lead.from.xMm, lead.to.zMm - lead.from.zMm];
    expect(tx * dz - tz * dx).toBeCloseTo(0);
    expect(tx * dx + tz * dz).toBeGreaterThan(0);
    session.commands.choose(piece.id);
    expect(pieceLead(session.store.getState())).toBeNull();
  });

  it('is the piece that can win by a walk, and says how many steps that takes', async () => {
    const told = (await sessionAtTable()).store.getState();
    const { match } = told;
    const pad = match?.state.pads[1];
    if (match === null || pad === undefined) throw new Error('there is a match');
    const lead = (mm: number) => {
      const near = { xMm: pad.xMm, zMm: pad.zMm + mm };
      const pieces = match.state.pieces.map((one) => (one.id === '0-S1' ? { ...one, ...near } : one));
      return pieceLead({ ...told, match: { ...match, state: { ...match.state, pieces } } });
    };
    expect(lead(100)).toMatchObject({ piece: '0-S1', wins: true });
    expect(lead(300)).toMatchObject({ wins: false });
    expect(lead(100)?.steps).toBeLessThan(lead(300)?.steps ?? 0);
  });

  it('lights the corner over which the own hand brings its piece nearer to a rival’s pad', async () => {
    const { commands, store, touch } = await sessionAtTable();
    const [piece] = store.getState().match?.state.pieces ?? [];
    if (piece === undefined) throw new Error('there are pieces');
    commands.choose(piece.id);
    expect(ownPivot(store.getState()).corner).toBeNull(); // another’s hand is aimed
    commands.setHandMode('free');
    commands.choose(piece.id);
    const { corner } = ownPivot(store.getState());
    const standing = touch.standing(piece.id);
    if (corner === null || standing === null) throw new Error('one is lit');
    const [pad] = store.getState().match?.state.pads.filter(({ seat }) => seat === 1) ?? [];
    const arm = cornerArm(pyramidOf(piece.id), standing.yawDeg, corner);
    const [dx, dz] = [(pad?.xMm ?? 0) - standing.xMm, (pad?.zMm ?? 0) - standing.zMm];
    expect(arm.xMm * dx + arm.zMm * dz).toBeGreaterThan(0);
  });
});
