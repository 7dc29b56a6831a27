import { describe, expect, it } from 'vitest';
import { atArena, type AtArena } from '../../../app/tables/trexlands/throwing/atArena.ts';
import { trexlandsTalk } from '#play/trexlands/talk/talk.ts';
import { seat } from '#sim/ids.ts';

/** Two rank a second time, as neither or both came up, and one of them wants the first roll back. */
async function asking(): Promise<AtArena> {
  const there = await atArena('ranking', 5);
  rolled(there);
  expect(there.session.store.getState().stage).toBe('aiming');
  there.session.commands.requestUndo();
  expect(there.session.store.getState().match?.undo).not.toBeNull();
  return there;
}

function rolled(there: AtArena): void {
  there.session.commands.rollForMe();
  there.session.commands.goOn();
  there.session.commands.goOn();
}

/** Afterwards nothing is given, and pictures go on. */
function unchanged(there: AtArena): void {
  there.pass(0.1);
  const { stage, thrown, match } = there.session.store.getState();
  expect({ stage, thrown, actions: match?.log.length }).toEqual({ stage: 'aiming', thrown: [], actions: 1 });
}

describe('while somebody wants to take something back, no truck is thrown', () => {
  it('in words', async () => {
    const there = await asking();
    for (const line of ['roll', 'as Ada roll', 'as Bo roll T1 at 0 150 0 speed 0 0 0 spin 700']) {
      expect(trexlandsTalk(there.session).say(line)).toMatchObject({
        kind: 'refused',
        sentence: 'Somebody has asked to take an action back; answer that first.',
      });
      unchanged(there);
    }
  });

  it('from the panel, by aim or by chance', async () => {
    const there = await asking();
    const {
      throwing: { commands },
      session,
    } = there;
    for (const go of [commands.letGo, commands.rollMine, () => session.commands.rollForMe()]) {
      session.commands.dismissFault();
      go();
      expect(there.fault).toBe('undo-pending');
      unchanged(there);
    }
  });

  it('by a hand: it takes none up, and what it held already stays where it waits', async () => {
    const there = await asking();
    there.press('0-T1');
    expect([there.fault, there.throwing.held.trucks]).toEqual(['undo-pending', []]);
    there.session.commands.withdrawUndo();
    there.release();
    there.press('0-T1');
    there.drag([0, 0], 100);
    there.session.commands.requestUndo();
    there.drag([60, 0], 100);
    there.release();
    expect(there.fault).toBe('undo-pending');
    unchanged(there);
  });

  it('and once that is refused, or withdrawn, all may be thrown as before', async () => {
    for (const answer of ['refuse', 'withdraw'] as const) {
      const there = await asking();
      there.session.commands.rollForMe();
      if (answer === 'refuse')
        there.session.commands.refuseUndo(seat(there.session.store.getState().match?.undo?.waitingFor[0] ?? 0));
      else there.session.commands.withdrawUndo();
      rolled(there);
      expect(there.session.store.getState().match?.log.length).toBe(2);
    }
  });
});

describe('something is taken back while trucks have been thrown', () => {
  it('they wait in their hands until the others agree, and hang there still if they do not', async () => {
    for (const agrees of [true, false]) {
      const there = await atArena('ranking', 5);
      rolled(there);
      there.throwing.commands.letGo();
      there.session.commands.requestUndo();
      const hangs = ['0-T1'];
      expect(there.thrown.map(({ truck }) => truck)).toEqual(hangs);
      const { undo } = there.session.store.getState().match ?? {};
      there.session.commands[agrees ? 'consentUndo' : 'refuseUndo'](seat(undo?.waitingFor[0] ?? 0));
      expect(there.thrown.map(({ truck }) => truck)).toEqual(agrees ? [] : hangs);
      rolled(there);
      expect(there.session.store.getState().match?.log.length).toBe(agrees ? 1 : 2);
    }
  });
});
