import type { Physics } from '../../../sim/physics.ts';
import type { Result } from '../../../sim/result.ts';
import { TICK_HZ } from '../../../sim/settings.ts';
import type { Ticking } from '../../../sim/ticking.ts';
import { performingAction, performingPush, performingSteps, type PerformedAction } from '../perform.ts';
import type { TractionState } from '../state.ts';
import type { ScenarioAction } from './scenario.ts';
import type { ScenarioTable } from './table.ts';

/** A table on which scenarios are really played. Every action has a fresh world. */
export function physicsTable(physics: Physics): ScenarioTable {
  return {
    build: physics.build,
    tickHz: TICK_HZ,
    *play(state, action) {
      const played = yield* performing(physics, state, action);
      return played.ok ? { ok: true, value: { gesture: played.value.performed.gesture, report: played.value.report } } : played;
    },
  };
}

function performing(physics: Physics, state: TractionState, action: ScenarioAction): Ticking<Result<PerformedAction>> {
  switch (action.do) {
    case 'walk':
      return performingSteps(physics, state, action);
    case 'tackle': {
      const { piece, corner, swivelDeg, hand } = action;
      return performingSteps(physics, state, { do: 'tackle', piece, steps: [{ corner, swivelDeg }], hand });
    }
    case 'gesture':
      return performingAction(physics, state, { do: action.as, piece: action.piece, gesture: action.gesture, hand: 'free' });
    case 'disturb': {
      const { by, piece, touch } = action;
      if ('pushMm' in touch) return performingPush(physics, state, by, piece, touch.pushMm);
      return performingAction(physics, state, { do: 'disturb', by, gesture: touch.gesture });
    }
  }
}
