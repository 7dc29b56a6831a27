import { useMemo, useState } from 'react';
import type { GameTypes } from '#engine/game.ts';
import { isolated } from '#engine/isolated.ts';
import { LONGEST_NAME } from '#engine/seats.ts';
import type { FarMaster } from '#online/client/farMaster.ts';
import type { RoomSeen } from '#online/client/line.ts';
import type { Lobby } from '#online/client/lobby.ts';
import { practiceOf, type PracticePosition } from '#online/client/practice.ts';
import type { Ask } from '#online/protocol/asks.ts';
import { room as roomTexts } from '#play/texts/room.ts';
import { Button } from '#app/ui/Button.tsx';
import { nameAt } from './seatsHere.ts';

interface PracticePartProps {
  readonly seen: RoomSeen;
  readonly lobby: Lobby;
  readonly master: FarMaster<GameTypes>;
  readonly ask: (what: Ask) => void;
  /** Says why something was refused. */
  readonly onRefused: (why: string) => void;
}

/** A practice table, for everybody at a seat: back to any position, the same again, and positions by name. */
export function PracticePart({ seen, lobby, master, ask, onRefused }: PracticePartProps) {
  const practice = useMemo(() => practiceOf(seen.rows), [seen.rows]);
  if (practice === null || seen.seat === null) return null;
  const { way, kept } = practice;
  const back = (to: number | undefined): void => {
    if (to !== undefined) ask({ do: 'rewind', to, fresh: false });
  };
  const own = seen.seat;
  const thrown = way.findLastIndex(({ isThrow, given }) => isThrow && given.has(own));
  // a computer would at once do the same again
  const last = way.findLastIndex(({ seat }) => seat !== null && lobby.seats[seat]?.info.kind === 'person');
  const again = (): void => {
    const [before, order] = [way[thrown - 1], way[thrown]?.given.get(own)];
    if (before === undefined || order === undefined) return;
    master.throwAgain(before.seq, order, (heard) => onRefused(heard.ok ? '' : heard.fault.message));
  };
  return (
    <details className="room-more">
      <summary className="button quiet">{roomTexts.practice}</summary>
      <div className="room-menu">
        <Button look="quiet" disabled={last < 1} onClick={() => back(way[last - 1]?.seq)}>
          {roomTexts.backOne}
        </Button>
        <Button look="quiet" disabled={thrown < 1} onClick={again}>
          {roomTexts.throwAgain}
        </Button>
        <BackTo way={way} lobby={lobby} back={back} />
        {[...kept].map(([name, seq]) => (
          <Button key={name} look="quiet" onClick={() => back(seq)}>
            {roomTexts.backToKept(isolated(name))}
          </Button>
        ))}
        <Keep ask={ask} />
      </div>
    </details>
  );
}

interface BackToProps {
  readonly way: readonly PracticePosition[];
  readonly lobby: Lobby;
  readonly back: (to: number) => void;
}

function BackTo({ way, lobby, back }: BackToProps) {
  const said = ({ seat }: PracticePosition, i: number): string =>
    i === 0 ? roomTexts.start : roomTexts.actionOf(i, seat === null ? '' : nameAt(lobby, seat));
  return (
    <select
      className="button quiet"
      aria-label={roomTexts.backTo}
      value=""
      disabled={way.length < 2}
      onChange={({ target }) => back(Number(target.value))}
    >
      <option value="">{roomTexts.backTo}</option>
      {way.slice(0, -1).map((position, i) => (
        <option key={position.seq} value={position.seq}>
          {said(position, i)}
        </option>
      ))}
    </select>
  );
}

function Keep({ ask }: Pick<PracticePartProps, 'ask'>) {
  const [name, setName] = useState('');
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') ask({ do: 'keep', name: name.trim() });
        setName('');
      }}
    >
      <input
        className="text-field"
        aria-label={roomTexts.keptAs}
        placeholder={roomTexts.keptAs}
        maxLength={LONGEST_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button" disabled={name.trim() === ''}>
        {roomTexts.keep}
      </button>
    </form>
  );
}
