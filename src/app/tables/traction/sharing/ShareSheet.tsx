import { makeMatch, recordMatch } from '../../../../games/traction/matchFile.ts';
import { parseScenario } from '../../../../games/traction/scenario/parse.ts';
import type { TractionMatch } from '../../../../games/traction/traction.ts';
import { texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';
import { positionOf } from './positionOf.ts';
import { ShareDialog, type ShareDialogProps } from '../../../sharing/ShareDialog.tsx';

/** `match`: all of it, with every gesture. `position`: how the table stands. */
export type Shared = 'match' | 'position';

export interface ShareSheetProps {
  readonly what: Shared;
  readonly match: TractionMatch;
  readonly onClose: () => void;
}

/** A match at the table, or how it stands, as a link. */
export function ShareSheet({ what, match, onClose }: ShareSheetProps) {
  const sheet =
    what === 'match'
      ? {
          title: texts.sharing.match,
          note: texts.sharing.matchNote(gameTexts.sharing.move),
          text: makeMatch(recordMatch(match)),
        }
      : positionSheet(positionOf(match));
  return <ShareDialog game="traction" {...sheet} onClose={onClose} />;
}

function positionSheet(text: string): Pick<ShareDialogProps, 'title' | 'note' | 'warning' | 'text'> {
  const warning = parseScenario(text).ok ? null : texts.sharing.positionMisfit;
  return { title: texts.sharing.position, note: texts.sharing.positionNote, warning, text };
}
