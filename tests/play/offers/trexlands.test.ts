import { describe, expect, it } from 'vitest';
import { randomPlayer } from '#bots/trexlands/player.ts';
import type { Choice, MoveAction } from '#games/trexlands/actions.ts';
import { asked } from '#games/trexlands/asked.ts';
import { ACTION_KINDS } from '#games/trexlands/cards/kinds.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import { offerAt } from '#play/game/offer.ts';
import { answersNow, offersOf, whyNotAt } from '#play/trexlands/offers/offers.ts';
import type { TableOffer } from '#play/trexlands/offers/tableOffer.ts';
import { createSession } from '#play/trexlands/session/session.ts';
import type { SessionState, Thing } from '#play/trexlands/session/sessionTypes.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import type { TrexlandsTable } from '#play/trexlands/tableTypes.ts';
import { pieceId, seat as asSeat } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';
import { seeds } from '../../effort.ts';
import { playMatch } from '../../games/trexlands/bots.ts';
import { inPlay, say, stacked, withCards, withTrucks } from '../../games/trexlands/support.ts';
import { reached, tableOf } from './reached.ts';
import { play } from '#play/trexlands/play.ts';

const { store: BLANK } = createSession({ physics: {} as Physics, random: () => 0.5, pace: 'at-once' });

function tableAt(state: TrexlandsState, more: Partial<SessionState> = {}): SessionState {
  const seats = ['Ada', 'Bo', 'Cy', 'Di'].slice(0, state.seats);
  const match = {
    header: { seats: seats.map((name, colour) => ({ name, colour, kind: 'person' as const })) },
    log: [],
    undo: null,
    state,
  } as unknown as SeenTrexlands;
  return { ...tableOf<TrexlandsTable>(BLANK.getInitialState(), match, 0), ...more };
}

const nameOf = ({ at }: TableOffer): string =>
  at.kind === 'terra' ? at.terra : at.kind === 'truck' ? at.truck : at.kind === 'card' ? at.card : at.kind;
const badges = (offers: readonly TableOffer[]): Readonly<Record<string, string>> =>
  Object.fromEntries(offers.flatMap((offer) => (offer.badge === null ? [] : [[nameOf(offer), offer.badge]])));
const chosen = (...ids: readonly string[]) => ({ chosen: ids.map((id) => pieceId(id)) });
const at = (id: string): Thing => ({ kind: 'truck', truck: pieceId(id) });

/** V lie in one Terra alone. */
const withCoins = (state: TrexlandsState, of: string, coins: number): TrexlandsState => ({
  ...state,
  terra: state.terra.map((terra) => ({ ...terra, coins: terra.id === of ? coins : 0 })),
});

describe('over every place that a truck can go to stands what it would bring', () => {
  it('V, nothing, a battle with the V at stake, and X', () => {
    const state = withCoins(withTrucks(inPlay(), { '0-T1': 'b3', '1-T1': 'a3' }), 'c3', 3);
    expect(badges(offersOf(tableAt(state, chosen('0-T1'))))).toMatchObject({
      c3: '+3 V',
      b2: 'free',
      a3: 'battle for 3 V',
      city: '+1 X',
    });
  });

  it('and the cards of rivals that could answer, before the MOVE is spent; of whoever holds them', () => {
    const state = withCoins(withTrucks(inPlay(), { '0-T1': 'b3' }), 'c3', 3);
    const told = tableAt(withCards(state, 1, 'roadblock-1', 'toll-1'), chosen('0-T1'));
    expect(badges(offersOf(told))).toMatchObject({ c3: '+3 V · 2 cards?', city: '+1 X · Roadblock?' });
    expect(answersNow(told)).toMatchObject([{ seat: 1, cards: expect.arrayContaining(['roadblock']) }]);
    expect(answersNow(tableAt(state, chosen('0-T1')))).toEqual([]);
  });

  it('and in the line all of them that could answer, wherever it goes', () => {
    const seen = withCards(withCoins(withTrucks(inPlay(), { '0-T1': 'b3' }), 'c3', 3), 1, 'toll-1');
    const told = tableAt(seen, chosen('0-T1'));
    expect(badges(offersOf(told))).toMatchObject({ b2: 'free', c3: '+3 V · Toll?' });
    expect(answersNow(told)).toMatchObject([{ seat: 1, cards: ['toll'] }]);
  });

  it('and over a card that takes half of a claim how much that is', () => {
    const badgeOf = (coins: number): string | undefined => {
      const before = withCards(withCoins(withTrucks(inPlay(), { '0-T1': 'b3' }), 'c3', coins), 1, 'toll-1');
      return badges(offersOf(tableAt(say(before, [0, 'move T1 c3']).state)))['toll'];
    };
    expect([badgeOf(5), badgeOf(3)]).toEqual(['Toll: +2 V', 'Toll: +1 V']);
  });

  it('V that lie beside one’s own truck, which are claimed on the way in (TX-20), and answers to a stack', () => {
    const own = withTrucks(inPlay(), { '0-T1': 'a2', '0-T2': 'b2' });
    const state = withCards(withCoins(own, 'b2', 2), 1, 'roadblock-1');
    expect(badges(offersOf(tableAt(state, chosen('0-T1'))))).toMatchObject({
      b2: 'beside truck 2, +2 V · Roadblock?',
      '0-T2': 'stack as one, +2 V · Roadblock?',
    });
  });

  it('one’s own truck stands there: beside it by the Terra, on it by the truck', () => {
    const state = withCoins(withTrucks(inPlay(), { '0-T1': 'a2', '0-T2': 'b2' }), 'a1', 1);
    const offers = offersOf(tableAt(state, chosen('0-T1')));
    expect(badges(offers)).toMatchObject({ b2: 'beside truck 2', '0-T2': 'stack as one' });
    const actAt = (thing: Thing): Choice | null => {
      const next = offerAt(offers, thing)?.next;
      return next && 'act' in next ? next.act : null;
    };
    expect(actAt({ kind: 'terra', terra: 'b2' })).toMatchObject({ move: { stack: false } });
    expect(actAt(at('0-T2'))).toMatchObject({ move: { stack: true } });
  });
});

describe('trucks are chosen, carried and stacked', () => {
  it('whoever can MOVE is offered, a stack as one, and rivals’ are not', () => {
    const state = stacked(withTrucks(inPlay(), { '0-T1': 'a3', '0-T2': 'a3' }), '0-T1', '0-T2');
    const offers = offersOf(tableAt(state));
    expect(offerAt(offers, at('0-T2'))?.next).toEqual({ picks: { chosen: ['0-T1', '0-T2'] } });
    expect(offers.every(({ at: thing }) => thing.kind !== 'truck' || ownerOf(thing.truck) === 0)).toBe(true);
  });

  it('in the hand one is put on another in the same place, or taken from it', () => {
    const state = withTrucks(inPlay(), { '0-T1': 'a3', '0-T2': 'a3' });
    const up = { carried: true };
    expect(badges(offersOf(tableAt(state, { ...chosen('0-T1'), ...up })))['0-T2']).toBe('stack as one');
    const on = stacked(state, '0-T1', '0-T2');
    expect(badges(offersOf(tableAt(on, { ...chosen('0-T1', '0-T2'), ...up })))['0-T2']).toBe('unstack');
    expect(badges(offersOf(tableAt(state, chosen('0-T1'))))['0-T2']).toBeUndefined();
  });

  it('a place to which none of them can go says why', () => {
    const told = tableAt(withTrucks(inPlay(), { '0-T1': 'a3' }), chosen('0-T1'));
    expect(offerAt(offersOf(told), { kind: 'terra', terra: 'd1' })).toBeNull();
    expect(whyNotAt(told, { kind: 'terra', terra: 'd1' })).not.toBeNull();
    expect(whyNotAt(tableAt(inPlay()), { kind: 'terra', terra: 'd1' })).toBeNull();
  });
});

describe('by presses on the table alone', () => {
  const isOnTable = ({ do: does }: Choice): boolean => ['move', 'play', 'occupy', 'challenge'].includes(does);
  /** By whichever ramp and Terra it comes there. */
  const keyOf = (choice: Choice): string => {
    if (choice.do === 'move')
      return JSON.stringify([(choice as MoveAction).move.trucks, choice.move.to, choice.move.stack]);
    const target = choice.do === 'play' && choice.target.on === 'entry' ? { ...choice.target, ramp: null } : null;
    return JSON.stringify(target === null ? choice : { ...choice, target });
  };

  it.each(seeds(2, 20))('every MOVE, card, answer and challenge of a whole match can be made, seed %i', (seed) => {
    let [n, looked] = [0, 0];
    playMatch({ seats: 2, seed, player: randomPlayer, options: { cycleLimit: 4 } }, ({ state }) => {
      n += 1;
      const [seat, ...more] = asked(state);
      if (seat === undefined || more.length > 0 || n % 3 !== 0) return;
      const told = { ...tableAt(state), holder: asSeat(seat), alone: asSeat(seat) };
      const here = new Set([...reached(play, told).keys()].map((act) => keyOf(JSON.parse(act) as Choice)));
      for (const choice of choicesOf(state, seat).filter(isOnTable)) {
        expect([...here]).toContain(keyOf(choice));
        looked += 1;
      }
    });
    expect(looked).toBeGreaterThan(30);
  });

  it('a private card that was taken up is laid with each number of V, which says whether that is a bluff', () => {
    const phase = { name: 'arena', cards: [], placing: 0, ready: [] };
    const state = { ...inPlay(), phase } as unknown as TrexlandsState;
    const told = { ...tableAt(state), holder: asSeat(0), alone: asSeat(0) };
    const coins = state.camps[0]?.coins ?? 0;
    const taken = (card: 'fuel' | 'fortress') => offersOf({ ...told, looked: { seat: asSeat(0), card } });
    expect(offersOf(told)).toEqual([]);
    expect(taken('fuel')[0]).toMatchObject({ badge: '1\u00a0V yours', next: { act: { do: 'place', card: 'fuel' } } });
    expect(
      taken('fortress')
        .map(({ badge }) => badge)
        .slice(0, 2),
    ).toEqual(['1\u00a0V bluff', '2\u00a0V bluff']);
    expect(taken('fortress')).toHaveLength(Math.min(coins, 4));
    expect(offersOf({ ...told, holder: null, alone: null, looked: { seat: asSeat(0), card: 'fuel' } })).toEqual([]);
  });

  it('V are laid on a card of the market one by one, as many as there are, and lie until they are bid', () => {
    const market = ['nitro-1', 'toll-1'].map((card, i) => ({ card, bids: [0, i * 2] }));
    const state = {
      ...inPlay(),
      phase: { name: 'market', market, bidder: 0, passed: [], awarded: null },
    } as unknown as TrexlandsState;
    const coins = state.camps[0]?.coins ?? 0;
    let told = tableAt(state);
    for (let i = 1; i <= coins + 1; i += 1) {
      const next = offerAt(offersOf(told), { kind: 'lot', slot: 2 })?.next;
      told = { ...told, ...(next && 'picks' in next ? next.picks : {}) };
      expect(told.laid).toEqual({ slot: 2, coins: Math.min(i, coins) });
    }
    const does = [1, 2].map((slot) => offerAt(offersOf(told), { kind: 'lot', slot })?.badge);
    expect(does).toEqual(['go two Terra far', 'takes half their V\nAda 3\u00a0V · Bo 2\u00a0V']); // whose V lie there
    for (const kind of ACTION_KINDS) expect(gameTexts.faces.inShort[kind]?.split(' ').length).toBeLessThanOrEqual(4);
  });
});

it('a challenge costs a V: the first press on a card only asks, the next one calls', () => {
  const cards = [{ owner: 1, card: null, coins: 1, challengers: [], seenBy: [] }];
  const phase = { name: 'arena', cards, placing: null, ready: [] };
  const told = { ...tableAt({ ...inPlay(), phase } as unknown as TrexlandsState), alone: asSeat(0) };
  const card: Thing = { kind: 'face-down', owner: asSeat(1), slot: 1 };
  const first = offerAt(offersOf(told), card);
  expect(first?.badge).toBe('a bluff?');
  const picks = first !== null && 'picks' in first.next ? first.next.picks : null;
  expect(picks).not.toBeNull();
  expect(offerAt(offersOf({ ...told, ...picks }), card)).toMatchObject({
    badge: 'call it: costs you 1 V',
    next: { act: { do: 'challenge', owner: 1, slot: 1 } },
  });
});

it('a rival’s truck that is pulled says that it is not one’s own', () => {
  const told = tableAt(withTrucks(inPlay(), { '0-T1': 'b3', '1-T1': 'a3' }));
  expect(whyNotAt(told, at('1-T1'))?.code).toBe('not-yours');
  expect(whyNotAt(told, at('0-T1'))).toBeNull();
});

describe('nothing is offered', () => {
  it('to those who look on, while a rival’s answer is read, or a computer chooses', () => {
    const told = tableAt(withTrucks(inPlay(), { '0-T1': 'b3' }));
    expect(offersOf(told).length).toBeGreaterThan(0);
    for (const other of [{ spectating: true }, { halted: true }, { stage: 'aiming' as const }])
      expect(offersOf({ ...told, ...other })).toEqual([]);
    const { match } = told;
    const seats = match?.header.seats.map((seat) => ({ ...seat, kind: 'bot' as const })) ?? [];
    expect(offersOf({ ...told, match: match && { ...match, header: { ...match.header, seats } } })).toEqual([]);
  });
});
