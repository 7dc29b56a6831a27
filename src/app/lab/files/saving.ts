import { shortHash, sourceOf, withSource } from '../../../lab/source.ts';
import { csvOf, type CsvForm } from '../../../lab/table.ts';
import { makeResult, type LabResult } from '../../../lab/result.ts';
import { plotFile } from '../../../lab/plots/plotFile.ts';
import { svgText } from '../../../lab/plots/svgText.ts';
import type { Plot } from '../../../lab/plots/plot.ts';
import { downloadBlob } from '../../storage/download.ts';
import type { Outcome } from '../run/labRun.ts';

/** The name of a result's files, without an ending. */
export const nameOf = ({ job, hash }: LabResult): string => `lab-${job.experiment}-${shortHash(hash)}`;

const save = (name: string, text: string, type: string): void => downloadBlob(name, new Blob([text], { type }));

export const saveJson = ({ file }: Outcome): void => save(`${nameOf(file)}.json`, makeResult(file), 'application/json');

export const saveCsv = ({ file, answer }: Outcome, form: CsvForm): void =>
  save(`${nameOf(file)}.csv`, csvOf(withSource(file, answer), form), 'text/csv');

/** The same picture as the command draws, whatever the width of this page. */
export async function savePlot({ file, answer }: Outcome, plot: Plot): Promise<void> {
  const { drawPlot } = await import('../answer/drawPlot.ts');
  save(
    plotFile(`${nameOf(file)}.svg`, plot, answer.plots.length),
    svgText(drawPlot(plot, undefined, sourceOf(file, answer))),
    'image/svg+xml',
  );
}
