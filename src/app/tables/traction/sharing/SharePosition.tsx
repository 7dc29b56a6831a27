import { parseScenario } from '#games/traction/scenario/parse.ts';
import { ShareDialog } from '#app/sharing/ShareDialog.tsx';
import { texts } from '#play/texts.ts';
import { positionNote } from '#play/traction/sharing/positionNote.ts';
import { positionOf } from '#play/traction/sharing/positionOf.ts';
import { useMatch } from '../hud/useTable.ts';

/** The table as it stands, as a link. */
export function SharePosition({ onClose }: { readonly onClose: () => void }) {
  const match = useMatch();
  const text = positionOf(match);
  const warning = parseScenario(text).ok ? null : texts.sharing.positionMisfit;
  return (
    <ShareDialog
      game="traction"
      title={texts.sharing.position}
      note={positionNote(match)}
      warning={warning}
      text={text}
      onClose={onClose}
    />
  );
}
