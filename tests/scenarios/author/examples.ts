import { WRITTEN } from '#games/traction/help/clauses.ts';
import { CASES } from './cases/all.ts';
import { textOf } from './file.ts';

/** Where the page finds the scenarios that help plays: the same as here, without what is expected of them. */
export const EXAMPLES_FILE = new URL('../../../src/games/traction/help/examples.json', import.meta.url);

/** Its text: one scenario a line, by name. Throws where help names one that nobody wrote. */
export function examplesText(): string {
  const names = [...new Set(WRITTEN.map(({ example }) => example))].sort();
  const lines = names.map((name) => `    ${JSON.stringify(name)}: ${JSON.stringify(contentsOf(name))}`);
  const head = [
    '  "provenance": "derived"',
    '  "note": "Scenarios of tests/scenarios that help plays, written by tests/scenarios/author/write.ts."',
  ];
  return `{\n${head.join(',\n')},\n  "scenarios": {\n${lines.join(',\n')}\n  }\n}\n`;
}

function contentsOf(name: string): object {
  const one = CASES.find((written) => written.name === name);
  if (one === undefined) throw new Error(`help plays ${name}, which is no scenario`);
  const { expect: _, ...rest } = JSON.parse(textOf(one)) as Record<string, unknown>;
  return rest;
}
