import { describe, expect, it } from 'vitest';
import { MatchHere } from '#play/session/matchHere.ts';
import { DONE } from '#play/session/outcome.ts';
import { REFUSALS } from '#play/session/refusals.ts';
import { texts } from '#play/texts.ts';
import { codeOf, nim, nimMatch } from '../../engine/nim.ts';
import { NimCore } from '../../app/session/nimSession.ts';

const TAKE = { do: 'take', count: 2 } as const;
const BUSY = { code: 'busy', message: 'Something is under way.' };

/** Somebody sits at a match with ten in the heap. */
function sitting(spectating = false): NimCore {
  const core = new NimCore();
  core.sit(new MatchHere(nim, nimMatch(10)), spectating);
  core.told.length = 0;
  return core;
}

describe('a session', () => {
  it('begins as blank as its game says', () => {
    expect(new NimCore().state).toMatchObject({ match: null, played: null, fault: null });
  });

  it('plays what the rules let play, and shows it as played unless it was seen already', () => {
    const core = sitting();
    expect(core.check(TAKE)).toEqual({ ok: true, value: TAKE });
    expect(core.play(TAKE)).toEqual(DONE);
    expect(core.play(TAKE, 'seen')).toEqual(DONE);
    expect(core.told).toEqual(['played', 'seen']);
    expect(core.state.match?.state.heap).toBe(6);
    expect(core.state.match?.log).toHaveLength(2);
  });

  it('plays nothing that the rules forbid, and says why', () => {
    const core = sitting();
    expect(codeOf(core.check({ do: 'take', count: 4 }))).toBe('bad-count');
    const played = core.play({ do: 'take', count: 4 });
    expect(codeOf(played)).toBe('bad-count');
    expect(played).toEqual({ ok: false, fault: core.state.fault });
    expect(core.told).toEqual([]);
    expect(core.state.match?.log).toHaveLength(0);
  });

  it('plays nothing that its screen has something against, though the rules have not', () => {
    const core = sitting();
    const toPlay = { code: 'elsewhere', message: 'The device is elsewhere.' };
    core.objections = { toPlay };
    expect(core.check(TAKE).ok).toBe(true);
    expect(core.play(TAKE)).toEqual({ ok: false, fault: toPlay });
    expect(core.state.fault).toEqual(toPlay);
    expect(core.told).toEqual([]);
  });

  it('has no match to play without one, in a tab that looks on, and while something is under way', () => {
    const busy = sitting();
    busy.objections = { underWay: BUSY };
    const cases: readonly (readonly [NimCore, unknown])[] = [
      [new NimCore(), REFUSALS.noMatch],
      [sitting(true), REFUSALS.spectating],
      [busy, BUSY],
    ];
    for (const [core, fault] of cases) {
      expect(core.playable).toEqual({ ok: false, fault });
      expect(core.check(TAKE)).toEqual({ ok: false, fault });
      expect(core.play(TAKE)).toEqual({ ok: false, fault });
      expect(core.state.fault).toEqual(fault);
      expect(core.told.includes('played')).toBe(false);
    }
  });
});

it('refusals have a code for programs and a sentence for people', () => {
  expect(REFUSALS).toEqual({
    botsSeat: { code: 'bots-seat', message: texts.refusals.botsSeat },
    spectating: { code: 'looking-on', message: texts.refusals.spectating },
    nothingDone: { code: 'nothing-to-undo', message: texts.refusals.nothingDone },
    noMatch: { code: 'no-match', message: texts.refusals.noMatch },
    onItsWay: { code: 'on-its-way', message: texts.refusals.onItsWay },
    notYours: { code: 'not-yours', message: texts.refusals.notYours },
    notInHand: { code: 'not-in-hand', message: texts.refusals.notInHand },
    noHint: { code: 'no-hint', message: texts.advice.nobody },
    rolling: { code: 'rolling', message: texts.refusals.rolling },
    notSeen: { code: 'not-seen', message: texts.refusals.notSeen },
  });
});
