import { InvalidArgumentError, type Command } from 'commander';
import { shortened } from '#engine/files/shortened.ts';
import type { Terminal } from './terminal.ts';
import { say } from './texts.ts';

/** Reads an option that is a whole number within these ends. */
export const whole =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(say.notWhole(least, most));
  };

const LARGEST_SEED = 0xffffffff;
/** Reads an option that is a seed. */
export const aSeed = whole(0, LARGEST_SEED);

export const MOST_WORKERS = 64;

/** Errors as one sentence, output through the terminal, no exit behind our back. */
export function common(command: Command, terminal: Terminal): Command {
  return command
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text),
      writeErr: (text) => terminal.error(text.trim()),
      outputError: (text, write) => write(say.usage(oneLine(text), nameOf(command))),
    })
    .showSuggestionAfterError(true);
}

export const after = (examples: string): string => `\n${examples}\n\n${say.exits}`;

const oneLine = (text: string): string =>
  text
    .replace(/^error: /, '')
    .trim()
    .replace(/\.$/, '')
    .replace('. expected ', '; expected ')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/'([^']*)'/g, (_, quoted: string) => `'${shortened(quoted)}'`);

function nameOf(command: Command): string {
  return command.parent === null ? command.name() : `${nameOf(command.parent)} ${command.name()}`;
}
