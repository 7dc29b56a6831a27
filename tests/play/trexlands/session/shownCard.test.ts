import { describe, expect, it } from 'vitest';
import { choicesOf } from '#games/trexlands/legal.ts';
import { offersOf } from '#play/trexlands/offers/offers.ts';
import { happenedIn } from '#play/trexlands/say/happened.ts';
import { turnSheetNow } from '#play/trexlands/say/turnSheet.ts';
import { createSession } from '#play/trexlands/session/session.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import { namesOf } from '#play/trexlands/words/names.ts';
import { view } from '#games/trexlands/view.ts';
import { seat } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { ok } from '#sim/result.ts';
import { againstBo, frames, matchOf } from '../../../app/tables/trexlands/session/alone.ts';
import { choice, inPlay, must, withCards, withTrucks } from '../../../games/trexlands/support.ts';

const DOES = 'lands UP more often';
const TOLD = `Bo plays Ballast: ${DOES}`;

/** Ada, who holds a card herself, attacks Bo, who plays whatever it can. */
async function attacked(pace: 'real' | 'at-once'): Promise<Session> {
  const session = createSession({
    physics: await loadPhysics(),
    random: () => 0,
    pace,
    think: ({ state }) => {
      const plays = choicesOf(state, seat(1)).find((one) => one.do === 'play');
      const move = plays ?? ({ do: 'pass', seat: seat(1) } as const);
      return Promise.resolve(ok({ move, reason: { code: 'whim', about: {} } }));
    },
  });
  must(session.commands.newMatch(againstBo()));
  const state = withTrucks(withCards(withCards(inPlay(), 1, 'ballast-1'), 0, 'oil-slick-1'), {
    '0-T1': 'b2',
    '1-T1': 'b3',
  });
  session.commands.resume({ ...matchOf(session), state });
  session.commands.act(choice(0, 'move T1 b3'));
  return session;
}

const told = ({ store }: Session) => store.getState();

/** All that was seen of the card until Bo has passed. */
async function seen(session: Session): Promise<readonly string[]> {
  const all: string[] = [];
  for (let i = 0; i < 1500 && matchOf(session).log.at(-1)?.action?.do !== 'pass'; i += 1) {
    await frames(session, 1);
    if (told(session).opening) all.push(...offersOf(told(session)).map(({ badge }) => badge ?? ''));
  }
  return all;
}

const news = (session: Session) => {
  const { sayings, earlier = [] } = happenedIn(matchOf(session), told(session));
  return (sayings.length > 0 ? sayings : earlier).map(({ text }) => text);
};

describe('a card that a computer plays in a battle', () => {
  it('is seen over the battle with what it does for more than a second, and nothing can be answered meanwhile', async () => {
    const session = await attacked('real');
    const pictures = await seen(session);
    expect(new Set(pictures)).toEqual(new Set([DOES]));
    expect(pictures.length).toBeGreaterThan(60);
    expect(offersOf(told(session)).map(({ at }) => at.kind)).toContain('card');
  });

  it('is the headline meanwhile, and the last news when it has passed', async () => {
    const session = await attacked('real');
    for (let i = 0; i < 1500 && !told(session).opening; i += 1) await frames(session, 1);
    const { match } = told(session);
    if (match === null) throw new Error('no match');
    const sheet = turnSheetNow(view(match.state, seat(0)), told(session), namesOf(match.header.seats));
    expect(sheet).toMatchObject({ seat: 1, headline: TOLD });
    await seen(session);
    expect(news(session).at(-1)).toBe(`${TOLD}.`);
  });

  it('holds nobody up where all is to be over at once', async () => {
    expect(await seen(await attacked('at-once'))).toEqual([]);
  });
});
