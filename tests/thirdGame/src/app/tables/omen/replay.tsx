import type { OmenMatch } from '#games/omen/omen.ts';
import { startThrow } from '#games/omen/perform.ts';
import { NO_CALLS, type Act, type Film } from '#app/replay/film.ts';
import { rollRecorder } from '#app/replay/rollActs.ts';
import { defineReplay } from '#app/table/defineReplay.tsx';
import { play } from '#play/omen/play.ts';
import { sentencesOf } from '#play/omen/say.ts';
import { AT_HOME } from '#play/omen/session.ts';
import type { Physics } from '#sim/physics.ts';
import { sceneryOf } from './scene.tsx';

/** Nobody's secrets are in it, as everything is told by its events. */
const filmOf = (physics: Physics, match: OmenMatch): Film => ({
  calls: NO_CALLS,
  acts: match.log.map((entry): Act => {
    const { before, seat, action, evidence } = entry;
    return {
      seat,
      turn: before.state.turn.number,
      words: sentencesOf(match, [entry]).join(' '),
      notation: null,
      ticks: evidence?.ticks ?? 0,
      mover: null,
      rulings: [],
      scenery: sceneryOf({ header: match.header, state: before.state }),
      before: AT_HOME,
      after: AT_HOME,
      record: () => (action.do === 'throw' ? rollRecorder(startThrow(physics, before.random, action), AT_HOME) : null),
    };
  }),
  end: { scenery: sceneryOf(match), stills: AT_HOME },
});

/** A match of Omen as it was. */
export const Watching = defineReplay(play, { filmOf });
