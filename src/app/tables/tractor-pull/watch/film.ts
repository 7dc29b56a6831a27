import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import { BOTH, COLUMNS } from '#games/tractor-pull/ids.ts';
import { startSpin } from '#games/tractor-pull/perform.ts';
import type { TractorPullMatch } from '#games/tractor-pull/tractorPull.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { REST_TICKS } from '#sim/roll/rest.ts';
import { WRENCH_ID } from '#sim/roll/wrench/spin.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { Physics } from '#sim/physics.ts';
import { seatNamesOf, type SeatNames } from '#play/say/seatNames.ts';
import { NO_CALLS, type Act, type ActRecorder, type Film, type Stills } from '#app/replay/film.ts';
import { readingS } from '#play/replay/readingTime.ts';
import { rollRecorder } from '#app/replay/rollActs.ts';
import { sentencesOf } from '#play/tractor-pull/say/sayings.ts';
import { onMat } from '#play/tractor-pull/places.ts';
import { hiddenPose, posesOf, turning } from '#play/tractor-pull/poses.ts';
import { sceneryOf } from '../scene/scenery.tsx';
import { afterEvent } from '#play/tractor-pull/session/beats.ts';

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

function actOf(physics: Physics, { header }: TractorPullMatch, entry: Entry, after: State, names: SeatNames): Act {
  const { before, seat, action, evidence } = entry;
  const told = sentencesOf([entry], names);
  const of = {
    seat,
    turn: before.state.match,
    words: told[0] ?? '',
    notation: null, // what was typed may name what is secret
    ticks: evidence?.ticks ?? 0,
    mover: null,
    rulings: [],
  };
  if (action.do !== 'spin') {
    const state = leftBy(entry, after);
    const stills = posesOf(state);
    return {
      ...of,
      lastsS: readingS(told),
      scenery: sceneryOf({ header, state, atMat: false }),
      before: cameFrom(entry, stills),
      after: stills,
      record: () => null,
    };
  }
  return {
    ...of,
    scenery: sceneryOf({ header, state: before.state, atMat: true }),
    before: posesOf(before.state),
    after: posesOf(after),
    record: () =>
      showingFace(
        rollRecorder(startSpin(physics, before, action), posesOf(before.state), onMat),
        (evidence?.ticks ?? 0) - REST_TICKS,
      ),
  };
}
