import '../styles.css';
import { isolated } from '../../../../engine/isolated.ts';
import type { TugOfWarMatch } from '../../../../games/tug-of-war/tugOfWar.ts';
import type { Physics } from '../../../../sim/physics.ts';
import { STILL_ASKED } from '../../../asked.ts';
import { seatNamesOf } from '../../../frame/seatNames.ts';
import { ActList } from '../../../replay/ActList.tsx';
import { useAnalysis } from '../../../replay/analysis/useAnalysis.ts';
import { FromTheBeginning } from '../../../replay/FromTheBeginning.tsx';
import { useLeftAt } from '../../../replay/placeLeft.ts';
import { useWatch } from '../../../replay/useWatch.ts';
import { useViewer } from '../../../replay/ViewerContext.tsx';
import { WatchedTable } from '../../../replay/WatchedTable.tsx';
import { WatchFrame } from '../../../replay/WatchFrame.tsx';
import { WatchHud } from '../../../replay/WatchHud.tsx';
import { useCalm } from '../../../settings/useAmbience.ts';
import { listed, texts } from '../../../texts.ts';
import { makeRoute } from '../../../ui/route.ts';
import { helperOf } from '../helper.ts';
import { sentencesOf } from '../hud/sayings.ts';
import { WatchSound } from '../sound/WatchSound.tsx';
import { card } from '../texts/card.ts';
import { analysed } from './analysis/analysed.ts';
import { BetterMove } from './analysis/BetterMove.tsx';
import { MatchAnalysis } from './analysis/MatchAnalysis.tsx';
import { filmOf } from './film.ts';

interface WatchingProps {
  readonly id: string;
  readonly match: TugOfWarMatch;
  readonly physics: Physics;
}

/** A match of Tug of War as it was, with everything to go back and forth in time around it. */
export function Watching({ id, match, physics }: WatchingProps) {
  const watch = useWatch('tug-of-war', () => filmOf(match));
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
      names={`${card.name}: ${listed(seats.map(({ name }) => isolated(name)))}`}
      example={null}
      moment={null}
      table={
        <>
          <WatchedTable watch={watch} still={STILL_ASKED}>
            <BetterMove analysis={analysis} />
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
              <Said match={match} />
              <MatchAnalysis match={match} analysis={analysis} />
            </>
          }
          acts={<ActList id={id} seats={seats} foot={null} />}
          onClean={() => watch.setClean(true)}
          onVideo={watch.filming.ask}
        />
      }
    />
  );
}

function Said({ match }: { readonly match: TugOfWarMatch }) {
  const act = useViewer(({ at }) => at.act);
  const names = seatNamesOf(match.header.seats);
  return (
    <section className="panel referee tug-said" aria-label={texts.replay.rulings} aria-live="polite">
      <ul className="sayings">
        {sentencesOf({ log: match.log.slice(act, act + 1), state: match.state }, names.seat).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
