import { isWhole } from '#engine/seen.ts';
import type { ReactNode } from 'react';
import { NewVersion } from '#app/offline/NewVersion.tsx';
import { idOfMatch } from '#play/storage/matchIds.ts';
import { texts } from '#play/texts.ts';
import { makeRoute } from '#play/route.ts';
import { useAtTable, useMatchHere } from '../AtTable.tsx';
import { AdviceButton } from '../dock/Advice.tsx';
import { ExportMatch } from '../ExportMatch.tsx';
import { TakeBackButton } from './TakeBackButton.tsx';
import { useLibrary } from '#app/storage/useLibrary.tsx';

export interface MatchPartProps {
  /** Buttons to share something. */
  readonly sharing: ReactNode;
  /** A note about the file before it is exported. */
  readonly fileNote?: string | null;
  /** The name of the button that takes back, and its explanation, where it is not the last action that it takes. */
  readonly takesBack?: { readonly name: string; readonly note: string } | null;
  /** Said of the match besides its set of rules. */
  readonly agreed: ReactNode;
  readonly onClose: () => void;
  /** Giving up, while the match is played here. */
  readonly children: ReactNode;
}

/** The part of the menu about the match. */
export function MatchPart({ sharing, fileNote = null, takesBack = null, agreed, onClose, children }: MatchPartProps) {
  const { game, file } = useAtTable();
  const { played, plays } = useMatchHere();
  if (played === null) return null;
  const isHere = isWhole(played); // else its room has it
  return (
    <section className="menu-part">
      <h3>{texts.menu.match}</h3>
      <p className="note">{texts.ruleSets.played[played.header.rules]}</p>
      {agreed}
      <div className="row">
        <TakeBackButton takesBack={takesBack} onPressed={onClose} />
        {plays && <AdviceButton className="button" onPressed={onClose} />}
        {isHere && (
          <>
            <ExportMatch game={game} label={texts.menu.exportFile} file={() => file()} />
            <a className="button" href={makeRoute({ page: 'watch', id: idOfMatch(played), ruling: null })}>
              {texts.replay.link}
            </a>
          </>
        )}
        <a className="button" href={makeRoute({ page: 'start' })}>
          {texts.menu.leave}
        </a>
      </div>
      {fileNote !== null && <p className="note">{fileNote}</p>}
      {isHere && sharing}
      {isHere ? <LeaveNote id={idOfMatch(played)} /> : <p className="note">{texts.rooms.leaveNote}</p>}
      <NewVersion note={texts.versions.matchKept} />
      {plays && children}
    </section>
  );
}

/** Whether what has been played in the match of this id is there to come back to. */
export function LeaveNote({ id }: { readonly id: string }) {
  const isSaved = useLibrary(({ trouble, unsaved }) => trouble === null && unsaved.length === 0);
  const isUnbegun = useLibrary(({ unbegun }) => unbegun.includes(id));
  if (!isSaved) return <p className="wrong">{texts.menu.leaveUnsaved}</p>;
  return <p className="note">{isUnbegun ? texts.menu.leaveUnbegun : texts.menu.leaveNote}</p>;
}
