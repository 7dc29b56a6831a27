import { describe, expect, it } from 'vitest';
import { clauseOf } from '#games/tug-of-war/clauses.ts';
import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import { RULE_CHAPTERS } from '#games/tug-of-war/help/clauses.ts';
import { HOUSE_RULES } from '#games/tug-of-war/houseRules.ts';
import { OPTIONS_BY } from '#games/tug-of-war/options.ts';
import { optionsSchema } from '#games/tug-of-war/matchSchema.ts';
import { REWARD_CLAUSES } from '#games/tug-of-war/rewards.ts';
import { actionText, eventText } from '#games/tug-of-war/texts.ts';
import { refusals } from '#games/tug-of-war/refusals.ts';
import { seeds } from '../../effort.ts';
import { playMatch } from './randomMatch.ts';
import { commandOf } from './support.ts';

const eventsOf = (): readonly TugOfWarEvent[] => {
  const events: TugOfWarEvent[] = [];
  for (const seed of seeds(60, 500)) playMatch(seed, (step) => void events.push(...step.events));
  return events;
};

describe('sentences', () => {
  const events = eventsOf();

  it('tell every event of random matches, in one sentence each', () => {
    for (const event of events) {
      const text = eventText(event);
      expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(text).not.toMatch(/undefined|NaN|null/);
    }
  });

  it('TW-03 every reward says its reason and its clause', () => {
    const gains = events.flatMap((event) => (event.type === 'gained' ? [event] : []));
    for (const event of gains) expect(eventText(event)).toMatch(/ gains .*: .* \(TW-\d\d\)\.$/);
    expect(new Set(gains.map(({ gain }) => gain.reason)).size).toBeGreaterThan(Object.keys(REWARD_CLAUSES).length - 6);
  });

  it('every event has its clause, and every clause is one of the help', () => {
    const known = RULE_CHAPTERS.flatMap(({ clauses }) => clauses.map(({ id }) => id));
    for (const event of events) expect(known).toContain(clauseOf(event));
    for (const clause of Object.values(REWARD_CLAUSES)) expect(known).toContain(clause);
  });

  it.each([
    ['0 rope 3 1', 'Play 3 and 1 at the Rope'],
    ['0 path 3 c4', 'Play a 3 at c4 at the Path'],
    ['0 maze 1 up 2 left', 'Play a 1 up and a 2 left at the Maze'],
    ['0 tower 5 B block race', 'Play a 5 at the Tower, for reward B, and block the Race'],
    ['0 discard 1 2', 'Discard 1 and 2'],
    ['0 first me', 'Go first'],
    ['0 first rival', 'Let Seat 1 go first'],
    ['0 first decline', 'Leave it to Seat 1, then to chance'],
    ['0 concede', 'Give up'],
  ])('%s is offered as %s', (line, text) => {
    expect(actionText(commandOf(line))).toBe(text);
  });

  it('refusals have codes of their own', () => {
    const codes = [
      refusals.matchOver(),
      refusals.otherPhase('play'),
      refusals.notYourTurn(0),
      refusals.blocked('rope', 'own'),
      refusals.pastTheEnd(3, 1),
      refusals.scoredEarlier(),
      refusals.badDiscard(1),
    ];
    expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
    expect(refusals.pastTheEnd(3, 1).message).toBe('The end is 1 step away and is reached exactly; a 3 is too many.');
  });

  it('house rules are options of the match file, with their usual values', () => {
    const usual = { letters: 'balanced', machines: 'all', ...OPTIONS_BY.text } as Readonly<Record<string, unknown>>;
    for (const rule of HOUSE_RULES) {
      const key = rule.at.replace('options.', '');
      expect(rule.kind === 'choice' && rule.usual).toBe(usual[key]);
      if (rule.kind !== 'choice') continue;
      for (const { value } of rule.choices) expect(optionsSchema.safeParse({ [key]: value }).success).toBe(true);
    }
  });
});
