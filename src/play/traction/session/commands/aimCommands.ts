import type { Intent } from '#games/traction/perform.ts';
import { rangeOf } from '#games/traction/pieces.ts';
import { variantsOf } from '#games/traction/variants.ts';
import type { Corner } from '#sim/gesture/gesture.ts';
import type { PieceId } from '#sim/ids.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import type { ActionRunner } from '../actionRunner.ts';
import { NOTHING_CHOSEN } from '../blank.ts';
import type { Core } from '../core.ts';
import { expectedOf, isDoubtful } from '../expected.ts';
import { forecastStep } from '#games/traction/forecast.ts';
import type { Verb } from '../sessionTypes.ts';
import { SESSION_FAULTS } from '../faults.ts';
import { standingNow } from './standingNow.ts';
import type { Part } from './part.ts';

const NO_AIM = { corner: null, aim: null, forecast: null, foulHeld: false } as const;

/** Choosing a piece, aiming at a step, having it done. */
export function aimCommands(
  core: Core,
  runner: ActionRunner,
): Part<
  | 'setVerb'
  | 'choose'
  | 'cancel'
  | 'setCorner'
  | 'setAim'
  | 'clearAim'
  | 'performAim'
  | 'setAsksBeforeFouls'
  | 'endAction'
> {
  return {
    setVerb: (verb) => {
      const { intent, aim } = core.state;
      core.set({ verb });
      if (runner.piece !== null || !intent || intent.do === 'disturb' || !chooseFor(core, intent.piece, verb)) return;
      if (aim) aimAt(core, runner, aim.corner, aim.swivelDeg);
    },
    choose: (piece, verb) => {
      if (runner.piece === piece) return;
      if (runner.underWay !== null) return void core.refuse(runner.underWay);
      void chooseFor(core, piece, verb ?? core.state.verb);
    },
    cancel: () => {
      if (runner.driver.running) return;
      if (core.state.foulHeld) return void core.set({ foulHeld: false });
      core.set(runner.piece === null ? { ...NOTHING_CHOSEN, fault: null } : NO_AIM);
    },
    setCorner: (corner) => aimAt(core, runner, corner, 0),
    setAim: (corner, swivelDeg) => aimAt(core, runner, corner, swivelDeg),
    clearAim: () => {
      if (!runner.driver.running) core.set(NO_AIM);
    },
    performAim: () => {
      const { intent, aim, hand } = core.state;
      if (runner.driver.running) return void core.refuse(SESSION_FAULTS.handOnTable(runner.piece));
      if (!intent || !aim) return void core.refuse(SESSION_FAULTS.noAim);
      if (core.state.asksBeforeFouls && !core.state.foulHeld && isDoubtful(expectedOf(core.state)))
        return void core.set({ foulHeld: true });
      core.set({ foulHeld: false });
      runner.order(intent, [aim], hand, false);
    },
    setAsksBeforeFouls: (asksBeforeFouls) => core.set({ asksBeforeFouls }),
    endAction: () => void runner.end(),
  };
}

/** Whether the piece may do that, and is chosen for it. */
function chooseFor(core: Core, piece: PieceId, verb: Verb): boolean {
  const { match } = core.state;
  const intent: Intent = { do: verb, piece };
  const checked = core.check({ ...intent, gesture: { piece, grip: 'finger', strokes: [] }, hand: core.state.handMode });
  if (!checked.ok || !match) return core.refuse(checked.ok ? SESSION_FAULTS.noMatch : checked.fault).ok;
  core.shown.hurry(); // going on cuts short what is still being shown
  core.set({
    ...NOTHING_CHOSEN,
    intent,
    verb,
    stage: 'aiming',
    stepsLeft: verb === 'walk' ? rangeOf(match.state.options, piece) : 1,
    fault: null,
  });
  return true;
}

function aimAt(core: Core, runner: ActionRunner, corner: Corner, swivelDeg: number): void {
  const { match, intent } = core.state;
  if (!match || !intent || runner.driver.running || !Number.isFinite(swivelDeg)) return;
  const standing = standingNow(core, runner, intent.piece);
  const { mostSwivelDeg } = variantsOf(match.state.options); // TR-08
  const turn = hundredth(Math.max(-mostSwivelDeg, Math.min(mostSwivelDeg, swivelDeg)));
  const forecast = standing && forecastStep(match.state, intent.piece, standing, corner, turn);
  core.set({ corner, aim: { corner, swivelDeg: turn }, forecast, foulHeld: false, fault: null });
}
