import { room as roomTexts } from '#play/texts/room.ts';
import { useEffect, useState } from 'react';
import type { Lobby } from '#online/client/lobby.ts';
import type { Line, RoomSeen } from '#online/client/line.ts';
import type { Ask } from '#online/protocol/asks.ts';
import { PHRASES, type Phrase } from '#online/protocol/messages.ts';
import { Button } from '#app/ui/Button.tsx';
import { usePassing } from '#app/time/usePassing.ts';
import { HashCheck } from './HashCheck.tsx';
import { PointButton, PointingNote, useHands } from './WithHands.tsx';

/** A phrase is read for so long, ms: three words a second and a glance (house value). */
const READ_MS = 5000;
/** Time that can be given at once, s (house value). */
const GIFT_S = 60;

interface PhrasesProps {
  readonly line: Line;
  readonly seen: RoomSeen;
  readonly lobby: Lobby;
  readonly ask: (what: Ask) => void;
}

interface Heard {
  readonly seat: number;
  readonly phrase: Phrase;
}

/** Players speak to each other by a dozen phrases. */
export function Phrases({ line, seen, lobby, ask }: PhrasesProps) {
  const [heard, setHeard] = useState<Heard | null>(null);
  const [muted, setMuted] = useState(false);
  const [open, setOpen] = useState(false);
  const hands = useHands();
  const speaks = seen.seat !== null && !lobby.ended;
  useEffect(() => line.listenToFleeting((told) => told.t === 'said' && setHeard(told)), [line]);
  usePassing(heard !== null, READ_MS, () => setHeard(null));
  const name = heard === null ? undefined : lobby.seats[heard.seat]?.info.name;
  const say = (phrase: Phrase): void => {
    setOpen(false);
    line.sendFleeting({ t: 'say', phrase });
  };
  const mute = (on: boolean): void => {
    setMuted(on);
    if (hands !== null) hands.isMuted = on;
  };
  return (
    <>
      <PointingNote />
      {heard !== null && name !== undefined && !muted && (
        <output className="room-line room-said">{roomTexts.said(name, roomTexts.phrases[heard.phrase])}</output>
      )}
      <details className="room-more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="button quiet">{speaks ? roomTexts.say : roomTexts.more}</summary>
        <div className="room-phrases">
          {speaks && (
            <>
              <PointButton onPress={() => setOpen(false)} />
              {PHRASES.map((phrase) => (
                <Button key={phrase} look="quiet" onClick={() => say(phrase)}>
                  {roomTexts.phrases[phrase]}
                </Button>
              ))}
              <Button look="quiet" aria-pressed={muted} onClick={() => mute(!muted)}>
                {roomTexts.mute}
              </Button>
              <Given seen={seen} lobby={lobby} ask={ask} />
            </>
          )}
          <HashCheck seen={seen} game={lobby.game} />
        </div>
      </details>
    </>
  );
}

/** Time for who is waited for. */
function Given({ seen, lobby, ask }: Omit<PhrasesProps, 'line'>) {
  if (lobby.clock === null || lobby.over) return null;
  return lobby.times.map((time, seat) => {
    const info = lobby.seats[seat]?.info;
    if (time.since === null || seat === seen.seat || info === undefined) return null;
    return (
      <Button key={info.colour} look="quiet" onClick={() => ask({ do: 'give', seat, s: GIFT_S })}>
        {roomTexts.give(info.name)}
      </Button>
    );
  });
}
