import type { Counts } from '#engine/module/odds.ts';
import { kindOf } from '#games/truck-off/cards.ts';
import type { TruckOffEvent } from '#games/truck-off/events.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';

/** A match in figures that can be added up: its end, and each kind of card, as often as it was played or put away. */
export function countsOf(events: readonly TruckOffEvent[], state: TruckOffState): Counts {
  const counts: Record<string, number> = {};
  const note = (name: string, more = 1): void => void (counts[name] = (counts[name] ?? 0) + more);
  for (const event of events) {
    if (event.type === 'executed') note(`played ${kindOf(event.card)}`);
    if (event.type === 'discarded') note(`discarded ${kindOf(event.card)}`);
    if (event.type === 'hand-paid') for (const card of event.cards) note(`kept ${kindOf(card)}`);
  }
  const { outcome, players, barry } = state;
  note(
    'money of all players',
    players.reduce((sum, { money }) => sum + money, 0),
  );
  if (barry !== null) note('money of Barry', barry);
  if (outcome !== null) note(`by ${outcome.by}`);
  if (outcome !== null && barry !== null && outcome.winners.length === 0) note('won by Barry');
  return counts;
}
