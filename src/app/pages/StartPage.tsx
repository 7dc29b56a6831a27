import { useState } from 'react';
import { isolated } from '#engine/isolated.ts';
import { gameOfGlance } from '#play/storage/gameFiles.ts';
import { runningMatch } from '#play/storage/listing.ts';
import type { TitledSummary } from '#play/storage/savedMatch.ts';
import { useLibrary } from '../storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';
import { Drawing, SETTINGS_PATH } from '../ui/Drawing.tsx';
import { Page } from '../ui/Page.tsx';
import { makeRoute } from '#play/route.ts';
import { GameCard } from './GameCard.tsx';
import { useMissing, useModules } from './runtime.ts';
import type { TableModule } from './tableModule.ts';
import { usePreloading } from './usePreloading.ts';
import { laterPart } from '../late/later.tsx';

/** Seldom there to be seen, and no part of the shell. */
const Trouble = laterPart(async () => (await import('../frame/Trouble.tsx')).Trouble);
const NewVersion = laterPart(async () => (await import('../offline/NewVersion.tsx')).NewVersion);
const Kept = laterPart(async () => (await import('../offline/NewVersion.tsx')).Kept);

/** Below everything else, and not part of the shell. */
const About = laterPart(async () => (await import('./About.tsx')).About);

/** Seldom needed. */
const NoPhysics = laterPart(async () => (await import('./NoPhysics.tsx')).NoPhysics);

/** The list is there as soon as what reads it. */
const SavedSection = laterPart(async () => (await import('./SavedSection.tsx')).SavedSection);

const SettingsDialog = laterPart(async () => (await import('../frame/settings/SettingsDialog.tsx')).SettingsDialog);

interface StartPageProps {
  /** The address that opened here because its page had broken before; null for none. */
  readonly broken: string | null;
}

/** The match to go on with, every game with its table, and the matches of this browser. */
export function StartPage({ broken }: StartPageProps) {
  const modules = useModules();
  const missing = useMissing();
  const matches = useLibrary((library) => library.matches);
  const running = runningMatch(modules, matches);
  const next = running === null ? null : gameOfGlance(modules, running.glance);
  usePreloading(next ?? modules[0]);
  return (
    <Page title={texts.start.title} className="start">
      <SettingsButton />
      <header className="start-head">
        <h1>{texts.product}</h1>
        <p className="lead">{texts.start.about}</p>
        {running !== null && next !== null && <Resume running={running} game={next} />}
        <Trouble />
        {missing !== null && <NoPhysics why={missing} />}
        <NewVersion />
        {broken !== null && (
          <p className="status">
            <span className="wrong">{texts.failed.before}</span> <a href={broken}>{texts.failed.there}</a>
          </p>
        )}
      </header>
      <section aria-labelledby="games-title">
        <h2 id="games-title">{texts.start.games}</h2>
        <ul className="game-cards">
          {modules.map((module) => (
            <li key={module.id}>
              <GameCard module={module} />
            </li>
          ))}
        </ul>
        <p className="note">
          <a href={makeRoute({ page: 'text' })}>{texts.start.asText}</a>
        </p>
      </section>
      <SavedSection />
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
        <Drawing path={SETTINGS_PATH} />
        {texts.start.settings}
      </button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function Resume({ running, game }: { readonly running: TitledSummary; readonly game: TableModule }) {
  const names = (running.title === null ? running.glance.seats.map(({ name }) => name) : [running.title]).map(isolated);
  return (
    <a className="button large primary resume" href={makeRoute({ page: 'match', id: running.id })}>
      <span>{texts.start.resume}</span>
      <small>{texts.start.resumeNote(game.name, names, game.card.howFar(running.glance.turn))}</small>
    </a>
  );
}
