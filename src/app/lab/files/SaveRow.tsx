import { useState } from 'react';
import { HandedOut, useHandingOut, type HandingOut } from '#app/frame/handing.tsx';
import { textFile } from '#app/storage/handOut.ts';
import { CSV_FORMS } from '#engine/files/csvForms.ts';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import { texts } from '#play/texts.ts';
import type { Outcome } from '../run/labRun.ts';
import { csvFile, jsonFile, svgFile, jobFile } from './saving.ts';
import { packLink } from '#engine/files/link.ts';
import type { Result } from '#sim/result.ts';
import { LinkField } from '#app/sharing/LinkField.tsx';
import { SaveAsFile } from '#app/sharing/SaveAsFile.tsx';
import { Dialog } from '#app/ui/Dialog.tsx';
import { labAddress } from '../labPath.ts';
import { Button } from '#app/ui/Button.tsx';

/** More plots than this are folded away. */
const MOST_BUTTONS = 4;

interface PlotButtonsProps {
  readonly outcome: Outcome;
  readonly out: HandingOut;
}

function PlotButtons({ outcome, out }: PlotButtonsProps) {
  const { plots } = outcome.answer;
  return plots.map((plot) => (
    <Button
      key={plot.id}
      // where drawing has not come, the plots' own place says why
      onClick={() => void svgFile(outcome, plot).then(out.give, () => undefined)}
    >
      {texts.lab.savePlot(plot.title, plots.length > 1)}
    </Button>
  ));
}

/** The files of a result, and links to it. */
export function SaveRow({ outcome, title }: { readonly outcome: Outcome; readonly title: string }) {
  const [sharing, setSharing] = useState(false);
  const out = useHandingOut();
  const csvForm = useSettings((settings) => settings.csvForm);
  const change = useChange();
  const { plots, made } = outcome.answer;
  return (
    <div className="row">
      <Button onClick={() => out.give(jsonFile(outcome))}>{texts.lab.saveJson}</Button>
      <Button onClick={() => out.give(csvFile(outcome, csvForm))}>{texts.lab.saveCsv}</Button>
      <select
        className="select-field"
        aria-label={texts.lab.csvForm}
        value={csvForm}
        onChange={({ target }) => change({ csvForm: CSV_FORMS.find((form) => form === target.value) ?? csvForm })}
      >
        {CSV_FORMS.map((form) => (
          <option key={form} value={form}>
            {texts.lab.csvForms[form]}
          </option>
        ))}
      </select>
      {plots.length <= MOST_BUTTONS && <PlotButtons outcome={outcome} out={out} />}
      {made !== null && <Button onClick={() => out.give(textFile(made.name, made.text))}>{made.label}</Button>}
      <Button onClick={() => setSharing(true)}>{texts.lab.share}</Button>
      {plots.length > MOST_BUTTONS && (
        <details>
          <summary>{texts.lab.savePlots}</summary>
          <div className="row">
            <PlotButtons outcome={outcome} out={out} />
          </div>
        </details>
      )}
      <HandedOut out={out} />
      {sharing && <ShareResult outcome={outcome} title={title} onClose={() => setSharing(false)} />}
    </div>
  );
}

/** The address that opens this file in the lab of any browser. Faults: `link-too-long`, `file-too-large`. */
function labLink(experiment: string, file: object, here: Location = window.location): Result<string> {
  const packed = packLink(JSON.stringify(file));
  if (!packed.ok) return packed;
  return { ok: true, value: `${here.origin}${here.pathname}${labAddress(experiment, packed.value)}` };
}

interface ShareResultProps {
  readonly outcome: Outcome;
  readonly title: string;
  readonly onClose: () => void;
}

/** Links to a result: to its job alone, and to all of its figures. */
function ShareResult({ outcome, title, onClose }: ShareResultProps) {
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
