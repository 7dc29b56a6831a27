import type { PyramidSize } from '../../../../sim/pyramid.ts';
import { SIZE_WORDS } from './sizes.ts';

// Texts of the form of a new match.

export const form = {
  title: 'New match of Traction',
  lead: 'Everything has a sensible value already.',
  surface: 'Surface',
  friction: 'Coefficient of friction',
  restitution: 'Bounciness',
  coefficient: (mu: number) => mu.toFixed(2),
  grip: {
    good: (mu: number) =>
      `A coefficient of ${mu.toFixed(2)} grips: a corner that is tipped on to stays where it is (that needs about 0.40).`,
    edge: (mu: number) =>
      `A coefficient of ${mu.toFixed(2)} is at the edge of what holds a corner (about 0.40): expect slides.`,
    poor: (mu: number) =>
      `A coefficient of ${mu.toFixed(2)} is too slippery: below about 0.40 the corner slides away, and no hand can make a legal step.`,
  },
  distance: 'Distance between the pads',
  distanceValue: (inches: number, mm: number) => `${inches} in (${mm} mm)`,
  distanceNote:
    'From 15 inches, the shortest game, to 36. With three and more players the pads stand at the corners of a regular polygon.',
  ranges: 'Steps in a walk, small / medium / large',
  rangesStandard: '4 / 2 / 1',
  rangesFast: '6 / 3 / 1',
  rangesCustom: 'Custom',
  rangeOf: (size: PyramidSize) => `Steps of a ${SIZE_WORDS[size]} piece`,
  piecesPerTurn: 'Pieces that act in a turn',
  starterOne: 'The starter’s first turn has one piece',
  starterOneNote: 'Makes up for the advantage of going first.',
  tackling: 'Rock-paper-scissors tackling',
  tacklingNote: 'Large tackles medium, medium tackles small, small tackles large; anything else is a foul.',
  turnLimit: 'End after 60 turns each',
  turnLimitNote: 'Then the player whose standing piece is nearest to a rival’s pad wins.',
  tolerance: 'How strict the referee is about nudges',
  toleranceStrict: 'Strict',
  toleranceStandard: 'Standard',
  toleranceOther: 'Custom',
  toleranceSlider: 'Tolerance',
  toleranceValue: (moveMm: number, yawDeg: number) =>
    `It is a foul when another piece is moved by more than ${moveMm} mm or turned by more than ${yawDeg}°.`,
  hand: 'Hand',
  handAssisted: 'Assisted',
  handFree: 'Free hand',
  handNote: {
    assisted: 'You aim, and a practised hand does it. The table stays honest: the hand obeys the same limits as yours.',
    free: 'The piece follows your finger, and you can fail. It can be changed during the match; the log shows which hand did what.',
  },
} as const;
