import { ExportMatch } from '../hud/ExportMatch.tsx';
import { SeatBadge } from '../hud/SeatBadge.tsx';
import type { Shelved } from '../storage/library.ts';
import type { Glance, Summary } from '../storage/savedMatch.ts';
import { useLibrary, useTheLibrary } from '../storage/useLibrary.tsx';
import { listed, texts } from '../texts.ts';
import { makeRoute } from './route.ts';

/** Every match of this browser, the latest first. */
export function SavedMatches() {
  const matches = useLibrary((library) => library.matches);
  const opened = useLibrary((library) => library.opened);
  return (
    <div>
      <Removed />
      {opened && matches.length === 0 && <p className="note">{texts.saved.none}</p>}
      <ul className="saved">
        {matches.map((entry) => (
          <li key={entry.id}>{'saved' in entry ? <SavedRow saved={entry.saved} /> : <UnreadableRow entry={entry} />}</li>
        ))}
      </ul>
    </div>
  );
}

function SavedRow({ saved }: { readonly saved: Summary }) {
  const library = useTheLibrary();
  const names = namesOf(saved.glance);
  return (
    <article className="saved-row">
      <span className="badges">
        {saved.glance.seats.map(({ colour, name }) => (
          <SeatBadge key={name + colour} colour={colour} small />
        ))}
      </span>
      <div className="saved-what">
        <h3>{names}</h3>
        <p className="note">
          {standingOf(saved.glance)} · <time dateTime={new Date(saved.savedAt).toISOString()}>{timeOf(saved.savedAt)}</time>
        </p>
      </div>
      <div className="row">
        <a className="button" href={makeRoute({ page: 'match', id: saved.id })} aria-label={texts.saved.openMatch(names)}>
          {texts.saved.open}
        </a>
        <a className="button quiet" href={makeRoute({ page: 'watch', id: saved.id, ruling: null })} aria-label={texts.replay.watch(names)}>
          {texts.replay.title}
        </a>
        <ExportMatch label={texts.saved.exportFile} name={texts.saved.exportMatch(names)} quiet file={() => library.textOf(saved.id)} />
        <button type="button" className="button quiet" aria-label={texts.saved.deleteMatch(names)} onClick={() => void library.remove(saved.id)}>
          {texts.saved.delete}
        </button>
      </div>
    </article>
  );
}

function UnreadableRow({ entry }: { readonly entry: Extract<Shelved, { fault: unknown }> }) {
  const library = useTheLibrary();
  return (
    <article className="saved-row">
      <p className="wrong saved-what">{texts.saved.unreadable(entry.fault.message)}</p>
      <button type="button" className="button quiet" aria-label={texts.saved.deleteUnreadable} onClick={() => void library.remove(entry.id)}>
        {texts.saved.delete}
      </button>
    </article>
  );
}

/** What was deleted last can be put back. */
function Removed() {
  const library = useTheLibrary();
  const removed = useLibrary((state) => state.removed);
  return (
    <output className="status">
      {removed !== null && (
        <span className="removed row">
          {texts.saved.deleted(namesOf(removed.glance))}
          <button type="button" className="button" onClick={() => void library.putBack()}>
            {texts.saved.undoDelete}
          </button>
        </span>
      )}
    </output>
  );
}

const namesOf = ({ seats }: Glance): string => listed(seats.map(({ name }) => name));

function standingOf({ seats, winners, turn, actions }: Glance): string {
  if (winners !== null) return texts.saved.wonBy(winners.map((seat) => seats[seat]?.name ?? texts.names.seat(seat)));
  const played = actions === 0 ? texts.saved.started : texts.saved.actions(actions);
  return turn === null ? played : `${texts.saved.running(turn)}, ${played}`;
}

const timeOf = (savedAt: number): string => new Date(savedAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
