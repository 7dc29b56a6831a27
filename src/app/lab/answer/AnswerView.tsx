import { useState } from 'react';
import { texts } from '#play/texts.ts';
import type { Outcome } from '../run/labRun.ts';
import { loadPlots } from './loadPlots.ts';
import { FigureTable } from './FigureTable.tsx';
import { laterPart } from '#app/late/later.tsx';
import { Button } from '#app/ui/Button.tsx';

/** Drawing comes with its library, which the form does without. */
const Plots = laterPart(async () => (await loadPlots()).Plots);

export interface AnswerViewProps {
  readonly outcome: Outcome;
  readonly title: string;
  /** Of its table, where there are several. */
  readonly figures?: string;
}

/** More plots than this are shown when they are asked for: a page of many is a long way to its figures. */
const MOST_PLOTS = 4;

/** An answer: its meaning in words, its plots, all its figures. */
export function AnswerView({ outcome, title, figures = texts.lab.figures }: AnswerViewProps) {
  const { file, answer } = outcome;
  const [showsAll, showAll] = useState(false);
  const plots = showsAll ? answer.plots : answer.plots.slice(0, MOST_PLOTS);
  const hidden = answer.plots.length - plots.length;
  return (
    <div className="lab-answer">
      {answer.says?.split('\n').map((sentence) => (
        <p key={sentence} className="lab-says">
          {sentence}
        </p>
      ))}
      <Plots plots={plots} />
      {hidden > 0 && <Button onClick={() => showAll(true)}>{texts.lab.morePlots(hidden)}</Button>}
      <FigureTable
        name={figures}
        table={answer.table}
        caption={texts.lab.under(title, file.trials, file.job.seed, answer.setting)}
      />
      <p className="note lab-hash">
        {texts.lab.hash}{' '}
        <code translate="no" data-hash={file.hash}>
          {file.hash}
        </code>
      </p>
    </div>
  );
}
