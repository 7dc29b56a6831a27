import { makeOwnRoute } from '../page/ownRoutes.ts';
import '../styles/teach.css';
import { Page } from '../../../ui/Page.tsx';

import { useChange, useSettings } from '../../../settings/useSettings.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';
import { drillOf, drillsOf, isPuzzle, LESSONS, nextOf, type PageDrill } from './lessons.ts';
import { WayBack } from '../../../pages/WayBack.tsx';

/** The first lesson, then every drill for practice: those of the guide in order, then the others. */
export function DrillsPage() {
  const passed = useSettings(({ passedDrills }) => passedDrills);
  const change = useChange();
  const ours = passed.filter((id) => drillOf(id) !== undefined); // other games remember theirs here, too
  return (
    <Page title={gameTexts.card.learn} className="drills-page">
      <WayBack />
      <header>
        <h1>{gameTexts.card.learn}</h1>
        <p className="lead">{gameTexts.drills.lead}</p>
      </header>
      <InOrder row="first" title={texts.lesson.title(LESSONS.first.length)} passed={passed} />
      <InOrder row="guide" title={texts.drills.guide} passed={passed} />
      <section aria-labelledby="further-title">
        <h2 id="further-title">{texts.drills.further}</h2>
        <ul className="drill-list">
          <Drills drills={drillsOf('further')} passed={passed} />
        </ul>
      </section>
      <InOrder row="puzzles" title={texts.drills.puzzles} passed={passed} />
      <div className="row">
        <a className="button" href={makeOwnRoute({ page: 'rules', clause: null })}>
          {gameTexts.card.rules}
        </a>
        {ours.length > 0 && (
          <button
            type="button"
            className="button quiet"
            onClick={() => change({ passedDrills: passed.filter((id) => !ours.includes(id)) })}
          >
            {texts.drills.forget}
          </button>
        )}
      </div>
    </Page>
  );
}

interface InOrderProps {
  readonly row: 'first' | 'guide' | 'puzzles';
  readonly title: string;
  readonly passed: readonly string[];
}

/** One drill leads to the next. Of all that is not done the first lesson comes first. */
function InOrder({ row, title, passed }: InOrderProps) {
  const next = nextOf(row, passed);
  const drills = drillsOf(row);
  const done = drills.filter(({ id }) => passed.includes(id)).length;
  const comesNext = row === 'first' || nextOf('first', passed) === null;
  return (
    <section aria-labelledby={`${row}-title`}>
      <h2 id={`${row}-title`}>{title}</h2>
      <div className="row">
        {next !== null && (
          <a
            className={comesNext ? 'button primary large' : 'button'}
            href={makeOwnRoute({ page: 'drill', id: next })}
            aria-label={texts.drills.onWith(title, done)}
          >
            {done === 0 ? texts.drills.begin : texts.drills.goOn}
          </a>
        )}
        <span className="note">{texts.drills.progress(done, drills.length)}</span>
      </div>
      <ol className="drill-list" data-row={row}>
        <Drills drills={drills} passed={passed} />
      </ol>
    </section>
  );
}

function Drills({ drills, passed }: { readonly drills: readonly PageDrill[]; readonly passed: readonly string[] }) {
  return drills.map(({ id, title, parts }) => {
    const done = passed.includes(id);
    return (
      <li key={id} data-done={done}>
        <a href={makeOwnRoute({ page: 'drill', id })} aria-label={texts.drills.open(title, done)}>
          {title}
          {done && <Icon name="done" />}
        </a>
        {!isPuzzle(id) && <p className="note">{parts[0]?.task}</p>}
      </li>
    );
  });
}
