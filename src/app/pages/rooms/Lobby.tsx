import { room as roomTexts } from '#play/texts/room.ts';
import { hand as handTexts } from '#play/texts/hand.ts';
import { useState } from 'react';
import { LONGEST_NAME, steadinessOf } from '#engine/seats.ts';
import type { Lobby as RoomLobby, LobbySeat } from '#online/client/lobby.ts';
import type { Line, RoomSeen } from '#online/client/line.ts';
import type { Answer } from '#online/protocol/answers.ts';
import type { Ask } from '#online/protocol/asks.ts';
import { makeRoute } from '#play/route.ts';
import { texts } from '#play/texts.ts';
import { LinkField } from '#app/sharing/LinkField.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Page } from '#app/ui/Page.tsx';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import type { TableModule } from '../tableModule.ts';
import { Agreed } from './Agreed.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { QrCode } from './QrCode.tsx';
import { addressOf, cleanly, pathOf, type RoomPart } from './roomPath.ts';
import type { KeptRooms } from './keptRooms.ts';
import { NameField } from '#app/ui/NameField.tsx';
import { RatedSeat } from './RatedSeat.tsx';
import { nameAt, type SeatsHere } from './seatsHere.ts';
import { TellMe } from './TellMe.tsx';
import { useLevels } from './useAgreed.ts';

export interface InRoomProps {
  readonly code: string;
  /** Came by a link that only looks on. */
  readonly looking: boolean;
  /** As the table of all, or as a hand beside it. */
  readonly as?: RoomPart | undefined;
  readonly kept: KeptRooms;
}

export interface LobbyProps extends InRoomProps {
  readonly seats: SeatsHere;
  readonly line: Line;
  readonly seen: RoomSeen;
  readonly lobby: RoomLobby;
  readonly module: TableModule;
}

/** A room before its match: its link, who sits where, and what is agreed on. */
export function Lobby(props: LobbyProps) {
  const { code, looking, line, seen, lobby, module } = props;
  const [refused, setRefused] = useState<string | null>(null);
  const heard = (answer: Answer): void => setRefused(answer.is === 'no' ? answer.message : null);
  const ask = (what: Ask): void => void line.ask(what, null).then(heard);
  const free = lobby.seats.filter(({ taken }) => !taken).length;
  return (
    <Page title={roomTexts.roomOf(module.name)} className="rooms">
      <a className="note" href={makeRoute({ page: 'start' })}>
        {texts.backToStart}
      </a>
      <h1>{roomTexts.roomOf(module.name)}</h1>
      <p className="lead">{leadOf(seen, lobby, looking)}</p>
      <Seats {...props} ask={ask} heard={heard} />
      <p role="alert" className={refused === null ? 'note' : 'wrong'}>
        {refused ?? (lobby.locked ? roomTexts.locked : free === 0 ? roomTexts.toSign : roomTexts.waitingFor(free))}
      </p>
      {!looking && <Invitation code={code} name={module.name} publicUrl={seen.publicUrl} />}
      {!looking && <OtherPart code={code} isHost={seen.isHost} />}
      <Agreed lobby={lobby} module={module} ask={seen.isHost ? ask : null} />
      <div className="row">
        <ConnectionLine seen={seen} />
        {seen.isHost && (
          <Button look="quiet" onClick={() => ask({ do: 'lock', locked: !lobby.locked })}>
            {lobby.locked ? roomTexts.unlock : roomTexts.lock}
          </Button>
        )}
        {!looking && <TellMe />}
      </div>
    </Page>
  );
}

function leadOf({ seat, isHost }: RoomSeen, { rated }: RoomLobby, looking: boolean): string {
  if (looking) return roomTexts.leadOfLooking;
  if (rated) return roomTexts.leadOfRated;
  if (isHost) return roomTexts.lead;
  return seat === null ? roomTexts.leadOfGuest : roomTexts.leadOfSeated;
}

interface SeatsProps extends LobbyProps {
  readonly ask: (what: Ask) => void;
  readonly heard: (answer: Answer) => void;
}

/** The seats. Somebody beside a player takes a seat of the same device. */
export function Seats({ code, looking, kept, seats, seen, lobby, module, ask, heard }: SeatsProps) {
  const isFirst = seen.seat === null;
  const [called, setCalled] = useState(kept.name);
  const [beside, setBeside] = useState('');
  const levels = useLevels(module);
  const own = seats.own;
  const name = (isFirst ? called : beside).trim();
  const mayTake = !looking && (!lobby.locked || seen.isHost) && lobby.seats.some(({ taken }) => !taken);
  const sit = (seat: number): void => {
    if (isFirst) kept.callMe(called);
    void seats.sit(seat, name === '' ? nameAt(lobby, seat) : name).then(heard);
    setBeside('');
  };
  return (
    <>
      {mayTake && (
        <NameField
          label={isFirst ? roomTexts.yourName : roomTexts.besideName}
          value={isFirst ? called : beside}
          onChange={isFirst ? setCalled : setBeside}
          isOwn={isFirst}
        />
      )}
      <ol className="room-seats">
        {lobby.seats.map((seat, i) => (
          <li key={seat.info.colour} className="row">
            <SeatBadge colour={seat.info.colour} steadiness={steadinessOf(seat.info)} />
            <span className="room-seat">{seatSaid(seat, own.includes(i), levels)}</span>
            <OwnSeat
              line={seats.lines.find(({ seen }) => seen.seat === i)}
              name={seat.info.name}
              {...{ seats, heard, kept }}
            />
            {lobby.rated && (
              <RatedSeat code={code} seat={seat} line={seats.lines.find(({ seen }) => seen.seat === i)} heard={heard} />
            )}
            {!seat.taken && mayTake && (
              <Button
                look={isFirst ? 'primary' : 'quiet'}
                aria-label={isFirst ? roomTexts.takeSeat(i + 1) : roomTexts.besideSeat(i + 1)}
                onClick={() => sit(i)}
              >
                {isFirst ? roomTexts.take : roomTexts.beside}
              </Button>
            )}
            {seen.isHost && seat.taken && !own.includes(i) && (
              <Button look="quiet" onClick={() => ask({ do: 'free', seat: i })}>
                {roomTexts.makeFree}
              </Button>
            )}
            {seen.isHost && !seat.taken && <ForComputer seat={i} levels={levels} ask={ask} />}
          </li>
        ))}
      </ol>
    </>
  );
}

interface OwnSeatProps extends Pick<SeatsProps, 'kept' | 'seats' | 'heard'> {
  /** Left out: the seat is somebody else's. */
  readonly line: Line | undefined;
  readonly name: string;
}

/** For the one who sits there: the name is corrected by Enter or by leaving it, and standing up frees the seat. */
function OwnSeat({ line, name, kept, seats, heard }: OwnSeatProps) {
  if (line === undefined) return null;
  const seat = line.seen.seat ?? -1;
  const rename = (typed: string): void => {
    if (typed === name) return;
    if (line === seats.shown) kept.callMe(typed);
    void line.ask({ do: 'rename', seat, name: typed }, null).then(heard);
  };
  return (
    <>
      <input
        key={name}
        className="text-field"
        aria-label={roomTexts.nameAt(seat + 1)}
        maxLength={LONGEST_NAME}
        defaultValue={name}
        onBlur={({ target }) => rename(target.value.trim())}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <Button look="quiet" onClick={() => void seats.standUp(line).then(heard)}>
        {roomTexts.standUp}
      </Button>
    </>
  );
}

type Levels = ReturnType<typeof useLevels>;

function ForComputer({
  seat,
  levels,
  ask,
}: { readonly seat: number; readonly levels: Levels } & Pick<SeatsProps, 'ask'>) {
  if (levels.length === 0) return null;
  return (
    <select
      className="button quiet"
      aria-label={`${roomTexts.takeSeat(seat + 1)}: ${roomTexts.forComputer}`}
      value=""
      onChange={({ target }) => ask({ do: 'bot', seat, level: target.value })}
    >
      <option value="">{roomTexts.forComputer}</option>
      {levels.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

function seatSaid({ info, taken }: LobbySeat, isOwn: boolean, levels: Levels): string {
  const hand = steadinessOf(info);
  const parts = [
    taken ? info.name : roomTexts.free,
    isOwn ? roomTexts.yours : null,
    info.kind === 'bot' ? roomTexts.computer : null,
    info.kind === 'bot' ? (levels.find(({ id }) => id === info.level)?.name ?? info.level ?? null) : null,
    hand === 'usual' ? null : texts.handicap.hands[hand],
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

const LOOPBACK = /^(?:localhost|127\..*|\[::1\])$/;

/** Said where no other device can come by the link. */
export const Loopback = ({ link }: { readonly link: string }) =>
  LOOPBACK.test(new URL(link).hostname) && <p className="wrong">{roomTexts.loopback}</p>;

/** The way to one screen as the table and phones as hands: for the host the table, for a guest the hand. */
function OtherPart({ code, isHost }: { readonly code: string; readonly isHost: boolean }) {
  const place = { at: 'room', code, looking: isHost, as: isHost ? 'table' : 'hand' } as const;
  return (
    <a className="button quiet" href={`#${pathOf(place)}`}>
      {isHost ? handTexts.toTable : handTexts.toHand}
    </a>
  );
}

interface InvitationProps {
  readonly code: string;
  readonly name: string;
  readonly publicUrl: string | null;
}

/** The link in every way in which it is handed on. */
function Invitation({ code, name, publicUrl }: InvitationProps) {
  const link = addressOf({ at: 'room', code, looking: false }, publicUrl);
  const watch = addressOf({ at: 'room', code, looking: true }, publicUrl);
  return (
    <section className="room-invitation">
      <div className="room-field">
        <p className="room-code">
          {roomTexts.code}{' '}
          <strong translate="no" aria-label={roomTexts.codeSpoken(code)}>
            {code}
          </strong>
        </p>
        <LinkField title={roomTexts.roomOf(name)} link={link} label={roomTexts.link} />
        <Loopback link={link} />
        <p className="note">
          <a href={watch}>{roomTexts.watchLink}</a> · <a href={cleanly(watch)}>{roomTexts.cleanLink}</a>
        </p>
      </div>
      <QrCode link={link} />
    </section>
  );
}
