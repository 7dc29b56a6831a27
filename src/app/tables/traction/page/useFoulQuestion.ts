import { useEffect } from 'react';
import { useSettings } from '#app/settings/useSettings.tsx';
import { useTheSession } from '../session/SessionContext.tsx';

/** Whether a step that looks like a foul is asked about first: as the player wants it, and not where one is `meant`. */
export function useFoulQuestion(meant = false): void {
  const { commands } = useTheSession();
  const asks = useSettings((settings) => settings.askBeforeFouls) && !meant;
  useEffect(() => void commands.setAsksBeforeFouls(asks), [commands, asks]);
}
