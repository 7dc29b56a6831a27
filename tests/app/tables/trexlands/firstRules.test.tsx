import { describe, expect, it } from 'vitest';
import { Help } from '#app/tables/trexlands/teach/Help.tsx';
import { FIRST_OPTIONS, STANDARD_OPTIONS, type TrexlandsOptions } from '#games/trexlands/options.ts';
import { tellScore } from '#play/trexlands/talk/tellPosition.ts';
import { namesOf } from '#play/trexlands/words/names.ts';
import { choice, inPlay } from '../../../games/trexlands/support.ts';
import { ADA_AND_BO, begun, type FakeSession } from './fakeSession.ts';
import { Happened, LogPanel, shown, wordsOf } from './shownHud.tsx';

const by = (options: TrexlandsOptions): FakeSession => begun({ ...ADA_AND_BO, setup: { options } });

const SENTENCE =
  'In this match ranks are given, Captains are dealt, the City holds 3 X and Roadblock and weather come only from cycle 3 on.';
const NAMES = namesOf(ADA_AND_BO.seats);

describe('a first match of Trexlands', () => {
  it('says at the table how short it is, until something is done', () => {
    const session = by(FIRST_OPTIONS);
    expect(wordsOf(shown(session, <Happened />))).toContain('A short first match: 3 X in the City.');
    session.commands.act(choice(0, 'pass'));
    expect(wordsOf(shown(session, <Happened />))).not.toContain('first match');
  });

  it('says it in help and in words at any time', () => {
    const session = by(FIRST_OPTIONS);
    session.commands.act(choice(0, 'pass'));
    expect(wordsOf(shown(session, <Help clause={null} onClose={() => undefined} />))).toContain(SENTENCE);
    expect(tellScore(session.match().state, NAMES)).toContain(SENTENCE);
  });

  it('names only what is in force, and nothing by other rules', () => {
    expect(tellScore(inPlay(2, { cityX: 4 }), NAMES)).toContain('In this match the City holds 4 X.');
    expect(tellScore(inPlay(), NAMES).join(' ')).not.toContain('In this match');
    expect(wordsOf(shown(by(STANDARD_OPTIONS), <Happened />))).toBe('');
  });

  it('is not said again over a turn that is practised later', () => {
    const session = by(FIRST_OPTIONS);
    session.stand({ ...session.match().state, cycle: 5 });
    expect(wordsOf(shown(session, <Happened />))).toBe('');
  });

  it('begins its log with the first turn', () => {
    const session = by(FIRST_OPTIONS);
    session.commands.act(choice(0, 'pass'));
    expect(wordsOf(shown(session, <LogPanel />))).toMatch(/^Log Turn 1: Ada/);
  });
});
