import { Command } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import type { Terminal } from './terminal.ts';
import { say } from './texts.ts';

/**
 * The commands and their options. Only what `--help` needs is loaded here; what a command does is imported when it is
 * called, because schemas and the physics module cost more than a help page should.
 */
export function programOf(terminal: Terminal, exit: (code: number) => void): Command {
  const program = common(new Command('tumbletop'), terminal).description(say.about).version(manifest.version).addHelpText('after', after(say.allExamples));

  program.addCommand(
    common(new Command('judge'), terminal)
      .description(say.judgeAbout)
      .argument('<file...>', say.judgeFiles)
      .option('--json', say.judgeJson)
      .addHelpText('after', after(say.judgeExample))
      .action(async (files: string[], { json = false }: { json?: boolean }) => {
        const { judge } = await import('./judge.ts');
        exit(await judge(files, { json }, terminal));
      }),
  );
  program.addCommand(
    common(new Command('replay'), terminal)
      .description(say.replayAbout)
      .argument('<file>', say.replayFile)
      .option('--json', say.replayJson)
      .addHelpText('after', after(say.replayExample))
      .action(async (file: string, { json = false }: { json?: boolean }) => {
        const { replay } = await import('./replay.ts');
        exit(await replay(file, { json }, terminal));
      }),
  );
  return program.helpCommand(false); // run.ts takes `help` for --help
}

/** Errors as one sentence, output through the terminal, no exit behind our back. */
function common(command: Command, terminal: Terminal): Command {
  return command
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text),
      writeErr: (text) => terminal.error(text.trim()),
      outputError: (text, write) => write(say.usage(oneLine(text), nameOf(command))),
    })
    .showSuggestionAfterError(true);
}

const after = (examples: string): string => `\n${examples}\n\n${say.exits}`;

const oneLine = (text: string): string => text.replace(/^error: /, '').trim().replace(/\.$/, '').replace(/\s*\n\s*/g, ' ');

function nameOf(command: Command): string {
  return command.parent === null ? command.name() : `${nameOf(command.parent)} ${command.name()}`;
}
