import type { Match } from '#engine/match.ts';
import type { GameTypes } from '#engine/game.ts';
import { readingS } from '#play/replay/readingTime.ts';
import type { Scenery } from '../scene/tableScene.ts';
import { NO_CALLS, type Act, type ActRecorder, type Film, type Stills } from './film.ts';

type Entry<T extends GameTypes> = Match<T>['log'][number];

/** A position that is drawn. */
export interface Drawn {
  readonly scenery: Scenery;
  readonly stills: Stills;
}

/** A game's part in the film of a match in which things are chosen and rolled. */
interface LogFilmParts<T extends GameTypes> {
  turn(state: T['state']): number;
  /** An entry in sentences that everybody may hear. */
  told(entry: Entry<T>): readonly string[];
  /** Only that it was made is told of it: what it was comes later. Left out where nothing is chosen in secret. */
  isSecret?(entry: Entry<T>): boolean;
  /** A position, for everybody; `rolling`: while something rolls from it. */
  drawn(state: T['state'], rolling: boolean): Drawn;
  /** Begins to roll again; null for a choice. */
  record(entry: Entry<T>, stills: Stills): ActRecorder | null;
  /** The position that is drawn while a choice is told; left out, the one that it has led to. */
  leftBy?(entry: Entry<T>, after: T['state']): T['state'];
  /** Where everything was before a choice; left out, where the position before it has it. */
  cameFrom?(entry: Entry<T>, drawn: Stills): Stills;
}

/** A match as it can be watched, an act for every entry of its log. Typed lines may name secrets, and are not told. */
export function logFilm<T extends GameTypes>({ log, state }: Match<T>, parts: LogFilmParts<T>): Film {
  const { drawn } = parts;
  const end = drawn(state, false);
  return {
    calls: NO_CALLS,
    acts: log.map((entry, i): Act => {
      const { before, seat, evidence } = entry;
      const after = log[i + 1]?.before.state ?? state;
      const all = parts.told(entry);
      const told = parts.isSecret?.(entry) === true ? all.slice(1) : all;
      const of = {
        seat,
        turn: parts.turn(before.state),
        words: told[0] ?? '',
        notation: null,
        ticks: evidence?.ticks ?? 0,
        mover: null,
        rulings: [],
      };
      const from = drawn(before.state, evidence !== null);
      if (evidence !== null) {
        const record = (): ActRecorder | null => parts.record(entry, from.stills);
        return { ...of, scenery: from.scenery, before: from.stills, after: drawn(after, false).stills, record };
      }
      const { scenery, stills } = drawn(parts.leftBy?.(entry, after) ?? after, false);
      const came = parts.cameFrom?.(entry, stills) ?? from.stills;
      return {
        ...of,
        isEmpty: told.length === 0,
        lastsS: readingS(told),
        scenery,
        before: came,
        after: stills,
        record: () => null,
      };
    }),
    end,
  };
}
