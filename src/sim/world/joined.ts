import type { TableWorld, WorldPiece } from './tableWorld.ts';

/**
 * The piece, and those that the engine solves together with it: what has contacts with it, however near a miss they are
 * (settings.ts, PREDICTION_DISTANCE), and what has some with those. None of them can be put to sleep alone: the engine
 * goes on moving such a piece and no longer holds it up, so that it sinks into the table and springs out again.
 */
export function joined({ world, pieces }: TableWorld, piece: WorldPiece): ReadonlySet<WorldPiece> {
  const found = new Set([piece]);
  // A set is walked in the order of its additions, those of the walk included.
  for (const one of found) {
    for (const other of pieces) {
      world.contactPair(one.collider, other.collider, (manifold) => {
        if (manifold.numSolverContacts() > 0) found.add(other);
      });
    }
  }
  return found;
}
