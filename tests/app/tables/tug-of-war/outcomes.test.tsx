import { describe, expect, it } from 'vitest';
import { Dock } from '#app/tables/tug-of-war/hud/dock/Dock.tsx';
import { card } from '#play/tug-of-war/texts/card.ts';
import { play } from '#play/tug-of-war/play.ts';
import { form } from '#play/tug-of-war/texts/form.ts';
import { guide } from '#play/tug-of-war/texts/guide.ts';
import { inShort } from '#play/tug-of-war/texts/inShort.ts';
import { end, table } from '#play/tug-of-war/texts/table.ts';
import { goalNow } from '#play/tug-of-war/say/machineWords.ts';
import { inPlay, machineOf } from '#games/tug-of-war/state.ts';
import { lay, shown, sitDown, stateOf, wordsOf } from './support.tsx';

const sends = (markup: string): readonly string[] =>
  [...markup.matchAll(/data-send="([^"]*)"/g)].map(([, cards = '']) => cards);

describe('before a turn is sent', () => {
  it('every card with its clause is told first, then its new state and the rival’s blocked machines', () => {
    const session = sitDown();
    session.commands.planAt('race');
    session.commands.lay(1);
    session.commands.lay(1);
    const words = wordsOf(shown(session, <Dock />));
    expect(words).toMatch(/Ada gains a 2\..*\nSteps: Ada 2 and Bo 0\..*\nBo may not use Race next\./);
    expect(shown(session, <Dock />)).toContain('TW-37');
  });

  it('once it is sent the card says what was gained and why; how the machine stands is told by the log', () => {
    const session = sitDown();
    session.commands.act({ do: 'play', seat: 0, module: 'race', cards: [1, 1] });
    const { match } = session.store.getState();
    if (match === null) throw new Error('a match is at the table');
    const sayings = play.happened?.(match, session.store.getState()).sayings;
    expect(sayings?.map(({ text }) => text)).toEqual([
      'Ada plays 1 and 1 at the Race.',
      'Ada gains a 2: 2 steps apart.',
    ]);
    expect(play.sentences(match, match.log)).toContain('Ada gains a 2: 2 steps apart.');
  });

  it('orders with another outcome are told apart, and each has its own button', () => {
    const session = sitDown();
    const race = machineOf(stateOf(session), 'race');
    // A puddle on step 4: the 3 ends there as well behind the 2; the 2 goes on from there.
    lay(session, {
      hands: [
        [2, 3],
        [1, 1, 2],
      ],
      machines: { ...stateOf(session).machines, race: { ...race, state: { at: [1, 0] } } },
    });
    session.commands.planAt('race');
    session.commands.lay(2);
    session.commands.lay(3);
    const markup = shown(session, <Dock />);
    expect(sends(markup)).toEqual(['2-3', '3-2']);
    expect(wordsOf(markup)).toContain('Steps: Ada 4 and Bo 0.');
    expect(wordsOf(markup)).toContain('Steps: Ada 6 and Bo 0.');
  });

  it('orders with the same outcome are one, which says so', () => {
    const session = sitDown();
    lay(session, { hands: [[1, 2], [1]] });
    session.commands.planAt('conker');
    session.commands.lay(1);
    session.commands.lay(2);
    const markup = shown(session, <Dock />);
    expect(sends(markup)).toEqual(['1-2']);
    expect(markup).toContain('title="The same for 2, then 1."');
  });

  it('an order that is not allowed says why', () => {
    const session = sitDown();
    const race = machineOf(stateOf(session), 'race');
    lay(session, {
      hands: [[1, 5], [1]],
      machines: { ...stateOf(session).machines, race: { ...race, state: { at: [10, 0] } } },
    });
    session.commands.planAt('race');
    session.commands.lay(5);
    const markup = shown(session, <Dock />);
    expect(sends(markup)).toEqual([]);
    expect(wordsOf(markup)).toContain('5: The end is 3 steps away and is reached exactly; a 5 is too many.');
  });

  it('the reward that is chosen at the Tower stands beside the cards', () => {
    const session = sitDown();
    session.commands.planAt('tower');
    session.commands.lay(1);
    session.commands.chooseOption('B');
    expect(shown(session, <Dock />)).toMatch(/<option value="B" selected[^>]*>a 4</);
  });

  it('a tile is touched on the table; with exact aiming they are offered in a list, too, until every card has one', () => {
    const session = sitDown();
    session.commands.planAt('path');
    session.commands.lay(1);
    expect(shown(session, <Dock />)).not.toContain('data-aim=');
    expect(wordsOf(shown(session, <Dock />))).toContain('Touch a tile of the Path.');
    expect(shown(session, <Dock />, { exactShown: true })).toContain('<option value="c4">');
    session.commands.aim('c4');
    const markup = shown(session, <Dock />, { exactShown: true });
    expect(markup).not.toContain('data-aim=');
    expect(sends(markup)).toEqual(['1']);
  });

  it('says how many cards would have to be discarded', () => {
    const session = sitDown();
    lay(session, { hands: [[1, 1, 1, 1, 5], [1]] });
    session.commands.planAt('tower');
    session.commands.lay(1);
    session.commands.chooseOption('C');
    expect(wordsOf(shown(session, <Dock />))).toContain('Ada will have to discard 2 cards.');
  });
});

describe('the dock', () => {
  it.each(inPlay(stateOf(sitDown())))('says the goal of the %s where it is chosen, and leads to the others', (id) => {
    const session = sitDown();
    session.commands.planAt(id);
    const markup = shown(session, <Dock />);
    const goal = goalNow(stateOf(session), id);
    expect(goal).not.toBe('');
    expect(wordsOf(markup)).toContain(goal);
    expect(markup).toContain('data-other');
    expect(markup).not.toContain('data-machine=');
  });

  it('names why a machine may not be used, and lets nobody plan there', () => {
    const session = sitDown();
    session.commands.typeMove('race 1');
    const markup = shown(session, <Dock />, { exactShown: true });
    expect(markup).toMatch(/data-machine="race" data-blocked="true"[^>]*disabled/);
    expect(wordsOf(markup)).toContain('rival’s last');
  });

  it('asks for exactly as many discards as are too many', () => {
    const session = sitDown();
    lay(session, { hands: [[1, 2, 3, 4, 5, 5], [1]], phase: { name: 'discard', seat: 0 } });
    const markup = shown(session, <Dock />);
    expect(wordsOf(markup)).toContain('Ada: discard 1 card');
    expect(markup.match(/data-card=/g)).toHaveLength(6);
  });

  it('offers Block Move to its owner alone, while six machines or more are in play', () => {
    const session = sitDown({ options: { items: { starter: null, conkerStart: null, blockMove: 0 } } });
    session.commands.planAt('race');
    expect(shown(session, <Dock />)).toContain('Block Move');
    session.commands.lay(1);
    session.commands.chooseBlock('clock');
    session.commands.send();
    expect(stateOf(session).forbidden).toBe('clock');
    session.commands.planAt('rope');
    expect(shown(session, <Dock />)).not.toContain('Block Move');
  });
});

it('in a match of the set first neither the form nor the help, the end or the lessons speak of seven machines', () => {
  const said = JSON.stringify([table.label, form.lead, form.first, card, inShort, guide, end.by.modules('Ada', 2)]);
  expect(said).not.toMatch(/seven|three of them/i);
  expect(end.by.modules('you', 2)).toBe('You won two machines.');
});

it('of the Rope the card that a spot gives is said, not its letter', () => {
  const session = sitDown();
  session.commands.planAt('rope');
  session.commands.lay(1);
  const words = wordsOf(shown(session, <Dock />));
  expect(words).not.toMatch(/letter [A-G]/);
  expect(words).toMatch(/at spot 0: \S/);
});

it('the hand is a fan of stacks, which stay as cards are laid and say how many of them are', () => {
  const session = sitDown();
  lay(session, { hands: [[1, 1, 2], [1]] });
  const stacks = (): readonly string[] =>
    [...shown(session, <Dock />).matchAll(/data-lay="(\d)" aria-label="([^"]*)"/g)].map(([, , name = '']) => name);
  expect(stacks()).toEqual(['Lay a 1, 0 of 2', 'Lay a 2']);
  session.commands.lay(1);
  expect(stacks()).toEqual(['Lay a 1, 1 of 2', 'Lay a 2']);
});
