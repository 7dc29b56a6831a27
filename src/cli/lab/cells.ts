import { Option } from 'commander';
import { HANDS } from '../../sim/assist/assist.ts';
import { STEADINESSES } from '../../sim/hand/steadiness.ts';
import { SIZES } from '../../sim/pyramid.ts';
import { SURFACES } from '../../sim/surfaces.ts';
import { say } from '../texts.ts';
import type { Given } from './labCommand.ts';
import { listOf, numbers } from './lists.ts';

const PRESETS = SURFACES.map(({ id }) => id);

/** Presets with commas between them, or all of them. */
function surfaces(text: string): readonly string[] {
  return text === 'all' ? PRESETS : listOf(PRESETS)(text);
}

/** Options of every experiment in which a hand moves pyramids over surfaces. */
export const cellOptions = (): readonly Option[] => [
  new Option('--friction <list>', say.frictionFriction).argParser(numbers(0, 2)).conflicts('surface'),
  new Option('--surface <list>', say.frictionSurface(PRESETS.join(', '))).argParser(surfaces),
  new Option('--size <list>', say.frictionSize).argParser(listOf(SIZES)),
  new Option('--hand <list>', say.frictionHand).argParser(listOf(HANDS)),
  new Option('--steadiness <hand>', say.matchesSteadiness).choices(STEADINESSES),
  new Option('--grip <grip>', say.frictionGrip).choices(['finger', 'pinch']),
];

/** The same as parameters. */
export const cellsGiven = ({ friction, surface, size, hand, steadiness, grip }: Given): Given => ({
  friction,
  surfaces: surface,
  sizes: size,
  hands: hand,
  steadiness,
  grip,
});
