import { describe, expect, it } from 'vitest';
import { recordingOf, replay } from '#engine/replay.ts';
import { requestUndo } from '#engine/undo.ts';
import type { TrexlandsAction } from '#games/trexlands/actions.ts';
import { ledgerOf } from '../ledger.ts';
import { asked } from '#games/trexlands/asked.ts';
import { randomPlayer } from '#bots/trexlands/player.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { RollReport } from '#games/trexlands/rollReport.ts';
import { trexlands, type TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { ok } from '#sim/result.ts';
import { playMatch } from '../bots.ts';
import { wholeMatch } from '../recorded.ts';
import {
  aThrow,
  choice,
  coinsOn,
  eventOf,
  inPlay,
  must,
  refused,
  roll,
  say,
  setUpFor,
  stacked,
  truck,
  types,
  withCamp,
  withCaptain,
  withCards,
  withTerra,
  withTrucks,
} from '../support.ts';

const near = withTrucks({ ...inPlay(3), cityX: 1 }, { '0-T1': 'b3' });

describe('ties and limits', () => {
  it('TX-27: those tied for the most X roll until exactly one of them is upright', () => {
    const tied = say(withCamp(near, 2, { x: 1 }), [0, 'move T1 city']);
    expect(eventOf(tied, 'tied').seats).toEqual([0, 2]);
    expect(rollAsked(tied.state)).toMatchObject({ why: 'tie', trucks: ['0-T1', '2-T1'] });
    const again = roll(tied.state, '0-T1', '2-T1');
    expect(types(again)).toEqual(['rolled', 'undecided']);
    const won = roll(roll(again.state).state, '2-T1').state;
    expect([won.outcome, rollAsked(won)]).toEqual([{ winners: [2], by: 'tie-roll' }, null]);
  });

  it('TX-27: when the last X is scored V decide nothing', () => {
    const rich = withCamp(withCamp(near, 2, { x: 1, coins: 9 }), 0, { coins: 0 });
    expect(rollAsked(say(rich, [0, 'move T1 city']).state)).toMatchObject({ why: 'tie', trucks: ['0-T1', '2-T1'] });
  });

  const last = {
    ...[0, 1, 2].reduce((s, seat) => withCamp(s, seat, { coins: 0 }), inPlay(3)),
    cycle: 40,
    publicDeck: [],
  };
  const passes = [
    [0, 'pass'],
    [1, 'pass'],
    [2, 'pass'],
  ] as const;

  it('TX-60: after 40 cycles the most X wins, then the most V, then a roll', () => {
    expect(say(withCamp(last, 1, { x: 2 }), ...passes).state.outcome).toEqual({ winners: [1], by: 'cycle-limit' });
    const coins = say({ ...last, options: { ...last.options, cycleLimit: 40 } }, ...passes);
    expect(rollAsked(coins.state)?.trucks).toEqual(['0-T1', '1-T1', '2-T1']);
    expect(roll(coins.state, '1-T1').state.outcome).toEqual({ winners: [1], by: 'tie-roll' });
    const rich = say(withCamp(last, 2, { captain: { id: 'quartermaster', usedIn: null } }), ...passes);
    expect(rich.state.outcome).toBeNull(); // no Terra was at its limit
    expect(
      say(
        withCamp({ ...last, terra: last.terra.map((t) => ({ ...t, coins: 4 })) }, 2, {
          captain: { id: 'quartermaster', usedIn: null },
        }),
        ...passes,
      ).state.outcome?.winners,
    ).toEqual([2]);
  });

  it('TX-60 is an option: without it play goes on', () => {
    const after = say({ ...last, options: { ...last.options, cycleLimit: null } }, ...passes);
    expect(after.state.cycle).toBe(41);
    expect(say({ ...last, cycle: 39 }, ...passes).state.cycle).toBe(40);
  });
});

describe('giving up', () => {
  it('leaves the win to the last one left', () => {
    expect(say(inPlay(), [1, 'concede']).state.outcome).toEqual({ winners: [0], by: 'concession' });
    expect(say(setUpFor(2), [0, 'concede']).state.outcome).toEqual({ winners: [1], by: 'concession' });
  });

  it('passes the seat over from then on, in MOVE, market and arena; its trucks stay and defend', () => {
    const gone = say(withTrucks({ ...inPlay(3), publicDeck: [] }, { '0-T1': 'b2', '1-T1': 'b1' }), [0, 'concede']);
    expect(gone.state.phase).toMatchObject({ turn: { seat: 1 } });
    expect(refused(gone.state, 0, 'pass')).toBe('not-playing');
    const attacked = say(gone.state, [1, 'move T1 b2']);
    expect(rollAsked(attacked.state)?.trucks).toEqual(['1-T1', '0-T1']);
    const after = say(roll(attacked.state, '0-T1').state, [2, 'pass']);
    expect(after.state.phase).toMatchObject({ name: 'arena', placing: 1 });
    expect(trexlands.playing(after.state)).toEqual([1, 2]);
  });

  it('closes a window that waited for the seat', () => {
    const open = say(withTrucks(withCards(inPlay(3), 1, 'roadblock-1'), { '0-T1': 'b2' }), [0, 'move T1 b3']);
    expect(types(say(open.state, [1, 'concede']))).toContain('moved');
  });

  it('lets nothing come about that the seat had announced: no MOVE, no card, no claim of V', () => {
    const three = withCards(withTrucks(withCards(inPlay(3), 1, 'roadblock-1'), { '0-T1': 'b2' }), 2, 'counter-order-1');
    const moving = say(three, [0, 'move T1 b3']).state;
    const noMove = say(moving, [0, 'concede']);
    expect([types(noMove).slice(0, 2), truck(noMove.state, '0-T1').at]).toEqual([['conceded', 'withdrawn'], 'b2']);
    expect(noMove.state.phase).toMatchObject({ turn: { seat: 1 } });

    const noCard = say(moving, [1, 'play roadblock'], [1, 'concede']);
    expect([types(noCard).slice(0, 4), noCard.state.pit]).toEqual([
      ['played', 'conceded', 'withdrawn', 'moved'],
      ['roadblock-1'],
    ]);

    const rich = withTerra(withCards(withTrucks(inPlay(3), { '0-T1': 'b2' }), 1, 'toll-1'), { b3: { coins: 2 } });
    const claiming = say(rich, [0, 'move T1 b3']).state;
    const noClaim = say(claiming, [0, 'concede']);
    expect([claiming.agenda.length, noClaim.state.agenda]).toEqual([1, []]); // nobody is asked for a Toll
    expect([types(noClaim).includes('claimed'), coinsOn(noClaim.state, 'b3'), truck(noClaim.state, '0-T1').at]).toEqual(
      [false, 2, 'b3'],
    );
  });

  it('leaves a window open for the others that the seat had closed with its card', () => {
    const two = withCards(withTrucks(withCards(inPlay(3), 1, 'roadblock-1'), { '0-T1': 'b2' }), 2, 'roadblock-2');
    const played = say(withCards(two, 0, 'counter-order-1'), [0, 'move T1 b3'], [1, 'play roadblock']).state;
    const gone = say(played, [1, 'concede']);
    expect([types(gone), asked(gone.state)]).toEqual([['conceded', 'withdrawn'], [2]]);
    expect(types(say(gone.state, [2, 'play roadblock'], [0, 'pass']))).toContain('cancelled');
  });

  it('neither wins nor claims V with a stack that the seat defends, after it gave up', () => {
    const stack = stacked(
      withCaptain(
        withTrucks(withTerra(inPlay(3), { b2: { coins: 2 } }), {
          '0-T1': 'b2',
          '0-T2': 'b2',
          '1-T1': 'b1',
          '1-T2': 'b1',
        }),
        0,
        'marshal',
      ),
      '0-T1',
      '0-T2',
    );
    const held = roll(say(stacked(stack, '1-T1', '1-T2'), [0, 'concede'], [1, 'move T1+T2 b2']).state, '0-T1', '0-T2');
    expect([
      types(held).filter((type) => type === 'claimed' || type === 'stake-won'),
      coinsOn(held.state, 'b2'),
    ]).toEqual([[], 2]);
  });

  it('that ends the match puts the card that was announced into the Pit', () => {
    const played = say(withCards(withCards(inPlay(), 0, 'nitro-1'), 1, 'counter-order-1'), [0, 'play nitro']).state;
    const over = say(played, [0, 'concede']).state;
    expect([over.outcome?.winners, over.pit, ledgerOf(over).cards.length]).toEqual([
      [1],
      ['nitro-1'],
      ledgerOf(played).cards.length,
    ]);
  });

  it('in the ranking leaves the others to roll', () => {
    const gone = say(setUpFor(3), [1, 'concede']);
    expect(rollAsked(gone.state)?.trucks).toEqual(['0-T1', '2-T1']);
    expect(roll(gone.state, '2-T1').state.rank).toEqual([2, 0]);
  });

  it('of one who is tied leaves the win to the other', () => {
    const tied = say(withCamp(near, 2, { x: 1 }), [0, 'move T1 city']);
    expect(say(tied.state, [2, 'concede']).state.outcome).toEqual({ winners: [0], by: 'x-scored' });
  });
});

describe('in the turn engine', () => {
  it('a recording replays to the same match, and a report that differs is found', () => {
    const match = wholeMatch();
    expect(match.log.length).toBeGreaterThan(30);
    const reports = match.log.flatMap((e) => (e.performed === null ? [] : [e.performed]));
    const queue = [...reports];
    const table = { build: 'toy@1', perform: () => ok(queue.shift() as RollReport) };
    expect(replay(trexlands, recordingOf(match), table)).toEqual({ ok: true, value: { match, difference: null } });
    const other = { build: 'toy@1', perform: () => ok({ ...(reports[0] as RollReport), hash: 'ffff' }) };
    expect(must(replay(trexlands, recordingOf(match), other)).difference?.index).toBe(0);
  });

  it('the state is plain data, and rules change nothing that they are given', () => {
    playMatch({ seats: 4, seed: 9, player: randomPlayer, options: { cycleLimit: 2 } }, ({ before, action, state }) => {
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      const copy = JSON.stringify(before);
      trexlands.check(before, action);
      expect(JSON.stringify(before)).toBe(copy);
    });
  });

  const state = inPlay();
  const second = say(state, [0, 'pass']).state;
  const fight = withTrucks(second, { '0-T1': 'b1', '1-T1': 'b2' });
  const arena = say({ ...second, publicDeck: [] }, [1, 'pass']).state;
  const open = say(arena, [0, 'place raid 1'], [0, 'ready'], [1, 'ready']).state;
  /** Seat 0 bluffs with its last V, and seat 1 has one left. */
  const lastWord = say(
    { ...withCamp(withCamp(arena, 0, { coins: 1 }), 1, { coins: 1 }) },
    [0, 'place raid 1'],
    [0, 'ready'],
    [1, 'ready'],
  ).state;
  const captains = roll(setUpFor(2), '1-T1').state;
  const three = say(inPlay(3), [0, 'pass'], [2, 'concede']).state;
  const storm = say({ ...withTrucks(second, { '0-T1': 'a1' }), publicDeck: ['sandstorm-1'] }, [1, 'pass']).state;

  it.each<[what: string, state: typeof state, action: TrexlandsAction, takeBack: string]>([
    ['own stacks freely', state, choice(0, 'stack T1 T2'), 'free'],
    ['and what comes apart', state, choice(0, 'unstack T1 T2'), 'free'],
    ['a Captain freely', captains, choice(0, 'captain wrench'), 'free'],
    ['a MOVE by consent', state, choice(0, 'move camp T1 r1 a1'), 'consent'],
    ['no MOVE by consent', state, choice(0, 'pass'), 'consent'],
    [
      'a roll by consent',
      setUpFor(2),
      { do: 'roll', throws: rollAsked(setUpFor(2))?.trucks.map(aThrow) ?? [] },
      'consent',
    ],
    ['nothing that has the market dealt', second, choice(1, 'pass'), 'never'],
    ['a MOVE of the last turn that has nothing dealt yet by consent', fight, choice(1, 'move T1 b1'), 'consent'],
    ['nothing that has it dealt as the others have given up', three, choice(1, 'pass'), 'never'],
    ['before that own stacks by consent', second, choice(1, 'stack T1 T2'), 'consent'],
    ['and what comes apart', second, choice(1, 'unstack T1 T2'), 'consent'],
    ['giving up by consent', second, choice(1, 'concede'), 'consent'],
    ['no roll of a Clima, as the deal goes on', storm, { do: 'roll', throws: [aThrow(pieceId('0-T1'))] }, 'never'],
    [
      'a bid by consent',
      { ...state, phase: { name: 'market', market: [], bidder: seat(0), passed: [], awarded: null } },
      choice(0, 'bid 1 1'),
      'consent',
    ],
    ['what is placed in private freely', arena, choice(0, 'place scout 1'), 'free'],
    ['what is placed in the open arena by consent', open, choice(0, 'place scout 1'), 'consent'],
    ['a challenge by consent', open, choice(1, 'challenge 0 1'), 'consent'],
    [
      'no challenge that turns all cards over, as nobody has anything left to do',
      withCamp(lastWord, 1, { deck: [] }),
      choice(1, 'challenge 0 1'),
      'never',
    ],
    [
      'a challenge after which another might follow by consent',
      withCamp(lastWord, 1, { coins: 2 }),
      choice(1, 'challenge 0 1'),
      'consent',
    ],
    ['no card placed in the open arena that turns all over', lastWord, choice(1, 'place scout 1'), 'never'],
    ['not to be ready, which may turn cards over', arena, choice(0, 'ready'), 'never'],
    ['no look at a card', open, choice(1, 'play scout 0 1'), 'never'],
  ])('takes back %s', (_what, before, action, takeBack) => expect(trexlands.takeBack(before, action)).toBe(takeBack));

  const board3 = inPlay(3);
  const last = say(board3, [0, 'pass'], [1, 'pass']).state;
  const announced = say(withCards(withTrucks(last, { '2-T1': 'b1' }), 0, 'roadblock-1'), [2, 'move T1 b2']).state;
  const filling = say({ ...last, publicDeck: [] }, [2, 'pass']).state;
  const lastToPlace = say(filling, [0, 'place raid 1'], [0, 'ready'], [1, 'ready']).state;
  const lastReady = say(lastToPlace, [2, 'ready'], [0, 'ready'], [2, 'ready']).state;
  const scouted = say(withCards(withCards(say(lastToPlace, [2, 'ready']).state, 1, '1-scout'), 2, 'counter-order-1'), [
    1,
    'play scout 0 1',
  ]).state;
  const placedByTwo = say(arena, [0, 'place raid 1'], [0, 'ready']).state;
  const armed = say(withCards(withCards(board3, 0, 'nitro-1'), 1, 'counter-order-1'), [0, 'play nitro']).state;

  it.each<[what: string, state: typeof state, seat: number, takeBack: string]>([
    ['that passed the WHEEL on', board3, 0, 'consent'],
    ['that had the market dealt', last, 2, 'never'],
    ['that had a Clima dealt', { ...last, publicDeck: ['drought-1'] }, 2, 'never'],
    ['that found no card to deal', { ...last, publicDeck: [] }, 2, 'consent'],
    ['that let a MOVE come about, after which the market was dealt', announced, 0, 'never'],
    ['that let a card take effect', armed, 1, 'consent'],
    ['that let a card be looked at', scouted, 2, 'never'],
    ['of the first to place in private', filling, 0, 'consent'],
    ['of the last to place, which showed how many cards lie there', lastToPlace, 2, 'never'],
    ['of the last who was not ready, which turned cards over', lastReady, 1, 'never'],
    ['that ended the match', second, 1, 'consent'],
    [
      'that ended the match while cards were placed in private, which a match that is over shows',
      placedByTwo,
      1,
      'never',
    ],
  ])('TX-67: a concession %s is taken back so', (_what, before, who, takeBack) =>
    expect(trexlands.takeBack(before, choice(who, 'concede'))).toBe(takeBack),
  );

  /** A whole match as if bots sat at it. */
  const bots = (): TrexlandsMatch => {
    const match = wholeMatch();
    return {
      ...match,
      header: { ...match.header, seats: match.header.seats.map((s) => ({ ...s, kind: 'bot' as const })) },
    };
  };
  const upTo = (match: TrexlandsMatch, count: number): TrexlandsMatch => {
    const next = match.log[count]?.before ?? expect.fail('it is longer');
    return { ...match, log: match.log.slice(0, count), ...next };
  };

  it('a MOVE that the others agree to take back is gone, with all that followed', () => {
    const match = bots();
    const move = match.log.findIndex(({ action }) => action.do === 'move');
    expect(must(requestUndo(trexlands, upTo(match, move + 1), 0, move)).state).toEqual(match.log[move]?.before.state);
  });

  it('no bot agrees to roll again what has been rolled', () => {
    expect(requestUndo(trexlands, upTo(bots(), 1), 0, 0)).toMatchObject({ ok: false, fault: { code: 'undo-chance' } });
    expect(must(requestUndo(trexlands, upTo(wholeMatch(), 1), 0, 0)).undo?.waitingFor).toEqual([1, 2]);
  });
});
