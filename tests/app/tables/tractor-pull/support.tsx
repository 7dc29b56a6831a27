import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AtTableContext, atTableOf } from '#app/frame/AtTable.tsx';
import { createSettings } from '#play/settings/settingsStore.ts';
import { SettingsProvider } from '#app/settings/useSettings.tsx';
import { tractorPullFiles } from '#app/tables/tractor-pull/files.ts';
import { SessionProvider } from '#app/session/context.tsx';
import { createSpinning } from '#play/tractor-pull/spinning/spinning.ts';
import { createSession } from '#play/tractor-pull/session/session.ts';
import type { Pace } from '#play/session/state.ts';
import type { Session } from '#play/tractor-pull/session/sessionTypes.ts';
import { asked } from '#games/tractor-pull/asked.ts';
import { legal } from '#games/tractor-pull/legal.ts';
import { STANDARD_OPTIONS, type TractorPullOptions } from '#games/tractor-pull/options.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { seat as asSeat } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';

/** A game that has just begun, at a table where nothing takes time, unless told. */
export function sitDown(
  physics: Physics,
  seed = 7,
  options: Partial<TractorPullOptions> = {},
  pace: Pace = 'at-once',
): Session {
  const session = createSession({ physics, random: () => 0.5, pace });
  session.setCalm(pace === 'at-once');
  const started = session.commands.newMatch({
    seats: ['Ada', 'Bo'].map((name, i) => ({ name, colour: i + 2, kind: 'person' as const })),
    setup: { options: { ...STANDARD_OPTIONS, ...options } },
    seed,
  });
  if (!started.ok) throw new Error(started.fault.message);
  return session;
}

export function stateOf(session: Session): TractorPullState {
  const { match } = session.store.getState();
  if (match === null) throw new Error('a match is at the table');
  return match.state;
}

const MOST = 600;

/** The wrench, by chance unless it spins already, until it is read. */
export function spinUntilRead(session: Session): void {
  if (session.store.getState().stage === 'aiming') session.commands.spin(null);
  for (let i = 0; session.store.getState().stage === 'spinning'; i += 1) {
    if (i > 40) throw new Error('the wrench is never read');
    session.advance(1);
  }
}

/** Legal choices, one as well as another, until the predicate holds; each seat with the device. */
export function playUntil(session: Session, isThere: () => boolean, onStep: () => void = () => undefined): void {
  for (let i = 0; !isThere(); i += 1) {
    if (i > MOST) throw new Error('it never comes to that');
    const { stage } = session.store.getState();
    if (stage === 'telling') session.commands.goOn();
    else if (stage === 'aiming') spinUntilRead(session);
    else {
      const state = stateOf(session);
      const [seat = 0] = asked(state);
      const choices = legal(state, seat).actions.filter((action) => action.do !== 'spin');
      const choice = choices[(7 * i) % choices.length];
      if (choice === undefined) throw new Error('who is asked has a choice');
      session.commands.passDevice(asSeat(seat));
      session.commands.act(choice);
      const { fault } = session.store.getState();
      if (fault !== null) throw new Error(fault.message);
    }
    onStep();
  }
}

const NO_STORAGE = (): never => {
  throw new Error('no storage');
};

/** A part of the page as it is now. */
export function shown(session: Session, part: ReactNode): string {
  const { store } = session;
  const now = { ...session, store: { ...store, getInitialState: store.getState } };
  const Share = (): null => null;
  const usual = createSettings(NO_STORAGE);
  const state = { ...usual.getState(), exactShown: true }; // the drawer holds lists of what is on the table
  const settings = { ...usual, getState: () => state, getInitialState: () => state };
  return renderToStaticMarkup(
    <SettingsProvider settings={settings}>
      <SessionProvider session={now} hand={createSpinning(now)}>
        <AtTableContext value={atTableOf(now, tractorPullFiles, { Share })}>{part}</AtTableContext>
      </SessionProvider>
    </SettingsProvider>,
  );
}
