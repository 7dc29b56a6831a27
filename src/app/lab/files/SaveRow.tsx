import { useState } from 'react';
import { HandedOut } from '#app/frame/HandedOut.tsx';
import { useHandingOut, type HandingOut } from '#app/frame/useHandingOut.ts';
import { textFile } from '#app/storage/handOut.ts';
import { CSV_FORMS } from '#engine/files/csvForms.ts';
import { useChange, useSettings } from '#app/settings/useSettings.tsx';
import { texts } from '#play/texts.ts';
import type { Outcome } from '../run/labRun.ts';
import { ShareResult } from './ShareResult.tsx';
import { csvFile, jsonFile, svgFile } from './saving.ts';

/** More plots than this are folded away. */
const MOST_BUTTONS = 4;

interface PlotButtonsProps {
  readonly outcome: Outcome;
  readonly out: HandingOut;
}

function PlotButtons({ outcome, out }: PlotButtonsProps) {
  const { plots } = outcome.answer;
  return plots.map((plot) => (
    <button
      key={plot.id}
      type="button"
      className="button"
      // where drawing has not come, the plots' own place says why
      onClick={() => void svgFile(outcome, plot).then(out.give, () => undefined)}
    >
      {texts.lab.savePlot(plot.title, plots.length > 1)}
    </button>
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
      <button type="button" className="button" onClick={() => out.give(jsonFile(outcome))}>
        {texts.lab.saveJson}
      </button>
      <button type="button" className="button" onClick={() => out.give(csvFile(outcome, csvForm))}>
        {texts.lab.saveCsv}
      </button>
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
      {made !== null && (
        <button type="button" className="button" onClick={() => out.give(textFile(made.name, made.text))}>
          {made.label}
        </button>
      )}
      <button type="button" className="button" onClick={() => setSharing(true)}>
        {texts.lab.share}
      </button>
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
