import { makeMatch, recordMatch } from '../../games/traction/matchFile.ts';
import { scenarioOfState } from '../../games/traction/scenario/fromState.ts';
import { makeScenario } from '../../games/traction/scenario/make.ts';
import type { TractionMatch } from '../../games/traction/traction.ts';
import { listed, texts } from '../texts.ts';
import { ShareDialog } from './ShareDialog.tsx';

/** `match`: all of it, with every gesture. `position`: how the table stands. */
export type Shared = 'match' | 'position';

export interface ShareSheetProps {
  readonly what: Shared;
  readonly match: TractionMatch;
  readonly onClose: () => void;
}

/** A match at the table, or how it stands, as a link. */
export function ShareSheet({ what, match, onClose }: ShareSheetProps) {
  const sheet = what === 'match'
    ? { title: texts.sharing.match, note: texts.sharing.matchNote, text: makeMatch(recordMatch(match)) }
    : { title: texts.sharing.position, note: texts.sharing.positionNote, text: positionText(match) };
  return <ShareDialog {...sheet} onClose={onClose} />;
}

const positionText = ({ header, state }: TractionMatch): string =>
  makeScenario(scenarioOfState(state, texts.sharing.positionTitle(listed(header.seats.map(({ name }) => name)), state.turn.number)));
