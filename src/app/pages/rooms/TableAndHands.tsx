import { room as roomTexts } from '#play/texts/room.ts';
import { hand as handTexts } from '#play/texts/hand.ts';
import { useState } from 'react';
import type { Answer } from '#online/protocol/answers.ts';
import { Button } from '#app/ui/Button.tsx';
import { Page } from '#app/ui/Page.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { Loopback, Seats, type LobbyProps } from './Lobby.tsx';
import { NameField } from '#app/ui/NameField.tsx';
import { RatedSeat } from './RatedSeat.tsx';
import { nameAt } from './seatsHere.ts';
import { QrCode } from './QrCode.tsx';
import { addressOf, pathOf } from './roomPath.ts';

/** A room whose table is this screen, before its match: the way for phones to come, and who has. */
export function TableLobby(props: LobbyProps) {
  const { code, line, seen, module } = props;
  const [refused, setRefused] = useState('');
  const heard = (answer: Answer): void => setRefused(answer.is === 'no' ? answer.message : '');
  return (
    <Page title={roomTexts.roomOf(module.name)} className="rooms room-table">
      <h1>{roomTexts.roomOf(module.name)}</h1>
      <p className="lead">{handTexts.tableLead}</p>
      <div className="room-invitation">
        <HandCode code={code} publicUrl={seen.publicUrl} />
        <div>
          <Seats {...props} ask={(what) => void line.ask(what, null).then(heard)} heard={heard} />
          <Refused why={refused} />
        </div>
      </div>
      <div className="row">
        <ConnectionLine seen={seen} />
        <a className="button quiet" href={`#${pathOf({ at: 'room', code, looking: false })}`}>
          {handTexts.tableBack}
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
      <a href={link} aria-label={handTexts.handQr}>
        <QrCode link={link} />
      </a>
      <Loopback link={link} />
      <p className="room-code">
        {roomTexts.code}{' '}
        <strong translate="no" aria-label={roomTexts.codeSpoken(code)}>
          {code}
        </strong>
      </p>
    </div>
  );
}

const Refused = ({ why }: { readonly why: string }) =>
  why !== '' && (
    <p role="alert" className="wrong">
      {why}
    </p>
  );

/** A phone that has come as a hand: one press gives it the first free seat; then it waits for the others. */
export function HandSeat({ code, kept, seats, line, seen, lobby, module }: LobbyProps) {
  const [name, setName] = useState(kept.name);
  const [refused, setRefused] = useState('');
  const free = lobby.seats.findIndex(({ taken }) => !taken);
  const own = lobby.seats[seen.seat ?? -1];
  const isSeated = own !== undefined;
  const heard = (answer: Answer): void => setRefused(answer.is === 'no' ? answer.message : '');
  const sit = (): void => {
    kept.callMe(name);
    const called = name.trim();
    void seats.sit(free, called === '' ? nameAt(lobby, free) : called).then(heard);
  };
  return (
    <Page title={roomTexts.roomOf(module.name)} className="rooms room-hand">
      <h1>{module.name}</h1>
      <p className="lead">{isSeated ? roomTexts.leadOfSeated : free < 0 ? handTexts.allTaken : handTexts.handLead}</p>
      {!isSeated && free >= 0 && (
        <>
          <NameField label={roomTexts.yourName} value={name} onChange={setName} />
          <Button look="primary" onClick={sit}>
            {handTexts.sitDown}
          </Button>
        </>
      )}
      {isSeated && lobby.rated && <RatedSeat {...{ code, line, heard }} seat={own} />}
      {!isSeated && free < 0 && (
        <a className="button" href={`#${pathOf({ at: 'room', code, looking: true })}`}>
          {handTexts.lookOn}
        </a>
      )}
      <Refused why={refused} />
      <ConnectionLine seen={seen} />
    </Page>
  );
}
