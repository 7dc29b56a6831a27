import type { Seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { ok, type Result } from '#sim/result.ts';
import { SEATS, type Ground } from './pads.ts';
import { misfit } from '#engine/files/misfit.ts';
import { checkConceded } from './scenario/conceded.ts';
import { checkHome } from './scenario/home.ts';
import { checkPosition } from './scenario/position.ts';
import { say } from './scenario/texts.ts';
import type { HomePlace } from './state.ts';

/** Where a match begins that is not begun on the pads: a drill, a puzzle, a designer's position. */
export interface StartPosition {
  /** The seat whose turn it is. */
  readonly seat: Seat;
  /** Those that take part; a piece that is not named is not in this match. */
  readonly pieces: readonly PiecePlacement[];
  /** Places at set-up that do not follow from where pieces stand (TR-20); left out where there are none. */
  readonly home?: readonly HomePlace[];
  /** Seats that have given up before (TR-63); left out where none has. */
  readonly conceded?: readonly Seat[];
}

const AT = {
  pads: ['table', 'pads'],
  pieces: ['position', 'pieces'],
  home: ['position', 'home'],
  conceded: ['position', 'conceded'],
} as const;

/**
 * Whether the position could stand on a table, and is of these seats. Pads may be nearer than TR-02 allows, and a seat
 * may have none. Fault: `bad-value`, with the path in a match file.
 */
export function checkStart(ground: Ground, position: StartPosition, seats: number): Result<null> {
  const { seat, pieces } = position;
  const expected = `one of the ${seats} seats of this match`;
  if (!(seat < seats)) return misfit(['position', 'seat'], String(seat), expected);
  const pad = ground.pads.findIndex((p) => p.seat >= seats);
  if (pad >= 0) return misfit([...AT.pads, pad, 'seat'], String(ground.pads[pad]?.seat), expected);
  const stranger = pieces.findIndex((p) => ownerOf(p.id) >= seats);
  if (stranger >= 0)
    return misfit([...AT.pieces, stranger, 'id'], JSON.stringify(pieces[stranger]?.id), `a piece of ${expected}`);
  const standing = checkPosition({ ...ground, pieces }, AT);
  if (!standing.ok) return standing;
  const home = checkHome({ ...position, pads: ground.pads }, AT.home);
  return home.ok ? checkGivenUp(position, seats) : home;
}

/** A rival is left to play against: the last one who has not given up has won. */
function checkGivenUp(position: StartPosition, seats: number): Result<null> {
  const { conceded = [] } = position;
  const stranger = conceded.findIndex((seat) => seat >= seats);
  if (stranger >= 0)
    return misfit([...AT.conceded, stranger], String(conceded[stranger]), `one of the ${seats} seats of this match`);
  const given = checkConceded(position, AT.conceded);
  if (!given.ok) return given;
  return seats - conceded.length < SEATS.min
    ? misfit(AT.conceded, say.concededCount(conceded.length, seats), say.twoLeft)
    : ok(null);
}
