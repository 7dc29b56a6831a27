import type { ToldAction } from '#engine/matchFile/matchText.ts';
import type { ToldActionFile } from './matchSchema.ts';
import { makeCommand } from './notation.ts';

/** An action of a match file for a reader: its notation, and how the trucks of a roll were called. */
export function tellAction(file: ToldActionFile): ToldAction {
  if (file.do === 'roll')
    return { seat: null, words: `roll ${file.throws.map(({ truck }) => truck).join(', ')}`, rulings: file.rulings };
  if (file.do === 'close-window' || file.do === 'time')
    return { seat: 'seat' in file ? file.seat : null, words: 'time', rulings: [] };
  const { hash: _, ...action } = file;
  return { seat: action.seat, words: makeCommand(action), rulings: [] };
}
