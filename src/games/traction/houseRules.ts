import { YES_NO, type HouseRule } from '#engine/module/houseRules.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { OPTION_RANGES, OPTIONS_BY } from './options.ts';
import { DISTANCE_MM } from './pads.ts';
import { STANDARD_VARIANTS, VARIANT_RANGES } from './variants.ts';

const SIZES = ['small', 'medium', 'large'];
const R = OPTION_RANGES;
const V = VARIANT_RANGES;
const usual = { ...OPTIONS_BY.text, ...STANDARD_VARIANTS };

/** All that designers change, what changes a match most first. */
export const HOUSE_RULES: readonly HouseRule[] = [
  {
    kind: 'choice',
    at: 'surface',
    label: 'Surface',
    choices: SURFACES.map(({ id, friction }) => ({ value: id, label: `${id.replaceAll('-', ' ')} (${friction})` })),
    usual: 'mousepad',
  },
  {
    kind: 'number',
    at: 'table.distanceMm',
    label: 'Distance of two pads',
    unit: 'mm',
    ...DISTANCE_MM,
    usual: DISTANCE_MM.min,
  },
  { kind: 'numbers', at: 'options.ranges', label: 'Steps a turn', of: SIZES, usual: usual.ranges },
  {
    kind: 'number',
    at: 'options.piecesPerTurn',
    label: 'Pieces a turn',
    ...R.piecesPerTurn,
    usual: usual.piecesPerTurn,
  },
  {
    kind: 'choice',
    at: 'options.starterFirstTurnOnePiece',
    label: 'The first turn has one piece only',
    choices: YES_NO,
    usual: usual.starterFirstTurnOnePiece,
  },
  {
    kind: 'choice',
    at: 'options.tackling',
    label: 'Tackles',
    choices: [
      { value: 'any', label: 'any size tackles any' },
      { value: 'rock-paper-scissors', label: 'large tackles medium, medium small, small large' },
    ],
    usual: 'any',
  },
  { kind: 'pairs', at: 'options.tackles', label: 'Tackles, size by size', of: SIZES, verb: 'tackles' },
  {
    kind: 'choice',
    at: 'options.freeStepAfterMiss',
    label: 'A tackle that misses stays where it was set down',
    choices: YES_NO,
    usual: usual.freeStepAfterMiss,
  },
  {
    kind: 'choice',
    at: 'options.victims',
    label: 'Pieces that one tackle takes',
    choices: [
      { value: 'all', label: 'all that its base hits' },
      { value: 1, label: 'one' },
    ],
    usual: usual.victims,
  },
  {
    kind: 'choice',
    at: 'options.flatVictims',
    label: 'A tackled piece that lies for a penalty',
    choices: [
      { value: 'rise', label: 'stands up, and its penalty has ended (TR-64)' },
      { value: 'stay', label: 'stays flat (TR-45)' },
    ],
    usual: 'rise',
  },
  {
    kind: 'number',
    at: 'options.penaltyTurns',
    label: 'A penalised piece rises in turn number',
    help: '1 for the owner’s next turn; 0 for a piece that misses the rest of this turn only.',
    ...V.penaltyTurns,
    usual: usual.penaltyTurns,
  },
  {
    kind: 'choice',
    at: 'options.win',
    label: 'Won by',
    choices: [
      { value: 'contact', label: 'a touch of a rival’s pad' },
      { value: 'rest', label: 'coming to rest on a rival’s pad' },
    ],
    usual: usual.win,
  },
  {
    kind: 'number',
    at: 'options.turnLimit',
    label: 'Turns each, at most',
    min: R.turnLimit.min,
    max: R.turnLimit.max,
    usual: R.turnLimit.standard,
  },
  {
    kind: 'number',
    at: 'options.mostSwivelDeg',
    label: 'Furthest swivel',
    unit: 'degrees',
    ...V.mostSwivelDeg,
    usual: usual.mostSwivelDeg,
  },
  {
    kind: 'number',
    at: 'options.mostTravelMm',
    label: 'Furthest step',
    unit: 'mm',
    ...V.mostTravelMm,
    usual: V.mostTravelMm.max,
  },
  {
    kind: 'number',
    at: 'options.tolerance.moveMm',
    label: 'Others may be moved by',
    unit: 'mm',
    ...R.moveMm,
    usual: usual.tolerance.moveMm,
  },
  {
    kind: 'number',
    at: 'options.tolerance.yawDeg',
    label: 'Others may be turned by',
    unit: 'degrees',
    ...R.yawDeg,
    usual: usual.tolerance.yawDeg,
  },
  {
    kind: 'number',
    at: 'options.tolerance.pivotMm',
    label: 'The pivot may slide by',
    unit: 'mm',
    ...R.pivotMm,
    usual: usual.tolerance.pivotMm,
  },
  {
    kind: 'number',
    at: 'options.contactMm',
    label: 'A touch is nearer than',
    unit: 'mm',
    ...V.contactMm,
    usual: usual.contactMm,
  },
  {
    kind: 'number',
    at: 'options.liftOffMm',
    label: 'The pivot may lift by',
    unit: 'mm',
    ...V.liftOffMm,
    usual: usual.liftOffMm,
  },
  {
    kind: 'number',
    at: 'options.uprightMm',
    label: 'A standing base may be up by',
    unit: 'mm',
    ...V.uprightMm,
    usual: usual.uprightMm,
  },
  {
    kind: 'number',
    at: 'options.pieceFriction',
    label: 'Friction of piece on piece',
    ...V.pieceFriction,
    usual: usual.pieceFriction,
  },
  {
    kind: 'choice',
    at: 'options.filling',
    label: 'Pieces',
    help: 'A set-up’s file also takes another density, a height and sizes.',
    choices: [
      { value: 'hollow', label: 'hollow' },
      { value: 'sand', label: 'filled with sand' },
      { value: 'solder', label: 'filled with solder' },
    ],
    usual: 'hollow',
  },
];
