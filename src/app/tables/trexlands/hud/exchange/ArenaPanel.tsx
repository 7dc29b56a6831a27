import { useState } from 'react';
import { NobodyButton } from '../dock/NobodyButton.tsx';
import { stillToPlace } from '#games/trexlands/exchange/arena.ts';
import type { InArena, FaceDown } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Challenges } from './Challenges.tsx';
import { PassDevice } from '#app/frame/dock/PassDevice.tsx';
import { useCommands, useNames, useOwn, useSession, useView, useMatch } from '../useTable.ts';
import { asked } from '#games/trexlands/asked.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useExact } from '#app/frame/dock/Exact.tsx';
import { Advised } from '../hint/Advised.tsx';
import { useHint } from '../hint/useHint.ts';
import { Layings, PrivateDeck } from './PrivateDeck.tsx';
import { slotted } from '#games/trexlands/cards/targets.ts';
import { tribuKindOf } from '#games/trexlands/cards/ids.ts';
import { playableCard, valueOf } from '#games/trexlands/cards/kinds.ts';
import { CardFace } from '#app/tables/trexlands/faces/CardFace.tsx';
import { faceOf } from '#play/trexlands/faces/face.ts';
import { CardThumb } from './CardThumb.tsx';

/** The private arena: filled in private one after the other, then open to challenges until all are ready. */
export function ArenaPanel({ arena }: { readonly arena: InArena }) {
  const holder = useSession((session) => session.holder);
  const { placing } = arena;
  if (placing !== null) return holder === placing ? <InHand arena={arena} seat={placing} /> : <Passing to={placing} />;
  return holder === null ? <OpenArena arena={arena} /> : <InHand arena={arena} seat={holder} />;
}

/** Everybody looks on; a seat that wants to see its cards is handed the device first. */
function OpenArena({ arena }: { readonly arena: InArena }) {
  const [to, setTo] = useState<Seat | null>(null);
  const { passDevice } = useCommands();
  const alone = useSession((session) => session.alone !== null);
  if (to === null) return <Challenges arena={arena} onTake={alone ? passDevice : setTo} />;
  return (
    <PassDevice to={to}>
      <button type="button" className="button" data-not-taken onClick={() => setTo(null)}>
        {gameTexts.exchange.notNow}
      </button>
    </PassDevice>
  );
}

/** The device goes to a seat, unless that seat, or everybody who is left, has no card to place. */
function Passing({ to }: { readonly to: Seat }) {
  const view = useView();
  const names = useNames();
  const { nobody } = useCommands();
  const left = useOwn()(stillToPlace(view, to));
  const isFirst = view.rank.find((seat) => !view.conceded.includes(seat)) === to;
  return (
    <PassDevice to={to}>
      <button
        type="button"
        className="button"
        data-places-nothing={to}
        aria-label={gameTexts.exchange.placesNothing(names.seat(to))}
        onClick={() => nobody(to)}
      >
        {gameTexts.exchange.noCard}
      </button>
      {left.length > 1 && (
        <NobodyButton does="places">
          {isFirst ? gameTexts.exchange.nobodyPlaces : gameTexts.exchange.nobodyElsePlaces}
        </NobodyButton>
      )}
    </PassDevice>
  );
}

/** The device is in this seat’s hands: its private deck, and the cards that it knows. */
function InHand({ arena, seat }: { readonly arena: InArena; readonly seat: Seat }) {
  const view = useView();
  const names = useNames();
  const exact = useExact();
  const { act, look, passDevice, requestUndo } = useCommands();
  const last = useMatch().log.at(-1)?.action;
  const hasPlaced = arena.placing === seat && last?.do === 'place' && last.seat === seat;
  const alone = useSession((session) => session.alone !== null);
  const hint = useHint();
  const isPlacing = arena.placing === seat;
  const isAsked = asked(view).includes(seat);
  const title = alone && isPlacing ? gameTexts.exchange.inHandAlone : gameTexts.exchange.inHand(names.seat(seat));
  const done = (): void => {
    look(null);
    if (isPlacing) act({ do: 'ready', seat });
    passDevice(null);
  };
  return (
    <Bar
      title={title}
      seat={seat}
      className="in-hand private-hand"
      exact={{
        drawer: exact,
        label: gameTexts.exchange.deck,
        parts: (
          <>
            {isAsked && <Layings seat={seat} />}
            <KnownCards cards={arena.cards} seat={seat} />
          </>
        ),
      }}
      others={
        <>
          {hasPlaced && (
            <button type="button" className="button quiet" data-take-card-back onClick={() => requestUndo()}>
              {gameTexts.exchange.takeCardBack}
            </button>
          )}
          {isPlacing && <Advised />}
        </>
      }
      main={
        <button
          type="button"
          className="button primary"
          {...(isPlacing ? { 'data-ready': seat, ...hint({ do: 'ready' }) } : { 'data-put-down': true })}
          onClick={done}
        >
          {gameTexts.exchange[isPlacing ? 'placed' : 'putDown'](alone)}
        </button>
      }
    >
      {isAsked && <PrivateDeck seat={seat} />}
    </Bar>
  );
}

/** The face-down cards that the seat knows: its own, and those that it has scouted. */
function KnownCards({ cards, seat }: { readonly cards: readonly FaceDown[]; readonly seat: Seat }) {
  const names = useNames();
  const known = slotted(cards).flatMap(({ card: { owner, card, coins }, slot }) =>
    card === null ? [] : [{ owner, kind: tribuKindOf(card), coins, slot }],
  );
  if (known.length === 0) return null;
  return (
    <ul className="known-cards" aria-label={gameTexts.exchange.known}>
      {known.map(({ owner, kind, coins, slot }) => {
        const whose = owner === seat ? null : names.seat(owner);
        const said = gameTexts.exchange.knows(whose, slot, playableCard(kind).name, valueOf(kind), coins);
        return (
          <li key={`${owner}-${slot}`} title={`${said} ${faceOf(kind).short}`}>
            <CardThumb>
              <CardFace face={kind} colour={names.colour(owner)} />
            </CardThumb>
            <span className="unseen">{said}</span>
            <span aria-hidden="true">{gameTexts.standings.v(coins)}</span>
          </li>
        );
      })}
    </ul>
  );
}
