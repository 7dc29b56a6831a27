import type { MoveAction } from '#games/trexlands/actions.ts';
import type { BattleAct, MoveAct } from '#games/trexlands/acts.ts';
import { playableCard, type CardKind } from '#games/trexlands/cards/kinds.ts';
import { choose } from '#games/trexlands/choose.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { carryOut } from '#games/trexlands/moves/carryOut.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';

/** A rival's cards, which lie open in its Camp (TX-43). */
export interface Answers {
  readonly seat: Seat;
  readonly cards: readonly CardKind[];
}

/** The consequences of a MOVE as far as they need no other choice, by the rules. */
export interface Ahead {
  /** The battle that it begins; null for none. */
  readonly battle: { readonly state: TrexlandsState; readonly act: BattleAct } | null;
  /** Rivals that could answer the MOVE, or what follows from it at once. */
  readonly answers: readonly Answers[];
}

export function ahead(view: TrexlandsState, move: MoveAction): Ahead {
  const announced = choose(view, move).state;
  const act: MoveAct = { type: 'move', seat: move.seat, move: move.move, cancelled: false, waiting: [] };
  const [top, ...below] = announced.agenda;
  const arrived = carryOut({ ...announced, agenda: top === undefined ? below : [act, ...below] }, act).state;
  const [next] = arrived.agenda;
  return {
    battle: next?.type === 'battle' ? { state: arrived, act: next } : null,
    answers: together([...answersIn(announced, move.seat), ...answersIn(arrived, move.seat)]),
  };
}

/** Of the rivals that are asked about what lies on top. */
function answersIn(state: TrexlandsState, mover: Seat): readonly Answers[] {
  const [act] = state.agenda;
  return (act?.waiting ?? [])
    .filter((seat) => seat !== mover)
    .map((seat) => ({
      seat,
      cards: choicesOf(state, seat).flatMap((choice) => (choice.do === 'play' ? [choice.card] : [])),
    }));
}

/** Each seat once, with all of its cards. */
export const together = (all: readonly Answers[]): readonly Answers[] =>
  [...new Set(all.map(({ seat }) => seat))].map((seat) => ({
    seat,
    cards: [...new Set(all.flatMap((one) => (one.seat === seat ? one.cards : [])))],
  }));

/** The names of all cards that could answer, each once. */
export const namesOfAnswers = (answers: readonly Answers[]): readonly string[] => [
  ...new Set(answers.flatMap(({ cards }) => cards).map((kind) => playableCard(kind).name)),
];
