import { describe, expect, it } from 'vitest';
import { matchOf } from './matchOf.ts';
import { tugOfWarBots } from '#bots/tug-of-war/bots.ts';
import { countsOf } from '#bots/tug-of-war/figures.ts';
import { LEVELS } from '#bots/tug-of-war/levels.ts';
import { REASONS } from '#bots/tug-of-war/reasons.ts';
import { policyOf } from '#bots/tug-of-war/policies.ts';
import { hashOf } from '#engine/hash.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { SET_IDS } from '#games/tug-of-war/sets.ts';
import { playing } from '#bots/playing.ts';
import type { Physics } from '#sim/physics.ts';
import { atOnce } from '#sim/ticking.ts';
import { seeds } from '../../effort.ts';
import { must, optionsOf, setUpBy } from '../../games/tug-of-war/support.ts';
import { playMatch, type Step } from '../../games/tug-of-war/randomMatch.ts';
import { thoughtOf } from './support.ts';

const NO_TABLE = {} as Physics;

describe.each(LEVELS)('%s bots', (level) => {
  it('propose nothing that is refused, in any phase and by any options, and never concede', () => {
    const phases = new Set<string>();
    for (const seed of seeds(1, 60)) {
      const steps: Step[] = [];
      playMatch(seed, (step) => steps.push(step));
      const every = Math.max(1, Math.floor(steps.length / 3));
      for (const { before } of steps.filter(({ before: { phase } }, i) => i % every === 0 || phase.name !== 'play')) {
        const { move, reason } = thoughtOf(level, before, seed);
        expect(tugOfWar.check(before, move).ok, JSON.stringify(move)).toBe(true);
        expect(move.do).not.toBe('concede');
        expect(REASONS).toContain(reason.code);
        phases.add(before.phase.name);
      }
    }
    expect([...phases].toSorted()).toEqual(['discard', 'first', 'play']);
  }, 240_000);

  it('choose the same again of the same position', () => {
    for (const set of SET_IDS) {
      const start = setUpBy({ set, advantage: set === 'death' ? 0 : null });
      expect(thoughtOf(level, start, 3)).toEqual(thoughtOf(level, structuredClone(start), 3));
    }
  }, 60_000);
});

describe('a match of bots', () => {
  const play = (seed: number) =>
    must(
      atOnce(
        playing(
          tugOfWarBots,
          NO_TABLE,
          {
            build: 'toy@1',
            tickHz: 240,
            seed,
            seats: [0, 1].map((colour) => ({ name: `Bot ${colour + 1}`, colour, kind: 'bot' as const })),
            setup: { options: optionsOf() },
          },
          ['careless', 'steady'],
          2000,
        ),
      ),
    );

  it('is the same again with the same seed, another with another seed, and has a reason for every action', () => {
    const { match, thoughts } = play(4);
    expect(thoughts).toHaveLength(match.log.length);
    expect(hashOf(play(4).match.state)).toBe(hashOf(match.state));
    expect(hashOf(play(5).match.state)).not.toBe(hashOf(match.state));
  });

  it('is counted: turns, points, and the modules of whoever won', () => {
    const { state, events } = matchOf('final', ['steady', 'careless'], 2);
    const counts = countsOf(events, state);
    const sum = (ends: string): number =>
      Object.entries(counts).reduce((all, [name, count]) => all + (name.endsWith(ends) ? count : 0), 0);
    const turns = Object.entries(counts).reduce((all, [name, n]) => all + (name.startsWith('turns at') ? n : 0), 0);
    expect(state.outcome?.by).toBe('modules');
    expect(turns).toBe(state.turn);
    expect(sum('in a win')).toBe(3);
    expect(sum(' won')).toBe(Object.values(state.machines).filter((machine) => machine.wonBy !== null).length);
  });
});

describe('levels', () => {
  it('steady beats careless in most matches, at both seats', () => {
    let won = 0;
    const matches = seeds(2, 60);
    for (const seed of matches) {
      const levels = seed % 2 === 0 ? ['steady', 'careless'] : ['careless', 'steady'];
      const { outcome } = matchOf('final', levels, seed).state;
      if (typeof outcome?.winner === 'number' && levels[outcome.winner] === 'steady') won += 1;
    }
    expect(won).toBeGreaterThan(0.8 * matches.length);
  }, 240_000);

  it('of a name that nobody has is an error', () => {
    expect(() => policyOf('bold')).toThrow('no bot of Tug of War is bold');
  });
});
