import { describe, expect, it } from 'vitest';
import { adviceReason, botReason } from '#play/tug-of-war/texts/bots.ts';
import { Dock } from '#app/tables/tug-of-war/hud/dock/Dock.tsx';
import { REASONS } from '#bots/tug-of-war/reasons.ts';
import type { TugOfWarMove } from '#bots/tug-of-war/moves.ts';
import { ok } from '#sim/result.ts';
import { lay, matchOf, shown, sitDown, stateOf, wordsOf, type Think } from './support.tsx';

const thinkOf =
  (move: TugOfWarMove): Think =>
  () =>
    Promise.resolve(ok({ move, reason: { code: 'better', about: { module: 'rope', play: 'rope 1' } } }));

const ADAS: TugOfWarMove = { do: 'play', seat: 0, module: 'tower', cards: [1, 1], option: 'B' };
const BOS: TugOfWarMove = { do: 'play', seat: 1, module: 'rope', cards: [1] };

/** Lets promises that are kept already be heard. */
const heard = async (): Promise<void> => {
  for (let i = 0; i < 5; i += 1) await Promise.resolve();
};

describe('a hint', () => {
  it('lays its cards as a plan with the outcome, and plays nothing', async () => {
    const session = sitDown({ think: thinkOf(ADAS) });
    session.advice?.ask();
    await heard();
    const { plan } = session.store.getState();
    expect(plan).toMatchObject({ module: 'tower', option: 'B', laid: [{ card: 1 }, { card: 1 }] });
    const words = wordsOf(shown(session, <Dock />));
    expect(words).toContain('Hint: play a 1 at the Rope; you stand better after it');
    expect(words).toContain('Ada gains a 4.');
    expect(matchOf(session).log).toHaveLength(0);
  });

  it('that comes after cards are laid leaves them, so that Push plays what it played, and names its own', async () => {
    const session = sitDown({ think: thinkOf(ADAS) });
    session.advice?.ask();
    session.commands.lay(1);
    session.commands.planAt('race');
    await heard();
    expect(session.store.getState().plan).toMatchObject({ module: 'race', laid: [{ card: 1 }] });
    expect(wordsOf(shown(session, <Dock />))).toContain('Hint: play a 1 at the Rope;');
    session.commands.send();
    expect(matchOf(session).log.map(({ action }) => action)).toMatchObject([{ module: 'race', cards: [1] }]);
  });

  it('may be asked for again once other cards are laid', async () => {
    const session = sitDown({ think: thinkOf(ADAS) });
    session.advice?.ask();
    await heard();
    session.commands.takeUp();
    expect(shown(session, <Dock />)).toMatch(/<button[^>]*class="button quiet advise"/);
  });

  it('marks the cards to discard', async () => {
    const session = sitDown({ think: thinkOf({ do: 'discard', seat: 0, cards: [1, 2] }) });
    lay(session, { hands: [[1, 1, 2, 3, 4, 5, 5], [1]], phase: { name: 'discard', seat: 0 } });
    session.advice?.ask();
    await heard();
    const marked = [...shown(session, <Dock />).matchAll(/data-card="(\d)"[^>]*data-hint/g)].map(([, card]) => card);
    expect(marked).toEqual(['1', '2']);
  });
});

describe('a computer player', () => {
  it('is seen laying its cards before it sends them', async () => {
    const session = sitDown({ level: 'careless', think: thinkOf(BOS) });
    session.commands.typeMove('race 1');
    session.advance(1);
    await heard();
    session.advance(1);
    expect(session.store.getState().aimed).toEqual(BOS);
    expect(wordsOf(shown(session, <Dock />))).toContain('Bo: a 1 at the Rope.');
    expect(matchOf(session).log).toHaveLength(1);
    session.advance(1);
    expect(matchOf(session).log.map(({ action }) => action)).toHaveLength(2);
    expect(stateOf(session).last).toEqual(['race', 'rope']);
  });

  it('is not played for by a person', () => {
    const session = sitDown({ level: 'careless', think: () => new Promise(() => undefined) });
    session.commands.typeMove('race 1');
    session.commands.typeMove('rope 1');
    expect(session.store.getState().fault?.code).toBe('bots-seat');
  });
});

it.each(REASONS)('the reason %s has a sentence of its own, for a bot and for a hint', (code) => {
  const about = { module: 'rope', play: 'rope 3 1', gained: '5 2' };
  expect(botReason({ code, about })).toMatch(/^[A-Z].+\.$/);
  expect(adviceReason({ code, about })).toMatch(/^[a-z].+\.$/);
});
