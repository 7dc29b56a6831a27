import type { TextPanel } from '../../../textTable/textPanel.ts';
import { useTheLibrary } from '../../../storage/useLibrary.tsx';
import { useTalkPanel } from '../../../textTable/useTalkPanel.tsx';
import type { Wiping } from '../../../textTable/useTextTable.ts';
import { useTheRound } from '../session/SessionContext.tsx';
import type { Round } from '../session/sessionTypes.ts';
import { trexlandsTalk } from '../talk/talk.ts';
import { roundHouse } from './textHouse.ts';

/** The match of Trexlands on the table in words. What was told to one player alone is wiped when the device goes on. */
export function useRoundText(): TextPanel {
  const round = useTheRound();
  const library = useTheLibrary();
  return useTalkPanel(
    () => trexlandsTalk(round),
    (close) => roundHouse(round, library, close),
    () => whenTheDeviceGoesOn(round),
  );
}

const whenTheDeviceGoesOn =
  (round: Round): Wiping =>
  (wipe) =>
    round.store.subscribe((now, before) => {
      if (before.eyes !== null && now.eyes !== before.eyes) wipe();
    });
