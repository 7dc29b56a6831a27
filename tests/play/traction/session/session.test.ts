import { describe, expect, it } from 'vitest';
import { performSteps } from '#games/traction/perform.ts';
import { traction, type SeenTraction, type TractionTypes } from '#games/traction/traction.ts';
import type { Match } from '#engine/match.ts';
import type { Master } from '#play/session/master.ts';
import { MatchHere } from '#play/session/matchHere.ts';
import { gameTexts } from '#play/traction/texts.ts';
import type { Session } from '#play/traction/session/sessionTypes.ts';
import { seat } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { FRAME_S, own, sessionAtTable, untilStill } from '../../../app/tables/traction/session/sessionAtTable.ts';
import { whole } from '../../../engine/whole.ts';

/** A session in which S1 has taken the first step of its walk. */
async function inMidWalk(): Promise<Session> {
  const session = await sessionAtTable({ pace: 'at-once' });
  const { commands } = session;
  commands.choose(own(session, 'S1'));
  commands.setAim('D', 180);
  commands.performAim();
  untilStill(session);
  return session;
}

describe('a tackle', () => {
  it('is chosen for one piece: after it the next one walks', async () => {
    const session = await sessionAtTable({ pace: 'at-once' });
    const { commands, store } = session;
    commands.choose(own(session, 'S1'));
    commands.setVerb('tackle');
    commands.setAim('D', 180);
    expect(store.getState().verb).toBe('tackle');
    commands.performAim();
    untilStill(session);
    expect(store.getState().match?.state.turn.acted).toHaveLength(1);
    expect(store.getState().verb).toBe('walk');
    commands.choose(own(session, 'S2'));
    expect(store.getState().intent?.do).toBe('walk');
  });

  it('stays chosen while another piece is chosen for it', async () => {
    const session = await sessionAtTable({ pace: 'at-once' });
    const { commands, store } = session;
    commands.setVerb('tackle');
    commands.choose(own(session, 'S1'));
    commands.cancel();
    commands.choose(own(session, 'S2'));
    expect(store.getState().intent?.do).toBe('tackle');
  });
});

describe('an assisted walk at the live table', () => {
  it('comes to the same hash as the same steps simulated headless', async () => {
    const session = await sessionAtTable();
    const { commands, store } = session;
    const before = store.getState().match?.state;
    const piece = own(session, 'S1');
    commands.choose(piece);
    for (const [corner, swivelDeg] of [
      ['D', 180],
      ['B', 180],
    ] as const) {
      commands.setAim(corner, swivelDeg);
      commands.performAim();
      untilStill(session);
    }
    expect(store.getState().stage).toBe('between-steps');
    expect(store.getState().stepsLeft).toBe(2);
    commands.endAction();
    const { lastAction, match } = store.getState();
    if (!before) throw new Error('no match');
    const headless = performSteps(await loadPhysics(), before, {
      do: 'walk',
      piece,
      steps: [
        { corner: 'D', swivelDeg: 180 },
        { corner: 'B', swivelDeg: 180 },
      ],
      hand: 'careful',
    });
    expect(headless.ok && headless.value.report.hash).toBe(lastAction?.report?.hash);
    expect(match?.log).toHaveLength(1);
    expect(match?.state.turn.acted).toEqual([piece]);
  });

  it('is the same whatever the frame rate, and at once', async () => {
    const hashes = [];
    for (const frameS of [1 / 144, 1 / 60, 1 / 7, 'at-once'] as const) {
      const session = await sessionAtTable(frameS === 'at-once' ? { pace: frameS } : {});
      session.commands.typeMove('walk M1 C 90');
      untilStill(session, frameS === 'at-once' ? 0.01 : frameS);
      hashes.push(session.store.getState().bodyHash);
    }
    expect(new Set(hashes).size).toBe(1);
  });

  it('is seen in about a second, though a careful hand takes three', async () => {
    const session = await sessionAtTable();
    session.commands.choose(own(session, 'S1'));
    session.commands.setAim('A', 90);
    session.commands.performAim();
    let seconds = 0;
    while (seconds < 10 && ['moving', 'resting'].includes(session.store.getState().stage)) {
      session.advance(FRAME_S);
      seconds += FRAME_S;
    }
    expect(seconds).toBeGreaterThan(0.6);
    expect(seconds).toBeLessThan(1.2);
  });

  it('goes on in slow motion, to the same end, where a picture leaves no time for more than a tick', async () => {
    const frames: number[] = [];
    const hashes: (string | null)[] = [];
    for (const mayGoOn of [() => true, () => false]) {
      const session = await sessionAtTable();
      session.commands.typeMove('walk M1 C 90');
      let count = 0;
      while (session.advance(FRAME_S, mayGoOn)) count += 1;
      frames.push(count);
      hashes.push(session.store.getState().bodyHash);
    }
    expect(hashes[1]).toBe(hashes[0]);
    expect(frames[1]).toBeGreaterThan(3.5 * (frames[0] ?? 0)); // four ticks a picture otherwise
  });

  it('ends by itself when its range is used up', async () => {
    const session = await sessionAtTable({ pace: 'at-once' });
    session.commands.choose(own(session, 'L1'));
    session.commands.setAim('C', 180);
    session.commands.performAim();
    untilStill(session);
    expect(session.store.getState()).toMatchObject({
      stage: 'idle',
      lastAction: { action: { do: 'walk', hand: 'assisted' } },
    });
  });

  it('cannot be left for another piece half-way, and is ended by ending the turn', async () => {
    const session = await inMidWalk();
    const { commands, store } = session;
    commands.choose(own(session, 'M1'));
    expect(store.getState().fault?.code).toBe('walk-under-way');
    commands.endTurn();
    expect(store.getState().match?.log.map((entry) => entry.action?.do)).toEqual(['walk', 'end-turn']);
  });
});

describe('whose hand it was', () => {
  const actionBy = async (...steps: readonly ('careful' | 'natural' | 'brisk' | 'free')[]) => {
    const session = await sessionAtTable({ pace: 'at-once' });
    const { commands, store, touch } = session;
    const piece = own(session, 'S1');
    commands.choose(piece);
    for (const hand of steps) {
      if (hand === 'free') {
        touch.grab(piece, 'D');
        touch.swing({ tiltRad: 0.15, swivelDeg: 90 });
        session.advance(1);
        touch.letGo();
      } else {
        commands.setHand(hand);
        commands.setAim('D', 90);
        commands.performAim();
      }
      untilStill(session);
    }
    commands.endAction();
    return store.getState().lastAction?.action;
  };

  it('is in the match: which practised hand, and of several the quickest', async () => {
    expect(await actionBy('careful')).toMatchObject({ hand: 'assisted', practised: 'careful' });
    expect(await actionBy('natural', 'careful')).toMatchObject({ hand: 'assisted', practised: 'natural' });
  });

  it('is a free one as soon as one step was, and then no practised one', async () => {
    const action = await actionBy('careful', 'free');
    expect(action).toMatchObject({ hand: 'free' });
    expect(action).not.toHaveProperty('practised');
  });
});

describe('a command that cannot be carried out', () => {
  it('changes nothing but the fault', async () => {
    const session = await sessionAtTable();
    const { commands, store } = session;
    const before = store.getState();
    const tries: [() => unknown, string][] = [
      [() => commands.performAim(), 'no-aim'],
      [() => commands.endAction(), 'nothing-to-end'],
      [() => commands.penalise(null), 'no-penalty-pending'],
      [() => commands.right([own(session, 'S1')]), 'upright'],
      [() => commands.requestUndo(), 'nothing-to-undo'],
      [() => commands.reach(before.match?.state.turn.seat ?? null), 'not-out-of-turn'],
      [() => commands.typeMove('walk S1'), 'notation'],
      [() => commands.typeMove('walk L1 A 1, B 1'), 'too-many-steps'],
    ];
    for (const [attempt, code] of tries) {
      attempt();
      expect(store.getState().fault?.code).toBe(code);
      commands.dismissFault();
      expect(store.getState()).toEqual(before);
    }
  });

  it('is refused while a hand is on the table', async () => {
    const session = await sessionAtTable();
    session.commands.typeMove('walk S1 D 90');
    session.advance(0.01);
    session.commands.endTurn();
    expect(session.store.getState().fault?.code).toBe('hand-on-table');
  });
});

describe('taking back', () => {
  it('restores the very position before a walk once the other seat agrees', async () => {
    const session = await sessionAtTable({ pace: 'at-once' });
    const { commands, store } = session;
    const before = store.getState().match?.state;
    const mover = before?.turn.seat ?? seat(0);
    commands.typeMove('walk S1 D 90');
    untilStill(session);
    commands.requestUndo();
    expect(store.getState().match?.undo?.waitingFor).toEqual([1 - mover]);
    commands.consentUndo(seat(1 - mover));
    expect(store.getState().match?.state).toEqual(before);
    expect(session.touch.standing(own(session, 'S1'))).toMatchObject({
      xMm: before?.pieces.find((p) => p.id === own(session, 'S1'))?.xMm,
    });
  });

  it('of a turn that has passed on waits for who has it now', async () => {
    const session = await sessionAtTable();
    const by = session.store.getState().match?.state.turn.seat ?? seat(0);
    session.commands.endTurn();
    session.commands.requestUndo();
    expect(session.store.getState().match).toMatchObject({ log: [{}], undo: { by, waitingFor: [1 - by] } });
  });
});

describe('a session', () => {
  it('tells of every action, to be saved', async () => {
    const session = await sessionAtTable({ pace: 'at-once' });
    const told: SeenTraction[] = [];
    session.store.subscribe(({ match }, before) => {
      if (match !== null && match !== before.match) told.push(match);
    });
    session.commands.typeMove('walk S1 D 90');
    untilStill(session);
    session.commands.endTurn();
    expect(told.map((match) => match.log.length)).toEqual([1, 2]);
  });

  it('goes on where a match is resumed', async () => {
    const session = await sessionAtTable({ pace: 'at-once' });
    const { commands, store } = session;
    commands.endTurn();
    const { match } = store.getState();
    if (!match) throw new Error('no match');
    commands.leave();
    expect(store.getState()).toMatchObject({ match: null, stage: 'idle', intent: null });
    expect(session.shown.world).toBeNull();
    commands.resume(whole(match));
    expect(store.getState().match).toBe(match);
    expect(session.shown.pieces.size).toBe(12);
  });

  it('asks each opponent in turn for the penalty of an out-of-turn crash', async () => {
    const session = await sessionAtTable({ pace: 'at-once' });
    const { commands, store, touch } = session;
    const mover = store.getState().match?.state.turn.seat ?? 0;
    const piece = own(session, 'L1');
    commands.reach(seat(1 - mover));
    touch.grab(piece, null);
    touch.drag({ xMm: 0, zMm: -40 });
    for (let i = 0; i < 60; i++) session.advance(1 / 60);
    touch.letGo();
    untilStill(session);
    expect(store.getState().match?.state.pending).toEqual([{ chooser: mover, culprit: 1 - mover }]);
    commands.penalise(null);
    expect(store.getState().match?.state.pending).toEqual([]);
  });
});

describe('taking back in the middle of a walk', () => {
  it('ends the walk and asks for all of it', async () => {
    const session = await inMidWalk();
    const { commands, store } = session;
    const before = store.getState().match?.state;
    expect(commands.mayTakeBack()).toBe(true);
    commands.requestUndo();
    const [other] = store.getState().match?.undo?.waitingFor ?? [];
    expect(other).toBeDefined();
    commands.consentUndo(other ?? -1);
    expect(store.getState()).toMatchObject({ stage: 'idle', fault: null, match: { log: [] } });
    expect(store.getState().match?.state).toEqual(before);
  });

  it('is refused for an earlier action with a sentence that says what to do first', async () => {
    const session = await inMidWalk();
    const { commands, store } = session;
    commands.requestUndo(undefined, 0);
    expect(store.getState().fault).toMatchObject({ code: 'walk-under-way', message: gameTexts.refusals.walkUnderWay });
    expect(store.getState().stage).toBe('between-steps');
  });
});

/** A match that is kept elsewhere, for seat 0: another screen takes back while a hand is on this one's table. */
function keptElsewhere(match: Match<TractionTypes>) {
  const kept = new MatchHere(traction, match);
  let tell = (): void => undefined;
  const master: Master<TractionTypes> = {
    seat: 0,
    get match() {
      return kept.match;
    },
    handDraws: kept.handDraws,
    letGo: (action, heard) => kept.letGo(action, heard),
    play: (action, performed, heard) => kept.play(action, performed, heard),
    undo: (request, heard) => kept.undo(request, heard),
    listen: (goneOn) => {
      tell = goneOn;
      return () => undefined;
    },
  };
  const takeBack = (to: Match<TractionTypes>): void => {
    kept.match = to;
    tell();
  };
  return { master, takeBack };
}

describe('a walk whose turn was taken back elsewhere', () => {
  it.each(['counts no more', 'is dropped before a step'])('%s, and the table stands as it does there', async (end) => {
    const { commands: begun, store: before } = await sessionAtTable();
    begun.endTurn();
    const first = whole(before.getState().match);
    begun.endTurn();
    const second = whole(before.getState().match);
    const session = await sessionAtTable({ pace: 'at-once' });
    const { commands, touch, store } = session;
    const { master, takeBack } = keptElsewhere(second);
    commands.join(master);
    if (end === 'counts no more') {
      commands.choose(own(session, 'S1'));
      commands.setAim('D', 180);
      commands.performAim();
      untilStill(session);
    } else touch.grab(own(session, 'S1'), 'D');
    takeBack(first);
    expect(store.getState().match).toBe(second);
    if (end === 'counts no more') commands.endAction();
    else touch.letGo();
    untilStill(session);
    expect(store.getState().match).toBe(first);
    expect(store.getState().played).toBe(first);
  });
});
