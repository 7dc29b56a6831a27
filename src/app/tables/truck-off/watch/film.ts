import { startRoll } from '#games/truck-off/perform.ts';
import type { TruckOffMatch } from '#games/truck-off/truckOff.ts';
import type { Physics } from '#sim/physics.ts';
import { NO_CALLS, type Act, type Film } from '#app/replay/film.ts';
import { readingS } from '#play/replay/readingTime.ts';
import { rollRecorder } from '#app/replay/rollActs.ts';
import { ownerNamesOf, type OwnerNames } from '#play/truck-off/say/names.ts';
import { sentencesOf } from '#play/truck-off/say/sayings.ts';
import { inTray } from '#play/truck-off/places.ts';
import { posesOf } from '#play/truck-off/poses.ts';
import { sceneryOf } from '../scene/scenery.tsx';
import { paidSoFar } from '#play/truck-off/shownState.ts';
import { payoutsOf } from '#play/truck-off/session/afterwards.ts';

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

type Entry = TruckOffMatch['log'][number];
type State = TruckOffMatch['state'];

/** The position that is drawn while a choice is told: as it has left it, or the one in which the round is paid. */
function leftBy(entry: Entry, after: State): State {
  const paying = payoutsOf(entry);
  return paying === null ? after : paidSoFar({ ...paying, shown: paying.payouts.length });
}

function actOf(physics: Physics, { header }: TruckOffMatch, entry: Entry, after: State, names: OwnerNames): Act {
  const { before, seat, action, evidence } = entry;
  const told = sentencesOf([entry], names);
  const of = {
    seat,
    turn: before.state.round,
    words: told[0] ?? '',
    notation: null, // what was typed may name what is secret
    ticks: evidence?.ticks ?? 0,
    mover: null,
    rulings: [],
    before: posesOf(before.state),
  };
  if (action.do !== 'roll') {
    const state = leftBy(entry, after);
    return {
      ...of,
      lastsS: readingS(told),
      scenery: sceneryOf({ header, state, atTray: false }),
      after: posesOf(state),
      record: () => null,
    };
  }
  return {
    ...of,
    scenery: sceneryOf({ header, state: before.state, atTray: true }),
    after: posesOf(after),
    record: () =>
      rollRecorder(startRoll(physics, before, action), posesOf(before.state), (pose) => inTray(before.state, pose)),
  };
}
