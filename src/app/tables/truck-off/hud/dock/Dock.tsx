import { seat as asSeat } from '#sim/ids.ts';
import { DockPlace } from '#app/frame/dock/DockPlace.tsx';
import { PassDevice } from '#app/frame/dock/PassDevice.tsx';
import { isOf } from '#play/session/players.ts';
import { askedHere } from '#play/truck-off/session/players.ts';
import { choosesOpenly } from '#play/truck-off/session/secrets.ts';
import type { SessionState } from '#play/truck-off/session/sessionTypes.ts';
import { useMatch, useSession } from '../useTable.ts';
import { BotsTurn } from './BotsTurn.tsx';
import { CardsPanel } from './CardsPanel.tsx';
import { ExecutePanel } from './ExecutePanel.tsx';
import { PayPanel } from './PayPanel.tsx';
import { PickPanel } from './PickPanel.tsx';
import { ThrowPanel } from './ThrowPanel.tsx';
import { TiePanel } from './TiePanel.tsx';
import { TrucksPanel } from './TrucksPanel.tsx';

/** Buttons for everything that the match asks for now. */
export function Dock() {
  const { state } = useMatch();
  const thrower = useSession(botThatThrows);
  const stage = useSession((session) => session.stage);
  const paying = useSession((session) => session.paying);
  return (
    <DockPlace>
      {paying !== null && <PayPanel paying={paying} />}
      {(stage === 'aiming' || stage === 'rolling') && (thrower === null ? <ThrowPanel /> : <BotsTurn seat={thrower} />)}
      {stage === 'choosing' && state.outcome === null && <Choosing />}
    </DockPlace>
  );
}

/** The computer that throws, or has thrown what rolls now. */
function botThatThrows({ match, roll }: SessionState): number | null {
  const asking = roll ?? match?.state.roll ?? null;
  return match !== null && asking !== null && isOf(match.header, 'bot', asking.by) ? asking.by : null;
}

/**
 * The device goes to whoever is asked, unless nothing of the choice is secret. Of several who are asked, each in turn:
 * whoever holds the device already is first.
 */
function Choosing() {
  const match = useMatch();
  const { state, header } = match;
  const eyes = useSession((session) => session.eyes);
  const seats = askedHere(match);
  const seat = eyes !== null && seats.includes(eyes) ? eyes : seats[0];
  if (seat === undefined) return null;
  if (isOf(header, 'bot', seat)) return <BotsTurn seat={seat} />;
  if (eyes !== seat && !choosesOpenly(state, seat)) return <PassDevice key={seat} to={asSeat(seat)} />;
  const key = `${state.round} ${state.phase.name} ${seat}`;
  switch (state.phase.name) {
    case 'trucks':
      return <TrucksPanel key={key} seat={seat} />;
    case 'cards':
      return <CardsPanel key={key} seat={seat} />;
    case 'execute':
      return <ExecutePanel key={key} seat={seat} />;
    case 'pick':
      return <PickPanel key={key} seat={seat} />;
    case 'tie':
      return <TiePanel seat={seat} />;
    case 'roll':
      return null;
  }
}
