import { polygonDistance } from '#sim/geometry/footprint.ts';
import { seat, type Seat } from '#sim/ids.ts';
import type { PadPlacement } from '#sim/layout.ts';
import { hundredth, hundredthYaw } from '#sim/maths/quantise.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { PAD_WIDTH_MM, TABLE_MM } from '#sim/settings.ts';
import { outlineOfPad } from '#sim/world/outline.ts';

/** TR-02: from nearest edge to nearest edge, 15 to 36 inches; the shortest game unless told otherwise. */
export const DISTANCE_MM = { min: 381, max: 914.4, standard: 381 } as const;

/** Table beyond the pads, so that a piece can walk around them (house value). */
const MARGIN_MM = 150;
export const LARGEST_TABLE_MM = 4000;
export const SEATS = { min: 2, max: 5 } as const;

export interface Ground {
  readonly tableMm: number;
  readonly pads: readonly PadPlacement[];
}

/**
 * TR-02, TR-53: pads on a circle around the middle of the table, each facing it with a long side, neighbours
 * `distanceMm` apart: at least that, and at most 0.05 mm more for the rounding to 0.01. Seat 0 is at +z, the others
 * follow counter-clockwise seen from above.
 */
export function layPads(seats: number, distanceMm: number): Ground {
  let radius = smallestRadius(seats, distanceMm);
  while (nearest(padsAt(seats, radius)) < distanceMm) radius += ROUNDING_MM;
  const pads = padsAt(seats, radius);
  return { tableMm: tableFor(pads), pads };
}

const ROUNDING_MM = 0.01;
const HALVINGS = 30; // of two metres: far below a hundredth of a millimetre

/** By bisection: the further out, the further apart. All neighbours are equally far apart, so two of them tell. */
function smallestRadius(seats: number, distanceMm: number): number {
  let near = PAD_WIDTH_MM / 2; // here the pads meet in the middle
  let far = LARGEST_TABLE_MM / 2;
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (near + far) / 2;
    if (nearest(padsAt(seats, middle).slice(0, 2)) < distanceMm) near = middle;
    else far = middle;
  }
  return hundredth(near);
}

function padsAt(seats: number, radiusMm: number): PadPlacement[] {
  return Array.from({ length: seats }, (_, i) => {
    const angle = (360 * i) / seats;
    const { sin, cos } = sinCosDeg(angle);
    return {
      seat: seat(i),
      xMm: hundredth(radiusMm * sin),
      zMm: hundredth(radiusMm * cos),
      yawDeg: hundredthYaw(angle),
    };
  });
}

/** Distances of the neighbours around the table (TR-53), each pad to the next, mm. */
export const neighbourDistances = (pads: readonly PadPlacement[]): readonly number[] =>
  pads.flatMap((pad, i) => {
    const next = pads[(i + 1) % pads.length];
    return next === undefined || next === pad ? [] : [polygonDistance(outlineOfPad(pad), outlineOfPad(next))];
  });

/** The furthest that two pads are apart, neighbours or not (TR-66), mm. */
export const furthestMm = (pads: readonly PadPlacement[]): number =>
  Math.max(
    ...pads.flatMap((pad, i) =>
      pads.slice(i + 1).map((other) => polygonDistance(outlineOfPad(pad), outlineOfPad(other))),
    ),
  );

const nearest = (pads: readonly PadPlacement[]): number => Math.min(...neighbourDistances(pads));

const WHOLE_CM = 10; // tables come in whole centimetres

/** Side of a table that holds the pads with a margin, and never less than the usual one. */
function tableFor(pads: readonly PadPlacement[]): number {
  const reach = Math.max(...pads.flatMap((pad) => outlineOfPad(pad).flatMap(({ x, z }) => [Math.abs(x), Math.abs(z)])));
  return Math.max(TABLE_MM, Math.ceil((2 * (reach + MARGIN_MM)) / WHOLE_CM) * WHOLE_CM);
}

/** The pads that a seat wins by: of every other seat that has not given up (TR-63). */
export const goalsOf = (
  { pads, conceded }: { readonly pads: readonly PadPlacement[]; readonly conceded: readonly Seat[] },
  seat: Seat,
): readonly PadPlacement[] => pads.filter((pad) => pad.seat !== seat && !conceded.includes(pad.seat));

const SLACK_MM = 0.005; // rounding of the places

/**
 * Checks pads placed by hand: one for each seat in order, wholly on the table, neighbours as far apart as TR-02 and
 * TR-53 say. Faults: `bad-pads`, with the path in a header.
 */
export function checkPads({ tableMm, pads }: Ground, seats: number): Result<Ground> {
  if (pads.length !== seats || pads.some((pad, i) => pad.seat !== i)) {
    return fault(
      'bad-pads',
      `The table has pads for ${pads.length === 0 ? 'no seat' : `seats ${pads.map((p) => p.seat).join(', ')}`}; expected one for each of ${seats} seats, in order.`,
      '$.table.pads',
    );
  }
  const beyond = pads.findIndex((pad) =>
    outlineOfPad(pad).some(({ x, z }) => Math.max(Math.abs(x), Math.abs(z)) > tableMm / 2 + SLACK_MM),
  );
  if (beyond >= 0)
    return fault(
      'bad-pads',
      `The pad of seat ${beyond} is not wholly on the table of ${tableMm} mm.`,
      `$.table.pads[${beyond}]`,
    );
  const distances = neighbourDistances(pads);
  const wrong = distances.findIndex((mm) => mm < DISTANCE_MM.min - SLACK_MM || mm > DISTANCE_MM.max + SLACK_MM);
  if (wrong >= 0) {
    const at = `$.table.pads[${wrong}]`;
    return fault(
      'bad-pads',
      `The pads of seats ${wrong} and ${(wrong + 1) % seats} are ${hundredth(distances[wrong] ?? 0)} mm apart; expected ${DISTANCE_MM.min} to ${DISTANCE_MM.max} (TR-02).`,
      at,
    );
  }
  return ok({ tableMm, pads });
}
