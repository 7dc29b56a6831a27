import { beforeAll, describe, expect, it } from 'vitest';
import { CampDialog } from '../../../../../src/app/tables/trexlands/hud/cards/CampDialog.tsx';
import { RoundDock } from '../../../../../src/app/tables/trexlands/hud/dock/Dock.tsx';
import { Happened } from '../../../../../src/app/tables/trexlands/hud/notes/Happened.tsx';
import { RoundUndo } from '../../../../../src/app/tables/trexlands/hud/notes/UndoPrompt.tsx';
import { RoundLog } from '../../../../../src/app/tables/trexlands/hud/LogPanel.tsx';
import { Standings } from '../../../../../src/app/tables/trexlands/hud/Standings.tsx';
import { announcementsOf } from '../../../../../src/app/tables/trexlands/hud/model/announcements.ts';
import { createRound } from '../../../../../src/app/tables/trexlands/session/session.ts';
import type { Round } from '../../../../../src/app/tables/trexlands/session/sessionTypes.ts';
import { TRIBU_CARDS } from '../../../../../src/games/trexlands/cards/kinds.ts';
import { seat } from '../../../../../src/sim/ids.ts';
import { loadPhysics, type Physics } from '../../../../../src/sim/physics.ts';
import { choice, inPlay, must, say } from '../../../../games/trexlands/support.ts';
import { ADA_AND_BO, begun, type FakeRound } from '../fakeSession.ts';
import { buttonsOf, shown, wordsOf } from '../shownHud.tsx';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** Ada places in private; the market was passed over. */
function arena(): FakeRound {
  const round = begun();
  round.stand(say(inPlay(), [0, 'pass'], [1, 'pass'], [0, 'pass'], [1, 'pass']).state);
  return round;
}

/** The same at a real table, which has just told how the market ended. */
function realArena(): Round {
  const round = createRound({ physics, random: () => 0, pace: 'at-once' });
  const match = must(round.commands.newMatch(ADA_AND_BO));
  round.commands.resume({ ...match, state: say(inPlay(), [0, 'pass'], [1, 'pass'], [0, 'pass']).state });
  act(round, 1, 'pass');
  return round;
}

const act = (round: Round, who: number, text: string): void => round.commands.act(choice(who, text));

/** Everything of the HUD that could know a private card. */
const everything = (round: Round): string =>
  shown(
    round,
    <>
      <RoundDock reveal={null} />
      <Happened />
      <RoundLog untold={0} />
      <RoundUndo />
      {[0, 1].map((i) => (
        <CampDialog key={i} seat={seat(i)} onClose={() => undefined} />
      ))}
    </>,
  );

const privateCardsIn = (html: string): readonly string[] =>
  TRIBU_CARDS.filter(({ name, kind }) => html.includes(name) || html.includes(kind)).map(({ kind }) => kind);

describe('a device that goes around the table', () => {
  it('shows nobody’s private cards before it is in their hands, and says whose hands are wanted', () => {
    const round = arena();
    expect(privateCardsIn(everything(round))).toEqual([]);
    expect(buttonsOf(shown(round, <RoundDock reveal={null} />))).toEqual(['I am Ada']);
    round.commands.passDevice(seat(1)); // not theirs to place
    expect(privateCardsIn(shown(round, <RoundDock reveal={null} />))).toEqual([]);
  });

  it('shows their own to whoever has it, and nothing of it once it is put down', () => {
    const round = arena();
    round.commands.passDevice(seat(0));
    expect(privateCardsIn(everything(round))).toHaveLength(TRIBU_CARDS.length);
    act(round, 0, 'place charge 2');
    expect(wordsOf(shown(round, <RoundDock reveal={null} />))).toContain(
      'Your card 1: Charge, worth 4 V, with 2 V on it',
    );
    act(round, 0, 'ready');
    round.commands.passDevice(null);
    expect(privateCardsIn(everything(round))).toEqual([]);
  });

  it('TX-69: shows nobody else what was placed while the others still place: neither the card nor V, nor that there is one', () => {
    const shows = (...placed: readonly string[]): readonly string[] => {
      const round = realArena();
      round.commands.passDevice(seat(0));
      for (const text of placed) act(round, 0, text);
      round.commands.passDevice(null);
      const passed = everything(round);
      round.commands.passDevice(seat(0));
      act(round, 0, 'ready');
      round.commands.passDevice(seat(1));
      return [passed, everything(round), shown(round, <Standings onOpen={() => undefined} />)];
    };
    expect(shows('place charge 2')).toEqual(shows());
    expect(shows('place scout 1', 'place fuel 1', 'place raid 1')).toEqual(shows());
  });

  it('TX-69: nor that something was placed and taken back', () => {
    const round = realArena();
    round.commands.passDevice(seat(0));
    const before = everything(round);
    act(round, 0, 'place charge 2');
    expect(everything(round)).not.toBe(before);
    round.commands.requestUndo();
    expect(everything(round)).toBe(before);
  });

  it('TX-69: does not say aloud that something placed in private was taken back', () => {
    const round = arena();
    round.commands.passDevice(seat(0));
    act(round, 0, 'place charge 2');
    const placed = round.store.getState();
    round.commands.requestUndo(seat(0));
    expect(round.match().state.phase).toMatchObject({ cards: [] });
    expect(announcementsOf(placed, round.store.getState())).toEqual([]);
  });

  it('tells of a face-down card whose it is and how many V lie on it, and no more: on the table, in the log, aloud', () => {
    const round = arena();
    const before = round.store.getState();
    act(round, 0, 'place charge 2');
    act(round, 0, 'ready');
    act(round, 1, 'ready');
    const html = everything(round);
    expect(wordsOf(html)).toContain('Ada’s card 1');
    expect(wordsOf(html)).toContain('Ada places card 1 face down with 2 V.');
    expect(privateCardsIn(html)).toEqual([]);
    const said = announcementsOf(before, round.store.getState());
    expect(said.join(' ')).toContain('Ada places card 1');
    expect(privateCardsIn(said.join(' '))).toEqual([]);
    expect(buttonsOf(html)).toEqual(expect.arrayContaining(['Bo challenges', 'Bo is ready', 'Bo looks']));
  });

  it('does not say what was placed when somebody wants it back', () => {
    const round = arena();
    act(round, 0, 'place charge 2');
    act(round, 0, 'ready');
    act(round, 1, 'place scout 1');
    act(round, 1, 'ready');
    round.commands.requestUndo(seat(1));
    expect(privateCardsIn(everything(round))).toEqual([]);
  });
});
