import type { Reason } from '#bots/bot.ts';

type About = Reason['about'];

/** The reason of a move in one of these sentences, by its code. */
export const sentenceOf =
  (sentences: Readonly<Record<string, (about: About) => string>>) =>
  ({ code, about }: Reason): string =>
    sentences[code]?.(about) ?? '';
