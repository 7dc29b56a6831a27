import { describe, expect, it } from 'vitest';
import { FLEET } from '#games/trexlands/fleet.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import { seat } from '#sim/ids.ts';
import {
  camp,
  coinsOn,
  eventOf,
  inPlay,
  refused,
  roll,
  say,
  stacked,
  truck,
  types,
  withBorder,
  withCaptain,
  withCamp,
  withCards,
  withTerra,
  withTile,
  withTrucks,
} from '../support.ts';

const state = withTrucks(inPlay(), { '0-T1': 'b1', '1-T1': 'b2' });
const attack = say(state, [0, 'move T1 b2']);

describe('a battle', () => {
  it('TX-17: all attackers and defenders of the Terra roll once, together, each truck of a stack', () => {
    const group = stacked(withTrucks(state, { '0-T2': 'b1', '1-T2': 'b2' }), '0-T1', '0-T2');
    const begun = say(group, [0, 'move T1+T2 b2']);
    expect(rollAsked(begun.state)).toMatchObject({ why: 'battle', trucks: ['0-T1', '0-T2', '1-T1', '1-T2'] });
    expect(types(begun)).toEqual(['announced', 'moved', 'battle']);
  });

  it('is rolled on the surface of its Terra', () => {
    expect(rollAsked(say(withTile(state, 'b2', { terrain: 'gravel' }), [0, 'move T1 b2']).state)?.surface).toBe(
      'gravel',
    );
    expect(rollAsked(say(withTile(state, 'b2', { terrain: 'dune' }), [0, 'move T1 b2']).state)?.surface).toBe('dune');
  });

  it('TX-18, the TRUX attack of the rule text: all defenders down and an attacker up, the attackers must occupy, and claim', () => {
    const won = roll(withTerra(attack.state, { b2: { coins: 2 } }), '0-T1');
    expect([truck(won.state, '0-T1').at, truck(won.state, '1-T1').at]).toEqual(['b2', 'camp']);
    expect(types(won)).toEqual(['rolled', 'to-camp', 'attack-won', 'looted', 'another-move', 'claimed']);
    expect([coinsOn(won.state, 'b2'), camp(won.state, 0).coins]).toEqual([0, 8]); // 3 V are looted
  });

  it('a won attack takes up to 4 V from the loser’s Camp, and a failed one none', () => {
    const won = roll(withCamp(attack.state, 1, { coins: 5 }), '0-T1');
    expect(eventOf(won, 'looted')).toEqual({ type: 'looted', seat: 0, from: 1, coins: 4 });
    expect([camp(won.state, 0).coins, camp(won.state, 1).coins]).toEqual([8, 1]); // and 1 V of the Terra
    const poor = roll(withCamp(attack.state, 1, { coins: 1 }), '0-T1').state;
    expect([camp(poor, 0).coins, camp(poor, 1).coins]).toEqual([5, 0]);
    expect(types(roll(withCamp(attack.state, 1, { coins: 0 }), '0-T1'))).not.toContain('looted');
    expect(types(roll(attack.state, '1-T1'))).not.toContain('looted');
  });

  it('an attack that is won with the first MOVE of a turn is followed by one more, with another truck', () => {
    const two = withTrucks(state, { '0-T2': 'a1', '1-T2': 'a2' });
    const won = roll(say(two, [0, 'move T1 b2']).state, '0-T1');
    expect(won.state.phase).toMatchObject({ turn: { seat: 0, movesLeft: 1 } });
    expect(refused(won.state, 0, 'move T1 b3')).toBe('moved-already');
    const again = roll(say(won.state, [0, 'move T2 a2']).state, '0-T2'); // a second attack brings no third MOVE
    expect(again.state.phase).toMatchObject({ turn: { seat: 1 } });
    expect(types(roll(say(two, [0, 'move T1 b2']).state, '1-T1'))).not.toContain('another-move');
  });

  it('TX-18, the TREX attack of the rule text: any defender up, the attack fails and upright attackers revert', () => {
    const failed = roll(attack.state, '0-T1', '1-T1');
    expect([truck(failed.state, '0-T1').at, truck(failed.state, '1-T1').at]).toEqual(['b1', 'b2']);
    expect(types(failed)).toEqual(['rolled', 'attack-failed', 'turn-ended', 'turn-began']);
  });

  it('TX-18: one upright defender of two holds the Terra', () => {
    const group = withTrucks(state, { '1-T2': 'b2' });
    const failed = roll(say(group, [0, 'move T1 b2']).state, '0-T1', '1-T2');
    expect(['0-T1', '1-T1', '1-T2'].map((id) => truck(failed.state, id).at)).toEqual(['b1', 'camp', 'b2']);
  });

  it('TX-18: nobody up, the Terra is empty and all are in Camp', () => {
    const none = roll(attack.state);
    expect(['0-T1', '1-T1'].map((id) => truck(none.state, id).at)).toEqual(['camp', 'camp']);
    expect(types(none)).toContain('all-down');
  });

  it('a downed truck leaves its stack; the other goes on alone', () => {
    const group = stacked(withTrucks(state, { '0-T2': 'b1' }), '0-T1', '0-T2');
    const won = roll(say(group, [0, 'move T1+T2 b2']).state, '0-T2');
    expect([truck(won.state, '0-T1'), truck(won.state, '0-T2')]).toEqual([
      { id: '0-T1', at: 'camp', mate: null },
      { id: '0-T2', at: 'b2', mate: null },
    ]);
  });

  it('a stack that is downed whole comes apart on its way to Camp', () => {
    const group = stacked(withTrucks(state, { '0-T2': 'b1' }), '0-T1', '0-T2');
    const lost = roll(say(group, [0, 'move T1+T2 b2']).state, '1-T1');
    expect([truck(lost.state, '0-T1'), truck(lost.state, '0-T2')]).toEqual([
      { id: '0-T1', at: 'camp', mate: null },
      { id: '0-T2', at: 'camp', mate: null },
    ]);
  });

  it('a stack that reverts whole is still a stack', () => {
    const group = stacked(withTrucks(state, { '0-T2': 'b1' }), '0-T1', '0-T2');
    const failed = roll(say(group, [0, 'move T1+T2 b2']).state, '0-T1', '0-T2', '1-T1');
    expect(truck(failed.state, '0-T1')).toEqual({ id: '0-T1', at: 'b1', mate: '0-T2' });
  });

  it('TX-20: V are claimed only after the battle is won', () => {
    const rich = withTerra(attack.state, { b2: { coins: 4 } });
    expect(camp(rich, 0).coins).toBe(3);
    expect(coinsOn(roll(rich, '0-T1', '1-T1').state, 'b2')).toBe(4);
  });

  it('TX-19: is resolved at once, so that no Terra has three owners: nothing else happens before the roll', () => {
    for (const text of ['move T2 b1', 'pass', 'stack T2 T3']) expect(refused(attack.state, 0, text)).toBe('roll-first');
  });
});

describe('Captains in battle', () => {
  it('Wrench rolls one downed truck again, once in two turn cycles', () => {
    const down = roll(say(withCaptain(state, 0, 'wrench'), [0, 'move T1 b2']).state);
    expect(refused(down.state, 0, 'wrench T2')).toBe('no-wrench');
    expect(refused(down.state, 1, 'wrench T1')).toBe('no-wrench');
    const again = say(down.state, [0, 'wrench T1']);
    expect(rollAsked(again.state)?.trucks).toEqual(['0-T1']);
    const won = roll(again.state, '0-T1');
    expect(truck(won.state, '0-T1').at).toBe('b2');
    const used = withCamp(state, 0, { captain: { id: 'wrench', usedIn: 1 } });
    expect(types(roll(say(used, [0, 'move T1 b2']).state))).toContain('all-down');
  });

  it('Wrench may be left alone: passing settles the battle', () => {
    const down = roll(say(withCaptain(state, 0, 'wrench'), [0, 'move T1 b2']).state);
    expect(types(say(down.state, [0, 'pass']))).toContain('all-down');
  });

  const stack = withTerra(stacked(withTrucks(state, { '0-T2': 'b1' }), '0-T1', '0-T2'), { b2: { coins: 2 } });

  it('Marshal’s stack battles for a stake: the winner takes the V of the Terra even when the attack fails', () => {
    const failed = roll(say(withCaptain(stack, 0, 'marshal'), [0, 'move T1+T2 b2']).state, '1-T1');
    expect([camp(failed.state, 0).coins, camp(failed.state, 1).coins, coinsOn(failed.state, 'b2')]).toEqual([3, 5, 0]);
    expect(types(failed)).not.toContain('stake-won'); // his own Camp pays nothing
  });

  it.each([
    [2, 6],
    [3, 4],
    [4, 4],
  ])('Marshal who wins takes V of the loser’s Camp, too: with %i players up to %i', (players, coins) => {
    const fought = withTrucks(withCaptain(inPlay(players), 0, 'marshal'), { '0-T1': 'b1', '1-T1': 'b2' });
    const rich = withCamp(withTerra(fought, { b2: { coins: 2 } }), 1, { coins: 20 });
    const won = roll(say(rich, [0, 'move T1 b2']).state, '0-T1');
    expect(eventOf(won, 'stake-won')).toEqual({ type: 'stake-won', seat: 0, from: 1, coins });
    expect(camp(won.state, 1).coins).toBe(20 - coins - FLEET.loot);
    const robbed = withCamp(rich, 1, { coins: FLEET.loot + 1 });
    expect(eventOf(roll(say(robbed, [0, 'move T1 b2']).state, '0-T1'), 'stake-won')).toMatchObject({ coins: 1 });
  });

  it.each([
    ['the loser’s', 1, '1-outpost'],
    ['another rival’s', 2, '2-fortress'],
  ] as const)('TX-70: Marshal’s stake takes the V of the Terra whoever’s Post stands there: %s', (_, owner, card) => {
    const rich = withCamp(inPlay(3), 1, { coins: 9 });
    const fought = stacked(withTrucks(rich, { '0-T1': 'b1', '0-T2': 'b1', '1-T1': 'b2' }), '0-T1', '0-T2');
    const kept = withTerra(withCaptain(fought, 0, 'marshal'), { b2: { coins: 2, post: { owner: seat(owner), card } } });
    const won = roll(say(kept, [0, 'move T1+T2 b2']).state, '0-T1');
    expect(types(won).filter((type) => /post|stake|claim/.test(type))).toEqual([
      'post-removed',
      'stake-won',
      'claimed',
    ]);
    expect([coinsOn(won.state, 'b2'), camp(won.state, 0).coins, camp(won.state, 1).coins]).toEqual([0, 13, 1]);
    const staked = withTerra(withCaptain(fought, 2, 'marshal'), {
      b2: { coins: 2, post: { owner: seat(owner), card } },
    });
    // he is not in the battle: no stake
    expect(coinsOn(roll(say(staked, [0, 'move T1+T2 b2']).state, '0-T1').state, 'b2')).toBe(2);
  });

  it('TX-70: Marshal’s stake is claimed once, and its claim can be interrupted like any', () => {
    const tolled = withCards(withCaptain(stack, 0, 'marshal'), 1, 'toll-1');
    for (const post of [null, { owner: seat(1), card: '1-outpost' } as const]) {
      const won = roll(say(withTerra(tolled, { b2: { coins: 2, post } }), [0, 'move T1+T2 b2']).state, '0-T1').state;
      expect(won.agenda).toMatchObject([{ type: 'claim', seat: 0, terra: 'b2', waiting: [1] }]);
    }
  });

  it('Marshal’s single truck battles for a stake, too, and one that he attacks or defends with', () => {
    const rich = withCamp(withCaptain(state, 0, 'marshal'), 1, { coins: 9 });
    expect(types(roll(say(rich, [0, 'move T1 b2']).state, '0-T1'))).toContain('stake-won');
    expect(types(roll(say(withCaptain(stack, 1, 'marshal'), [0, 'move T1+T2 b2']).state, '1-T1'))).toContain(
      'stake-won',
    );
  });

  it('Marshal’s stack that raids, wins and withdraws takes the V of the Terra, which it does not occupy', () => {
    const raid = say(withCards(withCaptain(stack, 0, 'marshal'), 0, '0-raid'), [0, 'play raid'], [0, 'move T1+T2 b2']);
    const left = say(roll(raid.state, '0-T1').state, [0, 'withdraw']).state;
    expect([truck(left, '0-T1').at, camp(left, 0).coins, coinsOn(left, 'b2')]).toEqual(['b1', 8, 0]);
  });

  it('nobody stakes what is not there, and nobody wins a stake if all are down', () => {
    const poor = withCamp(withCaptain(stack, 1, 'marshal'), 0, { coins: 0 });
    expect(types(roll(say(poor, [0, 'move T1+T2 b2']).state, '1-T1'))).not.toContain('stake-won');
    expect(coinsOn(roll(say(withCaptain(stack, 0, 'marshal'), [0, 'move T1+T2 b2']).state).state, 'b2')).toBe(2);
  });
});

describe('cards in battle', () => {
  it('Ballast: before a battle-roll you are in, your trucks roll with a weight low down in them', () => {
    const begun = say(withCards(state, 1, 'ballast-1'), [0, 'move T1 b2'], [1, 'play ballast']);
    expect(rollAsked(begun.state)).toMatchObject({ trucks: ['0-T1', '1-T1'], ballast: ['1-T1'] });
    const other = say(withCards(inPlay(3), 2, 'ballast-1'), [0, 'pass']).state;
    expect(refused(other, 2, 'play ballast')).toBe('not-now');
  });

  it('Ballast of both sides is carried by both', () => {
    const both = withCards(withCards(state, 0, 'ballast-1'), 1, 'ballast-2');
    const begun = say(both, [0, 'move T1 b2'], [0, 'play ballast'], [1, 'play ballast']);
    expect(rollAsked(begun.state)?.ballast).toEqual(['0-T1', '1-T1']);
  });

  it('Oil slick: any seat puts any battle on the salt flat; more cards may follow before the roll', () => {
    const three = withCards(
      withCards(
        withTile(withTrucks(inPlay(3), { '0-T1': 'b1', '1-T1': 'b2' }), 'b2', { terrain: 'gravel' }),
        2,
        'oil-slick-1',
      ),
      1,
      'ballast-1',
    );
    const begun = say(three, [0, 'move T1 b2'], [2, 'play oil-slick'], [1, 'play ballast']);
    expect(rollAsked(begun.state)).toMatchObject({ surface: 'salt-flat', ballast: ['1-T1'] });
    const flat = say(withTile(three, 'b2', { terrain: 'salt-flat' }), [0, 'move T1 b2'], [1, 'pass']);
    expect(rollAsked(flat.state)?.surface).toBe('salt-flat');
  });

  it('a card that is countered before the roll leaves room for others', () => {
    const armed = withCards(
      withCards(withCards(withTrucks(inPlay(3), { '0-T1': 'b1', '1-T1': 'b2' }), 0, 'counter-order-1'), 1, 'ballast-1'),
      2,
      'oil-slick-1',
    );
    const countered = say(
      withTile(armed, 'b2', { terrain: 'gravel' }),
      [0, 'move T1 b2'],
      [1, 'play ballast'],
      [0, 'play counter-order'],
    );
    expect(rollAsked(say(countered.state, [2, 'play oil-slick']).state)).toMatchObject({
      surface: 'salt-flat',
      ballast: [],
    });
  });

  it('Second wind: one of your downed trucks rolls again', () => {
    const down = roll(say(withCards(state, 1, 'second-wind-2'), [0, 'move T1 b2']).state, '0-T1');
    const again = say(down.state, [1, 'play second-wind T1']);
    expect(rollAsked(again.state)?.trucks).toEqual(['1-T1']);
    expect(types(roll(again.state, '1-T1'))).toContain('attack-failed');
    expect(types(roll(again.state))).toContain('attack-won');
  });

  it('who is upright is told in one order, whoever rolled again last', () => {
    const armed = withCards(withTrucks(state, { '0-T2': 'b1' }), 0, 'second-wind-1', 'second-wind-2');
    const down = roll(say(stacked(armed, '0-T1', '0-T2'), [0, 'move T1+T2 b2']).state, '1-T1');
    expect(roll(say(down.state, [0, 'play second-wind T2']).state, '0-T2').state.agenda[0]).toMatchObject({
      upright: ['0-T2', '1-T1'],
    });
  });

  it('Tow hook: a downed truck goes to a free Terra next to the battle instead of Camp, and claims there', () => {
    const down = roll(say(withCards(state, 1, 'tow-hook-1'), [0, 'move T1 b2']).state, '0-T1');
    expect(refused(down.state, 1, 'play tow-hook T1 b1')).toBe('bad-target'); // where the attackers came from
    expect(refused(down.state, 1, 'play tow-hook T1 d2')).toBe('bad-target');
    expect(refused(withBorder(down.state, 'b2', 'c2', 'blocked'), 1, 'play tow-hook T1 c2')).toBe('bad-target');
    const towed = say(down.state, [1, 'play tow-hook T1 c2']);
    expect([truck(towed.state, '1-T1').at, camp(towed.state, 1).coins]).toEqual(['c2', 1]); // 3 V are looted
  });

  it('of two claims at once the second asks nobody who has spent the Toll on the first', () => {
    const three = withTrucks(inPlay(3), { '0-T1': 'b1', '1-T1': 'b2' });
    const tolled = withCards(
      withCards(withTerra(three, { b2: { coins: 2 }, c2: { coins: 2 } }), 1, 'tow-hook-1'),
      2,
      'toll-1',
    );
    const towed = say(roll(say(tolled, [0, 'move T1 b2']).state, '0-T1').state, [1, 'play tow-hook T1 c2']);
    expect(towed.state.agenda.map(({ type, seat: who, waiting }) => [type, who, waiting])).toEqual([
      ['claim', 1, [2]],
      ['claim', 0, [2]],
    ]);
    const after = say(towed.state, [2, 'play toll']);
    expect(types(after).filter((type) => type === 'claimed')).toHaveLength(2);
  });

  it('a truck that was towed is neither rolled again nor towed further; another of the seat’s may be', () => {
    const two = withCards(withTrucks(state, { '1-T2': 'b2' }), 1, 'tow-hook-1', 'tow-hook-2', 'second-wind-1');
    const towed = say(roll(say(two, [0, 'move T1 b2']).state, '0-T1').state, [1, 'play tow-hook T1 c2']).state;
    expect(refused(towed, 1, 'play tow-hook T1 a2')).toBe('bad-target');
    expect(refused(towed, 1, 'play tow-hook T2 c2')).toBe('bad-target'); // T1 comes there
    expect(refused(towed, 1, 'play second-wind T1')).toBe('bad-target');
    expect(refused(towed, 1, 'play tow-hook T2 a2')).toBeNull();
    expect(refused(towed, 1, 'play second-wind T2')).toBeNull();
    const both = say(towed, [1, 'play tow-hook T2 a2']).state;
    expect([truck(both, '1-T1').at, truck(both, '1-T2').at]).toEqual(['c2', 'a2']);
  });

  it('Charge: your attackers roll twice and keep the better', () => {
    const begun = say(withCards(state, 0, '0-charge'), [0, 'move T1 b2'], [0, 'play charge']);
    const once = roll(begun.state);
    expect(rollAsked(once.state)?.trucks).toEqual(['0-T1']);
    expect(types(roll(once.state, '0-T1'))).toContain('attack-won');
    expect(types(roll(begun.state, '0-T1'))).toContain('attack-won');
    expect(types(roll(once.state))).toContain('all-down');
    expect(
      refused(
        say(withCards(withCards(state, 0, '0-charge'), 1, '1-charge'), [0, 'move T1 b2']).state,
        1,
        'play charge',
      ),
    ).toBe('not-now');
  });

  it('Fortress: its owner’s trucks that defend there roll twice and keep the better', () => {
    const fort = withTerra(state, { b2: { post: { owner: 1 as never, card: '1-fortress' } } });
    const once = roll(say(fort, [0, 'move T1 b2']).state, '0-T1');
    expect(rollAsked(once.state)?.trucks).toEqual(['1-T1']);
    expect(types(roll(once.state, '1-T1'))).toContain('attack-failed');
    const lost = roll(once.state);
    expect(types(lost)).toEqual(['rolled', 'to-camp', 'attack-won', 'post-removed', 'looted', 'another-move']);
    const outpost = withTerra(state, { b2: { post: { owner: 1 as never, card: '1-outpost' } } });
    expect(rollAsked(roll(say(outpost, [0, 'move T1 b2']).state, '0-T1').state)).toBeNull();
  });

  it('Raid: an attack from a Terra that wins need not occupy', () => {
    const raid = say(withCards(state, 0, '0-raid'), [0, 'play raid'], [0, 'move T1 b2']);
    const won = roll(raid.state, '0-T1');
    expect(refused(won.state, 1, 'occupy')).toBe('not-asked');
    expect(truck(say(won.state, [0, 'withdraw']).state, '0-T1').at).toBe('b1');
    expect(truck(say(won.state, [0, 'occupy']).state, '0-T1').at).toBe('b2');
    expect(eventOf(say(withCamp(won.state, 1, { coins: 9 }), [0, 'withdraw']), 'looted').coins).toBe(7); // 3 V more
    expect(types(roll(raid.state, '1-T1', '0-T1'))).toContain('attack-failed');
    const twice = say(
      withCards(withTrucks(state, { '0-T2': 'a2', '1-T2': 'a3' }), 0, '0-raid', 'convoy-1'),
      [0, 'play raid'],
      [0, 'play convoy'],
      [0, 'move T1 b2'],
    );
    const next = say(roll(twice.state, '0-T1').state, [0, 'withdraw'], [0, 'move T2 a3']);
    // nobody is asked: the second attack of the turn is no raid
    expect(types(roll(next.state, '0-T2'))).toContain('attack-won');
    const held = withCards(withTrucks(state, { '1-T2': 'a1', '1-T3': 'b1', '0-T1': 'camp' }), 0, '0-raid');
    const fromCamp = roll(say(held, [0, 'play raid'], [0, 'move camp T1 r1 a1']).state, '0-T1');
    expect([types(fromCamp), truck(fromCamp.state, '0-T1').at]).toEqual([
      ['rolled', 'to-camp', 'attack-won', 'looted', 'another-move', 'claimed'],
      'a1',
    ]);
  });
});
