import { describe, expect, it } from 'vitest';
import { candidates } from '#bots/tug-of-war/candidates.ts';
import { KEEN } from '#bots/tug-of-war/keen.ts';
import { lineOf, rowsOf, tilesMissing } from '#bots/tug-of-war/pathBoard.ts';
import { PathLore } from '#bots/tug-of-war/pathPlaces.ts';
import { after, Search } from '#bots/tug-of-war/search.ts';
import { worthOf } from '#bots/tug-of-war/worth.ts';
import { thoughtOut } from '#bots/bot.ts';
import { playsOf } from '#games/tug-of-war/legal.ts';
import { connects, longestLine, RED, tileAt } from '#games/tug-of-war/modules/path.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { SET_IDS } from '#games/tug-of-war/sets.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { seeds } from '../../effort.ts';
import { at } from '../../games/tug-of-war/support.ts';
import { playMatch, type Step } from '../../games/tug-of-war/randomMatch.ts';
import { thoughtOf } from './support.ts';

const OUTLOOK = { taste: {}, regard: [1, 1] } as const;

/** Positions of random matches in which a seat is to play. */
function positions(seed: number, most: number): readonly TugOfWarState[] {
  const steps: Step[] = [];
  playMatch(seed, (step) => steps.push(step));
  return steps
    .map(({ before }) => before)
    .filter(({ phase }) => phase.name === 'play')
    .slice(0, most);
}

/** The seat to move wins at the Clock, which is one play from its third module. */
const WINS_NOW = at({
  hands: [
    [1, 3],
    [1, 1],
  ],
  race: { at: [0, 0], wonBy: 0 },
  collation: { taken: [0, 0], wonBy: 0 },
  clock: { filled: 5, points: [1, 0] },
});

/** Its rival would. */
const RIVAL_WINS = at({
  hands: [
    [1, 2],
    [1, 3],
  ],
  race: { at: [0, 0], wonBy: 1 },
  collation: { taken: [0, 0], wonBy: 1 },
  clock: { filled: -5, points: [0, 1] },
});

describe('careless', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'takes the match, and leaves it to no rival, where that lies before it (seed %i)',
    (seed) => {
      expect(thoughtOf('careless', WINS_NOW, seed)).toMatchObject({
        move: { do: 'play', module: 'clock' },
        reason: { code: 'win', about: { module: 'clock' } },
      });
      const { move } = thoughtOf('careless', RIVAL_WINS, seed);
      expect(move).toMatchObject({ do: 'play', module: 'clock' });
    },
  );
});

describe('steady and keen', () => {
  it.each(['steady', 'keen'])('%s wins where one play wins', (level) => {
    const { move, reason } = thoughtOf(level, WINS_NOW);
    expect(move).toMatchObject({ do: 'play', module: 'clock' });
    expect(reason).toMatchObject({ code: 'win', about: { module: 'clock' } });
  });

  it('keen takes away what the rival would win with', () => {
    expect(thoughtOf('keen', RIVAL_WINS).move).toMatchObject({ module: 'clock' });
  });

  it('keen spends a Block Move on what the rival would win with', () => {
    const near = at(
      {
        hands: [[1, 2], [5]],
        race: { at: [0, 8], points: [0, 1] },
        tower: { heights: [0, 9] },
        clock: { filled: -6, points: [0, 1] },
      },
      { items: { blockMove: 0 } },
    );
    const { move } = thoughtOf('keen', { ...near, blockMove: 0 });
    expect(move).toMatchObject({ block: expect.any(String) as string });
  });

  it.each(SET_IDS)('steady opens a match of the set “%s” in several ways', (set) => {
    const hands = [
      [1, 1, 1],
      [1, 1, 2],
    ] as const;
    const start = { ...at({}, { set }), hands, turn: 1 };
    const opened = seeds(20, 80).map((seed) => {
      const { move } = thoughtOf('steady', start, seed);
      return move.do === 'play' ? move.module : null;
    });
    expect(new Set(opened).size).toBeGreaterThanOrEqual(3);
  });

  it('keeps the highest cards where it has too many', () => {
    const hands = [
      [1, 2, 2, 3, 4, 5],
      [1, 1],
    ] as const;
    const many: TugOfWarState = { ...at(), hands, phase: { name: 'discard', seat: 0 } };
    for (const level of ['steady', 'keen']) {
      const { move, reason } = thoughtOf(level, many);
      expect(tugOfWar.check(many, move).ok).toBe(true);
      expect(reason.code).toBe('discard');
    }
    expect(thoughtOf('steady', many).move).toEqual({ do: 'discard', seat: 0, cards: [1] });
  });
});

describe('a search', () => {
  it('is bounded by positions, and ends with a play that was gone through', () => {
    const start = at({
      hands: [
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5],
      ],
    });
    const search = new Search({ ...KEEN.depth, nodes: 3000 }, OUTLOOK);
    const rated = thoughtOut(search.ratings(start, 0));
    expect(rated.length).toBeGreaterThan(5);
    expect(search.nodes).toBeLessThan(3000 + 600);
    expect(tugOfWar.check(start, rated[0]?.play ?? { do: 'concede', seat: 0 }).ok).toBe(true);
  });

  it('finds the same with its table of positions as without looking twice', () => {
    const start = at(
      {
        hands: [
          [1, 2],
          [1, 3],
        ],
        clock: { filled: 4 },
      },
      { set: 'death' },
    );
    const depth = { turns: 3, breadth: [500, 500], nodes: 1_000_000 } as const;
    const lore = new PathLore();
    const worth = (state: TugOfWarState, seat: 0 | 1, turns: number): number => {
      if (state.outcome !== null || turns === 0) return worthOf(state, seat, lore, OUTLOOK);
      const rival = seat === 0 ? 1 : 0;
      return Math.max(
        ...candidates(state, seat, lore, false).map((play) => -worth(after(state, play), rival, turns - 1)),
      );
    };
    expect(new Search(depth, OUTLOOK).worthAhead(start, 0, 2)).toBeCloseTo(worth(start, 0, 2), 9);
  });
});

describe('candidates', () => {
  it('are legal plays, and at every module but Path come to all positions that a play comes to', () => {
    let compared = 0;
    for (const seed of seeds(2, 20))
      for (const state of positions(seed, 12)) {
        const seat = state.active;
        const found = candidates(state, seat, new PathLore(), true);
        for (const play of found) expect(tugOfWar.check(state, play).ok, JSON.stringify(play)).toBe(true);
        const key = ({ module, ...play }: (typeof found)[number]): string => {
          const { hands, machines, outcome } = after(state, { module, ...play });
          // at the Maze the lowest cards do
          return JSON.stringify([machines, outcome, ...(module === 'maze' ? [] : hands)]);
        };
        const all = playsOf(state, seat, 1).filter(({ module }) => module !== 'path');
        const wanted = new Set(all.map(key));
        const got = new Set(found.filter(({ module }) => module !== 'path').map(key));
        for (const one of wanted) expect(got.has(one)).toBe(true);
        compared += wanted.size;
      }
    expect(compared).toBeGreaterThan(200);
  });
});

describe('what a bot sees of the Path', () => {
  it('is what the rules see: a line, and whether a colour connects', () => {
    let connected = 0;
    for (const seed of seeds(200, 2000)) {
      let tiles = '';
      for (let i = 0; i < 64; i += 1) tiles += '.rrrb'[(seed * 31 + i * i * 7 + ((i * seed) >> 3)) % 5] ?? '.';
      const rows = rowsOf(tiles, RED);
      expect(lineOf(rows)).toBe(longestLine(tiles, RED));
      expect(tilesMissing(rows) === 0).toBe(connects(tiles, RED));
      if (connects(tiles, RED)) connected += 1;
    }
    expect(connected).toBeGreaterThan(10);
    expect(connected).toBeLessThan(seeds(200, 2000).length - 10);
  });

  it('counts the tiles that are missing', () => {
    expect(tilesMissing(rowsOf('.'.repeat(64), RED))).toBe(8);
    const column = Array.from({ length: 64 }, (_, i) => (i % 8 === 3 && i < 40 ? 'r' : '.')).join('');
    expect(tilesMissing(rowsOf(column, RED))).toBe(3);
  });

  it('finds the tile that connects', () => {
    const column = Array.from({ length: 64 }, (_, i) => (i % 8 === 3 && i !== 27 ? 'r' : '.')).join('');
    const [best] = new PathLore().bestFor(column, RED, 1);
    expect(tileAt(best?.at ?? 0)).toBe('d4');
  });
});
