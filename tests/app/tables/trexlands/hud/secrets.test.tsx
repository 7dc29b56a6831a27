import { beforeAll, describe, expect, it } from 'vitest';
import { CampDialog } from '#app/tables/trexlands/hud/cards/CampDialog.tsx';
import { Dock } from '#app/tables/trexlands/hud/dock/Dock.tsx';
import { EndPanel } from '#app/tables/trexlands/hud/EndPanel.tsx';
import { Standings } from '#app/tables/trexlands/hud/Standings.tsx';
import { announcementsOf } from '#play/trexlands/say/announcements.ts';
import { createSession } from '#play/trexlands/session/session.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import { TRIBU_CARDS } from '#games/trexlands/cards/kinds.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { texts } from '#play/texts.ts';
import { seat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { choice, inPlay, must, say } from '../../../../games/trexlands/support.ts';
import { ADA_AND_BO, begun, type FakeSession } from '../fakeSession.ts';
import { buttonsOf, Happened, LogPanel, shown, TurnCard, UndoPrompt, wordsOf } from '../shownHud.tsx';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** Ada places in private; the market was passed over. */
function arena(): FakeSession {
  const session = begun();
  session.stand(say(inPlay(), [0, 'pass'], [1, 'pass'], [0, 'pass'], [1, 'pass']).state);
  return session;
}

/** The same at a real table, which has just told how the market ended. */
function realArena(): Session {
  const session = createSession({ physics, random: () => 0, pace: 'at-once' });
  const match = must(session.commands.newMatch(ADA_AND_BO));
  session.commands.resume({ ...match, state: say(inPlay(), [0, 'pass'], [1, 'pass'], [0, 'pass']).state });
  act(session, 1, 'pass');
  return session;
}

const act = (session: Session, who: number, text: string) => session.commands.act(choice(who, text));

/** Everything of the HUD that could know a private card. */
const everything = (session: Session): string =>
  shown(
    session,
    <>
      <Dock />
      <Happened />
      <LogPanel />
      <UndoPrompt />
      {[0, 1].map((i) => (
        <CampDialog key={i} seat={seat(i)} onClose={() => undefined} />
      ))}
    </>,
    { exactShown: true },
  );

const privateCardsIn = (html: string): readonly string[] =>
  TRIBU_CARDS.filter(({ name, kind }) => html.includes(name) || html.includes(kind)).map(({ kind }) => kind);

describe('a device that goes around the table', () => {
  it('shows nobody’s private cards before it is in their hands, and says whose hands are wanted', () => {
    const session = arena();
    expect(privateCardsIn(everything(session))).toEqual([]);
    expect(buttonsOf(shown(session, <Dock />))).toEqual(['I am Ada', 'Ada places no card', 'None of us']);
    session.commands.passDevice(seat(1)); // not theirs to place
    expect(privateCardsIn(shown(session, <Dock />))).toEqual([]);
  });

  it('shows their own to whoever has it, and nothing of it once it is put down', () => {
    const session = arena();
    session.commands.passDevice(seat(0));
    expect(privateCardsIn(everything(session))).toHaveLength(TRIBU_CARDS.length);
    act(session, 0, 'place charge 2');
    expect(wordsOf(shown(session, <Dock />, { exactShown: true }))).toContain(
      'Your card 1: Charge, worth 4 V, with 2 V on it',
    );
    act(session, 0, 'ready');
    session.commands.passDevice(null);
    expect(privateCardsIn(everything(session))).toEqual([]);
  });

  it('TX-69: shows nobody else what was placed while the others still place: neither the card nor V, nor that there is one', () => {
    const shows = (...placed: readonly string[]): readonly string[] => {
      const session = realArena();
      session.commands.passDevice(seat(0));
      for (const text of placed) act(session, 0, text);
      session.commands.passDevice(null);
      const passed = everything(session);
      session.commands.passDevice(seat(0));
      act(session, 0, 'ready');
      session.commands.passDevice(seat(1));
      return [passed, everything(session), shown(session, <Standings onSheet={() => undefined} />)];
    };
    expect(shows('place charge 2')).toEqual(shows());
    expect(shows('place scout 1', 'place fuel 1', 'place raid 1')).toEqual(shows());
  });

  it('TX-69: nor that something was placed and taken back', () => {
    const session = realArena();
    session.commands.passDevice(seat(0));
    const before = everything(session);
    act(session, 0, 'place charge 2');
    expect(everything(session)).not.toBe(before);
    session.commands.requestUndo();
    expect(everything(session)).toBe(before);
  });

  it('offers to take back only what was placed in one’s own hands, to whoever has the device', () => {
    const session = realArena();
    const offered = (): boolean => {
      expect(buttonsOf(shown(session, <Happened />))).not.toContain(texts.undo.button); // others would have to agree
      return buttonsOf(shown(session, <Dock />)).includes(gameTexts.exchange.takeCardBack);
    };
    expect(offered()).toBe(false); // the device is on its way
    session.commands.passDevice(seat(0));
    expect(offered()).toBe(false);
    act(session, 0, 'place charge 2');
    expect(offered()).toBe(true);
    act(session, 0, 'ready');
    session.commands.passDevice(seat(1));
    expect(offered()).toBe(false);
    act(session, 1, 'place scout 1');
    expect(offered()).toBe(true);
  });

  it('TX-69: does not say aloud that something placed in private was taken back', () => {
    const session = arena();
    session.commands.passDevice(seat(0));
    act(session, 0, 'place charge 2');
    const placed = session.store.getState();
    session.commands.requestUndo(seat(0));
    expect(session.match().state.phase).toMatchObject({ cards: [] });
    expect(announcementsOf(placed, session.store.getState())).toEqual([]);
  });

  it('tells of a face-down card whose it is and how many V lie on it, and no more: on the table, in the log, aloud', () => {
    const session = arena();
    const before = session.store.getState();
    act(session, 0, 'place charge 2');
    act(session, 0, 'ready');
    act(session, 1, 'ready');
    const html = everything(session);
    expect(wordsOf(html)).toContain('Ada’s card 1');
    expect(wordsOf(html)).toContain('Ada places card 1 face down with 2 V.');
    expect(privateCardsIn(html)).toEqual([]);
    const said = announcementsOf(before, session.store.getState());
    expect(said.join(' ')).toContain('Ada places card 1');
    expect(privateCardsIn(said.join(' '))).toEqual([]);
    expect(buttonsOf(html)).toEqual(
      expect.arrayContaining(['Bo challenges', 'Bo does not challenge', 'Add card of Bo']),
    );
  });

  it('does not say what was placed when somebody wants it back', () => {
    const session = arena();
    act(session, 0, 'place charge 2');
    act(session, 0, 'ready');
    act(session, 1, 'place scout 1');
    act(session, 1, 'ready');
    session.commands.requestUndo(seat(1));
    expect(privateCardsIn(everything(session))).toEqual([]);
  });

  it('tells what comes of a card only once it has been turned: not by title, log, Camps, turn, Supply or aloud', () => {
    const session = realArena();
    session.commands.passDevice(seat(0));
    for (const text of ['place charge 2', 'place scout 1', 'ready']) act(session, 0, text);
    session.commands.passDevice(seat(1));
    act(session, 1, 'ready');
    const around = (): string => {
      const { match } = session.store.getState();
      if (match === null) throw new Error('no match');
      return [
        shown(
          session,
          <>
            <LogPanel />
            <Standings onSheet={() => undefined} />
            <EndPanel />
            {[0, 1].map((i) => (
              <CampDialog key={i} seat={seat(i)} onClose={() => undefined} />
            ))}
          </>,
        ),
        JSON.stringify([match.state.terra, match.state.camps, match.state.pit.length]),
      ].join();
    };
    const aloud: string[] = [];
    session.store.subscribe((now, before) => void aloud.push(...announcementsOf(before, now)));
    const before = around();
    session.commands.nobody();
    expect(session.store.getState().stage).toBe('revealing');
    expect(around()).toBe(before);
    expect(wordsOf(shown(session, <TurnCard />))).toContain('The cards are turned over');
    expect(privateCardsIn(aloud.join(' '))).toEqual(['charge']);
    expect(privateCardsIn(shown(session, <Dock />))).toEqual(['charge']);
    session.commands.goOn();
    expect([...privateCardsIn(aloud.join(' '))].sort()).toEqual(['charge', 'scout']);
    expect(around()).toBe(before);
    session.commands.goOn();
    expect(around()).not.toBe(before);
    expect(aloud.filter((line) => line.includes('reveals'))).toHaveLength(2); // each once
  });
});

describe('a card that was placed in private', () => {
  const back = 'data-take-card-back';

  it('can be taken back while its owner has the device, one after the other', () => {
    const session = realArena();
    session.commands.passDevice(seat(0));
    expect(shown(session, <Dock />)).not.toContain(back);
    act(session, 0, 'place scout 1');
    act(session, 0, 'place fuel 1');
    expect(shown(session, <Dock />)).toContain(back);
    session.commands.requestUndo();
    expect(shown(session, <Dock />)).toContain(back);
    session.commands.requestUndo();
    expect(shown(session, <Dock />)).not.toContain(back);
    expect(session.store.getState().holder).toBe(0);
    expect(session.store.getState().match?.state.phase).toMatchObject({ name: 'arena', cards: [], placing: 0 });
  });

  it('lies as it was placed once the device has been passed on', () => {
    const session = realArena();
    session.commands.passDevice(seat(0));
    act(session, 0, 'place scout 1');
    act(session, 0, 'ready');
    expect(shown(session, <Dock />)).not.toContain(back);
    session.commands.passDevice(seat(1));
    expect(shown(session, <Dock />)).not.toContain(back);
  });
});
