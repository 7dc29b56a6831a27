import { SaidCard } from '#app/frame/SaidCard.tsx';
import { BotWhy } from '#app/frame/dock/BotWhy.tsx';
import type { TrexlandsAction } from '#games/trexlands/actions.ts';
import { useSession } from '#app/tables/trexlands/session/SessionContext.tsx';
import type { ClimaCardId } from '#games/trexlands/cards/ids.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import { campOf, stillPlaying } from '#games/trexlands/queries.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import { meanwhile } from '#play/session/meanwhile.ts';
import { isMarketResult, isResult } from '#play/trexlands/session/undone.ts';
import { LookAtCard } from '../cards/LookAtCard.tsx';
import { faceIdOf, faceOf } from '#play/trexlands/faces/face.ts';
import type { FaceId } from '#play/trexlands/faces/pictures.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { Telling } from '../about/Telling.tsx';
import { askedAgain, earlierSayings, notSaidBeside, sayingsOf } from '#play/trexlands/say/sayings.ts';
import { useMatch, useNames, useView } from '../useTable.ts';

/** The outcome of the last action, of a match or (`ofMatch` false) of a lesson's step. */
export function Happened({ ofMatch = true }: { readonly ofMatch?: boolean }) {
  const events = useSession((session) => session.events);
  const called = useSession(({ stage }) => stage === 'called');
  const view = useView();
  const names = useNames();
  const match = useMatch();
  const inPrivate = useSession(({ eyes }) => eyes !== null); // others are not there to agree
  const came = cardsThatCame(events);
  const explained = came.length > 0 && isFirstWeather(match, events);
  const beside = explained ? [...WITH_PICTURES, 'exchange-opened'] : WITH_PICTURES;
  const inDock = useSession(({ halted }) => halted) && isMarketResult(match, events);
  const others = events.filter((event) => !beside.includes(event.type) && !(inDock && isResult(event)));
  const entry = match.log.findLastIndex((one) => one.events.some((event) => events.includes(event)));
  const alone = useSession((session) => session.alone);
  const poor =
    alone !== null && events.some(({ type }) => type === 'exchange-opened') && campOf(view, alone).coins === 0;
  const said = [
    ...sayingsOf(notSaidBeside(others, { view, called }, names), names, match.log),
    ...(poor ? [{ text: gameTexts.exchange.noneToBid, clause: null, tone: 'plain' } as const] : []),
  ];
  return (
    <SaidCard
      of={events}
      mayTakeBack={ofMatch && !inPrivate}
      why={ofMatch && !events.some(({ type }) => NO_CHOICE.includes(type)) && <Why />}
      earlier={earlierSayings(meanwhile(match, entry), names)}
      sayings={[...said, ...(events.length === 0 ? [] : askedAgain(match, names))]}
      picture={
        came.length > 0 ? (
          <CardsThatCame cards={came} lost={lostIn(events)} players={explained ? stillPlaying(view).length : null} />
        ) : undefined
      }
    />
  );
}

/** Told beside the cards that came. */
const WITH_PICTURES: readonly string[] = ['clima', 'washed-away'];

/** Whether no weather has come in this match before these events. */
const isFirstWeather = ({ log }: SeenTrexlands, events: readonly TrexlandsEvent[]): boolean =>
  log.every((entry) => entry.events.every((event) => event.type !== 'clima' || events.includes(event)));

/** With the first weather: the EXCHANGE, from which it comes, and that weather waits for nobody. */
const OpensWith = ({ players }: { readonly players: number }) => (
  <li className="came-opens">
    <Telling>{`${gameTexts.exchange.opens(players)} ${gameTexts.exchange.weather}`}</Telling>
  </li>
);

/** The reason for a bot's move, for as long as nothing but windows and rolls has followed it. */
function Why() {
  const { log } = useMatch();
  const names = useNames();
  const isLast = (entry: number): boolean =>
    entry < log.length && log.slice(entry + 1).every(({ action }) => action !== null && FOLLOWING.includes(action.do));
  return <BotWhy nameOf={names.seat} tell={gameTexts.botReason} isLast={isLast} />;
}

const FOLLOWING: readonly TrexlandsAction['do'][] = ['pass', 'time', 'roll'];

/** Dice and the market have said it: nobody chose that. */
const NO_CHOICE: readonly TrexlandsEvent['type'][] = ['rolled', 'awarded', 'forfeited', 'clima'];

interface CardsThatCameProps {
  readonly cards: readonly ClimaCardId[];
  /** The V that a flood has washed away. */
  readonly lost: number;
  /** So many for whom the EXCHANGE is explained; null where it is known. */
  readonly players: number | null;
}

/** The events that came with the last action; each can be looked at. */
function CardsThatCame({ cards, lost, players }: CardsThatCameProps) {
  return (
    <ul className="cards-came">
      {players !== null && <OpensWith players={players} />}
      {cards.map((card, before) => (
        <li key={card}>
          <LookAtCard face={faceIdOf(card)} />
          <CameWords face={faceIdOf(card)} lost={lost} isFirst={before === 0} />
        </li>
      ))}
    </ul>
  );
}

interface CameWordsProps {
  readonly face: FaceId;
  readonly lost: number;
  /** The first of several says what they are and from where they came. */
  readonly isFirst: boolean;
}

/** Its name, the place it came from, and its effect in a few words: the picture is too small to say them. */
function CameWords({ face, lost, isFirst }: CameWordsProps) {
  const { name, short } = faceOf(face);
  const did = face === 'flood' ? gameTexts.exchange.washedAway(lost) : short;
  return (
    <p className="came-says">
      <strong>{name}</strong>
      {isFirst ? gameTexts.exchange.turnedUp : gameTexts.exchange.turnedUpToo} <Telling>{did}</Telling>
    </p>
  );
}

const cardsThatCame = (events: readonly TrexlandsEvent[]): readonly ClimaCardId[] =>
  events.flatMap((event) => (event.type === 'clima' ? [event.card] : []));

const lostIn = (events: readonly TrexlandsEvent[]): number =>
  events.reduce((lost, event) => lost + (event.type === 'washed-away' ? event.coins : 0), 0);
