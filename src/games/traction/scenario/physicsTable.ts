import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { Ticking } from '#sim/ticking.ts';
import { ClosenessTracker } from '#sim/trace/closeness.ts';
import type { Onlooker } from '#sim/trace/onlooker.ts';
import { performingAction, performingPush, performingSteps, type PerformedAction } from '../perform.ts';
import type { TractionState } from '../state.ts';
import { handIn } from './handIn.ts';
import type { ScenarioAction } from './scenario.ts';
import type { ScenarioTable } from './table.ts';

/** A table on which scenarios are really played. Every action has a fresh world. */
export function physicsTable(physics: Physics): ScenarioTable {
  return {
    build: physics.build,
    tickHz: TICK_HZ,
    *play(state, action) {
      const closeness = new ClosenessTracker();
      const played = yield* performing(physics, state, action, closeness);
      return played.ok
        ? ok({ gesture: played.value.performed.gesture, report: played.value.report, closeness: closeness.measured() })
        : played;
    },
  };
}

function performing(
  physics: Physics,
  state: TractionState,
  action: ScenarioAction,
  onlooker: Onlooker,
): Ticking<Result<PerformedAction>> {
  switch (action.do) {
    case 'walk':
      return performingSteps(
        physics,
        state,
        { do: 'walk', piece: action.piece, steps: action.steps, ...handIn(state, action) },
        onlooker,
      );
    case 'tackle': {
      const { piece, corner, swivelDeg } = action;
      return performingSteps(
        physics,
        state,
        { do: 'tackle', piece, steps: [{ corner, swivelDeg }], ...handIn(state, action) },
        onlooker,
      );
    }
    case 'gesture':
      return performingAction(
        physics,
        state,
        { do: action.as, piece: action.piece, gesture: action.gesture, hand: 'free' },
        onlooker,
      );
    case 'disturb': {
      const { by, piece, touch } = action;
      if ('pushMm' in touch) return performingPush(physics, state, by, piece, touch.pushMm, onlooker);
      return performingAction(physics, state, { do: 'disturb', by, gesture: touch.gesture }, onlooker);
    }
  }
}
