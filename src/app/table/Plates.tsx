import type { ComponentType, ReactNode } from 'react';
import { onlyPerson, type SeatInfo } from '#engine/seats.ts';
import { countNow, type PlayedGame, type TableData } from '#play/game/playedGame.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { texts } from '#play/texts.ts';
import { useSeatNames } from '../frame/AtTable.tsx';
import { tableHooks } from '../session/context.tsx';
import { useCompact } from '../ui/useCompact.ts';
import { SeatBadge, seatStyle } from '../ui/SeatBadge.tsx';

const { useMatch, useSessionData } = tableHooks<TableTypes>();

interface PlatesProps {
  readonly play: PlayedGame;
  /** The figure that counts, where it is drawn. */
  readonly Count?: ComponentType<{ readonly seat: number }> | undefined;
  /** How all stand in full, which a press on a plate shows; null where there is no more to it. */
  readonly standing: { readonly isShown: boolean; readonly onToggle: () => void } | null;
}

/** All players: name, what counts, and an amber line under those who are to play. */
export function Plates({ play, Count, standing }: PlatesProps) {
  const { state, header } = useMatch();
  const names = useSeatNames();
  const isShort = useCompact();
  const counts = useSessionData((told) => header.seats.map((_, seat) => countNow(play, told, seat)));
  const automatic = useSessionData((told) => play.automatic?.(told) ?? null);
  const you = onlyPerson(header.seats);
  const isIdle = useSessionData(({ bots }) => bots?.seat === null);
  const given = useSessionData((told) => told.given ?? []);
  const all = play.game.result(state) === null ? play.game.asked(state).filter((seat) => !given.includes(seat)) : [];
  const persons = all.filter((seat) => header.seats[seat]?.kind === 'person');
  // A computer that is asked, too, but has nothing to do before them, is not thinking.
  const asked = isIdle && persons.length > 0 ? persons : all;
  const plates = header.seats.length + (automatic === null ? 0 : 1);
  return (
    <ul className="plates" aria-label={texts.table.players} data-seats={plates}>
      {seatsFrom(you ?? 0, header.seats.length).map((seat) => {
        const info = header.seats[seat];
        if (info === undefined) return null;
        const isAsked = asked.some((one) => one === seat);
        return (
          <Plate
            key={names.seat(seat)}
            standing={standing}
            colour={names.colour(seat)}
            steadiness={info.steadiness}
            name={seat === you ? texts.table.you : names.seat(seat)}
            does={stateOf(info, isAsked, { isYou: seat === you, isShort })}
            count={Count ? <Count seat={seat} /> : counts[seat]}
            data={{
              'data-seat': seat,
              'data-asked': isAsked ? 'true' : undefined,
              'data-waiting': isAsked && info.kind === 'bot' ? 'true' : undefined,
            }}
          />
        );
      })}
      {automatic !== null && <Plate standing={standing} {...automatic} />}
    </ul>
  );
}

interface PlateProps extends Pick<PlatesProps, 'standing'> {
  readonly colour: number;
  readonly steadiness?: Steadiness | undefined;
  readonly name: string;
  readonly does: string;
  readonly count: ReactNode;
  readonly data?: TableData;
}

export function Plate({ standing, colour, steadiness = 'usual', name, does, count, data }: PlateProps) {
  const inside = (
    <>
      <SeatBadge colour={colour} steadiness={steadiness} />
      <span className="plate-words">
        <strong translate="no">{name}</strong>
        <small>{does}</small>
      </span>
      <span className="plate-count">{count}</span>
    </>
  );
  return (
    <li style={seatStyle(colour)}>
      {standing === null ? (
        <div className="panel plate" {...data}>
          {inside}
        </div>
      ) : (
        <button
          type="button"
          className="panel plate"
          {...data}
          aria-expanded={standing.isShown}
          onClick={standing.onToggle}
        >
          {inside}
        </button>
      )}
    </li>
  );
}

/** The own seat first, the others as they sit around the table from there. */
const seatsFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (first + i) % count);

function stateOf(
  { kind, level }: SeatInfo,
  isAsked: boolean,
  { isYou, isShort }: { readonly isYou: boolean; readonly isShort: boolean },
): string {
  if (isAsked) return texts.table.plays(kind === 'person', isYou);
  return kind === 'bot' && level !== undefined ? (isShort ? level : texts.bots.ofLevel(level)) : '';
}
