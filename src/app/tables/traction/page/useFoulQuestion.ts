import { useEffect } from 'react';
import { useSettings } from '../../../settings/useSettings.tsx';
import { useTheSession } from '../session/SessionContext.tsx';

/** Whether a step that looks like a foul is asked about first: as the player wants it. */
export function useFoulQuestion(): void {
  const { commands } = useTheSession();
  const asks = useSettings((settings) => settings.askBeforeFouls);
  useEffect(() => commands.setAsksBeforeFouls(asks), [commands, asks]);
}
