import { startMatch } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import { actionOf, performPush, performSteps, type PerformedAction } from '#games/traction/perform.ts';
import { STANDARD_OPTIONS } from '#games/traction/options.ts';
import { traction, type TractionMatch } from '#games/traction/traction.ts';
import type { TractionAction } from '#games/traction/actions.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import { pieceId, seat } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { must } from '../../games/traction/support.ts';

const upright = (id: string, xMm: number, zMm: number) => ({
  id: pieceId(id),
  xMm,
  zMm,
  yawDeg: 0,
  pose: 'upright' as const,
});
const [surface] = SURFACES;

/**
 * A short match on a small table: a walk, a walk into a rival (TR-10, penalised), the end of that turn, a bump that
 * moves a piece too far (TR-31, put back), and a walk with another piece.
 */
export function filmedMatch(physics: Physics): TractionMatch {
  if (!surface) throw new Error('there are surfaces');
  const pads = [
    { seat: seat(0), xMm: 0, zMm: 200, yawDeg: 0 },
    { seat: seat(1), xMm: 0, zMm: -200, yawDeg: 180 },
  ];
  const pieces = [
    upright('0-S1', -60, 0),
    upright('0-L1', 0, 0),
    upright('1-M1', 25.4, 40),
    upright('1-S1', 80, -60),
    upright('1-L1', -80, -60),
  ];
  const setup = {
    options: { ...STANDARD_OPTIONS, piecesPerTurn: 3 },
    surface,
    table: { tableMm: 600, pads },
    position: { seat: seat(0), pieces },
  };
  const seats = [
    { name: 'Ann', colour: 0, kind: 'person' as const },
    { name: 'Ben', colour: 1, kind: 'person' as const },
  ];
  let match = must(startMatch(traction, { build: physics.build, tickHz: 240, seed: 1, seats, setup }));
  const take = (action: TractionAction, performed: PerformedAction | null): void => {
    match = must(play(traction, match, action, performed?.report ?? null));
  };
  const walk = (id: string, ...steps: StepCommand[]): void => {
    const order = { do: 'walk', piece: pieceId(id), steps, hand: 'careful' } as const;
    const performed = must(performSteps(physics, match.state, order));
    take(actionOf(order, performed.performed.gesture, 'assisted', 'careful'), performed);
  };
  walk('0-S1', { corner: 'D', swivelDeg: 180 });
  walk('0-L1', { corner: 'A', swivelDeg: 180 });
  take({ do: 'end-turn' }, null);
  const bumped = must(performPush(physics, match.state, null, pieceId('1-S1'), [14, 0]));
  take(actionOf({ do: 'disturb', piece: pieceId('1-S1'), by: null }, bumped.performed.gesture, 'assisted'), bumped);
  walk('1-L1', { corner: 'B', swivelDeg: -90 });
  return match;
}
