import { describe, expect, it } from 'vitest';
import { createClerk, type Clerk } from '#play/textTable/clerk.ts';
import { createNotebook, lastHappening, type Notebook } from '#play/textTable/notebook.ts';
import { refused, told, type TextCommands, type Talk } from '#play/textTable/talk.ts';
import { texts } from '#play/texts.ts';

const help = (usage: string) => ({ usage, meaning: `${usage} is done.`, example: `${usage} 1` });

/** A game of one command: the text table knows no other. */
const TALK: Talk = {
  groups: [
    {
      name: 'Moving',
      phrases: [
        { words: ['hop', 'h2'], help: help('hop') },
        { words: ['surrender'], help: help('surrender') },
      ],
    },
  ],
  capitals: 'SQUARE for a1',
  vocabulary: () => [],
  opening: () => ['White begins.'],
  greeting: () => ['All is still.'],
  say: (line) => {
    if (line.startsWith('surrender')) return { kind: 'asked', question: 'Really?', yes: () => told('It is over.') };
    return line.includes('7') ? refused('Column 5: no 7.', { column: 5, word: '7' }) : told(`Hopped by ${line}.`);
  },
  listen: () => () => undefined,
};

interface Runner {
  readonly clerk: Clerk;
  readonly notebook: Notebook;
  readonly done: string[];
  said(): readonly string[];
}

function desk(running = true): Runner {
  const done: string[] = [];
  const note = (what: string) => (): void => void done.push(what);
  const house: TextCommands = {
    saved: () => 'It is saved.',
    exportFile: () => ['It is handed out.'],
    sameAgain: note('new'),
    leave: note('leave'),
    close: note('close'),
    seeAgain: () => done.push('seen again') > 1,
    isRunning: () => running,
  };
  const notebook = createNotebook();
  const clerk = createClerk(TALK, house, notebook);
  return {
    clerk,
    notebook,
    done,
    said: () => notebook.getState().entries.map(({ kind, lines }) => `${kind}: ${lines.join(' | ')}`),
  };
}

describe('the text table of any game', () => {
  it('has the game answer its own commands, and writes everything down', () => {
    const { clerk, said } = desk();
    clerk.take('HOP twice');
    clerk.take('hop 7');
    expect(said()).toEqual([
      'typed: HOP twice',
      'told: Hopped by HOP twice.',
      'typed: hop 7',
      'refused: Column 5: no 7.',
    ]);
  });

  it('shows the rivals’ last move again, and says where there is none', () => {
    const { clerk, done, said } = desk();
    clerk.take('last');
    expect(said().at(-1)).toBe(`refused: ${texts.talking.nothingToSee}`);
    clerk.take('last');
    expect(done).toEqual(['seen again', 'seen again']);
    expect(said().at(-1)).toBe('typed: last');
  });

  it.each([
    ['hpo', 'Column 1: "hpo" is no command. Did you mean hop? Type help for a list of all commands.', 1],
    ['  exprot', 'Column 3: "exprot" is no command. Did you mean export? Type help for a list of all commands.', 3],
    ['zebra', 'Column 1: "zebra" is no command. Type help for a list of all commands.', 1],
    ['q', 'Column 1: "q" is no command. Type help for a list of all commands.', 1],
    ['  ', 'Nothing was typed. Type help for a list of all commands.', null],
    ['again please', 'Column 7: "please"; expected the end of the line.', 7],
    ['help xyzzy', 'There is no help on "xyzzy". Type help alone for everything.', null],
    ['yes', 'Nothing was asked.', null],
    ['x'.repeat(200), `Column 1: "${'x'.repeat(76)}... is no command. Type help for a list of all commands.`, 1],
    ['a\u202eb', 'Column 1: "a\\u202eb" is no command. Type help for a list of all commands.', 1],
    ['help a\u202eb', 'There is no help on "a\\u202eb". Type help alone for everything.', null],
  ])('refuses %j with its column', (line, sentence, column) => {
    const reply = desk().clerk.take(line);
    expect(reply).toMatchObject({ kind: 'refused', sentence });
    expect(reply.kind === 'refused' ? (reply.at?.column ?? null) : 'not refused').toBe(column);
  });

  it('helps with everything, one subject or one command, each with its example', () => {
    const { clerk } = desk();
    const helped = (line: string): readonly string[] => {
      const reply = clerk.take(line);
      return reply.kind === 'told' ? reply.lines : [];
    };
    const all = helped('help');
    expect(all[0]).toContain('Words in capitals stand for your choice: SQUARE for a1.');
    for (const line of [
      'Moving:',
      'hop (or h2): hop is done. Example: hop 1',
      'The page:',
      'export: exports the match as a file.',
    ])
      expect(all).toContain(line);
    expect(helped('help moving')).toEqual([
      'Moving:',
      'hop (or h2): hop is done. Example: hop 1',
      'surrender: surrender is done. Example: surrender 1',
    ]);
    expect(helped('? H2')).toEqual(['hop (or h2): hop is done. Example: hop 1']);
  });

  it('says the last answer again, also where it was said by the table itself', () => {
    const { clerk, notebook, said } = desk();
    clerk.take('again');
    notebook.write('happened', ['White won.', 'Black lost.']);
    clerk.take('again');
    expect(said().filter((line) => line.startsWith('told'))).toEqual([
      'told: All is still.',
      'told: White won. | Black lost.',
    ]);
  });

  it('does what was asked after a yes, and forgets it after anything else', () => {
    const { clerk, said } = desk();
    for (const line of ['surrender', 'yes', 'surrender', 'no', 'surrender', 'hop', 'yes']) clerk.take(line);
    expect(said().filter((line) => !line.startsWith('typed'))).toEqual([
      'told: Really?',
      'told: It is over.',
      'told: Really?',
      'told: Called off; nothing has changed.',
      'told: Really?',
      'told: Hopped by hop.',
      'refused: Nothing was asked.',
    ]);
  });

  it('leaves a match that goes on only when that is confirmed', () => {
    const running = desk();
    for (const line of ['leave', 'no', 'new', 'yes']) running.clerk.take(line);
    expect(running.done).toEqual(['new']);
    const over = desk(false);
    for (const line of ['leave', 'close']) over.clerk.take(line);
    expect(over.done).toEqual(['leave', 'close']);
  });

  it('says what is saved as it asks whether to leave', () => {
    const { clerk, said } = desk();
    for (const line of ['leave', 'no', 'new']) clerk.take(line);
    expect(said().filter((line) => line.endsWith('Type yes, or no.'))).toEqual([
      'told: It is saved. Leave the table? Type yes, or no.',
      'told: It is saved. Begin a new match of the same players? Type yes, or no.',
    ]);
  });

  it('tells of saving and of files', () => {
    const { clerk, said } = desk();
    for (const line of ['save', 'export', 'clear', 'save']) clerk.take(line);
    expect(said()).toEqual(['told: Everything said before is cleared away.', 'typed: save', 'told: It is saved.']);
  });
});

describe('the notebook', () => {
  it('keeps the last two hundred entries, every one with a number of its own', () => {
    const notebook = createNotebook();
    for (let i = 0; i < 250; i += 1) notebook.write('told', [`line ${i}`]);
    const { entries } = notebook.getState();
    expect([entries.length, entries[0]?.lines[0], new Set(entries.map(({ id }) => id)).size]).toEqual([
      200,
      'line 50',
      200,
    ]);
  });

  it('writes nothing where nothing is said, and knows what happened last', () => {
    const notebook = createNotebook();
    notebook.write('happened', ['A']);
    notebook.write('happened', []);
    notebook.write('told', ['B']);
    expect([notebook.getState().entries.length, lastHappening(notebook.getState())?.lines]).toEqual([2, ['A']]);
  });
});
