import { beforeAll, describe, expect, it } from 'vitest';
import { createSession } from '#play/trexlands/session/session.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import { trexlandsTalk } from '#play/trexlands/talk/talk.ts';
import { publicPart } from '#play/trexlands/watch/publicPart.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { view } from '#games/trexlands/view.ts';
import { seat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { inPlay, say, withCamp } from '../../../games/trexlands/support.ts';
import { ADA_AND_BO } from '../../../app/tables/trexlands/fakeSession.ts';
import { whole } from '../../../engine/whole.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const ADA_BO_AND_CY = {
  ...ADA_AND_BO,
  seats: [...ADA_AND_BO.seats, { name: 'Cy', colour: 2, kind: 'person' as const }],
};

/** Ada places in private. */
const arena = say({ ...inPlay(), publicDeck: [] }, [0, 'pass'], [1, 'pass']).state;
const open = (...placed: readonly string[]): TrexlandsState =>
  say(arena, ...placed.map((text) => [0, text] as const), [0, 'ready'], [1, 'ready']).state;

function at(state: TrexlandsState, plan = ADA_AND_BO): Session {
  const session = createSession({ physics, random: () => 0, pace: 'at-once' });
  const begun = session.commands.newMatch(plan);
  if (!begun.ok) throw new Error(begun.fault.message);
  session.commands.resume({ ...begun.value, state });
  return session;
}

/** What the table answers to a typed line, and whether anything has changed. */
function answer(session: Session, line: string): readonly unknown[] {
  const before = session.store.getState().match;
  const reply = trexlandsTalk(session).say(line);
  return [reply.kind, reply.kind === 'refused' ? reply.sentence : null, session.store.getState().match === before];
}

const refused = ['refused', 'Private cards are for their owner alone, with the device in hand.', true];
const PLACES = [
  'place scout 1',
  'place raid 1',
  'place raid 99',
  'as Ada place scout 1',
  'as Ada place scout 99',
  'as Bo place scout 1',
  'as Bo place raid 99',
];

describe('TX-69: commands about private cards', () => {
  it.each(PLACES)('%s has one answer while the device is being passed, wherever the card is', (line) => {
    for (const state of [arena, say(arena, [0, 'place scout 1']).state, open(), open('place scout 1')])
      expect(answer(at(state), line)).toEqual(refused);
  });

  it.each(['ready', 'as Ada ready', 'undo'])('%s is not said for whoever is about to place either', (line) => {
    for (const state of [arena, say(arena, [0, 'place scout 1']).state])
      expect(answer(at(state), line)).toEqual(refused);
  });

  it('are done by whoever has the device, and by nobody else meanwhile', () => {
    const session = at(arena);
    session.commands.passDevice(seat(0));
    expect(answer(session, 'place scout 1')).toEqual(['told', null, false]);
    expect(answer(session, 'undo')).toEqual(['told', null, false]);
    expect(answer(session, 'place scout 1')).toEqual(['told', null, false]);
    expect(answer(session, 'as Bo place scout 1')).toEqual(refused);
    expect(answer(session, 'place scout 1')[1]).toMatch(/^That card cannot be placed so/);
    expect(answer(session, 'ready')).toEqual(['told', null, false]);
    expect(session.store.getState().holder).toBeNull();
  });

  it('are answered, as nobody announces them', () => {
    const session = at(arena);
    session.commands.passDevice(seat(0));
    expect(trexlandsTalk(session).say('place scout 1')).toMatchObject({
      lines: [expect.stringMatching(/^Done: place scout 1\./)],
    });
  });

  it('typed in the open arena without a name are those of whoever has the device', () => {
    const session = at(open('place scout 1'));
    session.commands.passDevice(seat(1));
    expect(answer(session, 'place raid 1')).toEqual(['told', null, false]);
    expect(session.store.getState().match?.log.at(-1)?.seat).toBe(1);
    expect(answer(session, 'place raid 1')[1]).toMatch(/^That card cannot be placed so/); // Bo's, not Ada's
  });

  it.each([
    ['ready', { ready: [2] }],
    ['challenge 0 1', { cards: [{ challengers: [2] }] }],
  ])('%s in the open arena is theirs, too, though others could say it', (line, after) => {
    const three = [0, 1, 2].reduce((s, who) => withCamp(s, who, { coins: 3 }), inPlay(3));
    const session = at(
      {
        ...three,
        phase: {
          name: 'arena',
          placing: null,
          ready: [],
          cards: [{ owner: seat(0), card: '0-raid', coins: 1, challengers: [], seenBy: [] }],
        },
      },
      ADA_BO_AND_CY,
    );
    session.commands.passDevice(seat(2));
    expect(answer(session, line)).toEqual(['told', null, false]);
    expect(session.store.getState().match).toMatchObject({ log: [{ seat: 2 }], state: { phase: after } });
  });

  it('nobody else is taken for whoever has the device, not where they are refused either', () => {
    const session = at(open('place scout 1'));
    expect(answer(session, 'as Bo ready')).toEqual(['told', null, false]);
    session.commands.passDevice(seat(1));
    expect(answer(session, 'ready')[1]).toBe('Bo is ready already.');
    expect(answer(session, 'challenge 1 1')[1]).toMatch(/^Bo has no card 1/);
  });

  it('nor does anybody else give up for them', () => {
    const session = at(open('place scout 1'));
    session.commands.passDevice(seat(1));
    expect(trexlandsTalk(session).say('concede')).toMatchObject({
      kind: 'asked',
      question: 'Does Bo give up this match? Type yes, or no.',
    });
  });

  it('but where something else is asked whoever is asked speaks, as anybody may read their cards at any time', () => {
    const session = at(inPlay());
    session.commands.passDevice(seat(1));
    expect(answer(session, 'pass')).toEqual(['told', null, false]);
    expect(session.store.getState().match?.log.at(-1)?.seat).toBe(0);
  });

  it('leave the device in nobody’s hands once the turn to place is over, that of the last as well', () => {
    const session = at(arena);
    for (const who of [0, 1]) {
      session.commands.passDevice(seat(who));
      session.commands.typeMove('place scout 1', seat(who));
      session.commands.typeMove('ready', seat(who));
      expect(session.store.getState().holder).toBeNull();
    }
    expect(session.store.getState().match?.state.phase).toMatchObject({ name: 'arena', placing: null });
  });

  it('are in no refusal that stays after the device was put down', () => {
    const session = at(open('place scout 1'));
    session.commands.passDevice(seat(1));
    session.commands.typeMove('place gatecrsh 1', seat(1));
    expect(session.store.getState().fault?.message).toContain('gatecrsh');
    session.commands.passDevice(null);
    expect(session.store.getState().fault).toBeNull();
  });

  it('in the open arena everybody says for themselves that they are ready', () => {
    expect(answer(at(open('place scout 1')), 'as Bo ready')).toEqual(['told', null, false]);
  });

  it('outside an arena nothing is private: the rules answer', () => {
    expect(answer(at(inPlay()), 'place scout 1')[1]).toBe('That is not possible now: it is a player’s turn to MOVE.');
    expect(answer(at(inPlay()), 'ready')[1]).toBe('That is not possible now: it is a player’s turn to MOVE.');
  });

  it('are heard of by nobody: the table in words says the same before and after', () => {
    const told = (state: TrexlandsState): readonly unknown[] =>
      ['look', 'arena', 'camp Ada', 'camp Bo', 'choices', 'score', 'log 20'].map((line) => {
        const reply = trexlandsTalk(at(state)).say(line);
        return reply.kind === 'told' ? reply.lines : reply;
      });
    expect(told(say(arena, [0, 'place scout 1'], [0, 'place raid 2']).state)).toEqual(told(arena));
    expect(told(say(arena, [0, 'place scout 3'], [0, 'ready']).state)).toEqual(told(say(arena, [0, 'ready']).state));
  });
});

describe('a match that ends while cards are placed in private', () => {
  /** Ada has placed a card, and Bo gives up. */
  function ended(): Session {
    const session = at(arena);
    session.commands.passDevice(seat(0));
    for (const text of ['place raid 1', 'ready']) session.commands.typeMove(text, seat(0));
    session.commands.concede(seat(1));
    expect(session.store.getState()).toMatchObject({
      holder: null,
      match: { state: { outcome: { winners: [0], by: 'concession' } } },
    });
    return session;
  }
  const matchOf = (session: Session): TrexlandsMatch => whole(session.store.getState().match);

  it('can be watched to its end', () => {
    const match = matchOf(ended());
    expect(publicPart(match)).toBe(match);
  });

  it('is not taken back: a match that is over shows what was placed', () => {
    const session = ended();
    expect(answer(session, 'undo')).toEqual([
      'refused',
      'The last action cannot be taken back: chance has decided it, or a secret may have come out by it.',
      true,
    ]);
    expect([matchOf(session).state.outcome?.winners, matchOf(session).log.length]).toEqual([[0], 3]);
  });

  it('is over for private cards, too, and shows none', () => {
    for (const line of ['place scout 1', 'ready']) expect(answer(ended(), line)[1]).toBe('The match is over.');
    const { state } = matchOf(ended());
    expect(view(state, 1).phase).toMatchObject({ cards: [] });
    expect(view(state, 1).camps[0]?.coins).toBe(arena.camps[0]?.coins);
  });
});

describe('TX-68: time', () => {
  const clocked = (clockS: number | null): Session =>
    at({
      ...say({ ...inPlay(), publicDeck: ['nitro-1', 'toll-1'] }, [0, 'pass'], [1, 'pass'], [0, 'bid 1 1']).state,
      options: { ...inPlay().options, clockS },
    });

  it('is not over because somebody types so, with a clock or without', () => {
    for (const clockS of [null, 10])
      expect(answer(clocked(clockS), 'time')).toEqual([
        'refused',
        'Only the match’s clock can say that time is over.',
        true,
      ]);
  });

  it('is over when the table’s clock says so, and not before', () => {
    const session = clocked(10);
    session.commands.timeIsOver(9_999);
    expect(session.store.getState().fault?.code).toBe('too-early');
    session.commands.timeIsOver(10_000);
    expect(session.store.getState()).toMatchObject({
      fault: null,
      match: { state: { phase: { name: 'market', bidder: 0 } } },
    });
    session.commands.timeIsOver(10_000);
    expect(session.store.getState()).toMatchObject({ fault: null, match: { state: { phase: { name: 'arena' } } } });
  });

  it('never is without a clock', () => {
    const session = clocked(null);
    session.commands.timeIsOver(1_000_000);
    expect(session.store.getState().fault?.code).toBe('no-clock');
  });
});
