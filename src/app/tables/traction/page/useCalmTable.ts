import { useEffect } from 'react';
import { useTheSession } from '../session/SessionContext.tsx';
import { useAmbience } from '../../../settings/useAmbience.ts';

/** Whoever wants less motion sees nothing on its way that no hand moves. */
export function useCalmTable(): void {
  const session = useTheSession();
  const calm = useAmbience().motion === 'reduced';
  useEffect(() => session.setCalm(calm), [session, calm]);
}
