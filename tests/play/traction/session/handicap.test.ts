import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '#engine/seats.ts';
import { replay } from '#engine/replay.ts';
import { logLinesOf } from '#play/traction/say/logLines.ts';
import { turnSheetOf } from '#play/traction/say/turnSheet.ts';
import type { NewMatch, Session } from '#play/traction/session/sessionTypes.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/traction/matchFile.ts';
import { performSteps } from '#games/traction/perform.ts';
import { replayTable } from '#games/traction/replayTable.ts';
import { seatHand } from '#games/traction/seatHand.ts';
import { traction } from '#games/traction/traction.ts';
import type { Gesture } from '#sim/gesture/gesture.ts';
import { withinLimits } from '#sim/hand/limits.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import { seat } from '#sim/ids.ts';
import { loadPhysics, PHYSICS_BUILD } from '#sim/physics.ts';
import { must } from '../../../games/traction/support.ts';
import { FRAME_S, own, PLAN, sessionAtTable, untilStill } from '../../../app/tables/traction/session/sessionAtTable.ts';
import { whole } from '../../../engine/whole.ts';

/** Ada, who begins, has this hand, Bo the usual one. */
function planWith(steadiness: Steadiness, surface = PLAN.setup.surface): NewMatch {
  const seats: readonly SeatInfo[] = PLAN.seats.map((info, i) => (i === 0 ? { ...info, steadiness } : info));
  return { ...PLAN, seats, setup: { ...PLAN.setup, surface } };
}

const at = (steadiness: Steadiness): Promise<Session> => sessionAtTable({ pace: 'at-once' }, planWith(steadiness));

function lastGesture(session: Session): Gesture {
  const action = session.store.getState().match?.log.at(-1)?.action;
  if (action === null || action === undefined || !('gesture' in action))
    throw new Error('no physical action was played');
  return action.gesture;
}

function play(session: Session, line: string): void {
  must(session.commands.typeMove(line));
  untilStill(session);
}

describe('a seat’s handicap', () => {
  it('is in the gesture: the shaky seat’s differs from the usual one’s, and both are a hand’s', async () => {
    const gestures = [];
    for (const steadiness of ['usual', 'steady', 'shaky', 'very-shaky'] as const) {
      const session = await at(steadiness);
      play(session, 'walk M1 C 90');
      gestures.push(lastGesture(session));
    }
    expect(gestures.map((gesture) => withinLimits(gesture).ok)).toEqual([true, true, true, true]);
    expect(new Set(gestures.map((gesture) => JSON.stringify(gesture))).size).toBe(4);
  });

  it('is its own: the other seat’s hand does not tremble', async () => {
    const [shaky, usual] = [await at('shaky'), await at('usual')];
    for (const session of [shaky, usual]) {
      play(session, 'end');
      play(session, 'walk M1 C 90');
    }
    expect(lastGesture(shaky)).toEqual(lastGesture(usual));
  });

  it('does the same in frames, at once and without a page', async () => {
    const live = await sessionAtTable({}, planWith('shaky'));
    const before = live.store.getState().match;
    play(live, 'walk S1 D 90, B 90');
    const once = await at('shaky');
    play(once, 'walk S1 D 90, B 90');
    if (!before) throw new Error('no match');
    const order = {
      do: 'walk' as const,
      piece: own(live, 'S1'),
      steps: [
        { corner: 'D' as const, swivelDeg: 90 },
        { corner: 'B' as const, swivelDeg: 90 },
      ],
      hand: 'careful' as const,
    };
    const headless = must(
      performSteps(await loadPhysics(), before.state, { ...order, own: seatHand(whole(before), order) }),
    );
    expect(lastGesture(once)).toEqual(lastGesture(live));
    expect(headless.performed.gesture).toEqual(lastGesture(live));
    expect(headless.report.hash).toBe(live.store.getState().bodyHash);
  });

  it('trembles anew in every step and every action', async () => {
    const session = await at('shaky');
    play(session, 'walk S1 D 90, D -90');
    const first = lastGesture(session);
    play(session, 'walk S2 D 90');
    const offsets = [...first.strokes, ...lastGesture(session).strokes].map(({ samples: [start, ...rest] }) =>
      rest
        .slice(0, 8)
        .map(({ yMm }) => yMm - (start?.yMm ?? 0))
        .join(' '),
    );
    expect(new Set(offsets).size).toBe(3);
  });

  it('is written into the file, and the match is replayed to the bit', async () => {
    const session = await at('very-shaky');
    play(session, 'walk M1 C 90, A 90');
    const { match } = session.store.getState();
    if (!match) throw new Error('no match');
    const text = makeMatch(recordMatch(whole(match)));
    expect(text).toContain('"steadiness": "very-shaky"');
    const recording = must(parseMatch(text, PHYSICS_BUILD));
    const replayed = must(replay(traction, recording, replayTable(await loadPhysics())));
    expect(replayed.difference).toBeNull();
    expect(replayed.match.header.seats[0]?.steadiness).toBe('very-shaky');
  });

  it('shows whose turn it is with the hand, and marks the log', async () => {
    const session = await at('shaky');
    const { match } = session.store.getState();
    if (!match) throw new Error('no match');
    expect(turnSheetOf(match).detail).toContain('shaky hand');
    play(session, 'walk M1 C 90');
    play(session, 'end');
    const { match: after } = session.store.getState();
    if (!after) throw new Error('no match');
    expect(logLinesOf(after).map(({ steadiness }) => steadiness)).toEqual(['shaky', 'usual']);
    expect(turnSheetOf(after).detail).not.toContain('hand');
  });
});

/** Swings a piece by a free hand through a quarter turn, as fast as a player may ask for it, and lets go. */
function swingQuarter(session: Session): void {
  session.commands.setHandMode('free');
  expect(session.touch.grab(own(session, 'M1'), 'C').ok).toBe(true);
  for (let i = 0; i < 40; i += 1) {
    session.touch.swing({ tiltRad: 0.24, swivelDeg: Math.min(90, 5 * i) });
    session.advance(FRAME_S);
  }
  session.touch.letGo();
  untilStill(session);
  session.commands.endAction();
}

describe('a free hand', () => {
  it('trembles and hurries by its handicap, within a hand’s limits', async () => {
    const turned = new Map<Steadiness, number>();
    const gestures = new Set<string>();
    for (const steadiness of ['usual', 'steady', 'shaky'] as const) {
      const session = await sessionAtTable({}, planWith(steadiness));
      swingQuarter(session);
      const gesture = lastGesture(session);
      expect(withinLimits(gesture).ok).toBe(true);
      gestures.add(JSON.stringify(gesture));
      const [stroke] = gesture.strokes;
      turned.set(steadiness, (stroke?.samples[18]?.headingDeg ?? NaN) - (stroke?.samples[0]?.headingDeg ?? NaN));
    }
    expect(gestures.size).toBe(3);
    expect(turned.get('steady')).toBeLessThan((turned.get('usual') ?? NaN) - 5);
  });
});

describe('a touch that is nobody’s', () => {
  it('is shaken by no handicap', async () => {
    const gestures = [];
    for (const steadiness of ['usual', 'very-shaky'] as const) {
      const session = await at(steadiness);
      session.commands.bump({ piece: own(session, 'M1'), pushMm: [0, 4] });
      untilStill(session);
      gestures.push(lastGesture(session));
    }
    expect(gestures[0]).toEqual(gestures[1]);
  });

  it('but a seat that reaches out of turn does so with its own hand', async () => {
    const session = await sessionAtTable(
      {},
      {
        ...planWith('usual'),
        seats: PLAN.seats.map((info, i) => (i === 1 ? { ...info, steadiness: 'very-shaky' as const } : info)),
      },
    );
    session.commands.reach(seat(1));
    session.touch.grab(own(session, 'M1'), null);
    for (let i = 0; i < 30; i += 1) session.advance(FRAME_S);
    session.touch.letGo();
    untilStill(session);
    const [stroke] = lastGesture(session).strokes;
    const xs = (stroke?.samples ?? []).map(({ xMm }) => xMm);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(0.5);
  });
});
