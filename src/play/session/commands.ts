import type { GameTypes } from '#engine/game.ts';
import { startMatch, type Match } from '#engine/match.ts';
import { LARGEST_SEED } from '#engine/random.ts';
import { consent, requestUndo, withdrawUndo } from '#engine/undo.ts';
import { fail, type Fault, type Result } from '#sim/result.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { SessionCore } from './core.ts';
import { isOf } from './players.ts';
import { REFUSALS } from './refusals.ts';
import type { MatchState, SittingCommands, UndoCommands } from './state.ts';

/** Sitting down and getting up. `random`: chance from 0 to 1, for the seeds of new matches. */
export function sittingCommands<T extends GameTypes, S extends MatchState<T>>(
  core: SessionCore<T, S>,
  random: () => number,
): SittingCommands<T> {
  const open = (match: Match<T> | null, spectating = false): void => {
    core.runner.abandon();
    core.open(match, spectating);
  };
  return {
    newMatch: ({ seed = Math.floor(random() * (LARGEST_SEED + 1)), ...agreed }) => {
      const started = startMatch(core.game, { build: core.physics.build, tickHz: TICK_HZ, seed, ...agreed });
      if (started.ok) open(started.value);
      else core.refuse(started.fault);
      return started;
    },
    resume: (match, how) => open(match, how?.spectating),
    leave: () => {
      core.runner.pause();
      open(null);
    },
    spectate: (underWay) => {
      if (underWay === 'conclude') core.runner.conclude();
      core.runner.abandon();
      core.tell({ spectating: true, eyes: null });
      const { played } = core.state;
      if (played !== null) core.show(played, 'asked');
    },
    playOn: () => core.tell({ spectating: false }),
    passDevice: (eyes) => {
      const { match, spectating } = core.state;
      if (eyes !== null && spectating) core.refuse(REFUSALS.spectating);
      else if (eyes !== null && match !== null && !isOf(match.header, 'person', eyes)) core.refuse(REFUSALS.botsSeat);
      else core.tell({ eyes, fault: null }); // a fault may quote what was typed in private
    },
    follow: (match) => {
      core.runner.abandon();
      core.show(match, 'followed');
    },
  };
}

/** The last action that is not a bot's: moves of bots that followed go with it. -1 for none. */
const lastOfPerson = <T extends GameTypes>({ header, log }: Match<T>): number =>
  log.findLastIndex(({ seat }) => seat === null || header.seats[seat]?.kind === 'person');

/** How many moves of bots go with the last action of a person when that is taken back. */
export const botsAfter = <T extends GameTypes>(match: Match<T>): number => {
  const last = lastOfPerson(match);
  return last < 0 ? 0 : match.log.length - 1 - last;
};

export function undoCommands<T extends GameTypes, S extends MatchState<T>>(core: SessionCore<T, S>): UndoCommands {
  const change = (how: (match: Match<T>) => Result<Match<T>>): void => {
    const { playable } = core;
    if (!playable.ok) return void core.refuse(playable.fault);
    const changed = how(playable.value);
    if (!changed.ok) return void core.refuse(changed.fault);
    core.show(changed.value, changed.value.log.length < playable.value.log.length ? 'taken-back' : 'asked');
  };
  const asking = (match: Match<T>, by?: number, from?: number): Result<Match<T>> => {
    const last = lastOfPerson(match);
    const first = from ?? last;
    if (last < 0 && first < 0) return fail(REFUSALS.nothingDone);
    return requestUndo(core.game, match, by ?? match.log[last]?.seat ?? core.askedNow(match)[0] ?? 0, first);
  };
  const whyNotTakeBack = (from?: number): Fault | null => {
    const { match, played, spectating } = core.state;
    if (match === null) return REFUSALS.noMatch;
    if (spectating) return REFUSALS.spectating;
    if (match !== played) return REFUSALS.notSeen; // it is the action after what is seen that would go
    const against = core.againstUndo();
    if (against !== null) return against;
    const asked = asking(match, undefined, from);
    return asked.ok ? null : asked.fault;
  };
  return {
    requestUndo: (by, from) =>
      change((match) => {
        const against = core.againstUndo();
        return against === null ? asking(match, by, from) : fail(against);
      }),
    mayTakeBack: (from) => whyNotTakeBack(from) === null,
    whyNotTakeBack,
    askedToTakeBack: (from) => {
      const { playable } = core;
      if (!playable.ok || core.againstUndo() !== null) return []; // the last action may be nobody's to know
      const asked = asking(playable.value, undefined, from);
      return asked.ok ? (asked.value.undo?.waitingFor ?? []) : [];
    },
    consentUndo: (seat) => change((match) => consent(match, seat, true)),
    refuseUndo: (seat) => change((match) => consent(match, seat, false)),
    withdrawUndo: () => change((match) => withdrawUndo(match, match.undo?.by ?? 0)),
  };
}
