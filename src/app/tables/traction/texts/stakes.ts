import { dexterity } from './card.ts';

// Texts about whose hands play a match.

export const stakes = {
  legend: 'How it is played',
  title: 'How do you want to play?',
  lead: 'Careful, Natural and Brisk are speeds of the helping hand; a brisk one is quicker, and may slip. You can change all this for each new match in “Set up”.',
  choices: { any: 'Friendly', ...dexterity },
  notes: {
    any: 'You aim, and a helping hand moves the piece. Or take it yourself: choose Free hand at the table.',
    trembling: 'You aim; the helping hand trembles like a person’s, and can slip.',
    free: 'You move the piece yourself. It can slip, and it can fall.',
  },
} as const;
