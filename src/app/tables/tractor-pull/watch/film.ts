import { startSpin } from '../../../../games/tractor-pull/perform.ts';
import type { TractorPullMatch } from '../../../../games/tractor-pull/tractorPull.ts';
import { REST_TICKS } from '../../../../sim/roll/rest.ts';
import { WRENCH_ID } from '../../../../sim/roll/wrench/spin.ts';
import type { Physics } from '../../../../sim/physics.ts';
import { seatNamesOf, type SeatNames } from '../../../frame/seatNames.ts';
import { NO_CALLS, type Act, type ActRecorder, type Film } from '../../../replay/film.ts';
import { rollRecorder } from '../../../replay/rollActs.ts';
import { sentencesOf } from '../hud/sayings.ts';
import { onMat } from '../scene/places.ts';
import { posesOf, turning } from '../scene/poses.ts';
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

/** The wrench is turned over in so many ticks of its rest (house value). */
const TURNING_TICKS = 48;

/** The wrench is turned over from the tick at which it lies (TP-05), so that its red end is seen. */
function showingFace(recorder: ActRecorder, lies: number): ActRecorder {
  const { recording } = recorder;
  return {
    recording: {
      pieces: recording.pieces,
      get ticks() {
        return recording.ticks;
      },
      get bytes() {
        return recording.bytes;
      },
      poseOf: (id, tick) => {
        const pose = recording.poseOf(id, tick);
        return id === WRENCH_ID && tick > lies ? turning(pose, Math.min(1, (tick - lies) / TURNING_TICKS)) : pose;
      },
    },
    get done() {
      return recorder.done;
    },
    advance: (ticks) => recorder.advance(ticks),
    free: () => recorder.free(),
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
      action.do === 'spin'
        ? showingFace(
            rollRecorder(startSpin(physics, before, action), posesOf(before.state), onMat),
            (evidence?.ticks ?? 0) - REST_TICKS,
          )
        : null,
  };
}
