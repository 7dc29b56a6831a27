import { dexterity } from './card.ts';

// Texts about whose hands play a match.

export const stakes = {
  legend: 'How it is played',
  title: 'How do you want to play?',
  lead: 'Friendly is best for a first match. You can change this for each new match in “Set up”.',
  choices: { any: 'Friendly', ...dexterity },
  notes: {
    any: 'You aim, and a helping hand moves it.',
    trembling: 'You aim; a trembling hand may slip.',
    free: 'You move it yourself; it can slip and fall.',
  },
} as const;
