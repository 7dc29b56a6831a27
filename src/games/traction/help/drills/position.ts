import { pieceId, seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { TABLE_MM } from '#sim/settings.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { STANDARD_OPTIONS } from '#games/traction/options.ts';
import type { TractionSetup } from '#games/traction/setup.ts';
import { PIECE_NAMES } from '#games/traction/pieces.ts';
import { placedOn, SLOTS, spotOnPad } from '#games/traction/slots.ts';

/** Nearer to the middle than in a match, so that what is practised is large on a small screen (house value). */
const PAD_FAR_MM = 120;

/** The learner's pad, and the rival's across the table. */
const OWN_PAD = { seat: seat(0), xMm: 0, zMm: PAD_FAR_MM, yawDeg: 0 };
const RIVAL_PAD = { seat: seat(1), xMm: 0, zMm: -PAD_FAR_MM, yawDeg: 180 };

export interface DrillPosition {
  /** A preset's id; the back of a mousepad unless told, which holds every corner. */
  readonly surface?: string;
  readonly tableMm?: number;
  readonly pieces: readonly PiecePlacement[];
}

/** Seat 0 learns and is to move; the rules are the standard ones. */
export function position({ surface = 'mousepad', tableMm = TABLE_MM, pieces }: DrillPosition): TractionSetup {
  const preset = SURFACES.find(({ id }) => id === surface);
  if (preset === undefined) throw new Error(`there is no surface ${surface}`);
  return {
    options: STANDARD_OPTIONS,
    surface: preset,
    table: { tableMm, pads: [OWN_PAD, RIVAL_PAD] },
    position: { seat: OWN_PAD.seat, pieces },
  };
}

export const stands = (id: string, xMm: number, zMm: number, yawDeg = 0): PiecePlacement => ({
  id: pieceId(id),
  xMm,
  zMm,
  yawDeg,
  pose: 'upright',
});

/** Penalised: flat on the learner's pad, in its own slot. */
export function lies(name: (typeof PIECE_NAMES)[number]): PiecePlacement {
  const slot = SLOTS[PIECE_NAMES.indexOf(name)];
  if (slot === undefined) throw new Error(`there is no slot for ${name}`);
  return placedOn(spotOnPad(OWN_PAD, slot.xMm, slot.zMm), pieceId(`${OWN_PAD.seat}-${name}`), 'flat');
}
