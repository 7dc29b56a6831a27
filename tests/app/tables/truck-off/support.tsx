import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AtTableContext, atTableOf } from '#app/frame/AtTable.tsx';
import { createSettings } from '#play/settings/settingsStore.ts';
import { SettingsProvider } from '#app/settings/useSettings.tsx';
import { truckOffFiles } from '#app/tables/truck-off/files.ts';
import { createSession } from '#play/truck-off/session/session.ts';
import { SessionProvider } from '#app/session/context.tsx';
import type { Session } from '#play/truck-off/session/sessionTypes.ts';
import { createThrowing } from '#play/truck-off/throwing/throwing.ts';
import { asked } from '#games/truck-off/asked.ts';
import { legal } from '#games/truck-off/legal.ts';
import { STANDARD_OPTIONS, type TruckOffOptions } from '#games/truck-off/options.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { seat as asSeat } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fay'];

/** A match that has just begun, at a table where nothing takes time. */
export function sitDown(physics: Physics, seats: number, seed = 7, options: Partial<TruckOffOptions> = {}): Session {
  const session = createSession({ physics, random: () => 0.5, pace: 'at-once' });
  session.setCalm(true);
  const started = session.commands.newMatch({
    seats: NAMES.slice(0, seats).map((name, colour) => ({ name, colour, kind: 'person' as const })),
    setup: { options: { ...STANDARD_OPTIONS, ...options } },
    seed,
  });
  if (!started.ok) throw new Error(started.fault.message);
  return session;
}

export function stateOf(session: Session): TruckOffState {
  const { match } = session.store.getState();
  if (match === null) throw new Error('a match is at the table');
  return match.state;
}

/** Two trucks of a seat that takes the device for it. */
export function selectTrucks(
  session: Session,
  seat: number,
  trucks: readonly [8 | 10 | 12 | 20, 8 | 10 | 12 | 20],
): void {
  session.commands.passDevice(asSeat(seat));
  session.commands.act({ do: 'trucks', seat, trucks });
}

/** Dice by chance until all are read. */
export function throwAll(session: Session): void {
  const stage = (): string => session.store.getState().stage;
  for (let i = 0; stage() === 'aiming' || stage() === 'rolling'; i += 1) {
    if (i > 40) throw new Error('the dice are never read');
    if (stage() === 'aiming') session.commands.throwDice([]); // those that were cocked are thrown by themselves
    session.advance(1);
  }
}

/** The first legal choices until the predicate holds, each seat with the device. */
export function playUntil(session: Session, isThere: () => boolean): void {
  for (let i = 0; !isThere(); i += 1) {
    if (i > 600) throw new Error('it never comes to that');
    const { stage, match } = session.store.getState();
    if (match === null) throw new Error('a match is at the table');
    if (stage === 'paying') session.commands.goOn();
    else if (stage === 'aiming' || stage === 'rolling') throwAll(session);
    else {
      const [seat = 0] = asked(match.state);
      const choices = legal(match.state, seat).actions.filter((action) => action.do !== 'roll');
      const choice = choices[(7 * i) % Math.min(choices.length, 40)];
      if (choice === undefined) throw new Error('who is asked has a choice');
      session.commands.passDevice(asSeat(seat));
      session.commands.act(choice);
      const { fault } = session.store.getState();
      if (fault !== null) throw new Error(fault.message);
    }
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
  const settings = createSettings(NO_STORAGE);
  settings.setState({ exactShown: true }); // with the list of what lies on the table
  return renderToStaticMarkup(
    <SettingsProvider settings={{ ...settings, getInitialState: settings.getState }}>
      <SessionProvider session={now} hand={createThrowing(now)}>
        <AtTableContext value={atTableOf(now, truckOffFiles, { Share })}>{part}</AtTableContext>
      </SessionProvider>
    </SettingsProvider>,
  );
}
