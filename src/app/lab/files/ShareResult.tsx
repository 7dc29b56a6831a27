import { packLink } from '#engine/files/link.ts';
import type { Result } from '#sim/result.ts';
import { LinkField } from '#app/sharing/LinkField.tsx';
import { SaveAsFile } from '#app/sharing/SaveAsFile.tsx';
import { texts } from '#play/texts.ts';
import { Dialog } from '#app/ui/Dialog.tsx';
import { labAddress } from '../labPath.ts';
import type { Outcome } from '../run/labRun.ts';
import { jobFile, jsonFile } from './saving.ts';

/** The address that opens this file in the lab of any browser. Faults: `link-too-long`, `file-too-large`. */
export function labLink(experiment: string, file: object, here: Location = window.location): Result<string> {
  const packed = packLink(JSON.stringify(file));
  if (!packed.ok) return packed;
  return { ok: true, value: `${here.origin}${here.pathname}${labAddress(experiment, packed.value)}` };
}

export interface ShareResultProps {
  readonly outcome: Outcome;
  readonly title: string;
  readonly onClose: () => void;
}

/** Links to a result: to its job alone, and to all of its figures. */
export function ShareResult({ outcome, title, onClose }: ShareResultProps) {
  const { file } = outcome;
  const { job } = file;
  const [toJob, toResult] = [labLink(job.experiment, job), labLink(job.experiment, file)];
  return (
    <Dialog title={texts.lab.share} className="share" onClose={onClose}>
      {toJob.ok && (
        <LinkField title={title} label={texts.lab.linkToJob} link={toJob.value} file={() => jobFile(outcome)} />
      )}
      {toResult.ok ? (
        <LinkField title={title} label={texts.lab.linkToResult} link={toResult.value} file={() => jsonFile(outcome)} />
      ) : (
        <>
          <p className="note">{texts.lab.tooLong}</p>
          <div className="row">
            <SaveAsFile file={() => jsonFile(outcome)} primary />
          </div>
        </>
      )}
    </Dialog>
  );
}
