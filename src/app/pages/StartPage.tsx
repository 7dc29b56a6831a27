import { useState } from 'react';
import { begunFirst, runningMatch } from '#play/storage/listing.ts';
import { texts } from '#play/texts.ts';
import { laterPart } from '../late/later.tsx';
import { useLibrary } from '../storage/useLibrary.tsx';
import { Drawing, SETTINGS_PATH } from '../ui/Drawing.tsx';
import { Page } from '../ui/Page.tsx';
import { useMissing, useModules } from './runtime.ts';
import { StartRoom } from './StartRoom.tsx';
import { Tiles } from './Tiles.tsx';
import { usePreloading } from './usePreloading.ts';
import { useWaysIn } from './useWaysIn.ts';
import { Ways } from './Ways.tsx';

/** Seldom there to be seen, and no part of the shell. */
const Trouble = laterPart(async () => (await import('../frame/Trouble.tsx')).Trouble);
const NewVersion = laterPart(async () => (await import('../offline/NewVersion.tsx')).NewVersion);

/** Below everything else, and not part of the shell. */
const StartFoot = laterPart(async () => (await import('./StartFoot.tsx')).StartFoot);

/** Seldom needed. */
const NoPhysics = laterPart(async () => (await import('./NoPhysics.tsx')).NoPhysics);

const SettingsDialog = laterPart(async () => (await import('../frame/settings/SettingsDialog.tsx')).SettingsDialog);

interface StartPageProps {
  /** The address that opened here because its page had broken before; null for none. */
  readonly broken: string | null;
}

/** One game is chosen, the one that was begun last, and one press plays it; all else is in the foot. */
export function StartPage({ broken }: StartPageProps) {
  const modules = useModules();
  const missing = useMissing();
  const matches = useLibrary((library) => library.matches);
  const [chosen, setChosen] = useState<string | null>(null);
  const games = begunFirst(modules, matches);
  const game = games.find(({ id }) => id === chosen) ?? games[0];
  const running = game === undefined ? null : runningMatch(modules, matches, game.id);
  const ways = useWaysIn(game, running);
  usePreloading(game);
  return (
    <Page title={texts.start.title} className="start">
      <form
        className="start-hero"
        onSubmit={(event) => {
          event.preventDefault();
          ways.play();
        }}
      >
        <StartRoom chosen={chosen === null ? undefined : game} />
        <StartButtons />
        <header className="start-head">
          <h1>{texts.product}</h1>
          <p className="lead">{texts.start.about}</p>
          <Trouble />
          {missing !== null && <NoPhysics why={missing} />}
          <NewVersion />
          {broken !== null && (
            <p className="status">
              <span className="wrong">{texts.failed.before}</span> <a href={broken}>{texts.failed.there}</a>
            </p>
          )}
        </header>
        {game && <Ways game={game} running={running} ways={ways} />}
        <Tiles games={games} chosen={game} onChoose={setChosen} onPlay={ways.play} />
      </form>
      <StartFoot />
    </Page>
  );
}

/** Focuses what comes below the first picture. */
const toFoot = (): void => document.getElementById('games-title')?.focus();

function StartButtons() {
  const [open, setOpen] = useState(false);
  return (
    <div className="start-buttons">
      <button type="button" className="button quiet" onClick={toFoot}>
        {texts.start.more}
      </button>
      <button type="button" className="button quiet" onClick={() => setOpen(true)}>
        <Drawing path={SETTINGS_PATH} />
        {texts.start.settings}
      </button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
