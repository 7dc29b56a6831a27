import { length, measured, type Units } from '#play/texts/lengths.ts';
import { count } from '#play/texts/words.ts';
import type { PyramidSize } from '#sim/pyramid.ts';
import { SIZE_WORDS } from './sizes.ts';

// Texts of what helps the eye at the table: reach rings, footprints, the ruler, what lies under a pointer.

export const aids = {
  walkReach: (steps: number, mm: number, units: Units) =>
    `walks this far: ${count(steps, 'step')}, ${length(mm, units)}`,
  tackleReach: (mm: number, units: Units) => `tackles this far: ${length(mm, units)}`,
  ruler: 'Ruler',
  rulerOpen: 'Measure between two places',
  rulerHint: 'Drag an end, or tap two places. Pieces cannot be moved until the ruler is away.',
  rulerAway: 'Take the ruler away',
  rulerReads: (from: string, to: string, mm: number, units: Units) => `From ${from} to ${to}: ${measured(mm, units)}`,
  part: {
    corner: (thing: string, corner: string) => `corner ${corner} of ${thing}`,
    middle: (thing: string) => `the middle of ${thing}`,
    tip: (thing: string) => `the tip of ${thing}`,
    padCorner: (pad: string) => `a corner of ${pad}`,
    edge: (thing: string) => `the edge of ${thing}`,
    table: 'the table',
  },
  reachRings: 'Reach of the chosen piece',
  reachNote:
    'A line around all places that its middle can reach by a walk, dashes around those that its base can reach in a tackle, from the corner that it stands on. Obstacles are not counted.',
  footprints: 'Footprints of the last turn',
  footprintsNote: 'Faint outlines of the places where moved pieces stood, and dashes along their ways.',
  balance: 'Balance aid',
  units: 'Lengths',
  unitNames: { both: 'Both', mm: 'Millimetres', in: 'Inches' } satisfies Record<Units, string>,
} as const;

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
