import { useEffect, useState } from 'react';
import type { TractionMatch } from '../../../../../games/traction/traction.ts';
import type { Physics } from '../../../../../sim/physics.ts';
import { helperOf } from '../../helper.ts';
import { createAnalysis, type Analysis } from './analysisStore.ts';

/** The analysis of the match that is watched; its work ends with the page. */
export function useAnalysis(physics: Physics, match: TractionMatch): Analysis {
  const [analysis] = useState(() => createAnalysis(match, () => helperOf(physics)));
  useEffect(() => analysis.free, [analysis]);
  return analysis;
}
