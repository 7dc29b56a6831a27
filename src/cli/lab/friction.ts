import { Option } from 'commander';
import { HANDS } from '../../sim/assist/assist.ts';
import { STEADINESSES } from '../../sim/hand/steadiness.ts';
import { SIZES } from '../../sim/pyramid.ts';
import { ok } from '../../sim/result.ts';
import { SURFACES } from '../../sim/surfaces.ts';
import { say } from '../texts.ts';
import type { LabCommand } from './labCommand.ts';
import { given, listOf, numbers } from './lists.ts';

const PRESETS = SURFACES.map(({ id }) => id);

/** Presets with commas between them, or all of them. */
function surfaces(text: string): readonly string[] {
  return text === 'all' ? PRESETS : listOf(PRESETS)(text);
}

/** `lab friction`. */
export const frictionCommand: LabCommand = {
  id: 'friction',
  about: say.frictionAbout,
  examples: say.frictionExamples,
  options: [
    new Option('--friction <list>', say.frictionFriction).argParser(numbers(0, 2)).conflicts('surface'),
    new Option('--surface <list>', say.frictionSurface(PRESETS.join(', '))).argParser(surfaces),
    new Option('--size <list>', say.frictionSize).argParser(listOf(SIZES)),
    new Option('--hand <list>', say.frictionHand).argParser(listOf(HANDS)),
    new Option('--steadiness <hand>', say.matchesSteadiness).choices(STEADINESSES),
    new Option('--grip <grip>', say.frictionGrip).choices(['finger', 'pinch']),
  ],
  parameters: ({ friction, surface, size, hand, steadiness, grip }) =>
    ok(given({ friction, surfaces: surface, sizes: size, hands: hand, steadiness, grip })),
};
