import { DONE, type Outcome } from '#play/session/outcome.ts';
import { fail } from '#sim/result.ts';
import type { Intent } from '#games/traction/perform.ts';
import { rangeOf } from '#games/traction/pieces.ts';
import { afterSteps } from '#games/traction/standing.ts';
import { variantsOf } from '#games/traction/variants.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import type { Corner } from '#sim/gesture/gesture.ts';
import type { PieceId } from '#sim/ids.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { NOTHING_CHOSEN } from '../blank.ts';
import type { Core } from '../core.ts';
import { expectedOf, isDoubtful } from '../expected.ts';
import { forecastStep } from '#games/traction/forecast.ts';
import type { SessionCommands, Verb } from '../sessionTypes.ts';
import { SESSION_FAULTS } from '../faults.ts';

const NO_AIM = { corner: null, path: [], aim: null, towards: null, forecast: null, foulHeld: false } as const;

/** Choosing a piece, aiming at a step, having it done. */
export function aimCommands(core: Core) {
  const { runner } = core;
  return {
    setVerb: (verb) => {
      const { intent, aim } = core.state;
      core.set({ verb });
      if (runner.piece !== null || !intent || intent.do === 'disturb') return DONE;
      const chosen = chooseFor(core, intent.piece, verb);
      return chosen.ok && aim ? aimAt(core, aim.corner, aim.swivelDeg) : chosen;
    },
    choose: (piece, verb) => {
      if (runner.piece === piece) return DONE;
      return runner.underWay === null ? chooseFor(core, piece, verb ?? core.state.verb) : core.refuse(runner.underWay);
    },
    cancel: () => {
      if (runner.driver.running) return unsaid(core);
      if (core.state.foulHeld) return core.set({ foulHeld: false });
      return core.set(runner.piece === null ? { ...NOTHING_CHOSEN, fault: null } : NO_AIM);
    },
    setCorner: (corner) => aimAt(core, corner, 0),
    setAim: (corner, swivelDeg, path, towards) => aimAt(core, corner, swivelDeg, path, towards),
    clearAim: () => (runner.driver.running ? unsaid(core) : core.set(NO_AIM)),
    performAim: () => {
      const { intent, path, aim, hand } = core.state;
      if (runner.driver.running) return core.refuse(SESSION_FAULTS.handOnTable(runner.piece));
      if (!intent || !aim) return core.refuse(SESSION_FAULTS.noAim);
      if (core.state.asksBeforeFouls && !core.state.foulHeld && isDoubtful(expectedOf(core.state)))
        return core.set({ foulHeld: true });
      core.set({ foulHeld: false });
      return runner.order(intent, [...path, aim], hand, false);
    },
    setAsksBeforeFouls: (asksBeforeFouls) => core.set({ asksBeforeFouls }),
    endAction: () => runner.end(),
  } satisfies Partial<SessionCommands>;
}

/** Nothing is done, and nobody has to be told why: it is seen. */
const unsaid = ({ runner }: Core): Outcome => fail(SESSION_FAULTS.handOnTable(runner.piece));

/** The piece is chosen for that, if it may do it. */
function chooseFor(core: Core, piece: PieceId, verb: Verb): Outcome {
  const { match } = core.state;
  const intent: Intent = { do: verb, piece };
  const checked = core.check({ ...intent, gesture: { piece, grip: 'finger', strokes: [] }, hand: core.state.handMode });
  if (!checked.ok || !match) return core.refuse(checked.ok ? SESSION_FAULTS.noMatch : checked.fault);
  core.shown.hurry(); // going on cuts short what is still being shown
  return core.set({
    ...NOTHING_CHOSEN,
    intent,
    verb,
    stage: 'aiming',
    stepsTaken: 0,
    stepsLeft: verb === 'walk' ? rangeOf(match.state.options, piece) : 1,
    fault: null,
  });
}

function aimAt(
  core: Core,
  corner: Corner,
  swivelDeg: number,
  path: readonly StepCommand[] = [],
  towards: PieceId | null = null,
): Outcome {
  const { match, intent } = core.state;
  if (core.runner.driver.running) return unsaid(core);
  if (!match || !intent || !Number.isFinite(swivelDeg)) return fail(SESSION_FAULTS.noAim);
  const now = core.standingNow(intent.piece);
  const standing = now && afterSteps(pyramidOf(intent.piece), now, path);
  const { mostSwivelDeg } = variantsOf(match.state.options); // TR-08
  const turn = hundredth(Math.max(-mostSwivelDeg, Math.min(mostSwivelDeg, swivelDeg)));
  const forecast = standing && forecastStep(match.state, intent.piece, standing, corner, turn);
  return core.set({ corner, path, aim: { corner, swivelDeg: turn }, towards, forecast, foulHeld: false, fault: null });
}
