import type { Physics } from '../../sim/physics.ts';
import type { Result } from '../../sim/result.ts';
import { filesOf, recordingOf, type AnyRecording, type GameId, type MatchOf } from '../tables/gameFiles.ts';
import { replayMatch, type Replaying } from './replayMatch.ts';

/** A recording played again, for a table of that game. Faults: `other-game`, and those of `replayMatch`. */
export async function replayOwn<G extends GameId>(game: G, recording: AnyRecording, physics: Physics, replaying: Replaying): Promise<Result<MatchOf<G>>> {
  const own = recordingOf(game, recording);
  return own.ok ? ((await replayMatch(await filesOf(game), physics, own.value, replaying)) as Result<MatchOf<G>>) : own;
}
