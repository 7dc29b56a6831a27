import { isolated } from '../../../engine/isolated.ts';
import type { OmenMatch } from '../../../games/omen/omen.ts';
import { DIE_ID, startThrow } from '../../../games/omen/perform.ts';
import type { Physics } from '../../../sim/physics.ts';
import { STILL_ASKED } from '../../asked.ts';
import { seatNamesOf } from '../../frame/seatNames.ts';
import { ActList } from '../../replay/ActList.tsx';
import { NO_CALLS, type Act, type Film, type Stills } from '../../replay/film.ts';
import { rollRecorder } from '../../replay/rollActs.ts';
import { useWatch } from '../../replay/useWatch.ts';
import { useViewer } from '../../replay/ViewerContext.tsx';
import { WatchedTable } from '../../replay/WatchedTable.tsx';
import { WatchFrame } from '../../replay/WatchFrame.tsx';
import { WatchHud } from '../../replay/WatchHud.tsx';
import { listed, texts } from '../../texts.ts';
import { makeRoute } from '../../ui/route.ts';
import { DIE_HOME } from './places.ts';
import { sceneryOf } from './scene.tsx';
import { sentencesOf } from './telling.ts';

interface WatchingProps {
  readonly id: string;
  readonly match: OmenMatch;
  readonly physics: Physics;
}

const AT_HOME: Stills = new Map([[DIE_ID, DIE_HOME]]);

/** A match of Omen as it can be watched: nobody's secrets are in it, as everything is told by its events. */
function filmOf(physics: Physics, { header, log, state }: OmenMatch): Film {
  const names = seatNamesOf(header.seats);
  return {
    calls: NO_CALLS,
    acts: log.map(({ before, seat, action, evidence, ...entry }): Act => ({
      seat,
      turn: before.state.turn.number,
      words: sentencesOf([{ before, seat, action, evidence, ...entry }], names).join(' '),
      notation: null,
      ticks: evidence?.ticks ?? 0,
      mover: null,
      rulings: [],
      scenery: sceneryOf({ header, state: before.state }),
      before: AT_HOME,
      after: AT_HOME,
      record: () => (action.do === 'throw' ? rollRecorder(startThrow(physics, before.random, action), AT_HOME) : null),
    })),
    end: { scenery: sceneryOf({ header, state }), stills: AT_HOME },
  };
}

/** A match of Omen as it was. */
export function Watching({ id, match, physics }: WatchingProps) {
  const watch = useWatch('omen', () => filmOf(physics, match));
  const { seats } = match.header;
  return (
    <WatchFrame
      watch={watch}
      names={listed(seats.map(({ name }) => isolated(name)))}
      example={null}
      moment={null}
      table={<WatchedTable watch={watch} still={STILL_ASKED} />}
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

function Said({ match }: { readonly match: OmenMatch }) {
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
