import { InvalidArgumentError, Option } from 'commander';
import type { MeasuredSurface } from '#engine/surfaceFile.ts';
import { STEADINESSES } from '#sim/hand/steadiness.ts';
import { fault, ok } from '#sim/result.ts';
import { stepKindIn } from '#lab/form/stepKinds.ts';
import { say } from '../texts.ts';
import type { LabCommand } from './labCommand.ts';
import { given, listOf, number, numbers } from './lists.ts';

const MOST_DEG = 90;
const MOST_MM = 10_000;

/** Kinds of steps, each with how many of how many held; hand and grip may stand between in either order. */
const steps = (text: string): readonly object[] => text.split(',').map((one) => kindIn(one.trim()));

function kindIn(text: string): object {
  const kind = stepKindIn(text);
  if (kind === null) throw new InvalidArgumentError(say.notSteps);
  return kind;
}

/** `lab calibrate`. */
export const calibrateCommand: LabCommand = {
  id: 'calibrate',
  about: say.calibrateAbout,
  examples: say.calibrateExamples,
  guide: say.calibrateGuide,
  options: [
    new Option('--angle <list>', say.calibrateAngle).argParser(numbers(0, MOST_DEG)).conflicts(['rise', 'steps']),
    new Option('--rise <list>', say.calibrateRise).argParser(numbers(0, MOST_MM)).conflicts('steps'),
    new Option('--run <mm>', say.calibrateRun).argParser(number).conflicts('length'),
    new Option('--length <mm>', say.calibrateLength).argParser(number),
    new Option('--resolution <step>', say.calibrateResolution).argParser(number),
    new Option('--steps <list>', say.calibrateSteps).argParser(steps),
    new Option('--friction <list>', say.calibrateFriction).argParser(numbers(0, 2)),
    new Option('--steadiness <list>', say.calibrateSteadiness).argParser(listOf(STEADINESSES)),
    new Option('--name <name>', say.calibrateName),
    new Option('--restitution <number>', say.calibrateRestitution).argParser(number),
    new Option('--save <file>', say.calibrateSave),
  ],
  parameters: ({ angle, rise, run, length, ...others }) =>
    ok(
      given({
        anglesDeg: angle,
        risesMm: rise,
        runMm: run,
        lengthMm: length,
        resolution: others['resolution'],
        steps: others['steps'],
        friction: others['friction'],
        steadiness: others['steadiness'],
        name: others['name'],
        restitution: others['restitution'],
      }),
    ),
  saved: async ({ save }, result) => {
    if (typeof save !== 'string') return ok(null);
    const { surface } = result as unknown as { readonly surface: MeasuredSurface | null };
    if (surface === null) return fault('no-surface', say.notSaved(save));
    const { makeSurface } = await import('#engine/surfaceFile.ts');
    return ok({ path: save, text: makeSurface(surface) });
  },
};
