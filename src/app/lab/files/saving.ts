import { shortHash, sourceOf, withSource } from '#lab/source.ts';
import type { CsvForm } from '#engine/files/csvForms.ts';
import { csvOf } from '#lab/table.ts';
import { makeResult, type LabResult } from '#lab/result.ts';
import { plotFile } from '#lab/plots/plotFile.ts';
import { svgText } from '#lab/plots/svgText.ts';
import type { Plot } from '#lab/plots/plot.ts';
import { textFile, type OutgoingFile } from '#app/storage/handOut.ts';
import type { Outcome } from '../run/labRun.ts';
import { late } from '#app/late/late.ts';

/** The name of a result's files, without an ending. */
export const nameOf = ({ job, hash }: LabResult): string => `lab-${job.experiment}-${shortHash(hash)}`;

export const jsonFile = ({ file }: Outcome): OutgoingFile => textFile(`${nameOf(file)}.json`, makeResult(file));

/** The result's job alone, which can be done again. */
export const jobFile = ({ file }: Outcome): OutgoingFile =>
  textFile(`${nameOf(file)}-job.json`, `${JSON.stringify(file.job, null, 2)}\n`);

export const csvFile = ({ file, answer }: Outcome, form: CsvForm): OutgoingFile =>
  textFile(`${nameOf(file)}.csv`, csvOf(withSource(file, answer), form), 'text/csv');

/** The same picture as the command draws, whatever the width of this page. */
export async function svgFile({ file, answer }: Outcome, plot: Plot): Promise<OutgoingFile> {
  const { drawPlot } = await late(() => import('../answer/drawPlot.ts'));
  return textFile(
    plotFile(`${nameOf(file)}.svg`, plot, answer.plots.length),
    svgText(drawPlot(plot, undefined, sourceOf(file, answer))),
    'image/svg+xml',
  );
}
