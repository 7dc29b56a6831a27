import { texts } from '#play/texts.ts';
import type { TableModule } from './tableModule.ts';

interface TilesProps {
  readonly games: readonly TableModule[];
  readonly chosen: TableModule | undefined;
  onChoose(game: string): void;
  onPlay(): void;
}

/** The games, of which one is chosen; Enter, or a double press, plays it. */
export const Tiles = ({ games, chosen, onChoose, onPlay }: TilesProps) => (
  <div className="tiles" role="radiogroup" aria-label={texts.start.which}>
    {games.map(({ id, name, card }) => (
      <label key={id} className="tile">
        <input
          type="radio"
          name="game"
          aria-labelledby={`tile-${id}`}
          aria-describedby={`about-${id}`}
          checked={id === chosen?.id}
          onChange={() => onChoose(id)}
          onDoubleClick={onPlay}
        />
        {card.picture && <img src={card.picture.src} alt="" width={576} height={324} />}
        <span>
          <b id={`tile-${id}`}>{name}</b> {card.verb}
        </span>
        <small id={`about-${id}`}>{texts.start.players(card.players)}</small>
      </label>
    ))}
  </div>
);
