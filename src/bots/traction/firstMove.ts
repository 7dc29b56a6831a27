import { STANDARD_OPTIONS } from '#games/traction/options.ts';
import type { FirstMoveSetup } from '../trial.ts';
import { MM_PER_INCH } from '#sim/maths/units.ts';

const INCHES = [15, 24, 36];

/** The distances, each with a whole first turn and with half of one (TR-04). */
export const FIRST_MOVE_SETUPS: readonly FirstMoveSetup[] = INCHES.flatMap((inches) =>
  [false, true].map((half) => ({
    name: `${inches} inches, ${half ? 'one piece in the first turn' : 'a whole first turn'}`,
    rules: {
      table: { distanceMm: Math.round(inches * MM_PER_INCH * 100) / 100 },
      options: { ...STANDARD_OPTIONS, starterFirstTurnOnePiece: half },
    },
  })),
);
