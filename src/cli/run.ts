import { CommanderError, type Command } from 'commander';
import { BAD_INPUT, BUG, OK } from './exits.ts';
import { programOf } from './program.ts';
import type { Terminal } from './terminal.ts';
import { say } from './texts.ts';

/** Runs the command line with these arguments (without node and the script) and gives the exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  let code = OK;
  const program = programOf(terminal, (exit) => {
    code = exit;
  });
  // `--` ends options; with nothing behind it, nothing was said by it.
  const said = args.at(-1) === '--' ? args.slice(0, -1) : args;
  const asked = said.length === 0 ? program : groupOf(said, program);
  if (asked !== null) {
    asked.outputHelp(); // a question, too
    return OK;
  }
  try {
    await program.parseAsync(wordsOf(said, program), { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? OK : BAD_INPUT;
    terminal.error(say.bug(error instanceof Error ? (error.stack ?? error.message) : String(error)));
    return BUG;
  }
}

/** The command that is named alone and has commands of its own. */
const groupOf = ([name, ...rest]: readonly string[], { commands }: Command): Command | null =>
  commands.find((command) => rest.length === 0 && command.name() === name && command.commands.length > 0) ?? null;

/** `help` is `--help`; but with a command that there is not, neither must hide that. */
function wordsOf(args: readonly string[], program: Command): readonly string[] {
  const words = args[0] === 'help' ? [...args.slice(1), '--help'] : args;
  const [name = ''] = words;
  const known = name.startsWith('-') || program.commands.some((command) => command.name() === name);
  return known ? words : [name];
}
