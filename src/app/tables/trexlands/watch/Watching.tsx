import { useMemo } from 'react';
import { isolated } from '../../../../engine/isolated.ts';
import type { TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import type { Physics } from '../../../../sim/physics.ts';
import { STILL_ASKED } from '../../../asked.ts';
import { makeRoute } from '../../../ui/route.ts';
import { useAnalysis } from '../../../replay/analysis/useAnalysis.ts';
import { useLeftAt } from '../../../replay/placeLeft.ts';
import { helperOf } from '../helper.ts';
import { FromTheBeginning } from '../../../replay/FromTheBeginning.tsx';
import { useCalm } from '../../../settings/useAmbience.ts';
import { ActList } from '../../../replay/ActList.tsx';
import { useWatch } from '../../../replay/useWatch.ts';
import { WatchedTable } from '../../../replay/WatchedTable.tsx';
import { WatchFrame } from '../../../replay/WatchFrame.tsx';
import { WatchHud } from '../../../replay/WatchHud.tsx';
import { listed, texts } from '../../../texts.ts';
import { WatchSound } from '../sound/WatchSound.tsx';
import { filmOf } from './film.ts';
import { publicPart } from './publicPart.ts';
import { ActPosition } from './ActPosition.tsx';
import { analysed } from './analysis/analysed.ts';
import { BetterMove } from './analysis/BetterMove.tsx';
import { MatchAnalysis } from './analysis/MatchAnalysis.tsx';
import { SaidOfAct } from './SaidOfAct.tsx';
import { gameTexts } from '../texts.ts';

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
