import '../styles/clauses.css';
import { useEffect, useId, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { texts } from '#play/texts.ts';
import { findClauses, type ClauseInWords } from '#play/teach/findClauses.ts';

interface ChapterOf<C extends ClauseInWords> {
  readonly title: string;
  readonly clauses: readonly C[];
}

export interface ClausesProps<C extends ClauseInWords> {
  readonly chapters: readonly ChapterOf<C>[];
  /** The level of the chapters' headings. */
  readonly level: 'h2' | 'h3' | 'h4';
  /** The number of the clause that was asked for. It is in sight and has the focus. */
  readonly asked: string | null;
  /** Examples of what one may search for. */
  readonly placeholder: string;
  /** More about a clause, below its words. */
  readonly More?: ComponentType<{ readonly clause: C }>;
}

const BELOW = { h2: 'h3', h3: 'h4', h4: 'h5' } as const;

/** Every clause of a game by chapters, and a search. */
export function Clauses<C extends ClauseInWords>({ chapters, level, asked, placeholder, More }: ClausesProps<C>) {
  const [query, setQuery] = useState('');
  const found = useMemo(() => findClauses(chapters, query), [chapters, query]);
  const Heading = level;
  return (
    <div className="rules">
      <Search query={query} onQuery={setQuery} found={countOf(found)} placeholder={placeholder} />
      {found.map(({ title, clauses }) => (
        <section key={title} className="rules-chapter">
          <Heading>{title}</Heading>
          {clauses.map((clause) => (
            <Clause key={clause.id} clause={clause} level={BELOW[level]} asked={clause.id === asked}>
              {More && <More clause={clause} />}
            </Clause>
          ))}
        </section>
      ))}
    </div>
  );
}

const countOf = (chapters: readonly ChapterOf<ClauseInWords>[]): number =>
  chapters.reduce((sum, { clauses }) => sum + clauses.length, 0);

interface SearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly found: number;
  readonly placeholder: string;
}

function Search({ query, onQuery, found, placeholder }: SearchProps) {
  return (
    <search className="rules-search">
      <input
        type="search"
        className="text-field"
        aria-label={texts.rules.search}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <output className="note status">{query !== '' && texts.rules.found(found)}</output>
      {found === 0 && (
        <button type="button" className="button" onClick={() => onQuery('')}>
          {texts.rules.everything}
        </button>
      )}
    </search>
  );
}

interface ClauseProps {
  readonly clause: ClauseInWords;
  readonly level: 'h3' | 'h4' | 'h5';
  readonly asked: boolean;
  readonly children: ReactNode;
}

function Clause({ clause: { id, title, words }, level: Heading, asked, children }: ClauseProps) {
  const titleId = useId();
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!asked) return undefined;
    // After the page or the dialog around it has put itself where it begins.
    const frame = requestAnimationFrame(() => {
      here.current?.scrollIntoView({ block: 'start' });
      here.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  return (
    <article ref={here} className="rule" tabIndex={-1} aria-labelledby={titleId} data-clause={id} data-asked={asked}>
      <Heading id={titleId}>
        <span className="clause">{id}</span> {title}
      </Heading>
      <p>{words}</p>
      {children}
    </article>
  );
}
