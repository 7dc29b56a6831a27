import type { Choice } from '#games/trexlands/actions.ts';
import { asked } from '#games/trexlands/asked.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import { FIRST } from '../followUp.ts';
import { optionsOf } from '../options.ts';
import { untried, withChoice, withoutRivals } from './carryOut.ts';
import { LEARNER, type Tried } from './judge.ts';

/** Choices of the learner's, and what comes of them before anything is thrown. */
export interface Line {
  readonly choices: readonly Choice[];
  readonly tried: Tried;
}

/** A turn seldom has a point to it that takes more choices, and takes long to search (house values). */
const MOST_CHOICES = 4;
const MOST_LINES = 4000;

/** Every way through the learner's turn that differs, to its end or to the first roll; the shorter ones first. */
export function linesFrom(position: TrexlandsState): readonly Line[] {
  const done: Line[] = [];
  let open: readonly Line[] = [{ choices: [], tried: untried(position) }];
  for (let length = 1; length <= MOST_CHOICES && done.length < MOST_LINES; length += 1) {
    const longer = open.flatMap((line) => onFrom(line));
    done.push(...longer.filter(isEnded));
    open = longer.filter((line) => !isEnded(line)).slice(0, MOST_LINES);
  }
  return done;
}

function onFrom({ choices, tried }: Line): readonly Line[] {
  return optionsAt(tried.state, choices).flatMap((choice) => {
    const next = withChoice(tried, choice);
    return next === null ? [] : [{ choices: [...choices, choice], tried: withoutRivals(next) }];
  });
}

/** In a window of the learner's own all that it may do; in its turn what differs, a stack and two cards at the most. */
function optionsAt(state: TrexlandsState, so: readonly Choice[]): readonly Choice[] {
  if (state.agenda.length > 0) return choicesOf(state, LEARNER);
  const restacked = so.some(({ do: what }) => what === 'stack' || what === 'unstack');
  const cards = so.filter(({ do: what }) => what === 'play').length;
  return optionsOf(state, LEARNER, FIRST).filter(({ do: what }) => {
    if (what === 'stack' || what === 'unstack') return !restacked;
    return what === 'play' ? cards < 2 : true;
  });
}

/** Something is to be thrown, or it is not the learner who goes on. */
const isEnded = ({ tried: { state } }: Line): boolean =>
  state.outcome !== null ||
  rollAsked(state) !== null ||
  !asked(state).includes(LEARNER) ||
  (state.agenda.length === 0 && turnOf(state)?.seat !== LEARNER);
