import { laterPart } from '../late/later.tsx';
import { useModules } from './runtime.ts';
import type { TableModule } from './tableModule.ts';

/** Where it does not come, the picture stays. */
const LivingRoom = laterPart(
  async () => (await import('./LivingRoom.tsx')).LivingRoom,
  () => null,
);

/**
 * A table behind the words: a picture, over which the table itself comes where it can be had; of a game that was
 * `chosen` here and has no such table, the picture of its tile.
 */
export function StartRoom({ chosen }: { readonly chosen: TableModule | undefined }) {
  const room = useModules().find((module) => module.room)?.room;
  if (room === undefined) return null;
  const still = chosen?.room === undefined ? chosen?.card.picture?.src : undefined;
  return (
    <div className="start-room">
      <img src={still ?? room.still} alt="" />
      {still === undefined && <LivingRoom Living={room.Living} />}
      <div className="start-shade" />
    </div>
  );
}
