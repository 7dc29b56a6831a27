import { describe, expect, it } from 'vitest';
import { CampDialog } from '../../../../../src/app/tables/trexlands/hud/cards/CampDialog.tsx';
import { RoundDock } from '../../../../../src/app/tables/trexlands/hud/dock/RoundDock.tsx';
import { Happened } from '../../../../../src/app/tables/trexlands/hud/notes/Happened.tsx';
import { RoundUndo } from '../../../../../src/app/tables/trexlands/hud/notes/RoundUndo.tsx';
import { RoundLog } from '../../../../../src/app/tables/trexlands/hud/RoundLog.tsx';
import { announcementsOf } from '../../../../../src/app/tables/trexlands/hud/model/announcements.ts';
import { TRIBU_CARDS } from '../../../../../src/games/trexlands/cards/kinds.ts';
import { seat } from '../../../../../src/sim/ids.ts';
import { choice, inPlay, say } from '../../../../games/trexlands/support.ts';
import { begun, type FakeRound } from '../fakeRound.ts';
import { buttonsOf, shown, wordsOf } from '../shownHud.tsx';

/** Ada places in private; the market was passed over. */
function arena(): FakeRound {
  const round = begun();
  round.stand(say(inPlay(), [0, 'pass'], [1, 'pass'], [0, 'pass'], [1, 'pass']).state);
  return round;
}

const act = (round: FakeRound, who: number, text: string): void => round.commands.act(choice(who, text));

/** Everything of the HUD that could know a private card. */
const everything = (round: FakeRound): string =>
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

const privateCardsIn = (html: string): readonly string[] => TRIBU_CARDS.filter(({ name, kind }) => html.includes(name) || html.includes(kind)).map(({ kind }) => kind);

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
    expect(wordsOf(shown(round, <RoundDock reveal={null} />))).toContain('Your card 1: Charge, worth 4 V, with 2 V on it');
    act(round, 0, 'ready');
    round.commands.passDevice(null);
    expect(privateCardsIn(everything(round))).toEqual([]);
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
