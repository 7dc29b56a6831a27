import { useEffect, useState } from 'react';
import type { GameTypes } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import type { Helper } from '#play/offThread/helper.ts';
import { createAnalysis, type Analysed, type Analysis } from '#play/replay/analysis/analysisStore.ts';

/** The last analysis that was looked at: whoever practises at a turning point finds it again. */
let last: { readonly of: string; readonly analysis: Analysis } | null = null;

/** The analysis of the match that is watched; its work stops with the page. `analysed` is asked once. */
export function useAnalysis<T extends GameTypes, M>(
  id: string,
  { header, log }: Match<T>,
  analysed: () => Analysed<M>,
  open: () => Promise<Helper>,
): Analysis<M> {
  const [analysis] = useState(() => {
    const of = `${header.game} ${id} ${log.length} ${log.at(-1)?.hash}`;
    if (last?.of !== of) last = { of, analysis: createAnalysis(analysed(), open) as Analysis };
    return last.analysis as Analysis<M>; // of the same game
  });
  useEffect(() => analysis.free, [analysis]);
  return analysis;
}
