import { withPay } from './changes.ts';
import { cardOf, kindOf } from './cards.ts';
import { BARRY, type Owner } from './ids.ts';
import { TIE_SETS, diceOfSet, type TieSet } from './numbers.ts';
import { moneyOf, playerOf, stillPlaying } from './queries.ts';
import { askedFor } from './rolls.ts';
import type { Outcome, Tied, TieBreak, TruckOffState } from './state.ts';
import { andThen, forEach, applied, type Applied } from './applied.ts';

/** The cards left in hand are paid, and the most money wins. */
export const finalCount = (state: TruckOffState): Applied =>
  andThen(forEach(state, stillPlaying(state), handPaid), mostMoney);

/** TO-30; with two players none are left (TO-41). */
function handPaid(state: TruckOffState, seat: number): Applied {
  const cards = playerOf(state, seat).hand.flatMap((card) => (card === null ? [] : [card]));
  const amount = cards.reduce((sum, card) => sum + cardOf(kindOf(card)).value, 0);
  if (cards.length === 0) return applied(state);
  return applied(withPay(state, { owner: seat, amount }), { type: 'hand-paid', seat, cards, amount });
}

/** Those who can win: Barry where he plays, and nobody who has given up. */
export const contenders = (state: TruckOffState): readonly Owner[] => [
  ...stillPlaying(state),
  ...(state.barry === null ? [] : ([BARRY] as const)),
];

function richest<O extends Owner>(state: TruckOffState, owners: readonly O[]): readonly O[] {
  const most = Math.max(...owners.map((owner) => moneyOf(state, owner)));
  return owners.filter((owner) => moneyOf(state, owner) === most);
}

function mostMoney(state: TruckOffState): Applied {
  const best = richest(state, contenders(state));
  const [winner] = best;
  return best.length === 1 && winner !== undefined ? wonBy(state, winner, 'most-money') : tied(state, best);
}

/** TO-39: Barry may win. */
export function wonBy(state: TruckOffState, owner: Owner, by: Exclude<Outcome['by'], 'barry'>): Applied {
  const outcome: Outcome = owner === BARRY ? { winners: [], by: 'barry' } : { winners: [owner], by };
  return applied({ ...state, roll: null, outcome }, { type: 'won', owner, by: outcome.by });
}

/** TO-31: Barry takes the set with the d8. */
const tied = (state: TruckOffState, owners: readonly Owner[]): Applied =>
  applied(
    {
      ...state,
      phase: {
        name: 'tie',
        tied: owners.map((owner) => ({ owner, set: owner === BARRY ? TIE_SETS[1] : null, faces: null })),
      },
    },
    { type: 'tied', owners },
  );

/** The first of the tied who has not thrown: he chooses, or throws. */
export const tieTurn = ({ tied }: TieBreak): Tied | null => tied.find(({ faces }) => faces === null) ?? null;

/** The seat that chooses dice now, as no dice have to be thrown; Barry has his. */
export function diceChooser(phase: TieBreak): readonly number[] {
  const turn = tieTurn(phase);
  return turn === null || turn.owner === BARRY ? [] : [turn.owner];
}

export function chooseDice(state: TruckOffState, seat: number, set: TieSet): Applied {
  const { phase } = state;
  if (phase.name !== 'tie') throw new Error('a tie is being broken');
  const tiedNow = phase.tied.map((one) => (one.owner === seat ? { ...one, set } : one));
  return applied({ ...state, phase: { name: 'tie', tied: tiedNow } }, { type: 'dice-chosen', seat, set });
}

/** Asks for the next throw, or compares what all have thrown. */
export function breakTie(state: TruckOffState, phase: TieBreak): Applied {
  const turn = tieTurn(phase);
  if (turn === null) return compared(state, phase);
  if (turn.set === null) return applied(state);
  const by = turn.owner === BARRY ? forBarry(phase) : turn.owner;
  return applied(askedFor(state, by, diceOfSet(turn.set), 'tie'));
}

/** Barry's dice are thrown by the first of those tied with him. */
function forBarry({ tied }: TieBreak): number {
  const [first] = tied.flatMap(({ owner }) => (owner === BARRY ? [] : [owner]));
  if (first === undefined) throw new Error('Barry is not tied with himself');
  return first;
}

/** The highest sum wins; those who share it throw the same sets again. */
function compared(state: TruckOffState, { tied }: TieBreak): Applied {
  const most = Math.max(...tied.map(sumOf));
  const best = tied.filter((one) => sumOf(one) === most);
  const [winner] = best;
  if (best.length === 1 && winner !== undefined) return wonBy(state, winner.owner, 'tie-dice');
  const again: TieBreak = { name: 'tie', tied: best.map((one) => ({ ...one, faces: null })) };
  return andThen(applied({ ...state, phase: again }, { type: 'tied', owners: best.map(({ owner }) => owner) }), (s) =>
    breakTie(s, again),
  );
}

const sumOf = ({ faces }: Tied): number => (faces ?? []).reduce((sum, face) => sum + face, 0);

/** TO-53: the winner, or the seats with the most money where Barry is ahead of them. */
export function firstOfSeats(state: TruckOffState): readonly number[] {
  const { outcome } = state;
  if (outcome === null) return [];
  if (outcome.winners.length > 0) return outcome.winners;
  return richest(state, stillPlaying(state));
}
