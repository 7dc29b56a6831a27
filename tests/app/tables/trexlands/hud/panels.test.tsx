import { describe, expect, it } from 'vitest';
import type { TableSheet } from '#app/frame/menu/TableSheets.tsx';
import { Standings } from '#app/tables/trexlands/hud/Standings.tsx';
import { happenedIn } from '#play/trexlands/say/happened.ts';
import { logLinesOf } from '#play/trexlands/say/logLines.ts';
import { sayingsOf } from '#play/trexlands/say/sayings.ts';
import { Dock } from '#app/tables/trexlands/hud/dock/Dock.tsx';
import { EndPanel } from '#app/tables/trexlands/hud/EndPanel.tsx';
import { CampDialog } from '#app/tables/trexlands/hud/cards/CampDialog.tsx';
import { Help } from '#app/tables/trexlands/teach/Help.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';
import { namesOf, withNames } from '#play/trexlands/words/names.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import { eventText } from '#games/trexlands/texts.ts';
import { refusals } from '#games/trexlands/refusals.ts';
import { pieceId, seat } from '#sim/ids.ts';
import {
  choice,
  inPlay,
  say,
  withCamp,
  withCaptain,
  withCards,
  withTrucks,
} from '../../../../games/trexlands/support.ts';
import { drawPart } from '../../../frame/drawPart.tsx';
import { ADA_AND_BO, begun, type FakeSession } from '../fakeSession.ts';
import { atItsTable, buttonsOf, explainedIn, FaultNote, Happened, shown, TurnCard, wordsOf } from '../shownHud.tsx';

const NAMES = namesOf(ADA_AND_BO.seats);

/** A person and two computers. */
const ADA_BO_AND_CY = ['Ada', 'Bo', 'Cy'].map((name, colour) =>
  colour === 0
    ? ({ name, colour, kind: 'person' } as const)
    : ({ name, colour, kind: 'bot', level: 'careless' } as const),
);

function standing(state: Parameters<FakeSession['stand']>[0]): FakeSession {
  const session = begun();
  session.stand(state);
  return session;
}

const headline = (session: FakeSession): string => wordsOf(shown(session, <TurnCard />));

describe('the card of the turn', () => {
  it('says who has to do what in every phase', () => {
    expect(headline(begun())).toContain('Roll for the ranks');
    expect(headline(standing(inPlay()))).toBe('Ada to move Cycle 1 · MOVE');
    expect(headline(standing({ ...inPlay(), cycle: 36 }))).toBe('Ada to move Cycle 36 of 40 · MOVE');
    const market = say(inPlay(), [0, 'pass'], [1, 'pass']).state;
    expect(headline(standing(market))).toContain('Ada bids');
    const arena = say(market, [0, 'pass'], [1, 'pass']).state;
    expect(headline(standing(arena))).toContain('Ada lays cards');
    expect(headline(standing(say(arena, [0, 'ready'], [1, 'ready']).state))).toContain('Cards lie face down');
    const window = say(withCards(inPlay(), 1, 'roadblock-1'), [0, 'move camp T1 r1 b1']).state;
    expect(headline(standing(window))).toContain('Bo may interrupt');
  });

  it('names a computer with its level', () => {
    const session = begun({ ...ADA_AND_BO, seats: ADA_BO_AND_CY.slice(0, 2) });
    session.stand(say(inPlay(), [0, 'pass']).state);
    expect(headline(session)).toContain('Bo (computer, careless) to move');
  });

  it('says of a battle what may be played and when: the attacker interrupts nobody', () => {
    const facing = withTrucks(inPlay(), { '0-T1': 'b2', '1-T1': 'b3' });
    const before = say(withCards(facing, 0, 'ballast-1'), [0, 'move T1 b3']).state;
    const at = (step: 'before' | 'after'): string =>
      headline(standing({ ...before, agenda: before.agenda.map((act) => ({ ...act, step }) as typeof act) }));
    expect(at('before')).toContain('Ada may play a card before the battle-roll');
    expect(at('after')).toContain('Ada may play a card after the battle-roll');
  });

  it('says that a rival has cancelled a MOVE, whose it was, while that is read', () => {
    const session = begun({ ...ADA_AND_BO, seats: ADA_BO_AND_CY.slice(0, 2) });
    session.stand(say(withCards(inPlay(), 1, 'roadblock-1'), [0, 'move camp T1 r1 b1']).state);
    session.commands.act(choice(1, 'play roadblock'));
    session.store.setState({ halted: true });
    expect(headline(session)).toContain('Cancelled by a rival');
    const dock = shown(session, <Dock />);
    expect(dock).toContain('data-face="roadblock"'); // the card itself, large
    expect(wordsOf(dock)).toContain('Ada’s MOVE is cancelled and used up. T1 stays in Camp.');
    expect(shown(session, <TurnCard />)).toContain('--seat:#0072b2'); // Ada’s
  });

  it('explains what stands in its second line', () => {
    expect(explainedIn(shown(standing(inPlay()), <TurnCard />))).toEqual(['Cycle', 'MOVE']);
  });

  it('asks whoever has to agree before something is taken back', () => {
    const session = standing(inPlay());
    session.commands.act(choice(0, 'move camp T1 r1 b1'));
    session.commands.requestUndo(seat(0));
    expect(headline(session)).toContain('Bo answers');
  });
});

it('all Camps are told at a glance: rank, WHEEL, V, X, trucks and cards', () => {
  const state = withCards(withCamp(withTrucks(inPlay(), { '1-T1': 'b2' }), 1, { coins: 5, x: 2 }), 1, 'toll-1');
  expect(buttonsOf(shown(standing(state), <Standings onSheet={() => undefined} />)).slice(0, 2)).toEqual([
    'Ada’s Camp: rank 1, holds the WHEEL, 3 V, 0 X, 4 trucks in Camp, 0 cards',
    'Bo’s Camp: rank 2, 5 V, 2 X, 3 trucks in Camp, 1 card',
  ]);
});

it('a Camp opens as a sheet of the table, which stays while panels change their places', () => {
  const sheets: TableSheet[] = [];
  const all = <Standings onSheet={(sheet) => void sheets.push(sheet)} />;
  const [adas = ''] = buttonsOf(shown(standing(inPlay()), all));
  drawPart(atItsTable(standing(inPlay()), all)).press(adas);
  const [sheet] = sheets;
  if (sheet?.what !== 'own') throw new Error('a sheet of its own');
  expect(wordsOf(shown(standing(inPlay()), <sheet.Sheet onClose={() => undefined} />))).toContain(
    gameTexts.camp.title('Ada'),
  );
});

it('no Camp holds the WHEEL while the EXCHANGE is open', () => {
  const market = say(inPlay(), [0, 'pass'], [1, 'pass']).state;
  const said = buttonsOf(shown(standing(market), <Standings onSheet={() => undefined} />));
  expect(said.slice(0, 2).join()).not.toContain('WHEEL');
});

it('the help says what the WHEEL, V and X are, as a phone has no room for it beside the table', () => {
  const words = wordsOf(shown(begun(), <Help clause={null} onClose={() => undefined} />));
  for (const meaning of [gameTexts.what.wheel, gameTexts.what.v, gameTexts.what.x]) expect(words).toContain(meaning);
});

it('the help tells of the clock, and how to hold it, only where one runs', () => {
  const help = (clockS: number | null): string =>
    wordsOf(shown(standing(inPlay(2, { clockS })), <Help clause={null} onClose={() => undefined} />));
  expect(help(30)).toContain(gameTexts.help.clock(30));
  expect(help(null)).not.toContain('A clock runs');
});

it('a Camp says what its cards and its Captain do', () => {
  const state = withCards(withCaptain(inPlay(), 0, 'wrench'), 0, 'toll-1');
  const words = wordsOf(shown(standing(state), <CampDialog seat={seat(0)} onClose={() => undefined} />));
  expect(words).toContain('Once in two turn cycles, after a battle-roll you are in');
  expect(words).toContain('When a rival claims V: half of it, rounded down, is yours.');
  expect(words).toContain('8 cards, known to nobody else.');
});

describe('the log', () => {
  it('tells the match in sentences, under the heading of each turn', () => {
    const session = standing(inPlay());
    session.commands.act(choice(0, 'move camp T1 r1 b1'));
    session.commands.act(choice(1, 'pass'));
    const chapters = logLinesOf(session.match(), NAMES);
    expect(chapters.map(({ title }) => title)).toEqual(['Turn 1: Ada', 'Turn 2: Bo', 'EXCHANGE of cycle 1']);
    expect(chapters.flatMap(({ lines }) => lines)).toEqual(
      expect.arrayContaining(['Ada claims 1 V of b1.', 'Bo makes no MOVE.']),
    );
  });

  it('does not announce what has come about already, and says by which clause', () => {
    const { events } = say(inPlay(), [0, 'move camp T1 r1 b1']);
    expect(sayingsOf(events, NAMES).map(({ text, clause }) => [text, clause])).toEqual([
      ['Ada’s truck 1 by ramp r1 to b1.', null],
      ['Ada claims 1 V of b1.', 'TX-20'],
    ]);
  });
});

it('a refusal calls a Terra as the board does, and a mark leads to its clause instead of a number', () => {
  const session = begun();
  session.store.setState({ fault: refusals.noRoom('b2', 1) });
  const html = shown(session, <FaultNote />);
  expect(wordsOf(html)).toContain('b2 has room for 1 truck of one player. TX-56');
});

describe('the last pass of the market', () => {
  const bidding = say(inPlay(), [0, 'pass'], [1, 'pass']).state;
  const said = (...lines: Parameters<typeof say> extends [unknown, ...infer L] ? L : never): readonly string[] =>
    sayingsOf(say(bidding, ...lines).events, NAMES).map(({ text }) => text);

  it('is told by what became of the cards, those without a bid in one sentence', () => {
    expect(said([0, 'bid 1 1'], [1, 'pass'])).toContain('Bo passes.');
    const sold = said([0, 'bid 1 1'], [1, 'pass'], [0, 'pass']);
    expect(sold).toContain('Nitro goes to Ada for 1 V.');
    expect(sold.filter((text) => text.startsWith('Nobody bid'))).toEqual([
      'Nobody bid on Nitro, Tow hook and Counter-order.',
    ]);
    expect(said([0, 'pass'], [1, 'pass'])).toEqual(['Nobody bids: all 4 cards are gone.']);
  });
});

describe('what has happened', () => {
  const facing = withTrucks(inPlay(), { '0-T1': 'b2', '1-T1': 'b3' });
  const happened = (session: FakeSession): string => wordsOf(shown(session, <Happened />));

  it('is silent about an earlier roll once the next one is called beside it', () => {
    const session = begun(ADA_AND_BO, () => 'on-side');
    session.commands.rollForMe();
    session.commands.goOn();
    expect(happened(session)).toContain('all are down');
    session.commands.rollForMe();
    expect(session.store.getState().stage).toBe('called');
    expect(happened(session)).toBe('');
  });

  it('leaves it to the panel of the roll to say which truck is rolled again', () => {
    const session = standing(facing);
    const again = { type: 'did-not-tumble', trucks: [pieceId('0-T1')], byChance: false } as const;
    session.store.setState({ events: [again] });
    expect(happened(session)).toBe('');
  });

  it('says of weather which card it was, where it came from, and how many V it took', () => {
    const session = standing(inPlay());
    session.store.setState({
      events: [
        { type: 'clima', card: 'flood-1' },
        { type: 'washed-away', coins: 3 },
        { type: 'clima', card: 'quake-1' },
      ],
    });
    const said = happened(session);
    expect(said).toContain('Flood , weather from the market: 3 V beside the City are lost.');
    expect(said).toContain('Quake , also weather: Stacks come apart');
  });

  it('keeps what computers have done since a person’s own last action, in as few sentences as it takes', () => {
    const session = begun({ ...ADA_AND_BO, seats: ADA_BO_AND_CY });
    session.stand(inPlay(3));
    session.commands.act(choice(0, 'pass'));
    session.commands.act(choice(1, 'move camp T1 r1 b1'));
    session.commands.act(choice(2, 'pass'));
    const { earlier = [], sayings } = happenedIn(session.match(), session.store.getState());
    const said = [...earlier, ...sayings].map(({ text }) => text).join(' ');
    expect(said).toMatch(/Ada makes no MOVE.*Bo claims 1 V of b1.*Cy makes no MOVE/);
  });

  it('drops that when the person acts, and what has come to nothing with the next action', () => {
    const session = begun({ ...ADA_AND_BO, seats: ADA_BO_AND_CY.slice(0, 2) });
    session.stand(inPlay());
    session.commands.act(choice(0, 'pass'));
    session.commands.act(choice(1, 'move camp T1 r1 b1'));
    expect(happened(session)).toContain('Bo claims 1 V of b1');
    session.commands.act(choice(0, 'bid 1 1'));
    expect(happened(session)).not.toContain('Bo claims');
    session.commands.act(choice(1, 'bid 2 1'));
    expect(happened(session)).toContain('Bo bids');
    expect(happened(session)).not.toContain('Ada bids');
  });

  it('does not repeat what the panel beside it announces', () => {
    const session = standing(withCards(inPlay(), 1, 'roadblock-1'));
    session.commands.act(choice(0, 'move camp T1 r1 b1'));
    expect(wordsOf(shown(session, <Dock />))).toContain('Ada announces a MOVE: Ada’s truck 1 by ramp r1 to b1.');
    expect(happened(session)).toBe('');
    const battle = standing(facing);
    battle.commands.act(choice(0, 'move T1 b3'));
    expect(happened(battle)).toContain('Ada’s truck 1 to b3.');
    expect(happened(battle)).not.toContain('attacks');
  });
});

it('when all have placed their cards in private those are told, and nobody says to place nothing more', () => {
  const session = standing(say(inPlay(), [0, 'pass'], [1, 'pass'], [0, 'pass'], [1, 'pass']).state);
  for (const [who, text] of [
    [0, 'place fuel 1'],
    [0, 'ready'],
    [1, 'place scout 1'],
    [1, 'ready'],
  ] as const)
    session.commands.act(choice(who, text));
  const { events } = session.store.getState();
  expect(sayingsOf(events, NAMES).map(({ text }) => text)).toEqual([
    'Ada places card 1 face down with 1 V.',
    'Bo places card 1 face down with 1 V.',
  ]);
  const lines = logLinesOf(session.match(), NAMES).flatMap((chapter) => chapter.lines);
  expect(lines.filter((line) => line.includes('nothing more'))).toEqual([]);
});

it('what brings nobody a V says so in words, and not as a number', () => {
  const said = (event: TrexlandsEvent): string => eventText(event, NAMES);
  expect(said({ type: 'supplied', coins: 0 })).toContain('the Supply adds none');
  expect(said({ type: 'washed-away', coins: 0 })).toContain('none are washed away');
  expect(said({ type: 'toll-paid', seat: seat(0), to: seat(1), coins: 0 })).toContain('takes no toll');
});

it('the panel alone says that the private arena opens', () => {
  const { events } = say(inPlay(), [0, 'pass'], [1, 'pass'], [0, 'pass'], [1, 'pass']);
  const told = sayingsOf(events, NAMES).map(({ text }) => text);
  expect(told.join(' ')).toContain('Nobody bids');
  expect(told.join(' ')).not.toContain('private arena');
});

it('whoever was done and is asked again for a challenge is named', () => {
  const arena = say(withCamp(inPlay(), 1, { coins: 3 }), [0, 'pass'], [1, 'pass'], [0, 'pass'], [1, 'pass']).state;
  const open = say(arena, [0, 'place charge 2'], [0, 'ready'], [1, 'ready']).state;
  const session = standing(open);
  session.commands.act({ do: 'ready', seat: seat(0) });
  expect(wordsOf(shown(session, <Happened />))).not.toContain('asked again');
  session.commands.act(choice(1, 'challenge 0 1'));
  expect(wordsOf(shown(session, <Happened />))).toContain('Ada is asked again.');
});

it('the end of a match shows how all stand, the best first, and where to go from there', () => {
  const state = withCamp(withCamp(inPlay(), 0, { x: 2 }), 1, { x: 5 });
  const session = standing({ ...state, outcome: { winners: [seat(1)], by: 'x-scored' } });
  const html = shown(session, <EndPanel />);
  expect(wordsOf(html)).toContain('Bo wins');
  expect(wordsOf(html)).toMatch(/Bo 5 3 #2 Ada 2 3 #1/);
  expect(buttonsOf(html)).toEqual(expect.arrayContaining(['Again', 'Export', 'Take back']));
  expect(html).toContain('href="#/new/trexlands"');
  expect(html).toContain('href="#/watch/');
});

it('whoever has given up stands below the others at the end, whatever they had', () => {
  const state = withCamp(inPlay(), 0, { coins: 9 });
  const session = standing({ ...state, conceded: [seat(0)], outcome: { winners: [seat(1)], by: 'concession' } });
  const words = wordsOf(shown(session, <EndPanel />));
  expect(words).toMatch(/Bo 0 \d+ #\d Ada 0 9 /);
  expect(words).toContain('Ada gave up.');
});

it('sentences of the rules are told with names, and what is quoted stays as it was typed', () => {
  expect(withNames('seat 1 has 0-T2, not "seat 1".', NAMES)).toBe('Bo has Ada’s truck 2, not "seat 1".');
});

describe('a sentence gives its reason', () => {
  const told = (session: FakeSession): readonly string[] =>
    logLinesOf(session.match(), NAMES).flatMap(({ lines }) => lines);

  it('a rank says which truck alone was on its wheels', () => {
    const session = begun();
    session.commands.rollForMe();
    session.commands.goOn();
    expect(told(session)).toContain('Ada’s truck 1 alone is on its wheels: Ada is #1.');
  });

  it('a truck that weather sends to Camp says which weather', () => {
    const session = begun(ADA_AND_BO, () => 'on-side');
    const rolling = [pieceId('1-T1')];
    session.stand({
      ...withTrucks(inPlay(), { '1-T1': 'b1' }),
      agenda: [{ type: 'clima', seat: seat(0), waiting: [], card: 'sandstorm-1', rolling }],
    });
    session.commands.rollForMe();
    expect(wordsOf(shown(session, <Dock />))).not.toContain('goes first');
    session.commands.goOn();
    expect(told(session)).toContain('Sandstorm: Bo’s truck 1 rolled and is down, so it goes back to Camp.');
  });

  it('a card that is bought says that a lower bid is gone', () => {
    const session = standing(inPlay());
    for (const [by, text] of [
      [0, 'pass'],
      [1, 'pass'],
      [0, 'bid 1 1'],
      [1, 'bid 1 2'],
      [0, 'pass'],
      [1, 'pass'],
    ] as const)
      session.commands.act(choice(by, text));
    expect(told(session).join(' ')).toContain('goes to Bo for 2 V. The 1 V that Ada bid on it is gone.');
    const first = (alone: number): string => {
      session.store.setState({ alone: seat(alone) });
      return happenedIn(session.match(), session.store.getState()).sayings[0]?.text ?? '';
    };
    expect(first(0)).toBe('You bought nothing.');
    expect(first(1)).toContain('goes to Bo for 2 V.');
  });

  it('the EXCHANGE says what it is when it opens, to as many players as there are', () => {
    const session = standing(inPlay());
    for (const by of [0, 1]) session.commands.act(choice(by, 'pass'));
    const said = sayingsOf(session.store.getState().events, NAMES, session.match().log).map(({ text }) => text);
    expect(said).toContain('The EXCHANGE opens: both players now buy cards.');
    expect(gameTexts.exchange.opens(4)).toBe('The EXCHANGE opens: all 4 players now buy cards.');
  });

  it('with the first weather of a match it says what weather is, and later it does not', () => {
    const session = standing(inPlay());
    session.store.setState({
      events: [
        { type: 'exchange-opened', cycle: 1 },
        { type: 'clima', card: 'drought-1' },
      ],
    });
    const first = `${gameTexts.exchange.opens(2)} ${gameTexts.exchange.weather}`;
    const happened = (): string => wordsOf(shown(session, <Happened />));
    expect(happened()).toContain(first);
    expect(happened().split('The EXCHANGE opens')).toHaveLength(2);
    const match = session.match();
    session.commands.act(choice(0, 'pass'));
    const [entry] = session.match().log;
    if (entry === undefined) throw new Error('a pass is an action');
    const log = [{ ...entry, events: [{ type: 'clima', card: 'flood-1' } as const] }];
    session.store.setState({
      match: { ...match, log },
      events: [
        { type: 'exchange-opened', cycle: 1 },
        { type: 'clima', card: 'drought-1' },
      ],
    });
    expect(happened()).not.toContain(gameTexts.exchange.weather);
    expect(happened()).not.toContain('The EXCHANGE opens'); // the market lies there
  });
});
