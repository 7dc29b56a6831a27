import { lazy, Suspense, useState } from 'react';
import { isolated } from '../../engine/isolated.ts';
import { Icon } from '../ui/Icon.tsx';
import { Kept, NewVersion } from '../offline/NewVersion.tsx';
import { useLibrary } from '../storage/useLibrary.tsx';
import { useChange } from '../settings/useSettings.tsx';
import { runningMatch } from '../storage/listing.ts';
import { gameOfGlance, type TitledSummary } from '../storage/savedMatch.ts';
import { texts } from '../texts.ts';
import { gameTexts as tractionTexts } from '../tables/traction/texts.ts';
import { gameTexts as trexlandsTexts } from '../tables/trexlands/texts.ts';
import { About } from './About.tsx';
import { Hero } from './Hero.tsx';
import { HowToPlay } from './HowToPlay.tsx';
import { ImportMatch } from './ImportMatch.tsx';
import { agreeOn } from '../session/plans.ts';
import { Page } from '../ui/Page.tsx';
import { goTo, makeRoute } from '../ui/route.ts';
import { Trouble } from '../frame/Trouble.tsx';

/** The list is there as soon as what reads it. */
const SavedMatches = lazy(async () => ({ default: (await import('../saved/SavedMatches.tsx')).SavedMatches }));

const SettingsDialog = lazy(async () => ({ default: (await import('../settings/SettingsDialog.tsx')).SettingsDialog }));

/** One click plays. */
export function StartPage() {
  return (
    <Page title={texts.start.title} className="start">
      <SettingsButton />
      <header className="start-head">
        <Hero />
        <div>
          <p className="brand">{texts.product}</p>
          <h1>{tractionTexts.card.name}</h1>
          <p className="lead">{tractionTexts.card.lead}</p>
          <Ways />
          <Trouble />
          <NewVersion />
        </div>
      </header>
      <OtherGame />
      <section aria-labelledby="saved-title">
        <div className="section-head">
          <h2 id="saved-title">{texts.shelf.title}</h2>
          <ImportMatch />
        </div>
        <Suspense fallback={null}>
          <SavedMatches />
        </Suspense>
      </section>
      <section aria-labelledby="rules-title">
        <h2 id="rules-title">{texts.start.howToPlay}</h2>
        <HowToPlay />
        <p>
          <a href={makeRoute({ page: 'rules', clause: null })}>{texts.start.rules}</a> {tractionTexts.card.rulesNote}
        </p>
      </section>
      <About />
      <Kept />
    </Page>
  );
}

function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <div className="start-settings">
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        <Icon name="settings" />
        {texts.start.settings}
      </button>
      <Suspense fallback={null}>{open && <SettingsDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}

function Ways() {
  const running = useLibrary(runningMatch);
  return (
    <div className="ways">
      {running !== null && <Resume running={running} />}
      <button type="button" className={`button large ${running === null ? 'primary' : ''}`} onClick={playNow}>
        {tractionTexts.card.newMatch}
      </button>
      <a className="button large" href={makeRoute({ page: 'drills' })}>
        {tractionTexts.card.learn}
      </a>
      <a className="button large" href={makeRoute({ page: 'new' })}>
        {tractionTexts.card.setUp}
      </a>
      <p className="note">{tractionTexts.card.note}</p>
      <a className="button" href={makeRoute({ page: 'text' })}>
        {texts.start.asText}
      </a>
      <a className="button" href={makeRoute({ page: 'bench', packed: null })}>
        {tractionTexts.card.bench}
      </a>
    </div>
  );
}

/** How far the match has come. */
const RESUME_NOTES = { traction: tractionTexts.card.resume, trexlands: trexlandsTexts.card.resume } as const;

function Resume({ running }: { readonly running: TitledSummary }) {
  const names = (running.title === null ? running.glance.seats.map(({ name }) => name) : [running.title]).map(isolated);
  return (
    <a className="button large primary resume" href={makeRoute({ page: 'match', id: running.id })}>
      <span>{texts.start.resume}</span>
      <small>{RESUME_NOTES[gameOfGlance(running.glance)](names, running.glance.turn)}</small>
    </a>
  );
}

/** The other game at this table. */
const OtherGame = () => (
  <section className="other-game" aria-labelledby="trexlands-title">
    <h2 id="trexlands-title">{trexlandsTexts.card.name}</h2>
    <p className="lead">{trexlandsTexts.card.lead}</p>
    <div className="ways">
      <button type="button" className="button large" onClick={playTrexlands}>
        {trexlandsTexts.card.newMatch}
      </button>
      <LearnTrexlands />
      <a className="button large" href={makeRoute({ page: 'new', game: 'trexlands' })}>
        {trexlandsTexts.card.setUp}
      </a>
      <p className="note">{trexlandsTexts.card.note}</p>
    </div>
  </section>
);

/** A match in which everything is explained when it comes up. */
function LearnTrexlands() {
  const change = useChange();
  const learn = (): void => {
    change({ roundGuide: true, knownLessons: [] });
    playTrexlands();
  };
  return (
    <button type="button" className="button large" onClick={learn}>
      {trexlandsTexts.card.learn}
    </button>
  );
}

const playTrexlands = (): void => goTo({ page: 'match', id: agreeOn('standard-trexlands') });

const playNow = (): void => goTo({ page: 'match', id: agreeOn('standard') });
