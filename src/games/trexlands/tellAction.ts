import type { ToldAction } from '../../engine/matchFile/matchText.ts';
import type { ActionFile } from './matchSchema.ts';
import { makeCommand } from './notation.ts';

/** What a person reads of an action of a match file, whatever came of it: its notation, and how the trucks of a roll were called. */
export function tellAction(file: ActionFile): ToldAction {
  if (file.do === 'roll') return { seat: null, words: `roll ${file.throws.map(({ truck }) => truck).join(', ')}`, rulings: file.rulings };
  const { hash: _, ...action } = file;
  return { seat: action.seat, words: makeCommand(action), rulings: [] };
}
