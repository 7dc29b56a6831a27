import type { TruckFile } from '#engine/truckFile.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Recording } from '#sim/recording/poseTracks.ts';
import { arenaSpot } from '#play/trexlands/places.ts';

/** A roll as it was filmed. */
export interface RollFilmed {
  readonly film: Recording;
  /** Those of the film's pieces that are rolled. */
  readonly trucks: readonly PieceId[];
  readonly ballast: readonly PieceId[];
  /** Trucks by measures of their own. */
  readonly own?: TruckFile | undefined;
  readonly terrain: string;
  /** The middle of the arena in the film's own frame, m. */
  readonly arena: { readonly x: number; readonly z: number };
}

/** The roll of a film that was made in this position; null where none was asked for. */
export type FilmedIn = (film: Recording, before: TrexlandsState) => RollFilmed | null;

const filmedAround =
  (arenaOf: (before: TrexlandsState) => RollFilmed['arena']): FilmedIn =>
  (film, before) => {
    const asked = rollAsked(before);
    if (asked === null) return null;
    const { trucks, ballast, surface: terrain } = asked;
    return { film, trucks, ballast, own: before.options.truck, terrain, arena: arenaOf(before) };
  };

/** A film in the simulation's own frame, which has the arena in its middle. */
export const inArenaFrame = filmedAround(() => ({ x: 0, z: 0 }));

/** A film of trucks as they are drawn on the table. */
export const onTable = filmedAround(({ seats, board: { city } }) => arenaSpot({ seats, city }));
