import { makeOwnRoute } from '../page/ownRoutes.ts';
import '../styles/teach.css';
import { Page } from '../../../ui/Page.tsx';

import { useChange, useSettings } from '../../../settings/useSettings.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';
import { isOfGuide, LESSONS, nextOfGuide, type PageDrill } from './lessons.ts';
import { WayBack } from '../../../pages/WayBack.tsx';

/** Every drill: those of the guide in order, then the others. */
export function DrillsPage() {
  const passed = useSettings(({ passedDrills }) => passedDrills);
  const change = useChange();
  const next = nextOfGuide(passed);
  const done = LESSONS.guide.filter((id) => passed.includes(id)).length;
  return (
    <Page title={gameTexts.card.learn} className="drills-page">
      <WayBack />
      <header>
        <h1>{gameTexts.card.learn}</h1>
        <p className="lead">{gameTexts.drills.lead}</p>
      </header>
      <div className="row">
        {next !== null && (
          <a className="button primary large" href={makeOwnRoute({ page: 'drill', id: next })}>
            {done === 0 ? texts.drills.begin : texts.drills.goOn}
          </a>
        )}
        <span className="note">{texts.drills.progress(done, LESSONS.guide.length)}</span>
      </div>
      <section aria-labelledby="guide-title">
        <h2 id="guide-title">{texts.drills.guide}</h2>
        <ol className="drill-list">
          <Drills drills={LESSONS.drills.filter(({ id }) => isOfGuide(id))} passed={passed} />
        </ol>
      </section>
      <section aria-labelledby="further-title">
        <h2 id="further-title">{texts.drills.further}</h2>
        <ul className="drill-list">
          <Drills drills={LESSONS.drills.filter(({ id }) => !isOfGuide(id))} passed={passed} />
        </ul>
      </section>
      <div className="row">
        <a className="button" href={makeOwnRoute({ page: 'rules', clause: null })}>
          {gameTexts.card.rules}
        </a>
        {passed.length > 0 && (
          <button type="button" className="button quiet" onClick={() => change({ passedDrills: [] })}>
            {texts.drills.forget}
          </button>
        )}
      </div>
    </Page>
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
        <p className="note">{parts[0]?.task}</p>
      </li>
    );
  });
}
