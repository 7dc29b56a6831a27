import { dexterity } from './card.ts';

// Texts about whose hands play a match.

export const stakes = {
  legend: 'How it is played',
  title: 'How do you want to play?',
  lead: 'You are asked once. “Set up” on the start page changes it.',
  names: { friendly: 'Friendly', assisted: 'Dexterity, assisted', dexterity },
  choices: {
    any: 'Friendly',
    trembling: 'Dexterity, assisted',
    free: 'Dexterity, free hand',
  },
  notes: {
    any: 'You aim, and a careful hand does it.',
    trembling: 'You aim, and a hand that trembles as a person’s does it.',
    free: 'The piece follows your own hand. It can slip, and it can fall.',
  },
} as const;
