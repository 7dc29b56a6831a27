import { useEffect, useState } from 'react';
import type { TractionMatch } from '../../../../../games/traction/traction.ts';
import type { Physics } from '../../../../../sim/physics.ts';
import { helperOf } from '../../helper.ts';
import { createAnalysis, type Analysis } from './analysisStore.ts';

/** The last analysis that was looked at: whoever practises at a turning point finds it again. */
let last: { readonly of: string; readonly analysis: Analysis } | null = null;

/** The analysis of the match that is watched; its work stops with the page. */
export function useAnalysis(id: string, physics: Physics, match: TractionMatch): Analysis {
  const [analysis] = useState(() => {
    const of = `${id} ${match.log.length} ${match.log.at(-1)?.hash}`;
    if (last?.of !== of) last = { of, analysis: createAnalysis(match, () => helperOf(physics)) };
    return last.analysis;
  });
  useEffect(() => analysis.free, [analysis]);
  return analysis;
}
