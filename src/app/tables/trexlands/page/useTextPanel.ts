import { useAtTable } from '#app/frame/AtTable.tsx';
import { textCommandsOf } from '#app/frame/textCommandsOf.ts';
import type { TextPanel } from '#app/textTable/textPanel.ts';
import { useTheLibrary } from '#app/storage/useLibrary.tsx';
import { useTalkPanel } from '#app/textTable/useTalkPanel.tsx';
import type { Wiping } from '#app/textTable/useTextTable.ts';
import { useTheSession } from '../session/SessionContext.tsx';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import { trexlandsTalk } from '#play/trexlands/talk/talk.ts';

/** The match of Trexlands on the text table. Lines told to one player alone are wiped when the device goes on. */
export function useTextPanel(): TextPanel {
  const session = useTheSession();
  const table = useAtTable();
  const library = useTheLibrary();
  return useTalkPanel(
    () => trexlandsTalk(session),
    (close) => textCommandsOf(table, library, close),
    () => whenTheDeviceGoesOn(session),
  );
}

export const whenTheDeviceGoesOn =
  (session: Session): Wiping =>
  (wipe) =>
    session.store.subscribe((now, before) => {
      if (before.eyes !== null && now.eyes !== before.eyes) wipe();
    });
