import { makeOwnRoute } from '../page/ownRoutes.ts';
import '../styles/teach.css';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Chapter, ClauseHelp } from '../../../../engine/lessons.ts';
import { makeRoute } from '../../../ui/route.ts';
import { texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';
import { exampleId } from './exampleIds.ts';
import { findClauses } from '../../../teach/findClauses.ts';
import { drillOf, LESSONS } from './lessons.ts';

export interface RulesProps {
  /** Of the chapters' headings. */
  readonly level: 'h2' | 'h3';
  /** The one that was asked for. */
  readonly clause: string | null;
}

/** Every clause by chapters, and a search. */
export function Rules({ level: Heading, clause }: RulesProps) {
  const [query, setQuery] = useState('');
  const chapters = useMemo(() => findClauses(LESSONS.chapters, query), [query]);
  return (
    <div className="rules">
      <Search query={query} onQuery={setQuery} found={countOf(chapters)} />
      {chapters.map(({ title, clauses }) => (
        <section key={title} className="rules-chapter">
          <Heading>{title}</Heading>
          {clauses.map((help) => (
            <Clause key={help.id} help={help} level={Heading === 'h2' ? 'h3' : 'h4'} asked={help.id === clause} />
          ))}
        </section>
      ))}
    </div>
  );
}

const countOf = (chapters: readonly Chapter[]): number =>
  chapters.reduce((sum, { clauses }) => sum + clauses.length, 0);

interface SearchProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly found: number;
}

function Search({ query, onQuery, found }: SearchProps) {
  return (
    <search className="rules-search">
      <input
        type="search"
        className="text-field"
        aria-label={texts.rules.search}
        placeholder={gameTexts.rules.searchPlaceholder}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      <output className="note">{query !== '' && texts.rules.found(found)}</output>
      {found === 0 && (
        <button type="button" className="button" onClick={() => onQuery('')}>
          {texts.rules.everything}
        </button>
      )}
    </search>
  );
}

interface ClauseProps {
  readonly help: ClauseHelp;
  readonly level: 'h3' | 'h4';
  readonly asked: boolean;
}

/** What it says, and the ways to see it and to do it. */
function Clause({ help: { id, title, words, codes, drill }, level: Heading, asked }: ClauseProps) {
  const titleId = useId();
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!asked) return undefined;
    // After the page or the sheet around it has put itself where it begins.
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
      {codes.length > 0 && (
        <p className="note">
          {texts.rules.rulings}:{' '}
          <span className="codes">
            {codes.map((code) => (
              <code key={code}>{code}</code>
            ))}
          </span>
        </p>
      )}
      <p className="rule-ways">
        <a
          href={makeRoute({ page: 'watch', id: exampleId(id), ruling: null })}
          aria-label={texts.rules.exampleOf(title)}
        >
          {texts.rules.example}
        </a>
        <a href={makeOwnRoute({ page: 'drill', id: drill })}>{texts.rules.practise(drillOf(drill)?.title ?? drill)}</a>
      </p>
    </article>
  );
}
