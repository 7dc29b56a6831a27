import type { Path } from '#engine/files/jsonPath.ts';
import { misfit } from '#engine/files/misfit.ts';
import type { PieceId } from '#sim/ids.ts';
import { ok, type Result } from '#sim/result.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { rangeOf } from '../pieces.ts';
import { variantsOf } from '../variants.ts';
import { checkConceded } from './conceded.ts';
import type { Scenario, ScenarioAction } from './scenario.ts';
import { say } from './texts.ts';

/**
 * Whether the actions can be one turn of one seat, as far as the file alone tells: which pieces may act, how often, how
 * far. Faults that depend on how the actions go (a win, a piece that is gone) are found while judging.
 */
export function checkTurn(scenario: Scenario): Result<Scenario> {
  const gone = checkConceded(scenario);
  if (!gone.ok) return gone;
  const acted = new Set<PieceId>();
  for (const [i, action] of scenario.actions.entries()) {
    const checked =
      action.do === 'disturb'
        ? checkDisturbance(scenario, action.by, action.piece, i)
        : checkActor(scenario, action, acted, i);
    if (!checked.ok) return checked;
  }
  const { actions, expect } = scenario;
  if (expect.length <= actions.length) return ok(scenario);
  return misfit(['expect', actions.length], 'one too many', say.expectations(actions.length));
}

function checkDisturbance(scenario: Scenario, by: number | null, piece: PieceId, i: number): Result<null> {
  if (by === scenario.seat) return misfit(['actions', i, 'by'], String(by), say.outOfTurn(scenario.seat));
  if (!stands(scenario, piece)) return misfit(['actions', i, 'piece'], JSON.stringify(piece), say.known);
  return ok(null);
}

type Acting = Exclude<ScenarioAction, { do: 'disturb' }>;

function checkActor(scenario: Scenario, action: Acting, acted: Set<PieceId>, i: number): Result<null> {
  const at: Path = ['actions', i, 'piece'];
  const { piece } = action;
  const refuse = (why: string) => misfit(at, JSON.stringify(piece), why);
  const placed = stands(scenario, piece);
  if (!placed) return refuse(say.known);
  if (ownerOf(piece) !== scenario.seat) return refuse(say.ownPiece(scenario.seat));
  if (acted.has(piece)) return refuse(say.actsOnce);
  if (placed.pose === 'flat') return refuse(say.standing);
  const most = piecesThisTurn(scenario);
  if (acted.size >= most) return refuse(say.piecesPerTurn(most));
  acted.add(piece);
  return checkRange(scenario, action, i);
}

const stands = (scenario: Scenario, piece: PieceId) => scenario.pieces.find((p) => p.id === piece);

/** TR-05; with TR-04's option on, the file's turn is the starter's first. */
const piecesThisTurn = ({ options }: Scenario): number =>
  options.starterFirstTurnOnePiece ? 1 : options.piecesPerTurn;

/** An ordered swivel beyond what the house allows is no order; a free one is judged. */
function tooFar({ options }: Scenario, action: Acting, i: number): ReturnType<typeof misfit> | null {
  const { mostSwivelDeg } = variantsOf(options);
  const ordered =
    action.do === 'walk'
      ? action.steps.map(({ swivelDeg }, at) => ({ swivelDeg, path: ['steps', at] }))
      : action.do === 'tackle'
        ? [{ swivelDeg: action.swivelDeg, path: [] }]
        : [];
  const wild = ordered.find(({ swivelDeg }) => Math.abs(swivelDeg) > mostSwivelDeg);
  return wild === undefined
    ? null
    : misfit(['actions', i, ...wild.path, 'swivelDeg'], String(wild.swivelDeg), say.swivel(mostSwivelDeg));
}

/** A free gesture's steps are counted by the referee, who sees which strokes are steps. */
function checkRange(scenario: Scenario, action: Acting, i: number): Result<null> {
  const far = tooFar(scenario, action, i);
  if (far !== null || action.do !== 'walk') return far ?? ok(null);
  const range = rangeOf(scenario.options, action.piece);
  if (action.steps.length <= range) return ok(null);
  return misfit(['actions', i, 'steps'], say.steps(action.steps.length), say.range(action.piece, range));
}
