import { isolated } from '#engine/isolated.ts';
import type { TitledSummary } from '#play/storage/savedMatch.ts';
import { texts } from '#play/texts.ts';
import type { TableModule } from './tableModule.ts';
import type { WaysIn } from './useWaysIn.ts';

interface WaysProps {
  readonly game: TableModule;
  /** Its match that is under way; null for none. */
  readonly running: TitledSummary | null;
  readonly ways: WaysIn;
}

/** One button that plays the chosen game, and quiet ones for all else that is done with it. */
export function Ways({ game, running, ways }: WaysProps) {
  const { name, card } = game;
  const { opening } = ways;
  const main = running ? texts.start.resume : texts.start.play;
  return (
    <div className="start-ways" aria-busy={opening}>
      <button
        type="submit"
        className="button large primary"
        aria-label={texts.start.way(main, name)}
        aria-disabled={opening}
      >
        <svg viewBox="0 0 20 24" width="20" height="24" aria-hidden="true">
          <path d="M2 3v18l16-9Z" fill="currentColor" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" />
        </svg>
        {main}
      </button>
      {running && (
        <button
          type="button"
          className="button quiet"
          aria-label={texts.start.way(texts.start.again, name)}
          aria-disabled={opening}
          onClick={ways.begin}
        >
          {texts.start.again}
        </button>
      )}
      {card.alone === true && (
        <button
          type="button"
          className="button quiet"
          aria-label={texts.start.way(texts.start.together, name)}
          aria-disabled={opening}
          onClick={ways.together}
        >
          {texts.start.together}
        </button>
      )}
      <a
        className="button quiet"
        href={`#/room/new/${game.id}`}
        aria-label={texts.start.way(texts.start.elsewhere, name)}
      >
        {texts.start.elsewhere}
      </a>
      <a className="button quiet" href={card.learn.href} aria-label={texts.start.learnGame(name)}>
        {texts.start.learnShort}
      </a>
      {card.puzzles !== undefined && (
        <a className="button quiet" href={card.puzzles} aria-label={texts.start.way(texts.start.puzzle, name)}>
          {texts.start.puzzle}
        </a>
      )}
      <output className="note">{opening ? texts.start.opening : running && noteOf(running, card)}</output>
    </div>
  );
}

const noteOf = ({ title, glance }: TitledSummary, { howFar }: TableModule['card']): string =>
  texts.start.resumeNote(
    (title === null ? glance.seats.map(({ name }) => name) : [title]).map(isolated),
    howFar(glance.turn),
  );
