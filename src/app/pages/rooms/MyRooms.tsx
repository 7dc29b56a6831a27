import '#app/styles/rooms.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isolated } from '#engine/isolated.ts';
import type { RoomNow } from '#online/client/roomNow.ts';
import { saidTime } from '#play/say/saidTime.ts';
import { listed, texts } from '#play/texts.ts';
import { gameCalled } from '#play/storage/gameFiles.ts';
import { useModules } from '../runtime.ts';
import { Button } from '#app/ui/Button.tsx';
import type { KeptRoom, KeptRooms } from './keptRooms.ts';
import { pathOf } from './roomPath.ts';
import { standsOf, type Stands } from './roomStands.ts';
import { roomNow } from './serverHere.ts';

/** Asked of so many rooms at once; a browser has few lines to one server (house value). */
const AT_ONCE = 4;

type Told = RoomNow | 'gone' | null;

/** The rooms of this browser by whose turn it is, its own first, which the start page has above everything, too. */
export function MyRooms({ kept }: { readonly kept: KeptRooms }) {
  const modules = useModules();
  const [rooms, setRooms] = useState(kept.rooms);
  const told = useTold(rooms);
  const forget = (code: string): void => {
    kept.forget(code);
    setRooms(kept.rooms);
  };
  const stands = rooms.map((room) => standsOf(room, told.get(room.code))).sort((a, b) => a.order - b.order);
  const lineOf = (one: Stands) => <RoomLine {...one} name={gameCalled(modules, one.room.game).name} />;
  const [first] = stands;
  const above = document.querySelector('.start-head');
  return (
    <ul className="room-list" data-asked={told.size}>
      {above &&
        first !== undefined &&
        first.sinceMs !== null &&
        createPortal(<p className="room-waits">{lineOf(first)}</p>, above)}
      {stands.map((one) => (
        <li key={one.room.code} className="row" data-stage={one.stage}>
          {lineOf(one)}
          <Button look="quiet" aria-label={texts.rooms.forgetRoom(one.room.code)} onClick={() => forget(one.room.code)}>
            {texts.rooms.forget}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function RoomLine({ room, stage, rivals, asked, sinceMs, name }: Stands & { readonly name: string }) {
  const { stages } = texts.rooms;
  const said = stage === 'theirs' ? stages.theirs(listed(asked.map(isolated))) : stages[stage ?? 'unknown'];
  const parts = [
    stage === null ? '…' : said,
    sinceMs === null ? null : texts.rooms.since(saidTime(sinceMs)),
    rivals === null ? null : texts.rooms.rivals(rivals),
  ];
  return (
    <span className="room-seat">
      <a href={`#${pathOf({ at: 'room', code: room.code, looking: false })}`}>
        {name} <span translate="no">{room.code}</span>
      </a>{' '}
      <span className={stage === 'yours' ? 'room-yours' : 'note'}>
        {parts.filter((part) => part !== null).join(' · ')}
      </span>
    </span>
  );
}

/** Of each room what its server says; those that have been asked. */
function useTold(rooms: readonly KeptRoom[]): ReadonlyMap<string, Told> {
  const [told, setTold] = useState<ReadonlyMap<string, Told>>(new Map());
  const [asked] = useState(rooms);
  useEffect(() => {
    let here = true;
    const left = [...asked];
    const next = async (): Promise<void> => {
      const room = left.shift();
      if (room === undefined || !here) return;
      const now = await roomNow(room.code, room.keys);
      if (here) setTold((before) => new Map(before).set(room.code, now));
      await next();
    };
    for (let i = 0; i < AT_ONCE; i += 1) void next();
    return () => {
      here = false;
    };
  }, [asked]);
  return told;
}
