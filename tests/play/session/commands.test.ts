import { describe, expect, it } from 'vitest';
import { sittingCommands, undoCommands } from '#play/session/commands.ts';
import { LARGEST_SEED, type Seed } from '#engine/random.ts';
import { seat } from '#sim/ids.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { codeOf, nimMatch, PLAN } from '../../engine/nim.ts';
import { DONE } from '#play/session/outcome.ts';
import { NimCore } from '../../app/session/nimSession.ts';
import { whole } from '../../engine/whole.ts';

const TAKE = { do: 'take', count: 2 } as const;
const AGREED = { seats: PLAN.seats, setup: PLAN.setup };

/** Ann, Ben and Cy (a bot) at a match with ten in the heap. */
function sitting() {
  const core = new NimCore();
  const commands = { ...sittingCommands(core, () => 0.25), ...undoCommands(core) };
  commands.resume(nimMatch(10));
  core.told.length = 0;
  return { core, commands };
}

describe('sitting down', () => {
  it('at a new match begins it with what was agreed on, on this table', () => {
    const { core, commands } = sitting();
    const begun = commands.newMatch({ ...AGREED, seed: 7 });
    expect(core.told).toEqual(['abandon', 'down']);
    expect(begun).toEqual({ ok: true, value: core.state.match });
    expect(core.state.match?.header).toMatchObject({ build: 'toy@1', tickHz: TICK_HZ, seed: 7, seats: PLAN.seats });
    expect(core.state.spectating).toBe(false);
  });

  it('draws the seed where none was agreed on: any that there is', () => {
    const seedBy = (share: number): Seed => {
      const core = new NimCore();
      sittingCommands(core, () => share).newMatch(AGREED);
      return whole(core.state.match).header.seed;
    };
    expect(seedBy(0)).toBe(0);
    expect(seedBy(1 - 2 ** -53)).toBe(LARGEST_SEED);
    expect(seedBy(0.25)).toBe(Math.floor((LARGEST_SEED + 1) / 4));
  });

  it('at a match that cannot begin leaves the one that is there, and says why', () => {
    const { core, commands } = sitting();
    expect(codeOf(commands.newMatch({ ...AGREED, setup: { most: 0 } }))).toBe('empty-heap');
    expect(core.state.fault?.code).toBe('empty-heap');
    expect(core.state.match?.state.heap).toBe(10);
    expect(core.told).toEqual([]);
  });

  it('at one that was played before goes on with it, or looks on', () => {
    const { core, commands } = sitting();
    commands.resume(nimMatch(8));
    expect([core.state.match?.state.heap, core.state.spectating]).toEqual([8, false]);
    commands.resume(nimMatch(6), { spectating: true });
    expect([core.state.match?.state.heap, core.state.spectating]).toEqual([6, true]);
    expect(core.told).toEqual(['abandon', 'down', 'abandon', 'down']);
  });
});

it('who leaves pauses what is under way, and gets up', () => {
  const { core, commands } = sitting();
  commands.leave();
  expect(core.told).toEqual(['pause', 'abandon', 'up']);
  expect(core.state.match).toBeNull();
});

describe('where another tab plays', () => {
  it.each([
    ['conclude', ['conclude', 'abandon', 'asked']],
    ['forget', ['abandon', 'asked']],
  ] as const)('an action under way is told to %s, and what was played is shown', (how, told) => {
    const { core, commands } = sitting();
    commands.spectate(how);
    expect(core.told).toEqual(told);
    expect(core.state.spectating).toBe(true);
    commands.playOn();
    expect(core.state.spectating).toBe(false);
  });

  it('nothing is shown where nobody sits', () => {
    const core = new NimCore();
    sittingCommands(core, () => 0).spectate('forget');
    expect(core.told).toEqual(['abandon']);
    expect(core.state.spectating).toBe(true);
  });

  it('its match is followed, and what is under way here is forgotten', () => {
    const { core, commands } = sitting();
    commands.follow(nimMatch(4));
    expect(core.told).toEqual(['abandon', 'followed']);
    expect(core.state.match?.state.heap).toBe(4);
  });
});

it('a device that is passed on shows the next one’s secrets, and no fault of the last one', () => {
  const { core, commands } = sitting();
  core.play({ do: 'take', count: 9 });
  commands.passDevice(seat(1));
  expect(core.state).toMatchObject({ holder: 1, fault: null });
  commands.passDevice(null);
  expect(core.state.holder).toBeNull();
});

it('a device is not passed to whoever only looks on, and is put down by looking on', () => {
  const { core, commands } = sitting();
  commands.passDevice(seat(1));
  commands.spectate('forget');
  expect(core.state.holder).toBeNull();
  commands.passDevice(seat(1));
  expect([core.state.holder, core.state.fault?.code]).toEqual([null, 'looking-on']);
  commands.passDevice(null);
  expect(core.state.fault).toBeNull();
});

it('a device is not passed to anybody where there is no match', () => {
  const { core, commands } = sitting();
  commands.leave();
  expect(codeOf(commands.passDevice(seat(1)))).toBe('no-match');
  expect(core.state.holder).toBeNull();
});

it('a device is not passed to a computer, whose secrets nobody may see', () => {
  const { core, commands } = sitting();
  expect(codeOf(commands.passDevice(seat(2)))).toBe('bots-seat');
  expect([core.state.holder, core.state.fault?.code]).toEqual([null, 'bots-seat']);
});

describe('taking back', () => {
  it('is asked by who played last, unless somebody else is told', () => {
    const { core, commands } = sitting();
    core.play(TAKE);
    expect(commands.requestUndo(1)).toEqual(DONE);
    expect(core.state.match?.undo).toEqual({ by: 1, from: 0, waitingFor: [0] });
    expect(core.told.at(-1)).toBe('asked');
    commands.consentUndo(0);
    expect(core.told.at(-1)).toBe('taken-back');
    expect(core.state.match?.log).toHaveLength(0);
    core.play(TAKE);
    commands.requestUndo();
    expect(core.told.at(-1)).toBe('taken-back'); // one's own choice, at once
    core.play(TAKE);
    core.play(TAKE);
    commands.requestUndo(); // by seat 1, who played last
    expect([core.state.match?.log.length, core.state.match?.undo]).toEqual([1, null]);
  });

  it('goes back to any action that is named', () => {
    const { core, commands } = sitting();
    core.play(TAKE);
    core.play(TAKE);
    commands.requestUndo(0, 0);
    expect(core.state.match?.undo).toEqual({ by: 0, from: 0, waitingFor: [1] });
  });

  it('is refused by who is asked, or withdrawn by who asked', () => {
    const { core, commands } = sitting();
    core.play(TAKE);
    for (const end of [() => commands.refuseUndo(0), () => commands.withdrawUndo()]) {
      commands.requestUndo(1);
      expect(core.state.match?.undo?.by).toBe(1);
      end();
      expect(core.state.match?.undo).toBeNull();
      expect(core.state.match?.log).toHaveLength(1);
      expect([core.told.at(-1), core.state.fault]).toEqual(['asked', null]);
    }
    commands.withdrawUndo(); // of nothing
    expect(core.state.fault?.code).toBe('no-undo-pending');
  });

  it('is offered where it would be granted or put to the others, and nowhere else', () => {
    const { core, commands } = sitting();
    expect(commands.mayTakeBack()).toBe(false); // nothing was played
    core.play(TAKE);
    expect(commands.mayTakeBack()).toBe(true);
    core.objections = { underWay: { code: 'moving', message: 'A hand moves.' } };
    expect(commands.mayTakeBack()).toBe(true); // in a moment
    core.objections = { toUndo: { code: 'elsewhere', message: 'The device is elsewhere.' } };
    expect(commands.mayTakeBack()).toBe(false);
    core.objections = {};
    commands.requestUndo(1);
    expect(commands.mayTakeBack()).toBe(false); // somebody asks already
    commands.withdrawUndo();
    commands.spectate('forget');
    expect(commands.mayTakeBack()).toBe(false);
  });

  it('is not offered while what was played last has not been seen', () => {
    const { core, commands } = sitting();
    core.play(TAKE);
    const { match: seen } = core.state;
    core.play(TAKE);
    core.set({ match: seen });
    expect(commands.mayTakeBack()).toBe(false);
    core.set({ match: core.state.played });
    expect(commands.mayTakeBack()).toBe(true);
  });

  it('says why nothing can be taken back', () => {
    const { core, commands } = sitting();
    expect(commands.whyNotTakeBack()?.code).toBe('nothing-to-undo');
    expect(commands.whyNotTakeBack()?.message).toBe('Nothing has been done yet that could be taken back.');
    core.play(TAKE);
    expect(commands.whyNotTakeBack()).toBeNull();
    core.objections = { toUndo: { code: 'elsewhere', message: 'The device is elsewhere.' } };
    expect(commands.whyNotTakeBack()?.code).toBe('elsewhere');
    core.objections = {};
    commands.requestUndo(1);
    expect(commands.whyNotTakeBack()?.code).toBe('undo-pending');
    commands.withdrawUndo();
    commands.spectate('forget');
    expect(commands.whyNotTakeBack()?.code).toBe('looking-on');
  });

  it('changes nothing where there is nothing to take back, nobody is asked, or it may not be played', () => {
    const { core, commands } = sitting();
    expect(codeOf(commands.requestUndo())).toBe('nothing-to-undo');
    expect(core.state.fault?.code).toBe('nothing-to-undo');
    expect(codeOf(commands.consentUndo(0))).toBe('no-undo-pending');
    expect(core.state.fault?.code).toBe('no-undo-pending');
    core.play(TAKE);
    core.objections = { toUndo: { code: 'elsewhere', message: 'The device is elsewhere.' } };
    expect(codeOf(commands.requestUndo(0))).toBe('elsewhere');
    expect(core.state.fault?.code).toBe('elsewhere');
    core.objections = {};
    commands.spectate('forget');
    core.told.length = 0;
    expect(codeOf(commands.requestUndo(0))).toBe('looking-on');
    expect([core.state.fault?.code, core.told, core.state.match?.log.length]).toEqual(['looking-on', [], 1]);
  });
});
