import { isWhole } from '#engine/seen.ts';
import { stillPlaying } from '#games/trexlands/queries.ts';
import { ConcedeChoice } from '#app/frame/menu/ConcedeChoice.tsx';
import type { TextSwitch } from '#app/frame/menu/TextChoice.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import { TypeMoveForm } from '#app/frame/menu/TypeMoveForm.tsx';
import { MatchPart } from '#app/frame/menu/MatchPart.tsx';
import { ViewPart } from '#app/frame/menu/ViewPart.tsx';
import { idOfMatch } from '#play/storage/matchIds.ts';
import type { Seat } from '#sim/ids.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { useSession, useCommands } from '#app/tables/trexlands/session/SessionContext.tsx';
import { withNames } from '#play/trexlands/words/names.ts';
import { ToPractice } from '#app/tables/trexlands/practice/ToPractice.tsx';
import { useMatch, useNames, useOwn, useView } from '../useTable.ts';

export interface MenuDialogProps {
  readonly text: TextSwitch;
  readonly onSettings: () => void;
  readonly onShare: () => void;
  readonly onClose: () => void;
}

/** Everything that is needed seldom. */
export function MenuDialog({ text, onSettings, onShare, onClose }: MenuDialogProps) {
  const plays = useSession(({ spectating }) => !spectating);
  const { outcome } = useView();
  return (
    <Dialog title={texts.table.menu} className="menu" onClose={onClose}>
      <MatchPart
        sharing={
          <div className="row">
            <button type="button" className="button" onClick={onShare}>
              {texts.sharing.share}
            </button>
            <Practise />
          </div>
        }
        fileNote={outcome === null ? texts.sharing.fileSecretsNote : null}
        onClose={onClose}
      >
        <Concede onClose={onClose} />
      </MatchPart>
      <ViewPart text={text} onSettings={onSettings} onClose={onClose} />
      {plays && (
        <section className="menu-part">
          <h3>{texts.menu.designers}</h3>
          <TypeMove onClose={onClose} />
        </section>
      )}
    </Dialog>
  );
}

/** The turn under way, to be tried at a table of its own. */
function Practise() {
  const match = useMatch();
  if (!isWhole(match)) return null;
  return <ToPractice from="match" id={idOfMatch(match)} match={match} action={match.log.length} />;
}

function Concede({ onClose }: Pick<MenuDialogProps, 'onClose'>) {
  const view = useView();
  const names = useNames();
  const { concede } = useCommands();
  const own = useOwn();
  if (view.outcome !== null) return null;
  const giveUp = (seat: Seat): void => {
    concede(seat);
    onClose();
  };
  return <ConcedeChoice seats={own(stillPlaying(view))} name={names.seat} onConcede={giveUp} />;
}

/** A command as text. */
export function TypeMove({ onClose }: { readonly onClose: () => void }) {
  const names = useNames();
  const { typeMove } = useCommands();
  const type = (text: string): string | null => {
    const typed = typeMove(text);
    if (!typed.ok) return withNames(typed.fault.message, names);
    onClose();
    return null;
  };
  return <TypeMoveForm placeholder={gameTexts.menu.typed} onType={type} />;
}
