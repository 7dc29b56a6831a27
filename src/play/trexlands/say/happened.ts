import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import type { TrexlandsAction } from '#games/trexlands/actions.ts';
import type { ClimaCardId } from '#games/trexlands/cards/ids.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import { campOf, stillPlaying } from '#games/trexlands/queries.ts';
import { view } from '#games/trexlands/view.ts';
import type { Happened } from '#play/game/playedGame.ts';
import type { Saying } from '#play/say/saying.ts';
import { meanwhile } from '#play/session/meanwhile.ts';
import { viewingSeat } from '../session/inHand.ts';
import type { SessionState } from '../session/sessionTypes.ts';
import { gameTexts } from '../texts.ts';
import { firstInShort } from '../words/firstRules.ts';
import { namesOf } from '../words/names.ts';
import { askedAgain, earlierSayings, notSaidBeside, sayingsOf } from './sayings.ts';

/** Weather cards that came with the last action: they are seen, and told beside their pictures. */
export interface Came {
  readonly cards: readonly ClimaCardId[];
  /** The V that a flood has washed away. */
  readonly lost: number;
  /** So many for whom the EXCHANGE is explained, as it is the first weather of the match; null where it is known. */
  readonly players: number | null;
}

/** The cards that came with the last action; null for none. */
function cameIn(match: SeenTrexlands, events: readonly TrexlandsEvent[]): Came | null {
  const cards = events.flatMap((event) => (event.type === 'clima' ? [event.card] : []));
  if (cards.length === 0) return null;
  const lost = events.reduce((sum, event) => sum + (event.type === 'washed-away' ? event.coins : 0), 0);
  return { cards, lost, players: isFirstWeather(match, events) ? stillPlaying(match.state).length : null };
}

/** Whether no weather has come in this match before these events. */
const isFirstWeather = ({ log }: SeenTrexlands, events: readonly TrexlandsEvent[]): boolean =>
  log.every((entry) => entry.events.every((event) => event.type !== 'clima' || events.includes(event)));

/** The outcome of the last action; nothing while cards are turned over, or over the verdict of a roll. */
export function happenedIn(match: SeenTrexlands, told: SessionState): Happened {
  const { events, stage, alone } = told;
  const isBattle = match.state.agenda[0]?.type === 'battle';
  if (stage === 'revealing' || stage === 'called') return { sayings: [], isOfNews: true };
  const names = namesOf(match.header.seats);
  const seen = view(match.state, viewingSeat(told));
  const came = cameIn(match, events);
  // Over a roll that is asked for, and in a battle, a pass is no news: a card that came before it is.
  // Of a market that has closed one hears whose its cards are: that nobody has the others is seen on them.
  const isSold = alone !== null && events.some(({ type }) => type === 'awarded');
  const others = events.filter(
    ({ type }) =>
      !TOLD_BESIDE.includes(type) &&
      !((stage === 'aiming' || isBattle) && type === 'passed') &&
      !(isSold && type === 'forfeited'),
  );
  // Of a market one reads first what one has bought oneself.
  const isOwn = (event: TrexlandsEvent): boolean => event.type === 'awarded' && event.seat === alone;
  const inOrder = others.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  const isBare = isSold && !events.some(isOwn);
  const isPoor =
    alone !== null && events.some(({ type }) => type === 'exchange-opened') && campOf(seen, alone).coins === 0;
  const entry = match.log.findLastIndex((one) => one.events.some((event) => events.includes(event)));
  return {
    sayings: [
      ...(isFirstSight(match) ? firstInShort(seen.options).map(plain) : []),
      ...(isBare ? [plain(gameTexts.exchange.boughtNone)] : []),
      ...sayingsOf(notSaidBeside(inOrder, seen, names), names, match.log),
      ...(isPoor ? [plain(gameTexts.exchange.noneToBid)] : []),
      ...(events.length === 0 ? [] : askedAgain(match, names)),
    ],
    earlier: isBattle && stage !== 'choosing' ? [] : earlierSayings(meanwhile(match, entry), names),
    isOfNews: true,
    whyFrom: events.some(({ type }) => NO_CHOICE.includes(type)) ? match.log.length : lastChosen(match),
    ...(came && { came }),
  };
}

/** Before anything was done; a turn that is practised has no log either. */
const isFirstSight = ({ log, state }: SeenTrexlands): boolean => log.length === 0 && state.cycle <= 1;

const plain = (text: string): Saying => ({ text, clause: null, tone: 'plain' });

/** Told beside the cards that came, and by the market that lies there. */
const TOLD_BESIDE: readonly TrexlandsEvent['type'][] = ['clima', 'washed-away', 'exchange-opened'];

/** Dice and the market have said it: nobody chose that. */
const NO_CHOICE: readonly TrexlandsEvent['type'][] = ['rolled', 'awarded', 'forfeited', 'clima'];

/** The last entry of the log that is no answer in a window and no roll. */
const lastChosen = ({ log }: SeenTrexlands): number =>
  log.findLastIndex(({ action }) => action === null || !FOLLOWING.includes(action.do));

const FOLLOWING: readonly TrexlandsAction['do'][] = ['pass', 'time', 'roll'];
