import { describe, expect, it } from 'vitest';
import { positionOf } from '#games/tug-of-war/scenario/position.ts';
import { positionSchema, type PositionInput } from '#games/tug-of-war/scenario/schema.ts';
import { modulesOf, type TugOfWarState } from '#games/tug-of-war/state.ts';
import { running } from '#games/tug-of-war/time.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { seeds } from '../../effort.ts';
import { playMatch } from './randomMatch.ts';

/** The position as a file has it. */
function written(state: TugOfWarState): PositionInput | null {
  const { first, active, turn, hands, last, forbidden, blockMove, clocks, phase } = state;
  if (phase.name === 'first') return phase.declined.length === 0 ? { phase: 'first', active } : null;
  const modules = modulesOf(state).map((id) => {
    const { state: stands, points, wonBy } = state.machines[id] ?? { state: {}, points: [0, 0], wonBy: null };
    const tiles = 'tiles' in stands ? { tiles: stands.tiles.match(/.{8}/g) } : {};
    return [id, { ...stands, ...tiles, points, wonBy }] as const;
  });
  return {
    first: first ?? 0,
    active,
    turn,
    phase: phase.name,
    hands: [[...hands[0]], [...hands[1]]],
    last: [...last],
    forbidden,
    blockMove,
    ...(clocks === null ? {} : { clocks: { reserveMs: [...clocks.reserveMs], spentMs: clocks.spentMs } }),
    ...Object.fromEntries(modules),
  } as PositionInput;
}

/** All that matters from there on: cards of the supply are counted from those in the hands; a file has no -0. */
const lasting = ({ given: _, back: __, ...state }: TugOfWarState): unknown => JSON.parse(JSON.stringify(state));

describe('every position of a match', () => {
  it('can be written and is read again as it was: first choices, discards and clocks, too', () => {
    const seen = new Set<string>();
    for (const seed of seeds(16, 2000)) {
      playMatch(seed, ({ before }) => {
        const position = written(before);
        if (position === null) return;
        const read = positionOf(before.options, positionSchema.parse(position));
        if (!read.ok) throw new Error(`seed ${seed}, ${JSON.stringify(position)}: ${read.fault.message}`);
        expect([seed, lasting(read.value)]).toEqual([seed, lasting(before)]);
        expect(running(read.value)).toEqual(running(before));
        expect(tugOfWar.asked(read.value)).toEqual(tugOfWar.asked(before));
        seen.add(before.phase.name);
        if (before.clocks !== null && before.clocks.spentMs > 0) seen.add('clocks');
      });
    }
    expect([...seen].sort()).toEqual(['clocks', 'discard', 'first', 'play']);
  });
});
