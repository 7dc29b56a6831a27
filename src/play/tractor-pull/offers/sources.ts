import { asked } from '#games/tractor-pull/asked.ts';
import type { SourceId } from '#games/tractor-pull/almanac/sources.ts';
import { FACES, type Seat } from '#games/tractor-pull/ids.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { TractorPullMove } from '#bots/tractor-pull/moves.ts';
import type { SessionState, Leaf } from '../session/sessionTypes.ts';

/** Cards that lie to be chosen from at once. */
export const AT_ONCE = 2;

/** The cards with a text that the seat chooses from, from its view; none while something else is asked. */
export function sourcesFor(seen: TractorPullState, seat: Seat): readonly SourceId[] {
  const { phase, queue, unused, players } = seen;
  if (queue.length > 0 || !asked(seen).includes(seat)) return [];
  const { character, items } = players[seat];
  switch (phase.name) {
    case 'faces':
      return character === null ? [] : FACES.map((face) => `${character}-${face}` as const);
    case 'location':
      return unused.flatMap((id) => FACES.map((face) => `${id}-${face}` as const));
    case 'install':
      return items.flatMap((item) => (item === null ? [] : [item]));
    case 'award':
      return phase.drawn.flatMap((item) => (item === null ? [] : [item]));
    default:
      return [];
  }
}

/** The card that a hint means; null where it means none. */
export function sourceMeant(aimed: TractorPullMove | null, sources: readonly SourceId[]): SourceId | null {
  switch (aimed?.do) {
    case 'face':
      return sources.find((source) => source.endsWith(`-${aimed.face}`)) ?? null;
    case 'location':
      return aimed.location;
    case 'install':
    case 'award':
      return aimed.item;
    default:
      return null;
  }
}

export interface Page {
  readonly shown: readonly SourceId[];
  readonly page: number;
  readonly pages: number;
  readonly hinted: SourceId | null;
}

/** The two of them that are looked at: where a hint has just come, those that it means; from there one turns on. */
export function pageOf(sources: readonly SourceId[], leaf: Leaf, aimed: SessionState['aimed']): Page {
  const hinted = sourceMeant(aimed, sources);
  const pages = Math.ceil(sources.length / AT_ONCE);
  const meant = hinted === null || leaf.hinted === hinted ? -1 : sources.indexOf(hinted);
  const page = Math.max(0, Math.min(meant < 0 ? leaf.page : Math.floor(meant / AT_ONCE), pages - 1));
  return { shown: sources.slice(page * AT_ONCE, (page + 1) * AT_ONCE), page, pages, hinted };
}
