import { isWhole } from '#engine/seen.ts';
import { describe, expect, it } from 'vitest';
import { handTableOf } from '#games/traction/handTable.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/traction/matchFile.ts';
import type { HandsAllowed } from '#games/traction/options.ts';
import { seatHand, steadinessIn } from '#games/traction/seatHand.ts';
import { FRAME_S, own, PLAN, sessionAtTable, untilStill } from '../../app/tables/traction/session/sessionAtTable.ts';

const playedBy = (hands: HandsAllowed) =>
  sessionAtTable({ pace: 'at-once' }, { ...PLAN, setup: { ...PLAN.setup, options: { ...PLAN.setup.options, hands } } });

describe('a match that is played with free hands', () => {
  it('refuses what an assisted hand would do, in a sentence', async () => {
    const session = await playedBy('free');
    expect(session.store.getState().handMode).toBe('free');
    session.commands.typeMove('walk S1 D 90');
    untilStill(session);
    expect(session.store.getState().fault?.code).toBe('free-hands-only');
    session.commands.setHandMode('assisted');
    expect(session.store.getState().handMode).toBe('free');
    expect(session.store.getState().match?.log).toHaveLength(0);
  });

  it('refuses it in the middle of a walk, too, that a free hand has begun', async () => {
    const session = await playedBy('free');
    const piece = own(session, 'S1');
    session.commands.choose(piece);
    session.touch.grab(piece, 'D');
    for (let i = 0; i < 120; i += 1) {
      session.touch.swing({ tiltRad: 0.25, swivelDeg: i });
      session.advance(FRAME_S);
    }
    session.touch.letGo();
    untilStill(session);
    expect(session.store.getState()).toMatchObject({ stage: 'between-steps', stepsTaken: 1 });
    session.commands.setAim('B', 180);
    session.commands.performAim();
    untilStill(session);
    expect(session.store.getState()).toMatchObject({ stepsTaken: 1, fault: { code: 'free-hands-only' } });
  });

  it('is the same after it has been through a file', async () => {
    const { match } = (await playedBy('free')).store.getState();
    if (match === null || !isWhole(match)) throw new Error('no match');
    const read = parseMatch(makeMatch(recordMatch(match)), match.header.build);
    expect(read.ok && read.value.header.setup.options.hands).toBe('free');
  });
});

describe('a match in which assisted hands tremble', () => {
  it('shakes a usual hand, and leaves a handicap as it was agreed on', async () => {
    const { match } = (await playedBy('trembling')).store.getState();
    if (match === null || !isWhole(match)) throw new Error('no match');
    expect(steadinessIn(match.header, 0)).toBe('shaky');
    const steady = {
      ...match.header,
      seats: match.header.seats.map((seat) => ({ ...seat, steadiness: 'steady' as const })),
    };
    expect(steadinessIn(steady, 0)).toBe('steady');
    expect(seatHand(match, { do: 'walk', piece: match.state.pieces[0]?.id ?? ('' as never) }).tremor(0)).not.toBeNull();
  });
});

describe('the table of hands', () => {
  it('counts each player’s steps and fouls, and says how far the corner slipped', async () => {
    const session = await playedBy('any');
    const seat = session.store.getState().match?.state.turn.seat ?? 0;
    session.commands.typeMove('walk S1 D 180, B 180');
    untilStill(session);
    const legal = session.store.getState().match;
    expect(legal && handTableOf(legal)[seat]).toMatchObject({ steps: 2, fouls: 0 });
    session.commands.choose(own(session, 'L1'));
    session.commands.setAim('A', 180);
    session.commands.performAim();
    untilStill(session);
    const { match } = session.store.getState();
    if (match === null || !isWhole(match)) throw new Error('no match');
    const row = handTableOf(match)[seat];
    const slips = match.log.flatMap(({ performed }) => performed?.steps.map((step) => step.pivotSlipMm) ?? []);
    expect(row?.steps).toBe(slips.length);
    expect(row?.worstSlipMm).toBe(Math.max(...slips));
    expect(row?.fouls).toBe(1);
    expect(row?.leastMarginMm).toBeCloseTo(match.header.setup.options.tolerance.pivotMm - (row?.worstSlipMm ?? 0), 9);
    expect(handTableOf(match)[1 - seat]).toMatchObject({ steps: 0, meanSlipMm: 0, worstSlipMm: 0, fouls: 0 });
  });
});
