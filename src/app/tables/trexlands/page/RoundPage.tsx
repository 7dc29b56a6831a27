import { useCallback } from 'react';
import { ok, type Result } from '../../../../sim/result.ts';
import { STILL_ASKED } from '../../../asked.ts';
import { Opens } from '../../../pages/Opens.tsx';
import type { Parlour } from '../../../pages/runtime.ts';
import { ReadLink } from '../../../saved/ReadLink.tsx';
import type { Replaying } from '../../../storage/replayMatch.ts';
import { useTheLibrary } from '../../../storage/useLibrary.tsx';
import type { Tabs } from '../../../tabs/openTabs.ts';
import { hasWebgl2 } from '../../../scene/webgl.ts';
import { RoundProvider } from '../round/RoundContext.tsx';
import type { Round } from '../round/roundTypes.ts';
import { ThrowingProvider } from '../throwing/ThrowingContext.tsx';
import { RoundTable } from '../scene/RoundTable.tsx';
import { openRoundMatch } from './openRoundMatch.ts';
import { RoundTableside } from './RoundTableside.tsx';

/** A match of Trexlands: opened, or why it cannot be. */
export function RoundPage({
  id,
  parlour,
  tabs,
}: {
  readonly id: string;
  readonly parlour: Parlour;
  readonly tabs: Tabs;
}) {
  const library = useTheLibrary();
  const open = useCallback(
    async (replaying: Replaying): Promise<Result<Round>> => {
      const round = await parlour.openRound();
      const opened = await openRoundMatch(id, round, parlour.physics, library, {
        ...replaying,
        lookingOn: () => !tabs.plays(id),
      });
      return opened.ok ? ok(round) : opened;
    },
    [id, parlour, library, tabs],
  );
  return (
    <Opens open={open} instead={<ReadLink id={id} />}>
      {(round) => (
        <RoundProvider session={round}>
          <ThrowingProvider>
            <RoundTableside id={id} table={hasWebgl2() ? <RoundTable still={STILL_ASKED} /> : null} />
          </ThrowingProvider>
        </RoundProvider>
      )}
    </Opens>
  );
}
