import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import { BOTH, COLUMNS } from '#games/tractor-pull/ids.ts';
import { startSpin } from '#games/tractor-pull/perform.ts';
import type { TractorPullMatch } from '#games/tractor-pull/tractorPull.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { REST_TICKS } from '#sim/roll/rest.ts';
import { WRENCH_ID } from '#sim/roll/wrench/spin.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { Physics } from '#sim/physics.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import type { ActRecorder, Film, Stills } from '#app/replay/film.ts';
import { logFilm } from '#app/replay/logFilm.ts';
import { rollRecorder } from '#app/replay/rollActs.ts';
import { sentencesOf } from '#play/tractor-pull/say/sayings.ts';
import { isSecret } from '#play/tractor-pull/watch/publicPart.ts';
import { onMat } from '#play/tractor-pull/places.ts';
import { hiddenPose, posesOf, turning } from '#play/tractor-pull/poses.ts';
import { sceneryOf } from '../scene/scenery.tsx';
import { afterEvent } from '#play/tractor-pull/session/beats.ts';

/** A match of Tractor Pull as it can be watched: without secrets, as everything is told by its events. */
export function filmOf(physics: Physics, match: TractorPullMatch): Film {
  const { header } = match;
  const names = seatNamesOf(header.seats);
  return logFilm(match, {
    turn: (state) => state.match,
    told: (entry) => sentencesOf([entry], names),
    isSecret: ({ action }) => isSecret(action),
    drawn: (state, atMat) => ({ scenery: sceneryOf({ header, state, atMat }), stills: posesOf(state) }),
    leftBy,
    cameFrom,
    record: ({ before, action, evidence }, stills) =>
      action.do === 'spin'
        ? showingFace(
            rollRecorder(startSpin(physics, before, action), stills, onMat),
            (evidence?.ticks ?? 0) - REST_TICKS,
          )
        : null,
  });
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

type Entry = TractorPullMatch['log'][number];
type State = TractorPullMatch['state'];

/** After these the field is cleared, which is seen when the next action is. */
const CLEARS: readonly TractorPullEvent['type'][] = ['match-won', 'match-began', 'awarded'];

/**
 * The position that is drawn while a choice is told: as the choice has left it. A row is looked at where it was turned
 * up, also where the next wave has begun.
 */
function leftBy({ before, events }: Entry, after: State): State {
  if (events.some(({ type }) => CLEARS.includes(type))) return events.reduce(afterEvent, before.state);
  const { wave, phase } = events.some(({ type }) => type === 'revealed') ? before.state : after;
  return { ...after, wave, phase };
}

/** Where everything that is drawn was before it: cards that are revealed lay there face down. */
function cameFrom({ before, events }: Entry, drawn: Stills): Stills {
  const was = posesOf(before.state);
  const hidden = new Map<PieceId, Pose>();
  const { wave } = before.state;
  for (const event of events)
    if (event.type === 'revealed' && wave !== 0)
      for (const seat of BOTH)
        COLUMNS.forEach((column, i) => {
          const vehicle = event.rows[seat][i];
          if (vehicle !== undefined) hidden.set(pieceId(vehicle), hiddenPose(seat, wave, column));
        });
  return new Map([...was, ...[...drawn].map(([id, pose]) => [id, was.get(id) ?? hidden.get(id) ?? pose] as const)]);
}
