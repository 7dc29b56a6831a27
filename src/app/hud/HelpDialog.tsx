import { makeRoute } from '../pages/route.ts';
import { RulesButton } from '../teach/RulesButton.tsx';
import { texts } from '../texts.ts';
import { Dialog } from './Dialog.tsx';
import { KeyList } from './keys/KeyList.tsx';

/** The rules in short, and how to hold things. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={texts.help.title} className="help" onClose={onClose}>
      <section className="menu-part">
        <h3>{texts.help.rules}</h3>
        <ol className="how-to-play">
          {texts.howToPlay.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <div className="row">
          <RulesButton onOpen={onClose} />
          <a className="button" href={makeRoute({ page: 'drills' })}>
            {texts.start.learn}
          </a>
        </div>
      </section>
      <Lines title={texts.help.pointer} lines={texts.help.pointerLines} />
      <section className="menu-part">
        <h3>{texts.help.keys}</h3>
        <p className="note">{texts.keys.note}</p>
        <KeyList heading="h4" />
      </section>
      <Lines title={texts.help.notation} lines={texts.help.notationLines} term="code" />
    </Dialog>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly (readonly [term: string, meaning: string])[];
  readonly term?: 'code' | 'strong';
}

function Lines({ title, lines, term: Term = 'strong' }: LinesProps) {
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
