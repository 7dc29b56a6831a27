import { describe, expect, it } from 'vitest';
import { Dock } from '#app/tables/trexlands/hud/dock/Dock.tsx';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { seat } from '#sim/ids.ts';
import { faceIdOf, faceOf } from '#play/trexlands/faces/face.ts';
import { offersOf } from '#play/trexlands/offers/offers.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { inPlay, say, withCamp, withCaptain } from '../../../../games/trexlands/support.ts';
import { begun, type FakeSession } from '../fakeSession.ts';
import { buttonsOf, shown, wordsOf } from '../shownHud.tsx';

function standing(state: TrexlandsState): FakeSession {
  const session = begun();
  session.stand(state);
  return session;
}

const html = (session: FakeSession): string => shown(session, <Dock />, { exactShown: true });
const market = (state: TrexlandsState = inPlay()): TrexlandsState => say(state, [0, 'pass'], [1, 'pass']).state;

it('a card tells of a bluff only where there are fewer V to place it with', () => {
  expect(gameTexts.exchange.placeNote(1)).not.toContain('bluff');
  expect(gameTexts.exchange.placeNote(2)).toContain('bluff');
});

describe('the market', () => {
  const namesIn = (session: FakeSession): readonly string[] => {
    const { phase } = session.match().state;
    return phase.name === 'market' ? phase.market.map(({ card }) => faceOf(faceIdOf(card)).name) : [];
  };

  /** With this card taken up, by a hint. */
  function taken(session: FakeSession, slot: number): FakeSession {
    session.store.setState({ aimed: { do: 'bid', seat: seat(0), slot, coins: 1 } });
    return session;
  }

  it('asks one after the other for a bid on any of its cards, by name, or to pass', () => {
    const session = standing(market());
    expect(wordsOf(html(session))).toContain('Ada: drag coins');
    expect(buttonsOf(html(session)).filter((name) => /^Bid|passes$/.test(name))).toHaveLength(2);
    for (const [i, name] of namesIn(session).entries())
      expect(buttonsOf(html(taken(session, i + 1)))).toContain(`Bid 1 V on ${name}, card ${i + 1}`);
    session.store.setState({ laid: { slot: 2, coins: 2 } });
    expect(wordsOf(html(session))).toContain('Ada: bid what lies there');
    session.store.setState({ laid: null });
    session.commands.act({ do: 'bid', seat: seat(0), slot: 2, coins: 2 });
    expect(wordsOf(html(session))).toContain('Bo: drag coins');
    expect(html(session)).toContain('data-seat="0" data-coins="2"');
  });

  it('offers more V on the card on which V of the bidder lie already', () => {
    const session = standing(say(market(), [0, 'bid 2 1'], [1, 'bid 2 2']).state);
    for (const [i, name] of namesIn(session).entries())
      expect(buttonsOf(html(taken(session, i + 1)))).toContain(
        `Bid 1 V ${i === 1 ? 'more ' : ''}on ${name}, card ${i + 1}`,
      );
    taken(session, 2);
    expect(wordsOf(html(session))).toContain('Bid 1 V more');
  });

  it('offers more at once to whoever others have outbid, and to nobody who leads', () => {
    const said = (answer: string): string =>
      wordsOf(shown(standing(say(market(), [0, 'bid 2 1'], [1, answer]).state), <Dock />));
    expect(said('bid 2 2')).toContain('Bid 1 V more on');
    expect(said('pass')).not.toContain('Bid 1 V');
  });

  it('has a clock once there is a bid, where the table has chosen one, and none before', () => {
    const session = standing(market(inPlay(2, { clockS: 10 })));
    expect(buttonsOf(html(session))).not.toContain('Hold');
    session.commands.act({ do: 'bid', seat: seat(0), slot: 1, coins: 1 });
    expect(buttonsOf(html(session))).toContain('Hold');
    expect(html(session)).toContain('10 seconds left');
    const unclocked = standing(say(market(), [0, 'bid 1 1']).state);
    expect(buttonsOf(html(unclocked))).not.toContain('Hold');
    expect(wordsOf(html(unclocked))).toContain(gameTexts.exchange.marketNote);
  });

  it('leaves a tie to whoever has the Broker', () => {
    const tied = say(
      market(withCaptain(inPlay(), 1, 'broker')),
      [0, 'bid 1 2'],
      [1, 'bid 1 2'],
      [0, 'pass'],
      [1, 'pass'],
    ).state;
    const session = standing(tied);
    expect(wordsOf(html(session))).toContain('Bo: a tie for the highest bid');
    expect(buttonsOf(html(session)).slice(1)).toEqual(['Do not use Broker', 'Take the card']); // after the card itself
  });
});

describe('the arena', () => {
  const filled = (coinsOfBo: number): TrexlandsState =>
    say(
      market(withCamp(inPlay(), 1, { coins: coinsOfBo })),
      [0, 'pass'],
      [1, 'pass'],
      [0, 'place charge 2'],
      [0, 'place scout 1'],
      [0, 'ready'],
      [1, 'ready'],
    ).state;

  it('offers every card to be challenged by whoever still can, and takes a challenge once', () => {
    const session = standing(filled(2));
    expect(buttonsOf(html(session)).filter((name) => name === 'Bo challenges')).toHaveLength(2);
    session.commands.act({ do: 'challenge', seat: seat(1), owner: seat(0), slot: 1 });
    expect(wordsOf(html(session))).toContain('Challenged by Bo');
    expect(buttonsOf(html(session)).filter((name) => name === 'Bo challenges')).toHaveLength(1);
  });

  it('asks for a bluff only while somebody could call one', () => {
    expect(wordsOf(html(standing(filled(2))))).toContain(gameTexts.exchange.calls);
    expect(wordsOf(html(standing(withCamp(filled(2), 1, { coins: 0 }))))).not.toContain(gameTexts.exchange.calls);
  });

  it('says at the first private cards of a match what a bluff is, and later no more', () => {
    const placing = say(market(), [0, 'pass'], [1, 'pass']).state;
    const said = (cycle: number): string => {
      const session = standing({ ...placing, cycle });
      session.store.setState({ holder: seat(0) });
      return wordsOf(html(session));
    };
    expect(said(1)).toContain(gameTexts.exchange.bluff);
    expect(said(2)).not.toContain(gameTexts.exchange.bluff);
  });

  it('has one button that says what it does where one seat alone is asked', () => {
    expect(wordsOf(html(standing(filled(2))))).not.toMatch(/\bready\b/i);
    const said = buttonsOf(html(standing(filled(2))));
    expect(said).toContain('Turn the cards over');
    expect(said).not.toContain('Bo does not challenge');
    const passed = [0, 1, 0, 1].map((who) => [who, 'pass'] as const);
    const empty = standing(say(inPlay(), ...passed, [0, 'ready'], [1, 'ready']).state);
    expect(buttonsOf(html(empty))).toEqual(expect.arrayContaining(['Bo places no card', 'End the EXCHANGE']));
  });

  it('shows each card with its back', () => {
    expect(html(standing(filled(2))).match(/card-thumb/g)).toHaveLength(2);
  });

  it('turns its cards over one by one: what lies face down is not named', () => {
    const session = standing(filled(1)); // so that nobody can do anything after the challenge
    session.commands.act({ do: 'challenge', seat: seat(1), owner: seat(0), slot: 1 });
    const { events } = session.store.getState();
    const cards = events.filter((event) => event.type === 'revealed');
    expect(cards).toHaveLength(2);
    const at = (up: number): string => {
      session.store.setState({ stage: 'revealing', reveal: { cards, shown: up } });
      return wordsOf(html(session));
    };
    expect(at(1)).toContain('Charge');
    expect(at(1)).toContain('Challenged by Bo: the V that it cost is spent.');
    expect(at(1)).toContain('a bluff, and it was challenged. It is out of the game.');
    expect(at(1)).not.toContain('Scout');
    expect(at(2)).toContain('Worth 1 V: no bluff, so it is bought. It goes face up to Camp.');
    expect(at(1)).toContain('Next card');
    expect(at(2)).toContain('Go on');
  });

  it('says over each card that was turned over what comes of it, and nothing over the others', () => {
    const session = standing(filled(1));
    session.commands.act({ do: 'challenge', seat: seat(1), owner: seat(0), slot: 1 });
    const cards = session.store.getState().events.filter((event) => event.type === 'revealed');
    session.store.setState({ stage: 'revealing', reveal: { cards, shown: 1 } });
    const said = offersOf(session.store.getState()).map(({ at, badge }) => [at, badge]);
    expect(said).toEqual([[{ kind: 'face-down', owner: 0, slot: 1 }, 'Charge: a bluff, caught']]);
  });
});

it('the arena of a task, in which rivals answer by themselves, has buttons for the learner alone', () => {
  const session = standing(
    say(market(), [0, 'pass'], [1, 'pass'], [0, 'place charge 2'], [0, 'ready'], [1, 'place scout 1'], [1, 'ready'])
      .state,
  );
  session.store.setState({ alone: seat(0) });
  expect(buttonsOf(html(session))).toEqual(['Ada challenges', 'Less', 'Add card of Ada', 'Turn the cards over']);
});

it('after a raid that was won its owner stays or withdraws', () => {
  const session = standing({
    ...inPlay(),
    agenda: [
      {
        type: 'battle',
        seat: seat(0),
        waiting: [],
        defender: seat(1),
        terra: 'b3',
        origin: 'b2',
        attackers: [],
        defenders: [],
        surface: 'scrub',
        ballast: [],
        charge: false,
        raid: true,
        step: 'choice',
        rolling: [],
        rolledTwice: true,
        upright: [],
        towed: [],
        stake: null,
      },
    ],
  });
  expect(wordsOf(html(session))).toContain('Ada has won b3');
  expect(buttonsOf(html(session))).toEqual(['Withdraw to b2', 'Stay in b3']);
});
