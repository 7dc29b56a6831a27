import { describe, expect, it } from 'vitest';
import { DIRECTIONS, rivalOf, type ModuleId, type Strength, type TileId } from '#games/tug-of-war/ids.ts';
import { without } from '#games/tug-of-war/rewards.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { tugOfWar, type SeenTugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { offerAt } from '#play/game/offer.ts';
import { offersOf, whyNotAt, type BoardOffer } from '#play/tug-of-war/offers/offers.ts';
import { isAimed, NO_PLAN, type Plan } from '#play/tug-of-war/session/plan.ts';
import { createSession } from '#play/tug-of-war/session/session.ts';
import type { SessionState, Thing, TugOfWarTable } from '#play/tug-of-war/session/sessionTypes.ts';
import type { Physics } from '#sim/physics.ts';
import { seeds } from '../../effort.ts';
import { playMatch } from '../../games/tug-of-war/randomMatch.ts';
import { setUpBy } from '../../games/tug-of-war/support.ts';
import { tableOf } from './reached.ts';

const { store: BLANK } = createSession({ physics: {} as Physics, random: () => 0.5 });

function matchOf(state: TugOfWarState): SeenTugOfWar {
  const seats = ['Ada', 'Bo'].map((name, colour) => ({ name, colour, kind: 'person' as const }));
  return { header: { seats }, log: [], undo: null, state } as unknown as SeenTugOfWar;
}

const planOf = (cards: readonly Strength[], more: Partial<Plan> = {}): Plan => ({
  ...NO_PLAN,
  laid: cards.map((card) => ({ card, aim: null })),
  ...more,
});

const tableAt = (state: TugOfWarState, plan: Plan): SessionState => ({
  ...tableOf<TugOfWarTable>(BLANK.getInitialState(), matchOf(state), 0),
  holder: null,
  plan,
});

const nameOf = ({ at }: BoardOffer): string =>
  at.kind === 'machine' ? at.module : at.kind === 'tile' ? at.tile : at.kind === 'way' ? at.direction : at.option;

const badges = (offers: readonly BoardOffer[]): Readonly<Record<string, string>> =>
  Object.fromEntries(offers.flatMap((offer) => (offer.badge === null ? [] : [[nameOf(offer), offer.badge]])));

/** The first turn of seat 0, with these cards. */
function begun(
  set: 'final' | 'death',
  hand: readonly Strength[],
  change: (state: TugOfWarState) => object = () => ({}),
): TugOfWarState {
  const state: TugOfWarState = {
    ...setUpBy({ set }, 1),
    first: 0,
    active: 0,
    turn: 1,
    phase: { name: 'play' },
    hands: [hand, [1, 1, 2]],
  };
  return { ...state, ...change(state) };
}

const press = (told: SessionState, thing: Thing): BoardOffer['next'] => {
  const offer = offerAt(offersOf(told), thing);
  if (offer === null) throw new Error(`nothing is offered at ${JSON.stringify(thing)}`);
  return offer.next;
};

/** The plan after presses that go on with it. */
const pressed = (told: SessionState, ...things: readonly Thing[]): SessionState =>
  things.reduce((so, thing) => {
    const next = press(so, thing);
    return 'picks' in next ? { ...so, ...next.picks } : so;
  }, told);

const at = (module: ModuleId): Thing => ({ kind: 'machine', module });
const withState = (id: ModuleId, machine: object) => (state: TugOfWarState) => ({
  machines: { ...state.machines, [id]: { ...state.machines[id], ...machine } },
});

describe('laid cards show on every machine what they would bring there', () => {
  it.each<[string, TugOfWarState, readonly Strength[], Readonly<Record<string, string>>]>([
    [
      'one card, in the first turn',
      begun('final', [1, 1, 1]),
      [1],
      {
        rope: 'pull 1 of 18 · +4, rival +1',
        race: 'to step 1 · +1',
        collation: 'counters 1 : 0 · +1',
        clock: 'segment 1 of 8 · +1',
        path: '1 in line · +1',
        conker: 'height 1 : 0 · +1',
        tower: 'lights 0 : 0 · +4, rival +1',
      },
    ],
    [
      'three cards, of which the Path takes two',
      begun('final', [1, 1, 1, 4]),
      [1, 1, 1],
      {
        rope: 'pull 3 of 18 · +4, rival +1',
        race: 'to step 3 · +3',
        collation: 'counters 3 : 0 · +3',
        clock: 'segment 3 of 8 · +2',
        path: 'aim 2 cards',
        conker: 'height 3 : 0 · +1 +1',
        tower: 'lights 0 : 0 · +4, rival +1',
      },
    ],
    [
      'the best way of the Maze',
      begun('death', [1, 1, 2]),
      [2],
      {
        rope: 'pull 2 of 18 · +1 +1 +1, rival +3',
        race: 'to step 2 · +2',
        collation: 'counters 2 : 0 · +2',
        clock: 'segment 2 of 8 · +2',
        maze: '+1',
        conker: 'height 2 : 0 · +1',
        tower: 'lights 0 : 0 · +4, rival +1',
      },
    ],
  ])('%s', (_, state, cards, expected) => {
    expect(badges(offersOf(tableAt(state, planOf(cards))))).toMatchObject(expected);
  });

  it('a point, and a machine that it wins', () => {
    const state = begun('final', [1, 1, 1], withState('race', { state: { at: [12, 3] } }));
    expect(badges(offersOf(tableAt(state, planOf([1]))))['race']).toBe('a point · +1');
    const second = begun('final', [1, 1, 1], withState('race', { state: { at: [12, 3] }, points: [1, 0] }));
    expect(badges(offersOf(tableAt(second, planOf([1]))))['race']).toBe('wins it · +1');
  });

  it('the match that it wins or, without a card left, loses', () => {
    const last = begun('final', [3], withState('race', { state: { at: [0, 3] } }));
    expect(badges(offersOf(tableAt(last, planOf([3]))))['race']).toBe('loses the match');
    const third = begun('final', [1, 1], (so) => ({
      machines: {
        ...so.machines,
        clock: { ...so.machines.clock, points: [2, 0], wonBy: 0 },
        tower: { ...so.machines.tower, points: [1, 0], wonBy: 0 },
        race: { ...so.machines.race, points: [1, 0], state: { at: [12, 3] } },
      },
    }));
    expect(badges(offersOf(tableAt(third, planOf([1]))))['race']).toBe('wins the match');
  });

  it('a point that releases the conkers, for the rival whose conker is higher', () => {
    const state = begun('final', [1, 1, 1], (so) => ({
      machines: {
        ...so.machines,
        race: { ...so.machines.race, state: { at: [12, 3] } },
        conker: { ...so.machines.conker, state: { heights: [2, 5] } },
      },
    }));
    expect(badges(offersOf(tableAt(state, planOf([1]))))['race']).toBe('a point, rival’s point · +1, rival +1');
  });

  it('the point of fewer cards, where more are laid than it takes: a press there gives the others back', () => {
    const clock = (filled: number) => begun('final', [1, 1, 1], withState('clock', { state: { filled } }));
    const told = tableAt(clock(6), planOf([1, 1, 1]));
    expect(badges(offersOf(told))['clock']).toMatch(/^2 cards: a point · /);
    expect(pressed(told, at('clock')).plan).toMatchObject({ module: 'clock', laid: [{ card: 1 }, { card: 1 }] });
    expect(badges(offersOf(tableAt(clock(7), planOf([1, 1, 1]))))['clock']).toMatch(/^1 card: a point · /);
    expect(press(pressed(told, at('clock')), at('clock'))).toMatchObject({ act: { cards: [1, 1] } });
  });

  it('nothing over a machine that may not be used or does not take them; a press there says why', () => {
    const state = begun('final', [1, 1, 5], (so) => ({
      last: ['clock', 'tower'],
      machines: { ...so.machines, race: { ...so.machines.race, state: { at: [12, 3] } } },
    }));
    const told = tableAt(state, planOf([5]));
    expect(offersOf(told).map(nameOf)).toEqual(['rope', 'collation', 'path', 'conker']);
    expect(whyNotAt(told, at('clock'))?.code).toBe('blocked-own');
    expect(whyNotAt(told, at('tower'))?.code).toBe('blocked-rival');
    expect(whyNotAt(told, at('race'))?.message).toBe('The end is 1 step away and is reached exactly; a 5 is too many.');
  });
});

describe('what laid cards do to a machine is said and shown before they are pushed', () => {
  it('of a clock that the rival has coloured how much is left of that', () => {
    const state = begun('final', [1, 1, 1], withState('clock', { state: { filled: -3 } }));
    expect(badges(offersOf(tableAt(state, planOf([1]))))['clock']).toBe('rival’s segments 2 · +2');
    expect(badges(offersOf(tableAt(state, planOf([1, 1, 1]))))['clock']).toBe('clock empty · +1');
  });

  it('of most of the counters how many are still to be taken before they are a point', () => {
    const taken = (set: 'final' | 'death') =>
      begun(set, [1, 1, 1], withState('collation', { state: { taken: [12, 6] } }));
    const said = (state: TugOfWarState) => badges(offersOf(tableAt(state, planOf([1]))))['collation'];
    expect(said(taken('final'))).toBe('counters 13 : 6, 1 still to take · +1');
    expect(said(taken('death'))).toBe('counters 13 : 6, 6 still to take · +1');
  });

  it('every offer of a machine has how it would stand', () => {
    const offers = offersOf(tableAt(begun('final', [1, 1, 1]), planOf([1])));
    expect(offers.map(({ at: thing, stands }) => thing.kind === 'machine' && stands?.module === thing.module)).toEqual(
      offers.map(() => true),
    );
    const race = offerAt(offers, at('race'));
    expect(race?.stands?.state).toEqual({ at: [1, 0] });
  });
});

describe('a machine is pushed by presses on it', () => {
  const state = begun('final', [1, 2, 3, 5]);

  it('the first plans, the second pushes; with the Tower’s best reward unless another one is pressed', () => {
    const told = pressed(tableAt(state, planOf([2])), at('tower'));
    expect(badges(offersOf(told))).toMatchObject({
      tower: 'push: lights 0 : 0 · +4, rival +1',
      A: 'or +1',
      C: 'or +1 +1 +1, rival +2',
    });
    expect(press(told, at('tower'))).toEqual({
      act: { do: 'play', seat: 0, module: 'tower', cards: [2], option: 'B' },
    });
    const other = pressed(told, { kind: 'reward', option: 'C' });
    expect(press(other, at('tower'))).toMatchObject({ act: { option: 'C' } });
  });

  it('cards are planned in the order that brings most, and pushed as they then lie', () => {
    // A puddle on step 4 ends the movement of the 5: first it stops there and the 2 goes on to 6, else 2 and then 4.
    const told = pressed(tableAt(state, planOf([2, 5])), at('race'));
    expect(told.plan.laid.map(({ card }) => card)).toEqual([5, 2]);
    expect(badges(offersOf(told))['race']).toBe('push: to step 6, puddle costs 1 · +5 +1');
    const turned = { ...told, plan: { ...told.plan, laid: told.plan.laid.toReversed() } };
    expect(badges(offersOf(turned))['race']).toBe('push: to step 4, puddle costs 3 · +4');
    expect(press(turned, at('race'))).toMatchObject({ act: { cards: [2, 5] } });
  });

  it('at the Path the best tile says so, and a further press on the tile that is aimed at pushes', () => {
    const told = pressed(tableAt(state, planOf([3])), at('path'));
    const best = Object.entries(badges(offersOf(told))).filter(([, badge]) => badge.startsWith('best'));
    expect(best.map(([, badge]) => badge)).toEqual(['best: 2 in line · +2', 'best: 2 in line · +2']);
    const tile: Thing = { kind: 'tile', tile: 'c3' };
    expect(press(pressed(told, tile), tile)).toEqual({
      act: { do: 'play', seat: 0, module: 'path', cards: [3], aims: ['c3'] },
    });
  });

  it('at the Maze each way says what it brings', () => {
    const told = pressed(tableAt(begun('death', [1, 1, 2]), planOf([1])), at('maze'));
    expect(badges(offersOf(told))).toMatchObject({ maze: 'best: +1' });
    const ways = offersOf(told).filter((offer) => offer.at.kind === 'way');
    expect(ways.map(({ badge }) => badge?.slice(0, 2))).toEqual(expect.arrayContaining(['↑ ', '↓ ']));
  });
});

describe('what a push is said to bring is what the rules make of it', () => {
  const added = (after: readonly Strength[], before: readonly Strength[]): string =>
    before
      .reduce<readonly Strength[]>((left, card) => left.toSpliced(left.indexOf(card), 1), after)
      .map((card) => `+${card}`)
      .join(' ');

  it.each(seeds(2, 40))('in every turn of a match that is played, seed %i', (seed) => {
    let compared = 0;
    playMatch(seed, ({ before, action }) => {
      if (action.do !== 'play' || isAimed(action.module)) return;
      const told = tableAt(before, planOf(action.cards, { module: action.module, option: action.option ?? 'A' }));
      const offer = offerAt(offersOf(told), at(action.module));
      if (offer === null || !('act' in offer.next) || offer.next.act.do !== 'play') throw new Error('it may be pushed');
      const { state, events } = tugOfWar.apply(before, offer.next.act, null, { integer: (min) => min });
      if (state.outcome !== null) return;
      const left = without(before.hands[action.seat], action.cards) ?? [];
      const gained = added(state.hands[action.seat], left);
      const rival = rivalOf(action.seat);
      const rivals = added(state.hands[rival], before.hands[rival]);
      const points = events.filter(
        (event) =>
          (event.type === 'scored' && event.seat === action.seat) ||
          (event.type === 'released' && event.scorer === action.seat),
      ).length;
      const sorted = (badge: string): string => [...badge].toSorted().join('');
      if (points === 0 && !events.some(({ type }) => type === 'released' || type === 'module-won'))
        expect(sorted(offer.badge?.split(' · ').at(-1) ?? '')).toBe(
          sorted(`${gained === '' ? '+0' : gained}${rivals === '' ? '' : `, rival ${rivals}`}`),
        );
      else
        expect(offer.badge).toContain(
          events.some((event) => event.type === 'module-won' && event.seat === action.seat)
            ? 'wins it'
            : points > 1
              ? '2 points'
              : points > 0
                ? 'a point'
                : 'rival',
        );
      compared += 1;
    });
    expect(compared).toBeGreaterThan(5);
  });
});

describe('every push is made by presses on the table, once its cards are laid from the hand', () => {
  it.each(seeds(1, 40))('in a whole match, seed %i', (seed) => {
    const modules = new Set<ModuleId>();
    playMatch(seed, ({ before, action }) => {
      if (action.do !== 'play') return;
      const { module, cards, aims = [], option, elapsedMs: _, ...rest } = action;
      // Block Move is chosen beside the table.
      const laid = planOf(cards, { module, block: action.block ?? null });
      const things = aims.map((aim): Thing => {
        const direction = DIRECTIONS.find((one) => one === aim);
        return direction === undefined ? { kind: 'tile', tile: aim as TileId } : { kind: 'way', direction };
      });
      const reward: readonly Thing[] =
        option === undefined || option === laid.option ? [] : [{ kind: 'reward', option }];
      const told = pressed(tableAt(before, laid), ...things, ...reward);
      expect(press(told, at(module))).toEqual({
        act: {
          ...rest,
          module,
          cards,
          ...(aims.length === 0 ? {} : { aims }),
          ...(option === undefined ? {} : { option }),
        },
      });
      modules.add(module);
    });
    expect(modules.size).toBeGreaterThan(3);
  });
});

describe('nothing is offered', () => {
  it('to those who look on, before the first turn, and while a computer plans', () => {
    const state = begun('final', [1, 1, 1]);
    const told = tableAt(state, planOf([1]));
    expect(offersOf({ ...told, spectating: true })).toEqual([]);
    expect(offersOf(tableAt({ ...state, phase: { name: 'discard', seat: 0 } }, planOf([1])))).toEqual([]);
    const match = matchOf(state);
    const bots = { ...match, header: { seats: match.header.seats.map((seat) => ({ ...seat, kind: 'bot' })) } };
    expect(offersOf({ ...told, match: bots as unknown as SeenTugOfWar })).toEqual([]);
  });
});
