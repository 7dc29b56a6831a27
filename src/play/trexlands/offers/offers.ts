import type { Choice } from '#games/trexlands/actions.ts';
import { asked } from '#games/trexlands/asked.ts';
import { tribuKindOf } from '#games/trexlands/cards/ids.ts';
import { playableCard } from '#games/trexlands/cards/kinds.ts';
import { CITY, nameOf, ownerOf, type Place } from '#games/trexlands/ids.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { campOf, truckOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import { view } from '#games/trexlands/view.ts';
import { lastOfParts } from '#play/table/lastOf.ts';
import type { Seat } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import { faceIdOf } from '../faces/face.ts';
import { SESSION_FAULTS } from '../session/faults.ts';
import { viewingSeat } from '../session/inHand.ts';
import { shownCard } from '../session/shownCard.ts';
import { ownAmong } from '../session/players.ts';
import type { LaidBid, Reveal, SessionState, Thing } from '../session/sessionTypes.ts';
import { movesOf, asOne } from '../session/ways.ts';
import { whyNotTo } from '../session/whyNotTo.ts';
import { gameTexts } from '../texts.ts';
import { offers as texts } from '../texts/table.ts';
import { namesOf } from '../words/names.ts';
import { ahead, together, type Answers } from './answers.ts';
import { cardsOffered, layingsOffered, targetsOffered } from './cards.ts';
import { movesOffered, thingAt } from './moves.ts';
import type { TableOffer } from './tableOffer.ts';

const READ = [
  'match',
  'stage',
  'holder',
  'alone',
  'spectating',
  'halted',
  'entering',
  'opening',
  'chosen',
  'carried',
  'looked',
  'laid',
  'aimed',
  'reveal',
  'events',
] as const;

/** Everything on the table that a seat at this screen can pick now, each with what it would bring. */
export const offersOf = lastOfParts(found, READ);

/** The position as it may be seen here, and the seats here that are asked; null while nobody here chooses. */
function choosingIn(told: SessionState): { readonly seen: TrexlandsState; readonly seats: readonly Seat[] } | null {
  const { match, stage, spectating, halted, entering, opening } = told;
  const isSeen = entering === null && !opening;
  if (match === null || match.undo !== null || stage !== 'choosing' || spectating || halted || !isSeen) return null;
  const seen = view(match.state, viewingSeat(told));
  const seats = ownAmong(told, asked(seen));
  return seats.length === 0 ? null : { seen, seats };
}

function found(told: SessionState): readonly TableOffer[] {
  if (told.reveal !== null) return revealedIn(told.reveal);
  if (told.opening) return [...soldNow(told), ...playedNow(told)];
  const choosing = choosingIn(told);
  const [seat] = choosing?.seats ?? [];
  if (told.match === null || choosing === null || seat === undefined) return [];
  const { seen, seats } = choosing;
  const choices = seats.flatMap((one) => choicesOf(seen, one));
  const { looked, chosen, carried, laid, aimed } = told;
  const cards = cardsOffered(seen, choices, looked);
  if (looked !== null)
    return [...targetsOffered(choices, looked, chosen), ...layingsOffered(seen, choices, looked), ...cards];
  const names = namesOf(told.match.header.seats);
  const called = (one: Seat): string => (one === told.alone ? texts.you : names.seat(one));
  const isMove = seen.agenda.length === 0 && seen.phase.name === 'move';
  return [
    ...(isMove ? movesOffered({ seen, seat, choices, chosen, carried, names }) : []),
    ...raids(seen, choices),
    ...lots(seen, seat, choices, laid, called),
    ...challenges(choices, aimed, called),
    ...cards,
  ];
}

/** Over each card that was turned over what comes of it; nothing can be picked there. */
const revealedIn = ({ cards, shown }: Reveal): readonly TableOffer[] =>
  cards.slice(0, shown).map(({ seat: owner, card, how }, i) => ({
    at: { kind: 'face-down', owner, slot: cards.slice(0, i + 1).filter(({ seat }) => seat === owner).length },
    badge: texts.revealed[how](playableCard(tribuKindOf(card)).name),
    next: { picks: {} },
  }));

/** Over each card of a market that has closed who has it and for how much; nothing can be picked there. */
function soldNow({ match, events, alone }: SessionState): readonly TableOffer[] {
  if (match?.state.phase.name !== 'market') return [];
  const names = namesOf(match.header.seats);
  return match.state.phase.market.flatMap(({ card }, i): readonly TableOffer[] => {
    const end = events.find((event) => (event.type === 'awarded' || event.type === 'forfeited') && event.card === card);
    if (end === undefined) return [];
    const won = end.type === 'awarded' ? { who: end.seat === alone ? null : names.seat(end.seat), v: end.coins } : null;
    return [{ at: { kind: 'lot', slot: i + 1 }, badge: texts.sold(won), next: { picks: {} } }];
  });
}

/** Over a battle what the card does that a computer has just played there; nothing can be picked. */
function playedNow({ match, events }: SessionState): readonly TableOffer[] {
  const shown = match && shownCard(match, events);
  if (shown === null) return [];
  const badge = gameTexts.faces.inShort[faceIdOf(shown.card)] ?? null;
  return [{ at: thingAt(shown.terra), badge, next: { picks: {} } }];
}

/** A raid was won: the raider stays there, or goes back to where it came from. */
const raids = ({ agenda: [act] }: TrexlandsState, choices: readonly Choice[]): readonly TableOffer[] =>
  choices.flatMap((choice): readonly TableOffer[] => {
    if (choice.do !== 'occupy' || act?.type !== 'battle') return [];
    const place: Place | 'camp' = choice.stay ? act.terra : act.origin;
    const at: Thing = place === 'camp' ? { kind: 'camp', seat: act.seat } : thingAt(place);
    return [{ at, badge: choice.stay ? texts.stay : texts.withdraw, next: { act: choice } }];
  });

/** TX-31: over each card of the market what it does, and whose V lie there; every press lays one V more on it. */
function lots(
  seen: TrexlandsState,
  seat: Seat,
  choices: readonly Choice[],
  laid: LaidBid | null,
  nameOfSeat: (seat: Seat) => string,
): readonly TableOffer[] {
  const { phase } = seen;
  if (phase.name !== 'market' || phase.awarded !== null || !choices.some(({ do: does }) => does === 'bid')) return [];
  return phase.market.map(({ card, bids }, i): TableOffer => {
    const slot = i + 1;
    const coins = laid?.slot === slot ? laid.coins : 0;
    const most = campOf(seen, seat).coins;
    const more = Math.min(coins + 1, most);
    const does = gameTexts.faces.inShort[faceIdOf(card)] ?? '';
    const lie = bids.flatMap((bid, other) => {
      const v = other === seat ? bid + coins : bid; // those that were dragged there lie there, too
      return v > 0 ? [texts.bid(nameOfSeat(other as Seat), v)] : [];
    });
    return { at: { kind: 'lot', slot }, badge: texts.lot(does, lie), next: { picks: { laid: { slot, coins: more } } } };
  });
}

/** TX-37: of one challenger; where several could, each has a button. It costs a V: the first press only asks. */
function challenges(
  choices: readonly Choice[],
  aimed: SessionState['aimed'],
  nameOfSeat: (seat: Seat) => string,
): readonly TableOffer[] {
  const all = choices.flatMap((choice) => (choice.do === 'challenge' ? [choice] : []));
  if (new Set(all.map(({ seat }) => seat)).size !== 1) return [];
  return all.map((choice): TableOffer => {
    const { owner, slot } = choice;
    const isMeant = aimed?.do === 'challenge' && aimed.owner === owner && aimed.slot === slot;
    const at: Thing = { kind: 'face-down', owner, slot };
    return isMeant
      ? { at, badge: texts.challengeSurely(nameOfSeat(choice.seat)), next: { act: choice } }
      : { at, badge: texts.challenge, next: { picks: { aimed: choice } } };
  });
}

/** Rivals that hold cards which could answer a MOVE of the chosen trucks, wherever it goes. */
export const answersNow = lastOfParts(answersTo, READ);

function answersTo(told: SessionState): readonly Answers[] {
  const choosing = choosingIn(told);
  const [seat] = choosing?.seats ?? [];
  if (choosing === null || seat === undefined) return [];
  const moves = movesOf(choicesOf(choosing.seen, seat), told.chosen);
  return together(moves.flatMap((move) => ahead(choosing.seen, move).answers));
}

/** Why a thing cannot be picked; null where nothing of that kind is asked for, or it shows. */
export function whyNotAt(told: SessionState, thing: Thing): Fault | null {
  const choosing = choosingIn(told);
  if (told.match === null || choosing === null || told.looked !== null) return null;
  const { seen } = choosing;
  if (seen.agenda.length > 0 || seen.phase.name !== 'move') return null;
  const place = placeOf(seen, thing);
  if (told.chosen.length > 0 && place !== null) return whyNotTo(seen, told.chosen, place);
  if (thing.kind !== 'truck') return null;
  return choosing.seats.includes(ownerOf(thing.truck)) ? whyNotTruck(seen, thing) : SESSION_FAULTS.notYours;
}

/** Where a truck would go that is let go there. */
export function placeOf(seen: TrexlandsState, thing: Thing): Place | null {
  if (thing.kind === 'terra') return thing.terra;
  if (thing.kind === 'city') return CITY;
  const at = thing.kind === 'truck' ? (seen.trucks.find(({ id }) => id === thing.truck)?.at ?? 'camp') : 'camp';
  return at === 'camp' ? null : at;
}

function whyNotTruck(seen: TrexlandsState, { truck }: Extract<Thing, { readonly kind: 'truck' }>): Fault | null {
  const found = truckOf(seen, truck);
  if (movesOf(choicesOf(seen, ownerOf(truck)), asOne(found)).length > 0) return null;
  const has = turnOf(seen)?.moved.includes(truck) === true;
  return SESSION_FAULTS.cannotMove(nameOf(truck), has ? gameTexts.move.moved : gameTexts.move.nowhere);
}
