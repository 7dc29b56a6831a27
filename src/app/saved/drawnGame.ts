import { createContext, type ComponentType } from 'react';
import type { Glance } from '#play/storage/savedMatch.ts';
import type { KnownGame } from '#play/storage/gameFiles.ts';

/** A position as a list draws it. */
export interface DrawnProps {
  readonly glance: Glance;
  readonly miniature: string;
}

/** A game whose saved matches are drawn in a list. */
export interface DrawnGame extends KnownGame {
  /** The position of a saved match from above. Comes when a list shows one. */
  readonly Picture: ComponentType<DrawnProps>;
}

/** The games of this page, for all that draws positions of theirs. */
export const DrawnGames = createContext<readonly DrawnGame[]>([]);
