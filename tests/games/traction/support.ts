import { withRandom, seedRandom } from '#engine/random.ts';
import type { TractionAction } from '#games/traction/actions.ts';
import type { TractionEvent } from '#games/traction/events.ts';
import { STANDARD_OPTIONS, type TractionOptions } from '#games/traction/options.ts';
import { setUp, type TractionSetup } from '#games/traction/setup.ts';
import type { TractionState } from '#games/traction/state.ts';
import { traction } from '#games/traction/traction.ts';
import type { RefereeReport } from '#games/traction/referee/report.ts';
import type { ClauseId, Ruling, RulingCode } from '#games/traction/referee/ruling.ts';
import type { Gesture } from '#sim/gesture/gesture.ts';
import { pieceId, seat, tick, type BodyId } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import type { Result } from '#sim/result.ts';
import { SURFACES } from '#sim/surfaces.ts';
import type { RestingPiece } from '#sim/trace/events.ts';

/** The value, or the fault as the test's failure. */
export const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.fault.code}: ${result.fault.message}`);
  return result.value;
};

export const [MOUSEPAD] = SURFACES as [TractionSetup['surface']];

export const setupOf = (options: Partial<TractionOptions> = {}): TractionSetup => ({
  options: { ...STANDARD_OPTIONS, ...options },
  surface: MOUSEPAD,
  table: { distanceMm: 381 },
});

/** The position before the first turn; seat 0 begins. */
export function started(seats = 2, options: Partial<TractionOptions> = {}): TractionState {
  const { value } = withRandom(seedRandom(1), () => setUp(setupOf(options), seats, { integer: () => 0 }));
  if (!value.ok) throw new Error(value.fault.message);
  return value.value;
}

export type Move = Partial<Pick<PiecePlacement, 'xMm' | 'zMm' | 'yawDeg' | 'pose'>>;

/** The position with some pieces elsewhere. */
export const withPieces = (state: TractionState, moves: Readonly<Record<string, Move>>): TractionState => ({
  ...state,
  pieces: state.pieces.map((p) => ({ ...p, ...moves[p.id] })),
});

export const piece = (state: TractionState, id: string): PiecePlacement => {
  const found = state.pieces.find((p) => p.id === id);
  if (found === undefined) throw new Error(`${id} is not on the table`);
  return found;
};

export const ruling = (
  code: RulingCode,
  about: string,
  other: string | null = null,
  more: Partial<Ruling> = {},
): Ruling => ({
  clause: 'TR-10' as ClauseId,
  code,
  piece: pieceId(about),
  other: other as BodyId | null,
  feature: null,
  otherFeature: null,
  tick: tick(10),
  at: { xMm: 0, yMm: 0, zMm: 0 },
  distanceMm: null,
  text: code,
  ...more,
});

/** How far a piece was found from where it stood. */
export type Rest = Partial<Omit<RestingPiece, 'id'>>;

/** What a referee would say: everything rests where it was, but for what is told. */
export function report(
  state: TractionState,
  mover: string,
  rulings: readonly Ruling[] = [],
  rests: Readonly<Record<string, Rest>> = {},
  steps = 1,
): RefereeReport {
  return {
    mover: pieceId(mover),
    ticks: 431,
    rulings,
    steps: Array.from({ length: steps }, () => ({
      corner: 'A' as const,
      travelMm: 20,
      pivotSlipMm: 0.1,
      swivelDeg: 90,
    })),
    resting: state.pieces.map((p) => ({
      ...p,
      startPose: p.pose,
      tiltDeg: 0,
      movedMm: 0,
      turnedDeg: 0,
      lowestMm: 0,
      highestCornerMm: 0,
      ...movedBy(p, rests[p.id]),
    })),
    atWin: null,
    overlaps: [],
    hash: '0123456789abcdef0123456789abcdef',
  };
}

function movedBy(p: PiecePlacement, rest: Rest | undefined): Rest {
  if (rest === undefined) return {};
  const [dx, dz] = [(rest.xMm ?? p.xMm) - p.xMm, (rest.zMm ?? p.zMm) - p.zMm];
  return { movedMm: Math.sqrt(dx * dx + dz * dz), turnedDeg: Math.abs((rest.yawDeg ?? p.yawDeg) - p.yawDeg), ...rest };
}

export const gesture = (id: string): Gesture => ({
  piece: pieceId(id),
  grip: 'finger',
  strokes: [{ corner: 'A', samples: [{ xMm: 0, yMm: 44.45, zMm: 0, headingDeg: 0 }] }],
});

export const walk = (id: string): TractionAction => ({
  do: 'walk',
  piece: pieceId(id),
  gesture: gesture(id),
  hand: 'assisted',
});
export const tackle = (id: string): TractionAction => ({
  do: 'tackle',
  piece: pieceId(id),
  gesture: gesture(id),
  hand: 'assisted',
});
export const disturb = (by: number | null, id: string): TractionAction => ({
  do: 'disturb',
  by: by === null ? null : seat(by),
  gesture: gesture(id),
});
export const right = (...ids: string[]): TractionAction => ({ do: 'right', pieces: ids.map(pieceId) });
export const choose = (chooser: number, id: string | null): TractionAction => ({
  do: 'penalise',
  chooser: seat(chooser),
  piece: id === null ? null : pieceId(id),
});
export const END: TractionAction = { do: 'end-turn' };
export const concede = (s: number): TractionAction => ({ do: 'concede', seat: seat(s) });

export interface After {
  readonly state: TractionState;
  readonly events: readonly TractionEvent[];
}

const NO_CHANCE = {
  integer: (): number => {
    throw new Error('no chance in play');
  },
};

/** Plays an action that must be allowed; physical ones with the report, or with one in which nothing happens. */
export function act(state: TractionState, action: TractionAction, told?: RefereeReport): After {
  const checked = traction.check(state, action);
  if (!checked.ok) throw new Error(`${checked.fault.code}: ${checked.fault.message}`);
  const about = 'gesture' in action ? action.gesture.piece : '';
  return traction.apply(state, action, traction.isPhysical(action) ? (told ?? report(state, about)) : null, NO_CHANCE);
}

/** One action after another, nothing happening on the table. */
export const actAll = (state: TractionState, ...actions: readonly TractionAction[]): TractionState =>
  actions.reduce((s, a) => act(s, a).state, state);

/** The code of what stands against an action, or null. */
export const against = (state: TractionState, action: TractionAction): string | null => {
  const checked = traction.check(state, action);
  return checked.ok ? null : checked.fault.code;
};

export const types = (after: After): readonly string[] => after.events.map((e) => e.type);

export function eventOf<T extends TractionEvent['type']>(after: After, type: T): Extract<TractionEvent, { type: T }> {
  const found = after.events.find((e): e is Extract<TractionEvent, { type: T }> => e.type === type);
  if (found === undefined) throw new Error(`no event ${type} in ${types(after).join(', ')}`);
  return found;
}
