import { useState } from 'react';
import { EXPERIMENTS } from '#lab/registry.ts';
import type { LabFile } from '#lab/result.ts';
import type { Result } from '#sim/result.ts';
import { texts } from '#play/texts.ts';
import { JsonPicker } from '../form/JsonPicker.tsx';
import { experimentOf, openJson } from './openLabFile.ts';

export interface OpenLabFileProps {
  /** The experiment of this page; null where any will do. */
  readonly experiment: string | null;
  /** Why something that came by the address was not opened. */
  readonly refused: string | null;
  /** Gives a reason why it could not be shown, or null. */
  readonly onOpen: (opened: LabFile) => string | null;
}

/** Opens a job or a result from a file; all that is wrong with it is one sentence. */
export function OpenLabFile({ experiment, refused, onOpen }: OpenLabFileProps) {
  const [wrong, setWrong] = useState(refused);
  const take = async (read: Result<unknown>): Promise<void> => {
    const opened = read.ok ? await openJson(read.value) : read;
    if (!opened.ok) return setWrong(opened.fault.message);
    const of = experimentOf(opened.value);
    if (experiment !== null && of !== experiment)
      return setWrong(texts.lab.elsewhere(EXPERIMENTS.find(({ id }) => id === of)?.title ?? of));
    setWrong(onOpen(opened.value));
  };
  return (
    <div className="lab-open">
      <JsonPicker label={texts.lab.open} onRead={(read) => void take(read)} />
      {wrong !== null && (
        <p className="wrong" role="alert">
          {texts.lab.refused(wrong)}
        </p>
      )}
    </div>
  );
}
