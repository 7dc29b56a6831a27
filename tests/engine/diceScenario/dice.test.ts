import { describe, expect, it } from 'vitest';
import { diceScenarioOf } from '#engine/diceScenario/parse.ts';
import { diceJudgementSchema, diceScenarioSchema } from '#engine/diceScenario/schema.ts';
import { fakeTerminal } from '../../cli/fakeTerminal.ts';
import { judge } from '#cli/judge.ts';

type Json = Readonly<Record<string, unknown>>;

const THROW = {
  die: 'd6-1',
  atMm: [100, 150, 0],
  quaternion: [0, 0, 0, 1],
  velocityMmS: [-600, 0, 0],
  spinDegS: [300, 200, 900],
};
const OTHER = { ...THROW, die: 'd20-1', atMm: [100, 150, 60] };
const example = (changes: Json = {}): Json => ({
  format: 'tumbletop/scenario',
  version: 1,
  title: 'two dice',
  arena: 'tray',
  dice: [
    { id: 'd6-1', die: 'd6' },
    { id: 'd20-1', die: 'd20' },
  ],
  actions: [{ do: 'roll', throws: [THROW, OTHER] }],
  ...changes,
});
const roll = (...throws: readonly Json[]): Json => example({ actions: [{ do: 'roll', throws }] });

async function judged(file: Json) {
  const terminal = fakeTerminal({ 'a.json': JSON.stringify(file) });
  const exit = await judge(['a.json'], { json: true, timeoutS: 60 }, terminal);
  return {
    exit,
    errors: terminal.errors,
    answer: exit === 2 ? null : diceJudgementSchema.parse(JSON.parse(terminal.answer())),
  };
}

describe('a scenario of dice', () => {
  it('is rolled and read, the same every time: a number each, or why it is thrown again', async () => {
    const { exit, answer } = await judged(example());
    expect(exit).toBe(0);
    expect(answer?.actions[0]?.dice.map(({ id }) => id)).toEqual(['d20-1', 'd6-1']);
    for (const { code, value } of answer?.actions[0]?.dice ?? []) expect(code === 'read').toBe(value !== null);
    expect((await judged(example())).answer).toEqual(answer);
  });

  it('is compared with what its file expects, whichever die is named first', async () => {
    const { answer } = await judged(example());
    const dice = answer?.actions[0]?.dice.map(({ id, value }) => ({ id, value })) ?? [];
    expect((await judged(example({ expect: [{ legal: true, dice: dice.toReversed() }] }))).exit).toBe(0);
    const wrong = dice.map(({ id, value }) => ({ id, value: value === 1 ? 2 : 1 }));
    expect((await judged(example({ expect: [{ dice: wrong }] }))).exit).toBe(1);
  });

  it('has dice at rest judged, too: one flat on the ground is read, one on its edge is cocked, one on another thrown again', async () => {
    const places = (atMm: readonly number[], quaternion: readonly number[]) =>
      judged(
        example({
          dice: [
            { id: 'a', die: 'd6' },
            { id: 'b', die: 'd6' },
          ],
          actions: [
            {
              do: 'rest',
              dice: [
                { id: 'a', atMm: [0, 8, 0], quaternion: [0, 0, 0, 1] },
                { id: 'b', atMm, quaternion },
              ],
            },
          ],
        }),
      );
    const codes = async (...of: Parameters<typeof places>) =>
      (await places(...of)).answer?.actions[0]?.dice.map(({ code }) => code);
    expect(await codes([40, 8, 0], [0, 0, 0, 1])).toEqual(['read', 'read']);
    expect(await codes([40, 11.31, 0], [0, 0, 0.382683, 0.92388])).toEqual(['read', 'cocked']);
    expect(await codes([2, 24, 0], [0, 0, 0, 1])).toEqual(['read', 'stacked']);
  });

  it.each<[string, Json, string]>([
    ['a die that is not there', roll(THROW, { ...OTHER, die: 'd8-1' }), '$.actions[0].throws[1].die'],
    ['a die thrown twice', roll(THROW, OTHER, THROW), '$.actions[0].throws[2].die'],
    ['a die that is not thrown', roll(THROW), '$.dice[1].id'],
    [
      'a die there twice',
      example({
        dice: [
          { id: 'd6-1', die: 'd6' },
          { id: 'd6-1', die: 'd8' },
        ],
      }),
      '$.dice[1].id',
    ],
    ['a hand too low', roll({ ...THROW, atMm: [0, 40, 0] }, OTHER), '$.actions[0].throws[0].atMm'],
    ['a hand beside the tray', roll({ ...THROW, atMm: [200, 150, 0] }, OTHER), '$.actions[0].throws[0].atMm'],
    ['no spin', roll({ ...THROW, spinDegS: [0, 0, 0] }, OTHER), '$.actions[0].throws[0].spinDegS'],
    ['a kind of dice that there is not', example({ dice: [{ id: 'd6-1', die: 'd7' }] }), '$.dice[0].die'],
    ['an unknown key', example({ tray: true }), '$.tray'],
  ])('is refused with its place: %s', (_name, json, path) => {
    const read = diceScenarioOf(json);
    expect(read.ok ? null : read.fault.message).toContain(path);
  });

  it('stands in the arena unless it says more, where the same throw is allowed beside the tray', () => {
    const { arena: _, ...inArena } = roll({ ...THROW, atMm: [200, 150, 0] }, OTHER);
    expect(diceScenarioSchema.parse(inArena).arena).toBe('standard');
    expect(diceScenarioOf(inArena).ok).toBe(true);
  });
});
