import type { Choice, PlaceAction, PlayAction } from '#games/trexlands/actions.ts';
import type { Target } from '#games/trexlands/cards/target.ts';
import { playableCard, TRIBU_CARDS, valueOf } from '#games/trexlands/cards/kinds.ts';
import { comeAbout } from '#games/trexlands/cards/play.ts';
import { choose } from '#games/trexlands/choose.ts';
import { claim } from '#games/trexlands/claims.ts';
import { campOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { Looked, Thing } from '../session/sessionTypes.ts';
import type { PieceId } from '#sim/ids.ts';
import { faces } from '../texts/faces.ts';
import { offers as texts } from '../texts/table.ts';
import { truckThing } from './moves.ts';
import type { TableOffer } from './tableOffer.ts';

export const isPlay = (choice: Choice): choice is PlayAction => choice.do === 'play';

/** Of all ways to play a seat's card the first. */
export function onePerCard(choices: readonly Choice[]): readonly PlayAction[] {
  const plays = choices.filter(isPlay);
  return plays.filter((play, i) => plays.findIndex((other) => isOf(other, play)) === i);
}

/** V that a card brings its player where nobody answers it, by the rules; null where that is not what it is about. */
export function broughtBy(seen: TrexlandsState, play: PlayAction): number | null {
  if (seen.agenda[0]?.type !== 'claim') return null;
  const played = choose(seen, play).state;
  const [card] = played.agenda;
  const taken = card?.type === 'card' ? comeAbout(played, card).state : played;
  const [claimed] = taken.agenda;
  const after = claimed?.type === 'claim' ? claim(taken, claimed).state : taken;
  return campOf(after, play.seat).coins - campOf(seen, play.seat).coins;
}

/**
 * Cards of Camps that can be played: the first press looks at one, the next plays it, or one on its target does. Those
 * that could answer what is announced say their names, and what they would bring.
 */
export function cardsOffered(
  seen: TrexlandsState,
  choices: readonly Choice[],
  looked: Looked | null,
): readonly TableOffer[] {
  return onePerCard(choices).map((play) => {
    const { seat, card } = play;
    const at: Thing = { kind: 'card', card, seat };
    const does = texts.answer(playableCard(card).name, broughtBy(seen, play), faces.inShort[card]);
    const badge = seen.agenda.length === 0 ? null : does;
    if (looked === null || !isOf(play, looked)) return { at, badge, next: { picks: { looked: { seat, card } } } };
    return play.target.on === 'nothing'
      ? { at, badge: texts.card(playableCard(card).name), next: { act: play } }
      : { at, badge: null, next: { picks: { looked: null } } };
  });
}

/** The targets of the card that is looked at; of one that moves a truck, the first truck's until another is chosen. */
export function targetsOffered(
  choices: readonly Choice[],
  looked: Looked,
  chosen: readonly PieceId[],
): readonly TableOffer[] {
  const plays = choices.filter(isPlay).filter((play) => isOf(play, looked));
  const moved = [...new Set(plays.flatMap(({ target }) => movedBy(target)))];
  const mover = moved.find((id) => chosen.includes(id)) ?? moved[0];
  const badge = texts.here(playableCard(looked.card).name);
  const places = plays.flatMap((play): readonly TableOffer[] => {
    const { target } = play;
    const at = thingOf(target);
    return at === null || movedBy(target).some((id) => id !== mover) ? [] : [{ at, badge, next: { act: play } }];
  });
  const trucks = moved.length < 2 ? [] : moved.map((id): TableOffer => choosing(id));
  return [...firstOfEach(places), ...trucks];
}

const choosing = (truck: PieceId): TableOffer => ({
  at: truckThing(truck),
  badge: null,
  next: { picks: { chosen: [truck] } },
});

/** By whichever ramp it comes there. */
const firstOfEach = (all: readonly TableOffer[]): readonly TableOffer[] => {
  const keys = all.map(({ at }) => JSON.stringify(at));
  return all.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
};

const movedBy = (target: Target): readonly PieceId[] =>
  target.on === 'tow' || target.on === 'entry' ? [target.truck] : [];

function thingOf(target: Target): Thing | null {
  switch (target.on) {
    case 'nothing':
      return null;
    case 'truck':
      return truckThing(target.truck);
    case 'terra':
    case 'tow':
    case 'entry':
      return { kind: 'terra', terra: target.terra };
    case 'border':
      return { kind: 'border', terra: target.terra, beyond: target.beyond };
    case 'face-down':
      return { kind: 'face-down', owner: target.owner, slot: target.slot };
  }
}

/** The highest value of a private card: more V on one tell what no card is worth. */
const MOST_TOLD = Math.max(...TRIBU_CARDS.map(({ value }) => value));

/** The ways to lay the private card that is looked at: with less than its value it is a bluff (TX-36, TX-37). */
export const layings = (choices: readonly Choice[], looked: Looked | null): readonly PlaceAction[] =>
  choices.filter(
    (choice): choice is PlaceAction =>
      choice.do === 'place' && looked !== null && isOf(choice, looked) && choice.coins <= MOST_TOLD,
  );

/** A place for each number of V that can be laid with it, beside the cards that lie there. */
export function layingsOffered(
  { phase }: TrexlandsState,
  choices: readonly Choice[],
  looked: Looked,
): readonly TableOffer[] {
  const owner = looked.seat;
  const lie = phase.name === 'arena' ? phase.cards.filter((card) => card.owner === owner).length : 0;
  return layings(choices, looked).map((act, i, { length }): TableOffer => {
    const { card, coins } = act;
    const at: Thing = { kind: 'laying', owner, coins, place: lie + i, of: lie + length };
    return { at, badge: texts.laying(coins, valueOf(card)), next: { act } };
  });
}

const isOf = (play: Looked, { seat, card }: Looked): boolean => play.seat === seat && play.card === card;
