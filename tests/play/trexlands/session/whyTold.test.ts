import { expect, it } from 'vitest';
import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import type { Match } from '#engine/match.ts';
import type { FaceDown, TrexlandsState } from '#games/trexlands/state.ts';
import type { TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import { botsHere } from '#play/trexlands/session/botsHere.ts';
import type { Core } from '#play/trexlands/session/core.ts';
import { seat } from '#sim/ids.ts';
import { inPlay } from '../../../games/trexlands/support.ts';

const CARD: FaceDown = { owner: seat(0), card: null, coins: 1, challengers: [], seenBy: [] };

function mayTell(card: FaceDown): boolean | undefined {
  const phase = { name: 'arena', cards: [card], placing: null, ready: [] };
  const state = { ...inPlay(3), phase } as unknown as TrexlandsState;
  const challenge: TrexlandsMove = { do: 'challenge', seat: seat(1), owner: seat(0), slot: 1 };
  return botsHere({} as Core).mayTellWhy?.({ state } as Match<TrexlandsTypes>, challenge);
}

it('a computer says why it challenges, but not once a card has been looked at (TX-69)', () => {
  expect(mayTell(CARD)).toBe(true);
  expect(mayTell({ ...CARD, seenBy: [seat(1)] })).toBe(false);
});
