import { makeMatch, recordMatch } from '../../../../games/trexlands/matchFile.ts';
import type { TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import { agreeOn } from '../../../pages/plans.ts';
import { goTo } from '../../../pages/route.ts';
import { downloadText, exportName } from '../../../storage/download.ts';
import { exportWarning } from '../../../storage/files.ts';
import type { Library } from '../../../storage/library.ts';
import { idOfMatch } from '../../../storage/matchIds.ts';
import type { House } from '../../../textTable/talk.ts';
import { texts } from '../../../texts.ts';
import type { Round } from '../round/roundTypes.ts';

/** What the text table can do with a match of Trexlands besides playing it. */
export function roundHouse({ store }: Round, library: Library, close: () => void): House {
  return {
    saved: () => {
      const { saved, trouble } = library.getState();
      const { played } = store.getState();
      if (trouble !== null) return trouble.message;
      return played !== null && saved?.id === idOfMatch(played) && saved.actions === played.log.length ? texts.talking.saved(saved.actions) : texts.talking.notYetSaved;
    },
    exportFile: () => {
      const { played } = store.getState();
      if (played === null) return [texts.trexlands.refused.noMatch];
      const [name, text] = [exportName('trexlands', new Date()), makeMatch(recordMatch(played))];
      downloadText(name, text);
      const warning = exportWarning(text);
      return [texts.talking.exported(name), ...(warning === null ? [] : [warning])];
    },
    sameAgain: () => sameAgain(store.getState().played),
    leave: () => goTo({ page: 'start' }),
    close,
    isRunning: () => store.getState().played?.state.outcome === null,
  };
}

/** A new match of the same players by the same rules. */
export function sameAgain(match: TrexlandsMatch | null): void {
  if (match === null) return;
  const { seats, setup } = match.header;
  goTo({ page: 'match', id: agreeOn({ game: 'trexlands', match: { seats, setup } }) });
}
