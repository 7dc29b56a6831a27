import { capitalised, texts } from '../texts.ts';

const BASE: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', does: 'do' };

/** The form of a verb after "you": plays, play; passes, pass; carries, carry. A word that is no such verb stays. */
function withYou(verb: string): string {
  const irregular = BASE[verb];
  if (irregular !== undefined) return irregular;
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|go)es$/.test(verb)) return verb.slice(0, -2);
  return /[^su]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** Before an object, after which no verb of it follows. */
const BEFORE_OBJECT = /\b(to|for|of|from|by|with|at|than|beside|between|behind|or) $/u;
/** Between a player and the verb. */
const ADVERB = /^ (?:(?:still|now|also|then|first|alone|again|already) )*/u;
const literally = (name: string): string => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** "The MOVE of Blue" and "card 2 of Blue" with the owner in front. */
const owned = (sentence: string, name: string): string =>
  sentence.replace(
    new RegExp(String.raw`\b(?:the (\p{L}+)|(card \S+)) of ${literally(name)}(?!['’\p{L}\p{N}])`, 'giu'),
    (_, thing: string | undefined, card: string | undefined) => `${name}’s ${thing ?? card ?? ''}`,
  );

/** "Blue: bid, or pass" and "Blue to move", said to Blue. */
const asked = (sentence: string, name: string): string => {
  const [task, turn] = [`${name}: `, `${name} to `].map((start) =>
    sentence.startsWith(start) && /^\p{Ll}/u.test(sentence.slice(start.length)) ? sentence.slice(start.length) : null,
  );
  if (typeof task === 'string') return capitalised(task);
  return typeof turn === 'string' ? texts.names.yourTurnTo(turn) : sentence;
};

/**
 * A sentence of the table to the only person at it, who is called `name`: "Blue gains a 1." is "You gain a 1.". Others
 * keep their names. Sentences put a player before a verb in the third person, or after a preposition.
 */
export function toYou(given: string, name: string): string {
  const sentence = owned(asked(given, name), name);
  const called = new RegExp(
    String.raw`(?<before>^.*?|.*?[^\p{L}\p{N}])(?<!\b[Yy]ou are )${literally(name)}(?<own>['’]s)?(?![\p{L}\p{N}])`,
    'suy',
  );
  let [said, at] = ['', 0];
  for (let found = called.exec(sentence); found !== null; found = called.exec(sentence)) {
    said += found.groups?.['before'] ?? '';
    const begins = said === '' || /[.!?] $/.test(said);
    const [you, rest] = spoken(said, found.groups?.['own'] !== undefined, sentence.slice(called.lastIndex));
    said += begins ? capitalised(you) : you;
    said += rest.said;
    at = called.lastIndex + rest.of;
    called.lastIndex = at;
  }
  return said + sentence.slice(at);
}

interface Rest {
  /** The words after the name that it changes, and their length before that. */
  readonly said: string;
  readonly of: number;
}

function spoken(before: string, own: boolean, after: string): readonly [string, Rest] {
  if (own) return ['your', { said: '', of: 0 }];
  const adverb = ADVERB.exec(after)?.[0] ?? '';
  const verb = /^\p{Ll}+/u.exec(after.slice(adverb.length))?.[0] ?? '';
  const isObject = BEFORE_OBJECT.test(before) || (/\band $/u.test(before) && BASE[verb] === undefined);
  if (isObject) return ['you', { said: '', of: 0 }];
  return ['you', { said: adverb + withYou(verb), of: adverb.length + verb.length }];
}
