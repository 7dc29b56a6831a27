import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMatch } from '#engine/matchFile/matchFiles.ts';
import type { MatchText } from '#engine/matchFile/matchText.ts';
import { parseMatch, tellMatch } from '#games/traction/matchFile.ts';
import { traction } from '#games/traction/traction.ts';
import { PHYSICS_BUILD } from '#sim/physics.ts';

const FOLDER = new URL('older/', import.meta.url);
const FILES = readdirSync(FOLDER).map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const);
const stored = (named: string): string => FILES.find(([name]) => name === named)?.[1] ?? '';
const FIRST = stored('rules-1.json');
const SECOND = stored('rules-2.json');
const THIRD = stored('rules-3.json');

function told(text: string): MatchText {
  const json = readMatch(text);
  const match = json.ok ? tellMatch(json.value) : json;
  if (!match.ok) throw new Error(match.fault.message);
  return match.value;
}

const linesOf = ({ seats, actions }: MatchText): readonly string[] =>
  actions.flatMap(({ seat, words, rulings }) => [
    `${seat === null ? '-' : seats[seat]?.name}: ${words}`,
    ...rulings.map(({ clause, text }) => `  ${clause} ${text}`),
  ]);

describe('a match that was played by version 1 of the rules', () => {
  it('stays readable: everything that was done, and all that the referee said', () => {
    expect(linesOf(told(FIRST))).toEqual([
      'Blue: walk S1 D 180, B 170, D 180',
      'Blue: walk L2 B 73', // of the 90 that were meant: there the foul ended it
      '  TR-10 0-L2 touched 0-M2 while walking, base corner against side: a walking piece may touch no other pyramid.',
      'Vermilion: walk M1 C 135',
      'Vermilion: tackle S1 D 200',
      '-: the table is bumped at 1-L1',
      '  TR-27 1-L1 was jiggled by 0.2 mm: less than the tolerance, so it does not count.',
      'Blue: right L2',
      'Blue: walk L1 C 150',
      '-: end',
      'Vermilion: walk S2 A 60',
      'Vermilion: concede',
    ]);
    expect(told(FIRST)).toMatchObject({ rulesVersion: 1, build: 'rapier3d-simd-compat@0.20.0/240/r1', tickHz: 240 });
  });
});

describe('a match that was played by version 2 of the rules', () => {
  it('stays readable: a penalty of no turns, for which two seats could pick the same piece', () => {
    expect(linesOf(told(SECOND))).toEqual([
      'Vermilion: places the pieces on the pad',
      'Blue: walk S1 D 180',
      'Teal: 0-L1 is touched out of turn',
      '  TR-29 0-L1 was moved by 13.2 mm: a crash.',
      '  TR-29 0-M1 was turned or no longer stands as it did: a crash.',
      'Blue: penalise 2-L1',
      'Vermilion: penalise 2-L1',
      'Blue: tackle L2 D 30',
      'Vermilion: walk M1 C 135',
      'Teal: concede',
      '-: end',
    ]);
    expect(told(SECOND)).toMatchObject({ rulesVersion: 2, build: 'rapier3d-simd-compat@0.20.0/240/r1', tickHz: 240 });
  });
});

describe('a match that was played by version 3 of the rules', () => {
  it('stays readable: half a turn of a piece that was tilted far counted for more than half a turn', () => {
    expect(linesOf(told(THIRD))).toEqual([
      'Blue: walk L1 A 180',
      '  TR-57 0-L1 swivelled further than a step may.',
      'Blue: walk L2 A -180',
      'Vermilion: concede',
    ]);
  });
});

describe.each(FILES)('the stored match %s', (_name, text) => {
  it('stays readable as text, whatever version of the rules and whatever build it names', () => {
    const { actions } = told(text);
    expect(actions.length).toBeGreaterThan(0);
    const other = text.replace(/"rulesVersion": \d+/, `"rulesVersion": ${traction.rulesVersion + 1}`);
    expect(told(other).actions).toEqual(actions);
    expect(told(text.replace(/"build": "[^"]+"/, '"build": "another@1"')).actions).toEqual(actions);
  });

  it('is not played by other rules or on another build, and says by which it was', () => {
    const other = traction.rulesVersion + 1;
    const byOthers = parseMatch(text.replace(/"rulesVersion": \d+/, `"rulesVersion": ${other}`), PHYSICS_BUILD);
    expect(byOthers).toMatchObject({
      ok: false,
      fault: {
        code: 'other-rules',
        message: `$.rulesVersion is ${other}; this program plays version ${traction.rulesVersion} of the rules.`,
      },
    });
    const byThese = text.replace(/"rulesVersion": \d+/, `"rulesVersion": ${traction.rulesVersion}`);
    const onAnother = parseMatch(byThese.replace(/"build": "[^"]+"/, '"build": "another@1"'), PHYSICS_BUILD);
    expect(onAnother).toMatchObject({ ok: false, fault: { code: 'other-build', path: '$.build' } });
  });
});

describe('what a person reads of a match file', () => {
  const change = (from: string, to: string): MatchText => told(FIRST.replace(from, to));

  it('names a move without its steps where its gesture cannot be read', () => {
    const broken = FIRST.replace(/"gesture":"1\.[^"]+"/, '"gesture":"9.x"');
    expect(told(broken).actions[0]).toEqual({ seat: 0, words: 'walk S1', rulings: [] });
  });

  it('says what a free hand did, and what was touched out of turn', () => {
    expect(change('"hand":"assisted","practised":"careful"', '"hand":"free"').actions[0]?.words).toBe(
      'walk S1 D 180, B 170, D 180 (free hand)',
    );
    expect(change('"by":null', '"by":0').actions[4]).toMatchObject({ seat: 0, words: '1-L1 is touched out of turn' });
  });

  it('leaves names as they are written, hidden characters and all: whoever shows them minds', () => {
    expect(change('"name": "Blue"', '"name": "Bl\\u202eue"').seats[0]?.name).toBe('Bl\u202eue');
  });

  it('refuses what is no match of this game, with the place', () => {
    const json = readMatch(FIRST.replace('"do":"end-turn"', '"do":"pass"'));
    expect(json.ok && tellMatch(json.value)).toMatchObject({
      ok: false,
      fault: { code: 'bad-value', path: '$.log[7].do' },
    });
  });
});
