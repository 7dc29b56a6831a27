import { onlyPerson } from '#engine/seats.ts';
import type { PlayedGame, WholeMatch } from '#play/game/playedGame.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { texts } from '#play/texts.ts';
import { useTheViewer, useViewer } from '../replay/ViewerContext.tsx';
import { Plate } from './Plates.tsx';

interface WatchedPlatesProps {
  readonly play: PlayedGame;
  readonly match: WholeMatch<TableTypes>;
}

/** All players of a match that is watched, with what counts in the position that is shown. */
export function WatchedPlates({ play, match }: WatchedPlatesProps) {
  const { acts } = useTheViewer().film;
  const act = useViewer(({ at }) => at.act);
  const isDone = useViewer(({ at }) => at.tick >= (acts[at.act]?.ticks ?? 0));
  const { log, header, state: end } = match;
  const now = act + (isDone ? 1 : 0);
  const shown = { ...match, log: log.slice(0, now), state: log[now]?.before.state ?? end };
  const winners = play.game.result(shown.state)?.winners ?? [];
  const you = onlyPerson(header.seats);
  const names = seatNamesOf(header.seats);
  return (
    <ul className="plates" aria-label={texts.table.players} data-seats={header.seats.length}>
      {header.seats.map(({ steadiness }, seat) => (
        <Plate
          key={names.seat(seat)}
          standing={null}
          colour={names.colour(seat)}
          steadiness={steadiness}
          name={seat === you ? texts.table.you : names.seat(seat)}
          does={winners.some((one) => one === seat) ? texts.replay.won : ''}
          count={play.countIn?.(shown, seat)}
          data={{ 'data-seat': seat, 'data-asked': acts[act]?.seat === seat ? 'true' : undefined }}
        />
      ))}
    </ul>
  );
}
