import { startRoll } from '../../../../games/truck-off/perform.ts';
import type { TruckOffMatch } from '../../../../games/truck-off/truckOff.ts';
import type { Physics } from '../../../../sim/physics.ts';
import { NO_CALLS, type Act, type Film } from '../../../replay/film.ts';
import { rollRecorder } from '../../../replay/rollActs.ts';
import { ownerNamesOf, type OwnerNames } from '../hud/names.ts';
import { sentencesOf } from '../hud/sayings.ts';
import { inTray } from '../scene/places.ts';
import { posesOf } from '../scene/poses.ts';
import { sceneryOf } from '../scene/scenery.tsx';

/** A match of Truck Off as it can be watched: without secrets, as everything is told by its events. */
export function filmOf(physics: Physics, match: TruckOffMatch): Film {
  const { header, log, state } = match;
  const names = ownerNamesOf(header.seats);
  return {
    calls: NO_CALLS,
    acts: log.map((entry, i) => actOf(physics, match, entry, log[i + 1]?.before.state ?? state, names)),
    end: { scenery: sceneryOf({ header, state, atTray: false }), stills: posesOf(state) },
  };
}

function actOf(
  physics: Physics,
  { header }: TruckOffMatch,
  entry: TruckOffMatch['log'][number],
  after: TruckOffMatch['state'],
  names: OwnerNames,
): Act {
  const { before, seat, action, evidence } = entry;
  const rolls = action.do === 'roll';
  return {
    seat,
    turn: before.state.round,
    words: sentencesOf([entry], names)[0] ?? '',
    notation: null, // what was typed may name what is secret
    ticks: evidence?.ticks ?? 0,
    mover: null,
    rulings: [],
    scenery: sceneryOf({ header, state: before.state, atTray: rolls }),
    before: posesOf(before.state),
    after: posesOf(after),
    record: () =>
      action.do === 'roll'
        ? rollRecorder(startRoll(physics, before, action), posesOf(before.state), (pose) => inTray(before.state, pose))
        : null,
  };
}
