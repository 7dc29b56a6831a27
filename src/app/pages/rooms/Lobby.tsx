import { useState } from 'react';
import { renderSVG } from 'uqr';
import { LONGEST_NAME } from '#engine/seats.ts';
import type { Lobby as RoomLobby, LobbySeat } from '#online/client/lobby.ts';
import type { Line, RoomSeen } from '#online/client/line.ts';
import type { Ask, RoomClock } from '#online/protocol/asks.ts';
import { makeRoute } from '#play/route.ts';
import { texts } from '#play/texts.ts';
import { LinkField } from '#app/sharing/LinkField.tsx';
import { FieldSet, Segments } from '#app/ui/Field.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Page } from '#app/ui/Page.tsx';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { addressOf, cleanly } from './roomPath.ts';
import type { KeptRooms } from './keptRooms.ts';
import { newKey } from './serverHere.ts';

export interface InRoomProps {
  readonly code: string;
  /** Came by a link that only looks on. */
  readonly looking: boolean;
  readonly kept: KeptRooms;
}

interface LobbyProps extends InRoomProps {
  readonly line: Line;
  readonly seen: RoomSeen;
  readonly lobby: RoomLobby;
  /** Of the game. */
  readonly name: string;
}

/** A room before its match: its link, and who sits where. */
export function Lobby({ code, looking, kept, line, seen, lobby, name }: LobbyProps) {
  const [called, setCalled] = useState(kept.name);
  const [refused, setRefused] = useState<string | null>(null);
  const ask = (what: Ask): void => {
    void line.ask(what, null).then((answer) => setRefused(answer.is === 'no' ? answer.message : null));
  };
  const sit = (seat: number): void => {
    const key = newKey();
    kept.keep(code, { key });
    kept.callMe(called);
    ask({ do: 'sit', seat, name: called.trim() === '' ? (lobby.seats[seat]?.info.name ?? '') : called.trim(), key });
  };
  const free = lobby.seats.filter(({ taken }) => !taken).length;
  return (
    <Page title={texts.rooms.roomOf(name)} className="rooms">
      <a className="note" href={makeRoute({ page: 'start' })}>
        {texts.backToStart}
      </a>
      <h1>{texts.rooms.roomOf(name)}</h1>
      <p className="lead">{texts.rooms.lead}</p>
      {seen.seat === null && !looking && (
        <label className="room-field">
          <span>{texts.rooms.yourName}</span>
          <input
            className="text-field"
            maxLength={LONGEST_NAME}
            autoComplete="name"
            spellCheck={false}
            value={called}
            onChange={(event) => setCalled(event.target.value)}
          />
        </label>
      )}
      <ol className="room-seats">
        {lobby.seats.map((seat, i) => (
          <li key={seat.info.colour} className="row">
            <SeatBadge colour={seat.info.colour} />
            <span className="room-seat">{seatSaid(seat, i === seen.seat)}</span>
            {!seat.taken && seen.seat === null && !looking && !lobby.locked && (
              <Button look="primary" aria-label={texts.rooms.takeSeat(i + 1)} onClick={() => sit(i)}>
                {texts.rooms.take}
              </Button>
            )}
            {seen.isHost && i !== seen.seat && (
              <Button look="quiet" onClick={() => ask({ do: seat.taken ? 'free' : 'bot', seat: i })}>
                {seat.taken ? texts.rooms.makeFree : texts.rooms.forComputer}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p role="alert" className={refused === null ? 'note' : 'wrong'}>
        {refused ?? (lobby.locked ? texts.rooms.locked : texts.rooms.waitingFor(free))}
      </p>
      {!looking && <Invitation code={code} name={name} publicUrl={seen.publicUrl} />}
      <Delay lobby={lobby} isHost={seen.isHost} onDelay={(s) => ask({ do: 'delay', s })} />
      <Clocks lobby={lobby} isHost={seen.isHost} onClock={(clock) => ask({ do: 'clock', clock })} />
      <div className="row">
        <ConnectionLine seen={seen} />
        {seen.isHost && (
          <Button look="quiet" onClick={() => ask({ do: 'lock', locked: !lobby.locked })}>
            {lobby.locked ? texts.rooms.unlock : texts.rooms.lock}
          </Button>
        )}
      </div>
    </Page>
  );
}

interface ClocksProps {
  readonly lobby: RoomLobby;
  readonly isHost: boolean;
  readonly onClock: (clock: RoomClock | null) => void;
}

/** Clocks that are offered: live, and for a match by turns (house values). */
const CLOCKS = {
  none: null,
  minute: { turnS: 60, reserveS: 0 },
  reserve: { turnS: 0, reserveS: 600 },
  day: { turnS: 86_400, reserveS: 0 },
} as const;
const NAMES = ['none', 'minute', 'reserve', 'day'] as const;

/** The room's clock: chosen by the host, seen by all. */
function Clocks({ lobby: { clock }, isHost, onClock }: ClocksProps) {
  const chosen =
    NAMES.find((name) => CLOCKS[name]?.turnS === clock?.turnS && CLOCKS[name]?.reserveS === clock?.reserveS) ?? 'none';
  if (!isHost)
    return clock === null ? null : <p className="note">{`${texts.rooms.clock}: ${texts.rooms.clocks[chosen]}`}</p>;
  return (
    <FieldSet legend={texts.rooms.clock}>
      <Segments
        name="clock"
        label={texts.rooms.clock}
        value={chosen}
        choices={NAMES.map((name) => ({ value: name, label: texts.rooms.clocks[name] }))}
        onChoose={(name) => onClock(CLOCKS[name])}
      />
      <p className="note">{texts.rooms.clockNote}</p>
    </FieldSet>
  );
}

interface DelayProps {
  readonly lobby: RoomLobby;
  readonly isHost: boolean;
  readonly onDelay: (s: number) => void;
}

/** Delays that are offered, s: none, a turn or two, a stream against which somebody could cheat (house values). */
const DELAYS = [0, 30, 180] as const;

/** How much later spectators see it: chosen by the host, seen by all. */
function Delay({ lobby: { delayS }, isHost, onDelay }: DelayProps) {
  const { delay, later } = texts.rooms;
  if (!isHost) return delayS === 0 ? null : <p className="note">{`${delay}: ${later(delayS)}`}</p>;
  return (
    <FieldSet legend={delay}>
      <Segments
        name="delay"
        label={delay}
        value={delayS}
        choices={DELAYS.map((s) => ({ value: s, label: later(s) }))}
        onChoose={onDelay}
      />
    </FieldSet>
  );
}

function seatSaid({ info, taken }: LobbySeat, isOwn: boolean): string {
  if (isOwn) return `${info.name} · ${texts.rooms.yours}`;
  if (info.kind === 'bot') return `${info.name} · ${texts.rooms.computer}`;
  return taken ? info.name : texts.rooms.free;
}

const LOOPBACK = /^(?:localhost|127\..*|\[::1\])$/;

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
      <div>
        <p className="room-code" translate="no" aria-label={texts.rooms.codeSpoken(code)}>
          {code}
        </p>
        <LinkField title={texts.rooms.roomOf(name)} link={link} label={texts.rooms.link} />
        {LOOPBACK.test(new URL(link).hostname) && <p className="note">{texts.rooms.loopback}</p>}
        <p className="note">
          <a href={watch}>{texts.rooms.watchLink}</a> · <a href={cleanly(watch)}>{texts.rooms.cleanLink}</a>
        </p>
      </div>
      <img className="room-qr" alt={texts.rooms.qr} src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link))}`} />
    </section>
  );
}
