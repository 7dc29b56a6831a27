import { useId, useRef, useState } from 'react';
import { LINK_LENGTH_SAFE } from '#engine/files/linkLimits.ts';
import type { OutgoingFile } from '../storage/handOut.ts';
import { texts } from '#play/texts.ts';
import { SaveAsFile } from './SaveAsFile.tsx';

export interface LinkFieldProps {
  /** Of the thing that the link holds. */
  readonly title: string;
  readonly link: string;
  /** The same as a file, the safer way for what makes a long link; left out where there is none. */
  readonly file?: () => OutgoingFile;
  /** The label of the field. */
  readonly label?: string;
}

/** A link to copy or send, its length told where it is too long for some, or the same as a file. */
export function LinkField({ title, link, file, label = texts.sharing.link }: LinkFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const isLong = link.length > LINK_LENGTH_SAFE;
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = (): void => {
    field.current?.select();
    void copyText(link).then(setCopied);
  };
  return (
    <>
      <label className="share-link" htmlFor={id}>
        <span>{label}</span>
        <input
          ref={field}
          id={id}
          className="text-field"
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
      </label>
      {isLong && <p className="note">{texts.sharing.long(link.length)}</p>}
      <div className="row">
        <button type="button" className={isLong ? 'button' : 'button primary'} onClick={copy}>
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
        {file !== undefined && <SaveAsFile file={file} primary={isLong} />}
      </div>
      <output className="status">
        {copied === null ? '' : copied ? texts.sharing.copied : texts.sharing.notCopied}
      </output>
    </>
  );
}

/** `text`: what is selected in the field, which is copied the old way at an address of plain http. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand('copy'); // not in a secure context, or not allowed
  }
}
