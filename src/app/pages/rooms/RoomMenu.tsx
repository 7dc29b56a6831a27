import { hand as handTexts } from '#play/texts/hand.ts';
import { room as roomTexts } from '#play/texts/room.ts';
import { useState } from 'react';
import type { Lobby } from '#online/client/lobby.ts';
import type { RoomSeen } from '#online/client/line.ts';
import type { Ask } from '#online/protocol/asks.ts';
import { Button } from '#app/ui/Button.tsx';
import type { TableModule } from '../tableModule.ts';
import { Agreed } from './Agreed.tsx';
import { MoveSeat } from './MoveSeat.tsx';
import { addressOf, pathOf, type RoomPart } from './roomPath.ts';
import { nameAt, type SeatsHere } from './seatsHere.ts';
import { TellMe } from './TellMe.tsx';

interface RoomMenuProps {
  readonly code: string;
  readonly as?: RoomPart | undefined;
  readonly seats: SeatsHere;
  readonly seen: RoomSeen;
  readonly lobby: Lobby;
  readonly module: TableModule;
  readonly ask: (what: Ask) => void;
}

/** All that is done in a room but playing and speaking. */
export function RoomMenu({ code, as, seats, seen, lobby, module, ask }: RoomMenuProps) {
  const [moving, setMoving] = useState(false);
  const line = seats.shown;
  const secret = line.secret;
  return (
    <details className="room-more">
      <summary className="button quiet">{roomTexts.room}</summary>
      <div className="room-menu">
        <p>
          {roomTexts.code} <span translate="no">{code}</span> ·{' '}
          <a href={addressOf({ at: 'room', code, looking: true }, seen.publicUrl)}>{roomTexts.watchLink}</a>
        </p>
        {seats.others.map((other) => (
          <Button key={other.seen.seat} look="quiet" onClick={() => seats.show(other)}>
            {roomTexts.passTo(nameAt(lobby, other.seen.seat))}
          </Button>
        ))}
        {secret !== null && (
          <>
            <Button look="quiet" onClick={() => setMoving(true)}>
              {roomTexts.move}
            </Button>
            <OtherSide code={code} as={as} />
            <TellMe />
          </>
        )}
        {seen.isHost && !lobby.ended && <OfHost lobby={lobby} ask={ask} />}
        <Agreed lobby={lobby} module={module} ask={null} />
      </div>
      {moving && secret !== null && (
        <MoveSeat code={code} secret={secret} publicUrl={seen.publicUrl} onClose={() => setMoving(false)} />
      )}
    </details>
  );
}

/** The same seat with its table on this screen, or without. */
function OtherSide({ code, as }: Pick<RoomMenuProps, 'code' | 'as'>) {
  const isHand = as === 'hand';
  const place = { at: 'room', code, looking: false, as: isHand ? undefined : 'hand' } as const;
  return (
    <a className="button quiet" href={`#${pathOf(place)}`}>
      {isHand ? handTexts.withTable : handTexts.toHand}
    </a>
  );
}

function OfHost({ lobby, ask }: Pick<RoomMenuProps, 'lobby' | 'ask'>) {
  const [sure, setSure] = useState(false);
  return (
    <>
      {!lobby.over && !lobby.paused && !lobby.counts && (
        <Button look="quiet" onClick={() => ask({ do: 'pause', paused: true })}>
          {roomTexts.pause}
        </Button>
      )}
      {(lobby.over || !lobby.counts) && (
        <Button look="quiet" onClick={() => (sure ? ask({ do: 'end' }) : setSure(true))}>
          {sure ? roomTexts.endSure : roomTexts.end}
        </Button>
      )}
    </>
  );
}
