import { laterPart } from '../late/later.tsx';
import { useModules } from './runtime.ts';

/** Where it does not come, the picture stays. */
const LivingRoom = laterPart(
  async () => (await import('./LivingRoom.tsx')).LivingRoom,
  () => null,
);

/** A table behind the words: a picture, over which the table itself comes where it can be had. */
export function StartRoom() {
  const room = useModules().find((module) => module.room)?.room;
  if (room === undefined) return null;
  return (
    <div className="start-room">
      <img src={room.still} alt="" />
      <LivingRoom Living={room.Living} />
      <div className="start-shade" />
    </div>
  );
}
