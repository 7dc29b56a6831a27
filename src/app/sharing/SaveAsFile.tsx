import { HandedOut, useHandingOut } from '../frame/handing.tsx';
import type { OutgoingFile } from '../storage/handOut.ts';
import { texts } from '#play/texts.ts';

export interface SaveAsFileProps {
  readonly file: () => OutgoingFile;
  /** It is the better way than the link. */
  readonly primary: boolean;
}

/** The contents of a link, or of what is too long for one, as a file. */
export function SaveAsFile({ file, primary }: SaveAsFileProps) {
  const out = useHandingOut();
  return (
    <>
      <button type="button" className={primary ? 'button primary' : 'button'} onClick={() => out.give(file())}>
        {texts.sharing.saveFile}
      </button>
      <HandedOut out={out} />
    </>
  );
}
