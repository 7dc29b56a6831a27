import { useEffect } from 'react';
import { useTheSession } from '../session/SessionContext.tsx';
import { useAmbience } from '../../../settings/useAmbience.ts';

/** With less motion wanted, pieces that no hand moves are there at once. */
export function useCalmTable(): void {
  const session = useTheSession();
  const calm = useAmbience().motion === 'reduced';
  useEffect(() => session.setCalm(calm), [session, calm]);
}
