import { useState } from 'react';
import { LONGEST_NAME } from '#engine/seats.ts';
import { texts } from '#play/texts.ts';
import { Button } from '#app/ui/Button.tsx';
import { Page } from '#app/ui/Page.tsx';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { seatSaid, type LobbyProps } from './Lobby.tsx';
import { QrCode } from './QrCode.tsx';
import { addressOf, pathOf } from './roomPath.ts';
import { useLevels } from './useAgreed.ts';

/** A room whose table is this screen, before its match: the way for phones to come, and who has. */
export function TableLobby({ code, seen, lobby, module }: LobbyProps) {
  const levels = useLevels(module);
  return (
    <Page title={texts.rooms.roomOf(module.name)} className="rooms room-table">
      <h1>{texts.rooms.roomOf(module.name)}</h1>
      <p className="lead">{texts.rooms.tableLead}</p>
      <div className="room-invitation">
        <HandCode code={code} publicUrl={seen.publicUrl} />
        <ol className="room-seats">
          {lobby.seats.map((seat) => (
            <li key={seat.info.colour} className="row">
              <SeatBadge colour={seat.info.colour} />
              <span className="room-seat">{seatSaid(seat, false, levels)}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="row">
        <ConnectionLine seen={seen} />
        <a className="button quiet" href={`#${pathOf({ at: 'room', code, looking: false })}`}>
          {texts.rooms.tableBack}
        </a>
      </div>
    </Page>
  );
}

interface HandCodeProps {
  readonly code: string;
  readonly publicUrl: string | null;
}

/** The way for a phone to become a hand: by its camera, or by the code. */
export function HandCode({ code, publicUrl }: HandCodeProps) {
  const link = addressOf({ at: 'room', code, looking: false, as: 'hand' }, publicUrl);
  return (
    <div className="room-hand-code">
      <a href={link} aria-label={texts.rooms.handQr}>
        <QrCode link={link} />
      </a>
      <p className="room-code">
        {texts.rooms.code}{' '}
        <strong translate="no" aria-label={texts.rooms.codeSpoken(code)}>
          {code}
        </strong>
      </p>
    </div>
  );
}

/** A phone that has come as a hand: one press gives it the first free seat; then it waits for the others. */
export function HandSeat({ kept, seats, seen, lobby, module }: LobbyProps) {
  const [name, setName] = useState(kept.name);
  const [refused, setRefused] = useState('');
  const free = lobby.seats.findIndex(({ taken }) => !taken);
  const isSeated = seen.seat !== null;
  const sit = (): void => {
    kept.callMe(name);
    const called = name.trim();
    void seats
      .sit(free, called === '' ? (lobby.seats[free]?.info.name ?? '') : called)
      .then((answer) => setRefused(answer.is === 'no' ? answer.message : ''));
  };
  return (
    <Page title={texts.rooms.roomOf(module.name)} className="rooms room-hand">
      <h1>{module.name}</h1>
      <p className="lead">{isSeated ? texts.rooms.leadOfSeated : texts.rooms.handLead}</p>
      {!isSeated && free >= 0 && (
        <>
          <label className="room-field">
            <span>{texts.rooms.yourName}</span>
            <input
              className="text-field"
              maxLength={LONGEST_NAME}
              autoComplete="name"
              spellCheck={false}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <Button look="primary" onClick={sit}>
            {texts.rooms.sitDown}
          </Button>
        </>
      )}
      {!isSeated && free < 0 && <p className="wrong">{texts.rooms.allTaken}</p>}
      {refused !== '' && (
        <p role="alert" className="wrong">
          {refused}
        </p>
      )}
      <ConnectionLine seen={seen} />
    </Page>
  );
}
