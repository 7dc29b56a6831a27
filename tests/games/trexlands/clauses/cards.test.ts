import { describe, expect, it } from 'vitest';
import {
  camp,
  coinsOn,
  eventOf,
  inPlay,
  refused,
  say,
  stacked,
  truck,
  types,
  withBorder,
  withCaptain,
  withCards,
  withTerra,
  withTrucks,
} from '../support.ts';

const three = withTrucks(inPlay(3), { '0-T1': 'b1' });
const armed = withCards(withCards(three, 1, 'roadblock-1'), 0, 'counter-order-1');

describe('announced acts and the interrupt window', () => {
  it('the example of the rule text, TX-45: a MOVE that a card cancels claims nothing, reverses, and is spent', () => {
    const announced = say(withCards(three, 1, 'roadblock-1'), [0, 'move T1 b2']);
    expect(announced.state.agenda[0]).toMatchObject({ type: 'move', waiting: [1] });
    expect(truck(announced.state, '0-T1').at).toBe('b1');
    const after = say(announced.state, [1, 'play roadblock']);
    expect(types(after)).toEqual(['played', 'took-effect', 'cancelled', 'turn-ended', 'turn-began']);
    expect([truck(after.state, '0-T1').at, coinsOn(after.state, 'b2'), camp(after.state, 0).coins]).toEqual([
      'b1',
      1,
      3,
    ]);
    expect(after.state.phase).toMatchObject({ turn: { seat: 1 } });
  });

  it('TX-43: an interrupt can itself be interrupted once', () => {
    const countered = say(armed, [0, 'move T1 b2'], [1, 'play roadblock'], [0, 'play counter-order']);
    expect(types(countered)).toEqual([
      'announced',
      'played',
      'played',
      'took-effect',
      'countered',
      'moved',
      'claimed',
      'turn-ended',
      'turn-began',
    ]);
    expect(truck(countered.state, '0-T1').at).toBe('b2');
  });

  it('TX-43: the interrupt of an interrupt is the last: nobody counters it', () => {
    const more = withCards(armed, 2, 'counter-order-2');
    const first = say(more, [0, 'move T1 b2'], [1, 'play roadblock']);
    expect(first.state.agenda[0]).toMatchObject({ type: 'card', depth: 1, waiting: [0, 2] });
    expect(truck(say(first.state, [0, 'play counter-order']).state, '0-T1').at).toBe('b2');
    expect(refused(say(first.state, [0, 'play counter-order']).state, 2, 'play counter-order')).toBe('not-now');
  });

  it('TX-43: a card of its own can be countered, and the counter again', () => {
    const nitro = withCards(withCards(withCards(three, 0, 'nitro-1'), 1, 'counter-order-1'), 2, 'counter-order-2');
    const twice = say(nitro, [0, 'play nitro'], [1, 'play counter-order'], [2, 'play counter-order']);
    expect(refused(twice.state, 0, 'move T1 via b2 b3')).toBeNull();
    const once = say(nitro, [0, 'play nitro'], [1, 'play counter-order'], [2, 'pass']);
    expect(refused(once.state, 0, 'move T1 via b2 b3')).toBe('no-nitro');
    expect(once.state.pit).toEqual(['counter-order-1', 'nitro-1']);
  });

  it('TX-43: the first card in wins: what was interrupted is interrupted no more', () => {
    const two = withCards(withCards(withCards(three, 0, 'counter-order-1'), 1, 'roadblock-1'), 2, 'roadblock-2');
    const after = say(two, [0, 'move T1 b2'], [1, 'play roadblock'], [0, 'play counter-order']);
    expect(truck(after.state, '0-T1').at).toBe('b2');
    expect(camp(after.state, 2).cards).toEqual(['roadblock-2']);
  });

  it('TX-43: all who could interrupt and pass close the window', () => {
    const two = withCards(withCards(three, 1, 'roadblock-1'), 2, 'roadblock-2');
    const open = say(two, [0, 'move T1 b2'], [2, 'pass']);
    expect(open.state.agenda[0]?.waiting).toEqual([1]);
    expect(refused(open.state, 2, 'play roadblock')).toBe('has-passed');
    expect(refused(open.state, 0, 'pass')).toBe('not-asked');
    expect(truck(say(open.state, [1, 'pass']).state, '0-T1').at).toBe('b2');
  });

  it('TX-43: nobody waits for a seat that could play nothing', () => {
    expect(types(say(withCards(three, 1, 'nitro-1'), [0, 'move T1 b2']))).toContain('moved');
  });

  it('nothing else is done while a window is open', () => {
    const open = say(withCards(three, 1, 'roadblock-1'), [0, 'move T1 b2']).state;
    expect(refused(open, 0, 'move T2 b2')).toBe('window-open');
    expect(refused(open, 0, 'ready')).toBe('window-open');
  });

  it('TX-44: a card is spent after its use, out of play', () => {
    const after = say(withCards(three, 0, 'nitro-1'), [0, 'play nitro']);
    expect([camp(after.state, 0).cards, after.state.pit]).toEqual([[], ['nitro-1']]);
    expect(refused(after.state, 0, 'play nitro')).toBe('not-in-your-camp');
  });

  it('a card of two is one card', () => {
    const after = say(withCards(three, 0, 'convoy-2', 'convoy-1'), [0, 'play convoy']);
    expect(camp(after.state, 0).cards).toEqual(['convoy-1']);
  });
});

describe('TX-61: cards for one’s own MOVE say more than the rulings', () => {
  it.each(['nitro', 'fuel'] as const)('%s: a Terra > Terra of two, the first free', (kind) => {
    const card = kind === 'fuel' ? '0-fuel' : 'nitro-1';
    const fast = say(withCards(three, 0, card), [0, `play ${kind}`]).state;
    expect(refused(withTrucks(fast, { '1-T1': 'b2' }), 0, 'move T1 via b2 b3')).toBe('via-not-free');
    expect(refused(withBorder(fast, 'b1', 'b2', 'blocked'), 0, 'move T1 via b2 b3')).toBe('not-passable');
    expect(refused(withBorder(fast, 'b3', 'b2', 'blocked'), 0, 'move T1 via b2 b3')).toBe('not-passable');
    expect(refused(withCards(fast, 0, card), 0, `play ${kind}`)).toBe('bad-target');
    const after = say(fast, [0, 'move T1 via b2 b3']);
    expect([truck(after.state, '0-T1').at, coinsOn(after.state, 'b2'), coinsOn(after.state, 'b3')]).toEqual([
      'b3',
      1,
      0,
    ]);
    expect(camp(after.state, 0).captain).toBeNull(); // two far without a Navigator
  });

  it('Convoy: two different trucks, one after the other', () => {
    const convoy = say(
      withCards(withTrucks(three, { '0-T2': 'd1' }), 0, 'convoy-1'),
      [0, 'play convoy'],
      [0, 'move T1 b2'],
    ).state;
    expect(refused(convoy, 0, 'move T1 b3')).toBe('moved-already');
    expect(say(convoy, [0, 'move T2 d2']).state.phase).toMatchObject({ turn: { seat: 1 } });
    expect(say(convoy, [0, 'pass']).state.phase).toMatchObject({ turn: { seat: 1 } });
    expect(refused(withCards(convoy, 0, 'convoy-2'), 0, 'play convoy')).toBe('bad-target'); // two MOVES, not three
    const both = withCards(withTrucks(three, { '0-T2': 'd1' }), 0, 'convoy-1', 'convoy-2');
    expect(refused(say(both, [0, 'play convoy']).state, 0, 'play convoy')).toBe('bad-target');
  });

  it('Convoy and Nitro: only one of the two MOVES goes two far', () => {
    const both = say(
      withCards(withTrucks(three, { '0-T2': 'd1' }), 0, 'convoy-1', 'nitro-1'),
      [0, 'play convoy'],
      [0, 'play nitro'],
      [0, 'move T1 via b2 b3'],
    ).state;
    expect(refused(both, 0, 'move T2 via d2 d3')).toBe('no-nitro');
    expect(refused(both, 0, 'move T2 d2')).toBeNull();
  });

  it('Nitro waits for a MOVE that goes two far: one to the next Terra leaves it', () => {
    const state = withCards(withTrucks(three, { '0-T2': 'd1' }), 0, 'convoy-1', 'nitro-1');
    const after = say(state, [0, 'play convoy'], [0, 'play nitro'], [0, 'move T1 b2']);
    expect(refused(after.state, 0, 'move T2 via d2 d3')).toBeNull();
  });

  it('Nitro is for Terra > Terra alone: the Navigator’s way from Camp leaves it', () => {
    const state = withCards(
      { ...withCaptain(withTrucks(inPlay(), { '0-T2': 'd1' }), 0, 'navigator'), cycle: 4 },
      0,
      'convoy-1',
      'nitro-1',
    );
    const after = say(state, [0, 'play convoy'], [0, 'play nitro'], [0, 'move camp T1 r1 via b1 b2']);
    expect(refused(after.state, 0, 'move T2 via d2 d3')).toBeNull();
  });

  it('Bridge: a blocked edge, and no other, is a ramp from now on', () => {
    const blocked = withCards(withBorder(three, 'b1', 'b2', 'blocked'), 0, 'bridge-1');
    expect(refused(blocked, 0, 'play bridge b2 b3')).toBe('bad-target');
    const after = say(blocked, [0, 'play bridge b1 b2']);
    expect(refused(after.state, 0, 'move T1 b2')).toBeNull();
    expect(after.state.board).toEqual(withBorder(three, 'b1', 'b2', 'ramp').board);
    expect(eventOf(after, 'bridged')).toEqual({ type: 'bridged', terra: 'b1', beyond: 'b2' });
  });

  it('Mechanic: one truck from Camp to a free Terra at a ramp, besides the MOVE', () => {
    const ramp = three.board.ramps.find((r) => r.terra.includes('d1')) ?? three.board.ramps[0];
    const after = say(withCards(three, 0, '0-mechanic'), [0, `play mechanic T2 ${ramp?.id} d1`]);
    expect([truck(after.state, '0-T2').at, camp(after.state, 0).coins]).toEqual(['d1', 4]);
    expect(refused(after.state, 0, 'move T1 b2')).toBeNull();
    expect(
      refused(withTrucks(withCards(three, 0, '0-mechanic'), { '1-T1': 'd1' }), 0, `play mechanic T2 ${ramp?.id} d1`),
    ).toBe('bad-target');
  });

  it('Gatecrash: the next entry into the City scores one X more', () => {
    const near = withCards(withTrucks(three, { '0-T1': 'b3' }), 0, '0-gatecrash');
    const after = say(near, [0, 'play gatecrash'], [0, 'move T1 city']);
    expect([camp(after.state, 0).x, camp(after.state, 0).extraX]).toEqual([2, 0]);
  });

  it('TX-52: a Post is placed by its card, on a free Terra next to one of your trucks', () => {
    const outpost = withCards(three, 0, '0-outpost');
    expect(refused(outpost, 0, 'play outpost b3')).toBe('bad-target');
    expect(refused(withTrucks(outpost, { '1-T1': 'b2' }), 0, 'play outpost b2')).toBe('bad-target');
    const after = say(outpost, [0, 'play outpost b2']);
    expect(after.state.terra.find((t) => t.id === 'b2')?.post).toEqual({ owner: 0, card: '0-outpost' });
    expect(after.state.pit).toEqual([]);
    expect(refused(withCards(after.state, 0, '0-fortress'), 0, 'play fortress b2')).toBe('bad-target');
  });

  it('a Post keeps its V from rivals: who enters removes it and claims nothing', () => {
    const post = withTerra(three, { b2: { coins: 3, post: { owner: 1 as never, card: '1-outpost' } } });
    const after = say(post, [0, 'move T1 b2']);
    expect(types(after)).toEqual(['announced', 'moved', 'post-removed', 'turn-ended', 'turn-began']);
    expect([coinsOn(after.state, 'b2'), after.state.pit]).toEqual([3, ['1-outpost']]);
    const own = withTerra(three, { b2: { coins: 3, post: { owner: 0 as never, card: '0-outpost' } } });
    expect(camp(say(own, [0, 'move T1 b2']).state, 0).coins).toBe(6);
  });

  it('Toll: half of a rival’s claim, rounded down', () => {
    const rich = withCards(withTerra(three, { b2: { coins: 3 } }), 2, 'toll-1');
    const after = say(rich, [0, 'move T1 b2'], [2, 'play toll']);
    expect([camp(after.state, 0).coins, camp(after.state, 2).coins]).toEqual([5, 4]);
    const poor = withCards(withTerra(three, { b2: { coins: 1 } }), 2, 'toll-1');
    expect(camp(say(poor, [0, 'move T1 b2']).state, 0).coins).toBe(4);
    expect(camp(say(rich, [0, 'move T1 b2'], [2, 'pass']).state, 0).coins).toBe(6);
  });

  it('cards are played only in their windows', () => {
    const all = withCards(
      three,
      0,
      'roadblock-1',
      'counter-order-1',
      'ballast-1',
      'oil-slick-1',
      'second-wind-1',
      'tow-hook-1',
      'toll-1',
      '0-scout',
      '0-charge',
    );
    for (const text of [
      'roadblock',
      'counter-order',
      'ballast',
      'oil-slick',
      'second-wind T1',
      'tow-hook T1 b2',
      'toll',
      'scout 1 1',
      'charge',
    ])
      expect(refused(all, 0, `play ${text}`)).toBe('not-now');
    expect(refused(withCards(three, 1, 'nitro-1'), 1, 'play nitro')).toBe('not-now');
    expect(refused(stacked(three, '0-T3', '0-T4'), 0, 'play nitro')).toBe('not-in-your-camp');
  });
});
