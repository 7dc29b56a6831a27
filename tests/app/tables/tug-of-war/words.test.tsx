import { describe, expect, it } from 'vitest';
import { chaptersOf } from '#play/tug-of-war/say/sayings.ts';
import { makeMiniature, readMiniature } from '#app/tables/tug-of-war/saved/miniature.ts';
import { tugOfWarTalk } from '#play/tug-of-war/talk/talk.ts';
import { standardMatch, optionsOf, planOf, STANDARD_DRAFT } from '#play/tug-of-war/form/draft.ts';
import { analysis } from '#play/tug-of-war/texts/analysis.ts';
import * as bots from '#play/tug-of-war/texts/bots.ts';
import { card } from '#play/tug-of-war/texts/card.ts';
import { form } from '#play/tug-of-war/texts/form.ts';
import { guide } from '#play/tug-of-war/texts/guide.ts';
import { inShort } from '#play/tug-of-war/texts/inShort.ts';
import * as rules from '#play/tug-of-war/texts/rules.ts';
import * as table from '#play/tug-of-war/texts/table.ts';
import { talk as talkTexts } from '#play/tug-of-war/texts/talk.ts';
import { RULE_CHAPTERS } from '#games/tug-of-war/help/clauses.ts';
import { eventText, say } from '#games/tug-of-war/texts.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import { refusals } from '#games/tug-of-war/refusals.ts';
import { machineOf, modulesOf } from '#games/tug-of-war/state.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { lay, matchOf, sitDown, stateOf } from './support.tsx';

const plain = (lines: readonly string[]): string => lines.join('\n').replace(/[\u2066-\u2069]/g, '');
const NAMES = ['Ada', 'Bo'] as const;

/** Every sentence in a tree of texts that needs nothing filled in. */
const sentencesIn = (texts: unknown): readonly string[] => {
  if (typeof texts === 'string') return [texts];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(sentencesIn) : [];
};

describe('one word', () => {
  const told = [
    ...sentencesIn([bots, card, form, guide, inShort, analysis, table, talkTexts]),
    ...sentencesIn({ ...rules, help: { ...rules.help, colours: '' } }), // which says that the rule text has another one
    ...RULE_CHAPTERS.flatMap(({ title, clauses }) => [
      title,
      ...clauses.flatMap((clause) => [clause.title, clause.words]),
    ]),
    ...[refusals.noBlockMove(), refusals.blocked('rope', 'own')].map(({ message }) => message),
    eventText({ type: 'won', outcome: { winner: 0, by: 'modules' } }),
    say.noModule('Final Match'),
  ];

  it('is used for a machine wherever a player reads of one', () => {
    expect(told.length).toBeGreaterThan(300);
    expect(told.filter((sentence) => /\bmodules?\b/i.test(sentence))).toEqual([]);
    expect(rules.help.colours).toContain('The rules call a machine a module.');
  });
});

describe('the log', () => {
  it('has a chapter a turn, and each reward with its reason and its clause', () => {
    const session = sitDown();
    session.commands.typeMove('clock 1 1');
    session.commands.typeMove('race 2');
    const chapters = chaptersOf(matchOf(session), (seat) => NAMES[seat]);
    expect(chapters.map(({ title }) => title)).toEqual(['Turn 1: Ada', 'Turn 2: Bo', 'Turn 3: Ada']);
    expect(chapters[0]?.lines).toContainEqual({
      text: 'Ada gains a 2: 1 quarter filled plus 1.',
      clause: 'TW-45',
      tone: 'plain',
    });
  });

  it('says whose a colour is, never that it is red or blue', () => {
    const session = sitDown();
    for (const line of ['clock 1 1', 'path 2 c4', 'path 1 a1', 'clock 2']) session.commands.typeMove(line);
    const said = chaptersOf(matchOf(session), (seat) => NAMES[seat])
      .flatMap(({ lines }) => lines)
      .map(({ text }) => text);
    expect(said).toContain('2 segments of the clock are coloured for Ada.');
    expect(said).toContain('Tiles: Ada 0 and Bo 2.');
    expect(said.join(' ')).not.toMatch(/\b(red|blue)\b/);
  });
});

describe('the table in words', () => {
  it('tells every machine, both hands and what is blocked', () => {
    const session = sitDown();
    session.commands.typeMove('race 1');
    const heard = plain(tugOfWarTalk(session).greeting());
    for (const id of modulesOf(stateOf(session))) expect(heard).toContain(`${MODULE_NAMES[id]}: `);
    expect(heard).toContain('Ada has 1, 1, 1.');
    expect(heard).toContain('Bo may not use Race now.');
  });

  it('tells what would come of a turn in every order, and plays nothing', () => {
    const session = sitDown();
    session.commands.typeMove('race 1');
    const reply = tugOfWarTalk(session).say('what rope 1 2');
    if (reply.kind !== 'told') throw new Error('it is told');
    expect(reply.lines.map((line) => line.slice(0, 8))).toEqual(['rope 1 2', 'rope 2 1']);
    expect(plain(reply.lines)).toContain('Ada may not use Rope and Race next.');
    expect(matchOf(session).log).toHaveLength(1);
  });

  it('says in which column of the line a turn that is only thought of is no turn', () => {
    const said = tugOfWarTalk(sitDown()).say('what rope ace');
    expect(said).toMatchObject({ kind: 'refused', at: { column: 11, word: 'ace' } });
    expect(said).toHaveProperty('sentence', expect.stringMatching(/^Column 11: "ace"; expected /));
  });

  it('refuses what the rules refuse, with the players’ names', () => {
    const session = sitDown();
    session.commands.typeMove('race 1');
    const reply = tugOfWarTalk(session).say('race 1');
    expect(reply).toMatchObject({ kind: 'refused', sentence: expect.stringContaining('Race may not be used') });
  });
});

describe('the small picture of a saved match', () => {
  it('reads what it has written', () => {
    const session = sitDown();
    const tower = machineOf(stateOf(session), 'tower');
    const clock = machineOf(stateOf(session), 'clock');
    const machines = {
      ...stateOf(session).machines,
      tower: { ...tower, points: [0, 1] as const, wonBy: 1 as const },
      clock: { ...clock, points: [1, 0] as const },
    };
    lay(session, { machines });
    const read = readMiniature(makeMiniature(stateOf(session)));
    expect(read).toHaveLength(7);
    expect(read).toContainEqual({ module: 'tower', points: [0, 1], wonBy: 1 });
    expect(read).toContainEqual({ module: 'clock', points: [1, 0], wonBy: null });
  });

  it('leaves out what says nothing', () => expect(readMiniature('nonsense rope=1 race=1/0')).toHaveLength(1));
});

it('the tiles of the Path are told by colour once there are any', () => {
  const session = sitDown();
  const talk = tugOfWarTalk(session);
  const looked = (): string => {
    const reply = talk.say('look');
    return reply.kind === 'told' ? plain(reply.lines) : '';
  };
  expect(looked()).not.toContain('Path: Ada has');
  lay(session, { hands: [[3], [1]] });
  session.commands.typeMove('path 3 c4');
  expect(looked()).toContain('Path: Ada has c4, c5, d5.');
});

describe('the form', () => {
  it('agrees on the match of one click, which the rules take', () => {
    expect(tugOfWar.seats).toEqual({ min: 2, max: 2 });
    expect(planOf(STANDARD_DRAFT)).toEqual({ ok: true, value: standardMatch() });
  });

  it('leaves out what the chosen set does not have', () => {
    const items = { starter: 0, conkerStart: 1, blockMove: null } as const;
    const options = { ...STANDARD_DRAFT.options, items, advantage: 1, mazeReward: 'rows' } as const;
    expect(optionsOf({ ...options, set: 'death' })).toMatchObject({
      items: { starter: null, conkerStart: null, blockMove: null },
      advantage: 1,
      mazeReward: 'rows',
    });
    expect(optionsOf({ ...options, set: 'final' })).toMatchObject({ items, advantage: null, mazeReward: 'pushes' });
  });
});
