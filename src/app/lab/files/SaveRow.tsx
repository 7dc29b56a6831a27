import { useState } from 'react';
import { downloadText } from '../../storage/download.ts';
import { texts } from '../../texts.ts';
import type { Outcome } from '../run/labRun.ts';
import { ShareResult } from './ShareResult.tsx';
import { saveCsv, saveJson, savePlot } from './saving.ts';

/** More plots than this are folded away. */
const MOST_BUTTONS = 4;

function PlotButtons({ outcome }: { readonly outcome: Outcome }) {
  const { plots } = outcome.answer;
  return plots.map((plot) => (
    <button key={plot.id} type="button" className="button" onClick={() => void savePlot(outcome, plot)}>
      {texts.lab.savePlot(plot.title, plots.length > 1)}
    </button>
  ));
}

/** The files of a result, and links to it. */
export function SaveRow({ outcome, title }: { readonly outcome: Outcome; readonly title: string }) {
  const [sharing, setSharing] = useState(false);
  const { plots, made } = outcome.answer;
  return (
    <div className="row">
      <button type="button" className="button" onClick={() => saveJson(outcome)}>
        {texts.lab.saveJson}
      </button>
      <button type="button" className="button" onClick={() => saveCsv(outcome)}>
        {texts.lab.saveCsv}
      </button>
      {plots.length <= MOST_BUTTONS && <PlotButtons outcome={outcome} />}
      {made !== null && (
        <button type="button" className="button" onClick={() => downloadText(made.name, made.text)}>
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
            <PlotButtons outcome={outcome} />
          </div>
        </details>
      )}
      {sharing && <ShareResult outcome={outcome} title={title} onClose={() => setSharing(false)} />}
    </div>
  );
}
