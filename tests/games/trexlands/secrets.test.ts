import { describe, expect, it } from 'vitest';
import { startMatch } from '#engine/match.ts';
import { randomPlayer } from '#bots/trexlands/player.ts';
import { FIRST_OPTIONS, STANDARD_OPTIONS } from '#games/trexlands/options.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { playMatch, type Step } from './bots.ts';
import { must, setUpFor } from './support.ts';
import { seeds } from '../../effort.ts';

/** Every secret of a position and the seats that know it. */
function secretsOf(state: TrexlandsState): readonly { readonly card: string; readonly known: readonly number[] }[] {
  const deck = state.publicDeck.map((card) => ({ card, known: [] as number[] }));
  const own = state.camps.flatMap((camp) => camp.deck.map((card) => ({ card, known: [camp.seat as number] })));
  const arena =
    state.phase.name === 'arena'
      ? state.phase.cards.map(({ card, owner, seenBy }) => ({ card, known: [owner as number, ...seenBy] }))
      : [];
  return [...deck, ...own, ...arena].map(({ card, known }) => ({ card: card ?? 'nothing', known }));
}

const quoted = (card: string): string => JSON.stringify(card);

function leaks({ state, events }: Pick<Step, 'state' | 'events'>, seat: number | null): readonly string[] {
  const seen = JSON.stringify(trexlands.view(state, seat));
  const heard = JSON.stringify(events);
  return secretsOf(state).flatMap(({ card, known }) => {
    const own = seat !== null && known.includes(seat);
    if (!own && seen.includes(quoted(card))) return [`seat ${seat} sees ${card}`];
    return heard.includes(quoted(card)) ? [`everybody hears of ${card}`] : [];
  });
}

const whoever = (seats: number): readonly (number | null)[] => [null, ...Array.from({ length: seats }, (_, i) => i)];

describe('secrets', () => {
  const TABLES = [
    [2, 'those of before', STANDARD_OPTIONS],
    [3, 'those of before', STANDARD_OPTIONS],
    [4, 'those of before', STANDARD_OPTIONS],
    [2, 'those of a first match', FIRST_OPTIONS],
  ] as const;
  it.each(TABLES)(
    'no view and no event of a match of %i by the rules, %s, holds one that is not the viewer’s',
    (seats, _, rules) => {
      let searched = 0;
      for (const seed of seeds(2, 200)) {
        playMatch({ seats, seed, player: randomPlayer, options: { ...rules, cycleLimit: 10 } }, (step) => {
          const found = whoever(seats).flatMap((seat) => leaks(step, seat));
          if (found.length > 0) throw new Error(found.join());
          searched += secretsOf(step.state).length;
        });
      }
      expect(searched).toBeGreaterThan(1000);
    },
  );

  it('the search would find one', () => {
    const state = setUpFor(2);
    expect(leaks({ state: { ...state, pit: [state.camps[1]?.deck[0] ?? '1-scout'] }, events: [] }, 0)).toEqual([
      'seat 0 sees 1-scout',
    ]);
  });

  it('a seat sees its own private deck, and of others how many cards there are', () => {
    const state = setUpFor(3);
    const seen = trexlands.view(state, 1);
    expect(seen.camps[1]?.deck).toEqual(state.camps[1]?.deck);
    expect(seen.camps[0]?.deck).toEqual(Array.from({ length: 8 }, () => null));
    expect(seen.publicDeck).toEqual(Array.from({ length: 68 }, () => null));
  });

  it('the order of the decks is chance, and the state of chance is in no view', () => {
    expect(setUpFor(2, {}, 1).publicDeck).not.toEqual(setUpFor(2, {}, 2).publicDeck);
    const seats = [0, 1].map((i) => ({ name: `Player ${i}`, colour: i, kind: 'person' as const }));
    const match = must(
      startMatch(trexlands, { build: 'toy@1', tickHz: 240, seed: 5, seats, setup: { options: STANDARD_OPTIONS } }),
    );
    const seen = JSON.stringify(trexlands.view(match.state, 0));
    for (const word of match.random) expect(seen).not.toContain(String(word));
  });
});
