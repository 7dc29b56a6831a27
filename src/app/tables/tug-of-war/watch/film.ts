import { makeCommand } from '#games/tug-of-war/notation.ts';
import type { TugOfWarMatch } from '#games/tug-of-war/tugOfWar.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { NO_CALLS, type Film } from '#app/replay/film.ts';
import { readingS } from '#play/replay/readingTime.ts';
import { sentencesOf } from '#play/tug-of-war/say/sayings.ts';
import { seenInS } from '#play/tug-of-war/machines/seenInS.ts';
import { placesOf } from '../scene/places.ts';
import { boxOf } from '../scene/pointCloseUp.ts';
import { sceneryOf } from '../scene/scenery.tsx';

/** A match of Tug of War as it can be watched; nothing of it takes a hand on the table. */
export function filmOf(match: TugOfWarMatch): Film {
  const { header, log, state } = match;
  const names = seatNamesOf(header.seats);
  const places = placesOf(state);
  return {
    calls: NO_CALLS,
    acts: log.map(({ action, before, events, seat }, i) => {
      const said = sentencesOf({ log: log.slice(i, i + 1), state }, names.seat);
      const after = log[i + 1]?.before.state ?? state;
      return {
        seat,
        turn: before.state.turn,
        words: said[0] ?? '',
        lastsS: Math.max(seenInS(events), readingS(said)),
        notation: makeCommand(action),
        ticks: 0,
        mover: null,
        rulings: [],
        // No piece is moved there: the machines themselves go to where the action has put them.
        scenery: sceneryOf({ places, header, state: after, came: events, from: before.state }),
        near: boxOf(events, before.state),
        before: new Map(),
        after: new Map(),
        record: () => null,
      };
    }),
    end: { scenery: sceneryOf({ places, header, state, came: log.at(-1)?.events ?? [] }), stills: new Map() },
  };
}
