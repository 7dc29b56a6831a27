import { useEffect, useMemo } from 'react';
import type { Lobby } from '#online/client/lobby.ts';
import { isolated } from '#engine/isolated.ts';
import { listed } from '#play/texts.ts';
import { CALL_KNOCKS } from '#app/audio/cues.ts';
import { soundOnce } from '#app/audio/preview.ts';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { PageCaller, type CallingPage } from './pageCaller.ts';
import { TurnCall } from './turnCall.ts';

/** Since when a match has waited for one of these seats; null while it does not, or a computer plays there. */
export function waitsSince({ times, seats, over, ended, paused }: Lobby, own: readonly number[]): number | null {
  if (over || ended || paused) return null;
  const since = own.flatMap((seat) => (seats[seat]?.standIn === true ? [] : (times[seat]?.since ?? [])));
  return since.length === 0 ? null : Math.max(...since);
}

/** Tells the player of this device whose turn it is, while the page is not looked at. */
export function useTurnCall(lobby: Lobby | null, own: readonly number[], code: string, game: string): void {
  const settings = useTheSettings();
  const { caller, call } = useMemo(() => {
    const page = new PageCaller(window as CallingPage, () => {
      const { muted, volume } = settings.getState();
      if (!muted) void soundOnce(volume, CALL_KNOCKS);
    });
    return { caller: page, call: new TurnCall(page) };
  }, [settings]);
  const since = lobby === null ? null : waitsSince(lobby, own);
  const rivals = listed(
    (lobby?.seats ?? []).flatMap(({ info }, seat) => (own.includes(seat) ? [] : [isolated(info.name)])),
  );
  useEffect(() => {
    caller.room = { code, game, rivals, url: window.location.href };
    call.waits(since);
  }, [caller, call, code, game, rivals, since]);
  useEffect(() => {
    const looked = (): void => call.looked();
    const retitled = new MutationObserver(() => caller.retitle()); // a table that comes meanwhile has its own title
    retitled.observe(document.head, { childList: true, characterData: true, subtree: true });
    document.addEventListener('visibilitychange', looked);
    window.addEventListener('focus', looked);
    window.addEventListener('blur', looked);
    return () => {
      retitled.disconnect();
      document.removeEventListener('visibilitychange', looked);
      window.removeEventListener('focus', looked);
      window.removeEventListener('blur', looked);
      call.stop();
    };
  }, [caller, call]);
}
