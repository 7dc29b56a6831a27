import { useSession } from '#app/tables/trexlands/session/SessionContext.tsx';

/** Whether a hint was asked for and is shown. */
export const useIsAdvised = (): boolean => useSession(({ advice }) => (advice ?? null) !== null);
