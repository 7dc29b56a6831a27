import { downloadText, exportName } from '../storage/download.ts';
import { exportWarning } from '../storage/files.ts';
import type { Library } from '../storage/library.ts';
import { idOfMatch } from '../session/matchIds.ts';
import type { AnyMatch } from '../storage/gameFiles.ts';
import type { House } from '../textTable/talk.ts';
import { texts } from '../texts.ts';
import { goTo } from '../ui/route.ts';

/** What a house has to know of a game's table. */
export interface Housed<M extends AnyMatch> {
  readonly game: string;
  match(): M | null;
  /** The match as a file's text. */
  fileOf(match: M): string;
  /** How many of its actions everybody may know of. */
  actionsToTell(match: M): number;
  isOver(match: M): boolean;
  sameAgain(): void;
}

/** What the text table can do with a game's match besides playing it. */
export function houseOf<M extends AnyMatch>(
  { game, match: matchNow, fileOf, actionsToTell, isOver, sameAgain }: Housed<M>,
  library: Library,
  close: () => void,
): House {
  return {
    saved: () => {
      const { saved, trouble } = library.getState();
      const match = matchNow();
      if (trouble !== null) return trouble.message;
      return match !== null && saved?.id === idOfMatch(match) && saved.actions === actionsToTell(match)
        ? texts.talking.saved(saved.actions)
        : texts.talking.notYetSaved;
    },
    exportFile: () => {
      const match = matchNow();
      if (match === null) return [texts.refusals.noMatch];
      const [name, text] = [exportName(game, new Date()), fileOf(match)];
      downloadText(name, text);
      const warning = exportWarning(text);
      return [texts.talking.exported(name), ...(warning === null ? [] : [warning])];
    },
    sameAgain,
    leave: () => goTo({ page: 'start' }),
    close,
    isRunning: () => {
      const match = matchNow();
      return match !== null && !isOver(match);
    },
  };
}
