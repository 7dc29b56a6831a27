import type { RandomSource } from '#engine/random.ts';
import { withPlayers } from './changes.ts';
import { breakTie } from './ending.ts';
import { NUMBERS } from './numbers.ts';
import { resolvePayouts } from './payout.ts';
import { clockwiseFrom, playerOf, stillPlaying } from './queries.ts';
import { askForDice, endRound, reveal } from './round.ts';
import { askedFor } from './rolls.ts';
import { beforeCards, beforeExecute, insteadOfRoll, thrownAgain } from './specials/before.ts';
import type { TruckOffState } from './state.ts';
import { andThen, applied, type Applied } from './applied.ts';

/** Everything that follows without a choice or a throw, until a seat is asked again. */
export function advance(so: Applied, random: RandomSource): Applied {
  let now = so;
  for (;;) {
    const { state } = now;
    if (state.outcome !== null || state.roll !== null) return now;
    const next = follow(state, random);
    if (next === null) return now;
    now = andThen(now, () => next);
    if (next.state === state) return now;
  }
}

/** The next step of the round; null where a choice is awaited. */
function follow(state: TruckOffState, random: RandomSource): Applied | null {
  const { phase } = state;
  switch (phase.name) {
    case 'trucks':
      return haveDecided(state) ? andThen(reveal(state, random), (s) => insteadOfRoll(askForDice(s))) : null;
    case 'roll':
      return phase.again ? toCards(state) : diceLie(state);
    case 'cards':
      return haveDecided(state) ? startExecuting(state) : null;
    case 'execute':
      return nextTurn(state, phase.turn, random);
    case 'pick':
      return phase.left === 0 ? payAll(state, random) : null;
    case 'tie':
      return breakTie(state, phase);
  }
}

const haveDecided = (state: TruckOffState): boolean =>
  stillPlaying(state).every((seat) => playerOf(state, seat).decided);

/** Low dice are turned up, or thrown again, where a Daily Special says so. */
function diceLie(state: TruckOffState): Applied {
  const again = thrownAgain(state);
  const lie = andThen(beforeCards(state), (s) => applied({ ...s, phase: { name: 'roll', again: true } }));
  if (again.length === 0) return andThen(lie, toCards);
  return andThen(lie, (s) => applied(askedFor(s, s.first, again, 'special')));
}

/** Two players select and execute in one (TO-35). */
function toCards(state: TruckOffState): Applied {
  if (state.grid === null) return applied({ ...state, phase: { name: 'cards' } });
  const left = NUMBERS.two.picksARound * state.seats;
  return beforeExecute({ ...state, phase: { name: 'pick', turn: state.first, left } });
}

/** The number of cards is shown (TO-07). */
function startExecuting(state: TruckOffState): Applied {
  const counts = stillPlaying(state).map((seat) => ({ seat, cards: playerOf(state, seat).chosen.length }));
  const started: TruckOffState = {
    ...withPlayers(state, { decided: false }),
    phase: { name: 'execute', turn: state.first },
  };
  return andThen(applied(started, { type: 'cards-counted', counts }), beforeExecute);
}

/** TO-08: clockwise, those without a card passed over, until there is none. Null where the turn is right. */
function nextTurn(state: TruckOffState, turn: number, random: RandomSource): Applied | null {
  const next = clockwiseFrom(state, turn).find((seat) => playerOf(state, seat).chosen.length > 0);
  if (next === undefined) return payAll(state, random);
  return next === turn ? null : applied({ ...state, phase: { name: 'execute', turn: next } });
}

const payAll = (state: TruckOffState, random: RandomSource): Applied =>
  andThen(resolvePayouts(state), (s) => endRound(s, random));
