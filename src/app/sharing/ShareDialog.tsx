import { useEffect, useId, useRef, useState } from 'react';
import { LINK_LENGTH_MOST, LINK_LENGTH_SAFE } from '../../engine/files/linkLimits.ts';
import { Dialog } from '../ui/Dialog.tsx';
import type { Fault } from '../../sim/result.ts';
import { downloadText, exportName } from '../storage/download.ts';
import { exportWarning } from '../storage/exportWarning.ts';
import type { AnyMatch } from '../storage/gameFiles.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { texts } from '../texts.ts';

export interface ShareDialogProps {
  readonly title: string;
  readonly note: string;
  /** A warning before it is sent. */
  readonly warning?: string | null;
  readonly game: string;
  /** The file that the link is to hold. */
  readonly text: string;
  /** The match that the file is of, if it is of one: a link holds it in less. */
  readonly match?: AnyMatch;
  readonly onClose: () => void;
}

type Making = 'under-way' | { readonly wrong: string } | { readonly link: string };

/** A link to copy or send, its length told; what is too long for one is offered as a file. */
export function ShareDialog({ title, note, warning = null, game, text, match, onClose }: ShareDialogProps) {
  const made = useLink(text, match);
  const refused = typeof made === 'object' && 'wrong' in made;
  return (
    <Dialog title={title} className="share" onClose={onClose}>
      <p className="note">{note}</p>
      {warning !== null && <p className="wrong">{warning}</p>}
      {made === 'under-way' && <output>{texts.sharing.working}</output>}
      {refused && (
        <p className="wrong" role="alert">
          {made.wrong}
        </p>
      )}
      {typeof made === 'object' && 'link' in made && <Link title={title} link={made.link} />}
      <div className="row">
        <button
          type="button"
          className={`button ${refused ? 'primary' : ''}`}
          onClick={() => downloadText(exportName(game, new Date()), text)}
        >
          {texts.sharing.saveFile}
        </button>
      </div>
    </Dialog>
  );
}

/** A match that nobody could read from its link makes a file that nobody could import, which is said, too. */
const whyNoLink = ({ code }: Fault, text: string): string =>
  code === 'file-too-large'
    ? [texts.sharing.tooLarge, exportWarning(text)].filter((said) => said !== null).join(' ')
    : texts.sharing.tooLong(LINK_LENGTH_MOST);

/** Packing is loaded with its library, only when a link is asked for. */
function useLink(text: string, match: AnyMatch | undefined): Making {
  const { games } = useTheLibrary();
  const [made, setMade] = useState<Making>('under-way');
  useEffect(() => {
    let wanted = true;
    const make = async (): Promise<void> => {
      const { linkTo, linkToMatch } = await import('./links.ts');
      const link = match === undefined ? linkTo(text) : await linkToMatch(games, match);
      if (wanted) setMade(link.ok ? { link: link.value } : { wrong: whyNoLink(link.fault, text) });
    };
    void make();
    return () => {
      wanted = false;
    };
  }, [text, match, games]);
  return made;
}

function Link({ title, link }: { readonly title: string; readonly link: string }) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = (): void => {
    field.current?.select();
    void copyText(link).then(setCopied);
  };
  return (
    <>
      <label className="share-link" htmlFor={id}>
        <span>{texts.sharing.link}</span>
        <input
          ref={field}
          id={id}
          className="text-field"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <p className="note">
        {link.length > LINK_LENGTH_SAFE ? texts.sharing.long(link.length) : texts.sharing.length(link.length)}
      </p>
      <div className="row">
        <button type="button" className="button primary" onClick={copy}>
          {texts.sharing.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            {texts.sharing.send}
          </button>
        )}
      </div>
      <output className="status">
        {copied === null ? '' : copied ? texts.sharing.copied : texts.sharing.notCopied}
      </output>
    </>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not in a secure context, or not allowed
  }
}
