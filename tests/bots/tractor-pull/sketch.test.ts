import { describe, expect, it } from 'vitest';
import { optionsOf, doTo } from '#bots/tractor-pull/deeds.ts';
import { forcesOf, taskOf, type Task } from '#bots/tractor-pull/forces.ts';
import { tieTo, totalsOf } from '#bots/tractor-pull/ropes.ts';
import { cellOf, kindOf, NONE, sketchOf } from '#bots/tractor-pull/sketch.ts';
import { ejectAt, playWave, singledOut } from '#bots/tractor-pull/wave.ts';
import { chanceToWin } from '#bots/tractor-pull/worth.ts';
import { ruleOf } from '#games/tractor-pull/almanac/sources.ts';
import { rowOfWave } from '#games/tractor-pull/ejections.ts';
import { standingAt, standingOf } from '#games/tractor-pull/field.ts';
import type { Space } from '#games/tractor-pull/ids.ts';
import { pullRopes } from '#games/tractor-pull/pull.ts';
import type { Pending, TractorPullState } from '#games/tractor-pull/state.ts';
import { targetsOf } from '#games/tractor-pull/targets.ts';
import { seeds } from '../../effort.ts';
import { planOf, playMatch, type Step } from '../../games/tractor-pull/randomMatch.ts';
import { at } from '../../games/tractor-pull/support.ts';

const STEPS: readonly Step[] = seeds(40, 400).flatMap((seed) => {
  const steps: Step[] = [];
  playMatch(planOf(seed), (step) => steps.push(step));
  return steps;
});

const cellAt = (state: TractorPullState, space: Space): number => {
  const standing = standingAt(state, space);
  if (standing === null) throw new Error(`nothing stands at ${space}`);
  return cellOf(standing.seat, standing.row - 1, standing.column - 1);
};

const taskFor = ({ seat, source, row, column }: Pending): Task =>
  taskOf({ seat, source, column, rule: ruleOf(source) }, row);

/** The field alone: what has been done to it. */
const fieldOf = ({ kinds, up, counters, supply }: ReturnType<typeof sketchOf>) => ({ kinds, up, counters, supply });

describe('a sketch agrees with the rules in every position of random matches', () => {
  it('about the pull of every rope, and whose it is when it is tied', () => {
    let tied = 0;
    for (const { state } of STEPS.filter((step) => step.state.wave > 0)) {
      const [sketch, forces] = [sketchOf(state), forcesOf(state, rowOfWave(state))];
      const totals = totalsOf(sketch, forces);
      for (const [rope, pulled] of pullRopes(state).entries()) {
        expect([totals[rope], totals[3 + rope]]).toEqual(pulled.totals);
        expect(pulled.winner === null ? 1 : forces.points[pulled.winner][rope]).toBe(pulled.points);
        if (!pulled.wasTied) continue;
        tied += 1;
        expect(tieTo(sketch, forces, rope)).toBe(pulled.winner);
      }
    }
    expect(tied).toBeGreaterThan(100);
  });

  it('about the vehicles that are ejected', () => {
    let lists = 0;
    for (const { before, events } of STEPS)
      for (const event of events.filter(({ type }) => type === 'revealed')) {
        // without effects at the reveal the rows lie as the list finds them
        if (event.type !== 'revealed') continue;
        const row = rowOfWave(before);
        const [first = [], second = []] = event.rows;
        const laid: TractorPullState = {
          ...before,
          field: [
            ...before.field,
            ...[first, second].flatMap((vehicles, seat) =>
              vehicles.map((vehicle, i) => ({
                vehicle,
                seat: seat === 0 ? (0 as const) : (1 as const),
                row,
                column: ([1, 2, 3] as const)[i] ?? 1,
                up: true,
                counters: 0,
              })),
            ),
          ],
        };
        const forces = forcesOf(before, row);
        if (forces.atReveal.length > 0) continue;
        const told = events.find(({ type }) => type === 'singled-out' || type === 'none-ejected');
        if (told === undefined) continue;
        const listed = told.type === 'singled-out' ? told.vehicles : [];
        const cells = listed.map((vehicle) => {
          const standing = standingOf(laid, vehicle);
          return standing === null ? -1 : cellOf(standing.seat, standing.row - 1, standing.column - 1);
        });
        expect(singledOut(sketchOf(laid), forces)).toEqual(cells);
        lists += 1;
      }
    expect(lists).toBeGreaterThan(100);
  });

  it('about the objects of every effect, and what is done to them', () => {
    const done = new Set<string>();
    for (const { before, action, state } of STEPS) {
      const [pending] = before.queue;
      if (pending === undefined || before.wave === 0) continue;
      const [sketch, task, forces] = [sketchOf(before), taskFor(pending), forcesOf(before, rowOfWave(before))];
      if (task.deed.do === 'draw') continue;
      const targets = targetsOf(before, pending).map(({ spaces: [a, b] }) => ({
        cell: a === undefined ? -1 : cellAt(before, a),
        other: b === undefined ? null : cellAt(before, b),
      }));
      const options = optionsOf(sketch, forces, task);
      expect(options).toHaveLength(targets.length);
      expect(options).toEqual(expect.arrayContaining(targets));
      if (action.do !== 'resolve' || state.queue.length !== before.queue.length - 1) continue;
      if (state.field.length !== before.field.length - (task.deed.do === 'return' ? 1 : 0)) continue;
      const [a, b] = action.target.spaces;
      if (a === undefined) continue;
      doTo(sketch, task, { cell: cellAt(before, a), other: b === undefined ? null : cellAt(before, b) });
      expect(fieldOf(sketch)).toEqual(fieldOf(sketchOf(state)));
      done.add(task.deed.do);
    }
    expect([...done].toSorted()).toEqual(['boost', 'flip', 'return', 'swap', 'unboost']);
  });

  it('about the effects that follow an ejection', () => {
    let ejections = 0;
    for (const { before, action, state } of STEPS) {
      if (action.do !== 'eject' || state.queue.length === 0) continue;
      const sketch = sketchOf(before);
      const cell = cellAt(before, action.space);
      const forces = forcesOf(before, rowOfWave(before));
      const tasks = ejectAt(sketch, forces, cell);
      if (state.field.length === before.field.length - 1 && state.queue[0]?.drawn === false) {
        // those that have no object are skipped before anybody is asked
        const asked = state.queue.map(taskFor);
        expect(tasks.slice(tasks.length - asked.length)).toEqual(asked);
        ejections += 1;
      }
    }
    expect(ejections).toBeGreaterThan(20);
  });
});

describe('a wave in a sketch', () => {
  const row = (mine: string, theirs: string) =>
    at({ wave: 3, field: [[mine], [theirs]] } as Parameters<typeof at>[0]).state;

  it('leaves a seat that pulls more on two ropes a sure winner, and one that pulls less a sure loser', () => {
    const state = row('tractor tractor scooter', 'scooter scooter van');
    const [sketch, forces] = [sketchOf(state), forcesOf(state, 3)];
    expect([chanceToWin(sketch, forces, 0), chanceToWin(sketch, forces, 1)]).toEqual([1, 0]);
  });

  it('takes the strongest of the wave off the field, and each seat does what is best for it', () => {
    const { state } = at({ wave: 2, field: [['sedan pickup van'], ['van scooter go-kart']] } as Parameters<
      typeof at
    >[0]);
    const sketch = sketchOf(state);
    playWave(sketch, forcesOf({ ...state, wave: 1 }, 1));
    // the Pickup goes and flips the strongest opposing vehicle
    expect(Array.from(sketch.kinds.slice(0, 3))).toEqual([kindOf('sedan'), NONE, kindOf('van')]);
    expect(Array.from(sketch.up.slice(12, 15))).toEqual([0, 1, 1]);
  });
});
