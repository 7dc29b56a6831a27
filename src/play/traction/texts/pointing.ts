import type { PyramidSize } from '#sim/pyramid.ts';
import { count } from '#play/texts/words.ts';
import { SIZE_WORDS } from './sizes.ts';

// Texts about pieces and pads under a pointer.

export const pointing = {
  piece: (size: PyramidSize, what: string) => `A ${SIZE_WORDS[size]} pyramid. ${what}`,
  may: (steps: number) => `In this turn it may walk up to ${count(steps, 'step')}, or tackle.`,
  waits: (owner: string, steps: number) =>
    `In a turn of ${owner} it may walk up to ${count(steps, 'step')}, or tackle.`,
  flat: 'It lies flat after a foul. In its player’s next turn it may only be set upright.',
  acted: 'It has acted in this turn; a piece acts once.',
  allActed: 'It may act in a turn to come: as many pieces as may act have acted in this one.',
  returned: 'It went back to its pad in this turn and may act in the next one.',
  penalised: 'It made a foul in this turn and is out for the rest of it.',
  righted: 'It was set upright in this turn and may act in the next one.',
  over: 'The match is over.',
  pad: (owner: string) =>
    `The first rival to touch it with any part of a piece, in a walk or tackle without a foul, wins. The pieces of ${owner} begin here and come back to it.`,
} as const;
