import { stillPlaying } from '../../../../../games/trexlands/queries.ts';
import { ConcedeChoice } from '../../../../frame/menu/ConcedeChoice.tsx';
import { LeaveNote } from '../../../../frame/menu/LeaveNote.tsx';
import { TextChoice, type TextSwitch } from '../../../../frame/menu/TextChoice.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ExportMatch } from '../../../../frame/ExportMatch.tsx';
import { TypeMoveForm } from '../../../../frame/menu/TypeMoveForm.tsx';
import { CameraSegments } from '../../../../frame/Toolbar.tsx';
import { texts } from '../../../../texts.ts';
import { gameTexts } from '../../texts.ts';
import { useSession, useCommands } from '../../session/SessionContext.tsx';
import { withNames } from '../../words/names.ts';
import { useNames, useMatch, useView } from '../useTable.ts';
import type { Ways } from '../ways.ts';

export interface MenuDialogProps {
  readonly ways: Ways;
  readonly text: TextSwitch;
  readonly onSettings: () => void;
  readonly onShare: () => void;
  readonly onClose: () => void;
}

/** Everything that is needed seldom. */
export function MenuDialog({ ways, text, onSettings, onShare, onClose }: MenuDialogProps) {
  const plays = useSession(({ lookingOn }) => !lookingOn);
  const camera = useSession((session) => session.camera);
  const { setCamera } = useCommands();
  return (
    <Dialog title={texts.table.menu} className="menu" onClose={onClose}>
      <MatchPart ways={ways} plays={plays} onShare={onShare} onClose={onClose} />
      <section className="menu-part menu-view">
        <h3>{texts.menu.view}</h3>
        <div className="row">
          <CameraSegments camera={camera} onCamera={setCamera} />
          <button type="button" className="button" onClick={onSettings}>
            {texts.start.settings}
          </button>
          <TextChoice text={text} onChosen={onClose} />
        </div>
      </section>
      {plays && <TypeMove onClose={onClose} />}
    </Dialog>
  );
}

function MatchPart({
  ways,
  plays,
  onShare,
  onClose,
}: Pick<MenuDialogProps, 'ways' | 'onShare' | 'onClose'> & { readonly plays: boolean }) {
  const { log, undo } = useMatch();
  const view = useView();
  const names = useNames();
  const { requestUndo, concede } = useCommands();
  const after = (doing: () => void): void => {
    doing();
    onClose();
  };
  return (
    <section className="menu-part">
      <h3>{texts.menu.match}</h3>
      <div className="row">
        <button
          type="button"
          className="button"
          disabled={log.length === 0 || undo !== null || !plays}
          onClick={() => after(() => requestUndo())}
        >
          {texts.undo.button}
        </button>
        {ways.file !== undefined && <ExportMatch label={texts.menu.exportFile} game="trexlands" file={ways.file} />}
        <button type="button" className="button" onClick={onShare}>
          {texts.sharing.share}
        </button>
        {ways.watchHref !== undefined && (
          <a className="button" href={ways.watchHref}>
            {texts.replay.link}
          </a>
        )}
        <a className="button" href={ways.startHref}>
          {texts.menu.leave}
        </a>
      </div>
      {ways.file !== undefined && view.outcome === null && <p className="note">{texts.sharing.fileSecretsNote}</p>}
      <LeaveNote />
      {plays && view.outcome === null && (
        <ConcedeChoice seats={stillPlaying(view)} name={names.seat} onConcede={(seat) => after(() => concede(seat))} />
      )}
    </section>
  );
}

function TypeMove({ onClose }: { readonly onClose: () => void }) {
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
