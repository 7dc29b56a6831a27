import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULES_VERSION as TRACTION } from '#games/traction/rulesVersion.ts';
import { RULES_VERSION as TREXLANDS } from '#games/trexlands/rulesVersion.ts';
import { fakeTerminal } from './fakeTerminal.ts';
import { replay, type ReplayTables } from './games.ts';

const unasked = (): never => {
  throw new Error('physics was loaded');
};
const NEVER: ReplayTables = { traction: unasked, trexlands: unasked };

it.each([
  ['traction', TRACTION],
  ['trexlands', TREXLANDS],
] as const)(
  'a match of %s by other rules is refused with exit 2 and one sentence, and nothing of it is performed',
  async (game, here) => {
    const text = readFileSync(new URL(`../games/${game}/older/rules-1.json`, import.meta.url), 'utf8').replace(
      /"rulesVersion": \d+/,
      `"rulesVersion": ${here + 1}`,
    );
    for (const json of [false, true]) {
      const terminal = fakeTerminal({ old: text });
      expect(await replay('old', { json, timeoutS: null }, terminal, NEVER)).toBe(2);
      expect(terminal.errors).toEqual([
        `old: $.rulesVersion is ${here + 1}; this program plays version ${here} of the rules.`,
      ]);
      expect(terminal.answer()).toBe('');
    }
  },
);
