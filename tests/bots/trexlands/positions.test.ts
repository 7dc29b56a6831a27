import { describe, expect, it } from 'vitest';
import { seat } from '#sim/ids.ts';
import type { FaceDown, TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import {
  inPlay,
  roll,
  say,
  stacked,
  withBorder,
  withCamp,
  withCaptain,
  withCards,
  withTerra,
  withTrucks,
} from '../../games/trexlands/support.ts';
import { said, thoughtOf } from './support.ts';

const BOTH = ['steady', 'keen'] as const;
const ALL = ['careless', ...BOTH] as const;

/** Seat 0 stands before the City with a stack and may enter. */
const beforeCity = (): TrexlandsState => stacked(withTrucks(inPlay(), { '0-T1': 'b3', '0-T2': 'b3' }), '0-T1', '0-T2');

/** The last X is to be had, and seat 0 announces to take it; both have three. */
const lastX = (): TrexlandsState =>
  withCamp(withCamp({ ...withTrucks(inPlay(), { '0-T1': 'b3' }), cityX: 1 }, 0, { x: 3 }), 1, { x: 3 });

describe('in its turn', () => {
  it.each(ALL)('a %s bot scores an X when it can', (level) => {
    const state = withTrucks(inPlay(), { '0-T1': 'b3' });
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) expect(said(level, state, 0, seed)).toBe('move T1 city');
  });

  it.each(BOTH)('a %s bot takes the stack into the City before a single truck', (level) => {
    expect(said(level, withTrucks(beforeCity(), { '0-T3': 'c3' }), 0)).toBe('move T1+T2 city');
  });

  it.each(BOTH)('a %s bot stacks two trucks before they leave Camp', (level) => {
    expect(thoughtOf(level, inPlay(), 0)).toMatchObject({ move: { do: 'stack' }, reason: { code: 'stack' } });
  });

  it.each(BOTH)('a %s bot does not attack at hopeless odds', (level) => {
    const state = stacked(
      withTrucks(inPlay(), { '0-T1': 'b3', '0-T2': 'b3', '1-T1': 'c3', '1-T2': 'c3' }),
      '0-T1',
      '0-T2',
    );
    const forted = withTerra(withBorder(state, 'b3', 'city', 'blocked'), {
      c3: { post: { owner: seat(1), card: '1-fortress' } },
    });
    expect(thoughtOf(level, forted, 0).reason.code).not.toBe('attack');
  });

  it('a keen bot plays Nitro where that brings its stack into the City’s last row', () => {
    const near = stacked(withTrucks(inPlay(), { '0-T1': 'b1', '0-T2': 'b1' }), '0-T1', '0-T2');
    expect(said('keen', withCards(near, 0, 'nitro-1'), 0)).toBe('play nitro');
  });

  it('a keen bot attacks a rival who would take the last X next', () => {
    const rival = { '1-T1': 'c3', '0-T1': 'c2' } as const;
    const state = { ...withTrucks(inPlay(), rival), cityX: 1 };
    expect(said('keen', withCamp(withCamp(state, 0, { x: 3 }), 1, { x: 3 }), 0)).toBe('move T1 c3');
  });
});

describe('the choice of a Captain', () => {
  const choosing: TrexlandsState = { ...inPlay(), cycle: 0, phase: { name: 'captains' } };

  it('a keen bot takes the one that wins most, and the next if that is gone', () => {
    expect(said('keen', choosing, 1)).toBe('captain navigator');
    expect(said('keen', withCaptain(choosing, 1, 'navigator'), 0)).toBe('captain wrench');
  });
});

it('the gain in a reason is one of winning chance, %', () => {
  for (const level of BOTH) {
    const { gain } = thoughtOf(level, beforeCity(), 0).reason.about;
    expect(Number(gain)).toBeGreaterThan(0);
    expect(Number(gain)).toBeLessThan(100);
  }
});

describe('in a window', () => {
  it.each(ALL)('a %s bot blocks a rival who is about to take the last X', (level) => {
    const announced = say(withCards(lastX(), 1, 'roadblock-1'), [0, 'move T1 city']).state;
    expect(said(level, announced, 1)).toBe('play roadblock');
  });

  it('a keen bot keeps its Roadblock where a rival only enters the board', () => {
    const state = withCards(inPlay(), 1, 'roadblock-1');
    expect(said('keen', say(state, [0, 'move camp T1 r1 a1']).state, 1)).toBe('pass');
  });

  it.each(ALL)('a %s bot counters a Roadblock against its entry into the City', (level) => {
    const armed = withCards(withCards(lastX(), 1, 'roadblock-1'), 0, 'counter-order-1');
    expect(said(level, say(armed, [0, 'move T1 city'], [1, 'play roadblock']).state, 0)).toBe('play counter-order');
  });

  it.each(ALL)('a %s bot has the Captain Wrench roll its downed truck again', (level) => {
    const state = withCaptain(withTrucks(inPlay(), { '0-T1': 'b2', '1-T1': 'b3' }), 0, 'wrench');
    const lost = roll(say(state, [0, 'move T1 b3']).state, '1-T1').state;
    expect(said(level, lost, 0)).toBe('wrench T1');
  });

  it.each(BOTH)('a %s bot charges with its stack, but does not waste a Charge on what will not be won', (level) => {
    const stack = stacked(withTrucks(inPlay(), { '0-T1': 'b2', '0-T2': 'b2', '1-T1': 'b3' }), '0-T1', '0-T2');
    const armed = say(withCards(stack, 0, '0-charge'), [0, 'move T1+T2 b3']).state;
    expect(said(level, armed, 0)).toBe('play charge');
  });
});

describe('in the market', () => {
  const market = (state: TrexlandsState): TrexlandsState => ({
    ...state,
    phase: {
      name: 'market',
      market: [
        { card: 'convoy-1', bids: [0, 0] },
        { card: 'oil-slick-1', bids: [0, 0] },
      ],
      bidder: seat(0),
      passed: [],
      awarded: null,
    },
  });

  it.each(BOTH)('a %s bot keeps its V in the last cycle, where they decide between equal X (TX-60)', (level) => {
    const state = market(withCamp(inPlay(), 0, { coins: 9 }));
    const last = { ...state, cycle: 3, options: { ...state.options, cycleLimit: 3 } };
    expect(said(level, last, 0)).toBe('pass');
    expect(said(level, { ...last, cycle: 2 }, 0)).toMatch(/^bid 1 /);
  });

  it.each(BOTH)('a %s bot bids on what is worth most to it, and no more than it has', (level) => {
    for (const coins of [3, 4, 9]) {
      const state = market(withCamp(inPlay(), 0, { coins }));
      const { move } = thoughtOf(level, state, 0);
      expect(move).toMatchObject({ do: 'bid', slot: 1 });
      expect(trexlands.check(state, move as never).ok).toBe(true);
    }
  });

  it.each(BOTH)('a %s bot passes on what costs more than it is worth', (level) => {
    const state = market(withCamp(inPlay(), 0, { coins: 9 }));
    const dear = { ...state, phase: { ...state.phase, market: [{ card: 'oil-slick-1', bids: [0, 5] }] } };
    expect(said(level, dear as TrexlandsState, 0)).toBe('pass');
  });
});

describe('in the arena', () => {
  const arena = (cards: readonly FaceDown[], change = (state: TrexlandsState) => state): TrexlandsState =>
    change({ ...withCamp(inPlay(), 0, { deck: [] }), phase: { name: 'arena', cards, placing: null, ready: [] } });
  const faceDown = (coins: number, card: FaceDown['card'] = '1-gatecrash'): FaceDown => ({
    owner: seat(1),
    card,
    coins,
    challengers: [],
    seenBy: [],
  });
  /** Seat 1 has these of its private cards in Camp, for all to see. */
  const shown =
    (...kinds: readonly string[]) =>
    (state: TrexlandsState): TrexlandsState =>
      withCards(state, 1, ...kinds.map((kind) => `1-${kind}` as `${number}-scout`));

  it.each(BOTH)('a %s bot challenges what must be a bluff', (level) => {
    const cheap = shown('scout', 'fuel', 'outpost', 'mechanic', 'fortress', 'raid');
    const { move, reason } = thoughtOf(level, arena([faceDown(1)], cheap), 0);
    expect(move).toMatchObject({ do: 'challenge', owner: 1, slot: 1 });
    expect(reason).toEqual({ code: 'challenge', about: { doubt: 100 } });
  });

  it.each(BOTH)('a %s bot does not challenge what can be no bluff', (level) => {
    const dear = shown('outpost', 'mechanic', 'fortress', 'raid', 'charge', 'gatecrash');
    expect(said(level, arena([faceDown(1, '1-fuel')], dear), 0)).toBe('ready');
    expect(said(level, arena([faceDown(4)]), 0)).toBe('ready');
  });

  it.each(BOTH)('a %s bot leaves it at one challenger', (level) => {
    const cheap = shown('scout', 'fuel', 'outpost', 'mechanic', 'fortress', 'raid');
    const called = { ...faceDown(1), challengers: [seat(1)] };
    expect(said(level, arena([called], cheap), 0)).toBe('ready');
  });

  it.each(BOTH)('a %s bot pays for the private card that is worth most, if it does not bluff', (level) => {
    const state = {
      ...withCamp(inPlay(), 0, { coins: 4 }),
      phase: { name: 'arena', cards: [], placing: seat(0), ready: [] },
    };
    const placed = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => said(level, state as TrexlandsState, 0, seed));
    for (const text of placed) expect(text).toMatch(/^place /);
    expect(placed.some((text) => text === 'place fuel 1' || text === 'place gatecrash 4')).toBe(true);
  });
});
