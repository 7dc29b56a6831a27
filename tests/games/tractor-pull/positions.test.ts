import { describe, expect, it } from 'vitest';
import { classOf } from '#games/tractor-pull/almanac/vehicles.ts';
import { BOTH, PAIRS } from '#games/tractor-pull/ids.ts';
import { positionOf } from '#games/tractor-pull/scenario/position.ts';
import { positionSchema, type PositionInput } from '#games/tractor-pull/scenario/schema.ts';
import { writtenHand, writtenSide } from '#games/tractor-pull/scenario/written.ts';
import { faceOf, type TractorPullState } from '#games/tractor-pull/state.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import { seeds } from '../../effort.ts';
import { planOf, playMatch } from './randomMatch.ts';

type Both<T> = [T, T];
const each = <T>(make: (seat: 0 | 1) => T): Both<T> => [make(0), make(1)];
const words = (cards: readonly (Parameters<typeof classOf>[0] | null)[]): string =>
  cards.flatMap((card) => (card === null ? [] : [classOf(card)])).join(' ');

/** The position as a file has it; null for one that commands of such a one lead to. */
function written(state: TractorPullState): PositionInput | null {
  const { phase, players, queue } = state;
  if (queue.length > 0 || players.some(({ decided }) => decided)) return null;
  const isStart =
    phase.name === 'location' ||
    phase.name === 'deploy' ||
    (phase.name === 'spin' && phase.why === 'colours') ||
    (phase.name === 'install' && phase.turn === state.red) ||
    (phase.name === 'recruit' && phase.left === 4);
  if (!isStart) return null;
  const isLaid = phase.name !== 'spin' && phase.name !== 'location';
  const pairs = PAIRS.map((id) => state.garage.find((pair) => pair.id === id));
  return {
    phase: phase.name,
    match: state.match,
    ...(state.red === null ? {} : { red: state.red }),
    ...(state.wave === 0 ? {} : { wave: state.wave }),
    hands: each((seat) => writtenHand(state, seat)),
    field: each((seat) => [...writtenSide(state, seat)]),
    ...(isLaid ? { garage: pairs.map((pair) => (pair === undefined ? '.' : words(pair.cards))) } : {}),
    ...(isLaid ? { aside: words(state.aside), ejected: words(state.ejected) } : {}),
    location: state.location,
    visited: [...state.visited],
    characters: each((seat) => faceOf(players[seat])),
    items: each((seat) => players[seat].items.flatMap((item) => item ?? [])),
    ...(state.options.items ? { deck: state.items.flatMap((item) => item ?? []) } : {}),
    spent: [...state.spent],
    installed: [...state.installed],
    won: state.results.map(({ winner }) => winner),
  };
}

/** Copies of a class are told apart by nothing. */
const told = (state: TractorPullState) => ({
  ...written(state),
  undealt: [...state.undealt].sort(),
  supply: state.supply,
  unused: state.unused,
  asked: tractorPull.asked(state),
  legal: BOTH.map((seat) => tractorPull.legal(state, seat).actions),
});

describe('every position of a match in which a stage begins', () => {
  it('can be written and is read again as it was', () => {
    const seen = new Set<string>();
    for (const seed of seeds(8, 2000)) {
      playMatch(planOf(seed), ({ before }) => {
        const position = written(before);
        if (position === null) return;
        const read = positionOf(before.options, positionSchema.parse(position));
        if (!read.ok) throw new Error(`seed ${seed}, ${JSON.stringify(position)}: ${read.fault.message}`);
        expect([seed, told(read.value)]).toEqual([seed, told(before)]);
        seen.add(before.phase.name);
        if (before.wave === 4) seen.add('overtime');
      });
    }
    expect([...seen].sort()).toEqual(['deploy', 'install', 'location', 'overtime', 'recruit', 'spin']);
  });
});
