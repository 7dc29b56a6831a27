import { startSpin } from '../../../../games/tractor-pull/perform.ts';
import type { TractorPullMatch } from '../../../../games/tractor-pull/tractorPull.ts';
import type { Physics } from '../../../../sim/physics.ts';
import { seatNamesOf, type SeatNames } from '../../../frame/seatNames.ts';
import { NO_CALLS, type Act, type Film } from '../../../replay/film.ts';
import { rollRecorder } from '../../../replay/rollActs.ts';
import { sentencesOf } from '../hud/sayings.ts';
import { onMat } from '../scene/places.ts';
import { posesOf } from '../scene/poses.ts';
import { sceneryOf } from '../scene/scenery.tsx';

/** A match of Tractor Pull as it can be watched: without secrets, as everything is told by its events. */
export function filmOf(physics: Physics, match: TractorPullMatch): Film {
  const { header, log, state } = match;
  const names = seatNamesOf(header.seats);
  return {
    calls: NO_CALLS,
    acts: log.map((entry, i) => actOf(physics, match, entry, log[i + 1]?.before.state ?? state, names)),
    end: { scenery: sceneryOf({ header, state, atMat: false }), stills: posesOf(state) },
  };
}

function actOf(
  physics: Physics,
  { header }: TractorPullMatch,
  entry: TractorPullMatch['log'][number],
  after: TractorPullMatch['state'],
  names: SeatNames,
): Act {
  const { before, seat, action, evidence } = entry;
  return {
    seat,
    turn: before.state.match,
    words: sentencesOf([entry], names)[0] ?? '',
    notation: null, // what was typed may name what is secret
    ticks: evidence?.ticks ?? 0,
    mover: null,
    rulings: [],
    scenery: sceneryOf({ header, state: before.state, atMat: action.do === 'spin' }),
    before: posesOf(before.state),
    after: posesOf(after),
    record: () =>
      action.do === 'spin' ? rollRecorder(startSpin(physics, before, action), posesOf(before.state), onMat) : null,
  };
}
