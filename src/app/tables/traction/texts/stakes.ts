import { dexterity } from './card.ts';

// Texts about whose hands play a match.

export const stakes = {
  legend: 'How it is played',
  title: 'How do you want to play?',
  lead: 'You choose this once. To change it later, use “Set up” on the start page.',
  choices: { any: 'Friendly', ...dexterity },
  notes: {
    any: 'You aim, and a careful hand does it. Or take the piece yourself: choose Free hand at the table.',
    trembling: 'You aim; the hand that moves the piece trembles like a person’s.',
    free: 'The piece follows your own hand. It can slip, and it can fall.',
  },
} as const;
