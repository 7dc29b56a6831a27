import { describe, expect, it } from 'vitest';
import { trexlandsTalk } from '#play/trexlands/talk/talk.ts';
import { createSession } from '#play/trexlands/session/session.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { seat } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { camp, choice, inPlay, must, say, withCamp, withCards } from '../../../games/trexlands/support.ts';
import { ADA_AND_BO } from '../../../app/tables/trexlands/fakeSession.ts';
import { matchOf } from '../../../app/tables/trexlands/session/alone.ts';

const withCoins = (ada: number, bo: number): TrexlandsState =>
  withCamp(withCamp({ ...inPlay(), publicDeck: [] }, 0, { coins: ada }), 1, { coins: bo });

async function at(state: TrexlandsState): Promise<Session> {
  const session = createSession({ physics: await loadPhysics(), random: () => 0, pace: 'at-once' });
  const begun = must(session.commands.newMatch(ADA_AND_BO));
  session.commands.resume({ ...begun, state });
  return session;
}

const shownArena = (session: Session) => {
  const { phase } = matchOf(session).state;
  return phase.name === 'arena' ? phase.cards : [];
};

describe('while the cards of an arena are turned over', () => {
  it('a challenge that was the last thing to do lies on its card and is paid for', async () => {
    const filled = [
      [0, 'pass'],
      [1, 'pass'],
      [0, 'place charge 1'],
      [0, 'ready'],
      [1, 'ready'],
    ] as const;
    const session = await at(say(withCoins(1, 1), ...filled).state);
    session.commands.act(choice(1, 'challenge 0 1'));
    expect(session.store.getState().stage).toBe('revealing');
    expect(shownArena(session)).toMatchObject([{ owner: 0, challengers: [1] }]);
    expect(camp(matchOf(session).state, 1).coins).toBe(0);
    session.commands.goOn();
    expect(matchOf(session)).toBe(session.store.getState().played);
    expect(matchOf(session).log).toHaveLength(1);
  });

  it('so does a card that was', async () => {
    const empty = [
      [0, 'pass'],
      [1, 'pass'],
      [0, 'ready'],
    ] as const;
    const session = await at(say(withCoins(1, 0), ...empty).state);
    session.commands.passDevice(seat(0));
    session.commands.act(choice(0, 'place charge 1'));
    expect(session.store.getState().stage).toBe('revealing');
    expect(shownArena(session)).toMatchObject([{ owner: 0, coins: 1 }]);
    expect(camp(matchOf(session).state, 0).coins).toBe(0);
  });

  it('are told in words in the order in which it happens, and nobody is asked meanwhile', async () => {
    const placed = [
      [0, 'pass'],
      [1, 'pass'],
      [0, 'place fuel 1'],
      [0, 'ready'],
      [1, 'place charge 1'],
      [1, 'ready'],
    ] as const;
    const session = await at(say(withCards(withCoins(1, 1), 0, '0-scout'), ...placed).state);
    const heard: string[] = [];
    trexlandsTalk(session).listen((lines) => heard.push(...lines.map((line) => line.replace(/[\u2066-\u2069]/g, ''))));
    session.commands.act(choice(0, 'play scout 1 1'));
    expect(session.store.getState().stage).toBe('revealing');
    expect(heard.slice(0, 2)).toEqual([
      'Ada plays Scout on card 1 of Bo.',
      'Ada reveals Fuel with 1 V: it goes face up to Camp.',
    ]);
    session.commands.goOn();
    session.commands.goOn();
    expect(heard.filter((line) => / may interrupt/.test(line))).toEqual([]);
    expect(heard.filter((line) => / plays Scout/.test(line))).toHaveLength(1);
    expect(heard.at(-1)).toBe('Ada to move.');
  });
});
