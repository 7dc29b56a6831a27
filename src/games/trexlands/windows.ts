import type { PieceId, Seat } from '#sim/ids.ts';
import type { Act, BattleAct } from './acts.ts';
import { CAPTAIN_TERMS } from './captains.ts';
import { announce, withTop } from './changes.ts';
import { kindOf } from './cards/ids.ts';
import { playableCard, type CardKind, type CardWindow } from './cards/kinds.ts';
import { targetsOf } from './cards/targets.ts';
import { downedOf, isIn } from './battle/sides.ts';
import { campOf, inRankOrder, isCaptain } from './queries.ts';
import type { TrexlandsState } from './state.ts';
import { turnOf } from './turn.ts';

/**
 * Interrupts (TX-43). Every announcement opens a window for all who hold a card that may be played on it; Camps lie
 * open, so that tells nothing. It is closed by the first interrupt, by all passing, or, where the table has chosen a
 * clock, by time (clock.ts).
 */

/** The interrupt of an interrupt is the last (TX-43). */
export const DEEPEST = 2;

/** Whether a seat may play a card of this window now, if it has not passed. */
export function isWindowOpen(state: TrexlandsState, seat: Seat, window: CardWindow): boolean {
  const [act] = state.agenda;
  if (window === 'own-move') return act === undefined && isOwnMove(state, seat);
  if (window === 'arena') return act === undefined && state.phase.name === 'arena' && state.phase.placing === null;
  return act !== undefined && isOpenOn(act, seat, window);
}

function isOwnMove(state: TrexlandsState, seat: Seat): boolean {
  const turn = turnOf(state);
  return turn !== null && turn.seat === seat;
}

/**
 * An act on which a card has come about is not interrupted again (`resume` in cards/play.ts), so that it needs no
 * asking here.
 */
function isOpenOn(act: Act, seat: Seat, window: CardWindow): boolean {
  switch (act.type) {
    case 'move':
      return window === 'move-announced' && act.seat !== seat;
    case 'card':
      return window === 'card-played' && act.seat !== seat && act.depth < DEEPEST;
    case 'claim':
      return window === 'claim' && act.seat !== seat;
    case 'battle':
      return isOpenInBattle(act, seat, window);
    case 'clima':
      return false;
  }
}

function isOpenInBattle(act: BattleAct, seat: Seat, window: CardWindow): boolean {
  if (act.step === 'after') return window === 'after-own-roll' && isIn(act, seat);
  if (act.step !== 'before') return false;
  return (
    window === 'before-roll' ||
    (window === 'before-own-roll' && isIn(act, seat)) ||
    (window === 'before-own-attack' && act.seat === seat)
  );
}

const couldPlay = (state: TrexlandsState, seat: Seat, kind: CardKind): boolean =>
  isWindowOpen(state, seat, playableCard(kind).window) && targetsOf(state, seat, kind).length > 0;

/** Seats that could play a card or use a Captain on what is announced on top, in rank order. */
export const whoCould = (state: TrexlandsState): readonly Seat[] =>
  inRankOrder(state).filter((seat) => couldPlayAny(state, seat) || wrenchable(state, seat).length > 0);

export const couldPlayAny = (state: TrexlandsState, seat: Seat): boolean =>
  campOf(state, seat).cards.some((card) => couldPlay(state, seat, kindOf(card)));

/** The same, once this were announced. */
export const waitingFor = (state: TrexlandsState, act: Act): readonly Seat[] => whoCould(announce(state, act));

/**
 * The position once something on top is over: no seat is asked anew, and a seat that has spent all its playable cards
 * is asked no more.
 */
export function stillAsked(state: TrexlandsState): TrexlandsState {
  const [act] = state.agenda;
  if (act === undefined) return state;
  const could = whoCould(state);
  return withTop(state, { ...act, waiting: act.waiting.filter((seat) => could.includes(seat)) });
}

/** Whether the seat's Captain Wrench has not served for long enough (data/captains.json). */
export function wrenchServes(state: TrexlandsState, seat: Seat): boolean {
  const usedIn = campOf(state, seat).captain?.usedIn ?? null;
  return isCaptain(state, seat, 'wrench') && (usedIn === null || state.cycle - usedIn >= CAPTAIN_TERMS.wrench.every);
}

/** Captain Wrench: the downed trucks of which one may roll again. */
export function wrenchable(state: TrexlandsState, seat: Seat): readonly PieceId[] {
  const [act] = state.agenda;
  return wrenchServes(state, seat) && act?.type === 'battle' && act.step === 'after' ? downedOf(act, seat) : [];
}
