import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMatch } from '#engine/matchFile/matchFiles.ts';
import type { MatchText } from '#engine/matchFile/matchText.ts';
import { parseMatch, tellMatch } from '#games/trexlands/matchFile.ts';
import { tellAction } from '#games/trexlands/tellAction.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { seat } from '#sim/ids.ts';

const FOLDER = new URL('older/', import.meta.url);
const FILES = readdirSync(FOLDER).map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const);
const FIRST = FILES.find(([name]) => name === 'rules-1.json')?.[1] ?? '';

function told(text: string): MatchText {
  const json = readMatch(text);
  const match = json.ok ? tellMatch(json.value) : json;
  if (!match.ok) throw new Error(match.fault.message);
  return match.value;
}

describe('a match that was played by version 1 of the rules', () => {
  it('stays readable: everything that was done, and how every truck was called', () => {
    const { actions, rulesVersion } = told(FIRST);
    expect(rulesVersion).toBe(1);
    expect(actions[0]).toMatchObject({
      seat: null,
      words: 'roll 0-T1, 1-T1',
      rulings: [
        {
          clause: 'TX-01',
          text: '0-T1 is down: it lies on its left side, only its front left and rear left wheels on the table.',
        },
        { clause: 'TX-02', text: '1-T1 is wheels-up: all four wheels are on the table.' },
      ],
    });
    const lines = actions.map(({ seat, words }) => `${seat ?? '-'}: ${words}`);
    expect(lines.slice(1, 10)).toEqual([
      '0: captain wrench',
      '1: captain quartermaster',
      '1: move camp T2 r1 b3',
      '0: move camp T1 r1 a3',
      '1: bid 1 1',
      '0: bid 1 2',
      '1: bid 1 2',
      '0: bid 2 1',
      '1: pass',
    ]);
    expect(lines).toContain('1: place fuel 1');
    expect(lines).toContain('1: play fuel');
    expect(new Set(actions.map(({ words }) => words.split(' ')[0]))).not.toContain('undefined');
  });
});

it('a window that closed by time is told in one word, as nobody’s doing or, by older rules, as a seat’s', () => {
  const hash = '0123456789abcdef0123456789abcdef';
  expect([
    tellAction({ do: 'time', elapsedMs: 30_000, hash }),
    tellAction({ do: 'close-window', seat: seat(1), hash }),
  ]).toEqual([
    { seat: null, words: 'time', rulings: [] },
    { seat: 1, words: 'time', rulings: [] },
  ]);
});

it('a match that was played by version 2, whose throws are hands’ parts, stays readable as well', () => {
  const { actions, rulesVersion } = told(FILES.find(([name]) => name === 'rules-2.json')?.[1] ?? '');
  expect([rulesVersion, actions[0]?.words.startsWith('roll '), actions.at(-1)?.seat]).toEqual([
    2,
    true,
    expect.any(Number),
  ]);
});

it('a match that was played by version 3, in which a seat that gave up still won its lot, stays readable as well', () => {
  const { actions, rulesVersion } = told(FILES.find(([name]) => name === 'rules-3.json')?.[1] ?? '');
  expect([
    rulesVersion,
    actions.filter(({ words }) => /^(?:bid|concede)/.test(words)).map(({ seat, words }) => `${seat}: ${words}`),
  ]).toEqual([3, ['0: bid 1 3', '2: bid 1 2', '0: concede']]);
});

it('a match that was played by version 4, with the first house values, stays readable as well', () => {
  const { actions, rulesVersion } = told(FILES.find(([name]) => name === 'rules-4.json')?.[1] ?? '');
  expect([rulesVersion, actions.some(({ words }) => words.startsWith('bid '))]).toEqual([4, true]);
});

it('a match that was played by version 5, whose Marshal paid stakes as well, stays readable as well', () => {
  const { actions, rulesVersion } = told(FILES.find(([name]) => name === 'rules-5.json')?.[1] ?? '');
  expect([rulesVersion, actions.some(({ words }) => words.startsWith('bid '))]).toEqual([5, true]);
});

it.each(FILES)('the stored match %s stays readable as text, and is not played by other rules', (_name, text) => {
  const { actions } = told(text);
  const other = trexlands.rulesVersion + 1;
  const later = text.replace(/"rulesVersion": \d+/, `"rulesVersion": ${other}`);
  expect(told(later).actions).toEqual(actions);
  expect(parseMatch(later, null)).toMatchObject({
    ok: false,
    fault: {
      code: 'other-rules',
      message: `$.rulesVersion is ${other}; this program plays version ${trexlands.rulesVersion} of the rules.`,
    },
  });
});
