import type { TextPanel } from '../../../textTable/textPanel.ts';
import { useTheSession } from '../session/SessionContext.tsx';
import { useTheSettings } from '../../../settings/useSettings.tsx';
import { useTheLibrary } from '../../../storage/useLibrary.tsx';
import { tractionTalk } from '../words/talk.ts';
import type { House } from '../../../textTable/talk.ts';
import { useTalkPanel } from '../../../textTable/useTalkPanel.tsx';
import { textHouse } from './textHouse.ts';

type HouseOf = (...of: Parameters<typeof textHouse>) => House;

/** The match of Traction on the table in words; `houseOf`: what the page can do with it. */
export function useTextPanel(houseOf: HouseOf = textHouse): TextPanel {
  const session = useTheSession();
  const library = useTheLibrary();
  const settings = useTheSettings();
  return useTalkPanel(
    () => tractionTalk(session, () => settings.getState().units),
    (close) => houseOf(session, library, close),
  );
}
