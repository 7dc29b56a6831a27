import { InvalidArgumentError, Option } from 'commander';
import { HANDS } from '#sim/assist/assist.ts';
import { STEADINESSES } from '#sim/hand/steadiness.ts';
import { SIZES } from '#sim/pyramid.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { ok, type Result } from '#sim/result.ts';
import { say } from '../texts.ts';
import { allNamedOrFiles, isFile } from './namedOrFile.ts';
import { fillingOption } from './filling.ts';
import type { Given, ReadJsonFile } from './labCommand.ts';
import { listOf, numbers, words } from './lists.ts';

const PRESETS = SURFACES.map(({ id }) => id);

/** Presets and surface files with commas between them, or all presets. */
function surfaces(text: string): readonly string[] {
  if (text === 'all') return PRESETS;
  const all = words(text);
  if (!all.every((one) => isFile(one) || PRESETS.includes(one)))
    throw new InvalidArgumentError(say.surfaceList(PRESETS.join(', ')));
  return all;
}

/** Options of every experiment in which a hand moves pyramids over surfaces. */
export const cellOptions = (): readonly Option[] => [
  new Option('--friction <list>', say.frictionFriction).argParser(numbers(0, 2)).conflicts('surface'),
  new Option('--surface <list>', say.frictionSurface(PRESETS.join(', '))).argParser(surfaces),
  new Option('--size <list>', say.frictionSize).argParser(listOf(SIZES)),
  new Option('--hand <list>', say.frictionHand).argParser(listOf(HANDS)),
  new Option('--steadiness <hand>', say.matchesSteadiness).choices(STEADINESSES),
  new Option('--grip <grip>', say.frictionGrip).choices(['finger', 'pinch']),
  fillingOption(),
];

/** The same as parameters. Faults: those of surface files. */
export async function cellsGiven(
  { friction, surface, size, hand, steadiness, grip, filling }: Given,
  read: ReadJsonFile,
): Promise<Result<Given>> {
  const surfaces = Array.isArray(surface) ? await allNamedOrFiles(surface.map(String), read) : ok(undefined);
  if (!surfaces.ok) return surfaces;
  return ok({ friction, surfaces: surfaces.value, sizes: size, hands: hand, steadiness, grip, filling });
}
