import { rangeOf } from '#games/traction/pieces.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { Standing } from '#games/traction/standing.ts';
import type { PieceId } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import type { Thinking } from '../bot.ts';
import { groundFor } from './ground.ts';
import type { Race } from './race.ts';
import { knownRoutes } from './knownRoutes.ts';
import { tacklesOf } from './tackles.ts';

/** Something that a piece could do now, as far as outlines tell. */
export type Candidate = Walk | Hit;

export interface Walk {
  readonly do: 'walk';
  readonly piece: PieceId;
  readonly steps: readonly StepCommand[];
  readonly to: Standing;
  readonly leftMm: number;
  readonly wins: boolean;
  /** It is thought of for the places that it covers, and not for the way to a pad. */
  readonly guards?: true;
}

export interface Hit {
  readonly do: 'tackle';
  readonly piece: PieceId;
  readonly steps: readonly StepCommand[];
  readonly victim: PieceId;
}

/** So many of the best walks of each piece are weighed (house value). */
const WALKS = 3;
/** Two walks that end nearer to each other than this are one, mm (house value). */
const APART_MM = 8;

/** The walks and tackles of a piece that are worth a thought. */
export function* candidatesOf(
  state: TractionState,
  race: Race,
  placement: PiecePlacement,
): Thinking<readonly Candidate[]> {
  const { id } = placement;
  const ground = groundFor(state, id);
  const most = rangeOf(state.options, id);
  const routes = yield* knownRoutes(ground, race.fieldFor(id), id, placement, most, race.clearMm);
  const walks: Walk[] = [];
  for (const route of routes) {
    if (walks.length >= WALKS) break;
    if (walks.some(({ to }) => near(to, route.to))) continue;
    walks.push({ do: 'walk', piece: id, ...route });
  }
  const hits = tacklesOf(state, ground, id, placement).map(({ victim, step }): Hit => ({
    do: 'tackle',
    piece: id,
    steps: [step],
    victim,
  }));
  return [...walks, ...hits];
}

function near(a: Standing, b: Standing): boolean {
  const [dx, dz] = [a.xMm - b.xMm, a.zMm - b.zMm];
  return dx * dx + dz * dz < APART_MM * APART_MM;
}
