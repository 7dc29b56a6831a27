import { useAtTable } from '#app/frame/AtTable.tsx';
import { textCommandsOf } from '#app/frame/textCommandsOf.ts';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { useTheLibrary } from '#app/storage/useLibrary.tsx';
import type { TextPanel } from '#app/textTable/textPanel.ts';
import { useTalkPanel } from '#app/textTable/useTalkPanel.tsx';
import { useTheSession } from '../session/SessionContext.tsx';
import { tractionTalk } from '#play/traction/words/talk.ts';

/** The match of Traction on the table in words. */
export function useTextPanel(): TextPanel {
  const session = useTheSession();
  const table = useAtTable();
  const library = useTheLibrary();
  const settings = useTheSettings();
  return useTalkPanel(
    () => tractionTalk(session, () => settings.getState().units),
    (close) => textCommandsOf(table, library, close),
  );
}
