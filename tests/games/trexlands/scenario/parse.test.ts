import { describe, expect, it } from 'vitest';
import { makeRollScenario } from './make.ts';
import { parseRollScenario } from '#games/trexlands/scenario/parse.ts';
import type { RollScenario } from '#games/trexlands/scenario/scenario.ts';
import { BAD_ROLLS } from './badInputs.ts';
import { placedTruck, rests, REST_EXAMPLE, rollExample, ROLL_EXAMPLE, throwOf, type Json } from './example.ts';

function read(file: Json): RollScenario {
  const parsed = parseRollScenario(JSON.stringify(file));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

const throwsIn = ({ actions: [action] }: RollScenario) => (action.do === 'rest' ? [] : action.throws);

const one = (changes: Json): Json =>
  rollExample({
    trucks: [{ id: '0-T1' }],
    actions: [{ do: 'battle-roll', throws: [throwOf('0-T1', changes)] }],
    expect: [],
  });

describe('a scenario of trucks that is right', () => {
  it('is read as it is written', () => {
    const scenario = read(ROLL_EXAMPLE);
    expect(scenario.terrain).toEqual({ id: 'scrub', friction: 0.5, restitution: 0.3 });
    expect(scenario.trucks).toEqual([
      { id: '0-T1', ballast: false },
      { id: '1-T2', ballast: true },
    ]);
    expect(scenario.actions).toEqual(ROLL_EXAMPLE['actions']);
    expect(scenario.expect).toEqual(ROLL_EXAMPLE['expect']);
  });

  it('needs no title and no expectation', () => {
    const { title: _title, expect: _expect, ...bare } = ROLL_EXAMPLE;
    expect(read(bare)).toMatchObject({ title: '', expect: [] });
  });

  it('may bring its own terrain', () => {
    expect(read(rollExample({ terrain: { friction: 0.12345, restitution: 0 } })).terrain).toEqual({
      id: 'custom',
      friction: 0.12345,
      restitution: 0,
    });
  });

  it.each<[string, Json]>([
    ['the least spin', { spinDegS: [572.96, 0, 0] }],
    ['the most speed', { velocityMmS: [0, 0, -3000] }],
    ["the arena's edge", { atMm: [250, 120, -250] }],
  ])('may be at a limit: %s', (_name, changes) => expect(() => read(one(changes))).not.toThrow());

  it('is quantised before anything else, so that a hair beyond a limit is within it', () => {
    const [thrown] = throwsIn(
      read(one({ atMm: [250.004, 120.001, -0.001], quaternion: [0, 0, 1e-8, 1.0000004], spinDegS: [572.955, 0, 0] })),
    );
    expect(thrown).toMatchObject({ atMm: [250, 120, 0], quaternion: [0, 0, 0, 1], spinDegS: [572.96, 0, 0] });
  });

  it.each<[string, Json]>([
    ['a hair over the table', rests(placedTruck('0-T1', { atMm: [0, 15.19, 0] }))],
    ['a hair in the table', rests(placedTruck('0-T1', { atMm: [0, 14.5, 0] }))],
    ['against the rim', rests(placedTruck('0-T1', { atMm: [213.4, 15, 0] }))],
    ["at the table's edge", rests(placedTruck('0-T1', { atMm: [800, 15, -800] }))],
    ['side by side', rests(placedTruck('0-T1'), placedTruck('1-T1', { atMm: [0, 15, 23.6] }))],
  ])('may lie %s', (_name, file) => expect(() => read(file)).not.toThrow());

  it.each<[string, Json]>([
    ['the example', ROLL_EXAMPLE],
    ['a terrain of its own', rollExample({ terrain: { friction: 0.33333, restitution: 0.9 } })],
    ['a truck at rest', REST_EXAMPLE],
    ['margins', rollExample({ expect: [{ trucks: [{ atMm: [0, 19.23, 1], within: { mm: 2 } }], within: 1 }] })],
  ])('is written so that it is read back the same: %s', (_name, file) => {
    const scenario = read(file);
    const written = makeRollScenario(scenario);
    expect(parseRollScenario(written)).toEqual({ ok: true, value: scenario });
    expect(makeRollScenario(read(JSON.parse(written) as Json))).toBe(written);
  });
});

describe('a scenario of trucks is refused', () => {
  it('in more than fifty ways, each with a name of its own', () => {
    expect(new Set(BAD_ROLLS.map(([name]) => name)).size).toBe(BAD_ROLLS.length);
    expect(BAD_ROLLS.length).toBeGreaterThan(50);
  });

  it.each(BAD_ROLLS)('%s', (_name, text, path, ...words) => {
    const parsed = parseRollScenario(text);
    if (parsed.ok) throw new Error('it was accepted');
    const { message } = parsed.fault;
    expect(parsed.fault.path).toBe(path);
    expect(message.startsWith(`${path} `) || message.startsWith(`${path}:`)).toBe(true);
    for (const word of words) expect(message).toContain(word);
    expect(message).toMatch(/^[^\n]+\.$/);
    expect(message.length).toBeLessThan(500);
  });
});
