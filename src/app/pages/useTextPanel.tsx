import { lazy, Suspense, useRef, useState } from 'react';
import type { TextPanel } from '../hud/Hud.tsx';
import { useTheSession } from '../match/SessionContext.tsx';
import { useTheSettings } from '../settings/useSettings.tsx';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { tractionTalk } from '../tables/traction/words/talk.ts';
import type { House } from '../textTable/talk.ts';
import { useTextTable } from '../textTable/useTextTable.ts';
import { textHouse } from './textHouse.ts';

/** It comes when somebody wants it. */
const TextTable = lazy(async () => ({ default: (await import('../textTable/TextTable.tsx')).TextTable }));

type HouseOf = (...of: Parameters<typeof textHouse>) => House;

/** The match on the table in words; `houseOf`: what the page can do with it. */
export function useTextPanel(houseOf: HouseOf = textHouse): TextPanel {
  const session = useTheSession();
  const library = useTheLibrary();
  const settings = useTheSettings();
  const line = useRef<HTMLInputElement>(null);
  const [talk] = useState(() => tractionTalk(session, () => settings.getState().units));
  const { open, notebook, setOpen } = useTextTable(talk);
  const [house] = useState(() => houseOf(session, library, () => setOpen(false)));
  const panel = (
    <Suspense>
      <TextTable line={line} talk={talk} house={house} notebook={notebook} />
    </Suspense>
  );
  return {
    open,
    notebook,
    panel,
    onToggle: () => setOpen(!open),
    onKey: () => {
      if (open) line.current?.focus();
      else setOpen(true);
    },
  };
}
