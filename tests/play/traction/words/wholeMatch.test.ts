import { expect, it } from 'vitest';
import { tractionTalk } from '#play/traction/words/talk.ts';
import { createClerk } from '#play/textTable/clerk.ts';
import { createNotebook } from '#play/textTable/notebook.ts';
import type { TextCommands } from '#play/textTable/talk.ts';
import { sessionAtTable, untilStill } from '../../../app/tables/traction/session/sessionAtTable.ts';

const HOUSE: TextCommands = {
  saved: () => '',
  exportFile: () => [],
  sameAgain: () => undefined,
  leave: () => undefined,
  close: () => undefined,
  isRunning: () => true,
};

/** A player who knows of the table only what is said. */
async function blindfolded() {
  const session = await sessionAtTable({ pace: 'at-once', random: () => 0.5 });
  const talk = tractionTalk(session);
  const notebook = createNotebook();
  talk.listen((lines) => notebook.write('happened', lines));
  const clerk = createClerk(talk, HOUSE, notebook);
  /** Types a line; gives what is said from then on. */
  const type = (line: string): string => {
    const before = notebook.getState().entries.at(-1)?.id ?? 0;
    clerk.take(line);
    untilStill(session);
    return notebook
      .getState()
      .entries.filter(({ id, kind }) => id > before && kind !== 'typed')
      .flatMap(({ lines }) => lines)
      .join('\n');
  };
  return { type };
}

it('a whole match from the pads, fifteen inches apart, is won by what is said and typed alone', async () => {
  const { type } = await blindfolded();
  const heard: string[] = [];
  for (let turn = 1; turn <= 12 && !/ wins\./.test(heard.at(-1) ?? ''); turn += 1) {
    const mover = /^(\w+) to move/m.exec(type('look'))?.[1];
    const [, walk = ''] = /: (walk .*)$/m.exec(type('way S1')) ?? [];
    heard.push(type(walk));
    if (!/ wins\./.test(heard.at(-1) ?? '')) heard.push(type('end'));
    expect(mover).toBe(turn % 2 === 1 ? 'Ada' : 'Bo');
  }
  expect(heard.join('\n')).not.toMatch(/penalise|lies flat|Column/);
  expect(heard.at(-1)).toMatch(/^Ada’s S1 is moving\.\nAda’s S1 touched Bo’s pad with its .*\n[^]*Ada wins\.$/);
});
