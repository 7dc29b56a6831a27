import type { TractionMatch } from '#games/traction/traction.ts';
import { table } from '../frame/table.ts';

/** A match in its first turn, with one walk played. */
export async function begunMatch(): Promise<TractionMatch> {
  const at = await table();
  at.play('walk S1 D 180');
  return at.match();
}
