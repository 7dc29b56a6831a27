import { fault, ok, type Fault, type Result } from '../sim/result.ts';
import { compareEvidence, type Evidence } from './evidence.ts';
import type { Game, GameTypes, Performer } from './game.ts';
import { startMatch, type Match, type MatchHeader } from './match.ts';
import { performAndPlay } from './play.ts';

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

/** Somebody who can perform: a physics build and its name. */
export interface Table<T extends GameTypes> {
  readonly build: string;
  readonly perform: Performer<T>;
}

/** The first action that came out differently. */
export interface Difference {
  /** Place in the log. */
  readonly index: number;
  /** Since when, counted from the action's start; null where the action has no ticks. */
  readonly tick: number | null;
  readonly expected: string;
  readonly found: string;
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
 * Performs a recording again and holds every action against it.
 * Faults: `other-game`, `other-rules`, `other-build`, and those of starting a match.
 */
export function replay<T extends GameTypes>(game: Game<T>, recording: Recording<T>, table: Table<T>): Result<Replay<T>> {
  const steps = replaying(game, recording, table);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The same, action by action: yields how many are done, so that a caller can show progress or pause. */
export function* replaying<T extends GameTypes>(game: Game<T>, recording: Recording<T>, table: Table<T>): Generator<number, Result<Replay<T>>, void> {
  const refused = refusal(game, recording.header, table.build);
  if (refused !== null) return { ok: false, fault: refused };
  const started = startMatch(game, recording.header);
  if (!started.ok) return started;
  let match = started.value;
  for (const [index, recorded] of recording.log.entries()) {
    const played = performAndPlay(game, match, recorded.action, table.perform);
    if (!played.ok) return ok({ match, difference: { index, tick: null, expected: 'an action that can be played', found: played.fault.message } });
    const difference = differenceOf(index, recorded, played.value);
    if (difference !== null) return ok({ match, difference });
    match = played.value;
    yield index + 1;
  }
  return ok({ match, difference: null });
}

function refusal<T extends GameTypes>(game: Game<T>, header: MatchHeader<T>, build: string): Fault | null {
  if (header.game !== game.id) return fault('other-game', `This is a match of ${header.game}, not of ${game.id}.`, '$.game').fault;
  if (header.rulesVersion !== game.rulesVersion) {
    return fault('other-rules', `This match was played by version ${header.rulesVersion} of the rules; here is version ${game.rulesVersion}.`, '$.rulesVersion').fault;
  }
  if (header.build !== build) {
    return fault('other-build', `This match was played on the physics build ${header.build}; here is ${build}, which would play it differently.`, '$.build').fault;
  }
  return null;
}

function differenceOf<T extends GameTypes>(index: number, recorded: RecordedAction<T>, played: Match<T>): Difference | null {
  const entry = played.log[index];
  if (entry === undefined) throw new Error('a played action is in the log');
  if ((recorded.evidence === null) !== (entry.evidence === null)) {
    return { index, tick: null, expected: kindOf(recorded.evidence), found: kindOf(entry.evidence) };
  }
  if (recorded.evidence !== null && entry.evidence !== null) {
    const difference = compareEvidence(recorded.evidence, entry.evidence);
    if (difference !== null) return { index, ...difference };
  }
  return recorded.hash === entry.hash ? null : { index, tick: entry.evidence?.ticks ?? null, expected: recorded.hash, found: entry.hash };
}

const kindOf = (evidence: Evidence | null): string => (evidence === null ? 'an action without physics' : 'an action on the table');
