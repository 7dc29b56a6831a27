import { makeMatch, recordMatch } from '../../../../games/trexlands/matchFile.ts';
import { ShareDialog } from '../../../sharing/ShareDialog.tsx';
import { texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';
import { useSession } from '../session/SessionContext.tsx';

/** The match as a link. */
export function ShareMatch({ onClose }: { readonly onClose: () => void }) {
  const played = useSession((session) => session.played);
  if (played === null) return null;
  const whole = texts.sharing.matchNote(gameTexts.sharing.move);
  const note = played.state.outcome === null ? `${whole} ${texts.sharing.secretsNote}` : whole;
  return (
    <ShareDialog
      title={texts.sharing.match}
      note={note}
      game="trexlands"
      text={makeMatch(recordMatch(played))}
      onClose={onClose}
    />
  );
}
