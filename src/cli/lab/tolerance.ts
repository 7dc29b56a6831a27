import { Option } from 'commander';
import { DEFAULT_SET } from '#engine/ruleSets.ts';
import { STEADINESSES } from '#sim/hand/steadiness.ts';
import { ok } from '#sim/result.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { rulesOption } from '../ruleSet.ts';
import { say } from '../texts.ts';
import { fillingOption } from './filling.ts';
import type { LabCommand } from './labCommand.ts';
import { given, number, numbers, words } from './lists.ts';

const MOST_MM = 100;

/** `lab tolerance`. */
export const toleranceCommand: LabCommand = {
  id: 'tolerance',
  about: say.toleranceAbout,
  examples: say.toleranceExamples,
  fresh: { rules: DEFAULT_SET },
  options: [
    new Option('--moved <list>', say.toleranceMoved).argParser(numbers(0, MOST_MM)),
    new Option('--bots <levels>', say.matchesBots).argParser(words),
    new Option('--steadiness <hand>', say.toleranceSteadiness).choices(STEADINESSES),
    new Option('--surface <surface>', say.toleranceSurface).choices(SURFACES.map(({ id }) => id)),
    new Option('--pass <mm>', say.tolerancePass).argParser(number),
    fillingOption(),
    rulesOption(say.labSet),
    new Option('--setup <file|name>', say.toleranceSetup),
  ],
  parameters: async ({ moved, bots, steadiness, surface, pass, filling, rules, setup }, read) => {
    const table = typeof setup === 'string' && !NAME.test(setup) ? await read(setup) : ok(setup);
    if (!table.ok) return table;
    return ok(given({ movesMm: moved, bots, steadiness, surface, passMm: pass, filling, rules, setup: table.value }));
  },
};

const NAME = /^[a-z]+$/;
