import type { OmenMatch } from '#games/omen/omen.ts';
import { DIE_ID, startThrow } from '#games/omen/perform.ts';
import type { Physics } from '#sim/physics.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { NO_CALLS, type Act, type Film, type Stills } from '#app/replay/film.ts';
import { MatchReplay } from '#app/replay/MatchReplay.tsx';
import { rollRecorder } from '#app/replay/rollActs.ts';
import { useWatch } from '#app/replay/useWatch.ts';
import { DIE_HOME } from '#play/omen/places.ts';
import { sceneryOf } from './scene.tsx';
import { sentencesOf } from '#play/omen/telling.ts';
import { gameTexts } from '#play/omen/texts.ts';

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
  const names = seatNamesOf(seats);
  return (
    <MatchReplay
      id={id}
      watch={watch}
      game={gameTexts.card.name}
      seats={seats}
      sound={null}
      linesOf={(act) => sentencesOf(match.log.slice(act, act + 1), names)}
    />
  );
}
