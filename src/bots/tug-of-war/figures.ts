import type { Counts } from '#engine/module/odds.ts';
import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import { machineOf, modulesOf, type TugOfWarState } from '#games/tug-of-war/state.ts';

/**
 * A match in figures that can be added up: how it ended; each module's turns, points and wins; in how many matches it
 * was one of the winner's three; and who of the two won it.
 */
export function countsOf(events: readonly TugOfWarEvent[], state: TugOfWarState): Counts {
  const counts: Record<string, number> = {};
  const note = (name: string, more = 1): void => void (counts[name] = (counts[name] ?? 0) + more);
  for (const event of events) {
    if (event.type === 'played') note(`turns at ${event.module}`);
    if (event.type === 'scored') note(`points on ${event.module}`);
    if (event.type === 'released' && event.scorer !== null) note('points on conker');
    if (event.type === 'module-won') note(`${event.module} won`);
    if (event.type === 'gained')
      note(
        'strength gained',
        event.gain.cards.reduce((sum, card) => sum + card, 0),
      );
    if (event.type === 'discarded') note('cards discarded', event.cards.length);
  }
  const { outcome, first } = state;
  if (outcome === null) return counts;
  note(`by ${outcome.by}`);
  if (outcome.winner === null) note('drawn');
  if (outcome.winner === first) note('won by first');
  if (outcome.by !== 'modules') return counts;
  for (const id of modulesOf(state)) if (machineOf(state, id).wonBy === outcome.winner) note(`${id} in a win`);
  return counts;
}
