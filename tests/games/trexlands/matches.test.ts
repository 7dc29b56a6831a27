import { describe, expect, it } from 'vitest';
import { PUBLIC_DECK, privateDeckOf } from '#games/trexlands/cards/ids.ts';
import { scoredWith, xInCity } from '#games/trexlands/fleet.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import { ledgerOf } from './ledger.ts';
import { randomPlayer } from '#bots/trexlands/player.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { eventText } from '#games/trexlands/texts.ts';
import { seat } from '#sim/ids.ts';
import { playMatch } from './bots.ts';
import { cases, seeds } from '../../effort.ts';

const holds = (what: boolean, why: string): void => {
  if (!what) throw new Error(why); // a thousand times faster than expect
};

function balances(state: TrexlandsState, allCards: string): void {
  const ledger = ledgerOf(state);
  holds(
    ledger.issued - ledger.returned === ledger.onBoard + ledger.inCamps + ledger.committed,
    `V do not balance: ${JSON.stringify(ledger)}`,
  );
  const all = xInCity(state);
  holds(ledger.x === scoredWith(state, all, all), `X do not balance: ${ledger.x}`);
  holds([...ledger.cards].sort().join() === allCards, 'cards were lost or doubled');
  for (const camp of state.camps) holds(camp.coins >= 0 && camp.x >= 0, `seat ${camp.seat} owes something`);
  for (const { id, coins } of state.terra) holds(coins >= 0 && coins <= 4, `${coins} V on ${id}`);
}

function soundBoard(state: TrexlandsState): void {
  const inBattle = state.agenda.find((act) => act.type === 'battle')?.terra;
  for (const { id, at, mate } of state.trucks) {
    const other = state.trucks.find((truck) => truck.id === mate);
    holds(
      mate === null || (other?.mate === id && other.at === at && ownerOf(mate) === ownerOf(id)),
      `the stack of ${id} is not one`,
    );
    if (at === 'camp' || at === inBattle) continue;
    const there = state.trucks.filter((truck) => truck.at === at);
    const obstacle = state.board.tiles.find((tile) => tile.id === at)?.obstacle === true;
    holds(there.length <= (obstacle ? 1 : 2), `too many trucks in ${at}`);
    holds(
      there.every((truck) => ownerOf(truck.id) === ownerOf(id)),
      `two owners in ${at}`,
    );
    const post = state.terra.find((terra) => terra.id === at)?.post ?? null;
    holds(post === null || post.owner === ownerOf(id), `a rival’s Post under ${id}`);
  }
}

describe('random matches', () => {
  it.each(cases([3], [2, 3, 4]))(
    'of %i: V, X and cards balance after every action, the board stays sound, everything can be told, and TX-60 every match ends',
    (seats) => {
      const all = [...PUBLIC_DECK, ...Array.from({ length: seats }, (_, i) => privateDeckOf(seat(i))).flat()]
        .sort()
        .join();
      for (const seed of seeds(8, 1000)) {
        const end = playMatch(
          {
            seats,
            seed,
            player: randomPlayer,
            options: { ties: seed % 2 === 0 ? 'any' : 'highest', cycleLimit: seed % 20 === 0 ? 40 : 6 },
          },
          ({ state, events }) => {
            balances(state, all);
            soundBoard(state);
            for (const event of events)
              holds(
                /^[A-Z0-9].*[.]$/.test(eventText(event)),
                `${JSON.stringify(event)} is told as ${eventText(event)}`,
              );
          },
        );
        expect(end.outcome?.winners).toHaveLength(1);
      }
    },
  );
});
