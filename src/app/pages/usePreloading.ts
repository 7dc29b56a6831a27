import { useEffect } from 'react';
import type { TableModule } from './tableModule.ts';

/**
 * The table that will be wanted first comes while one looks around; where it does not come, it is asked for again when
 * it is wanted.
 */
export function usePreloading(module: TableModule | undefined): void {
  useEffect(() => void module?.load().catch(() => undefined), [module]);
}
