import type { PieceId } from '#sim/ids.ts';
import type { Recording } from '#sim/recording/poseTracks.ts';
import { ok, type Result } from '#sim/result.ts';
import type { RollUnderWay } from '#sim/roll/rollUnderWay.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { ActRecorder, Stills } from './film.ts';

/**
 * A roll performed again, on a table where everything else stands still. `onTable`: where the table has what the
 * simulation knows in an arena of its own.
 */
export function rollRecorder(
  started: Result<RollUnderWay<unknown>>,
  stills: Stills,
  onTable: (pose: Pose) => Pose = (pose) => pose,
): ActRecorder {
  if (!started.ok) return { recording: nothing(stills), done: started, advance: () => false, free: () => undefined };
  const rolling = started.value;
  return {
    recording: beside(rolling.film, stills, onTable),
    get done() {
      return rolling.done ? ok(rolling.report) : null;
    },
    advance: (ticks) => rolling.step(ticks),
    free: () => rolling.free(),
  };
}

function beside(film: Recording, stills: Stills, onTable: (pose: Pose) => Pose): Recording {
  const still = nothing(stills);
  return {
    pieces: [...stills.keys()],
    get ticks() {
      return film.ticks;
    },
    get bytes() {
      return film.bytes;
    },
    poseOf: (id, tick) => (film.pieces.includes(id) ? onTable(film.poseOf(id, tick)) : still.poseOf(id, tick)),
  };
}

const nothing = (stills: Stills): Recording => ({
  pieces: [...stills.keys()],
  ticks: 0,
  bytes: 0,
  poseOf: (id) => poseIn(stills, id),
});

function poseIn(stills: Stills, id: PieceId): Pose {
  const pose = stills.get(id);
  if (pose === undefined) throw new Error(`${id} is not in this match`);
  return pose;
}
