import { show } from '#engine/files/shown.ts';
import { wordsOf } from '#engine/lineReader.ts';
import { texts } from '../texts.ts';
import { helpOn } from './help.ts';
import { COMMON_GROUP, COMMON_PHRASES, type CommonSaid } from './commonPhrases.ts';
import { lastSaid, type Notebook } from './notebook.ts';
import { likeliest, readPhrase, type PhraseHelp } from './phrases.ts';
import { refused, told, type TextCommands, type PhraseGroup, type Reply, type Talk } from './talk.ts';

/** Takes lines that are typed, has them answered or done, and writes everything into the notebook. */
export interface Clerk {
  readonly groups: readonly PhraseGroup[];
  /** Says what the line came to; it is in the notebook already. */
  take(line: string): Reply;
}

export function createClerk(talk: Talk, page: TextCommands, notebook: Notebook): Clerk {
  const groups = [...talk.groups, COMMON_GROUP];
  const all = groups.flatMap(({ phrases }) => phrases);
  let asked: (() => Reply) | null = null;

  function answer(line: string): Reply {
    const yes = asked;
    asked = null;
    if (!begins(all, line)) return unknown(all, line, talk.opening().slice(1));
    if (!begins(COMMON_PHRASES, line)) return talk.say(line);
    const read = readPhrase(COMMON_PHRASES, line, null);
    return read.ok ? atAnyTable(read.value, yes) : refused(read.fault.message, read.fault);
  }

  function atAnyTable(said: CommonSaid, yes: (() => Reply) | null): Reply {
    switch (said.say) {
      case 'help':
        return helped({ groups, capitals: talk.capitals }, said.topic);
      case 'yes':
        return yes === null ? refused(texts.talking.nothingAsked) : yes();
      case 'no':
        return yes === null ? refused(texts.talking.nothingAsked) : told(texts.talking.calledOff);
      case 'again':
        return told(...(lastSaid(notebook.getState())?.lines ?? talk.greeting()));
      case 'last':
        return page.seeAgain?.() === true ? told() : refused(texts.talking.nothingToSee);
      case 'clear':
        notebook.clear();
        return told(texts.talking.cleared);
      default:
        return elsewhere(said.say, page, (lines) => notebook.write('told', lines));
    }
  }

  return {
    groups,
    take: (line) => {
      notebook.write('typed', [line]);
      const reply = answer(line);
      if (reply.kind === 'asked') asked = reply.yes;
      notebook.write(reply.kind === 'refused' ? 'refused' : 'told', linesOf(reply));
      return reply;
    },
  };
}

const begins = (phrases: readonly PhraseHelp[], line: string): boolean => {
  const [first = ''] = wordsOf(line);
  return phrases.some(({ words }) => words.includes(first.toLowerCase()));
};

/** `now`: what can be typed now, in sentences. */
function unknown(phrases: readonly PhraseHelp[], line: string, now: readonly string[]): Reply {
  const [word] = wordsOf(line);
  if (word === undefined) return refused(texts.talking.nothingTyped);
  const column = line.indexOf(word) + 1;
  return refused([texts.talking.noCommand(column, show(word), likeliest(phrases, word)), ...now].join(' '), {
    column,
    word,
  });
}

function helped(known: Pick<Talk, 'groups' | 'capitals'>, topic: string): Reply {
  const lines = helpOn(known, topic);
  return lines === null ? refused(texts.talking.noTopic(show(topic))) : told(...lines);
}

function elsewhere(
  say: 'save' | 'export' | 'new' | 'leave' | 'close',
  page: TextCommands,
  tell: (lines: readonly string[]) => void,
): Reply {
  switch (say) {
    case 'save':
      return told(page.saved());
    case 'export':
      return told(...page.exportFile(tell));
    case 'close':
      page.close();
      return told();
    case 'new':
      return leaving(page, texts.talking.sureNew(page.saved()), page.sameAgain);
    case 'leave':
      return leaving(page, texts.talking.sureLeave(page.saved()), page.leave);
  }
}

/** A match that goes on is not left by a slip of the finger. */
function leaving(page: TextCommands, question: string, go: () => void): Reply {
  const yes = (): Reply => {
    go();
    return told();
  };
  return page.isRunning() ? { kind: 'asked', question, yes } : yes();
}

const linesOf = (reply: Reply): readonly string[] => {
  switch (reply.kind) {
    case 'told':
      return reply.lines;
    case 'refused':
      return [reply.sentence];
    case 'asked':
      return [reply.question];
  }
};
