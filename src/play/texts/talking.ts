import { either, listed, phrase } from './words.ts';

// Texts of what can be typed at any game's text table, and of what is answered there.

export const talking = {
  log: 'What was said',
  line: 'Your command',
  hint: 'Type help for a list of all commands.',
  go: 'Enter',
  welcome: 'The table in words. Type a command and press Enter; help lists them all, with examples.',

  groups: { page: 'The page' },
  helpHead: (groups: readonly string[], capitals: string) =>
    `Commands, by subject: ${listed(groups)}. Words in capitals stand for your choice: ${capitals}. Type help with a subject or a command for that alone.`,
  groupHead: (name: string) => `${name}:`,
  helpLine: (usage: string, others: readonly string[], meaning: string, example: string) =>
    `${usage}${others.length === 0 ? '' : ` (or ${others.join(', ')})`}: ${meaning} ${example === usage ? '' : `Example: ${example}`}`.trimEnd(),
  /** Words that were typed come in quotes, cut and with escapes. */
  noTopic: (topic: string) => `There is no help on ${topic}. Type help alone for everything.`,
  aCommand: 'a command; help lists them',
  nothingTyped: 'Nothing was typed. Type help for a list of all commands.',
  noCommand: (column: number, word: string, likeliest: string | null) =>
    `Column ${column}: ${word} is no command. ${likeliest === null ? '' : `Did you mean ${likeliest}? `}Type help for a list of all commands.`,
  nothingAsked: 'Nothing was asked.',
  calledOff: 'Called off; nothing has changed.',
  cleared: 'Everything said before is cleared away.',
  exportAgain: 'Type export to hand it out again.',
  /** After a sentence on what is saved. */
  sureNew: (saved: string) => `${saved} Begin a new match of the same players? Type yes, or no.`,
  sureLeave: (saved: string) => `${saved} Leave the table? Type yes, or no.`,
  saved: (actions: number) =>
    actions === 0 ? 'The match is saved; nothing has been played yet.' : `Saved up to action ${actions}.`,
  unbegun: 'Nothing has been played yet: until then no list shows this match.',
  notYetSaved: 'Not everything is saved yet.',

  /** The command that plays what a hint shows. */
  hintTyped: (command: string) => `Say: ${command}`,
  /** Where the match waits until it was heard. */
  goOn: 'Type go to go on.',
  nothingWaits: 'Nothing waits to be told.',
  now: (example: string, of?: readonly (number | string)[]) =>
    `Now type, for example: ${example}${of === undefined ? '' : ` (yours: ${of.join(', ')})`}.`,
  /** Of a match by the rules of a game that needs no words of its own for them. */
  match: {
    undo: phrase('undo', 'asks to take the last action back.', 'undo'),
    agree: phrase('agree PLAYER', 'agrees that it is taken back; of several who are asked, name one.', 'agree'),
    refuse: phrase('refuse PLAYER', 'refuses that.', 'refuse'),
    neverMind: phrase('never-mind', 'the player who asked no longer wants to take back.', 'never-mind'),
    concede: phrase('concede PLAYER', 'gives the match up; asked twice.', 'concede'),
    noPlayer: (typed: string, names: readonly string[]) => `No player is called ${typed}: type ${either(names)}.`,
    whoAnswers: (names: readonly string[], how: 'agree' | 'refuse') =>
      `Several are asked: type ${how} and a name, ${either(names)}.`,
    whoConcedes: 'Type concede and the name of the player who gives up.',
    sureConcede: (name: string) => `Does ${name} give up this match? Type yes, or no.`,
    device: phrase('device', 'takes the device for whoever is asked, and tells their cards.', 'device'),
    sure: (name: string) => `What comes next is for ${name} alone. Say yes or no.`,
    nobody: 'Nobody has to hand the device on now.',
    take: (name: string) => `The device is for ${name}: type device, then yes.`,
    hint: phrase('hint', 'tells what the best computer player would do here, and the command for it.', 'hint'),
  },
  nothingToSee: 'no move of the rivals can be seen again now.',
  help: {
    help: phrase('help', 'lists all commands; with a command, explains that one.', 'help save'),
    again: phrase('again', 'says the last answer again.', 'again'),
    last: phrase('last', 'shows the rivals’ last move on the table once more.', 'last'),
    save: phrase('save', 'tells whether the match is saved: it saves itself after each action.', 'save'),
    export: phrase('export', 'exports the match as a file.', 'export'),
    new: phrase('new', 'a new match of the same players.', 'new'),
    leave: phrase('leave', 'leaves the table; the match can be resumed.', 'leave'),
    close: phrase('close', 'puts the table in words away.', 'close'),
    clear: phrase('clear', 'clears away everything said before.', 'clear'),
    yes: phrase('yes', 'confirms what was asked.', 'yes'),
    no: phrase('no', 'calls off what was asked.', 'no'),
  },
} as const;
