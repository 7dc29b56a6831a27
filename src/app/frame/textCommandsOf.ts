import { exportName } from '#play/storage/exportName.ts';
import { exportWarning } from '#play/storage/exportWarning.ts';
import { handOut, textFile } from '../storage/handOut.ts';
import type { Library } from '#play/storage/library.ts';
import { idOfMatch } from '#play/storage/matchIds.ts';
import type { TextCommands } from '#play/textTable/talk.ts';
import { texts } from '#play/texts.ts';
import { goTo } from '../ui/useRoute.ts';
import type { AtTable } from './AtTable.tsx';

/** The actions of the text table on a match besides playing it. */
export function textCommandsOf(table: AtTable, library: Library, close: () => void): TextCommands {
  const { game, session } = table;
  return {
    saved: () => {
      const { saved, trouble, unbegun } = library.getState();
      const { played } = session.store.getState();
      if (trouble !== null) return trouble.message;
      if (played !== null && unbegun.includes(idOfMatch(played))) return texts.talking.unbegun;
      return played !== null && saved?.id === idOfMatch(played) && saved.actions === table.actionsToTell(played)
        ? texts.talking.saved(saved.actions)
        : texts.talking.notYetSaved;
    },
    exportFile: (tell) => {
      if (session.store.getState().played === null) return [texts.refusals.noMatch];
      const [name, text] = [exportName(game, new Date()), table.file()];
      void handOut(textFile(name, text)).then((became) =>
        tell([texts.handing[became](name), ...(became === 'shared' ? [] : [texts.talking.exportAgain])]),
      );
      const warning = exportWarning(text);
      return warning === null ? [] : [warning];
    },
    sameAgain: () => table.sameAgain(),
    leave: () => goTo({ page: 'start' }),
    close,
    isRunning: () => {
      const { played } = session.store.getState();
      return played !== null && table.winnersOf(played) === null;
    },
  };
}
