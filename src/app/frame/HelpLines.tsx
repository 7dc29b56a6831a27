export type HelpLine = readonly [term: string, meaning: string];

export interface HelpLinesProps {
  readonly title: string;
  readonly lines: readonly HelpLine[];
  readonly term?: 'code' | 'strong';
}

/** A part of the help: what is done or typed, and what it does. */
export function HelpLines({ title, lines, term: Term = 'strong' }: HelpLinesProps) {
  return (
    <section className="menu-part">
      <h3>{title}</h3>
      <dl className="lines">
        {lines.map(([term, meaning]) => (
          <div key={term}>
            <dt>
              <Term translate={Term === 'code' ? 'no' : undefined}>{term}</Term>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
