import { ok, type Fault, type Result } from '#sim/result.ts';
import { chosenIn } from '#sim/roll/handRelease.ts';
import type {
  Choice,
  ChooseCardsAction,
  ChooseTrucksAction,
  DiscardAction,
  PlayAction,
  RollAction,
  TruckOffAction,
} from './actions.ts';
import { CARD_KINDS, kindOf, type CardId, type CardKind } from './cards.ts';
import { cardMeant } from './choose.ts';
import { asked } from './asked.ts';
import { leftIn, throwableIn } from './dice.ts';
import { isFree, isSlot } from './grid.ts';
import { NUMBERS } from './numbers.ts';
import { playerOf, stillPlaying } from './queries.ts';
import type { TruckOffState } from './state.ts';
import { isSameTarget, targetsOf } from './targets.ts';
import { refusals } from './refusals.ts';
import { numbersOf } from './throws.ts';

/** Whether the action may be played now. The faults' codes are those of refusals.ts. */
export function check(state: TruckOffState, action: TruckOffAction): Result<TruckOffAction> {
  const against = objection(state, action);
  return against === null ? ok(action) : { ok: false, fault: against };
}

function objection(state: TruckOffState, action: TruckOffAction): Fault | null {
  if (state.outcome !== null) return refusals.matchOver();
  if (!stillPlaying(state).includes(action.seat)) return refusals.notPlaying(action.seat);
  if (action.do === 'concede') return null;
  if (action.do === 'roll') return againstRoll(state, action);
  if (state.roll !== null) return refusals.rollFirst(state.roll.by);
  return againstPhase(state, action) ?? againstChoice(state, action);
}

/** TO-49: dice that are asked for and no others, each once, shaken; a hand's limits are the table's to say. */
function againstRoll({ roll }: TruckOffState, { seat, throws }: RollAction): Fault | null {
  if (roll === null) return refusals.noRoll();
  if (roll.by !== seat) return refusals.notYourThrow(roll.by);
  const thrown = throws.map(({ die }) => die);
  if (new Set(thrown).size < thrown.length || !thrown.every((die) => leftIn(roll.dice).includes(die)))
    return refusals.otherDice(leftIn(roll.dice));
  const byChance = thrown.find((die) => !throwableIn(roll.dice).includes(die));
  if (byChance !== undefined) return refusals.byChance(byChance);
  const wild = throws.find((part) => !numbersOf(part).every(Number.isFinite));
  if (wild !== undefined) return refusals.badThrow(wild.die);
  for (const part of throws) {
    const chosen = chosenIn(part);
    if (chosen !== null) return refusals.shaken(part.die, chosen);
  }
  return null;
}

const PHASE_OF: Readonly<Record<Exclude<Choice['do'], 'concede'>, readonly TruckOffState['phase']['name'][]>> = {
  trucks: ['trucks'],
  cards: ['cards'],
  play: ['execute', 'pick'],
  discard: ['execute', 'pick'],
  dice: ['tie'],
};

function againstPhase(state: TruckOffState, action: Choice): Fault | null {
  if (action.do !== 'concede' && !PHASE_OF[action.do].includes(state.phase.name))
    return refusals.otherPhase(state.phase.name);
  if (asked(state).includes(action.seat)) return null;
  return action.do === 'trucks' || action.do === 'cards'
    ? refusals.selectedAlready(action.seat)
    : refusals.notYourTurn(action.seat);
}

function againstChoice(state: TruckOffState, action: Choice): Fault | null {
  switch (action.do) {
    case 'trucks':
      return againstTrucks(state, action);
    case 'cards':
      return againstCards(state, action);
    case 'play':
      return againstCard(state, action) ?? againstTarget(state, action);
    case 'discard':
      return againstCard(state, action);
    default:
      return null;
  }
}

/** TO-06: exactly two different ones, of those in the game. */
function againstTrucks({ venues }: TruckOffState, { trucks }: ChooseTrucksAction): Fault | null {
  const inGame = venues.map(({ sides }) => sides);
  const isRising = trucks.every((number, i) => i === 0 || number > (trucks[i - 1] ?? number));
  return trucks.length === NUMBERS.trucksARound && isRising && trucks.every((number) => inGame.includes(number))
    ? null
    : refusals.badTrucks(inGame);
}

/** TO-07: as many of a kind as there are in the hand. */
function againstCards(state: TruckOffState, { seat, cards }: ChooseCardsAction): Fault | null {
  const { hand } = playerOf(state, seat);
  const isSorted = cards.every((kind, i) => i === 0 || placeOf(kind) >= placeOf(cards[i - 1] ?? kind));
  if (!isSorted) return refusals.unsorted();
  const missing = cards.find((kind) => countOf(cards, kind) > hand.filter((id) => isOf(id, kind)).length);
  return missing === undefined ? null : refusals.notInHand(missing);
}

const placeOf = (kind: CardKind): number => CARD_KINDS.indexOf(kind);
const countOf = (cards: readonly CardKind[], kind: CardKind): number => cards.filter((one) => one === kind).length;
const isOf = (id: CardId | null, kind: CardKind): boolean => id !== null && kindOf(id) === kind;

/** A card that the seat has selected; of the grid one that no other lies on (TO-35). */
function againstCard(state: TruckOffState, { seat, card }: PlayAction | DiscardAction): Fault | null {
  if (isSlot(card) !== (state.phase.name === 'pick')) return refusals.notThere(card);
  if (cardMeant(state, seat, card) === null) return refusals.notThere(card);
  return isSlot(card) && state.grid !== null && !isFree(state.grid, card) ? refusals.covered(card) : null;
}

/** TO-10: without a legal target a card can only be discarded. */
function againstTarget(state: TruckOffState, { seat, card, target }: PlayAction): Fault | null {
  const id = cardMeant(state, seat, card);
  if (id === null) return refusals.notThere(card);
  const targets = targetsOf(state, seat, kindOf(id));
  if (targets.some((one) => isSameTarget(one, target))) return null;
  return targets.length === 0 ? refusals.noTarget(kindOf(id)) : refusals.badTarget(kindOf(id));
}
