import { describe, expect, it } from 'vitest';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import { trexlandsTalk } from '#play/trexlands/talk/talk.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { helpOn } from '#play/textTable/help.ts';
import { LateFault } from '#play/offThread/lateFault.ts';
import { texts } from '#play/texts.ts';
import type { Reason } from '#bots/bot.ts';
import type { Choice } from '#games/trexlands/actions.ts';
import { makeCommand } from '#games/trexlands/notation.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { seat } from '#sim/ids.ts';
import { fault, ok } from '#sim/result.ts';
import { choice, inPlay, say } from '../../games/trexlands/support.ts';
import { ADA_AND_BO } from '../../app/tables/trexlands/fakeSession.ts';
import { createSession } from '#play/trexlands/session/session.ts';
import { loadPhysics } from '#sim/physics.ts';
import { againstBo, frames, matchOf, sitDown, type Think } from '../../app/tables/trexlands/session/alone.ts';

const REASON: Reason = { code: 'drive', about: { gain: 1 } };
const thinks =
  (move: Choice): Think =>
  () =>
    Promise.resolve(ok({ move, reason: REASON }));

/** At a table in this position; what happens there is noted in words. */
async function table(state: TrexlandsState, think: Think, plan = againstBo()) {
  const { session } = await sitDown(plan, think);
  session.commands.resume({ ...matchOf(session), state });
  const talk = trexlandsTalk(session);
  const happened: string[] = [];
  talk.listen((lines) => happened.push(...lines));
  return { session, talk, happened };
}

const played = (session: Session): number => matchOf(session).log.length;
const MOVE = choice(0, 'move camp T1 r1 b1');

describe('a hint at the text table of Trexlands', () => {
  it('is told in the words of the picture once it is found, with the command that plays it, and plays nothing', async () => {
    const { session, talk, happened } = await table(inPlay(), thinks(MOVE));
    expect(talk.say('hint')).toEqual({ kind: 'told', lines: [texts.advice.said(texts.advice.thinking)] });
    expect(happened).toEqual([]);
    await frames(session, 2);
    const command = makeCommand(MOVE);
    expect(happened).toEqual([
      texts.advice.said(gameTexts.adviceReason(REASON, MOVE, '+1 V')),
      gameTexts.talk.hintTyped(command),
    ]);
    expect(played(session)).toBe(0);
    expect(talk.say(command).kind).toBe('told');
    expect(played(session)).toBe(1);
  });

  it('says why there is none', async () => {
    const { session, talk, happened } = await table(inPlay(), () => Promise.resolve(fault('no-thought', 'None.')));
    talk.say('hint');
    await frames(session, 2);
    expect(happened).toEqual([texts.advice.said('None.')]);
  });

  it('says that a part of the page did not come, where that is why, and not that no move was found', async () => {
    const gone = new LateFault(
      { code: 'no-network', message: texts.late.noNetwork },
      { title: texts.late.noNetworkTitle },
    );
    const { session, talk, happened } = await table(inPlay(), () => Promise.reject(gone));
    talk.say('hint');
    await frames(session, 2);
    expect(happened).toEqual([texts.advice.said(texts.late.noNetwork)]);
  });

  it('says that the computer player has stopped where a bug stopped it', async () => {
    const { session, talk, happened } = await table(inPlay(), () => Promise.reject(new Error('a bug')));
    talk.say('hint');
    await frames(session, 2);
    expect(happened).toEqual([texts.advice.said(texts.advice.failed)]);
  });

  it('is refused where there are none, and where no person is asked', async () => {
    const { talk } = await table(say(inPlay(), [0, 'pass']).state, thinks(MOVE));
    expect(talk.say('hint')).toMatchObject({ kind: 'refused', sentence: texts.advice.nobody });
    const session = createSession({ physics: await loadPhysics(), random: () => 0, pace: 'at-once' });
    session.commands.newMatch(ADA_AND_BO);
    expect(trexlandsTalk(session).say('hint')).toMatchObject({ kind: 'refused', sentence: texts.advice.none });
  });

  it('about private cards is for the player with the device alone (TX-69)', async () => {
    const arena = say(inPlay(), [0, 'pass'], [1, 'pass'], [0, 'pass'], [1, 'pass']).state;
    const { session, talk } = await table(arena, thinks(choice(0, 'ready')), ADA_AND_BO);
    expect(talk.say('hint')).toMatchObject({ kind: 'refused', sentence: gameTexts.talk.hintFor('Ada') });
    expect(session.store.getState().advice ?? null).toBeNull();
    session.commands.passDevice(seat(0));
    expect(talk.say('hint').kind).toBe('told');
  });

  it('has its line in help', async () => {
    const { talk } = await table(inPlay(), thinks(MOVE));
    expect(helpOn(talk, 'hint')?.join(' ')).toContain('best computer player');
  });
});
