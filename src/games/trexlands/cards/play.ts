import type { Fault } from '#sim/result.ts';
import type { CardAct } from '../acts.ts';
import type { PlayAction } from '../actions.ts';
import { announce, forfeitCard, withCamp, withoutTop, withTop } from '../changes.ts';
import { cardInCamp } from '../queries.ts';
import type { TrexlandsState } from '../state.ts';
import { refusals } from '../refusals.ts';
import { andThen, applied, type Applied } from '../applied.ts';
import { isWindowOpen, stillAsked, waitingFor, whoCould } from '../windows.ts';
import { EFFECTS } from './effects.ts';
import { kindOf } from './ids.ts';
import { playableCard } from './kinds.ts';
import type { Target } from './target.ts';
import { targetsOf } from './targets.ts';

/** The objection to playing the card now; null if none. */
export function whyNotPlay(state: TrexlandsState, { seat, card, target }: PlayAction): Fault | null {
  if (cardInCamp(state, seat, card) === undefined) return refusals.notInYourCamp(card, seat);
  if (!isWindowOpen(state, seat, playableCard(card).window)) return refusals.notNow(card);
  const [act] = state.agenda;
  if (act !== undefined && !act.waiting.includes(seat)) return refusals.hasPassed(seat);
  return targetsOf(state, seat, card).some((possible) => sameTarget(possible, target))
    ? null
    : refusals.badTarget(card);
}

const sameTarget = (a: Target, b: Target): boolean => {
  const [one, other] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return one.length === other.size && one.every(([key, value]) => other.get(key) === value);
};

/** Announces the card: it leaves the Camp and waits for interrupts (TX-43). */
export function playCard(state: TrexlandsState, { seat, card: kind, target }: PlayAction): Applied {
  const card = cardInCamp(state, seat, kind);
  if (card === undefined) throw new Error(`no ${kind} in the Camp of seat ${seat}`);
  const without = withCamp(state, seat, ({ cards }) => ({ cards: cards.filter((c) => c !== card) }));
  const act: CardAct = { type: 'card', seat, card, target, depth: depthOf(state, kind), cancelled: false, waiting: [] };
  const announced = announce(without, { ...act, waiting: waitingFor(without, act) });
  return applied(announced, { type: 'played', seat, card, target });
}

/** How far an interrupt is from what it interrupts first. */
function depthOf({ agenda: [act] }: TrexlandsState, kind: PlayAction['card']): number {
  switch (playableCard(kind).window) {
    case 'move-announced':
    case 'claim':
    case 'card-played':
      return (act?.type === 'card' ? act.depth : 0) + 1;
    default:
      return 0;
  }
}

/** The window of a card is closed: it takes effect, or was countered; either way it is spent (TX-44). */
export function comeAbout(state: TrexlandsState, act: CardAct): Applied {
  const { seat, card, target, cancelled } = act;
  if (state.conceded.includes(seat))
    // as if it had never closed a window
    return applied(stillAsked(forfeitCard(withoutTop(state), card)), { type: 'withdrawn', seat, card });
  const resumed = resume(withoutTop(state), act);
  if (cancelled) return applied(stillAsked(forfeitCard(resumed, card)), { type: 'countered', seat, card });
  const { spent, apply } = EFFECTS[playableCard(kindOf(card)).effect];
  const paid = spent === 'stays' ? resumed : forfeitCard(resumed, card);
  return andThen(
    andThen(applied(paid, { type: 'took-effect', seat, card, target }), (s) => apply(s, act)),
    (s) => applied(reopened(s)),
  );
}

/** TX-43: the first card in wins: what was interrupted is interrupted no more. */
function resume(state: TrexlandsState, { depth }: CardAct): TrexlandsState {
  const [below] = state.agenda;
  return below !== undefined && depth > 0 ? withTop(state, { ...below, waiting: [] }) : state;
}

/** Before and after a battle-roll there is room for one card after the other. */
function reopened(state: TrexlandsState): TrexlandsState {
  const [act] = state.agenda;
  return act?.type === 'battle' ? withTop(state, { ...act, waiting: whoCould(state) }) : state;
}
