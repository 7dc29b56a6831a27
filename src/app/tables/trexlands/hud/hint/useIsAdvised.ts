import { useSession } from '../useTable.ts';

/** Whether a hint was asked for and is shown. */
export const useIsAdvised = (): boolean => useSession(({ advice }) => (advice ?? null) !== null);
