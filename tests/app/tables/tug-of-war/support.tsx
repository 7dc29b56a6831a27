import { isWhole } from '#engine/seen.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AtTableContext, atTableOf } from '#app/frame/AtTable.tsx';
import type { Settings } from '#play/settings/settings.ts';
import { createSettings } from '#play/settings/settingsStore.ts';
import { SettingsProvider } from '#app/settings/useSettings.tsx';
import { tugOfWarFiles } from '#app/tables/tug-of-war/files.ts';
import { createSession } from '#play/tug-of-war/session/session.ts';
import { SessionProvider } from '#app/session/context.tsx';
import type { Session } from '#play/tug-of-war/session/sessionTypes.ts';
import { STANDARD_OPTIONS, type TugOfWarOptions } from '#games/tug-of-war/options.ts';
import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import type { TugOfWarMatch } from '#games/tug-of-war/tugOfWar.ts';
import type { Physics } from '#sim/physics.ts';

export type Think = NonNullable<Parameters<typeof createSession>[0]['think']>;

/** Nothing is performed at this table: of physics only the name of its build is asked. */
const PHYSICS = { build: 'none' } as unknown as Physics;

interface Sitting {
  readonly options?: Partial<TugOfWarOptions>;
  /** The level of the second player; a person where it is left out. */
  readonly level?: string;
  readonly think?: Think;
}

/** A match of Ada, who goes first, and Bo, where nothing takes time. */
export function sitDown({ options = {}, level, think }: Sitting = {}): Session {
  const session = createSession({ physics: PHYSICS, random: () => 0.5, ...(think && { think }) });
  session.setCalm(true);
  for (let seed = 1; ; seed += 1) {
    const started = session.commands.newMatch({
      seats: [
        { name: 'Ada', colour: 0, kind: 'person' },
        level === undefined ? { name: 'Bo', colour: 1, kind: 'person' } : { name: 'Bo', colour: 1, kind: 'bot', level },
      ],
      setup: { options: { ...STANDARD_OPTIONS, ...options } },
      seed,
    });
    if (!started.ok) throw new Error(started.fault.message);
    if (stateOf(session).first !== 1) return session; // whom chance draws follows from the seed
  }
}

export function matchOf(session: Session): TugOfWarMatch {
  const { match } = session.store.getState();
  if (match === null || !isWhole(match)) throw new Error('a match is at the table');
  return match;
}

export const stateOf = (session: Session): TugOfWarState => matchOf(session).state;

/** The same match in another position; its log is left as it is. */
export function lay(session: Session, patch: Partial<TugOfWarState>): void {
  const match = matchOf(session);
  session.commands.resume({ ...match, state: { ...match.state, ...patch } });
}

const NO_STORAGE = (): never => {
  throw new Error('no storage');
};

/** A part of the page at this session's table. */
export function atTable(session: Session, part: ReactNode, changed: Partial<Settings> = {}): ReactNode {
  const Share = (): null => null;
  const store = createSettings(NO_STORAGE);
  store.change(changed);
  const settings = { ...store, getInitialState: store.getState };
  return (
    <SettingsProvider settings={settings}>
      <SessionProvider session={session}>
        <AtTableContext value={atTableOf(session, tugOfWarFiles, { Share })}>{part}</AtTableContext>
      </SessionProvider>
    </SettingsProvider>
  );
}

/** A part of the page as it is now. */
export function shown(session: Session, part: ReactNode, changed: Partial<Settings> = {}): string {
  const { store } = session;
  return renderToStaticMarkup(
    atTable({ ...session, store: { ...store, getInitialState: store.getState } }, part, changed),
  );
}

/** The words of a part, without its tags. */
export const wordsOf = (markup: string): string =>
  markup
    .replace(/<(?:li|p|button|h2)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/[\u2066-\u2069]/g, '');
