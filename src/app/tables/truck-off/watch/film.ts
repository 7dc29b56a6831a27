import { startRoll } from '#games/truck-off/perform.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { TruckOffMatch } from '#games/truck-off/truckOff.ts';
import type { Physics } from '#sim/physics.ts';
import type { Film } from '#app/replay/film.ts';
import { logFilm } from '#app/replay/logFilm.ts';
import { rollRecorder } from '#app/replay/rollActs.ts';
import { ownerNamesOf } from '#play/truck-off/say/names.ts';
import { sentencesOf } from '#play/truck-off/say/sayings.ts';
import { isSecret } from '#play/truck-off/watch/publicPart.ts';
import { inTray } from '#play/truck-off/places.ts';
import { posesOf } from '#play/truck-off/poses.ts';
import { sceneryOf } from '../scene/scenery.tsx';
import { paidSoFar } from '#play/truck-off/shownState.ts';
import { payoutsOf } from '#play/truck-off/session/afterwards.ts';

/** A match of Truck Off as it can be watched: without secrets, as everything is told by its events. */
export function filmOf(physics: Physics, match: TruckOffMatch): Film {
  const { header } = match;
  const names = ownerNamesOf(header.seats);
  const film = logFilm(match, {
    turn: ({ round }) => round,
    told: (entry) => sentencesOf([entry], names),
    isSecret: ({ action }) => isSecret(action),
    drawn: (state, atTray) => ({ scenery: sceneryOf({ header, state, atTray }), stills: posesOf(state) }),
    leftBy,
    record: ({ before, action }, stills) =>
      action.do === 'roll'
        ? rollRecorder(startRoll(physics, before, action), stills, (pose) => inTray(before.state, pose))
        : null,
  });
  // Trucks, dice and money of all are seen at once: it rests on the whole street.
  return { ...film, acts: film.acts.map((act) => ({ ...act, near: null })) };
}

/** The position that is drawn while a choice is told: as it has left it, or the one in which the round is paid. */
function leftBy(entry: TruckOffMatch['log'][number], after: TruckOffState): TruckOffState {
  const paying = payoutsOf(entry);
  return paying === null ? after : paidSoFar({ ...paying, shown: paying.payouts.length });
}
