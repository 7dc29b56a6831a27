import { makeMatch, recordMatch } from '../../games/traction/matchFile.ts';
import type { Session } from '../match/sessionTypes.ts';
import { downloadText, exportName } from '../storage/download.ts';
import { exportWarning } from '../storage/files.ts';
import type { Library } from '../storage/library.ts';
import { idOfMatch } from '../storage/matchIds.ts';
import type { House } from '../textTable/talk.ts';
import { texts } from '../texts.ts';
import { agreeOn } from './plans.ts';
import { goTo } from './route.ts';

/** What the text table can do with the match besides playing it. */
export function textHouse(session: Session, library: Library, close: () => void): House {
  const matchNow = () => session.store.getState().match;
  return {
    saved: () => {
      const { saved, trouble } = library.getState();
      const match = matchNow();
      if (trouble !== null) return trouble.message;
      return match !== null && saved?.id === idOfMatch(match) && saved.actions === match.log.length ? texts.talking.saved(saved.actions) : texts.talking.notYetSaved;
    },
    exportFile: () => {
      const match = matchNow();
      if (match === null) return [texts.refusals.noMatch];
      const [name, text] = [exportName('traction', new Date()), makeMatch(recordMatch(match))];
      downloadText(name, text);
      const warning = exportWarning(text);
      return [texts.talking.exported(name), ...(warning === null ? [] : [warning])];
    },
    sameAgain: () => {
      const { match, handMode } = session.store.getState();
      if (match !== null) goTo({ page: 'match', id: agreeOn({ match: { seats: match.header.seats, setup: match.header.setup }, handMode }) });
    },
    leave: () => goTo({ page: 'start' }),
    close,
    isRunning: () => matchNow()?.state.outcome === null,
  };
}
