import { SCENARIO_FORMAT, SCENARIO_VERSION } from '#engine/scenario/format.ts';
import { makeGesture } from '#sim/gesture/codec.ts';
import type { Surface } from '#sim/layout.ts';
import { tacklingFile } from '../variantSchema.ts';
import { ownVariants } from '../variants.ts';
import type { Scenario, ScenarioAction } from './scenario.ts';

/**
 * The scenario as a file, everything written out, defaults too (but for designers' house rules that are as usual).
 * `parseScenario(makeScenario(s))` is s, and `makeScenario` of that is the same text again.
 */
export function makeScenario(scenario: Scenario): string {
  const { tolerance, ranges, piecesPerTurn, starterFirstTurnOnePiece, tackling, flatVictims } = scenario.options;
  const file = {
    format: SCENARIO_FORMAT,
    version: SCENARIO_VERSION,
    game: 'traction',
    title: scenario.title,
    rules: scenario.rules,
    tableMm: scenario.tableMm,
    surface: surfaceFile(scenario.surface),
    tolerance,
    options: {
      ranges,
      piecesPerTurn,
      starterFirstTurnOnePiece,
      ...tacklingFile(tackling),
      ...ownVariants(scenario.options),
      flatVictims,
    },
    pads: scenario.pads,
    pieces: scenario.pieces,
    home: scenario.home,
    seat: scenario.seat,
    conceded: scenario.conceded,
    actions: scenario.actions.map(actionFile),
    expect: scenario.expect,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

function surfaceFile({ id, friction, restitution }: Surface): string | Omit<Surface, 'id'> {
  return id === 'custom' ? { friction, restitution } : id;
}

function actionFile(action: ScenarioAction): object {
  switch (action.do) {
    case 'walk':
    case 'tackle':
      return action;
    case 'gesture':
      return { ...action, gesture: makeGesture(action.gesture) };
    case 'disturb': {
      const { by, piece, touch } = action;
      const how = 'pushMm' in touch ? { pushMm: touch.pushMm } : { gesture: makeGesture(touch.gesture) };
      return { do: 'disturb', by, piece, ...how };
    }
  }
}
