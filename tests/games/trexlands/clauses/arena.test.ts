import { describe, expect, it } from 'vitest';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { seat } from '#sim/ids.ts';
import {
  camp,
  coinsOn,
  eventOf,
  inPlay,
  refused,
  say,
  types,
  withCamp,
  withCaptain,
  withCards,
  withTerra,
  withTrucks,
} from '../support.ts';

const rich = [0, 1, 2].reduce((s, seat) => withCamp(s, seat, { coins: 10 }), inPlay(3));
/** The market is over and seat 0 places in private. */
const arena = say({ ...rich, publicDeck: [] }, [0, 'pass'], [1, 'pass'], [2, 'pass']).state;
const allReady = [
  [0, 'ready'],
  [1, 'ready'],
  [2, 'ready'],
] as const;

describe('the Private Arena', () => {
  it('is filled in private one seat after the other, then open to all', () => {
    expect(refused(arena, 1, 'place scout 1')).toBe('not-your-turn');
    expect(refused(arena, 0, 'challenge 1 1')).toBe('arena-closed');
    const open = say(arena, [0, 'place raid 1'], [0, 'place scout 1'], [0, 'ready'], [1, 'ready'], [2, 'ready']);
    expect(open.state.phase).toMatchObject({ name: 'arena', placing: null, ready: [] });
    expect(open.events.filter((e) => e.type === 'placed')).toEqual([
      { type: 'placed', seat: 0, slot: 1, coins: 1 },
      { type: 'placed', seat: 0, slot: 2, coins: 1 },
    ]);
  });

  it('TX-36, the 2V card with 2V of the rule text: honest, challenged, and bought; the challenger loses the challenge', () => {
    const after = say(arena, [0, 'place outpost 2'], ...allReady, [1, 'challenge 0 1'], ...allReady);
    expect(eventOf(after, 'revealed')).toEqual({
      type: 'revealed',
      seat: 0,
      card: '0-outpost',
      coins: 2,
      challengers: [1],
      how: 'bought',
    });
    expect(camp(after.state, 0).cards).toEqual(['0-outpost']);
    expect([camp(after.state, 0).coins, camp(after.state, 1).coins, after.state.bank.returned]).toEqual([8, 9, 3]);
  });

  it('TX-37, the 3V card for 1V of the rule text: an unchallenged bluff buys it', () => {
    const after = say(arena, [0, 'place raid 1'], ...allReady, ...allReady);
    expect(eventOf(after, 'revealed').how).toBe('bluff');
    expect([camp(after.state, 0).cards, camp(after.state, 0).coins]).toEqual([['0-raid'], 9]);
  });

  it('TX-37, the 3V card for 1V challenged of the rule text: the bluff is caught, the card out of the game, all V forfeited', () => {
    const after = say(arena, [0, 'place raid 1'], ...allReady, [1, 'challenge 0 1'], ...allReady);
    expect(eventOf(after, 'revealed').how).toBe('caught');
    expect([camp(after.state, 0).cards, after.state.pit.at(-1), camp(after.state, 0).deck.includes('0-raid')]).toEqual([
      [],
      '0-raid',
      false,
    ]);
  });

  it('TX-41: a challenger who was right gains nothing but the denial', () => {
    const after = say(arena, [0, 'place raid 1'], ...allReady, [1, 'challenge 0 1'], ...allReady);
    expect([camp(after.state, 1).coins, camp(after.state, 1).cards]).toEqual([9, []]);
  });

  it('TX-38: more V than the value: bought, no change', () => {
    const after = say(arena, [0, 'place scout 4'], ...allReady, [1, 'challenge 0 1'], ...allReady);
    expect(eventOf(after, 'revealed').how).toBe('bought');
    expect(camp(after.state, 0).coins).toBe(6);
  });

  it('TX-39: at least 1 V on a private card, at most what is in Camp', () => {
    expect(refused(arena, 0, 'place scout 0')).toBe('cannot-place');
    expect(refused(arena, 0, 'place scout 1')).toBeNull();
    expect(refused(arena, 0, 'place scout 10')).toBeNull();
    expect(refused(arena, 0, 'place scout 11')).toBe('cannot-place');
    expect(refused(say(arena, [0, 'place scout 1']).state, 0, 'place scout 1')).toBe('cannot-place');
    expect(trexlands.check(arena, { do: 'place', seat: seat(0), card: 'scout', coins: 1.5 })).toMatchObject({
      ok: false,
      fault: { code: 'cannot-place' },
    });
  });

  it('TX-40: several may challenge a card, each with 1 V, and nobody twice or his own', () => {
    const open = say(arena, [0, 'place raid 1'], ...allReady).state;
    const both = say(open, [1, 'challenge 0 1'], [2, 'challenge 0 1']);
    expect(refused(both.state, 1, 'challenge 0 1')).toBe('challenged-already');
    expect(refused(open, 0, 'challenge 0 1')).toBe('own-face-down');
    expect(refused(open, 1, 'challenge 0 2')).toBe('no-face-down');
    expect(refused(withCamp(open, 1, { coins: 0 }), 1, 'challenge 0 1')).toBe('bad-coins');
    expect(eventOf(say(both.state, ...allReady), 'revealed').challengers).toEqual([1, 2]);
  });

  it('TX-42: ends when all are ready; a new card or challenge clears the flags', () => {
    const open = say(arena, [0, 'place raid 1'], ...allReady, [0, 'ready'], [2, 'ready']).state;
    expect(open.phase).toMatchObject({ ready: [0, 2] });
    expect(refused(open, 0, 'ready')).toBe('ready-already');
    expect(say(open, [1, 'challenge 0 1']).state.phase).toMatchObject({ ready: [] });
    expect(say(open, [1, 'place fuel 1']).state.phase).toMatchObject({ ready: [] });
    expect(types(say(open, [1, 'ready']))).toContain('revealed');
  });

  it('TX-49: V on a private card are locked when it is placed: nothing adds to them', () => {
    const open = say(arena, [0, 'place raid 1'], ...allReady, [1, 'challenge 0 1']).state;
    expect(refused(open, 0, 'place raid 2')).toBe('cannot-place');
    expect(refused(open, 0, 'bid 1 2')).toBe('other-phase');
  });

  it('TX-53: what is deployed lies face up: everybody sees it', () => {
    const after = say(arena, [0, 'place raid 1'], ...allReady, ...allReady);
    for (const seat of [null, 1, 2]) expect(trexlands.view(after.state, seat).camps[0]?.cards).toEqual(['0-raid']);
  });

  it('Scout: its seat sees one face-down card from then on, and nobody else', () => {
    const scout = withCards(say(arena, [0, 'place fuel 1'], [0, 'place raid 1'], ...allReady).state, 1, '1-scout');
    const seen = (state: typeof scout, seat: number) => {
      const { phase } = trexlands.view(state, seat);
      return phase.name === 'arena' ? phase.cards.map((c) => c.card) : [];
    };
    expect(seen(scout, 1)).toEqual([null, null]);
    const after = say(scout, [1, 'play scout 0 2']);
    expect([0, 1, 2].map((seat) => seen(after.state, seat))).toEqual([
      ['0-fuel', '0-raid'],
      [null, '0-raid'],
      [null, null],
    ]);
    expect(refused(withCards(after.state, 1, '1-scout'), 1, 'play scout 0 2')).toBe('bad-target');
    expect(
      refused(withCards(say(arena, [0, 'place fuel 1'], [0, 'ready']).state, 1, '1-scout'), 1, 'play scout 0 1'),
    ).toBe('not-now'); // still in private
  });

  it('a seat without V or cards is passed over', () => {
    const poor = [0, 1, 2].reduce((s, seat) => withCamp(s, seat, { coins: 0 }), rich);
    expect(say({ ...poor, publicDeck: [] }, [0, 'pass'], [1, 'pass'], [2, 'pass']).state.phase).toMatchObject({
      name: 'move',
      turn: { seat: 0 },
    });
  });
});

describe('the end of an Exchange', () => {
  const base = withTrucks(inPlay(), { '0-T1': 'b2' });
  const poor = { ...withCamp(withCamp(base, 0, { coins: 0 }), 1, { coins: 0 }), publicDeck: [] };
  const through = (state: TrexlandsState) => say(state, [0, 'pass'], [1, 'pass']);

  it('TX-47: +1 V on each Terra with no truck and no Post, to a limit of 4', () => {
    const after = through(withTerra(poor, { a1: { coins: 4 }, a2: { coins: 3 } }));
    expect((['a1', 'a2', 'a3', 'b2'] as const).map((id) => coinsOn(after.state, id))).toEqual([4, 4, 2, 1]);
    expect(eventOf(after, 'supplied').coins).toBe(10);
  });

  it('TX-46: a Post blocks Supply on its Terra only', () => {
    const after = through(withTerra(poor, { a1: { post: { owner: 1 as never, card: '1-outpost' } } }));
    expect([coinsOn(after.state, 'a1'), coinsOn(after.state, 'a2')]).toEqual([1, 2]);
  });

  it('Captain Quartermaster has 1 V of a Supply that finds a free Terra at its limit', () => {
    const full = withTerra(poor, { a1: { coins: 4 }, a2: { coins: 4 } });
    expect(camp(through(withCaptain(full, 1, 'quartermaster')).state, 1).coins).toBe(1);
    expect(camp(through(withCaptain(poor, 1, 'quartermaster')).state, 1).coins).toBe(0);
    const stood = withTrucks(withTerra(poor, { a1: { coins: 4 } }), { '0-T2': 'a1' });
    expect(camp(through(withCaptain(stood, 1, 'quartermaster')).state, 1).coins).toBe(0);
  });

  it('TX-28, TX-29: forfeited V go to the bank, which never runs out; cards and X leave the game', () => {
    const after = say(arena, [0, 'place raid 1'], ...allReady, [1, 'challenge 0 1'], ...allReady);
    expect(after.state.bank.returned).toBe(2);
    expect(after.state.pit).toEqual(['0-raid']);
    expect(through({ ...poor, bank: { issued: 1_000_000, returned: 0 } }).state.bank.issued).toBe(1_000_011);
  });
});
