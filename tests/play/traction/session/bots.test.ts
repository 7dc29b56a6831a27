import { isWhole } from '#engine/seen.ts';
import { botsAfter } from '#play/session/commands.ts';
import { describe, expect, it } from 'vitest';
import { isComputersNewest } from '#play/session/meanwhile.ts';
import { thoughtOut } from '#bots/bot.ts';
import { seenBy } from '#bots/playing.ts';
import { tractionBots } from '#bots/traction/bots.ts';
import type { Think } from '#play/traction/session/botsHere.ts';
import type { NewMatch, Session } from '#play/traction/session/sessionTypes.ts';
import { loadPhysics } from '#sim/physics.ts';
import { ok } from '#sim/result.ts';
import { FRAME_S, own, PLAN, sessionAtTable } from '../../../app/tables/traction/session/sessionAtTable.ts';

const ALONE: NewMatch = {
  ...PLAN,
  seats: [
    { name: 'Ada', colour: 0, kind: 'person' },
    { name: 'Bo', colour: 1, kind: 'bot', level: 'careless' },
  ],
};

/** Thinks on this thread. */
async function thinking(): Promise<Think> {
  const physics = await loadPhysics();
  return async (match, seat) => {
    const seen = seenBy(tractionBots, match, seat);
    return ok(thoughtOut(tractionBots.think('careless', { physics, steadiness: 'usual' }, seen)));
  };
}

/** Lets frames and thoughts pass until a person is asked. */
async function untilAsked(session: Session): Promise<void> {
  for (let frame = 0; frame < 6000; frame += 1) {
    session.advance(FRAME_S);
    await Promise.resolve(); // a thought arrives between two frames
    if ((session.store.getState().bots?.seat ?? null) === null) return;
  }
  throw new Error('the bot is still asked after 100 s');
}

const matchOf = (session: Session) => {
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('there is no match');
  return match;
};

describe('a bot at the table', () => {
  it('plays its turn when it is asked, in sight, and gives a reason for its last move', async () => {
    const session = await sessionAtTable({ think: await thinking() }, ALONE);
    session.commands.endTurn();
    session.advance(FRAME_S);
    expect(session.store.getState().bots).toMatchObject({ seat: 1, paused: false });
    await untilAsked(session);
    const { log } = matchOf(session);
    expect(log.map(({ seat, action }) => [seat, action.do])).toEqual([
      [0, 'end-turn'],
      [1, 'walk'],
      [1, 'walk'],
    ]);
    expect(session.store.getState().bots?.last).toMatchObject({ seat: 1, entry: 2, reason: { code: 'nearer' } });
  });

  it('has its piece glow before it moves it', async () => {
    const session = await sessionAtTable({ think: await thinking() }, ALONE);
    const told: string[] = [];
    session.store.subscribe(({ meant, stage, intent }, was) => {
      if (meant !== was.meant && meant !== null) told.push(`${meant.piece} ${stage}`);
      if (stage === 'moving' && was.stage === 'idle') told.push(`${intent?.piece} ${stage}`);
    });
    session.commands.endTurn();
    await untilAsked(session);
    const [first, second] = told;
    expect(first).toMatch(/^1-.. idle$/);
    expect(second).toBe(first?.replace('idle', 'moving'));
    expect(session.store.getState().meant).toBeNull();
    expect(isComputersNewest(matchOf(session))).toBe(true); // what is said of it stays in sight
  });

  it('makes the moves that it makes without a page', async () => {
    const session = await sessionAtTable({ think: await thinking() }, ALONE);
    session.commands.endTurn();
    await untilAsked(session);
    const again = await sessionAtTable({ think: await thinking() }, ALONE);
    again.bots?.setPace('at-once');
    again.commands.endTurn();
    await untilAsked(again);
    expect(matchOf(again).log.map(({ hash }) => hash)).toEqual(matchOf(session).log.map(({ hash }) => hash));
  });

  it('waits while it is paused', async () => {
    const session = await sessionAtTable({ think: await thinking() }, ALONE);
    session.bots?.pause(true);
    session.commands.endTurn();
    for (let i = 0; i < 300; i += 1) session.advance(FRAME_S);
    await Promise.resolve();
    expect(matchOf(session).log).toHaveLength(1);
    session.bots?.pause(false);
    await untilAsked(session);
    expect(matchOf(session).log.length).toBeGreaterThan(1);
  });

  it('says so when it cannot think, and may be asked again', async () => {
    const think = await thinking();
    let broken = true;
    const session = await sessionAtTable(
      { think: (...given) => (broken ? Promise.reject(new Error('gone')) : think(...given)) },
      ALONE,
    );
    session.commands.endTurn();
    session.advance(FRAME_S);
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.store.getState().bots?.failed).toBe(true);
    broken = false;
    session.bots?.pause(false);
    await untilAsked(session);
    expect(matchOf(session).log.length).toBeGreaterThan(1);
  });

  it('loses its moves with the action of the person before them', async () => {
    const session = await sessionAtTable({ think: await thinking() }, ALONE);
    session.commands.endTurn();
    await untilAsked(session);
    expect(session.commands.askedToTakeBack()).toEqual([]);
    expect(botsAfter(matchOf(session))).toBe(matchOf(session).log.length - 1);
    expect(botsAfter(matchOf(session))).toBeGreaterThan(0);
    session.commands.requestUndo();
    expect(matchOf(session).log).toEqual([]);
    expect(matchOf(session).state.turn.seat).toBe(0);
  });

  it('is the only one to act for its seat', async () => {
    const session = await sessionAtTable({ think: await thinking() }, ALONE);
    session.commands.endTurn();
    const before = matchOf(session);
    session.commands.choose(own(session, 'S1'), 'walk');
    expect(session.store.getState().intent).toBeNull();
    expect(session.store.getState().fault?.code).toBe('bots-seat');
    session.commands.endTurn();
    expect(matchOf(session)).toBe(before);
  });
});
