import { dexterity } from './card.ts';

// Texts about whose hands play a match.

export const stakes = {
  legend: 'How it is played',
  /** After a first match. */
  ownHand: 'A helping hand has moved your pieces where you aimed. Your own hand can slip, and feels every corner.',
  playOwnHand: 'Play with your own hand',
  choices: { any: 'Friendly', ...dexterity },
  notes: {
    any: 'You aim, and a helping hand moves it.',
    trembling: 'You aim; a trembling hand may slip.',
    free: 'You move it yourself; it can slip and fall.',
  },
} as const;
