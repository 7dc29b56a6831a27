import type { RandomSource } from '#engine/random.ts';
import { seatsWithin } from '#engine/seats.ts';
import { byId, seat } from '#sim/ids.ts';
import type { PadPlacement, PiecePlacement, Surface } from '#sim/layout.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { checkOptions, type TractionOptions } from './options.ts';
import { checkPads, DISTANCE_MM, layPads, SEATS, type Ground } from './pads.ts';
import { piecesOf } from './pieces.ts';
import { homesOf, placedOn, SLOTS, spotOnPad } from './slots.ts';
import { checkStart, type StartPosition } from './startPosition.ts';
import type { TractionState } from './state.ts';

/** The players' agreement before the first turn. */
export interface TractionSetup {
  readonly options: TractionOptions;
  readonly surface: Surface;
  /** Pads laid out by the program so far apart, or placed by hand. */
  readonly table: { readonly distanceMm: number } | Ground;
  /** Begins from here instead of from the pads, wherever `table` has those. */
  readonly position?: StartPosition;
}

/**
 * The position before the first turn. Faults: `bad-seats`, `bad-distance`, `bad-pads`, `bad-option`; `bad-value` of a
 * start position.
 */
export function setUp(setup: TractionSetup, seats: number, random: RandomSource): Result<TractionState> {
  const enough = seatsWithin('Traction', SEATS, seats);
  if (!enough.ok) return enough;
  const options = checkOptions(setup.options, seats);
  if (!options.ok) return options;
  const { position } = setup;
  const ground = groundOf(setup, seats);
  if (!ground.ok) return ground;
  const { pads } = ground.value;
  const pieces = [...(position?.pieces ?? pads.flatMap(piecesOnPad))].sort(byId);
  const starter = position?.seat ?? seat(setup.options.first ?? random.integer(0, seats - 1)); // TR-03, TR-65
  return ok({
    seats,
    options: options.value,
    ...ground.value,
    surface: setup.surface,
    home: homesOf(pads, pieces, position?.home),
    pieces,
    offTable: [],
    starter,
    turn: { number: 1, round: 1, seat: starter, acted: [], barred: [] },
    pending: [],
    conceded: position?.conceded ?? [],
    outcome: null,
  });
}

/** Table and pads, with everything on them that is to stand there. Faults as those of `setUp`. */
export function groundOf({ table, position }: TractionSetup, seats: number): Result<Ground> {
  const ground =
    'distanceMm' in table ? groundAt(table.distanceMm, seats) : position ? ok(table) : checkPads(table, seats);
  if (!ground.ok || !position) return ground;
  const standing = checkStart(ground.value, position, seats);
  return standing.ok ? ok(inOrder(ground.value)) : standing;
}

/** TR-02. */
function groundAt(distanceMm: number, seats: number): Result<Ground> {
  if (distanceMm >= DISTANCE_MM.min && distanceMm <= DISTANCE_MM.max) return ok(layPads(seats, distanceMm));
  return fault(
    'bad-distance',
    `The pads would be ${distanceMm} mm apart; expected ${DISTANCE_MM.min} to ${DISTANCE_MM.max} (TR-02).`,
    '$.table.distanceMm',
  );
}

const inOrder = (ground: Ground): Ground => ({ ...ground, pads: [...ground.pads].sort((a, b) => a.seat - b.seat) });

/** TR-01, TR-41: all six upright in their slots. */
function piecesOnPad(pad: PadPlacement): PiecePlacement[] {
  return piecesOf(pad.seat).map((id, i) => {
    const slot = SLOTS[i];
    if (slot === undefined) throw new Error('there is a slot for each of the six pieces');
    return placedOn(spotOnPad(pad, slot.xMm, slot.zMm), id, 'upright');
  });
}
