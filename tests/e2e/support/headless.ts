import { isWhole } from '#engine/seen.ts';
import { createSession } from '#play/traction/session/session.ts';
import type { NewMatch, Session } from '#play/traction/session/sessionTypes.ts';
import { DEFAULT_DRAFT, planOf, type Draft } from '#play/traction/form/draft.ts';
import { tractionFiles } from '#app/tables/traction/files.ts';
import { stepsOf } from '#play/traction/tasks.ts';
import { slicedHelper } from '#play/offThread/slices.ts';
import { replayMatch } from '#play/storage/replayMatch.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/traction/matchFile.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { loadPhysics, PHYSICS_BUILD } from '#sim/physics.ts';

/** By this seed seat 0 begins. */
export const SEED = 3;

/** What the form would agree on, but that the first turn has two pieces like any other. */
export function planned(change: Partial<Draft> = {}): NewMatch {
  const plan = planOf({ ...DEFAULT_DRAFT, starterOne: false, ...change });
  if (!plan.ok) throw new Error(plan.fault.message);
  return { ...plan.value, seed: SEED };
}

/** A match played in Node, line by line; throws where a line is refused. */
export async function playHeadless(lines: readonly string[], plan: NewMatch = planned()): Promise<TractionMatch> {
  const session = createSession({ physics: await loadPhysics(), pace: 'at-once', random: () => 0.5 });
  session.commands.newMatch(plan);
  for (const line of lines) {
    if (line === 'bump') session.commands.bump({ pushMm: [4, 0] });
    else if (!session.commands.typeMove(line).ok)
      throw new Error(`${line}: ${session.store.getState().fault?.message ?? ''}`);
    rest(session);
  }
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('no match');
  return match;
}

function rest(session: Session): void {
  while (session.advance(1)); // until nothing moves
}

export const fileOf = (match: TractionMatch): string => makeMatch(recordMatch(match));

export const hashesOf = ({ log }: TractionMatch): readonly string[] => log.map(({ hash }) => hash);

/** Performs every action of a file again, in Node; throws where one comes out differently. */
export async function replayFile(text: string): Promise<TractionMatch> {
  const recording = parseMatch(text, PHYSICS_BUILD);
  if (!recording.ok) throw new Error(recording.fault.message);
  const replayed = await replayMatch(tractionFiles, slicedHelper(await loadPhysics(), stepsOf), recording.value, {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  if (!replayed.ok) throw new Error(replayed.fault.message);
  return replayed.value;
}
