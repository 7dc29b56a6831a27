import { useMemo } from 'react';
import { isolated } from '#engine/isolated.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import type { Physics } from '#sim/physics.ts';
import { STILL_ASKED } from '#app/urlFlags.ts';
import { makeRoute } from '#play/route.ts';
import { useAnalysis } from '#app/replay/analysis/useAnalysis.ts';
import { useLeftAt } from '#app/replay/placeLeft.ts';
import { helperOf } from '../helper.ts';
import { FromTheBeginning } from '#app/replay/FromTheBeginning.tsx';
import { useCalm } from '#app/settings/useAmbience.ts';
import { ActList } from '#app/replay/ActList.tsx';
import { useWatch } from '#app/replay/useWatch.ts';
import { WatchedTable } from '#app/replay/WatchedTable.tsx';
import { WatchFrame } from '#app/replay/WatchFrame.tsx';
import { WatchHud } from '#app/replay/WatchHud.tsx';
import { listed, texts } from '#play/texts.ts';
import { WatchSound } from '../sound/WatchSound.tsx';
import { filmOf } from './film.ts';
import { publicPart } from '#play/trexlands/watch/publicPart.ts';
import { ActPosition } from './ActPosition.tsx';
import { analysed } from './analysis/analysed.ts';
import { BetterMove } from './analysis/BetterMove.tsx';
import { MatchAnalysis } from './analysis/MatchAnalysis.tsx';
import { SaidOfAct } from './SaidOfAct.tsx';
import { gameTexts } from '#play/trexlands/texts.ts';

export interface WatchingProps {
  readonly id: string;
  readonly match: TrexlandsMatch;
  readonly physics: Physics;
}

/** A match of Trexlands as it was, with everything to go back and forth in time around it. */
export function Watching({ id, match: whole, physics }: WatchingProps) {
  const match = useMemo(() => publicPart(whole), [whole]);
  const watch = useWatch('trexlands', () => filmOf(physics, match));
  const calm = useCalm(STILL_ASKED);
  const analysis = useAnalysis(
    id,
    match,
    () => analysed(match),
    () => helperOf(physics),
  );
  const leftAt = useLeftAt(id, watch.viewer);
  const { seats } = match.header;
  return (
    <WatchFrame
      watch={watch}
      names={`${gameTexts.card.name}: ${listed(seats.map(({ name }) => isolated(name)))}`}
      example={null}
      moment={null}
      table={
        <>
          <WatchedTable watch={watch} still={STILL_ASKED}>
            <BetterMove match={match} analysis={analysis} />
            {leftAt === null && <FromTheBeginning root={watch.root} plays={!calm} />}
          </WatchedTable>
          <WatchSound match={match} />
        </>
      }
      hud={
        <WatchHud
          seats={seats}
          ruling={null}
          back={{ href: makeRoute({ page: 'match', id }), text: texts.replay.back }}
          note={null}
          analysed
          said={
            <>
              <SaidOfAct match={match} />
              <MatchAnalysis id={id} match={match} analysis={analysis} />
            </>
          }
          acts={<ActList id={id} seats={seats} foot={<ActPosition id={id} match={match} />} />}
          onClean={() => watch.setClean(true)}
          onVideo={watch.filming.ask}
        />
      }
    />
  );
}
