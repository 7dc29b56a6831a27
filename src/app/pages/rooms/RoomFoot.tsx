import { room as roomTexts } from '#play/texts/room.ts';
import { hand as handTexts } from '#play/texts/hand.ts';
import { useMemo, useState } from 'react';
import type { Lobby } from '#online/client/lobby.ts';
import type { FarMaster } from '#online/client/farMaster.ts';
import type { GameTypes } from '#engine/game.ts';
import type { Line, RoomSeen } from '#online/client/line.ts';
import type { Ask } from '#online/protocol/asks.ts';
import { unsealed } from '#online/client/seals.ts';
import { GRACE_MS, PATIENCE_MS } from '#online/protocol/waits.ts';
import { upAt } from '#online/protocol/times.ts';
import { playersTexts } from '#play/texts/players.ts';
import { saidTime } from '#play/say/saidTime.ts';
import { Button } from '#app/ui/Button.tsx';
import type { TableModule } from '../tableModule.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { ReplayLink } from './ReplayLink.tsx';
import { pathOf, type RoomPart } from './roomPath.ts';
import { HandCode } from './TableAndHands.tsx';
import { PracticePart } from './PracticePart.tsx';
import { Phrases } from './Phrases.tsx';
import { RoomMenu } from './RoomMenu.tsx';
import { nameAt, type SeatsHere } from './seatsHere.ts';
import { useServerTime } from './useServerTime.ts';
import { useLobby, useRoomSeen } from './useRoom.ts';

const MINUTE_MS = 60_000;

interface RoomFootProps {
  readonly code: string;
  readonly as?: RoomPart | undefined;
  readonly seats: SeatsHere;
  readonly line: Line;
  readonly module: TableModule;
  readonly master: FarMaster<GameTypes>;
}

interface InFoot {
  readonly line: Line;
  readonly seen: RoomSeen;
  readonly lobby: Lobby;
  /** Asks for something, and says why it was refused. */
  readonly ask: (what: Ask, by?: Line) => void;
}

/** Beside the table of a room: its clock, who is missing, what they say, and what can be done about it. */
export function RoomFoot({ code, as, seats, line, module, master }: RoomFootProps) {
  const seen = useRoomSeen(line);
  const lobby = useLobby(seen);
  const [refused, setRefused] = useState('');
  if (lobby === null) return null;
  const ask = (what: Ask, by = line): void =>
    void by.ask(what, null).then((answer) => setRefused(answer.is === 'no' ? answer.message : ''));
  const parts = { line, seen, lobby, ask };
  const missing = missingIn(seen, lobby, seats.own);
  const next = nextHere(seats, lobby);
  return (
    <div className="room-foot">
      <ConnectionLine seen={seen} />
      {next !== null && (
        <Button look="primary" onClick={() => seats.show(next)}>
          {roomTexts.passTo(nameAt(lobby, next.seen.seat))}
        </Button>
      )}
      {refused !== '' && (
        <p role="alert" className="wrong">
          {refused}
        </p>
      )}
      {missing !== '' && <output className="room-line">{missing}</output>}
      {seen.seat === null && lobby.delayS > 0 && (
        <output className="room-line">{roomTexts.seenLater(lobby.delayS)}</output>
      )}
      {lobby.ended && <output className="room-line">{roomTexts.ended}</output>}
      {!lobby.ended && !lobby.over && <Waiting {...parts} />}
      {lobby.over && <Again {...parts} seats={seats} />}
      {as === 'table' && (
        <details>
          <summary className="button quiet">
            {handTexts.addPhone} <span translate="no">{code}</span>
          </summary>
          <HandCode code={code} publicUrl={seen.publicUrl} />
        </details>
      )}
      {!lobby.ended && <PracticePart {...parts} master={master} onRefused={setRefused} />}
      <Phrases {...parts} />
      <RoomMenu code={code} as={as} seats={seats} seen={seen} lobby={lobby} module={module} ask={ask} />
    </div>
  );
}

/** The line of somebody beside this device, for whom the match waits and not for who has it; null for nobody. */
function nextHere({ shown, others }: SeatsHere, { times }: Lobby): Line | null {
  const waits = ({ seen: { seat } }: Line): boolean => (times[seat ?? -1]?.since ?? null) !== null;
  return waits(shown) ? null : (others.find(waits) ?? null);
}

function missingIn({ presence, nowMs }: RoomSeen, { seats, over }: Lobby, own: readonly number[]): string {
  return presence
    .flatMap((there, seat) => {
      const at = seats[seat];
      if (at === undefined || there === null || there === 'here' || own.includes(seat) || over) return [];
      if (at.standIn) return [roomTexts.presence(at.info.name, roomTexts.stoodIn)];
      const said =
        there === 'away' ? roomTexts.away : roomTexts.gone(Math.floor((nowMs - there.goneSince) / MINUTE_MS));
      return [roomTexts.presence(at.info.name, said)];
    })
    .join(' · ');
}

/** A match that is being played: its clock, and a way on where somebody lets the others wait. */
function Waiting({ seen, lobby, ask }: InFoot) {
  const { seat: own } = seen;
  const now = useServerTime(seen.nowMs);
  if (lobby.paused)
    return (
      <>
        <output className="room-line">{roomTexts.rests}</output>
        {seen.isHost && (
          <Button look="quiet" onClick={() => ask({ do: 'pause', paused: false })}>
            {roomTexts.goOn}
          </Button>
        )}
      </>
    );
  const isStoodIn = own !== null && lobby.seats[own]?.standIn === true;
  return (
    <>
      {isStoodIn && (
        <Button look="quiet" onClick={() => ask({ do: 'back' })}>
          {roomTexts.playMyself}
        </Button>
      )}
      {lobby.times.map((time, seat) => {
        const at = lobby.seats[seat];
        const up = upAt(lobby.clock, time);
        if (at === undefined || time.since === null) return null;
        const mayAct = own !== null && own !== seat && !isStoodIn;
        const mayVote =
          mayAct &&
          at.info.kind === 'person' &&
          !at.standIn &&
          !lobby.counts &&
          seen.presence[seat] !== 'here' &&
          !at.votes.includes(own);
        return (
          <span key={at.info.colour} className="row">
            {up !== null && (
              <output className="room-line room-clock" data-up={up <= now || undefined} role="timer" translate="no">
                {roomTexts.clockOf(own === seat ? roomTexts.yours : at.info.name, saidTime(up - now))}
              </output>
            )}
            {mayAct && up !== null && now >= up + GRACE_MS && (
              <Button look="quiet" onClick={() => ask({ do: 'flag', seat })}>
                {roomTexts.flag(at.info.name)}
              </Button>
            )}
            {mayVote && now >= time.since + PATIENCE_MS && (
              <Button look="quiet" onClick={() => ask({ do: 'vote', seat })}>
                {roomTexts.vote(at.info.name)}
              </Button>
            )}
          </span>
        );
      })}
    </>
  );
}

/** A match that is over: another one in the same room. */
function Again(parts: InFoot & Pick<RoomFootProps, 'seats'>) {
  const { seen } = parts;
  const seals = useMemo(() => unsealed(seen.rows), [seen.rows]);
  const held = seals !== null && (
    <output className="room-line" data-line={seals.wrong.length > 0 ? 'over' : undefined}>
      {seals.wrong.length > 0 ? roomTexts.sealsWrong(seals.wrong.join(', ')) : roomTexts.sealsFit(seals.sealed)}
    </output>
  );
  return (
    <>
      {held}
      {seals !== null && <ReplayLink game={parts.lobby.game} file={seals.file} />}
      {parts.lobby.counts && isTooEarly(seen, parts.lobby) && (
        <output className="room-line">{roomTexts.tooEarly}</output>
      )}
      {parts.lobby.counts && (
        <a className="button quiet" href={`#${pathOf({ at: 'players', game: parts.lobby.game, player: null })}`}>
          {playersTexts.toPlayers}
        </a>
      )}
      <AgainHere {...parts} />
    </>
  );
}

/** A rated match that was over before each seat could have acted (docs/ratings.md). */
function isTooEarly({ rows }: RoomSeen, { seats }: Lobby): boolean {
  const what = rows.map(({ body }) => (body as { readonly do: string }).do);
  const acts = what.slice(what.lastIndexOf('begin')).filter((one) => one === 'act');
  return acts.length <= seats.length;
}

function AgainHere({ seats, seen, lobby, ask }: InFoot & Pick<RoomFootProps, 'seats'>) {
  if (seen.seat === null || lobby.ended) return null;
  if (lobby.again.includes(seen.seat)) return <output className="room-line">{roomTexts.againAsked}</output>;
  return (
    <Button look="primary" onClick={() => [seats.shown, ...seats.others].forEach((by) => ask({ do: 'again' }, by))}>
      {lobby.again.length === 0 ? roomTexts.again : roomTexts.againToo}
    </Button>
  );
}
