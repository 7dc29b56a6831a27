import { useEffect } from 'react';
import { useTheSession } from '../session/SessionContext.tsx';
import { useAmbience } from '../../../settings/useAmbience.ts';
import { useSettings } from '../../../settings/useSettings.tsx';

/** The table as a player wants it: with less motion, pieces that no hand moves are there at once. */
export function useWishesOfTable(): void {
  const session = useTheSession();
  const calm = useAmbience().motion === 'reduced';
  const asks = useSettings((settings) => settings.askBeforeFouls);
  useEffect(() => session.setCalm(calm), [session, calm]);
  useEffect(() => session.commands.setAsksBeforeFouls(asks), [session, asks]);
}
