import type { TractorPullEvent } from '../events.ts';
import type { Answer } from './schema.ts';

type Pull = NonNullable<Answer['pull']>;

/** The pull among the events of an action; null where there was none. An action brings at most one about. */
export function pullIn(events: readonly TractorPullEvent[]): Pull | null {
  const pulled = firstOf(events, 'pulled');
  if (pulled === undefined) return null;
  const compared = firstOf(events, 'compared');
  const score = firstOf(events, 'match-won')?.score;
  const isOvertime = firstOf(events, 'overtime') !== undefined;
  return {
    ropes: pulled.ropes.map(({ rope, totals: [a, b], winner, points }) => ({ rope, totals: [a, b], winner, points })),
    points: [...pulled.points],
    compared:
      compared === undefined
        ? null
        : { place: compared.place, strengths: [compared.strengths[0], compared.strengths[1]] },
    leadsTo: score !== undefined ? 'won' : isOvertime ? 'overtime' : 'wrench',
    winner: score?.winner ?? null,
    by: score?.by ?? null,
  };
}

function firstOf<T extends TractorPullEvent['type']>(
  events: readonly TractorPullEvent[],
  type: T,
): Extract<TractorPullEvent, { readonly type: T }> | undefined {
  return events.find((event): event is Extract<TractorPullEvent, { readonly type: T }> => event.type === type);
}
