import type { ToldAction } from '#engine/matchFile/matchText.ts';
import type { ActionFile } from './matchSchema.ts';
import { makeCommand } from './notation.ts';

/** An action of a match file for a reader: its notation, and how the dice of a throw were read. */
export function tellAction(file: ActionFile): ToldAction {
  if (file.do === 'roll') return { seat: file.seat, words: makeCommand(file), rulings: file.rulings };
  return { seat: file.seat, words: makeCommand(file), rulings: [] };
}
