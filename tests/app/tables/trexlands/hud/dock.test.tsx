import { describe, expect, it } from 'vitest';
import { Dock } from '#app/tables/trexlands/hud/dock/Dock.tsx';
import { CardStep } from '#app/tables/trexlands/hud/cards/CardStep.tsx';
import { CAPTAINS, captainCard } from '#games/trexlands/captains.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { pieceId, seat } from '#sim/ids.ts';
import {
  choice,
  inPlay,
  say,
  withCamp,
  withCaptain,
  withCards,
  withTrucks,
  stacked,
} from '../../../../games/trexlands/support.ts';
import { lookOfColour } from '#play/seatLooks.ts';
import { ADA_AND_BO, begun, type FakeSession } from '../fakeSession.ts';
import { buttonsOf, explainedIn, shown, wordsOf } from '../shownHud.tsx';

const NARROW = '\u00a0'; // a space that does not break

const dock = (session: FakeSession): string => shown(session, <Dock />);
const buttons = (session: FakeSession): readonly string[] => buttonsOf(dock(session));
/** With its drawer of words. */
const open = (session: FakeSession): string => shown(session, <Dock />, { exactShown: true });
const named = (session: FakeSession): readonly string[] => buttonsOf(open(session));

/** A session in a position, with Ada’s turn unless it says otherwise. */
function standing(state: Parameters<FakeSession['stand']>[0]): FakeSession {
  const session = begun();
  session.stand(state);
  return session;
}

describe('a battle', () => {
  const facing = withCards(withTrucks(inPlay(), { '0-T1': 'b2', '1-T1': 'b3' }), 1, 'ballast-1');
  const said = (state: Parameters<FakeSession['stand']>[0]): string => {
    const session = standing(state);
    session.commands.act(choice(0, 'move T1 b3'));
    return wordsOf(dock(session));
  };

  it('says what each side would win here and now', () => {
    const there = facing.terra.map((terra) => (terra.id === 'b3' ? { ...terra, coins: 2 } : terra));
    expect(said(withCamp({ ...facing, terra: there }, 1, { coins: 3 }))).toContain(
      'Ada wins: takes b3, the 2 V there and 3 V from Bo. Bo wins: keeps b3. Trucks that are down go back to Camp.',
    );
    const nothing = facing.terra.map((terra) => (terra.id === 'b3' ? { ...terra, coins: 0 } : terra));
    expect(said(withCamp({ ...facing, terra: nothing }, 1, { coins: 0 }))).toContain('Ada wins: takes b3. Bo wins:');
  });

  it('for a stake says what the defender would win, too', () => {
    const marshal = withCaptain(facing, 1, 'marshal');
    expect(said(withCamp(marshal, 0, { coins: 1 }))).toContain('1 V from Ada');
  });
});

it('a market at which only computers bid is one that a person watches', () => {
  const bot = { name: 'Bo', colour: 1, kind: 'bot', level: 'careless' } as const;
  const session = begun({ ...ADA_AND_BO, seats: [ADA_AND_BO.seats[0] ?? bot, bot] });
  session.stand(say(inPlay(), [0, 'pass'], [1, 'pass'], [0, 'bid 1 1']).state);
  expect(wordsOf(dock(session))).toContain('Bo is bidding');
  expect(wordsOf(dock(session))).not.toContain('drag coins');
});

describe('a roll', () => {
  it('is thrown seat by seat, aimed or by chance, or by chance for everybody, and a truck can be taken up again', () => {
    const session = begun();
    expect(buttons(session)).toEqual(['Aim Ada’s truck 1', texts.table.exact, 'Roll mine for me', 'Let go']);
    expect(wordsOf(dock(session))).toContain('Ada throws Flick the truck into the tray.');
    expect(wordsOf(dock(session))).toContain('then Bo');
    expect(buttonsOf(shown(session, <Dock />, { exactShown: true }))).toContain('Roll for everybody');
    session.commands.rollForMe([pieceId('0-T1')]);
    expect(buttons(session)).toEqual([
      'Take Ada’s truck 1 up again',
      'Aim Bo’s truck 1',
      texts.table.exact,
      'Roll mine for me',
      'Let go',
    ]);
    expect(buttonsOf(shown(session, <Dock />, { exactShown: true }))).not.toContain('Roll for everybody');
  });

  it('says of every truck how it lies and by which clause, and goes on when somebody has seen it', () => {
    const session = begun();
    session.commands.rollForMe();
    expect(wordsOf(dock(session))).toContain('Ada’s truck 1 is on its wheels: all four are on the table. TX-0');
    expect(wordsOf(dock(session))).toContain(
      'Bo’s truck 1 is down: it lies on its left side, no wheel on the table. TX-0',
    );
    expect(buttons(session)).toContain('Go on');
    session.commands.goOn();
    expect(wordsOf(dock(session))).toContain('Bo: choose your Captain');
  });

  it('tells first of the trucks that stand on their wheels, as they decide it', () => {
    const session = begun(ADA_AND_BO, (truck) => (truck === '1-T1' ? 'wheels-up' : 'on-side'));
    session.commands.rollForMe();
    expect(wordsOf(dock(session))).toMatch(/Bo’s truck 1 is on its wheels.*Ada’s truck 1 is down/);
  });

  it('leads to all Captains, each by name and with what it does', () => {
    const session = begun();
    session.commands.rollForMe();
    session.commands.goOn();
    expect(buttons(session)).toEqual(
      CAPTAINS.map((id) => {
        const { name } = captainCard(id);
        return `${name} ${gameTexts.faces.short[id].replaceAll(NARROW, ' ')} ${name}`;
      }),
    );
  });
});

describe('trucks of a player who has given up', () => {
  it('are thrown by chance, and the dock says so; alone they wait for nothing but a word', () => {
    const storm = (...rolling: readonly string[]): FakeSession =>
      standing({
        ...inPlay(),
        conceded: [seat(1)],
        agenda: [{ type: 'clima', seat: seat(0), waiting: [], card: 'sandstorm-1', rolling: rolling.map(pieceId) }],
      });
    const both = storm('0-T1', '1-T1');
    expect(wordsOf(dock(both))).toContain('Bo’s truck 1 is thrown by chance, as its player has given up');
    expect(buttons(both)).toEqual(['Aim Ada’s truck 1', texts.table.exact, 'Roll mine for me', 'Let go']);
    const alone = storm('1-T1', '1-T2');
    expect(wordsOf(dock(alone))).toContain('Chance throws');
    expect(wordsOf(dock(alone))).toContain('Bo’s trucks 1 and 2 are thrown by chance, as their players have given up');
    expect(buttons(alone)).toEqual(['Aim Bo’s truck 1', 'Aim Bo’s truck 2', texts.table.exact, 'Roll for everybody']);
  });
});

describe('a truck that did not tumble', () => {
  const placed = (failed: number): FakeSession => {
    const session = begun();
    const { state } = session.match();
    return standing({
      ...state,
      reroll: { thrown: [pieceId('0-T1'), pieceId('1-T1')], upright: [], left: [{ truck: pieceId('1-T1'), failed }] },
    });
  };

  it('is thrown again alone by its own player, the third time by chance and by nothing else', () => {
    expect(wordsOf(dock(placed(1)))).toContain('Bo throws');
    expect(wordsOf(dock(placed(1)))).toContain(
      'Bo’s truck 1 turned over too little for a roll, and is rolled again alone',
    );
    expect(buttons(placed(1))).toEqual(['Aim Bo’s truck 1', texts.table.exact, 'Roll mine for me', 'Let go']);
    expect(wordsOf(dock(placed(2)))).toContain('Bo’s truck 1 turned over too little twice: chance throws it now');
    expect(buttons(placed(2))).toEqual(['Aim Bo’s truck 1', texts.table.exact, 'Roll mine for me']);
  });

  it('is called as it lies, and as no roll, by its clause', () => {
    const session = begun();
    session.commands.rollForMe();
    const { roll } = session.store.getState();
    if (roll?.report === null || roll === null) throw new Error('it is called');
    const report = {
      ...roll.report,
      rulings: roll.report.rulings.map((ruling, i) =>
        i === 0 ? { ...ruling, counts: false, turnedDeg: 71.9 } : ruling,
      ),
    };
    session.store.setState({ roll: { ...roll, report } });
    expect(wordsOf(dock(session))).toContain(
      'Ada’s truck 1 is on its wheels: all four are on the table. That was no roll: Ada’s truck 1 turned over by 71 degrees only, and a third of a full turn (120 degrees) is the least. It is rolled again. TX-63',
    );
    expect(dock(session)).toContain('data-code="did-not-tumble"');
  });
});

describe('a battle', () => {
  const battle = (): FakeSession => {
    const session = standing(withTrucks(inPlay(), { '0-T1': 'b2', '1-T1': 'b3' }));
    session.commands.act(choice(0, 'move T1 b3'));
    return session;
  };

  it('tells its ground, which explains itself, and that nothing has been rolled on it yet', () => {
    const session = battle();
    expect(wordsOf(dock(session))).toMatch(/Will be rolled on (scrub|the salt flat|gravel|a dune)/);
    expect(explainedIn(dock(session)).join()).toMatch(/scrub|salt flat|gravel|dune/);
    session.commands.rollForMe();
    expect(wordsOf(dock(session))).toMatch(/ Rolled on (scrub|the salt flat|gravel|a dune)/);
  });

  it('has a key to the rings while a truck is seen from close by', () => {
    const session = battle();
    session.commands.rollForMe();
    expect(wordsOf(dock(session))).not.toContain(gameTexts.battle.rings);
    const { roll } = session.store.getState();
    if (roll === null) throw new Error('it is called');
    session.store.setState({ roll: { ...roll, again: { truck: pieceId('0-T1'), over: true } } });
    expect(wordsOf(dock(session))).toContain(gameTexts.battle.rings);
  });
});

describe('a turn', () => {
  it('offers the trucks of whoever has the WHEEL, says where they are, and a way out', () => {
    const session = standing(withTrucks(inPlay(), { '0-T2': 'b2' }));
    expect(named(session)).toEqual([
      'T1, in Camp',
      'T2, in b2',
      'T3, in Camp',
      'T4, in Camp',
      'Pass',
      texts.table.exactLess,
    ]);
  });

  it('offers every place that a chosen truck can go to, with what waits there', () => {
    const session = standing(withTrucks(inPlay(), { '0-T1': 'b3', '1-T1': 'b2' }));
    session.commands.choose(pieceId('0-T1'));
    expect(named(session)).toEqual(expect.arrayContaining(['b2 battle', 'The City +1 X', 'a3 +1 V']));
  });

  it('says of a place behind the first row that the Navigator goes there, and how often', () => {
    const session = standing({ ...withCaptain(withTrucks(inPlay(), { '0-T2': 'b3' }), 0, 'navigator'), cycle: 4 });
    session.commands.choose(pieceId('0-T1'));
    expect(wordsOf(open(session))).toMatch(/a1 \+1 V b1 \+1 V a2 \+1 V by Navigator/);
    expect(open(session)).toContain('title="By the Navigator, once a game."');
    session.commands.choose(pieceId('0-T2'));
    expect(wordsOf(open(session))).not.toContain('Navigator');
  });

  it('lets trucks in one place be stacked, and a stack come apart, before the MOVE', () => {
    const together = withTrucks(inPlay(), { '0-T1': 'b2', '0-T2': 'b2', '0-T3': 'c2', '0-T4': 'c2' });
    const session = standing(stacked(together, '0-T3', '0-T4'));
    session.commands.choose(pieceId('0-T1'));
    expect(named(session)).toContain('Stack with T2');
    session.commands.choose(pieceId('0-T3'));
    expect(named(session)).toContain('Unstack from T4');
  });

  it('shows the cards that could be played now, and no other', () => {
    const session = standing(withCards(inPlay(), 0, 'nitro-1', 'roadblock-1'));
    expect(named(session)).toContain('Nitro');
    expect(named(session)).not.toContain('Roadblock');
  });
});

describe('an interrupt window', () => {
  const announced = withCards(inPlay(), 1, 'roadblock-1');

  it('says what was announced and by whom, and offers whoever could interrupt it their cards or to pass', () => {
    const session = standing(say(announced, [0, 'move camp T1 r1 b1']).state);
    expect(wordsOf(dock(session))).toContain('Ada announces a MOVE: Ada’s truck 1 by ramp r1 to b1.');
    expect(buttons(session)).toEqual(expect.arrayContaining(['Roadblock: cancels a MOVE', 'Bo passes']));
  });

  it('is edged in the colour of the one who is asked, and in nobody’s where several are', () => {
    const edgeOf = (session: FakeSession) => /class="panel dock[^>]*style="--seat:([^;"]+)/.exec(dock(session))?.[1];
    const window = standing(say(announced, [0, 'move camp T1 r1 b1']).state);
    expect(edgeOf(window)).toBe(lookOfColour(1).colour);
    const battle = withTrucks(withCards(withCards(inPlay(), 0, 'ballast-1'), 1, 'oil-slick-1'), {
      '0-T1': 'b2',
      '1-T1': 'b3',
    });
    expect(edgeOf(standing(say(battle, [0, 'move T1 b3']).state))).toBeUndefined();
  });

  it('has a clock only where the table has chosen one, and of its length', () => {
    const { state } = say(announced, [0, 'move camp T1 r1 b1']);
    expect(buttons(standing(state))).not.toContain('Hold');
    const clocked = standing({ ...state, options: { ...state.options, clockS: 30 } });
    expect(buttons(clocked)).toContain('Hold');
    expect(dock(clocked)).toContain('30 seconds left');
  });

  it('says of an interrupt what it interrupts', () => {
    const both = withCards(announced, 0, 'counter-order-1');
    const session = standing(say(both, [0, 'move camp T1 r1 b1'], [1, 'play roadblock']).state);
    expect(wordsOf(dock(session))).toContain('Interrupted: Ada announces a MOVE');
    expect(buttons(session)).toEqual(expect.arrayContaining(['Counter-order: cancels a card', 'Ada passes']));
  });

  it('offers to be closed at once where several could interrupt', () => {
    const battle = withTrucks(withCards(withCards(inPlay(), 0, 'ballast-1'), 1, 'oil-slick-1'), {
      '0-T1': 'b2',
      '1-T1': 'b3',
    });
    const session = standing(say(battle, [0, 'move T1 b3']).state);
    expect(wordsOf(dock(session))).toContain('Ada attacks Bo in b3');
    expect(buttons(session)).toEqual(
      expect.arrayContaining([
        'Ballast: lands UP more often',
        'Oil slick: battle on slick salt',
        'None of us interrupts',
        'Ada passes: Roll without a card', // gives no attack up
      ]),
    );
    expect(dock(session)).toContain('title="Speaks for everybody who is still to be asked."');
  });

  it('lets the Captain Wrench serve after a battle-roll', () => {
    const battle = withCaptain(withTrucks(inPlay(), { '0-T1': 'b2', '1-T1': 'b3' }), 1, 'wrench');
    const session = standing(say(battle, [0, 'move T1 b3']).state);
    session.commands.rollForMe();
    session.commands.goOn();
    expect(buttons(session)).toContain('Wrench: T1 rolls again');
  });
});

it('a whole turn is played with nothing but what the dock offers', () => {
  const session = standing(inPlay());
  session.commands.choose(pieceId('0-T1'));
  expect(choicesOf(session.match().state, seat(0)).length).toBeGreaterThan(0);
  session.commands.moveTo('a1');
  expect(session.match().state.trucks.find(({ id }) => id === '0-T1')?.at).toBe('a1');
  expect(named(session)).toContain('T1, in Camp'); // Bo’s
});

it('a card that is looked at before it is played has its owner’s frame, and says who would play it', () => {
  const session = standing(withCards(inPlay(), 1, '1-fuel'));
  const plays = [{ do: 'play', seat: seat(1), card: 'fuel', target: { on: 'nothing' } }] as const;
  const step = shown(session, <CardStep kind="fuel" plays={plays} onBack={() => undefined} />);
  const [blue, vermilion] = ADA_AND_BO.seats.map(({ colour }) => lookOfColour(colour).colour);
  expect(step).toContain(`fill="${vermilion}"`);
  expect(buttonsOf(step)).toContain('Bo: play Fuel');
  expect(step).not.toContain(`rx="14" fill="${blue}"`);
});
