import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AtTableContext } from '#app/frame/AtTable.tsx';
import { SessionProvider } from '#app/session/context.tsx';
import * as hud from '#app/table/GameHud.tsx';
import { HUD } from '#app/tables/trexlands/hud/hudParts.ts';
import { atTable } from '#app/tables/trexlands/teach/sitDown.ts';
import type { Settings } from '#play/settings/settings.ts';
import { createSettings } from '#play/settings/settingsStore.ts';
import { SettingsProvider } from '#app/settings/useSettings.tsx';
import type { PlayedGame } from '#play/game/playedGame.ts';
import { play as ofTrexlands } from '#play/trexlands/play.ts';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';
import { createThrowing } from '#play/trexlands/throwing/throwing.ts';

const NO_STORAGE = (): never => {
  throw new Error('no storage');
};

const play = ofTrexlands as PlayedGame;

/** What the frames of every table show of a match of Trexlands. */
export const TurnCard = () => <hud.Turn play={play} Words={HUD.Words} />;
export const Happened = () => <hud.HappenedCard play={play} picture={HUD.picture} />;
export const FaultNote = () => <hud.FaultNote play={play} />;
export const UndoPrompt = () => <hud.UndoPrompt play={play} />;
export const LogPanel = () => <hud.Log play={play} />;

/** A part of the HUD at its table. */
export function atItsTable(session: Session, part: ReactNode, set: Partial<Settings> = {}): ReactNode {
  const settings = createSettings(NO_STORAGE);
  settings.setState(set);
  return (
    <SettingsProvider settings={{ ...settings, getInitialState: settings.getState }}>
      <SessionProvider session={session} hand={createThrowing(session)}>
        <AtTableContext value={atTable(session)}>{part}</AtTableContext>
      </SessionProvider>
    </SettingsProvider>
  );
}

/** A part of the HUD as it is now; a server's picture of a store would be the one of its beginning. */
export function shown(session: Session, part: ReactNode, set: Partial<Settings> = {}): string {
  const { store } = session;
  const now = { ...session, store: { ...store, getInitialState: store.getState } };
  return renderToStaticMarkup(atItsTable(now, part, set));
}

/** Words that are explained where they stand, as the words that they are. */
const asWords = (html: string): string =>
  html.replaceAll(/<span class="kept-together"><button[^>]*>(.*?)<\/button>(.*?)<\/span>/gs, '$1$2');

/** The words of a page without its tags. */
export const wordsOf = (html: string): string =>
  asWords(html)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', '’')
    .trim();

/** What the buttons of it are called, in their order; not the words that explain themselves. */
export const buttonsOf = (html: string): readonly string[] =>
  [...asWords(html).matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map(
    ([, attributes = '', inside = '']) => /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? wordsOf(inside),
  );

/** The words of it that explain themselves. */
export const explainedIn = (html: string): readonly string[] =>
  [...html.matchAll(/<button[^>]*about-word in-text[^>]*aria-description="([^"]+)"[^>]*>(.*?)<\/button>/gs)].map(
    ([, , word = '']) => word,
  );
