import type { PyramidSize } from '#sim/pyramid.ts';
import { SIZE_WORDS } from './sizes.ts';

// Texts of the form of a new match.

export const form = {
  title: 'New match of Traction',
  lead: 'Everything has a sensible value already.',
  tuned:
    'only one piece acts in the first turn, and a penalised piece that is tackled stays flat: of two computer players that only run, the one who begins then wins 48\u00a0% instead of 77\u00a0% of 60 matches.',
  first: 'by the rule text, between two players, and the first of them begins.',
  surface: 'Surface and its grip (friction)',
  friction: 'Grip (coefficient of friction)',
  restitution: 'Bounciness',
  openSurface: 'Open a measured surface',
  openedSurface: (name: string) => `Measured: ${name}`,
  refusedSurface: (file: string, why: string) => `${file}: ${why}`,
  coefficient: (mu: number) => mu.toFixed(2),
  gripNumber: (mu: number) => `grip ${mu.toFixed(2)}`,
  grip: {
    good: (mu: number, from: number) =>
      `Grip ${mu.toFixed(2)}: enough. A tipped corner stays where it is from about ${from.toFixed(2)}.`,
    edge: (mu: number, from: number) =>
      `Grip ${mu.toFixed(2)}: just enough (about ${from.toFixed(2)} is needed). Expect slides.`,
    poor: (mu: number, from: number) =>
      `Grip ${mu.toFixed(2)}: too slippery. Below about ${from.toFixed(2)} the corner slides away, and no hand can make a legal step.`,
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
  starterOneNote:
    'Makes up for going first: of 100 matches of equal computer players 15 inches apart whoever begins wins about 50. Further apart strong ones win more.',
  filling: 'Pieces',
  fillings: { hollow: 'Hollow', sand: 'Filled with sand', solder: 'With solder', own: 'With something else' },
  fillingGCm3: 'Density, g/cm³',
  fillingMm: 'Up to a height of, mm',
  fillingNote: 'Filled pieces take a harder push to tip, and more grip.',
  flatVictims: 'A penalised piece that is tackled stays flat (TR-45)',
  flatVictimsNote: 'Unticked it stands up, as the rule text says, and its penalty has ended.',
  begins: 'Who has most recently been to a stadium?',
  far: (inches: number): string =>
    `Neighbours stand so far apart; rivals across the table up to ${inches} in, further than the 36 in of the rule text.`,
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
    assisted: 'You aim, and a helping hand moves the piece. It does not cheat: it can slip and fall, as yours can.',
    free: 'The piece follows your finger, and you can fail. It can be changed during the match; the log shows which hand did what.',
  },
} as const;
