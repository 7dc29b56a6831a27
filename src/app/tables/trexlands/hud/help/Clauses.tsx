import { useEffect, useRef, useState } from 'react';
import { RULE_CHAPTERS, type RuleHelp } from '../../../../../games/trexlands/help/clauses.ts';
import { findClauses } from '../../../../teach/findClauses.ts';
import { gameTexts } from '../../texts.ts';

/** Every clause by chapters, and a search; the one that was asked for is in sight. */
export function Clauses({ asked }: { readonly asked: string | null }) {
  const [query, setQuery] = useState('');
  const chapters = findClauses(RULE_CHAPTERS, query);
  return (
    <div className="round-clauses">
      <input
        type="search"
        className="text-field"
        aria-label={gameTexts.help.search}
        placeholder={gameTexts.help.search}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <output className="note">{chapters.length === 0 && gameTexts.help.none}</output>
      {chapters.map(({ title, clauses }) => (
        <section key={title}>
          <h4>{title}</h4>
          <dl>
            {clauses.map((clause) => (
              <Clause key={clause.id} clause={clause} asked={clause.id === asked} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Clause({ clause: { id, title, words }, asked }: { readonly clause: RuleHelp; readonly asked: boolean }) {
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!asked) return undefined;
    // After the sheet around it has put itself where it begins.
    const frame = requestAnimationFrame(() => {
      here.current?.scrollIntoView({ block: 'center' });
      here.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  return (
    <div ref={here} className="round-clause" tabIndex={-1} data-clause={id} data-asked={asked}>
      <dt>
        <span className="clause">{id}</span> {title}
      </dt>
      <dd>{words}</dd>
    </div>
  );
}
