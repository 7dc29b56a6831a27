import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BattleAct } from '#games/trexlands/acts.ts';
import { countsOf, oddsOfAttack } from '#bots/trexlands/battles.ts';
import { playByOdds } from '#bots/trexlands/byOdds.ts';
import { oddsOf } from '#bots/trexlands/odds.ts';
import { policyOf } from '#bots/trexlands/policies.ts';
import { truckSchema } from '#engine/truckFile.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { inPlay, say, stacked, withCaptain, withCards, withTile, withTrucks } from '../../games/trexlands/support.ts';
import { planFor } from './support.ts';

it('the odds are those that the project publishes', () => {
  const text = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
  const row = (name: string): readonly number[] =>
    (new RegExp(`^\\| ${name} \\|(.*)\\|$`, 'm').exec(text)?.[1] ?? '').split('|').map(Number);
  const terrains = ['scrub', 'salt-flat', 'gravel', 'dune'] as const;
  const percents = (ballasted: boolean): readonly number[] =>
    terrains.map((terrain) => Math.round(1000 * oddsOf(terrain, ballasted)) / 10);
  expect(percents(false)).toEqual(row('a truck'));
  expect(percents(true)).toEqual(row('with ballast'));
});

/** Seat 0 attacks b3 on scrub from b2 with one truck or a stack of two; one truck of seat 1 defends. */
function attack(trucks: 1 | 2, change = (state: TrexlandsState) => state): { state: TrexlandsState; act: BattleAct } {
  const placed = withTrucks(inPlay(), { '0-T1': 'b2', ...(trucks === 2 ? { '0-T2': 'b2' } : {}), '1-T1': 'b3' });
  const group = trucks === 2 ? stacked(placed, '0-T1', '0-T2') : placed;
  const scrub = withTile(withCards(group, 1, 'oil-slick-1'), 'b3', { terrain: 'scrub' });
  const { state } = say(change(scrub), [0, trucks === 2 ? 'move T1+T2 b3' : 'move T1 b3']);
  const [act] = state.agenda;
  if (act?.type !== 'battle') throw new Error('there is no battle');
  return { state, act };
}

describe('the odds of an attack', () => {
  const [p, q] = [0.4, 0.6];

  it.each([
    ['one against one', attack(1), p * q],
    ['two against one', attack(2), (1 - q * q) * q],
    ['one that rolls twice', { ...attack(1), act: { ...attack(1).act, charge: true } }, (1 - q * q) * q],
    ['one that rolls again by Wrench', attack(1, (s) => withCaptain(s, 0, 'wrench')), (1 - q * q) * q],
    [
      'one against one on salt',
      { ...attack(1), act: { ...attack(1).act, surface: 'salt-flat' as const } },
      0.362 * 0.638,
    ],
  ])('%s', (_, { state, act }, expected) => {
    expect(oddsOfAttack(state, act)).toBeCloseTo(expected, 12);
  });

  it('come from all outcomes: their chances make one', () => {
    expect(countsOf(2, 0.4)).toEqual([0.36, expect.closeTo(0.48, 12), expect.closeTo(0.16, 12)]);
  });
});

it('computers play twenty matches with trucks of their own to an end', () => {
  const truck = truckSchema.parse({ format: 'tumbletop/truck', version: 1, lengthMm: 55, widthMm: 34 });
  for (let seed = 0; seed < 20; seed += 1) {
    const plan = planFor(2, seed, { truck, cycleLimit: 10 });
    const end = playByOdds(plan, [policyOf('careless'), policyOf('careless')]);
    expect(end.ok && end.value.outcome).not.toBeNull();
  }
}, 60_000);
