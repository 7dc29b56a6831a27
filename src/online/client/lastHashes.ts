import type { GameTypes } from '#engine/game.ts';
import type { RecordedAction } from '#engine/replay.ts';
import type { SeenEntry } from '#engine/seen.ts';
import type { GameFiles } from '#play/storage/gameFiles.ts';
import type { Physics } from '#sim/physics.ts';
import { drawsOf, farMatchAfter, type FarMatch } from './farMatch.ts';
import type { RoomSeen } from './line.ts';

/** The last action that was performed on a table, done once more at this one. Hashes are of all bodies, at its end. */
export interface LastHashes {
  /** How many actions there were with it. */
  readonly action: number;
  /** Null: a hand cannot do here what it did there. */
  readonly here: string | null;
  readonly there: string;
}

type Files<T extends GameTypes> = Pick<GameFiles<T, RecordedAction<T>>, 'game' | 'orders' | 'replayTable'>;

/** Null where nothing has been performed yet in the last match of the room. Throws where it was not drawn here. */
export function lastHashes<T extends GameTypes>(
  { rows, seat }: Pick<RoomSeen, 'rows' | 'seat'>,
  { game, orders, replayTable }: Files<T>,
  physics: Physics,
): LastHashes | null {
  let far: FarMatch<T> | null = null;
  let last: { readonly of: FarMatch<T>; readonly entry: SeenEntry<T>; readonly performed: T['performed'] } | null =
    null;
  for (const row of rows) {
    const next: FarMatch<T> | null = farMatchAfter(orders, seat, far, row);
    if (next === far || next === null) continue;
    far = next;
    const { log } = next.match;
    const entry = log.at(-1);
    if (last !== null && !log.includes(last.entry)) last = null; // taken back, or of a match before
    if (entry !== undefined && entry.performed !== null) last = { of: next, entry, performed: entry.performed };
  }
  if (last === null) return null;
  const { of, entry, performed } = last;
  const here = replayTable(physics).perform(entry.before.state, entry.action, drawsOf(of.drawn));
  return {
    action: of.match.log.length,
    here: here.ok ? game.evidence(here.value).hash : null,
    there: game.evidence(performed).hash,
  };
}
