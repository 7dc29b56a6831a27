import { beforeAll, describe, expect, it } from 'vitest';
import { announcementsOf } from '#play/traction/say/announcement.ts';
import { logLinesOf } from '#play/traction/say/logLines.ts';
import { namingOf } from '#play/traction/say/naming.ts';
import { sayingsOf } from '#play/traction/say/sayings.ts';
import { trayOf } from '#play/traction/say/tray.ts';
import { turnSheetOf } from '#play/traction/say/turnSheet.ts';
import { seat } from '#sim/ids.ts';
import { PLAN, untilStill } from '../../app/tables/traction/session/sessionAtTable.ts';
import { table, THREE, type Table } from '../../app/frame/table.ts';

/** In one breath. */
const announcementOf = (...change: Parameters<typeof announcementsOf>): string => announcementsOf(...change).join(' ');

const naming = namingOf(PLAN.seats);

function lastSayings({ session, match }: Table): readonly string[] {
  const { lastAction } = session.store.getState();
  return lastAction === null
    ? []
    : sayingsOf(lastAction, naming, match().state.options).map(({ clause, text }) =>
        clause === null ? text : `${text} [${clause}]`,
      );
}

describe('a legal walk', () => {
  let at: Table;
  beforeAll(async () => {
    at = await table();
    at.play('walk S1 D 180, B 180');
  });

  it('is told in one sentence', () => {
    expect(lastSayings(at)).toEqual(['Ada’s S1 walked 2 steps.']);
  });

  it('is logged in notation that can be typed again', async () => {
    const [line] = logLinesOf(at.match());
    expect(line).toMatchObject({ notation: 'walk S1 D 180, B 180', seat: 0, turn: 1, hand: 'careful', mark: null });
    const again = await table();
    again.play(line?.notation ?? '');
    expect(again.match().state.turn.acted).toEqual(at.match().state.turn.acted);
  });

  it('is logged with whose hand it was, as far as the match says', async () => {
    const brisk = await table();
    brisk.play('walk S1 D 90 brisk');
    const { log } = brisk.match();
    const [entry] = log;
    if (entry?.action.do !== 'walk') throw new Error('no walk');
    const { practised: _, ...unnoted } = entry.action;
    const handsOf = (action: typeof unnoted) =>
      logLinesOf({ ...brisk.match(), log: [{ ...entry, action }] }).map(({ hand }) => hand);
    expect(logLinesOf(brisk.match())[0]).toMatchObject({ notation: 'walk S1 D 90', hand: 'brisk' });
    expect(handsOf(unnoted)).toEqual(['assisted']);
    expect(handsOf({ ...unnoted, hand: 'free' })).toEqual(['free']);
  });

  it('leaves the piece in the tray with the reason why it waits', () => {
    const tray = trayOf(at.match().state);
    expect(tray.map(({ name }) => name)).toEqual(['L1', 'L2', 'M1', 'M2', 'S1', 'S2']);
    expect(tray.find(({ name }) => name === 'S1')).toMatchObject({
      why: 'acted',
      label: 'Small 1: has acted this turn',
    });
    expect(tray.find(({ name }) => name === 'M1')).toMatchObject({
      why: null,
      label: 'Medium 1: may walk 2 steps or tackle',
      steps: 2,
      pips: 2,
    });
  });

  it('is told with its number', () => {
    expect(turnSheetOf(at.match())).toEqual({
      seat: 0,
      headline: 'Ada to move',
      detail: 'Turn 1',
    });
  });
});

describe('a foul', () => {
  let at: Table;
  beforeAll(async () => {
    at = await table();
    at.play('walk L2 B 90');
  });

  it('is told by the ruling with its clause and names, then by what came of it', () => {
    const said = lastSayings(at);
    expect(said[0]).toMatch(/^Ada’s L2 touched Ada’s M2 while walking, .*\[TR-10\]$/);
    expect(said.at(-1)).toBe('Ada’s L2 lies flat on its pad: in Ada’s next turn it may only be set upright.');
  });

  it('never shows an id of a piece or of a seat', () => {
    expect(lastSayings(at).join(' ')).not.toMatch(/\b[0-4]-[SML][12]\b|seat \d/i);
  });

  it('is marked in the log by a word', () => {
    expect(logLinesOf(at.match())[0]).toMatchObject({ mark: 'foul' });
  });
});

describe('what a screen reader hears', () => {
  it('is whose turn it is when the table is sat down at', async () => {
    const { match } = await table();
    expect(announcementOf(null, match(), null)).toBe('Ada to move.');
  });

  it('is the ruling, what came of it, and the next turn when it changes', async () => {
    const { session, play, match } = await table();
    play('walk S1 D 180');
    const before = match();
    play('walk L2 B 90');
    const heard = announcementOf(before, match(), session.store.getState().lastAction);
    expect(heard).toMatch(/^Ada’s L2 touched Ada’s M2 .* Bo to move\.$/);
  });

  it('is not the turn again while it stays the same', async () => {
    const { session, play, match } = await table();
    const before = match();
    play('walk S1 D 180');
    expect(announcementOf(before, match(), session.store.getState().lastAction)).toBe('Ada’s S1 walked 1 step.');
  });

  it('is who asks to take back, who answers, and that it is taken back', async () => {
    const { session, play, match } = await table();
    play('walk S1 D 180');
    const played = match();
    session.commands.requestUndo(seat(0));
    const asked = match();
    expect(announcementOf(played, asked, null)).toBe('Ada asks to take the last action back; Bo answers.');
    expect(turnSheetOf(asked)).toMatchObject({ seat: 1, headline: 'Bo answers' });
    session.commands.consentUndo(seat(1));
    expect(announcementOf(asked, match(), null)).toBe(
      'Taken back: everything stands exactly where it stood before. Ada to move.',
    );
  });
});

describe('a bumped table', () => {
  it('is nobody’s foul: told, restored, without a penalty', async () => {
    const at = await table();
    at.session.commands.bump({ pushMm: [0, 20] });
    untilStill(at.session);
    const said = lastSayings(at);
    expect(said.join(' ')).toContain('The table was bumped: nobody’s foul.');
    expect(logLinesOf(at.match())[0]).toMatchObject({ seat: null, mark: 'bumped' });
    expect(logLinesOf(at.match())[0]?.notation).toMatch(/^bump (Ada|Bo)’s /);
  });
});

describe('the end', () => {
  it('is told for a match that everybody else has left', async () => {
    const { session, match } = await table(THREE);
    session.commands.concede(seat(0));
    expect(turnSheetOf(match()).headline).not.toBe('The match is over');
    session.commands.concede(seat(1));
    expect(turnSheetOf(match())).toMatchObject({ seat: 2, headline: 'The match is over' });
  });
});
