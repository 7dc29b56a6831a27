import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ExportMatch } from '../frame/ExportMatch.tsx';
import { SeatBadge } from '../ui/SeatBadge.tsx';
import { makeRoute } from '#play/route.ts';
import { gameOfGlance } from '#play/storage/gameFiles.ts';
import { foreignIn } from '#play/storage/playedHere.ts';
import { rulesOfGlance, type Glance, type TitledSummary } from '#play/storage/savedMatch.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { capitalised, texts } from '#play/texts.ts';
import { calledIn, nameOf, standingOf, timeOf } from '../storage/calling.ts';
import { playersOf } from '#play/storage/players.ts';
import { Picture } from './Picture.tsx';
import { Renaming } from './Renaming.tsx';

/** The card's id, by which it gets the focus. */
export const cardId = (id: string): string => `saved-${id}`;

export interface SavedCardProps {
  readonly saved: TitledSummary;
  /** Its name tells it from the others only together with this. */
  readonly apart: string | null;
}

export function SavedCard({ saved, apart }: SavedCardProps) {
  const { games } = useTheLibrary();
  const called = calledIn(saved, apart);
  const [renaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const done = (): void => {
    flushSync(() => setRenaming(false)); // the button is there again
    rename.current?.focus();
  };
  return (
    <article id={cardId(saved.id)} tabIndex={-1} className="saved-card" aria-label={called}>
      <Picture glance={saved.glance} />
      {renaming ? <Renaming saved={saved} called={called} onDone={done} /> : <What saved={saved} apart={apart} />}
      <div className="row">
        {foreignIn(games, saved.glance) === null ? (
          <OpenAndWatch id={saved.id} called={called} />
        ) : (
          <Read id={saved.id} called={called} />
        )}
      </div>
      {!renaming && (
        <div className="row saved-more">
          <button
            ref={rename}
            type="button"
            className="button quiet"
            aria-label={texts.renaming.renameMatch(called)}
            onClick={() => setRenaming(true)}
          >
            {texts.renaming.rename}
          </button>
          <ExportAndDelete saved={saved} called={called} />
        </div>
      )}
    </article>
  );
}

function What({ saved, apart }: SavedCardProps) {
  const { title, glance, savedAt } = saved;
  const { games } = useTheLibrary();
  const { name, kindOf, rulesVersion } = gameOfGlance(games, glance);
  const kinds = [kindOf(glance), glance.set === 'first' ? texts.saved.firstMatch : null];
  const foreign = foreignIn(games, glance);
  return (
    <div className="saved-what">
      <h3 translate="no">{nameOf(saved, apart)}</h3>
      {title !== null && <p translate="no">{playersOf(glance)}</p>}
      <p className="note">
        {[capitalised(standingOf(games, glance)), name, ...kinds].filter((word) => word !== null).join(' · ')}
      </p>
      {foreign !== null && (
        <p className="note" data-foreign={foreign}>
          {foreign === 'rules' ? texts.reading.byRules(rulesOfGlance(glance), rulesVersion) : texts.reading.onBuild}
        </p>
      )}
      <p className="note saved-when">
        <Badges glance={glance} />
        <time dateTime={new Date(savedAt).toISOString()}>{timeOf(savedAt)}</time>
      </p>
    </div>
  );
}

const Badges = ({ glance }: { readonly glance: Glance }) => (
  <span className="badges">
    {glance.seats.map(({ colour, name }) => (
      <SeatBadge key={name + colour} colour={colour} small />
    ))}
  </span>
);

interface CalledProps {
  readonly id: string;
  /** Its name within a sentence. */
  readonly called: string;
}

function OpenAndWatch({ id, called }: CalledProps) {
  return (
    <>
      <a
        className="button saved-open"
        href={makeRoute({ page: 'match', id })}
        aria-label={texts.saved.openMatch(called)}
      >
        {texts.saved.open}
      </a>
      <a
        className="button quiet"
        href={makeRoute({ page: 'watch', id, ruling: null })}
        aria-label={texts.saved.watchMatch(called)}
      >
        {texts.saved.watch}
      </a>
    </>
  );
}

/** All that can be done with a match of other rules. */
const Read = ({ id, called }: CalledProps) => (
  <a className="button saved-open" href={makeRoute({ page: 'read', id })} aria-label={texts.reading.openMatch(called)}>
    {texts.reading.open}
  </a>
);

function ExportAndDelete({ saved, called }: { readonly saved: TitledSummary; readonly called: string }) {
  const library = useTheLibrary();
  return (
    <>
      <ExportMatch
        label={texts.saved.exportFile}
        name={texts.saved.exportMatch(called)}
        quiet
        game={gameOfGlance(library.games, saved.glance).id}
        file={() => library.textOf(saved.id)}
      />
      <button
        type="button"
        className="button quiet"
        aria-label={texts.saved.deleteMatch(called)}
        onClick={() => void library.remove(saved.id)}
      >
        {texts.saved.delete}
      </button>
    </>
  );
}

export function UnreadableCard({ id, why }: { readonly id: string; readonly why: string }) {
  const library = useTheLibrary();
  return (
    <article className="saved-card" aria-label={texts.saved.unreadableMatch}>
      <p className="wrong saved-what">{texts.saved.unreadable(why)}</p>
      <div className="row saved-more">
        <ExportMatch
          label={texts.saved.exportFile}
          name={texts.saved.exportUnreadable}
          quiet
          game="match"
          file={() => library.textOf(id)}
        />
        <button
          type="button"
          className="button quiet"
          aria-label={texts.saved.deleteUnreadable}
          onClick={() => void library.remove(id)}
        >
          {texts.saved.delete}
        </button>
      </div>
    </article>
  );
}
