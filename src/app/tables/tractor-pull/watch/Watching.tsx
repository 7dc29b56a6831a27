import '../styles.css';
import { useMemo } from 'react';
import { isolated } from '../../../../engine/isolated.ts';
import type { TractorPullMatch } from '../../../../games/tractor-pull/tractorPull.ts';
import type { Physics } from '../../../../sim/physics.ts';
import { STILL_ASKED } from '../../../asked.ts';
import { ActList } from '../../../replay/ActList.tsx';
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
import { seatNamesOf } from '../../../frame/seatNames.ts';
import { sentencesOf } from '../hud/sayings.ts';
import { WatchSound } from '../sound/WatchSound.tsx';
import { card } from '../texts/card.ts';
import { filmOf } from './film.ts';
import { publicPart } from './publicPart.ts';

interface WatchingProps {
  readonly id: string;
  readonly match: TractorPullMatch;
  readonly physics: Physics;
}

/** A match of Tractor Pull as it was, with everything to go back and forth in time around it. */
export function Watching({ id, match: whole, physics }: WatchingProps) {
  const match = useMemo(() => publicPart(whole), [whole]);
  const watch = useWatch('tractor-pull', () => filmOf(physics, match));
  const calm = useCalm(STILL_ASKED);
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
          said={<Said match={match} />}
          acts={<ActList id={id} seats={seats} foot={null} />}
          onClean={() => watch.setClean(true)}
          onVideo={watch.filming.ask}
        />
      }
    />
  );
}

function Said({ match }: { readonly match: TractorPullMatch }) {
  const act = useViewer(({ at }) => at.act);
  const names = seatNamesOf(match.header.seats);
  return (
    <section className="panel referee" aria-label={texts.replay.rulings} aria-live="polite">
      <ul className="sayings">
        {sentencesOf(match.log.slice(act, act + 1), names).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
