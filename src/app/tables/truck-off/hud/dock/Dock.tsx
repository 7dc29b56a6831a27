import { seat as asSeat } from '#sim/ids.ts';
import { DockPlace } from '#app/frame/dock/DockPanel.tsx';
import { PassDevice } from '#app/frame/dock/PassDevice.tsx';
import { isOf } from '#play/session/players.ts';
import { askedHere } from '#play/truck-off/session/players.ts';
import { choosesOpenly } from '#play/truck-off/session/secrets.ts';
import type { SessionState } from '#play/truck-off/session/sessionTypes.ts';
import { useMatch, useSession, useOwnerNames, useCommands, useViewOf } from '../useTable.ts';
import { CardsPanel } from './CardsPanel.tsx';
import { PayPanel } from './PayPanel.tsx';
import { PickPanel } from './PickPanel.tsx';
import { ThrowPanel } from './ThrowPanel.tsx';
import { TiePanel } from './TiePanel.tsx';
import { TrucksPanel } from './TrucksPanel.tsx';
import type { TruckOffMove } from '#bots/truck-off/moves.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { BotsTurn } from '#app/frame/dock/BotDock.tsx';
import { bestOfCard } from '#play/truck-off/offers/offers.ts';
import { kindMeant, kindsChosen } from '#play/truck-off/session/session.ts';
import { botDoes } from '#play/truck-off/texts/bots.ts';
import type { OwnerNames } from '#play/truck-off/say/names.ts';
import { CardFace } from './CardFace.tsx';
import { cardOf, kindOf } from '#games/truck-off/cards.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { CardFan } from '#app/frame/dock/CardFan.tsx';
import { dock } from '#play/truck-off/texts/table.ts';
import { Advised, AskedNote } from './Advised.tsx';
import { TargetChoice } from './TargetChoice.tsx';

/** Buttons for everything that the match asks for now. */
export function Dock() {
  const { state } = useMatch();
  const thrower = useSession(botThatThrows);
  const stage = useSession((session) => session.stage);
  const paying = useSession((session) => session.paying);
  return (
    <DockPlace>
      {paying !== null && <PayPanel paying={paying} />}
      {(stage === 'aiming' || stage === 'rolling') && (thrower === null ? <ThrowPanel /> : <BotsMove seat={thrower} />)}
      {stage === 'choosing' && state.outcome === null && <Choosing />}
    </DockPlace>
  );
}

/** The computer that throws, or has thrown what rolls now. */
function botThatThrows({ match, roll }: SessionState): number | null {
  const asking = roll ?? match?.state.roll ?? null;
  return match !== null && asking !== null && !isOf(match.header, 'person', asking.by) ? asking.by : null;
}

/**
 * The device goes to whoever is asked, unless nothing of the choice is secret. Of several who are asked, each in turn:
 * whoever holds the device already is first.
 */
function Choosing() {
  const match = useMatch();
  const { state, header } = match;
  const holder = useSession((session) => session.holder);
  const seats = askedHere(match);
  const seat = holder !== null && seats.includes(holder) ? holder : seats[0];
  if (seat === undefined) return null;
  if (!isOf(header, 'person', seat)) return <BotsMove seat={seat} />;
  if (holder !== seat && !choosesOpenly(state, seat)) return <PassDevice key={seat} to={asSeat(seat)} />;
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

/** A card that is about to be played lies there. */
function BotsMove({ seat }: { readonly seat: number }) {
  const names = useOwnerNames();
  const { state } = useMatch();
  const aimed = useSession((session) => session.aimed);
  const rolling = useSession((session) => session.stage === 'rolling');
  const kind = aimed?.do === 'play' || aimed?.do === 'discard' ? kindMeant(state, aimed.card) : null;
  const does = aimed && ((name: string) => botDoes(name, aimed, kind, targetOf(aimed, names)));
  return (
    <BotsTurn seat={seat} moving={rolling} does={does}>
      {kind !== null && (
        <p className="laid-card">
          <CardFace kind={kind} />
        </p>
      )}
    </BotsTurn>
  );
}

/** The truck and the venue that a card is played at. */
function targetOf(move: TruckOffMove, names: OwnerNames): readonly string[] {
  if (move.do !== 'play') return [];
  const { truck, venue } = move.target;
  return [...(truck === null ? [] : [names.truck(truck)]), ...(venue === null ? [] : [venueName(venue)])];
}

/** One of the selected cards is executed or discarded (TO-08, TO-09). */
function ExecutePanel({ seat }: { readonly seat: number }) {
  const view = useViewOf(seat);
  const names = useOwnerNames();
  const card = useSession((session) => session.card);
  const aimed = useSession((session) => session.aimed);
  const { chooseCard } = useCommands();
  const chosen = view.players[seat]?.chosen ?? [];
  if (card !== null) return <TargetChoice key={card} seat={seat} card={card} view={view} />;
  const title = dock.execute(names.seat(seat));
  return (
    <Bar title={title} seat={seat} className="in-hand" others={<Advised />} rest={<AskedNote />}>
      <CardFan
        note={chosen.length === 1 ? dock.lastCard : dock.executeNote}
        cards={kindsChosen(view, seat).map((kind) => ({
          id: kind,
          name: cardOf(kind).name,
          face: <CardFace kind={kind} short />,
          does: cardOf(kind).text,
          brings: bestOfCard(view, seat, kind),
          count: chosen.filter((one) => one !== null && kindOf(one) === kind).length,
          isHinted: (aimed?.do === 'play' || aimed?.do === 'discard') && aimed.card === kind,
        }))}
        onPress={chooseCard}
      />
    </Bar>
  );
}
