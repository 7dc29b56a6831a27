import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AtTableContext } from '#app/frame/AtTable.tsx';
import { atTable } from '#app/tables/trexlands/page/atTable.tsx';
import { createSettings } from '#play/settings/settingsStore.ts';
import { SettingsProvider } from '#app/settings/useSettings.tsx';
import { SessionProvider } from '#app/tables/trexlands/session/SessionContext.tsx';
import { ThrowingProvider } from '#app/tables/trexlands/throwing/ThrowingContext.tsx';
import type { Session } from '#play/trexlands/session/sessionTypes.ts';

const NO_STORAGE = (): never => {
  throw new Error('no storage');
};

/** A part of the HUD as it is now; a server's picture of a store would be the one of its beginning. */
export function shown(session: Session, part: ReactNode): string {
  const { store } = session;
  const now = { ...session, store: { ...store, getInitialState: store.getState } };
  return renderToStaticMarkup(
    <SettingsProvider settings={createSettings(NO_STORAGE)}>
      <SessionProvider session={now}>
        <AtTableContext value={atTable(now)}>
          <ThrowingProvider>{part}</ThrowingProvider>
        </AtTableContext>
      </SessionProvider>
    </SettingsProvider>,
  );
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
