import type { Game, GameTypes } from './game.ts';
import type { LogEntry, Match, MatchHeader } from './match.ts';

/** One action that was played, as far as it may be seen. */
export interface SeenEntry<T extends GameTypes> extends Omit<LogEntry<T>, 'action' | 'before'> {
  /** Null for what another seat did without physics: the events tell all of it that everybody may know. */
  readonly action: T['action'] | null;
  readonly before: { readonly state: T['state'] };
}

/**
 * A match as far as it may be seen: everything that a table needs to show and to play it. A whole match is one, too. It
 * has no seed and no generator, by which everything secret could be drawn again.
 */
export interface SeenMatch<T extends GameTypes> extends Pick<Match<T>, 'state' | 'undo'> {
  readonly header: Omit<MatchHeader<T>, 'seed'>;
  readonly log: readonly SeenEntry<T>[];
}

/** Whether it is the whole match, which can be saved, and thought about by bots. */
export const isWhole = <T extends GameTypes>(match: SeenMatch<T>): match is Match<T> => 'random' in match;

/** The match as a seat (or, null, a spectator) may see it. */
export function seenBy<T extends GameTypes>(game: Game<T>, match: Match<T>, viewer: number | null): SeenMatch<T> {
  const { seed: _, ...header } = match.header;
  const { log, state, undo } = match;
  return {
    header,
    log: log.map((entry) => entrySeenBy(game, entry, viewer)),
    state: game.view(state, viewer),
    undo,
  };
}

export const entrySeenBy = <T extends GameTypes>(
  game: Game<T>,
  { action, before: { state }, ...open }: LogEntry<T>,
  viewer: number | null,
): SeenEntry<T> => {
  const isOwn = open.seat !== null && open.seat === viewer;
  const isOpen = isOwn || game.isPhysical(action) || game.isOpen?.(state, action) === true;
  return { ...open, action: isOpen ? action : null, before: { state: game.view(state, viewer) } };
};

/** An action that is seen as it was given. */
export type OpenEntry<T extends GameTypes> = SeenEntry<T> & { readonly action: T['action'] };

export const isOpen = <T extends GameTypes>(entry: SeenEntry<T>): entry is OpenEntry<T> => entry.action !== null;
