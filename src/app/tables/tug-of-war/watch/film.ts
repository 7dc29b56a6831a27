import { makeCommand } from '../../../../games/tug-of-war/notation.ts';
import type { TugOfWarMatch } from '../../../../games/tug-of-war/tugOfWar.ts';
import { seatNamesOf } from '../../../frame/seatNames.ts';
import { NO_CALLS, type Film } from '../../../replay/film.ts';
import { sentencesOf } from '../hud/sayings.ts';
import { sceneryOf } from '../scene/scenery.tsx';

/** A match of Tug of War as it can be watched; nothing of it takes a hand on the table. */
export function filmOf(match: TugOfWarMatch): Film {
  const { header, log, state } = match;
  const names = seatNamesOf(header.seats);
  return {
    calls: NO_CALLS,
    acts: log.map((entry, i) => ({
      seat: entry.seat,
      turn: entry.before.state.turn,
      words: sentencesOf({ log: [entry], state }, names.seat)[0] ?? '',
      notation: makeCommand(entry.action),
      ticks: 0,
      mover: null,
      rulings: [],
      scenery: sceneryOf({ header, state: entry.before.state, came: log[i - 1]?.events ?? [] }),
      before: new Map(),
      after: new Map(),
      record: () => null,
    })),
    end: { scenery: sceneryOf({ header, state, came: log.at(-1)?.events ?? [] }), stills: new Map() },
  };
}
