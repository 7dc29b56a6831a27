import { Dialog } from '../../../../hud/Dialog.tsx';
import { texts } from '../../../../texts.ts';
import { Clauses } from './Clauses.tsx';

export interface RoundHelpProps {
  /** The clause that was asked for. */
  readonly clause: string | null;
  readonly onClose: () => void;
}

/** The game in short, how to hold things, and every clause. */
export function RoundHelp({ clause, onClose }: RoundHelpProps) {
  return (
    <Dialog title={texts.trexHelp.title} className="help" onClose={onClose}>
      <section className="menu-part">
        <h3>{texts.trexHelp.short}</h3>
        <ol className="how-to-play">
          {texts.trexHelp.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </section>
      <Lines title={texts.trexHelp.pointer} lines={texts.trexHelp.pointerLines} term="strong" />
      <Lines title={texts.trexHelp.notation} lines={texts.trexHelp.notationLines} term="code" />
      <section className="menu-part">
        <h3>{texts.trexHelp.clauses}</h3>
        <Clauses asked={clause} />
      </section>
    </Dialog>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly (readonly [term: string, meaning: string])[];
  readonly term: 'code' | 'strong';
}

function Lines({ title, lines, term: Term }: LinesProps) {
  return (
    <section className="menu-part">
      <h3>{title}</h3>
      <dl className="lines">
        {lines.map(([term, meaning]) => (
          <div key={term}>
            <dt>
              <Term>{term}</Term>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
