import type { BodyId, PadId, PieceId } from '#sim/ids.ts';
import type { Overlap, RestingPiece } from '#sim/trace/events.ts';
import type { StepReport } from './report.ts';
import type { Ruling, RulingCode } from './ruling.ts';

/** A pad that is touched, and where. */
export interface OnPad extends Pick<Ruling, 'feature' | 'otherFeature' | 'at'> {
  readonly pad: BodyId;
}

/** The referee's knowledge so far. Plain data: observing a tick gives a new one. */
export interface RefereeState {
  readonly rulings: readonly Ruling[];
  readonly steps: readonly StepReport[];
  /** Pieces that touched the mover before the action and have not parted from it since (TR-48). */
  readonly excused: readonly PieceId[];
  /** Greatest drag of the base since it last stood still, mm. */
  readonly dragMm: number;
  /** All drags before that one, added up over the action, mm (TR-59). */
  readonly draggedMm: number;
  /** One corner has carried the piece since it last stood flat at rest: contacts can be a tackle or a win (TR-58). */
  readonly stepping: boolean;
  /** Of a step under way: its base is down and comes to rest; contacts are still the step's (TR-46). */
  readonly landing: boolean;
  /** The piece is beyond its balance, or has been since it last stood flat (TR-56). */
  readonly overbalanced: boolean;
  /** A hand out of turn has tipped or lifted the piece. */
  readonly takenUp: boolean;
  /** Rivals' pads that were touched before the action and have been touched ever since (TR-61). */
  readonly onPads: readonly PadId[];
  /** Where the mover, set down, rests in the place of others (TR-54). */
  readonly overlaps: readonly Overlap[];
  /** Steps told of the hold under way. */
  readonly heldSteps: number;
  /** Rivals' pads that the mover touches; kept only where resting on one wins. */
  readonly pads: readonly OnPad[];
  /** Where everything was at the tick of a win, which ends the action (TR-32); null without one. */
  readonly atWin: readonly RestingPiece[] | null;
  /** The sweep is over: by contact, by a win, or beyond the table's edge. */
  readonly stopped: boolean;
}

export const NOTHING_SEEN: RefereeState = {
  rulings: [],
  steps: [],
  excused: [],
  dragMm: 0,
  draggedMm: 0,
  stepping: false,
  landing: false,
  overbalanced: false,
  takenUp: false,
  onPads: [],
  overlaps: [],
  heldSteps: 0,
  pads: [],
  atWin: null,
  stopped: false,
};

const FAULTS: ReadonlySet<RulingCode> = new Set([
  'walk-contact',
  'pivot-slide',
  'lift-off',
  'no-set-down',
  'too-many-steps',
  'fell',
  'not-upright',
  'off-table',
  'tackle-side',
  'tackle-point',
  'tackle-own',
  'tackle-size',
  'crash',
  'no-tip',
  'over-swivel',
  'over-travel',
  'unsettled',
]);

/** Whether the ruling makes the action an illegal move (in a disturbance: an offence). */
export const isFault = (ruling: Ruling): boolean => FAULTS.has(ruling.code);

/** Whether nothing illegal has been seen. */
export const isLegal = (rulings: readonly Ruling[]): boolean => !rulings.some(isFault);

/** The tackled pieces, which may be moved (TR-18, TR-42). */
export const tackledIn = (rulings: readonly Ruling[]): readonly string[] =>
  rulings.filter((r) => r.code === 'tackle-base').map((r) => r.other ?? '');
