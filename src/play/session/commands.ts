import type { GameTypes } from '#engine/game.ts';
import { startMatch } from '#engine/match.ts';
import { LARGEST_SEED } from '#engine/random.ts';
import type { SeenMatch } from '#engine/seen.ts';
import { askedToUndo } from '#engine/undo.ts';
import { fail, ok, type Fault, type Result } from '#sim/result.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { SessionCore } from './core.ts';
import type { Master, UndoRequested } from './master.ts';
import { MatchHere } from './matchHere.ts';
import { DONE, type Outcome } from './outcome.ts';
import { isOf } from './players.ts';
import { REFUSALS } from './refusals.ts';
import type { MatchState, SittingCommands, UndoCommands } from './state.ts';

/** Sitting down and getting up. `random`: chance from 0 to 1, for the seeds of new matches. */
export function sittingCommands<T extends GameTypes, S extends MatchState<T>>(
  core: SessionCore<T, S>,
  random: () => number,
): SittingCommands<T> {
  const sit = (master: Master<T>, spectating = false): Outcome => {
    core.runner.abandon();
    core.sit(master, spectating);
    return DONE;
  };
  return {
    newMatch: ({ seed = Math.floor(random() * (LARGEST_SEED + 1)), ...agreed }) => {
      const started = startMatch(core.game, { build: core.physics.build, tickHz: TICK_HZ, seed, ...agreed });
      if (started.ok) sit(new MatchHere(core.game, started.value));
      else core.refuse(started.fault);
      return started;
    },
    resume: (match, how) => sit(new MatchHere(core.game, match), how?.spectating),
    join: (master) => sit(master, master.seat === null),
    leave: () => {
      core.runner.pause();
      core.runner.abandon();
      core.stand();
      return DONE;
    },
    spectate: (underWay) => {
      if (underWay === 'conclude') core.runner.conclude();
      core.runner.abandon();
      core.tell({ spectating: true, holder: null });
      const { played } = core.state;
      if (played !== null) core.show(played, 'asked');
      return DONE;
    },
    playOn: () => core.tell({ spectating: false }),
    passDevice: (holder) => {
      const { match, spectating } = core.state;
      if (holder !== null && match === null) return core.refuse(REFUSALS.noMatch);
      if (holder !== null && spectating) return core.refuse(REFUSALS.spectating);
      if (holder !== null && match !== null && !isOf(match.header, 'person', holder))
        return core.refuse(REFUSALS.botsSeat);
      return core.tell({ holder, fault: null }); // a fault may quote what was typed in private
    },
    follow: (match) => {
      core.runner.abandon();
      core.follow(new MatchHere(core.game, match));
      return DONE;
    },
  };
}

/** The last action that is not a bot's: moves of bots that followed go with it. -1 for none. */
const lastOfPerson = <T extends GameTypes>({ header, log }: SeenMatch<T>): number =>
  log.findLastIndex(({ seat }) => seat === null || header.seats[seat]?.kind === 'person');

/** How many moves of bots go with the last action of a person when that is taken back. */
export const botsAfter = <T extends GameTypes>(match: SeenMatch<T>): number => {
  const last = lastOfPerson(match);
  const isBots = ({ seat }: { readonly seat: number | null }): boolean =>
    match.header.seats[seat ?? -1]?.kind === 'bot';
  return last < 0 ? 0 : match.log.slice(last + 1).filter(isBots).length;
};

export function undoCommands<T extends GameTypes, S extends MatchState<T>>(core: SessionCore<T, S>): UndoCommands {
  /** The wish to take back everything from there on. Fault: nothing has been done. */
  const wish = (match: SeenMatch<T>, by?: number, from?: number): Result<Extract<UndoRequested, { do: 'ask' }>> => {
    const last = lastOfPerson(match);
    const first = from ?? last;
    if (last < 0 && first < 0) return fail(REFUSALS.nothingDone);
    return ok({ do: 'ask', by: by ?? whose(match, last), from: first });
  };
  const whose = (match: SeenMatch<T>, last: number): number =>
    core.seatHere ?? match.log[last]?.seat ?? core.askedNow(match)[0] ?? 0;
  const asked = (match: SeenMatch<T>, from?: number): Result<readonly number[]> => {
    const wished = wish(match, undefined, from);
    return wished.ok ? askedToUndo(core.game, match, wished.value.by, wished.value.from) : wished;
  };
  const whyNotTakeBack = (from?: number): Fault | null => {
    const { match, played, spectating } = core.state;
    if (match === null) return REFUSALS.noMatch;
    if (spectating) return REFUSALS.spectating;
    if (match !== played) return REFUSALS.notSeen; // it is the action after what is seen that would go
    const against = core.againstUndo();
    if (against !== null) return against;
    const asking = asked(match, from);
    return asking.ok ? null : asking.fault;
  };
  return {
    requestUndo: (by, from) => {
      const { playable } = core;
      if (!playable.ok) return core.refuse(playable.fault);
      const against = core.againstUndo();
      const wished = against === null ? wish(playable.value, by, from) : fail(against);
      return wished.ok ? core.undo(wished.value) : core.refuse(wished.fault);
    },
    mayTakeBack: (from) => whyNotTakeBack(from) === null,
    whyNotTakeBack,
    askedToTakeBack: (from) => {
      const { playable } = core;
      if (!playable.ok || core.againstUndo() !== null) return []; // the last action may be nobody's to know
      const asking = asked(playable.value, from);
      return asking.ok ? asking.value : [];
    },
    consentUndo: (seat) => core.undo({ do: 'answer', seat, agrees: true }),
    refuseUndo: (seat) => core.undo({ do: 'answer', seat, agrees: false }),
    withdrawUndo: () => core.undo({ do: 'withdraw', by: core.state.match?.undo?.by ?? 0 }),
  };
}
