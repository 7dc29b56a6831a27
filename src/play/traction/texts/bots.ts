import type { Reason } from '#bots/bot.ts';
import { nameOf } from '#games/traction/pieces.ts';
import { pieceId } from '#sim/ids.ts';

// The reasons of Traction's bots, in a sentence each.

export const botLevels = [
  { id: 'careless', name: 'careless', rank: 'weakest level' },
  { id: 'steady', name: 'steady', rank: 'middle level' },
  { id: 'keen', name: 'keen', rank: 'strongest level' },
] as const;

/** A level with its place among all, for somebody who sees one alone. */
export function botLevel(level: string): string {
  const known = botLevels.find(({ id }) => id === level);
  return known === undefined ? level : `${known.name} (${known.rank})`;
}

const name = (of: Reason['about'][string] | undefined): string => (of === undefined ? '' : nameOf(pieceId(String(of))));

const SENTENCES: Readonly<Record<string, (about: Reason['about']) => string>> = {
  win: ({ piece }) => `${name(piece)} could reach your pad.`,
  nearer: ({ piece }) => `${name(piece)} comes nearer to a rival’s pad, and that seemed the best move.`,
  guard: ({ piece }) => `${name(piece)} now covers places from which my pad could be reached.`,
  'in-the-way': ({ piece, rival }) => `${name(rival)} was before my pad, and ${name(piece)} now stands in its way.`,
  tackle: ({ piece, victim }) => `${name(piece)} could send ${name(victim)} home, which had come further.`,
  right: () => 'Pieces that lie down are of no use, so I set them upright.',
  penalise: ({ piece }) => `${name(piece)} was your piece that could have won first.`,
  spare: () => 'There was nothing worth penalising.',
  'nothing-better': () => 'Every move that I found would have left me worse off.',
  'nothing-to-do': () => 'None of my pieces could come nearer to a rival’s pad.',
};

export const botReason = ({ code, about }: Reason): string => SENTENCES[code]?.(about) ?? '';

/** The same as a hint, said to the player. */
const HINTS: Readonly<Record<string, (about: Reason['about']) => string>> = {
  win: ({ piece }) => `${name(piece)} reaches the rival’s pad and wins.`,
  nearer: ({ piece }) => `${name(piece)} towards the rival’s pad.`,
  guard: ({ piece }) => `${name(piece)} here covers your pad.`,
  tackle: ({ piece, victim }) => `${name(piece)} tackles ${name(victim)}.`,
  right: () => 'set pieces upright first.',
  penalise: ({ piece }) => `penalise ${name(piece)}: it could win first.`,
  spare: () => 'there is nothing worth penalising.',
  'nothing-better': () => 'end your turn, as moving would not help.',
  'nothing-to-do': () => 'end your turn, as nothing comes nearer.',
};

export const adviceReason = ({ code, about }: Reason): string => HINTS[code]?.(about) ?? '';
