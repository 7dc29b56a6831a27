import '../styles/saved.css';
import { useMemo, useRef, useState, Component, type ReactNode, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { ExportAll } from '../frame/ExportAll.tsx';
import { KeptFor } from '../frame/handing.tsx';
import { apartIn } from '../storage/calling.ts';
import type { SavedEntry } from '#play/storage/listing.ts';
import { useLasting } from '../storage/useLasting.ts';
import { useLibrary, useTheLibrary } from '../storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';
import { findMatches, indexOf } from './findMatches.ts';
import { Removed } from './Removed.tsx';
import { SavedCard, UnreadableCard } from './SavedCard.tsx';

interface CardBoundaryProps {
  /** In the place of what could not be drawn. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** One card that cannot be drawn keeps no other from being seen. */
class CardBoundary extends Component<CardBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}

/** As many as are seen without scrolling need no finding (house value). */
const FIND_FROM = 6;
/**
 * Eight rows of three, or twenty-four of one (house value): older ones are found by the search or the button for more.
 */
const SHOWN_AT_ONCE = 24;

/** Every match of this browser, the latest first. */
export function SavedMatches() {
  const { games } = useTheLibrary();
  const matches = useLibrary((library) => library.matches);
  const none = useLibrary(({ opened, trouble }) => opened && trouble === null) && matches.length === 0;
  const [wanted, setWanted] = useState('');
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const [today] = useState(() => new Date());
  const index = useMemo(() => indexOf(games, matches, today), [games, matches, today]);
  const apart = useMemo(() => apartIn(matches), [matches]);
  const found = useMemo(() => findMatches(matches, index, wanted), [matches, index, wanted]);
  const want = (next: string): void => {
    setWanted(next);
    setShown(SHOWN_AT_ONCE);
  };
  return (
    <div className="saved-list">
      {(matches.length >= FIND_FROM || wanted !== '') && (
        <Finder wanted={wanted} found={found.length} of={matches.length} onWanted={want} />
      )}
      {none && <p className="note">{texts.saved.none}</p>}
      <Cards matches={found} apart={apart} shown={shown} onShown={setShown} />
      <Removed />
      {matches.length > 0 && <Keeping />}
    </div>
  );
}

/** All of them to take along, and how long the browser keeps them, as soon as it has been asked. */
function Keeping() {
  const { lasting } = useLasting();
  return (
    <div className="saved-keeping">
      <ExportAll />
      {lasting !== 'unasked' && <KeptFor />}
    </div>
  );
}

interface CardsProps {
  readonly matches: readonly SavedEntry[];
  /** By id, for those that others are called like. */
  readonly apart: ReadonlyMap<string, string>;
  readonly shown: number;
  readonly onShown: (shown: number) => void;
}

function Cards({ matches, apart, shown, onShown }: CardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const left = matches.length - shown;
  const showMore = (): void => {
    flushSync(() => onShown(shown + SHOWN_AT_ONCE));
    // the first of the new ones
    list.current?.children[shown]?.querySelector('article')?.focus({ preventScroll: true });
  };
  return (
    <>
      <ul ref={list} className="saved">
        {matches.slice(0, shown).map((entry) => (
          <li key={entry.id}>
            <CardBoundary instead={<UnreadableCard id={entry.id} why={texts.saved.notDrawn} />}>
              {'saved' in entry ? (
                <SavedCard saved={entry.saved} apart={apart.get(entry.id) ?? null} />
              ) : (
                <UnreadableCard id={entry.id} why={entry.fault.message} />
              )}
            </CardBoundary>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className="button" onClick={showMore}>
          {texts.finding.showMore(Math.min(left, SHOWN_AT_ONCE), left)}
        </button>
      )}
    </>
  );
}

interface FinderProps {
  readonly wanted: string;
  readonly found: number;
  readonly of: number;
  readonly onWanted: (wanted: string) => void;
}

/** Finds as it is typed, tells how many, and leads back where there is nothing. */
function Finder({ wanted, found, of, onWanted }: FinderProps) {
  const field = useRef<HTMLInputElement>(null);
  const showAll = (): void => {
    onWanted('');
    field.current?.focus();
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onWanted('');
  };
  const asked = wanted.trim() !== '';
  return (
    <search className="finder">
      <label className="labelled">
        <span>{texts.finding.find}</span>
        <input
          ref={field}
          type="search"
          className="text-field"
          placeholder={texts.finding.findHint}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={wanted}
          onChange={({ target }) => onWanted(target.value)}
          onKeyDown={leave}
        />
      </label>
      <output className="note">
        {asked && (found === 0 ? texts.finding.nothingFound(wanted.trim()) : texts.finding.found(found, of))}
      </output>
      {asked && found === 0 && (
        <button type="button" className="button" onClick={showAll}>
          {texts.finding.showAll}
        </button>
      )}
    </search>
  );
}
