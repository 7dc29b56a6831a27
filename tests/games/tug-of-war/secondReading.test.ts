import { describe, expect, it } from 'vitest';
import { inPlay, machineOf, modulesOf, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { startSpot } from '#games/tug-of-war/modules/rope.ts';
import { seedRandom, withRandom, type RandomSource } from '#engine/random.ts';
import type { PlayAction } from '#games/tug-of-war/actions.ts';
import { STRENGTHS } from '#games/tug-of-war/ids.ts';
import { TILES } from '#games/tug-of-war/modules/path.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { seeds } from '../../effort.ts';
import { oneOf, playMatch, type Step } from './randomMatch.ts';
import { turn, type Table } from './secondReading.ts';
import { at, gainedIn } from './support.ts';

/** The position as the second reading has it. */
function tableOf(state: TugOfWarState): Table {
  const { machines, options } = state;
  const tiles = machines.path?.state.tiles ?? '.'.repeat(64);
  const won = modulesOf(state).filter((id) => !inPlay(state).includes(id));
  return {
    set: options.set,
    rows: options.mazeReward === 'rows',
    startSpot: startSpot(options),
    red: state.first ?? 0,
    hands: state.hands.map((hand) => [...hand]),
    rope: machines.rope?.state.pulled ?? 0,
    race: [...(machines.race?.state.at ?? [])],
    counters: [...(machines.collation?.state.taken ?? [])],
    clock: machines.clock?.state.filled ?? 0,
    maze: machines.maze === undefined ? [4, 4] : [machines.maze.state.row, machines.maze.state.col],
    path: Array.from({ length: 8 }, (_, row) => Array.from(tiles.slice(8 * row, 8 * row + 8))),
    conkers: [...(machines.conker?.state.heights ?? [])],
    towers: [...(machines.tower?.state.heights ?? [])],
    points: Object.fromEntries(modulesOf(state).map((id) => [id, [...machineOf(state, id).points]])),
    winners: Object.fromEntries(won.map((id) => [id, machineOf(state, id).wonBy ?? -1])),
    winner: state.outcome?.by === 'modules' ? state.outcome.winner : null,
  };
}

/** Modules that are won stand as they were won in one reading, and are reset in the other. */
function comparable(table: Table): object {
  const { rope, race, counters, clock, maze, path, conkers, towers, winners, ...rest } = table;
  const states = { rope, race, collation: counters, clock, maze, path, conker: conkers, tower: towers };
  return { ...rest, winners, states: Object.fromEntries(Object.entries(states).filter(([id]) => !(id in winners))) };
}

/** Both readings of a turn; null where it is none. */
function bothOf({ before, action, state, events }: Step): null | readonly (readonly [object, object])[] {
  if (action.do !== 'play') return null;
  const table = tableOf(before);
  const { seat, module, cards, aims = [], option = '' } = action;
  const gains = turn(table, seat, module, cards, aims, option);
  return [
    [gainedIn({ state, events }), gains.map((some) => some.join(' '))],
    [comparable(tableOf(state)), comparable(table)],
  ];
}

function compare(step: Step): void {
  for (const [own, other] of bothOf(step) ?? [])
    expect({ action: step.action, is: own }).toEqual({ action: step.action, is: other });
}

/** Any two cards of the active seat, each by any tile, that may be laid. */
function twoShapes(state: TugOfWarState, random: RandomSource): PlayAction {
  for (;;) {
    const cards = [oneOf(STRENGTHS, random), oneOf(STRENGTHS, random)];
    const aims = [oneOf(TILES, random), oneOf(TILES, random)];
    const action: PlayAction = { do: 'play', seat: state.active, module: 'path', cards, aims };
    if (tugOfWar.check(state, action).ok) return action;
  }
}

describe('the rule text, read a second time', () => {
  it('agrees on every turn of random matches', () => {
    let turns = 0;
    for (const seed of seeds(24, 3000))
      playMatch(seed, (step) => {
        turns += step.action.do === 'play' ? 1 : 0;
        compare(step);
      });
    expect(turns).toBeGreaterThan(1000);
  });

  it('agrees where two cards are laid at the Path, again and again', () => {
    for (const seed of seeds(4, 200))
      withRandom(seedRandom(seed), (random) => {
        let state = at({
          hands: [
            [1, 2, 3, 4, 5],
            [1, 2, 3, 4, 5],
          ],
        });
        for (let n = 0; n < 60; n += 1) {
          const action = twoShapes(state, random);
          const after = tugOfWar.apply(state, action, null, random);
          compare({ before: state, action, ...after });
          const full = [1, 2, 3, 4, 5] as const;
          const { machines, active, outcome } = after.state;
          if (outcome !== null || machines.path?.wonBy !== null) break;
          state = {
            ...after.state,
            phase: { name: 'play' },
            active: active === 0 ? 1 : 0,
            hands: [full, full],
            last: [null, null],
          };
        }
      });
  });
});
