import { useEffect, useState, type ReactNode } from 'react';
import { LINK_LENGTH_MOST } from '#engine/files/linkLimits.ts';
import { Dialog } from '../ui/Dialog.tsx';
import type { Fault } from '#sim/result.ts';
import { exportName } from '#play/storage/exportName.ts';
import { exportWarning } from '#play/storage/exportWarning.ts';
import { textFile, type OutgoingFile } from '../storage/handOut.ts';
import type { AnyMatch } from '#play/storage/gameFiles.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';
import { LinkField } from './LinkField.tsx';
import { SaveAsFile } from './SaveAsFile.tsx';
import { late } from '../late/late.ts';
import { saidOf } from '#play/offThread/lateFault.ts';

export interface ShareDialogProps {
  readonly title: string;
  readonly note: string;
  /** The same where it is sent to others; left out, the title. */
  readonly sent?: string;
  /** A warning before it is sent. */
  readonly warning?: string | null;
  readonly game: string;
  /** The file that the link is to hold. */
  readonly text: string;
  /** The match that the file is of, if it is of one (as it says itself): a link holds it in less. */
  readonly match?: AnyMatch | 'in-file';
  readonly onClose: () => void;
  /** Over the link. */
  readonly children?: ReactNode;
}

type Making = 'under-way' | { readonly wrong: string } | { readonly link: string };

/** A link to copy or send; the same is offered as a file, and what is too long for a link as well. */
export function ShareDialog({ title, sent, note, warning, game, text, match, onClose, children }: ShareDialogProps) {
  const made = useLink(text, match);
  const file = (): OutgoingFile => textFile(exportName(game, new Date()), text);
  const refused = typeof made === 'object' && 'wrong' in made;
  return (
    <Dialog title={title} className="share" onClose={onClose}>
      {children}
      {warning && <p className="wrong">{warning}</p>}
      {made === 'under-way' && <output>{texts.sharing.working}</output>}
      {refused && (
        <p className="wrong" role="alert">
          {made.wrong}
        </p>
      )}
      {typeof made === 'object' && 'link' in made ? (
        <LinkField title={sent ?? title} link={made.link} file={file} />
      ) : (
        <div className="row">
          <SaveAsFile file={file} primary={refused} />
        </div>
      )}
      <p className="note">{note}</p>
    </Dialog>
  );
}

/** A match that nobody could read from its link makes a file that nobody could import, which is said, too. */
function whyNoLink({ code }: Fault, text: string): string {
  if (code === 'own-pieces') return texts.sharing.ownPieces;
  return code === 'file-too-large'
    ? [texts.sharing.tooLarge, exportWarning(text)].filter((said) => said !== null).join(' ')
    : texts.sharing.tooLong(LINK_LENGTH_MOST);
}

/** Packing is loaded with its library, only when a link is asked for. */
function useLink(text: string, match: ShareDialogProps['match']): Making {
  const { games } = useTheLibrary();
  const [made, setMade] = useState<Making>('under-way');
  useEffect(() => {
    let wanted = true;
    const make = async (): Promise<void> => {
      const { linkTo, linkToFile, linkToMatch } = await late(() => import('./links.ts'));
      const ofFile = async () => (match === 'in-file' ? linkToFile(games, text) : linkTo(text));
      const link = await (typeof match === 'object' ? linkToMatch(games, match) : ofFile());
      if (wanted) setMade(link.ok ? { link: link.value } : { wrong: whyNoLink(link.fault, text) });
    };
    make().catch((error: unknown) => {
      if (wanted) setMade({ wrong: saidOf(error) });
    });
    return () => {
      wanted = false;
    };
  }, [text, match, games]);
  return made;
}
