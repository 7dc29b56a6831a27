import { useEffect } from 'react';
import type { TableModule } from './tableModule.ts';
import { late } from '../late/late.ts';

/**
 * The table that will be wanted first comes while one looks around; where it does not come, it is asked for again when
 * it is wanted. A browser that saves data is spared what nobody has asked for yet.
 */
export function usePreloading(module: TableModule | undefined): void {
  useEffect(() => {
    if (savesData() || module === undefined) return;
    Promise.all([module.load(), late(() => import('./MatchPage.tsx'))]).catch(() => undefined);
  }, [module]);
}

/** Whether a person has told the browser to save data; not every browser says so (`NetworkInformation.saveData`). */
export const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;
