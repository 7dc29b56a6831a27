import { Option } from 'commander';
import arena from '#sim/data/arena.json' with { type: 'json' };
import { ok } from '#sim/result.ts';
import { whole } from '../commonCommand.ts';
import { say } from '../texts.ts';
import type { LabCommand } from './labCommand.ts';
import { given, numbers } from './lists.ts';

const MOST_ROLLS = 100_000;
const MOST_STEPS = 1000;
const MOST_SCATTER = 10;

/** `lab throws`. */
export const throwsCommand: LabCommand = {
  id: 'throws',
  about: say.throwsAbout,
  examples: say.throwsExamples,
  options: [
    new Option('--kind <kind>', say.throwsKind).choices(['shaken', 'free']),
    new Option('--terrain <terrain>', say.throwsTerrain).choices(arena.terrains.map(({ id }) => id)),
    new Option('--ballast', say.oddsBallast),
    new Option('--begins <number>', say.throwsBegins).argParser(whole(1, MOST_STEPS)),
    new Option('--steps <number>', say.throwsSteps).argParser(whole(0, MOST_STEPS)),
    new Option('--confirm <rolls>', say.throwsConfirm).argParser(whole(1, MOST_ROLLS)),
    new Option('--scatter <list>', say.throwsScatter).argParser(numbers(0, MOST_SCATTER)),
  ],
  parameters: ({ kind, terrain, ballast, begins, steps, confirm, scatter }) =>
    ok(given({ kind, terrain, ballast, begins, steps, confirm, scatters: scatter })),
};
