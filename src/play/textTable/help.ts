import { texts } from '../texts.ts';
import type { PhraseHelp } from './phrases.ts';
import type { PhraseGroup, Talk } from './talk.ts';

/** Every command with an example, those of one group, or one alone. Null: there is nothing of that name. */
export function helpOn(
  { groups, capitals }: Pick<Talk, 'groups' | 'capitals'>,
  topic: string,
): readonly string[] | null {
  const name = topic.toLowerCase();
  if (name === '') {
    const head = texts.talking.helpHead(
      groups.map((group) => group.name),
      capitals,
    );
    return [head, ...groups.flatMap(linesOf)];
  }
  const group = groups.find((other) => other.name.toLowerCase() === name);
  if (group !== undefined) return linesOf(group);
  const phrase = groups.flatMap(({ phrases }) => phrases).find(({ words }) => words.includes(name));
  return phrase === undefined ? null : [lineOf(phrase)];
}

const linesOf = ({ name, phrases }: PhraseGroup): readonly string[] => [
  texts.talking.groupHead(name),
  ...phrases.map(lineOf),
];

const lineOf = ({ words: [, ...others], help: { usage, meaning, example } }: PhraseHelp): string =>
  texts.talking.helpLine(usage, others, meaning, example);
