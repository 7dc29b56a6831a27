import { fault, ok, type Fault, type Result } from '#sim/result.ts';
import { atOnce, type Ticking } from '#sim/ticking.ts';
import { compareEvidence, type Evidence } from './evidence.ts';
import { makePath, type Path } from './files/jsonPath.ts';
import { show } from './files/shown.ts';
import type { Game, GameTypes, Performer } from './game.ts';
import { otherBuild } from './matchFile/otherBuild.ts';
import { startMatch, type LogEntry, type Match, type MatchHeader } from './match.ts';
import { checkAction, play } from './play.ts';
import type { Draws, RandomState } from './random.ts';

/** A match as it is written down: nothing in it that a replay does not find again. */
export interface Recording<T extends GameTypes> {
  readonly header: MatchHeader<T>;
  readonly log: readonly RecordedAction<T>[];
}

export interface RecordedAction<T extends GameTypes> {
  readonly action: T['action'];
  readonly evidence: Evidence | null; // null unless physical
  readonly hash: string;
}

/** A physics build that can perform, and its name. */
export interface Table<T extends GameTypes> {
  readonly build: string;
  readonly perform: Performer<T>;
}

/** One that can also do it tick by tick. */
export interface TickingTable<T extends GameTypes> extends Table<T> {
  readonly performing: (state: T['state'], action: T['action'], random: Draws) => Ticking<Result<T['performed']>>;
}

/** A table of this physics build on which actions go so, tick by tick or at once. */
export const tickingTable = <T extends GameTypes>(
  build: string,
  performing: TickingTable<T>['performing'],
): TickingTable<T> => ({
  build,
  performing,
  perform: (state, action, random) => atOnce(performing(state, action, random)),
});

/** The table of a game on which nothing is performed. */
export const idleTable = <T extends GameTypes>(build: string): TickingTable<T> =>
  tickingTable(build, () => {
    throw new Error('nothing is performed on a table');
  });

/** The first action that came out differently. */
export interface Difference {
  /** Place in the log. */
  readonly index: number;
  /** JSON path in the file of what differs: the action (`$.log[3]`), or a part of it (`$.log[3].rulings[0].text`). */
  readonly path: string;
  /** Since when, counted from the action's start; null where the action has no ticks. */
  readonly tick: number | null;
  readonly expected: string;
  readonly found: string;
  /** Only of an action that cannot be played at all: the sentence that refused it. */
  readonly refused?: string;
}

export interface Replay<T extends GameTypes> {
  /** As far as it went: up to and without the action that differs. */
  readonly match: Match<T>;
  readonly difference: Difference | null;
}

export const recordingOf = <T extends GameTypes>(match: Match<T>): Recording<T> => ({
  header: match.header,
  log: match.log.map(({ action, evidence, hash }) => ({ action, evidence, hash })),
});

/**
 * Performs a recording again and holds every action against it before the next one is performed.
 * Faults: `other-game`, `other-rules`, `other-build`, and those of starting a match.
 */
export function replay<T extends GameTypes>(
  game: Game<T>,
  recording: Recording<T>,
  table: Table<T>,
): Result<Replay<T>> {
  const steps = replaying(game, recording, table.build);
  let step = steps.next(null);
  while (!step.done) {
    const { wanted } = step.value;
    step = steps.next(wanted && table.perform(wanted.state, wanted.action, wanted.random));
  }
  return step.value;
}

/** A physical action that is to be performed. */
export interface Wanted<T extends GameTypes> {
  readonly state: T['state'];
  readonly action: T['action'];
  /** The state of the match's generator before it. */
  readonly random: RandomState;
}

/** Where a replay waits. */
export interface ReplayStep<T extends GameTypes> {
  /** Actions that have come out as recorded. */
  readonly done: number;
  /** Has to be performed before it goes on; null where nothing is asked. */
  readonly wanted: Wanted<T> | null;
}

/** The answer to a step of a replay: how the wanted action was performed, or null. */
export type ReplayAnswer<T extends GameTypes> = Result<T['performed']> | null;

/** The difference between an action as it was recorded and as it came out, the last of `played`; null for none. */
export type Compare<T extends GameTypes> = (
  index: number,
  recorded: RecordedAction<T>,
  played: Match<T>,
) => Difference | null;

/** Of actions of which only a check is known each; `checkOf` gives it for one that was played. */
export const comparingChecks =
  <T extends GameTypes>(checks: readonly string[], checkOf: (entry: LogEntry<T>) => string): Compare<T> =>
  (index, _recorded, { log }) => {
    const entry = log[index];
    if (entry === undefined) throw new Error('a played action is in the log');
    const [expected = 'nothing', found] = [checks[index], checkOf(entry)];
    return expected === found ? null : { index, path: pathOf(index), tick: null, expected, found };
  };

/**
 * The same, step by step: the caller answers, on this thread or another one, at once or tick by tick, with progress, a
 * pause, or an end before the end.
 */
export function* replaying<T extends GameTypes>(
  game: Game<T>,
  recording: Recording<T>,
  build: string,
  compare: Compare<T> = differenceOf,
): Generator<ReplayStep<T>, Result<Replay<T>>, ReplayAnswer<T>> {
  const refused = refusal(game, recording.header, build);
  if (refused !== null) return { ok: false, fault: refused };
  const started = startMatch(game, recording.header);
  if (!started.ok) return started;
  let match = started.value;
  for (const [index, recorded] of recording.log.entries()) {
    const played = yield* playingAgain(game, match, recorded.action, index);
    if (!played.ok)
      return ok({
        match,
        difference: {
          index,
          path: pathOf(index),
          tick: null,
          expected: 'an action that can be played',
          found: played.fault.message,
          refused: played.fault.message,
        },
      });
    const difference = compare(index, recorded, played.value);
    if (difference !== null) return ok({ match, difference });
    match = played.value;
    yield { done: index + 1, wanted: null };
  }
  return ok({ match, difference: null });
}

function* playingAgain<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  action: T['action'],
  done: number,
): Generator<ReplayStep<T>, Result<Match<T>>, ReplayAnswer<T>> {
  const checked = checkAction(game, match, action);
  if (!checked.ok) return checked;
  if (!game.isPhysical(action)) return play(game, match, action, null);
  const performed = yield { done, wanted: { state: match.state, action, random: match.random } };
  if (performed === null) throw new Error('a wanted action was not performed');
  return performed.ok ? play(game, match, action, performed.value) : performed;
}

function refusal<T extends GameTypes>(game: Game<T>, header: MatchHeader<T>, build: string): Fault | null {
  if (header.game !== game.id)
    return fault('other-game', `$.game is ${show(header.game)}; expected ${show(game.id)}.`, '$.game').fault;
  if (header.rulesVersion !== game.rulesVersion) {
    return fault(
      'other-rules',
      `$.rulesVersion is ${header.rulesVersion}; this program plays version ${game.rulesVersion} of the rules.`,
      '$.rulesVersion',
    ).fault;
  }
  return header.build === build ? null : otherBuild(header.build, build);
}

const pathOf = (index: number, ...inside: Path): string => makePath(['log', index, ...inside]);

function differenceOf<T extends GameTypes>(
  index: number,
  recorded: RecordedAction<T>,
  played: Match<T>,
): Difference | null {
  const entry = played.log[index];
  if (entry === undefined) throw new Error('a played action is in the log');
  if ((recorded.evidence === null) !== (entry.evidence === null)) {
    return {
      index,
      path: pathOf(index),
      tick: null,
      expected: kindOf(recorded.evidence),
      found: kindOf(entry.evidence),
    };
  }
  if (recorded.evidence !== null && entry.evidence !== null) {
    const difference = compareEvidence(recorded.evidence, entry.evidence);
    if (difference !== null) return { index, ...difference, path: pathOf(index, ...difference.path) };
  }
  if (recorded.hash === entry.hash) return null;
  return {
    index,
    path: pathOf(index, 'hash'),
    tick: entry.evidence?.ticks ?? null,
    expected: recorded.hash,
    found: entry.hash,
  };
}

const kindOf = (evidence: Evidence | null): string =>
  evidence === null ? 'an action without physics' : 'an action on the table';
