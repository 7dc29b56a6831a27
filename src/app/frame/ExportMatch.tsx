import { useState } from 'react';
import { ok, type Fault, type Result } from '#sim/result.ts';
import { exportName } from '#play/storage/exportName.ts';
import { exportWarning } from '#play/storage/exportWarning.ts';
import { textFile } from '../storage/handOut.ts';
import { texts } from '#play/texts.ts';
import { HandedOut, useHandingOut } from './handing.tsx';

export interface ExportMatchProps {
  readonly label: string;
  /** For the ear, where the label alone does not say which match. */
  readonly name?: string;
  readonly quiet?: boolean;
  readonly game: string;
  /** The match file. */
  readonly file: () => string | Promise<Result<string>>;
}

type Said =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'warning'; readonly text: string; readonly file: string }
  | { readonly kind: 'fault'; readonly fault: Fault };
const NOTHING: Said = { kind: 'nothing' };

/** Hands over the match file; a file too long to be read again is only handed over after that has been said. */
export function ExportMatch({ label, name, quiet = false, game, file }: ExportMatchProps) {
  const [said, setSaid] = useState<Said>(NOTHING);
  const out = useHandingOut();
  const save = (text: string): void => {
    out.give(textFile(exportName(game, new Date()), text));
    setSaid(NOTHING);
  };
  const ask = async (): Promise<void> => {
    const text = await file();
    const read = typeof text === 'string' ? ok(text) : text;
    if (!read.ok) return setSaid({ kind: 'fault', fault: read.fault });
    const warning = exportWarning(read.value);
    if (warning === null) save(read.value);
    else setSaid({ kind: 'warning', text: warning, file: read.value });
  };
  return (
    <>
      <button type="button" className={quiet ? 'button quiet' : 'button'} aria-label={name} onClick={() => void ask()}>
        {label}
      </button>
      <div className="export-said" role="alert">
        {said.kind === 'fault' && <p className="wrong">{said.fault.message}</p>}
        {said.kind === 'warning' && (
          <>
            <p className="wrong">{said.text}</p>
            <div className="row">
              <button type="button" className="button" onClick={() => save(said.file)}>
                {texts.saved.exportAnyway}
              </button>
              <button type="button" className="button quiet" onClick={() => setSaid(NOTHING)}>
                {texts.saved.exportNot}
              </button>
            </div>
          </>
        )}
      </div>
      <HandedOut out={out} />
    </>
  );
}
