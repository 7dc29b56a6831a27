import '../styles/standing.css';
import type { PlayedGame } from '#play/game/playedGame.ts';
import type { TableTypes } from '#play/session/tableTypes.ts';
import { texts } from '#play/texts.ts';
import { useSeatNames } from '../frame/AtTable.tsx';
import { tableHooks } from '../session/context.tsx';

const { useMatch } = tableHooks<TableTypes>();

interface OfGame {
  readonly play: PlayedGame;
}

/** How all stand, a line each. */
export function Standing({ play }: OfGame) {
  const match = useMatch();
  const names = useSeatNames();
  const lines = play.standing?.(match, names) ?? [];
  return (
    <ul className="standing-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The same in a panel of its own. */
export const StandingPanel = ({ play }: OfGame) => (
  <section className="panel standing" aria-label={texts.table.standing}>
    <Standing play={play} />
  </section>
);
