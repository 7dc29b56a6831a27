import { startRoll } from '#games/trexlands/perform.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { eventText } from '#games/trexlands/texts.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import type { Physics } from '#sim/physics.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { NO_CALLS, type Act, type ActRecorder, type Film, type Stills } from '#app/replay/film.ts';
import { isAnyElsewhere } from '#app/replay/playhead.ts';
import { rollRecorder } from '#app/replay/rollActs.ts';
import { readingS } from '#play/replay/readingTime.ts';
import { worthSaying } from '#play/trexlands/say/sayings.ts';
import { arenaSpot } from '#play/trexlands/places.ts';
import { aimingPoses, inArena, posesOf } from '#play/trexlands/poses.ts';
import { sceneryOf } from '../scene/scenery.tsx';
import { namesOf, type Names } from '#play/trexlands/words/names.ts';

type Entry = TrexlandsMatch['log'][number];

/** A match of Trexlands as it can be watched: without secrets, as everything is told by its events. */
export function filmOf(physics: Physics, { header, log, state }: TrexlandsMatch): Film {
  const names = namesOf(header.seats);
  return {
    calls: NO_CALLS,
    acts: log.map((entry, i): Act => {
      const { before, seat, action } = entry;
      const asking = action.do === 'roll' ? rollAsked(before.state) : null;
      const words = said(entry, names);
      const [stood, stands] = [stillsOf(before.state), stillsOf(log[i + 1]?.before.state ?? state)];
      return {
        seat,
        turn: turnOf(before.state)?.number ?? 0,
        words,
        notation: null,
        ticks: entry.evidence?.ticks ?? 0,
        lastsS: readingS([words]),
        isEmpty: entry.events.every(({ type }) => type === 'ready') && !isAnyElsewhere(stood, stands),
        mover: null,
        rulings: [],
        scenery: sceneryOf({ header, state: before.state }, asking),
        before: stood,
        after: stands,
        record: () => (action.do === 'roll' ? recorderOf(startRoll(physics, before, action), before.state) : null),
      };
    }),
    end: { scenery: sceneryOf({ header, state }, null), stills: stillsOf(state) },
  };
}

/** The first thing that there is to tell of it, but for cards of others: what was typed may name what is secret. */
function said({ events, seat }: Entry, names: Names): string {
  const [told] = events;
  const [first = told] = told?.type === 'ready' ? [told] : worthSaying(events);
  if (first !== undefined) return eventText(first, names);
  return seat === null ? '' : gameTexts.log.inPrivate(names.seat(seat));
}

/** While a roll is asked for, its trucks wait beside the arena. */
function stillsOf(state: TrexlandsState): Stills {
  const poses = new Map(posesOf(state));
  const asking = rollAsked(state);
  if (asking !== null) for (const [id, pose] of aimingPoses(state, asking, [])) poses.set(id, pose);
  return poses;
}

function recorderOf(started: ReturnType<typeof startRoll>, state: TrexlandsState): ActRecorder {
  const arena = arenaSpot({ seats: state.seats, city: state.board.city });
  return rollRecorder(started, stillsOf(state), (pose) => inArena(arena, pose));
}
