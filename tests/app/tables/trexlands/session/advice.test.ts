import { describe, expect, it } from 'vitest';
import { isPartOf } from '#app/tables/trexlands/hud/hint/useHint.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import type { Choice, MoveAction } from '#games/trexlands/actions.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { choice, inPlay } from '../../../../games/trexlands/support.ts';
import { seat } from '#sim/ids.ts';
import { ok } from '#sim/result.ts';
import { frames, matchOf, sitDown, type Think } from './alone.ts';

/** Ada's first truck enters at a ramp. */
function entry(): MoveAction {
  const found = choicesOf(inPlay(), seat(0)).find((way): way is MoveAction => way.do === 'move');
  return found ?? expect.fail('there is no way in');
}

/** Ada is to move, and asks for a hint; this is what it comes to. */
async function asked(move: Choice): Promise<Session> {
  const think: Think = () => Promise.resolve(ok({ move, reason: { code: 'drive', about: { gain: 1 } } }));
  const { session } = await sitDown(undefined, think);
  session.commands.resume({ ...matchOf(session), state: inPlay() });
  session.advice?.ask();
  await frames(session, 2);
  return session;
}

describe('a hint in Trexlands', () => {
  it('takes up the trucks of the MOVE, and plays nothing', async () => {
    const { store } = await asked(entry());
    expect(store.getState()).toMatchObject({
      advice: { stage: 'shown', reason: { code: 'drive' } },
      aimed: entry(),
      chosen: entry().move.trucks,
    });
    expect(store.getState().match?.log).toEqual([]);
  });

  it('of a stack takes up the truck that the other is offered to', async () => {
    const { store } = await asked(choice(0, 'stack T1 T2'));
    expect(store.getState()).toMatchObject({ aimed: { do: 'stack' }, chosen: ['0-T1'] });
  });

  it('is gone once something was played', async () => {
    const session = await asked(entry());
    session.commands.act(choice(0, 'pass'));
    expect(session.store.getState()).toMatchObject({ advice: null, aimed: null });
  });

  it('is gone once another truck is chosen, as it speaks of what it marks, and can be asked for again', async () => {
    const session = await asked(entry());
    session.commands.choose('0-T2' as never);
    expect(session.store.getState()).toMatchObject({ advice: null, aimed: null, chosen: ['0-T2'] });
    session.advice?.ask();
    await frames(session, 2);
    expect(session.store.getState()).toMatchObject({ advice: { stage: 'shown' }, aimed: entry() });
  });

  it('is the best bot’s, by no more than the person’s own view', async () => {
    const { session, sent } = await sitDown();
    session.commands.resume({ ...matchOf(session), state: inPlay() });
    session.advice?.ask();
    await frames(session, 2);
    expect(session.store.getState().advice).toMatchObject({ stage: 'shown' });
    expect(sent.map(({ given }) => given)).toMatchObject([{ level: 'keen', seat: 0 }]);
  });
});

describe('the button of a hint', () => {
  it('is the one whose parts the move has, whatever else it has', () => {
    const move = choice(0, 'move T1 b3');
    expect(isPartOf({ do: 'move', move: { to: 'b3' } }, move)).toBe(true);
    expect(isPartOf({ do: 'move', move: { to: 'b1' } }, move)).toBe(false);
    expect(isPartOf({ do: 'pass' }, move)).toBe(false);
    expect(isPartOf({ do: 'stack', trucks: ['0-T1', '0-T2'] }, choice(0, 'stack T1 T2'))).toBe(true);
  });
});
