import { room as roomTexts } from '#play/texts/room.ts';
import '#app/styles/rooms.css';
import '#app/styles/hand.css';
import { useEffect, useState } from 'react';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { gameCalled } from '#play/storage/gameFiles.ts';
import { later } from '#app/late/later.tsx';
import { useModules } from '../runtime.ts';
import { Loading, NotFound } from '#app/ui/Page.tsx';
import { goTo } from '#app/ui/useRoute.ts';
import { KeptRooms } from './keptRooms.ts';
import { Lobby, type InRoomProps } from './Lobby.tsx';
import { NewRoom } from './NewRoom.tsx';
import { OlderPage, Over } from './Over.tsx';
import { pathOf, roomAt } from './roomPath.ts';
import { RoomList } from './RoomList.tsx';
import { HandSeat, TableLobby } from './TableAndHands.tsx';
import { RoomHand, RoomTable } from './RoomTable.tsx';
import { useTurnCall } from './useTurnCall.ts';
import { useLobby, useRoomSeen, useSeats, useShownLine } from './useRoom.ts';

/** The server has them, too, and they are loaded for themselves. */
const DayPage = later(async () => (await import('../daily/DayPage.tsx')).DayPage);

const PlayersPage = later(async () => (await import('../players/PlayersPage.tsx')).PlayersPage);

/** A room, or the way to one. `path`: from `/room` on. */
export function RoomPage({ path }: { readonly path: string }) {
  const [kept] = useState(() => new KeptRooms(() => window.localStorage));
  const place = roomAt(path);
  switch (place?.at) {
    case 'list':
      return <RoomList kept={kept} />;
    case 'new':
      return <NewRoom key={place.what} what={place.what} kept={kept} />;
    case 'day':
      return <DayPage game={place.game} />;
    case 'players':
      return <PlayersPage game={place.game} player={place.player} />;
    case 'seat':
      return <Handed code={place.code} seat={place.key} kept={kept} />;
    case 'room':
      return <Room key={path} code={place.code} looking={place.looking} as={place.as} kept={kept} />;
    default:
      return <NotFound />;
  }
}

/** Another device has handed on its seat: it is kept here, and the secret leaves the address. */
function Handed({ code, seat, kept }: { readonly code: string; readonly seat: string; readonly kept: KeptRooms }) {
  useEffect(() => {
    kept.keepSeat(code, seat);
    goTo({ page: 'own', path: pathOf({ at: 'room', code, looking: false }) }, 'instead');
  }, [code, seat, kept]);
  return <Loading text={roomTexts.joining} />;
}

function Room(props: InRoomProps) {
  const { code, looking, as, kept } = props;
  const seats = useSeats(code, looking, as, kept);
  const line = useShownLine(seats);
  const modules = useModules();
  const seen = useRoomSeen(line);
  const lobby = useLobby(seen);
  const game = lobby?.game ?? null;
  useEffect(() => {
    if (game !== null && !looking) kept.keep(code, { game });
  }, [code, game, kept, looking]);
  useTurnCall(lobby, seats.own, code, game === null ? '' : gameCalled(modules, game).name);
  const { line: state } = seen;
  if (typeof state === 'object' && (lobby === null || state.code.startsWith('other-'))) return <Over line={state} />;
  if (lobby === null) {
    const isComing = typeof state === 'object' || state === 'opening';
    return <Loading text={isComing ? roomTexts.joining : roomTexts.line[state]} />;
  }
  if (lobby.build !== PHYSICS_BUILD) return <OlderPage />;
  const module = gameCalled(modules, lobby.game);
  const inLobby = { ...props, seats, line, seen, lobby, module };
  if (!lobby.begun && as === 'table') return <TableLobby {...inLobby} />;
  if (!lobby.begun && as === 'hand') return <HandSeat {...inLobby} />;
  if (!lobby.begun) return <Lobby {...inLobby} />;
  if (as === 'hand' && seen.seat === null) return <HandSeat {...inLobby} />;
  const At = as === 'hand' ? RoomHand : RoomTable;
  return <At key={`${seen.seat}`} {...props} seats={seats} line={line} module={module} />;
}
