import { useMemo } from 'react';
import type { Lobby } from '#online/client/lobby.ts';
import type { Line, RoomSeen } from '#online/client/line.ts';
import type { Ask } from '#online/protocol/asks.ts';
import { unsealed } from '#online/client/seals.ts';
import { GRACE_MS, PATIENCE_MS } from '#online/protocol/waits.ts';
import { upAt } from '#online/protocol/times.ts';
import { saidTime } from '#play/say/saidTime.ts';
import { texts } from '#play/texts.ts';
import { Button } from '#app/ui/Button.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { ReplayLink } from './ReplayLink.tsx';
import { Phrases } from './Phrases.tsx';
import { useServerTime } from './useServerTime.ts';
import { useLobby, useRoomSeen } from './useRoom.ts';

const MINUTE_MS = 60_000;

interface InFoot {
  readonly line: Line;
  readonly seen: RoomSeen;
  readonly lobby: Lobby;
}

/** Beside the table of a room: its clock, who is missing, what they say, and what can be done about it. */
export function RoomFoot({ line }: { readonly line: Line }) {
  const seen = useRoomSeen(line);
  const lobby = useLobby(seen);
  if (lobby === null) return null;
  const parts = { line, seen, lobby };
  const missing = missingIn(seen, lobby);
  return (
    <div className="room-foot">
      {seen.line !== 'open' && <ConnectionLine seen={seen} />}
      {missing !== '' && <output className="room-line">{missing}</output>}
      {seen.seat === null && lobby.delayS > 0 && (
        <output className="room-line">{texts.rooms.seenLater(lobby.delayS)}</output>
      )}
      {lobby.ended && <output className="room-line">{texts.rooms.ended}</output>}
      {!lobby.ended && !lobby.over && <Waiting {...parts} />}
      {lobby.over && <Again {...parts} />}
      <Phrases {...parts} />
    </div>
  );
}

function missingIn({ presence, seat: own, nowMs }: RoomSeen, { seats, over }: Lobby): string {
  return presence
    .flatMap((there, seat) => {
      const at = seats[seat];
      if (at === undefined || there === null || there === 'here' || seat === own || over) return [];
      if (at.standIn) return [texts.rooms.presence(at.info.name, texts.rooms.stoodIn)];
      const said =
        there === 'away' ? texts.rooms.away : texts.rooms.gone(Math.floor((nowMs - there.goneSince) / MINUTE_MS));
      return [texts.rooms.presence(at.info.name, said)];
    })
    .join(' · ');
}

/** A match that is being played: its clock, and a way on where somebody lets the others wait. */
function Waiting({ line, seen, lobby }: InFoot) {
  const { seat: own } = seen;
  const now = useServerTime(seen.nowMs);
  const ask = (what: Ask) => () => void line.ask(what, null);
  if (lobby.paused)
    return (
      <>
        <output className="room-line">{texts.rooms.rests}</output>
        {seen.isHost && (
          <Button look="quiet" onClick={ask({ do: 'pause', paused: false })}>
            {texts.rooms.goOn}
          </Button>
        )}
      </>
    );
  const isStoodIn = own !== null && lobby.seats[own]?.standIn === true;
  return (
    <>
      {isStoodIn && (
        <Button look="quiet" onClick={ask({ do: 'back' })}>
          {texts.rooms.playMyself}
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
          seen.presence[seat] !== 'here' &&
          !at.votes.includes(own);
        return (
          <span key={at.info.colour} className="row">
            {up !== null && (
              <output className="room-line room-clock" data-up={up <= now || undefined} role="timer" translate="no">
                {texts.rooms.clockOf(own === seat ? texts.rooms.yours : at.info.name, saidTime(up - now))}
              </output>
            )}
            {mayAct && up !== null && now >= up + GRACE_MS && (
              <Button look="quiet" onClick={ask({ do: 'flag', seat })}>
                {texts.rooms.flag(at.info.name)}
              </Button>
            )}
            {mayVote && now >= time.since + PATIENCE_MS && (
              <Button look="quiet" onClick={ask({ do: 'vote', seat })}>
                {texts.rooms.vote(at.info.name)}
              </Button>
            )}
          </span>
        );
      })}
    </>
  );
}

/** A match that is over: another one in the same room. */
function Again({ line, seen, lobby }: InFoot) {
  const seals = useMemo(() => unsealed(seen.rows), [seen.rows]);
  const held = seals !== null && (
    <output className="room-line" data-line={seals.wrong.length > 0 ? 'over' : undefined}>
      {seals.wrong.length > 0 ? texts.rooms.sealsWrong(seals.wrong.join(', ')) : texts.rooms.sealsFit(seals.sealed)}
    </output>
  );
  return (
    <>
      {held}
      {seals !== null && <ReplayLink game={lobby.game} file={seals.file} />}
      <AgainHere line={line} seen={seen} lobby={lobby} />
    </>
  );
}

function AgainHere({ line, seen, lobby }: InFoot) {
  if (seen.seat === null || lobby.ended) return null;
  if (lobby.again.includes(seen.seat)) return <output className="room-line">{texts.rooms.againAsked}</output>;
  return (
    <Button look="primary" onClick={() => void line.ask({ do: 'again' }, null)}>
      {lobby.again.length === 0 ? texts.rooms.again : texts.rooms.againToo}
    </Button>
  );
}
