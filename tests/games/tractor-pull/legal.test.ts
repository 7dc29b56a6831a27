import { describe, expect, it } from 'vitest';
import type { TractorPullAction } from '#games/tractor-pull/actions.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import { ITEM_IDS } from '#games/tractor-pull/almanac/items.ts';
import { LOCATION_FACES } from '#games/tractor-pull/almanac/locations.ts';
import { CLASSES } from '#games/tractor-pull/almanac/vehicles.ts';
import { BOTH, FACES, PAIRS, SPACES, SPOTS, type Seat } from '#games/tractor-pull/ids.ts';
import { makeCommand } from '#games/tractor-pull/notation.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import { seeds } from '../../effort.ts';
import { planOf, playMatch } from './randomMatch.ts';
import { at, say, setUpFor } from './support.ts';

/** Every action that could be written down for a seat but spins by hand. */
const ALL: Readonly<Record<Seat, readonly TractorPullAction[]>> = { 0: allOf(0), 1: allOf(1) };

function allOf(seat: Seat): readonly TractorPullAction[] {
  return [
    { do: 'spin', seat, flick: null },
    ...FACES.map((face) => ({ do: 'face', seat, face }) as const),
    ...LOCATION_FACES.map(([location]) => ({ do: 'location', seat, location }) as const),
    ...ITEM_IDS.flatMap((item) => [
      { do: 'award', seat, item } as const,
      ...SPOTS.map((spot) => ({ do: 'install', seat, item, spot }) as const),
    ]),
    ...PAIRS.map((pair) => ({ do: 'recruit', seat, pair }) as const),
    ...CLASSES.flatMap((a) =>
      CLASSES.flatMap((b) => CLASSES.map((c) => ({ do: 'deploy', seat, vehicles: [a, b, c] }) as const)),
    ),
    ...CLASSES.map((card) => ({ do: 'resolve', seat, target: { spaces: [], card } }) as const),
    ...SPACES.flatMap((space) => [
      { do: 'eject', seat, space } as const,
      { do: 'resolve', seat, target: { spaces: [space], card: null } } as const,
      ...SPACES.map((other) => ({ do: 'resolve', seat, target: { spaces: [space, other], card: null } }) as const),
    ]),
    { do: 'done', seat },
    { do: 'pass', seat },
  ];
}

const words = (actions: readonly TractorPullAction[]): readonly string[] => actions.map(makeCommand).sort();

describe('legal actions', () => {
  it('are all that the rules let pass, and nothing else, for every seat in every position', () => {
    let positions = 0;
    for (const seed of seeds(6, 100))
      playMatch(planOf(seed), ({ before }) => {
        positions += 1;
        if (positions % 3 !== 0) return;
        for (const seat of BOTH) {
          const passed = ALL[seat].filter((action) => tractorPull.check(before, action).ok);
          expect(words(tractorPull.legal(before, seat).actions)).toEqual(words(passed));
        }
      });
    expect(positions).toBeGreaterThan(300);
  });

  it('where a seat is asked there is one, and where none is asked there is none', () => {
    for (const seed of seeds(10, 200))
      playMatch(planOf(seed), ({ before }) => {
        const waits = asked(before);
        expect(waits.length).toBeGreaterThan(0);
        for (const seat of BOTH) expect(tractorPull.legal(before, seat).actions.length > 0).toBe(waits.includes(seat));
      });
  });

  it('a spin may be made by hand, by the seat that spins', () => {
    const start = setUpFor({ characters: false });
    expect(tractorPull.legal(start, 0).free).toEqual([{ do: 'spin', seat: 0 }]);
    expect(tractorPull.legal(start, 1)).toEqual({ actions: [], free: [] });
  });
});

describe('taking back', () => {
  const takeBack = (state: TractorPullState, action: TractorPullAction) => tractorPull.takeBack(state, action);
  const { state: hands } = at({ hands: ['van sedan scooter', 'van sedan scooter'] });

  it('a secret choice is free until the last one shows both', () => {
    const row = { do: 'deploy', vehicles: ['van', 'sedan', 'scooter'] } as const;
    expect(takeBack(hands, { ...row, seat: 0 })).toBe('free');
    expect(takeBack(say(hands, '0 deploy van sedan scooter').state, { ...row, seat: 1 })).toBe('never');
    expect(takeBack(setUpFor(), { do: 'face', seat: 1, face: 'a' })).toBe('free');
  });

  it('a pair is taken back if the other one agrees, unless it brought a card to light', () => {
    const { state } = at({ phase: 'recruit' });
    expect(takeBack(state, { do: 'recruit', seat: 1, pair: 'c3p1' })).toBe('consent');
    expect(takeBack(state, { do: 'recruit', seat: 1, pair: 'c2p1' })).toBe('never');
    expect(takeBack(state, { do: 'recruit', seat: 1, pair: 'c1p1' })).toBe('never');
  });

  it('a spin never is: spun again, the wrench would turn as it did', () => {
    const spin = { do: 'spin', seat: 0, flick: null } as const;
    expect(takeBack(setUpFor({ characters: false }), spin)).toBe('never');
    const side = ['van . .'];
    expect(takeBack(at({ phase: 'pull', wave: 4, field: [side, side] }).state, spin)).toBe('never');
  });

  it('TP-41: an item is not, as the rival has seen it', () => {
    const install = { do: 'install', seat: 0, item: 'turbo', spot: '0-row-1' } as const;
    expect(takeBack(at({ phase: 'install', items: [['turbo', 'winch'], []] }).state, install)).toBe('never');
  });

  it.each<readonly [TractorPullAction, string]>([
    [{ do: 'concede', seat: 0 }, 'consent'],
    [{ do: 'location', seat: 0, location: 'swamp-a' }, 'never'],
    [{ do: 'done', seat: 0 }, 'never'],
    [{ do: 'eject', seat: 0, space: '0-r1c1' }, 'never'],
    [{ do: 'resolve', seat: 0, target: { spaces: ['0-r1c1'], card: null } }, 'never'],
    [{ do: 'pass', seat: 0 }, 'never'],
    [{ do: 'award', seat: 0, item: 'turbo' }, 'never'],
  ])('%j: %s', (action, how) => expect(takeBack(hands, action)).toBe(how));
});
