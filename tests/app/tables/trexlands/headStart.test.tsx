import { describe, expect, it } from 'vitest';
import { CampDialog } from '#app/tables/trexlands/hud/cards/CampDialog.tsx';
import { EvenStart } from '#app/tables/trexlands/hud/EvenStart.tsx';
import { Help } from '#app/tables/trexlands/teach/Help.tsx';
import { Standings } from '#app/tables/trexlands/hud/Standings.tsx';
import { Fields } from '#app/pages/form/Fields.tsx';
import { HEAD_STARTS } from '#play/trexlands/form/form.ts';
import { planOf, STANDARD_DRAFT, withHeadStart } from '#play/trexlands/form/draft.ts';
import { tellScore } from '#play/trexlands/talk/tellPosition.ts';
import { namesOf } from '#play/trexlands/words/names.ts';
import { texts } from '#play/texts.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { HEAD_START } from '#games/trexlands/headStart.ts';
import { OPTIONS_BY, STANDARD_OPTIONS } from '#games/trexlands/options.ts';
import { seat } from '#sim/ids.ts';
import { inPlay, must } from '../../../games/trexlands/support.ts';
import { ADA_AND_BO, begun, type FakeSession } from './fakeSession.ts';
import { buttonsOf, shown, wordsOf } from './shownHud.tsx';

/** A match of Ada and Bo in which these V were agreed on, or of others. */
function agreed(headStart: readonly number[], seats: readonly SeatInfo[] = ADA_AND_BO.seats): FakeSession {
  const setup = { options: withHeadStart(STANDARD_OPTIONS, headStart) };
  const session = begun({ ...ADA_AND_BO, seats, setup });
  session.stand(inPlay(seats.length, setup.options));
  return session;
}

/** Seat 0 has won with so many X, the others have so many. */
function over(session: FakeSession, xs: readonly number[]): FakeSession {
  const { state } = session.match();
  const camps = state.camps.map((camp, i) => ({ ...camp, x: xs[i] ?? 0 }));
  session.stand({ ...state, camps, outcome: { winners: [seat(0)], by: 'x-scored' } });
  return session;
}

const offered = (session: FakeSession): string => wordsOf(shown(session, <EvenStart />));

describe('the form of a match of Trexlands', () => {
  it('plans the head starts of those who play, and says nothing of none', () => {
    expect(must(planOf(STANDARD_DRAFT)).setup.options).toEqual(OPTIONS_BY.text);
    const given = { ...STANDARD_DRAFT, players: 3, headStart: [0, 4, 1, 9] };
    expect(must(planOf(given)).setup.options.headStart).toEqual([0, 4, 1]);
  });

  it('offers every player any number of V up to the most, and says what they are worth', () => {
    const draft = { ...STANDARD_DRAFT, headStart: [0, 3] };
    const field = wordsOf(
      shown(agreed([0, 0]), <Fields fields={[HEAD_STARTS]} draft={draft} onDraft={() => undefined} />),
    );
    expect(field).toContain(`+${HEAD_START.most} V`);
    expect(field).not.toContain(`+${HEAD_START.most + 1} V`);
    expect(field).toMatch(/about \d+(\.\d)? V more at the start brought 1 X more/);
  });
});

describe('a head start that was agreed on', () => {
  const session = agreed([0, 6]);

  it('is shown at the seat that has it, and at no other', () => {
    const [ada, bo] = buttonsOf(shown(session, <Standings onSheet={() => undefined} />));
    expect(bo).toMatch(/began with 6 V more$/);
    expect(ada).not.toContain('more');
    expect(wordsOf(shown(session, <CampDialog seat={seat(1)} onClose={() => undefined} />))).toContain(
      'Began with 6 V more',
    );
  });

  it('is told in help and in words', () => {
    const sentence = 'As a head start, Bo began with 6 V more.';
    expect(wordsOf(shown(session, <Help clause={null} onClose={() => undefined} />))).toContain(sentence);
    expect(tellScore(session.match().state, namesOf(ADA_AND_BO.seats))).toContain(sentence);
    expect(tellScore(inPlay(), namesOf(ADA_AND_BO.seats)).join(' ')).not.toContain('head start');
  });
});

describe('after a match of Trexlands that was won by much', () => {
  it('the table offers another one with more V for whoever was behind, and says how it knows', () => {
    const said = offered(over(agreed([0, 0]), [4, 1]));
    expect(said).toMatch(/^Bo was 3 X behind\. For a closer match, Bo begins with \d+ V more\./);
    expect(said).toMatch(/In matches between computer players by the tuned rules, about \d/);
    expect(said).toContain(texts.evening.again);
  });

  it('a head start is taken away from whoever won with one', () => {
    expect(offered(over(agreed([HEAD_START.most, 0]), [3, 1]))).toContain('Ada begins with');
    expect(offered(over(agreed([1, 0]), [3, 1]))).toContain('Ada begins without a head start');
  });

  it('nobody is called by a name who plays alone', () => {
    const seats: readonly SeatInfo[] = ADA_AND_BO.seats.map((one, i) => (i === 1 ? one : { ...one, kind: 'bot' }));
    expect(offered(over(agreed([0, 0], seats), [4, 1]))).toMatch(
      /^You were 3 X behind\. For a closer match, you begin with/,
    );
  });

  it('nothing is offered after a close one', () => {
    expect(offered(over(agreed([0, 0]), [3, 2]))).toBe('');
  });
});
