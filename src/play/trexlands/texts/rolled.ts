// Texts of the sheet of rolls; loaded with the table.
import { battle } from './battle.ts';

export const rolledTexts = {
  wheels: 'on its wheels',
  other: 'any other way',
  truckOn: (ground: keyof typeof battle.grounds, ballasted: boolean, own: boolean) =>
    `${own ? 'Own truck' : 'Truck'} on ${battle.grounds[ground]}${ballasted ? ', with ballast' : ''}, by the standard throw${own ? ' and geometry' : ''}`,
} as const;
